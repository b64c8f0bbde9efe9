//! What verbs, answers and windows hand to the driver.

use crate::effect::node::NodeId;
use crate::effect::tree::Slot;
use crate::game::Terms;
use crate::table::seats::Seat;

use super::scope::{Origin, Target};

/// What a verb becomes when it is made concrete.
#[derive(Clone, Debug)]
pub enum Proposal<G: Terms> {
    Nothing,
    Event(G::Event),
    /// Several events at the same moment: one window for all of them.
    Together(Vec<G::Event>),
    /// An effect.
    Enter(Entry<G>),
    /// Something is put into slots of the text being followed.
    Fill(Vec<(Slot, Target)>),
    /// The event that is being answered is rewritten before it happens.
    Amend(G::Rewrite),
    /// It cannot be done; if it is part of a cost, the cost cannot be paid.
    Impossible,
}

impl<G: Terms> Proposal<G> {
    /// One event, as a chapter of the rulebook names it.
    pub fn one(event: impl Into<G::Event>) -> Proposal<G> {
        Proposal::Event(event.into())
    }

    /// One event or, if there is none, nothing.
    pub fn maybe(event: Option<impl Into<G::Event>>) -> Proposal<G> {
        event.map_or(Proposal::Nothing, Proposal::one)
    }

    /// What happens at the same moment: several events, one, or none.
    pub fn together<E: Into<G::Event>>(events: impl IntoIterator<Item = E>) -> Proposal<G> {
        let mut events: Vec<G::Event> = events.into_iter().map(Into::into).collect();
        match events.len() {
            0 => Proposal::Nothing,
            1 => Proposal::Event(events.remove(0)),
            _ => Proposal::Together(events),
        }
    }

    /// One event about a list of things; without a thing there is none.
    pub fn about<T, E: Into<G::Event>>(list: Vec<T>, event: impl FnOnce(Vec<T>) -> E) -> Proposal<G> {
        if list.is_empty() { Proposal::Nothing } else { Proposal::one(event(list)) }
    }

    /// One thing is put into a slot.
    pub fn fill(slot: Slot, target: Target) -> Proposal<G> {
        Proposal::Fill(vec![(slot, target)])
    }
}

/// What applying an event leads to.
#[derive(Clone, Debug)]
pub enum Outcome<G: Terms> {
    /// Nothing more.
    Done,
    /// It did not happen after all: nothing answers it.
    Nothing,
    /// An effect that follows at once; it knows the event.
    Enter(Entry<G>),
}

/// An effect to be entered, with the surroundings of whoever enters it or with new ones.
#[derive(Clone, Debug)]
pub struct Entry<G: Terms> {
    /// The effect.
    pub node: NodeId,
    /// Whose text it is, if not that of the effect that leads here.
    pub origin: Option<Origin>,
    /// With new surroundings: the event it answers or carries out.
    pub event: Option<Box<G::Event>>,
    /// With new surroundings: what is fixed from the start.
    pub chosen: Vec<(Slot, Target)>,
}

impl<G: Terms> Entry<G> {
    /// An effect that goes on in the present surroundings.
    pub fn here(node: NodeId) -> Entry<G> {
        Entry { node, origin: None, event: None, chosen: Vec::new() }
    }

    /// An effect with surroundings of its own.
    pub fn of(origin: Origin, node: NodeId) -> Entry<G> {
        Entry { node, origin: Some(origin), event: None, chosen: Vec::new() }
    }

    /// The same effect, with something fixed from the start.
    pub fn with(mut self, chosen: impl IntoIterator<Item = (Slot, Target)>) -> Entry<G> {
        self.chosen.extend(chosen);
        self
    }
}

/// What an answer at a moment of the game leads to.
#[derive(Clone, Debug)]
pub struct Step<G: Terms> {
    /// What happens.
    pub does: Proposal<G>,
    /// Whether the moment goes on afterwards: the question is asked again.
    pub again: bool,
}

impl<G: Terms> Step<G> {
    /// The moment is over once this has happened.
    pub fn last(does: Proposal<G>) -> Step<G> {
        Step { does, again: false }
    }

    /// The question is asked again once this has happened.
    pub fn again(does: Proposal<G>) -> Step<G> {
        Step { does, again: true }
    }

    /// Nothing happens, and the moment is over.
    pub fn done() -> Step<G> {
        Step::last(Proposal::Nothing)
    }
}

/// A window: who may answer an event, in which order, and until when.
#[derive(Clone, Debug)]
pub struct Offer<G: Terms> {
    /// The question.
    pub moment: G::Moment,
    /// Who is asked, in this order.
    pub seats: Vec<Seat>,
    /// How the opportunities go round.
    pub order: Order,
}

/// How opportunities go round in a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Order {
    /// Each seat in turn, again and again, until all have passed in a row.
    UntilAllPass,
    /// Each seat acts as often as it likes, one answer resolved before the next, then the next seat.
    Series,
    /// Seats say what they will do, in turn, until all have passed in a row; then it is done, seat by seat.
    Collect,
}
