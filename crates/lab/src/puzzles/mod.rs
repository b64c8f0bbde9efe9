//! Puzzles found in matches that bots play: last turns that were won although the first thing that comes to mind does not win,
//! and last turns before a defeat that something else would have outlived.
//!
//! A way is worth something if it holds whatever the hidden cards are: it is played again on many tables that look the same to
//! the solver, against every answer of the others. What touches nothing hidden is sure, the rest is likely, and says how much.

mod ways;

use ai::{Bot, Position};
use catalog::GameEntry;
use catalog::puzzles::{Aim, Proof, Puzzle};
use catalog::story::Turn;
use kernel::erased::AnyMatch;
use kernel::game::Setup;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

use ways::Way;

/// What is looked for.
#[derive(Clone, Debug)]
pub struct Search {
    /// The bot that plays the matches.
    pub bot: String,
    /// How many puzzles of each aim are enough.
    pub count: usize,
    /// The most matches that are played for them.
    pub games: u64,
    pub seed: u64,
}

/// After so many decisions a match is given up.
const LONGEST: usize = 3_000;
/// The fewest decisions of the solver that are worth thinking about.
const FEWEST: usize = 3;
/// The most.
const MOST: usize = 40;

/// Finds puzzles; `told` hears of each match and of how many have been found.
pub fn find(title: &GameEntry, search: &Search, mut told: impl FnMut(u64, usize)) -> Result<Vec<Puzzle>, String> {
    let mut found: Vec<Puzzle> = Vec::new();
    let count = |found: &[Puzzle], aim: Aim| found.iter().filter(|puzzle| puzzle.aim == aim).count();
    for game in 0..search.games {
        let missing = [Aim::Win, Aim::Survive].map(|aim| count(&found, aim) < search.count);
        if missing == [false, false] {
            break;
        }
        let seed = search.seed.wrapping_add(game);
        let setup = set_up(title, seed);
        let played = play(title, &setup, &search.bot, seed)?;
        for aim in [Aim::Win, Aim::Survive] {
            if count(&found, aim) >= search.count {
                continue;
            }
            if let Some(way) = played.as_ref().and_then(|played| look(title, &setup, played, aim, seed)) {
                let name = if aim == Aim::Win { "win" } else { "survive" };
                let id = format!("{name}-{}", count(&found, aim) + 1);
                found.push(Puzzle { id, aim, setup: setup.clone(), ..way });
            }
        }
        told(game + 1, found.len());
    }
    found.sort_by_key(|puzzle| puzzle.aim != Aim::Win);
    Ok(found)
}

/// A match for as few as can play it, with decks that change from match to match.
fn set_up(title: &GameEntry, seed: u64) -> Setup {
    let game = &*title.game;
    let seats = game.seats().0.max(1) as u8;
    let mut setup = Setup::new(seats, seed);
    let decks = game.decks();
    if game.deck_each() && !decks.is_empty() {
        let deck = |place: u64| decks[((seed + place * 3) as usize) % decks.len()].id.clone();
        setup.decks = (0..u64::from(seats)).map(deck).collect();
    }
    setup
}

/// A match that was played, with the moments at which turns began.
struct Played {
    decisions: Vec<(Seat, String)>,
    /// The number and the seat of the turn before each decision.
    turns: Vec<Turn>,
    winners: Vec<Seat>,
}

fn play(title: &GameEntry, setup: &Setup, bot: &str, seed: u64) -> Result<Option<Played>, String> {
    // A deck that cannot be played against another one is no fault of the search.
    let Ok(mut play) = title.game.start(setup) else { return Ok(None) };
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    for seat in 0..u64::from(setup.seats) {
        bots.push(title.bots.bot(bot, seed.wrapping_mul(31).wrapping_add(seat))?);
    }
    let mut turns = Vec::new();
    while let Some(seat) = play.asked() {
        if turns.len() >= LONGEST {
            return Ok(None);
        }
        let Some(position) = Position::of(&*play) else { break };
        let option = bots[seat.index()].decide(&position);
        let text = play.options()[option].text.clone();
        turns.push(Turn::of(play.log()));
        play.answer(seat, &text).map_err(|refusal| refusal.to_string())?;
    }
    let Some(verdict) = play.verdict() else { return Ok(None) };
    let winners = verdict.winners.seats().collect();
    let decisions = play.decisions().iter().map(|decision| (decision.seat, decision.text.clone())).collect();
    Ok(Some(Played { decisions, turns, winners }))
}

/// The puzzle of an aim that a match holds, if it does.
fn look(title: &GameEntry, setup: &Setup, played: &Played, aim: Aim, seed: u64) -> Option<Puzzle> {
    let seat = match aim {
        Aim::Win => *played.winners.first()?,
        Aim::Survive => (0..setup.seats).map(Seat).find(|seat| !played.winners.contains(seat))?,
    };
    // The last turn of the solver: it begins with the first decision that is theirs in it.
    let last = played.turns.iter().rev().find(|turn| turn.seat.is_none_or(|whose| whose == seat))?;
    let begins = (0..played.decisions.len())
        .find(|place| played.turns[*place] == *last && played.decisions[*place].0 == seat)?;
    if aim == Aim::Win && played.turns.last() != Some(last) {
        return None;
    }
    let mut position = title.game.start(setup).ok()?;
    for (seat, text) in &played.decisions[..begins] {
        position.answer(*seat, text).ok()?;
    }
    let from = Way { aim, seat, position: &*position };
    let mut random = Random::new(seed);
    let line: Vec<(Seat, String)> = match aim {
        Aim::Win => played.decisions[begins..].to_vec(),
        Aim::Survive => from.outlive(&mut random)?,
    };
    let own = line.iter().filter(|(decider, _)| *decider == seat).count();
    if !(FEWEST..=MOST).contains(&own) || from.is_obvious(&mut random) {
        return None;
    }
    let proof = from.prove(&line)?;
    let write = |(seat, text): &(Seat, String)| format!("{seat} {text}");
    Some(Puzzle {
        id: String::new(),
        aim,
        seat,
        setup: setup.clone(),
        before: played.decisions[..begins].iter().map(write).collect(),
        solution: line.iter().map(write).collect(),
        proof,
    })
}

/// Whether a proof is worth anything.
fn is_worth(proof: Proof) -> bool {
    match proof {
        Proof::Sure => true,
        Proof::Likely { held, of } => held * 10 >= of * 9,
    }
}

/// The same match, to try something on.
fn copy(play: &dyn AnyMatch) -> Box<dyn AnyMatch> {
    play.fork()
}
