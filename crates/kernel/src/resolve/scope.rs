//! Who an effect belongs to, and what it has fixed so far.

use serde::{Deserialize, Serialize};

use crate::effect::node::NodeId;
use crate::effect::tree::Slot;
use crate::game::Terms;
use crate::table::cards::{CardId, CardRef, FaceId};
use crate::table::dice::DieId;
use crate::table::seats::Seat;
use crate::table::state::State;

/// Whose text is being followed: a seat, a card, and what was printed on it when it began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Origin {
    pub you: Seat,
    /// The card whose text it is; none for the rules themselves.
    pub this: CardRef,
    /// What was printed on it, even if it has gone since.
    pub face: Option<FaceId>,
    /// Whether the text was copied from another card.
    pub copied: bool,
}

impl Origin {
    /// The rules themselves, acting for a seat.
    pub const fn rules(you: Seat) -> Origin {
        Origin { you, this: CardRef::NONE, face: None, copied: false }
    }
}

impl Origin {
    /// A card's own text, followed for a seat. The card is meant as it lies now: refer to it after it has moved.
    pub fn card<G: Terms>(state: &State<G>, you: Seat, card: CardId) -> Origin {
        Origin { you, this: state.refer(card), face: Some(state.card(card).face), copied: false }
    }
}

/// Something that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Target {
    /// A card as it was then.
    Card(CardRef),
    Seat(Seat),
    Die(DieId),
    Number(i32),
}

impl Target {
    /// The card, if it is one.
    pub fn card(self) -> Option<CardRef> {
        if let Target::Card(card) = self { Some(card) } else { None }
    }

    /// The number, if it is one.
    pub fn number(self) -> Option<i32> {
        if let Target::Number(number) = self { Some(number) } else { None }
    }
}

/// The surroundings of one text: its origin, the event it answers, and its slots.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Scope<G: Terms> {
    /// Whose text it is.
    pub origin: Origin,
    /// The event that set it off.
    pub event: Option<Box<G::Event>>,
    /// What has been chosen, slot by slot.
    pub chosen: Vec<(Slot, Target)>,
    /// The choices that were made unseen and have shown no effect yet, with who made them: a re-dealt table
    /// makes them anew.
    pub secret: Vec<(NodeId, Seat)>,
}

impl<G: Terms> Scope<G> {
    /// Nothing chosen yet.
    pub fn new(origin: Origin) -> Scope<G> {
        Scope { origin, event: None, chosen: Vec::new(), secret: Vec::new() }
    }

    /// What lies in a slot, in the order it was chosen.
    pub fn in_slot(&self, slot: Slot) -> impl Iterator<Item = Target> + '_ {
        self.chosen.iter().filter(move |(other, _)| *other == slot).map(|(_, target)| *target)
    }

    /// The first card in a slot.
    pub fn card_in(&self, slot: Slot) -> Option<CardRef> {
        self.in_slot(slot).find_map(Target::card)
    }

    fn latest_in<T>(&self, slot: Slot, read: impl Fn(Target) -> Option<T>) -> Option<T> {
        self.chosen.iter().rev().filter(|(other, _)| *other == slot).find_map(|(_, target)| read(*target))
    }

    /// The latest number in a slot.
    pub fn number_in(&self, slot: Slot) -> Option<i32> {
        self.latest_in(slot, Target::number)
    }

    /// The latest seat in a slot.
    pub fn seat_in(&self, slot: Slot) -> Option<Seat> {
        self.latest_in(slot, |target| if let Target::Seat(seat) = target { Some(seat) } else { None })
    }
}
