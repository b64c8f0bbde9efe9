//! The table: its zones, what is neither card nor counter, options, set-up, and how values are read off it.

pub(crate) mod chance;
pub(crate) mod extra;
pub(crate) mod icons;
pub(crate) mod invariants;
pub(crate) mod options;
pub(crate) mod plan;
pub(crate) mod prelude;
pub(crate) mod reading;
pub(crate) mod setup;
pub(crate) mod slot;
pub(crate) mod values;

use kernel::table::cards::CardId;
use kernel::table::seats::{Seat, SeatSet};

use crate::Champions;

pub(crate) type Book = kernel::book::Book<Champions>;
pub(crate) type State = kernel::table::state::State<Champions>;
pub(crate) type Proposal = kernel::resolve::event::Proposal<Champions>;
pub(crate) type Outcome = kernel::resolve::event::Outcome<Champions>;
pub(crate) type Entry = kernel::resolve::event::Entry<Champions>;

/// The part of a villain or main scheme that says which stage it is; its abilities follow from 1.
pub(crate) const STAGE: u8 = 0;

/// From here on, the parts of a card are what its abilities wait for.
pub(crate) const TRIGGER: u8 = 100;

/// A number as counters hold it.
pub(crate) fn small(number: i32) -> i16 {
    number.clamp(-30_000, 30_000) as i16
}

/// Team-mates see hands only if the table agreed on it.
pub(crate) fn show_hand(state: &mut State, card: CardId) {
    if state.extra.options.open_hands {
        let seats =
            (0..state.places.len() as u8).map(Seat).fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)));
        let known = &mut state.card_mut(card).known;
        *known = known.with(seats);
    }
}
