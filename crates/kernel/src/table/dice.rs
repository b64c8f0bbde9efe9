//! Dice that lie on the table, with an owner and a purpose.

use serde::{Deserialize, Serialize};

use super::chance::Random;
use super::seats::Seat;

/// One die on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct DieId(pub u8);

/// A die: what it is, whose it is, what it is there for, and what it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Die {
    /// The kind of die, chosen by the game (a hero's dice, a magic type).
    pub kind: u8,
    /// How many sides it has.
    pub sides: u8,
    /// Whose die it is.
    pub owner: Seat,
    /// The pool it belongs to now: offence, defence, bonus, paid.
    pub purpose: u8,
    /// The side on top, from 1.
    pub shows: u8,
    /// Yes-or-no facts such as "kept".
    pub marks: u8,
}

/// The dice on the table, found by owner and purpose.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Dice(Vec<Die>);

impl Dice {
    /// Adds a die.
    pub fn add(&mut self, die: Die) -> DieId {
        self.0.push(die);
        DieId(self.0.len() as u8 - 1)
    }

    /// Every die with its name.
    pub fn all(&self) -> impl Iterator<Item = (DieId, &Die)> {
        self.0.iter().enumerate().map(|(number, die)| (DieId(number as u8), die))
    }

    /// The dice of one owner that serve one purpose.
    pub fn pool(&self, owner: Seat, purpose: u8) -> impl Iterator<Item = (DieId, &Die)> {
        self.all().filter(move |(_, die)| die.owner == owner && die.purpose == purpose)
    }

    /// One die.
    pub fn get(&self, die: DieId) -> Option<&Die> {
        self.0.get(die.0 as usize)
    }

    /// One die, to be turned or moved to another pool.
    pub fn get_mut(&mut self, die: DieId) -> Option<&mut Die> {
        self.0.get_mut(die.0 as usize)
    }

    /// Rolls one die.
    pub fn roll(&mut self, die: DieId, random: &mut Random) {
        let die = &mut self.0[die.0 as usize];
        die.shows = random.below(u32::from(die.sides)) as u8 + 1;
    }

    /// Removes every die of a purpose.
    pub fn clear(&mut self, purpose: u8) {
        self.0.retain(|die| die.purpose != purpose);
    }
}
