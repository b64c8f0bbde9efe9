//! Series of voluntary actions that players have repeated. `SP-414.2` `SP-414.3`
//!
//! What was done this turn is remembered. A player may have the last decisions repeated a finite number of times; they
//! are taken one after the other as long as they are legal, and the opponent is asked as always. If the series is made
//! of decisions of both players, both name a number and the smaller one counts.

use kernel::notation::PASS;
use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

use crate::Spoils;
use crate::rules::event::Event;
use crate::table::action::slot;
use crate::table::reading::Sight;
use crate::texts::select::rival;
use crate::word;

/// How many decisions of a turn are remembered.
const REMEMBERED: usize = 16;
/// The most repetitions.
pub const MOST: u32 = 10_000;

/// What has been done this turn, and what is being repeated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Series {
    done: Vec<Done>,
    running: [Option<Running>; 2],
}

/// A decision, and how many actions were going on when it was taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Done {
    seat: Seat,
    choice: Choice,
    depth: u16,
}

/// Decisions of one player that are being repeated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Running {
    steps: Vec<Done>,
    at: u16,
    left: u32,
    /// Whether the answers lie ever deeper within each other, as in a loop of both players.
    nested: bool,
}

impl Series {
    /// Remembers a decision.
    pub fn note(&mut self, seat: Seat, choice: &Choice, depth: usize) {
        if choice.word == word::REPEAT {
            return;
        }
        if self.done.len() == REMEMBERED {
            self.done.remove(0);
        }
        self.done.push(Done { seat, choice: *choice, depth: depth as u16 });
    }

    /// The next decision of a player who repeats. Whoever must answer something else in between is asked.
    pub fn next(&mut self, seat: Seat, depth: usize) -> Option<Choice> {
        let running = self.running[seat.index()].as_mut()?;
        let Done { choice, depth: shown, .. } = running.steps[running.at as usize];
        if !running.nested && usize::from(shown) != depth {
            return None;
        }
        running.at += 1;
        if running.at as usize == running.steps.len() {
            running.at = 0;
            running.left -= 1;
            if running.left == 0 {
                self.running[seat.index()] = None;
            }
        }
        Some(choice)
    }

    /// A player stops repeating.
    pub fn stop(&mut self, seat: Seat) {
        self.running[seat.index()] = None;
    }

    /// The last decisions are repeated. Of a common series the active player leaves the last repetition open and may
    /// stop anywhere in it. `SP-414.3c`
    pub fn begin(&mut self, seat: Seat, last: u8, times: u32, both: bool) {
        if both {
            // The number that the opponent named is no part of the series.
            self.done.pop();
        }
        let shown: Vec<Done> = self.seen_by(seat).take(last as usize).collect();
        let steps = |of: Seat| -> Vec<Done> { shown.iter().rev().filter(|done| done.seat == of).copied().collect() };
        let run = |steps: Vec<Done>, left: u32| {
            (!steps.is_empty() && left > 0).then_some(Running { steps, at: 0, left, nested: both })
        };
        let other = rival(seat);
        let (own, theirs) = (steps(seat), steps(other));
        if both {
            self.running[seat.index()] = run(own, times.saturating_sub(1));
            self.running[other.index()] = run(theirs, times);
        } else {
            self.running[seat.index()] = run(own, times);
        }
    }

    /// Whose decisions the last ones were: nobody's, one player's, or both players'.
    fn players(&self, seat: Seat, last: i32) -> Option<Vec<Seat>> {
        let last = usize::try_from(last).ok().filter(|last| *last > 0)?;
        let mut seats: Vec<Seat> = self.seen_by(seat).take(last).map(|done| done.seat).collect();
        if seats.len() < last {
            return None;
        }
        seats.sort_unstable();
        seats.dedup();
        Some(seats)
    }

    /// What was done, the latest first. That the opponent let something pass is no action.
    fn seen_by(&self, seat: Seat) -> impl Iterator<Item = Done> + '_ {
        self.done.iter().rev().copied().filter(move |done| done.seat == seat || done.choice.word != PASS)
    }
}

/// Whether the last decisions can be repeated.
pub fn judge<W: Why>(look: Sight, seat: Seat, last: i32, times: Arg) -> Result<(), W> {
    let Some(seats) = look.state.extra.series.players(seat, last) else {
        return Err(W::because(|| Reason::new("SP-414.2a", "show-the-series-first")));
    };
    if seats == [rival(seat)] {
        return Err(W::because(|| Reason::new("SP-414.2", "repeat-your-own-actions")));
    }
    if seats.len() > 1 && look.state.extra.active != seat {
        return Err(W::because(|| Reason::new("SP-414.3b", "active-player-names-first")));
    }
    match times {
        Arg::Number(times) if times >= 1 => judge_number(times),
        _ => Err(W::because(|| Reason::new("SP-414.2b", "a-finite-number"))),
    }
}

/// Whether a number of repetitions can be chosen: infinity cannot.
pub fn judge_number<W: Why>(number: i32) -> Result<(), W> {
    if (0..=MOST as i32).contains(&number) {
        Ok(())
    } else {
        Err(W::because(|| Reason::new("SP-414.2b", "a-finite-number")))
    }
}

/// Begins repeating, or asks the opponent how often.
pub fn perform(look: Sight, seat: Seat, choice: &Choice) -> Proposal<Spoils> {
    let (Arg::Number(last), Arg::Number(times)) = (choice.args[0], choice.args[1]) else { return Proposal::Nothing };
    let both = look.state.extra.series.players(seat, last).is_some_and(|seats| seats.len() > 1);
    if !both {
        return Proposal::Event(Event::Repeat { seat, last: last as u8, times: times as u32, both });
    }
    let mut entry = Entry::of(Origin::rules(seat), look.book.plan.repeat);
    entry.chosen = vec![(slot::WHAT, Target::Number(last)), (slot::DUE, Target::Number(times))];
    Proposal::Enter(entry)
}

/// The opponent has named a number, too: the smaller one counts. `SP-414.3b`
pub fn agree(look: Sight, seat: Seat, number: i32) -> Proposal<Spoils> {
    let named = |slot| look.scope.number_in(slot).unwrap_or(0);
    let times = named(slot::DUE).min(number).max(0) as u32;
    let last = named(slot::WHAT) as u8;
    Proposal::Event(Event::Repeat { seat: rival(seat), last, times, both: true })
}
