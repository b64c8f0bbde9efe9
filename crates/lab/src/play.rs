//! One match.

use std::sync::atomic::{AtomicBool, Ordering};

use ai::{Bot, Position};
use catalog::GameEntry;
use kernel::erased::{AnyMatch, LONGEST};
use kernel::game::VerdictKind;

use crate::plan::Plan;
use crate::row::{DecisionRow, MatchRow, TurnRow};
use crate::told;
use crate::watch::Watch;

/// What is wanted of a match beyond its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Which cards each seat saw and played.
    pub cards: bool,
    pub decisions: bool,
    /// How things stand at the beginning of each turn.
    pub turns: bool,
}

/// What became of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    pub row: MatchRow,
    pub table: usize,
    /// Its decisions, if they are wanted.
    pub decisions: Vec<DecisionRow>,
    /// How things stood turn by turn, if that is wanted.
    pub turns: Vec<TurnRow>,
    /// What each seat had to do with cards, if that is wanted.
    pub cards: Vec<Dealt>,
}

/// What a seat had to do with cards, by face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// Whether it was in the game for this seat.
    pub present: Vec<bool>,
    /// Whether the seat saw it.
    pub seen: Vec<bool>,
    /// How many copies it held when the first turn began.
    pub opening: Vec<u16>,
    /// Whether a copy came to its hand later.
    pub drawn: Vec<bool>,
    /// How many copies it got that were not its own before.
    pub gained: Vec<u16>,
    /// In which turn it got the first of them.
    pub gained_turn: Vec<u32>,
    /// How often the seat played it.
    pub played: Vec<u16>,
    /// In which turn it first did.
    pub played_turn: Vec<u32>,
}

impl Played {
    /// Whether a seat won.
    pub fn has_won(&self, seat: usize) -> bool {
        self.row.winners & (1 << seat) != 0
    }
}

/// Plays a match of a plan; nothing if it is told to stop before the end.
pub fn play(
    title: &GameEntry,
    plan: &Plan,
    number: u64,
    wanted: Wanted,
    stop: &AtomicBool,
) -> Result<Option<Played>, String> {
    let job = plan.job(number);
    let setup = plan.setup(title, &job);
    let mut play = title.game.start(&setup).map_err(|error| error.to_string())?.bare();
    let seating = plan.seating(&job);
    let mut bots = Vec::with_capacity(seating.len());
    for (seat, entrant) in seating.iter().enumerate() {
        let seed = plan.bot_seed(&job, plan.place_at(&job, seat));
        bots.push(title.bots.bot(&plan.entrants[usize::from(*entrant)].bot, seed)?);
    }
    let mut watch = Watch::new(title, &*play, seating, wanted);
    let mut taken = 0;
    while taken < LONGEST {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let fault = |fault| format!("match {number}, {fault}");
        let Some(option) = decide(&mut bots, &*play).map_err(fault)? else { break };
        watch.look(&*play, job.number, taken, option);
        play.step(option);
        taken += 1;
    }
    let ending = match play.verdict().map(|verdict| verdict.why) {
        Some(VerdictKind::Won) => "won",
        Some(VerdictKind::Draw) => "draw",
        Some(VerdictKind::Loop) => "loop",
        Some(VerdictKind::Lost) => "lost",
        None => "given-up",
    };
    let options: Vec<String> = setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let winners = play.verdict().map_or(0, |verdict| verdict.winners.seats().fold(0, |bits, seat| bits | 1 << seat.0));
    watch.end(&*play, job.number, winners);
    let row = MatchRow {
        number: job.number,
        seed: setup.seed,
        seating: watch.seating,
        first: watch.first.map(|seat| seat.0),
        options: options.join(";"),
        winners,
        ending: ending.to_string(),
        turns: play.turn(),
        decisions: taken,
        gauges: (0..usize::from(plan.seats)).map(|seat| told::gauges(&*play, &play.view(None), seat)).collect(),
        facts: watch.facts,
    };
    let (turns, decisions) = (watch.turns, watch.decisions);
    Ok(Some(Played { row, table: job.table, decisions, turns, cards: watch.cards }))
}

/// What the asked bot answers; nothing if nobody is asked. An answer that is none of its own would be counted as its play.
fn decide(bots: &mut [Box<dyn Bot>], play: &dyn AnyMatch) -> Result<Option<usize>, String> {
    let Some(position) = Position::of(play) else { return Ok(None) };
    let seat = position.seat();
    let bot = &mut bots[seat.index()];
    let option = bot.decide(&position);
    match bot.fault() {
        Some(fault) => Err(format!("seat {seat}: {fault}")),
        None => Ok(Some(option)),
    }
}
