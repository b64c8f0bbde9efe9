//! Places at the table: those of people and bots, and those that the rules play alone.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats any table has, the scenario's included.
pub const SEATS: usize = 6;

/// A place at the table. Written as a letter: `A`, `B`, ...
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The owner of what belongs to nobody, such as the cards of a shared deck.
    pub const NONE: Seat = Seat(u8::MAX);

    /// This seat's place in an array of seats.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat written as this letter, in either case.
    pub fn from_letter(letter: &str) -> Option<Seat> {
        let mut letters = letter.chars();
        let first = letters.next()?.to_ascii_uppercase();
        if letters.next().is_some() || !first.is_ascii_uppercase() {
            return None;
        }
        let number = first as u8 - b'A';
        ((number as usize) < SEATS).then_some(Seat(number))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Seat::NONE { out.write_str("-") } else { write!(out, "{}", (b'A' + self.0) as char) }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// A set of seats; its top bit stands for everybody else who watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);
    /// Every seat and every spectator.
    pub const ALL: SeatSet = SeatSet(u8::MAX);
    /// Only those who watch.
    pub const SPECTATORS: SeatSet = SeatSet(1 << 7);

    /// One seat alone; nobody for [`Seat::NONE`].
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        if seat.0 == Seat::NONE.0 { SeatSet(0) } else { SeatSet(1 << seat.0) }
    }

    /// Whether a viewer belongs to the set; no seat stands for a spectator.
    #[inline]
    pub const fn contains(self, viewer: Option<Seat>) -> bool {
        match viewer {
            Some(seat) => self.0 & SeatSet::only(seat).0 != 0,
            None => self.0 & SeatSet::SPECTATORS.0 != 0,
        }
    }

    /// Both sets together.
    #[inline]
    pub const fn with(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats in the set, spectators left out.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..SEATS as u8).map(Seat).filter(move |&seat| self.contains(Some(seat)))
    }

    /// How many viewers know: used to prefer the copy that tells least.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SeatKind {
    /// A person or a bot decides.
    Player,
    /// The rules alone move it: a villain, a dungeon.
    Scenario,
}

/// The most gauges one seat has.
pub const GAUGES: usize = 12;

/// What the table knows of one seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Who decides here.
    pub kind: SeatKind,
    /// Seats with the same number win and lose together.
    pub team: u8,
    /// Whether the seat is still in the game.
    pub alive: bool,
    /// Whether the seat's own piece (hero, identity) has been used and is turned.
    pub turned: bool,
    /// Health, mastery, gems and the like, in the order of the game's gauges.
    pub gauges: [i32; GAUGES],
}

impl Place {
    /// A living player in a team of its own.
    pub fn player(team: u8) -> Place {
        Place { kind: SeatKind::Player, team, alive: true, turned: false, gauges: [0; GAUGES] }
    }

    /// A seat that nobody plays.
    pub fn scenario(team: u8) -> Place {
        Place { kind: SeatKind::Scenario, ..Place::player(team) }
    }
}

/// All seats, clockwise.
pub type Places = ArrayVec<Place, SEATS>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_seats_agree() {
        for number in 0..SEATS as u8 {
            assert_eq!(Seat::from_letter(&Seat(number).to_string()), Some(Seat(number)));
        }
        assert_eq!(Seat::from_letter("b"), Some(Seat(1)));
        assert_eq!(Seat::from_letter("AB"), None);
        assert_eq!(Seat::from_letter("é"), None);
    }

    #[test]
    fn spectators_are_nobody() {
        assert!(!SeatSet::only(Seat(0)).contains(None));
        assert!(SeatSet::ALL.contains(None));
        assert!(!SeatSet::only(Seat::NONE).contains(Some(Seat(0))));
    }
}
