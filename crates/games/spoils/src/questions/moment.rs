//! The moments in which the game asks.

use kernel::effect::node::NodeId;
use serde::{Deserialize, Serialize};

/// The moments in which the game asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// The active player's own turn.
    Turn,
    /// A response to an action.
    Respond,
    /// Half of a tactics-and-abilities step: the attacker's or the defender's.
    Step(bool),
    /// A part of a cost section, of Flip Up or of the card itself.
    Cost(u8, bool),
    /// Which option of a text.
    Way,
    /// Which resources pay.
    Pay,
    /// Which resource starts in play: of the seat that chooses who goes first, or of the other.
    StartResource(bool),
    /// Who goes first.
    First,
    /// Which cards go to the bottom of the deck.
    Mulligan,
    /// Which card is played as a resource.
    Resource,
    /// Which card an effect lets be played.
    PlayCard(NodeId),
    /// How much is bid.
    Bid,
    /// How damage is divided among chosen cards.
    Divide(NodeId, u8),
    /// What an entering card is attached to.
    Hosts(NodeId),
    /// Who attacks.
    Attackers,
    /// Who blocks.
    Blockers,
    /// How a side's damage is assigned.
    Assign(bool),
    /// What an attack outside the own turn is aimed at.
    Counter,
    /// How often the opponent lets a common series be repeated. `SP-414.3b`
    LoopNumber,
}

impl Moment {
    /// Whether what may be answered hangs on a player's own hand or deck; everything else lies open.
    pub fn is_private(self) -> bool {
        match self {
            Moment::Turn
            | Moment::Respond
            | Moment::Step(_)
            | Moment::Cost(..)
            | Moment::StartResource(_)
            | Moment::Mulligan
            | Moment::Resource
            | Moment::PlayCard(_) => true,
            Moment::Way
            | Moment::Pay
            | Moment::First
            | Moment::Bid
            | Moment::Divide(..)
            | Moment::Hosts(_)
            | Moment::Attackers
            | Moment::Blockers
            | Moment::Assign(_)
            | Moment::Counter
            | Moment::LoopNumber => false,
        }
    }
}
