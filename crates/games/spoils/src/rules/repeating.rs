//! Series of voluntary actions that players have repeated. `SP-414.2` `SP-414.3`
//!
//! A player may have the last decisions repeated a finite number of times; they are taken one after the other as long as
//! they are legal, and the opponent is asked as always. If the series is made of decisions of both players, both name a
//! number and the smaller one counts.

use crate::rules::prelude::*;

/// The most repetitions: more than any game needs, few enough to be played out.
pub const MOST: i32 = 100_000;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A series begins to be repeated: by one player, or by both.
    Repeat { seat: Seat, last: u8, times: u32, both: bool },
    /// The active player lets the opponent's half of the last repetition go on, or stops before it. `SP-414.3c`
    GoOn { follower: Seat, goes_on: bool },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, _: &Book<Spoils>) -> Outcome<Spoils> {
        let series = &mut state.extra.series;
        match self {
            Event::Repeat { seat, last, times, both } => series.begin(*seat, *last, *times, *both),
            Event::GoOn { follower, goes_on: true } => series.go_on(*follower),
            Event::GoOn { follower, goes_on: false } => series.stop(*follower),
        }
        Outcome::Done
    }

    fn describe(&self, _: Sight) -> Option<Phrase> {
        None
    }
}

/// Whether the last decisions can be repeated so often.
pub fn can_repeat<W: Why>(look: Sight, seat: Seat, last: i32, times: Option<i32>) -> Result<(), W> {
    let Some(seats) = look.state.extra.series.players(seat, last) else {
        return refuse("SP-414.2a", "show-the-series-first");
    };
    if seats == [rival(seat)] {
        return refuse("SP-414.2", "repeat-your-own-actions");
    }
    if seats.len() > 1 && look.state.extra.active != seat {
        return refuse("SP-414.3b", "active-player-names-first");
    }
    match times {
        Some(times) if times >= 1 => is_finite(times),
        _ => refuse("SP-414.2b", "a-finite-number"),
    }
}

/// Whether a number of repetitions can be chosen: infinity cannot.
pub fn is_finite<W: Why>(number: i32) -> Result<(), W> {
    match number {
        0..=MOST => Ok(()),
        ..0 => refuse("SP-414.2b", "a-finite-number"),
        _ => {
            let phrase = || Phrase::new("too-many-repetitions").number("most", Quantity::new(MOST));
            Err(W::because(|| Reason::with("SP-414.2b", phrase())))
        }
    }
}

/// Before the opponent's half of the last repetition the active player may stop. `SP-414.3c`
pub fn ask_to_go_on(look: Sight) -> Made {
    let follower = rival(look.state.extra.active);
    let answers = look.state.extra.actions.last().is_some_and(|action| action.seat != follower);
    if !answers || !look.state.extra.series.awaits_word(follower) {
        return Proposal::Nothing;
    }
    Proposal::Enter(Entry::of(Origin::rules(look.state.extra.active), look.book.plan.go_on))
}

/// Begins repeating, or asks the opponent how often.
pub fn repeat(look: Sight, seat: Seat, last: i32, times: i32) -> Made {
    let both = look.state.extra.series.players(seat, last).is_some_and(|seats| seats.len() > 1);
    if !both {
        return Proposal::one(Event::Repeat { seat, last: last as u8, times: times as u32, both });
    }
    let named = [(slot::LAST, Target::Number(last)), (slot::TIMES, Target::Number(times))];
    Proposal::Enter(Entry::of(Origin::rules(seat), look.book.plan.repeat).with(named))
}

/// The opponent has named a number, too: the smaller one counts. `SP-414.3b`
pub fn agree(look: Sight, seat: Seat, number: i32) -> Made {
    let named = |slot| look.scope.number_in(slot).unwrap_or(0);
    let times = named(slot::TIMES).min(number).max(0) as u32;
    Proposal::one(Event::Repeat { seat: rival(seat), last: named(slot::LAST) as u8, times, both: true })
}
