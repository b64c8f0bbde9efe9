//! Series of voluntary actions that players have repeated. `SP-414.2` `SP-414.3`
//!
//! What was done this turn is remembered. A player may have the last decisions repeated a finite number of times; they
//! are taken one after the other as long as they are legal, and the opponent is asked as always. If the series is made
//! of decisions of both players, both name a number and the smaller one counts.

use kernel::prelude::*;

use crate::table::seats::rival;

/// How many decisions of a turn are remembered.
const REMEMBERED: usize = 16;

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
    pub fn players(&self, seat: Seat, last: i32) -> Option<Vec<Seat>> {
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
