//! Whether dice activate an ability.

use kernel::prelude::Book;

use crate::DiceThrone;
use crate::cards::{Die, Needs};
use crate::table::dice;

/// How many dice show each number from 1 to 6.
pub type Shown = [u8; 6];

/// Counts dice by what they show.
pub fn count(dice: &[u8]) -> Shown {
    let mut shown = Shown::default();
    dice.iter().for_each(|number| shown[usize::from(*number) - 1] += 1);
    shown
}

/// How many dice show a symbol of a hero's die.
pub fn symbols(die: &Die, shown: &Shown, symbol: &str) -> u8 {
    die.sides.iter().zip(shown).filter(|(side, _)| *side == symbol).map(|(_, number)| number).sum()
}

/// Whether so many dice show the same number. `DT-GLOSS-KIND-1`
pub fn of_a_kind(shown: &Shown, number: u8) -> bool {
    shown.iter().any(|dice| *dice >= number)
}

/// How many numbers in a row are shown.
fn in_a_row(shown: &Shown) -> u8 {
    let mut longest = 0;
    let mut row = 0;
    for dice in shown {
        row = if *dice > 0 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}

impl Needs {
    /// Whether dice of a hero fulfil it. More than what is asked for does no harm: a large straight is a small one, too.
    ///
    /// `DT-ACTIVATE-1` `DT-ACTIVATE-2` `DT-ACTIVATE-3` `DT-ACTIVATE-4`
    pub fn met_by(&self, die: &Die, shown: &Shown) -> bool {
        match self {
            Needs::Symbols(wanted) => wanted.iter().all(|(symbol, number)| symbols(die, shown, symbol) >= *number),
            Needs::SmallStraight => in_a_row(shown) >= 4,
            Needs::LargeStraight => in_a_row(shown) >= 5,
            Needs::Defence(_) | Needs::Nothing => true,
        }
    }
}

/// Whether dice of a kind fulfil what an ability needs.
pub fn are_met(book: &Book<DiceThrone>, kind: u8, needs: &Needs, shown: &Shown) -> bool {
    match needs {
        Needs::Symbols(wanted) => {
            wanted.iter().all(|(symbol, number)| dice::symbols(book, kind, shown, symbol) >= i32::from(*number))
        }
        Needs::SmallStraight => in_a_row(shown) >= 4,
        Needs::LargeStraight => in_a_row(shown) >= 5,
        Needs::Defence(_) | Needs::Nothing => false,
    }
}
