//! What verbs, answers and windows hand to the driver.

use crate::effect::node::NodeId;
use crate::game::Game;
use crate::table::seats::Seat;

use super::scope::Origin;

/// What a verb becomes when it is made concrete.
#[derive(Clone, Debug)]
pub enum Proposal<G: Game> {
    /// There is nothing to do.
    Nothing,
    /// One event.
    Event(G::Event),
    /// Several events at the same moment: one window for all of them.
    Together(Vec<G::Event>),
    /// An effect.
    Enter(Entry),
    /// It cannot be done; if it is part of a cost, the cost cannot be paid.
    Impossible,
}

/// What applying an event leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing more.
    Done,
    /// An effect that follows at once.
    Enter(Entry),
}

/// An effect to be entered, with the surroundings of whoever enters it or with new ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The effect.
    pub node: NodeId,
    /// Whose text it is, if not that of the effect that leads here.
    pub origin: Option<Origin>,
}

/// What an answer at a moment of the game leads to.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// What happens.
    pub does: Proposal<G>,
    /// Whether the moment goes on afterwards: the question is asked again.
    pub again: bool,
}

/// A window: who may answer an event, in which order, and until when.
#[derive(Clone, Debug)]
pub struct Offer<G: Game> {
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
    /// All seats say what they will do; then it is done, seat by seat.
    Collect,
}
