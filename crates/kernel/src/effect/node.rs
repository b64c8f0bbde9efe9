//! The effect tree as the driver walks it: flat, shared, without names.

use std::sync::Arc;

use crate::game::{Listening, Terms};
use crate::notation::WordId;
use crate::resolve::event::Proposal;
use crate::resolve::look::Look;

use super::tree::{Amount, Condition, Modifier, Phase, Pick, Slot, Until, Uses};

/// The address of an effect in the book's tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct NodeId(pub u32);

/// One control shape. Each kind says what its fields hold.
///
/// There are as many kinds of frames as shapes, and no frame per card or verb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node<G: Terms> {
    /// One after the other.
    All(Box<[NodeId]>),
    /// A verb: becomes an event.
    Do(G::Verb),
    /// A step of the rulebook's own procedures.
    Run(Routine<G>),
    If {
        test: Condition<G>,
        then: NodeId,
        otherwise: NodeId,
    },
    /// Fills a slot by asking.
    Choose(Box<Choosing<G>>),
    /// Asks somebody for one of several effects; each has a word of the notation.
    OneOf {
        who: Chooser,
        ways: Box<[(WordId, NodeId)]>,
    },
    /// Goes through things as they were when it was reached.
    Each {
        of: Pick<G>,
        slot: Slot,
        body: NodeId,
    },
    /// Several times over.
    Repeat {
        times: Amount<G>,
        body: NodeId,
    },
    /// For ever: only the end of the match stops it.
    Loop(NodeId),
    /// The game asks a question of its own until it says that the moment is over.
    Act(G::Moment),
    /// First the cost, whole or not at all, then the rest.
    Pay {
        cost: NodeId,
        then: NodeId,
    },
    /// A cost inside a text, for what follows it: paid only if it can be and is worth it, see [`crate::game::Rules::is_worth`].
    Offer {
        price: G::Price,
        then: NodeId,
        pay: NodeId,
    },
    /// The same for the player in a slot: "you" is that player. Nothing for whoever has left the game.
    As {
        seat: Slot,
        body: NodeId,
    },
    /// What the body sets off, and what follows from the table itself, waits until the body is over; the triggers wait for
    /// what comes then, too.
    Whole {
        body: NodeId,
        then: NodeId,
    },
    /// The text of the card in a slot, as if it stood here.
    Copy(Slot),
    /// Puts a standing text into force for a while. With a bearer, each card in that slot gains the text as its own.
    Last {
        law: Box<Law<G>>,
        until: Until,
        bearer: Option<Slot>,
    },
}

/// A step of the rulebook's own procedures: a function of the game that no card file can name.
#[derive(Clone)]
pub struct Routine<G: Terms>(Arc<ProposeFn<G>>);

type ProposeFn<G> = dyn Fn(Look<G>) -> Proposal<G> + Send + Sync;

impl<G: Terms> Routine<G> {
    /// Wraps a function; what it captures is fixed when the tree is built.
    pub fn new(step: impl Fn(Look<G>) -> Proposal<G> + Send + Sync + 'static) -> Routine<G> {
        Routine(Arc::new(step))
    }

    /// What the step comes to now.
    #[inline]
    pub fn propose(&self, look: Look<G>) -> Proposal<G> {
        (self.0)(look)
    }
}

impl<G: Terms> PartialEq for Routine<G> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
impl<G: Terms> Eq for Routine<G> {}

impl<G: Terms> std::fmt::Debug for Routine<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a step of the rules")
    }
}

/// Fills a slot by asking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choosing<G: Terms> {
    /// Who is asked.
    pub who: Chooser,
    /// Out of what.
    pub pick: Pick<G>,
    /// How few.
    pub least: u8,
    pub most: u8,
    /// Where the chosen are kept.
    pub slot: Slot,
    /// The word that names one of them.
    pub word: WordId,
    /// Whether the chosen stay unseen until something shows them.
    pub secret: bool,
}

/// Who is asked to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    /// The player whose effect it is.
    You,
    /// The seat in a slot.
    Of(Slot),
}

/// A standing text in the form the driver reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Law<G: Terms> {
    /// Changes or forbids a value.
    Modifier(Modifier<G>),
    /// Waits for an event.
    Listener(Listener<G>),
}

impl<G: Listening> Law<G> {
    /// The kinds of events that laws wait for, one bit each.
    pub fn kinds_heard(laws: &[Law<G>]) -> u64 {
        laws.iter().fold(0, |heard, law| match law {
            Law::Listener(listener) => heard | G::kinds(&listener.when),
            Law::Modifier(_) => heard,
        })
    }
}

/// Something that waits for an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listener<G: Terms> {
    /// The event it waits for.
    pub when: G::Pattern,
    pub answer: Answer<G>,
    /// How often it serves.
    pub uses: Uses,
}

/// What a listener does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<G: Terms> {
    /// Enters an effect before or after the event.
    Trigger { phase: Phase, optional: bool, then: NodeId },
    /// Rewrites the event before it happens.
    Instead { rewrite: G::Rewrite, optional: bool },
}
