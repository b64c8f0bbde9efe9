//! Where each effect stands: small values, one kind per control shape.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::book::Book;
use crate::effect::node::NodeId;
use crate::effect::tree::{Phase, Slot};
use crate::game::{Game, Terms};
use crate::question::Choice;
use crate::table::cards::CardRef;
use crate::table::seats::Seat;
use crate::table::state::State;

use super::event::Order;
use super::scope::{Origin, Scope, Target};

/// One effect in progress. Each kind says what its fields hold.
///
/// Only the driver adds and removes frames.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Frame<G: Terms> {
    /// A text with surroundings of its own, which go with it.
    Text,
    /// A sequence: the next part.
    All { node: NodeId, next: u16 },
    /// A choice: how many have been chosen.
    Choose { node: NodeId, taken: u8 },
    /// A choice of effects.
    OneOf { node: NodeId },
    /// What is still to be gone through, last first.
    Each { node: NodeId, rest: Vec<Target> },
    /// How often still.
    Repeat { node: NodeId, left: u32 },
    /// For ever.
    Loop { node: NodeId },
    /// A question of the game.
    Act { node: NodeId },
    /// A cost, with the table as it was before.
    Pay(Box<Paying<G>>),
    /// An event in its four steps.
    Event(Box<Happening<G>>),
    /// A moment in which others may answer.
    Window(Box<Window<G>>),
    /// An effect whose turn has not come yet.
    Begin { node: NodeId },
    /// Something has happened: what follows from the table itself comes next.
    Settle,
    /// An effect that is finished before what it sets off.
    Whole(Box<Held<G>>),
}

/// What an effect has set off that is finished first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Held<G: Terms> {
    /// The node with the effect and what comes then.
    pub node: NodeId,
    /// Whether the effect itself is over.
    pub over: bool,
    /// What it has set off, each with its phase.
    pub waiting: Vec<(Phase, Pending<G>)>,
}

/// A cost that is being paid: whole or not at all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Paying<G: Terms> {
    /// The node with cost and rest.
    pub node: NodeId,
    /// Whether the cost has been paid.
    pub paid: bool,
    /// The table before anything was paid; copies of a table share it.
    pub before: Arc<State<G>>,
    /// The surroundings before anything was paid.
    pub scope: Scope<G>,
    /// Triggers that wait until the cost is paid.
    pub waiting: Vec<Pending<G>>,
}

/// One or several events at the same moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Happening<G: Terms> {
    pub events: Vec<Scheduled<G>>,
    /// How far they are.
    pub step: Progress,
    /// Whose effect made them.
    pub cause: Origin,
    /// Triggers of cards that the events have taken away, each with its phase.
    pub leaving: Vec<(Phase, Pending<G>)>,
}

/// An event and the texts that have already replaced it: each may do so once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Scheduled<G: Terms> {
    /// The event as it is by now.
    pub event: G::Event,
    /// The texts that have changed it.
    pub met: Vec<ListenerId>,
}

/// The steps of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Progress {
    /// Replacements may change the event with this number.
    Would(u16),
    /// What answers before it happens.
    Before,
    /// It happens.
    Apply,
    /// What belongs to its happening.
    When,
    /// What answers once it has happened.
    After,
    /// Nothing is left to do.
    Over,
}

/// A text that waits for events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ListenerId {
    /// A law of a card, by its place.
    Card(CardRef, u8),
    /// A text that lasts for a while, by its number.
    Lasting(u32),
}

/// A trigger whose moment has come.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Pending<G: Terms> {
    /// The text.
    pub listener: ListenerId,
    /// Whose text it is.
    pub origin: Origin,
    pub then: NodeId,
    /// Whether it may be left.
    pub optional: bool,
    /// The event that set it off.
    pub event: G::Event,
    /// The card it is about, as it lay when the window opened.
    pub it: Option<CardRef>,
    /// What had been chosen when the text was put into force.
    pub chosen: Vec<(Slot, Target)>,
}

/// A moment in which texts and seats answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Window<G: Terms> {
    /// Triggers that have not happened yet.
    pub queue: Vec<Pending<G>>,
    /// What others may answer to, one after the other. While one is open it has a scope of its own.
    pub offers: Vec<Offering<G>>,
    /// Before, when or after.
    pub phase: Phase,
}

impl<G: Terms> Window<G> {
    /// A window for texts and offers. Where forced texts come first they stand in front, then those of each seat.
    pub fn new(mut queue: Vec<Pending<G>>, offers: Vec<Offering<G>>, phase: Phase) -> Window<G> {
        if G::POLICY.forced_first {
            queue.sort_by_key(|pending| (pending.optional, if pending.optional { pending.origin.you.0 } else { 0 }));
        }
        Window { queue, offers, phase }
    }
}

impl<G: Game> Window<G> {
    /// Whether it is part of the order when others may answer: the last place after the texts.
    pub fn has_ordered_offer(&self) -> bool {
        G::POLICY.orders_offers && self.offers.first().is_some_and(|offer| !offer.open)
    }

    /// Where players order their own texts, those of one after those of the other.
    pub fn sort_by_seat(&mut self, state: &State<G>) {
        if let Some(first) = G::first_to_order(state) {
            let seats = state.places.len();
            self.queue.sort_by_key(|pending| (seats + pending.origin.you.index() - first.index()) % seats);
        }
    }

    /// How many triggers at the front of the queue stand for order now. Where forced texts come first, they alone, and
    /// among them those that replace the event; then the optional ones of one seat, which may also be left. In an open
    /// offer they are options of their seat.
    pub fn next_group(&self, book: &Book<G>, state: &State<G>) -> usize {
        let of_one_seat = || {
            let you = self.queue.first().map(|pending| pending.origin.you);
            self.queue.iter().take_while(|pending| Some(pending.origin.you) == you).count()
        };
        if !G::POLICY.forced_first {
            return if G::first_to_order(state).is_some() { of_one_seat() } else { self.queue.len() };
        }
        match self.queue.iter().filter(|pending| !pending.optional).count() {
            0 if self.offers.is_empty() => of_one_seat(),
            forced => {
                let replaces = |pending: &&Pending<G>| self.phase == Phase::Before && G::replaces(book, pending.then);
                let first = self.queue[..forced].iter().filter(replaces).count();
                if first > 0 { first } else { forced }
            }
        }
    }
}

/// Opportunities that go round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Offering<G: Terms> {
    /// The question.
    pub moment: G::Moment,
    /// The event that is answered.
    pub event: G::Event,
    /// Who is asked, in this order.
    pub seats: Vec<Seat>,
    /// How it goes round.
    pub order: Order,
    /// Whose opportunity it is.
    pub turn: u8,
    /// How many have passed in a row.
    pub passes: u8,
    /// What has been said and is still to be done.
    pub collected: Vec<(Seat, Choice)>,
    /// Whether everything has been said.
    pub closed: bool,
    /// Whether it has its scope.
    pub open: bool,
}
