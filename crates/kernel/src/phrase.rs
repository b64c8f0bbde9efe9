//! Something to be said to people, still without a language.
//!
//! A phrase is a key and facts; the texts behind the keys lie in `locales/`. Names of cards are given by face
//! together with who knows them, so that whoever says the phrase to a seat cannot say too much.

use serde::Serialize;

use crate::effect::node::NodeId;
use crate::game::Terms;
use crate::quantity::Quantity;
use crate::resolve::look::Look;
use crate::table::cards::{CardId, FaceId};
use crate::table::seats::{Seat, SeatSet};

/// A key and facts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Phrase {
    /// The message in the locale files.
    pub key: &'static str,
    /// The facts it mentions, by name.
    pub facts: Vec<(&'static str, Fact)>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Fact {
    Number(Quantity),
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

/// What somebody does: a phrase about a seat.
pub fn told(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

/// Several cards in one line of the log: the keys for one, two, three and more of them. At most three are named; of none
/// nothing is told.
pub fn list<G: Terms>(
    keys: [&'static str; 4],
    phrase: impl Fn(&'static str) -> Phrase,
    look: Look<G>,
    cards: &[CardId],
) -> Option<Phrase> {
    const NAMES: [&str; 3] = ["card", "second", "third"];
    match cards.len() {
        0 => None,
        number @ 1..=3 => {
            let names = cards.iter().zip(NAMES);
            Some(names.fold(phrase(keys[number - 1]), |phrase, (card, name)| phrase.card(name, look, *card)))
        }
        number => Some(phrase(keys[3]).count(number as i32)),
    }
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

    /// Adds a whole number that is called `number`.
    pub fn count(self, number: i32) -> Phrase {
        self.number("number", Quantity::new(number))
    }

    /// Adds a card whose face everybody knows.
    pub fn face(self, name: &'static str, face: FaceId) -> Phrase {
        self.fact(name, Fact::Card(face, SeatSet::ALL))
    }

    /// Adds a card of a table, for those who know it.
    pub fn card<G: Terms>(self, name: &'static str, look: Look<G>, card: CardId) -> Phrase {
        let entry = look.state.card(card);
        self.fact(name, Fact::Card(entry.face, entry.known))
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
