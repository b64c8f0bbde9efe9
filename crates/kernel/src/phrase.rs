//! Something to be said to people, still without a language.
//!
//! A phrase is a key and facts; the texts behind the keys lie in `locales/`. Names of cards are given by face
//! together with who knows them, so that whoever says the phrase to a seat cannot say too much.

use serde::Serialize;

use crate::effect::node::NodeId;
use crate::quantity::Quantity;
use crate::table::cards::FaceId;
use crate::table::seats::{Seat, SeatSet};

/// A key and facts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Phrase {
    /// The message in the locale files.
    pub key: &'static str,
    /// The facts it mentions, by name.
    pub facts: Vec<(&'static str, Fact)>,
}

/// One fact.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Fact {
    /// A number.
    Number(Quantity),
    /// A seat.
    Seat(Seat),
    /// A card, and who knows its face.
    Card(FaceId, SeatSet),
    /// A word that has a message of its own.
    Word(&'static str),
    /// A part of a card that has a name of its own: an ability, by its number from 1.
    Part(FaceId, u8),
    /// One of the effects that a text lets somebody choose from.
    Way(NodeId, u8),
    /// A standing text of a card, by its place.
    Law(FaceId, u8),
}

impl Phrase {
    /// A phrase without facts.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, facts: Vec::new() }
    }

    /// Adds a fact.
    pub fn fact(mut self, name: &'static str, fact: Fact) -> Phrase {
        self.facts.push((name, fact));
        self
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, number: Quantity) -> Phrase {
        self.fact(name, Fact::Number(number))
    }

    /// Adds a seat.
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.fact(name, Fact::Seat(seat))
    }

    /// Adds a word with a message of its own.
    pub fn word(self, name: &'static str, word: &'static str) -> Phrase {
        self.fact(name, Fact::Word(word))
    }
}
