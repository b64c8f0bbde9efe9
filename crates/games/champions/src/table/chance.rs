//! Where randomness is drawn from: each deck and hand has a stream of its own.

use kernel::table::chance::Stream;
use kernel::table::seats::Seat;

/// The encounter deck.
pub const ENCOUNTER: Stream = Stream(0);
/// Which modular set comes. `MC-ENCDECK-5`
pub const MODULAR: Stream = Stream(1);

/// A player's deck.
pub fn deck(seat: Seat) -> Stream {
    Stream(2 + seat.0)
}

/// Random cards of a player's hand.
pub fn hand(seat: Seat) -> Stream {
    Stream(6 + seat.0)
}
