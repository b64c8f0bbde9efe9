//! Dice that lie on the table, with an owner and a purpose; and what is on their sides.

use serde::{Deserialize, Serialize};

use super::cards::CardId;
use super::chance::Random;
use super::seats::Seat;
use crate::book::Both;

/// One die on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct DieId(pub u8);

/// A die: what it is, whose it is, what it is there for, and what it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Die {
    /// Its kind, by its place in [`DiceBook::kinds`]: a hero's dice, a magic type.
    pub kind: u8,
    pub sides: u8,
    /// Whose die it is.
    pub owner: Seat,
    /// The pool it belongs to now, by its place in [`crate::game::Terms::POOLS`]: offence, defence, bonus, spent.
    pub pool: u8,
    /// The side on top, from 1.
    pub shows: u8,
    /// Yes-or-no facts, one bit for each of [`crate::game::Terms::DIE_MARKS`]: kept, exhausted.
    pub marks: u8,
    /// The card it lies on; [`CardId::NONE`] if it lies in its pool.
    pub on: CardId,
}

impl Die {
    /// A die of nobody's that shows a side.
    fn lying(kind: u8, shows: u8) -> Die {
        Die { kind, sides: 6, owner: Seat::NONE, pool: 0, shows, marks: 0, on: CardId::NONE }
    }

    /// Whether it has a mark, by the mark's place.
    pub fn has(&self, mark: u8) -> bool {
        self.marks & (1 << mark) != 0
    }

    /// Sets or takes off a mark.
    pub fn mark(&mut self, mark: u8, on: bool) {
        self.marks = if on { self.marks | (1 << mark) } else { self.marks & !(1 << mark) };
    }
}

/// What is on the dice of a game: symbols, and kinds of dice that have them on their sides. Part of the book, filled when
/// the game's files are read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DiceBook {
    /// The symbols; a side names them by their places.
    pub symbols: Vec<Symbol>,
    /// The kinds of dice; [`Die::kind`] is a place in this list.
    pub kinds: Vec<DieKind>,
}

/// A symbol on a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Its word in files and for whoever draws it.
    pub id: String,
    pub name: Both,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DieKind {
    /// Its word in files and for whoever draws it.
    pub id: String,
    pub name: Both,
    /// The symbols on each side, from side 1 on, as places in [`DiceBook::symbols`]. A side without symbols shows its number.
    pub sides: Vec<Vec<u8>>,
}

impl DiceBook {
    /// The place of a symbol.
    pub fn symbol(&self, id: &str) -> Option<u8> {
        self.symbols.iter().position(|symbol| symbol.id == id).map(|place| place as u8)
    }

    /// The place of a kind.
    pub fn kind(&self, id: &str) -> Option<u8> {
        self.kinds.iter().position(|kind| kind.id == id).map(|place| place as u8)
    }

    /// A die by its kind and the side on top: `natural-class`, or `d6-4` where a side has no symbol.
    pub fn name(&self, die: &Die) -> String {
        let kind = self.kinds.get(usize::from(die.kind)).map_or("die", |kind| &kind.id);
        match self.shown(die).first().and_then(|symbol| self.symbols.get(usize::from(*symbol))) {
            Some(symbol) => format!("{kind}-{}", symbol.id),
            None => format!("{kind}-{}", die.shows),
        }
    }

    /// The kind and the first side that [`DiceBook::name`] calls so.
    pub fn find(&self, name: &str) -> Option<(u8, u8)> {
        let sides = self
            .kinds
            .iter()
            .zip(0..)
            .flat_map(|(kind, number)| (1..=kind.sides.len() as u8).map(move |side| (number, side)));
        sides.into_iter().find(|(kind, shows)| self.name(&Die::lying(*kind, *shows)) == name)
    }

    /// The symbols that a die shows.
    pub fn shown(&self, die: &Die) -> &[u8] {
        let sides = self.kinds.get(usize::from(die.kind)).map_or(&[][..], |kind| &kind.sides);
        sides.get(usize::from(die.shows).wrapping_sub(1)).map_or(&[], |side| side)
    }
}

/// The dice on the table, found by owner and pool. A die keeps its name for as long as it lies there.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Dice(Vec<Option<Die>>);

impl Dice {
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

    /// The dice of one owner that lie in one pool.
    pub fn pool(&self, owner: Seat, pool: u8) -> impl Iterator<Item = (DieId, &Die)> {
        self.all().filter(move |(_, die)| die.owner == owner && die.pool == pool)
    }

    pub fn get(&self, die: DieId) -> Option<&Die> {
        self.0.get(die.0 as usize)?.as_ref()
    }

    /// One die, to be turned or moved to another pool.
    pub fn get_mut(&mut self, die: DieId) -> Option<&mut Die> {
        self.0.get_mut(die.0 as usize)?.as_mut()
    }

    pub fn roll(&mut self, die: DieId, random: &mut Random) {
        if let Some(die) = self.get_mut(die) {
            die.shows = random.below(u32::from(die.sides)) as u8 + 1;
        }
    }

    /// Removes every die of a pool.
    pub fn clear(&mut self, pool: u8) {
        for place in &mut self.0 {
            if place.is_some_and(|die| die.pool == pool) {
                *place = None;
            }
        }
    }
}
