//! The state of a table: who sits where, dice, tokens, what a turn and an attack have come to, what is true now.

pub mod dice;
pub mod extra;
mod invariants;
pub mod plan;
pub mod position;
pub mod reading;
pub mod seating;
pub mod setup;
pub mod slot;
pub mod total;

use kernel::prelude::*;
use kernel::table::chance::Stream;

use crate::DiceThrone;

/// What a text of the game sees.
pub type Sight<'a> = Look<'a, DiceThrone>;

/// How many tokens lie there, or how many companions of a form.
pub const NUMBER: Counter = Counter(0);
/// How many of the tokens have been gained this turn.
pub const NEW: Counter = Counter(1);
/// Who put the token there, from 1.
pub const INFLICTER: Counter = Counter(2);
/// The Health of a companion.
pub const HEALTH: Counter = Counter(3);

kernel::marks! {
    /// A companion in its advanced form.
    ADVANCED = "advanced";
    /// A companion that is not active.
    ASLEEP = "asleep";
}

/// The stream of a player's deck.
pub fn deck_stream(seat: Seat) -> Stream {
    Stream(seat.0)
}

/// The stream of a player's dice.
pub fn dice_stream(seat: Seat) -> Stream {
    Stream(4 + seat.0)
}
