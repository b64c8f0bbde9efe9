//! One match.

use std::sync::atomic::{AtomicBool, Ordering};

use ai::{Bot, Position};
use catalog::GameEntry;
use kernel::erased::{AnyMatch, LONGEST};
use kernel::game::VerdictKind;
use kernel::table::seats::Seat;

use crate::plan::Plan;
use crate::row::{DecisionRow, MatchRow};

/// What is wanted of a match beyond its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Which cards each seat saw and played.
    pub cards: bool,
    pub decisions: bool,
}

/// What became of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    pub row: MatchRow,
    pub table: usize,
    /// Its decisions, if they are wanted.
    pub decisions: Vec<DecisionRow>,
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
    /// How often the seat played it.
    pub played: Vec<u16>,
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
        let Some(option) = decide(&mut bots, &*play) else { break };
        watch.look(&*play, job.number, taken, option);
        play.step(option);
        taken += 1;
    }
    let view = play.view(None);
    let gauges = view.seats.iter().map(|seat| {
        let gauges: Vec<String> = seat.gauges.iter().map(|(name, amount)| format!("{name}={amount}")).collect();
        gauges.join(";")
    });
    let ending = match play.verdict().map(|verdict| verdict.why) {
        Some(VerdictKind::Won) => "won",
        Some(VerdictKind::Draw) => "draw",
        Some(VerdictKind::Loop) => "loop",
        Some(VerdictKind::Lost) => "lost",
        None => "given-up",
    };
    let options: Vec<String> = setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    watch.end(&*play);
    let row = MatchRow {
        number: job.number,
        seed: setup.seed,
        seating: watch.seating,
        first: watch.first.map(|seat| seat.0),
        options: options.join(";"),
        winners: play.verdict().map_or(0, |verdict| verdict.winners.seats().fold(0, |bits, seat| bits | 1 << seat.0)),
        ending: ending.to_string(),
        turns: play.turn(),
        decisions: taken,
        gauges: gauges.collect(),
    };
    Ok(Some(Played { row, table: job.table, decisions: watch.decisions, cards: watch.cards }))
}

fn decide(bots: &mut [Box<dyn Bot>], play: &dyn AnyMatch) -> Option<usize> {
    let position = Position::of(play)?;
    Some(bots[position.seat().index()].decide(&position))
}

/// What is noted while a match is played.
struct Watch {
    wanted: Wanted,
    seating: Vec<u16>,
    first: Option<Seat>,
    decisions: Vec<DecisionRow>,
    cards: Vec<Dealt>,
}

impl Watch {
    fn new(title: &GameEntry, play: &dyn AnyMatch, seating: Vec<u16>, wanted: Wanted) -> Watch {
        let faces = title.game.faces();
        let dealt = |seat: usize| {
            let mut present = vec![false; faces];
            play.mark_present(Seat(seat as u8), &mut present);
            Dealt { present, seen: vec![false; faces], played: vec![0; faces] }
        };
        let seats = if wanted.cards { seating.len() } else { 0 };
        Watch { wanted, seating, first: None, decisions: Vec::new(), cards: (0..seats).map(dealt).collect() }
    }

    /// Before a decision is done.
    fn look(&mut self, play: &dyn AnyMatch, number: u64, decision: u32, option: usize) {
        let Some(seat) = play.asked() else { return };
        // Whoever is first asked while nothing is half done begins.
        if self.first.is_none() && play.is_quiet() {
            self.first = Some(seat);
        }
        if self.wanted.cards {
            let dealt = &mut self.cards[seat.index()];
            play.mark_seen(seat, &mut dealt.seen);
            if let Some(face) = play.plays(option) {
                dealt.seen[face.index()] = true;
                dealt.played[face.index()] = dealt.played[face.index()].saturating_add(1);
            }
        }
        if self.wanted.decisions {
            let options = play.options();
            self.decisions.push(DecisionRow {
                number,
                decision,
                turn: play.turn(),
                seat: seat.0,
                entrant: self.seating[seat.index()],
                options: options.len() as u32,
                chosen: options[option].text.clone(),
            });
        }
    }

    /// After the last decision.
    fn end(&mut self, play: &dyn AnyMatch) {
        for (seat, dealt) in self.cards.iter_mut().enumerate() {
            play.mark_seen(Seat(seat as u8), &mut dealt.seen);
            // What is made or turned over on the way is in the match, too.
            for (present, seen) in dealt.present.iter_mut().zip(&dealt.seen) {
                *present |= seen;
            }
        }
    }
}
