//! Where the procedures of the rulebook lie among the effects of a book.

use kernel::book::Both;
use kernel::effect::node::NodeId;

use crate::cards::scenarios::{CardSet, Scenario};

/// The procedures, built once, and what all cards share.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Rounds for ever. `MC-ROUND-1`
    pub round: NodeId,
    /// Something is done that must be paid for. `MC-INITIATE-1`
    pub act: NodeId,
    /// It has been paid for: an ability.
    pub resolve: NodeId,
    /// It has been paid for: a card that enters play.
    pub enter: NodeId,
    /// Cards are discarded as a cost.
    pub discard_cost: NodeId,
    /// A card is chosen whose cost is paid.
    pub pay_target: NodeId,
    /// A basic attack. `MC-ATTACK-2`
    pub basic_attack: NodeId,
    /// A basic thwart. `MC-THWART-2`
    pub basic_thwart: NodeId,
    /// Recovering. `MC-RECOVER-2`
    pub recover: NodeId,
    /// Another player is asked for an action. `MC-TURN-8`
    pub request: NodeId,
    /// An enemy's attack: opened, initiated, put away.
    pub enemy_attack: NodeId,
    /// An enemy's scheme.
    pub enemy_scheme: NodeId,
    /// The attack itself. `MC-ATTACK-ENEMY-1`
    pub attack: NodeId,
    /// The scheme itself. `MC-SCHEME-ENEMY-1`
    pub scheme: NodeId,
    /// A boost card. `MC-BOOST-1`
    pub boost: NodeId,
    /// Several enemies act one after the other.
    pub enemies: NodeId,
    /// Several Special abilities are resolved one after the other.
    pub specials: NodeId,
    /// An encounter card is revealed. `MC-REVEAL-1`
    pub reveal: NodeId,
    /// It has been turned up.
    pub revealed: NodeId,
    /// It is resolved.
    pub encounter: NodeId,
    /// Step four of the villain phase.
    pub reveals: NodeId,
    /// A dealt card is revealed, then the next.
    pub dealt: NodeId,
    /// Somebody controls too many cards.
    pub excess: NodeId,
    /// Cards are defeated.
    pub fall: NodeId,
    /// What waits for the end of an activation, phase, round.
    pub due: [NodeId; 3],
    /// The names of traits.
    pub traits: Vec<Both>,
    /// The names of sets.
    pub sets: Vec<CardSet>,
    pub scenarios: Vec<Scenario>,
}
