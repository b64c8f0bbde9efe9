//! Series of voluntary actions that players have repeated. `SP-414.2` `SP-414.3`
//!
//! A player may have the last decisions repeated a finite number of times; they are taken one after the other as long as
//! they are legal, and the opponent is asked as always. If the series is made of decisions of both players, both name a
//! number and the smaller one counts.

use crate::rules::prelude::*;

/// The most repetitions.
pub const MOST: i32 = 10_000;

/// A series begins to be repeated: by one player, or by both.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Repeat { seat: Seat, last: u8, times: u32, both: bool },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, _: &Book<Spoils>) -> Outcome<Spoils> {
        let Event::Repeat { seat, last, times, both } = self;
        state.extra.series.begin(*seat, *last, *times, *both);
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
    if (0..=MOST).contains(&number) { Ok(()) } else { refuse("SP-414.2b", "a-finite-number") }
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
