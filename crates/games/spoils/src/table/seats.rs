//! The two players.

use kernel::table::seats::Seat;

/// Both players.
pub const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

/// The other player.
pub fn rival(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
