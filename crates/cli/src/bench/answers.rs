//! How long levels think about a decision.

use ai::Position;
use catalog::GameEntry;
use kernel::error::SetupError;
use kernel::game::Setup;
use serde::Serialize;

use super::clock::Clock;

/// A level is asked at every eighth decision; the others are taken by rank, so that whole matches are met.
const EVERY: usize = 8;
/// So often at least, however long it takes.
const LEAST: usize = 20;

/// How long a level thinks, in milliseconds of processor time.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Answers {
    pub level: String,
    /// How often it was asked.
    pub asked: usize,
    /// On average.
    pub mean_ms: f64,
    pub longest_ms: f64,
}

/// Asks each level of a game for some seconds.
pub fn measure(title: &GameEntry, seats: u8, seconds: f64) -> Result<Vec<Answers>, SetupError> {
    title.bots.levels().iter().map(|level| of(title, seats, &level.name, seconds)).collect()
}

fn of(title: &GameEntry, seats: u8, level: &str, seconds: f64) -> Result<Answers, SetupError> {
    let (mut asked, mut total, mut longest) = (0, 0.0, 0.0_f64);
    for seed in 1.. {
        let mut play = title.game.start(&Setup::new(seats, seed))?.bare();
        let mut bots: Vec<_> =
            (0..seats).map(|seat| title.bots.bot(level, u64::from(seat)).expect("a level has a bot")).collect();
        let mut decisions = 0;
        while let Some(seat) = play.asked() {
            decisions += 1;
            if decisions % EVERY != 0 {
                play.step_by_rank();
                continue;
            }
            let Some(position) = Position::of(&*play) else { break };
            let clock = Clock::start();
            let option = bots[seat.index()].decide(&position);
            let spent = clock.seconds() * 1e3;
            play.step(option);
            asked += 1;
            total += spent;
            longest = longest.max(spent);
            if total >= seconds * 1e3 && asked >= LEAST {
                return Ok(Answers {
                    level: level.to_string(),
                    asked,
                    mean_ms: total / asked as f64,
                    longest_ms: longest,
                });
            }
        }
    }
    unreachable!("seeds do not run out")
}
