//! Whether dice activate an ability.

use crate::cards::{Activator, Die, Needs};

/// How many dice show each number from 1 to 6.
pub type Shown = [u8; 6];

/// Counts dice by what they show.
pub fn count(dice: &[u8]) -> Shown {
    let mut shown = Shown::default();
    dice.iter().for_each(|number| shown[usize::from(*number) - 1] += 1);
    shown
}

/// Whether so many dice show the same number. `DT-GLOSS-KIND-1`
pub fn of_a_kind(shown: &Shown, number: u8) -> bool {
    shown.iter().any(|dice| *dice >= number)
}

impl Needs {
    /// Whether dice of a hero fulfil it; a defence and a passive need none.
    pub fn met_by(&self, die: &Die, shown: &Shown) -> bool {
        match Activator::new(self, Some(die)) {
            Activator::Other => true,
            activator => activator.is_met(shown),
        }
    }
}
