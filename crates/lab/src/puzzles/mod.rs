//! Puzzles found in matches that bots play: turns in which there is a way to win, or to outlive what comes, although neither the first
//! thing that comes to mind nor any other single click finds it.
//!
//! A way is worth something if it holds whatever the hidden cards are: it is played again on many tables that look the same to
//! the solver, against every answer of the others. What touches nothing hidden is sure, the rest is likely, and says how much.

mod chances;
mod every;
mod trial;
mod ways;

use ai::{Bot, Position};
use catalog::GameEntry;
use catalog::puzzles::{Aim, Chance, Proof, Puzzle, decision};
use catalog::story::Turn;
use kernel::erased::AnyMatch;
use kernel::game::Setup;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

use crate::plan::Options;
use ways::{Line, Way};

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
    /// Whether answers with the best chance are looked for, rather than ways that hold whatever comes.
    pub chance: bool,
    /// What the game leaves to the table.
    pub options: Options,
}

/// After so many decisions a match is given up.
const LONGEST: usize = 3_000;
/// The fewest decisions with a choice that are worth thinking about.
const FEWEST: usize = 3;
/// The most decisions of the solver.
const MOST: usize = 40;
/// So many turns at the end of a match are looked at,
const LATE: usize = 4;
/// and so many moments of each.
const BEGINNINGS: usize = 8;

/// Finds puzzles beside those there are; `told` hears of each match and of each that has been found.
pub fn find(
    title: &GameEntry,
    search: &Search,
    mut told: impl FnMut(u64, Option<&Puzzle>),
) -> Result<Vec<Puzzle>, String> {
    let mut found: Vec<Puzzle> = Vec::new();
    let count = |found: &[Puzzle], aim: Aim| found.iter().filter(|puzzle| puzzle.aim == aim).count();
    for game in 0..search.games {
        let missing = [Aim::Win, Aim::Survive].map(|aim| count(&found, aim) < search.count);
        if missing == [false, false] {
            break;
        }
        let seed = search.seed.wrapping_add(game);
        let setup = set_up(title, seed, &search.options);
        told(game + 1, None);
        let Some(played) = play(title, &setup, &search.bot, seed)? else { continue };
        let moments = moments(title, &setup, &played).unwrap_or_default();
        for aim in [Aim::Win, Aim::Survive] {
            let known = || title.puzzles.iter().chain(&found);
            if count(&found, aim) >= search.count || known().any(|other| other.aim == aim && other.setup == setup) {
                continue;
            }
            let looked = look(title, &setup, &played, &moments, aim, search.chance);
            let Some(way) = looked else { continue };
            if way.chances.is_empty() && known().any(|other| own(other) == own(&way)) {
                continue;
            }
            let name = if aim == Aim::Win { "win" } else { "survive" };
            let number = (1..).find(|number| known().all(|other| other.id != format!("{name}-{number}")));
            let way = Puzzle { id: format!("{name}-{}", number.unwrap_or_default()), ..way };
            told(game + 1, Some(&way));
            found.push(way);
        }
    }
    found.sort_by_key(|puzzle| puzzle.aim != Aim::Win);
    Ok(found)
}

/// Proves a solution anew: how sure it is with the rules and cards of today; nothing if it is none.
pub fn prove(title: &GameEntry, puzzle: &Puzzle) -> Result<Option<Proof>, String> {
    let position = puzzle.open(title)?;
    let whose = Turn::of(position.log()).seat;
    let position = position.bare();
    let line = puzzle.solution.iter().map(|text| decision(text).map(|(seat, text)| (seat, text.to_string())));
    let line: Line = line.collect::<Result<_, _>>()?;
    let from = Way { title, aim: puzzle.aim, seat: puzzle.seat, whose, position: &*position };
    // What was measured stays as it was measured.
    if puzzle.chances.is_empty() { Ok(from.prove(&line)) } else { Ok(Some(puzzle.proof)) }
}

/// The solver's part of a solution.
fn own(puzzle: &Puzzle) -> Vec<&str> {
    let all = puzzle.solution.iter().filter_map(|text| decision(text).ok());
    all.filter(|(seat, _)| *seat == puzzle.seat).map(|(_, text)| text).collect()
}

/// A match for as few as can play it, with decks that change from match to match.
fn set_up(title: &GameEntry, seed: u64, options: &Options) -> Setup {
    let game = &*title.game;
    let seats = game.seats().0.max(1) as u8;
    let mut setup = Setup { options: options.clone(), ..Setup::new(seats, seed) };
    let decks = game.decks();
    if game.deck_each() && !decks.is_empty() {
        let deck = |place: u64| decks[((seed + place * 3) as usize) % decks.len()].id.clone();
        setup.decks = (0..u64::from(seats)).map(deck).collect();
    }
    setup
}

/// A match that was played to its end.
struct Played {
    decisions: Vec<(Seat, String)>,
    /// The number and the seat of the turn before each decision.
    turns: Vec<Turn>,
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
    if play.verdict().is_none() {
        return Ok(None);
    }
    let decisions = play.decisions().iter().map(|decision| (decision.seat, decision.text.clone())).collect();
    Ok(Some(Played { decisions, turns }))
}

/// The puzzle of an aim that a match holds, if it does.
fn look(
    title: &GameEntry,
    setup: &Setup,
    played: &Played,
    moments: &[Moment],
    aim: Aim,
    chance: bool,
) -> Option<Puzzle> {
    let mut random = Random::new(setup.seed);
    for Moment { begins, seat, whose, position } in moments {
        // Nobody wins in a turn of somebody else; to outlive it is what one is asked for there.
        if aim == Aim::Win && whose.is_some_and(|whose| whose != *seat) {
            continue;
        }
        let from = Way { title, aim, seat: *seat, whose: *whose, position: &**position };
        let found = match chance {
            false => worth(&from, &mut random).map(|(line, proof)| (line, proof, Vec::new())),
            // What comes until one's next turn hangs on too much else.
            true if aim == Aim::Survive && whose.is_none_or(|whose| whose == *seat) => None,
            true => best_answer(&from, &mut random),
        };
        let Some((line, proof, chances)) = found else { continue };
        let write = |(seat, text): &(Seat, String)| format!("{seat} {text}");
        return Some(Puzzle {
            id: String::new(),
            aim,
            seat: *seat,
            setup: setup.clone(),
            before: played.decisions[..*begins].iter().map(write).collect(),
            solution: line.iter().map(write).collect(),
            proof,
            chances,
        });
    }
    None
}

/// Where a puzzle may begin.
struct Moment {
    begins: usize,
    seat: Seat,
    /// Whose turn it is, where somebody has it.
    whose: Option<Seat>,
    position: Box<dyn AnyMatch>,
}

/// Decisions of each late turn, of whoever has it and of the others, with nothing half done; those of the last turn first.
fn moments(title: &GameEntry, setup: &Setup, played: &Played) -> Option<Vec<Moment>> {
    let mut turns: Vec<Turn> = played.turns.clone();
    turns.dedup();
    let mut places: Vec<usize> = Vec::new();
    for turn in turns.iter().rev().take(LATE) {
        let all = (0..played.decisions.len()).filter(|place| played.turns[*place] == *turn);
        let is_own = |place: &usize| turn.seat.is_none_or(|seat| played.decisions[*place].0 == seat);
        let (own, others): (Vec<usize>, Vec<usize>) = all.partition(is_own);
        for asked in [own, others] {
            let step = asked.len().div_ceil(BEGINNINGS).max(1);
            places.extend(asked.into_iter().step_by(step));
        }
    }
    let mut play = title.game.start(setup).ok()?;
    let mut found: Vec<Moment> = Vec::new();
    for (begins, (seat, text)) in played.decisions.iter().enumerate() {
        if places.contains(&begins) && (play.is_quiet() || !play.is_routine()) && play.option_count() > 1 {
            let whose = played.turns[begins].seat;
            found.push(Moment { begins, seat: *seat, whose, position: play.bare() });
        }
        play.answer(*seat, text).ok()?;
    }
    let order = |moment: &Moment| places.iter().position(|place| *place == moment.begins);
    found.sort_by_key(order);
    Some(found)
}

/// The way through a position, if there is one and nobody sees it at once.
fn worth(from: &Way, random: &mut Random) -> Option<(Line, Proof)> {
    if from.is_obvious(random) {
        return None;
    }
    let line = from.find(random)?;
    let own = line.iter().filter(|(decider, _)| *decider == from.seat).count();
    if from.thought(&line) < FEWEST || own > MOST || from.is_found_by_greedy() {
        return None;
    }
    let proof = from.prove(&line)?;
    Some((line, proof))
}

/// The answer with the best chance, if nobody sees it at once, and the chances of all.
fn best_answer(from: &Way, random: &mut Random) -> Option<(Line, Proof, Vec<Chance>)> {
    let (chances, of) = from.best_chance(random)?;
    let line = vec![(from.seat, chances[0].answer.clone())];
    let held = (chances[0].of_thousand * of).div_ceil(1000);
    Some((line, Proof::Likely { held, of }, chances))
}

/// Whether a proof is worth anything.
fn is_worth(proof: Proof) -> bool {
    match proof {
        Proof::Sure => true,
        Proof::Likely { held, of } => held * 10 >= of * 8,
    }
}
