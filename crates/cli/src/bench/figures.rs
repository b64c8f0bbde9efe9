//! What is measured of a game.

use ai::search::{Search, Settings};
use ai::{Budget, Judge, Position};
use catalog::GameEntry;
use kernel::erased::{AnyMatch, Played};
use kernel::error::SetupError;
use kernel::game::Setup;
use kernel::table::chance::Random;
use serde::Serialize;

use super::answers::{self, Answers};
use super::clock::{Clock, best_rate};
use super::memory::{self, Memory, Story};
use super::{Effort, instructions, middle};

/// The figures of one game with some number of seats. Rates are per second of processor time.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    pub game: String,
    /// How many sit at the table.
    pub seats: u8,
    /// Decisions of random play: all options are derived, one is taken.
    pub decisions_per_second: f64,
    /// Whole random games.
    pub games_per_second: f64,
    /// How long a random game is.
    pub decisions_per_game: f64,
    /// Copies of a table in mid-game.
    pub copies_per_second: f64,
    /// Re-deals of it.
    pub redeals_per_second: f64,
    /// Iterations of the search that plays each to the end at random.
    pub full_search_per_second: Pair,
    /// Iterations of the search as the strongest level makes them.
    pub level_search_per_second: Pair,
    /// How long each level thinks about a decision.
    pub answers: Vec<Answers>,
    /// Bytes of the stored table in mid-game.
    pub stored_bytes: usize,
    /// The table of some random matches on which most events lie within each other.
    pub deepest: Deepest,
    /// Resident bytes of a match that is held; nothing where the system does not tell.
    pub memory: Option<Memory>,
    /// Instructions per decision of random play, counted or from the ledger; nothing where neither is known.
    pub instructions_per_decision: Option<f64>,
}

/// A rate at two moments of a game, on one core.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// At the first decision.
    pub first: f64,
    /// In mid-game.
    pub middle: f64,
}

/// A table in the middle of nested events.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Deepest {
    /// How many events lie within each other.
    pub events: usize,
    /// Bytes of the stored table.
    pub stored_bytes: usize,
    pub copies_per_second: f64,
}

/// Among how many decisions the deepest table is looked for.
const DEEPEST_OF: usize = 30_000;
/// How many decisions of random play are taken before the clock is read.
const AT_ONCE: u64 = 20_000;
/// How many of 256 decisions are taken at random in random play.
const ALWAYS: u32 = 256;
/// How many copies or re-deals are made before the clock is read.
const BATCH: u64 = 5_000;

impl Figures {
    /// Measures a game.
    pub fn measure(title: &GameEntry, seats: u8, effort: &Effort) -> Result<Figures, SetupError> {
        let game = title.game.id();
        let random = play_at_random(title, seats, effort)?;
        let half = half_a_game(title, seats)?;
        let first = middle(title, seats, 0, Story::Dropped)?;
        let play = middle(title, seats, half, Story::Dropped)?;
        let deepest = deepest(title, seats)?;
        let rate = |act: &dyn Fn(u64) -> usize| {
            best_rate(effort.seconds / 2.0, effort.repeats, || {
                act(BATCH);
                BATCH
            })
        };
        let search = |settings: Settings, judge: Judge| {
            let settings = Settings { trees: 1, ..settings };
            let rate = |play: &dyn AnyMatch| {
                let mut seed = 0;
                best_rate(effort.seconds / 2.0, effort.repeats, || {
                    let Some(position) = Position::of(play) else { return 1 };
                    seed += 1;
                    let budget = Budget::Iterations(effort.iterations.max(1));
                    let mut search = Search::new(settings.clone(), judge.clone(), budget, seed);
                    u64::from(search.analyse(&position).iterations.max(1))
                })
            };
            Pair { first: rate(&*first), middle: rate(&*play) }
        };
        let (level, judge) = title.bots.strongest();
        let full = Settings { horizon: u32::MAX, slips: ALWAYS, ..Settings::default() };
        let fewest = title.game.seats().0 == usize::from(seats);
        let instructions_per_decision = match effort.instructions {
            true => instructions::count(game, seats).inspect_err(|fault| eprintln!("tapis: {fault}")).ok(),
            false => instructions::known(game).filter(|_| fewest),
        };
        Ok(Figures {
            game: game.to_string(),
            seats,
            decisions_per_second: random.decisions_per_second,
            games_per_second: random.decisions_per_second / random.decisions_per_game,
            decisions_per_game: random.decisions_per_game,
            copies_per_second: rate(&|times| play.copy_often(times)),
            redeals_per_second: rate(&|times| play.redeal_often(times)),
            full_search_per_second: search(full, judge.clone()),
            level_search_per_second: search(level, judge),
            answers: answers::measure(title, seats, effort.seconds)?,
            stored_bytes: play.to_bytes().len(),
            deepest: Deepest {
                events: deepest.depth(),
                stored_bytes: deepest.to_bytes().len(),
                copies_per_second: rate(&|times| deepest.copy_often(times)),
            },
            memory: memory::measure(game, seats, half),
            instructions_per_decision,
        })
    }
}

struct RandomPlay {
    decisions_per_second: f64,
    decisions_per_game: f64,
}

fn play_at_random(title: &GameEntry, seats: u8, effort: &Effort) -> Result<RandomPlay, SetupError> {
    let setup = Setup::new(seats, 1);
    let mut best = RandomPlay { decisions_per_second: 0.0, decisions_per_game: 0.0 };
    for _ in 0..effort.repeats.max(1) {
        let mut played = Played::default();
        let clock = Clock::start();
        let mut seed = 1;
        let seconds = loop {
            let part = title.game.play_at_random(&Setup { seed, ..setup.clone() }, AT_ONCE)?;
            played.games += part.games;
            played.decisions += part.decisions;
            seed += part.games;
            let seconds = clock.seconds();
            if seconds >= effort.seconds {
                break seconds;
            }
        };
        let rate = played.decisions as f64 / seconds;
        if rate > best.decisions_per_second {
            let length = played.decisions as f64 / played.games as f64;
            best = RandomPlay { decisions_per_second: rate, decisions_per_game: length };
        }
    }
    Ok(best)
}

/// When a match is in its middle, going by the first random ones: the same on a fast machine and on a slow one.
fn half_a_game(title: &GameEntry, seats: u8) -> Result<usize, SetupError> {
    let played = title.game.play_at_random(&Setup::new(seats, 1), AT_ONCE)?;
    Ok((played.decisions / played.games.max(1) / 2) as usize)
}

/// The table of random matches on which most events lie within each other; of several the one that takes most room.
fn deepest(title: &GameEntry, seats: u8) -> Result<Box<dyn AnyMatch>, SetupError> {
    let mut random = Random::new(2);
    let mut seed = 1;
    let mut play = title.game.start(&Setup::new(seats, seed))?.bare();
    let size = |play: &dyn AnyMatch| (play.depth(), play.to_bytes().len());
    let mut deepest = play.bare();
    let mut most = size(&*deepest);
    for _ in 0..DEEPEST_OF {
        play.step_at_random(&mut random);
        if play.asked().is_none() {
            seed += 1;
            play = title.game.start(&Setup::new(seats, seed))?.bare();
        }
        if play.depth() >= most.0 && size(&*play) > most {
            (deepest, most) = (play.bare(), size(&*play));
        }
    }
    Ok(deepest)
}
