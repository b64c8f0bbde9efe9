//! Standing texts that a played effect put into force.

use serde::{Deserialize, Serialize};

use crate::book::Book;
use crate::effect::node::{Node, NodeId};
use crate::effect::tree::{Slot, Until};
use crate::game::Terms;
use crate::table::cards::CardRef;
use crate::table::state::State;

use super::scope::{Origin, Scope, Target};

/// A text in force until its time is over or it is used up. What it says stands in the book.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// A number of its own, so that an event knows which texts it has met.
    pub serial: u32,
    /// The node that put it into force.
    pub node: NodeId,
    /// Whose text it is.
    pub origin: Origin,
    /// What had been chosen when it was put into force.
    pub chosen: Vec<(Slot, Target)>,
    /// How long it stays.
    pub until: Until,
}

impl Lasting {
    /// The surroundings in which it is read. A text that a card has gained is its controller's and goes with the card.
    pub fn scope<G: Terms>(&self, book: &Book<G>, state: &State<G>) -> Option<Scope<G>> {
        let mut scope = Scope { chosen: self.chosen.clone(), ..Scope::new(self.origin) };
        if self.is_gained(book) {
            let bearer = state.still(self.origin.this)?;
            scope.origin.you = state.card(bearer).controller;
        }
        Some(scope)
    }

    /// Whether a card has gained the text as its own.
    pub fn is_gained<G: Terms>(&self, book: &Book<G>) -> bool {
        matches!(book.tree.get(self.node), Node::Last { bearer: Some(_), .. })
    }
}

/// A law of a card that serves only once, and has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Spent {
    /// The card, in the life in which it served.
    pub card: CardRef,
    pub law: u8,
}
