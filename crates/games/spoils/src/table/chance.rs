//! Where chance comes from: each of its uses draws from a stream of its own.

use kernel::prelude::*;
use kernel::table::chance::Stream;

/// The stream that decides who chooses the first player.
pub const FIRST: Stream = Stream(10);
pub const COINS: Stream = Stream(11);

/// The stream of a player's deck.
pub fn deck_stream(seat: Seat) -> Stream {
    Stream(seat.0)
}
