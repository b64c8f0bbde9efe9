//! Series of voluntary actions that players have repeated. `SP-414.2` `SP-414.3`
//!
//! What was done this turn is remembered. A player may have the last decisions repeated a finite number of times; they
//! are taken one after the other as long as they are legal, and the opponent is asked as always. If the series is made
//! of decisions of both players, both name a number and the smaller one counts; in its last repetition the active player
//! is asked before each half. `SP-414.3c`

use kernel::notation::FIRST;
use kernel::prelude::*;

use crate::table::seats::rival;

/// How many decisions of a turn are remembered.
const REMEMBERED: usize = 16;

/// What has been done this turn, and what is being repeated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Series {
    done: Vec<Done>,
    running: [Option<Running>; 2],
    /// How many decisions in a row have done nothing but put triggers in order.
    orders: u32,
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
    /// Whether it is half of a series of both players, whose answers lie ever deeper within each other.
    half: Option<Half>,
}

/// A half of a series of both players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Half {
    /// The active player's own: in the last repetition nothing is done unasked.
    Leader,
    /// The opponent's, and whether the active player has let it go on in the last repetition.
    Follower { goes_on: bool },
}

impl Series {
    /// Remembers a decision.
    pub fn note(&mut self, seat: Seat, choice: &Choice, depth: usize) {
        if self.done.len() == REMEMBERED {
            self.done.remove(0);
        }
        self.done.push(Done { seat, choice: *choice, depth: depth as u16 });
        self.orders = if choice.word == FIRST { self.orders + 1 } else { 0 };
        self.follow_leader(seat, choice);
    }

    /// How many decisions in a row have done nothing but put triggers in order.
    pub fn orders(&self) -> u32 {
        self.orders
    }

    /// In the last repetition of a common series the active player goes on by doing the next step, and ends it by doing
    /// anything else.
    fn follow_leader(&mut self, seat: Seat, choice: &Choice) {
        let leads = |running: &&mut Running| running.half == Some(Half::Leader) && running.left == 1;
        if let Some(running) = self.running[seat.index()].as_mut().filter(leads) {
            if running.steps[running.at as usize].choice == *choice {
                self.step(seat);
            } else {
                self.running = [None, None];
            }
        }
    }

    /// The next decision of a player who repeats. Whoever must answer something else in between is asked.
    pub fn next(&mut self, seat: Seat, depth: usize) -> Option<Choice> {
        let running = self.running[seat.index()].as_ref()?;
        let Done { choice, depth: shown, .. } = running.steps[running.at as usize];
        let last = running.left == 1;
        match running.half {
            None if usize::from(shown) != depth => return None,
            Some(Half::Leader | Half::Follower { goes_on: false }) if last => return None,
            _ => {}
        }
        self.step(seat);
        Some(choice)
    }

    /// The next decision of a series has been taken.
    fn step(&mut self, seat: Seat) {
        let Some(running) = self.running[seat.index()].as_mut() else { return };
        running.at += 1;
        if running.at as usize == running.steps.len() {
            running.at = 0;
            running.left -= 1;
            if running.left == 0 {
                self.running[seat.index()] = None;
            }
        }
    }

    /// Whether the opponent's half of the last repetition comes next: the active player may stop before it.
    pub fn awaits_word(&self, follower: Seat) -> bool {
        let running = self.running[follower.index()].as_ref();
        running.is_some_and(|running| running.left == 1 && matches!(running.half, Some(Half::Follower { .. })))
    }

    /// The active player lets the opponent's half go on.
    pub fn go_on(&mut self, follower: Seat) {
        if let Some(running) = self.running[follower.index()].as_mut() {
            running.half = Some(Half::Follower { goes_on: true });
        }
    }

    /// A player stops repeating.
    pub fn stop(&mut self, seat: Seat) {
        self.running[seat.index()] = None;
    }

    /// The last decisions are repeated.
    pub fn begin(&mut self, seat: Seat, last: u8, times: u32, both: bool) {
        if both {
            // The number that the opponent named is no part of the series.
            self.done.pop();
        }
        let shown: Vec<Done> = self.seen_by(seat).take(last as usize).collect();
        let steps = |of: Seat| -> Vec<Done> { shown.iter().rev().filter(|done| done.seat == of).copied().collect() };
        let run = |steps: Vec<Done>, half: Option<Half>| {
            (!steps.is_empty() && times > 0).then_some(Running { steps, at: 0, left: times, half })
        };
        self.running[seat.index()] = run(steps(seat), both.then_some(Half::Leader));
        if both {
            let other = rival(seat);
            self.running[other.index()] = run(steps(other), Some(Half::Follower { goes_on: false }));
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
