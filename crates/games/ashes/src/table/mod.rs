//! The state of a table: tokens, dice, what a turn and an attack have come to, what is true now.

pub mod dice;
pub mod extra;
mod invariants;
pub mod options;
pub mod plan;
pub mod position;
pub mod reading;
pub mod setup;
pub mod slot;

use kernel::prelude::*;
use kernel::table::chance::Stream;

use crate::Ashes;

/// What a text of the game sees.
pub type Sight<'a> = Look<'a, Ashes>;

/// The tokens that lie on cards.
pub const WOUND: Counter = Counter(0);
pub const EXHAUSTION: Counter = Counter(1);
pub const STATUS: Counter = Counter(2);

/// The cards in a new hand. `ASH-PREP-8`
pub const HAND: usize = 5;
/// The dice of a player. `ASH-DECK-4`
pub const DICE: usize = 10;

kernel::marks! {
    /// Destroyed, but still in its place. `ASH-WIDOW-3`
    DESTROYED = "destroyed";
    /// An ally that is removed from the game when it is discarded.
    FORFEIT = "forfeit";
}

/// The stream of a player's deck.
pub fn deck_stream(seat: Seat) -> Stream {
    Stream(seat.0)
}

/// The stream of a player's dice.
pub fn dice_stream(seat: Seat) -> Stream {
    Stream(4 + seat.0)
}
