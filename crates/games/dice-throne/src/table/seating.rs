//! Who plays with whom, who follows whom, who sits left and right, and what each begins with.
//!
//! Two players duel, three play King of the Hill, four are two teams whose members sit side by side: the seats 0 and 1 against 2
//! and 3, clockwise. `DT-R31`

use kernel::table::seats::Seat;

/// The most Combat Points. `DT-CP-2`
pub const MOST_CP: u8 = 15;
/// The Combat Points at the start. `DT-SETUP-4`
pub const FIRST_CP: u8 = 2;
/// The cards of the opening hand. `DT-SETUP-5`
pub const FIRST_HAND: u8 = 4;
/// The cards that may be kept at the end of one's own turn. `DT-CARD-6`
pub const MOST_KEPT: usize = 6;
/// By how much Health may rise above where it began. `DT-HEALTH-3`
pub const MOST_ABOVE: u8 = 10;

/// The table of so many players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seating {
    Duel,
    KingOfTheHill,
    Teams,
}

impl Seating {
    /// Games of five and six are not offered. `DT-R27`
    pub fn of(seats: u8) -> Option<Seating> {
        match seats {
            2 => Some(Seating::Duel),
            3 => Some(Seating::KingOfTheHill),
            4 => Some(Seating::Teams),
            _ => None,
        }
    }

    fn seats(self) -> u8 {
        match self {
            Seating::Duel => 2,
            Seating::KingOfTheHill => 3,
            Seating::Teams => 4,
        }
    }

    /// What a dial of Health begins with; of a team, the dial of both. `DT-SETUP-3` `DT-KOTH-1` `DT-TEAM-5`
    pub fn health(self) -> u8 {
        if self == Seating::KingOfTheHill { 35 } else { 50 }
    }

    /// The team of a seat: everybody is one but where teams play. `DT-TEAM-1`
    pub fn team(self, seat: Seat) -> u8 {
        if self == Seating::Teams { seat.0 / 2 } else { seat.0 }
    }

    /// Whose turn comes next: clockwise, and between teams in a zigzag. `DT-KOTH-3` `DT-TEAM-4`
    pub fn next(self, seat: Seat) -> Seat {
        match self {
            Seating::Teams => Seat([3, 2, 0, 1][usize::from(seat.0)]),
            _ => Seat((seat.0 + 1) % self.seats()),
        }
    }

    /// The opponents, the one on the left first: that is the first whom one meets clockwise.
    pub fn opponents(self, seat: Seat) -> Vec<Seat> {
        let others = (1..self.seats()).map(|step| Seat((seat.0 + step) % self.seats()));
        others.filter(|other| self.team(*other) != self.team(seat)).collect()
    }
}

/// What the targeting die of a game of teams says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    Left,
    Right,
    OpponentsChoose,
    AttackerChooses,
}

/// Reads the targeting die. `DT-TARGET-4`
pub fn aim(shows: u8) -> Aim {
    match shows {
        1 | 2 => Aim::Left,
        3 | 4 => Aim::Right,
        5 => Aim::OpponentsChoose,
        _ => Aim::AttackerChooses,
    }
}

/// Whether an attack on this player brings the bonus card of King of the Hill: the player leads, alone or with others. Whoever
/// leads alone has nobody to attack for it. `DT-KOTH-4` `DT-KOTH-6` `DT-KOTH-8` `DT-KOTH-9`
pub fn is_leader(health: &[u8], seat: Seat) -> bool {
    health.iter().max() == health.get(seat.index())
}
