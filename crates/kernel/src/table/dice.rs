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

/// The dice on the table, found by owner and purpose. A die keeps its name for as long as it lies there.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Dice(Vec<Option<Die>>);

impl Dice {
    /// Adds a die.
    pub fn add(&mut self, die: Die) -> DieId {
        match self.0.iter().position(Option::is_none) {
            Some(place) => {
                self.0[place] = Some(die);
                DieId(place as u8)
            }
            None => {
                self.0.push(Some(die));
                DieId(self.0.len() as u8 - 1)
            }
        }
    }

    /// Every die with its name.
    pub fn all(&self) -> impl Iterator<Item = (DieId, &Die)> {
        self.0.iter().enumerate().filter_map(|(number, die)| Some((DieId(number as u8), die.as_ref()?)))
    }

    /// The dice of one owner that serve one purpose.
    pub fn pool(&self, owner: Seat, purpose: u8) -> impl Iterator<Item = (DieId, &Die)> {
        self.all().filter(move |(_, die)| die.owner == owner && die.purpose == purpose)
    }

    /// One die.
    pub fn get(&self, die: DieId) -> Option<&Die> {
        self.0.get(die.0 as usize)?.as_ref()
    }

    /// One die, to be turned or moved to another pool.
    pub fn get_mut(&mut self, die: DieId) -> Option<&mut Die> {
        self.0.get_mut(die.0 as usize)?.as_mut()
    }

    /// Rolls one die.
    pub fn roll(&mut self, die: DieId, random: &mut Random) {
        if let Some(die) = self.get_mut(die) {
            die.shows = random.below(u32::from(die.sides)) as u8 + 1;
        }
    }

    /// Removes every die of a purpose.
    pub fn clear(&mut self, purpose: u8) {
        for place in &mut self.0 {
            if place.is_some_and(|die| die.purpose == purpose) {
                *place = None;
            }
        }
    }
}
