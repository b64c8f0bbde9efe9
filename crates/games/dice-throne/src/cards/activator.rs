//! What dice must show to activate a way of an ability, with symbols resolved to sides.

use serde::Deserialize;

use super::{Die, Level, Needs};

/// What activates one way of an ability of a hero.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Activator {
    /// At least so many dice on some sides, for each symbol: the sides as bits. `DT-ACTIVATE-1`
    Sides(Vec<(u8, u8)>),
    /// So many numbers in a row. `DT-ACTIVATE-2` `DT-ACTIVATE-3`
    Row(u8),
    /// No dice of the Offensive Roll Phase.
    Other,
}

impl Activator {
    /// Of an ability with the dice of a hero; without a hero there are no symbols.
    pub fn new(needs: &Needs, die: Option<&Die>) -> Activator {
        let sides = |symbol: &String| die.map_or(0, |die| die.sides_with(symbol));
        match needs {
            Needs::Symbols(wanted) => {
                Activator::Sides(wanted.iter().map(|(symbol, number)| (sides(symbol), *number)).collect())
            }
            Needs::SmallStraight => Activator::Row(4),
            Needs::LargeStraight => Activator::Row(5),
            Needs::Defence(_) | Needs::Nothing => Activator::Other,
        }
    }

    /// Whether dice fulfil it, by how many show each number. More than what is asked for does no harm: a large straight is a
    /// small one, too. `DT-ACTIVATE-4`
    pub fn is_met(&self, shown: &[u8; 6]) -> bool {
        match self {
            Activator::Sides(wanted) => wanted.iter().all(|(sides, number)| count_on(shown, *sides) >= *number),
            Activator::Row(length) => in_a_row(shown) >= *length,
            Activator::Other => false,
        }
    }
}

impl Level {
    /// What activates each of its ways.
    pub fn activators(&self, die: Option<&Die>) -> Vec<Activator> {
        self.ways.iter().map(|way| Activator::new(&way.needs, die)).collect()
    }
}

impl Die {
    /// The sides with a symbol, as bits.
    pub fn sides_with(&self, symbol: &str) -> u8 {
        self.sides.iter().zip(0..).filter(|(side, _)| *side == symbol).fold(0, |sides, (_, place)| sides | 1 << place)
    }
}

/// How many dice show one of some sides.
pub fn count_on(shown: &[u8; 6], sides: u8) -> u8 {
    shown.iter().zip(0..).filter(|(_, place)| sides & 1 << place != 0).map(|(dice, _)| dice).sum()
}

/// How many numbers in a row are shown.
fn in_a_row(shown: &[u8; 6]) -> u8 {
    let (mut longest, mut row) = (0, 0);
    for dice in shown {
        row = if *dice > 0 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}
