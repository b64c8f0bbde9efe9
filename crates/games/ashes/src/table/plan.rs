//! Where each procedure of the rulebook begins, and what windows open for.

use kernel::prelude::*;

use crate::language::Pattern;

#[derive(Clone, Debug)]
pub struct Plan {
    /// The game from its beginning to its end.
    pub round: NodeId,
    pub opening: NodeId,
    pub prepare: NodeId,
    pub turn: NodeId,
    pub recovery: NodeId,
    /// A card is played from hand: cost, host, placement.
    pub play: NodeId,
    /// A dice power is used.
    pub power: NodeId,
    /// An attack on a Phoenixborn, and one on a unit.
    pub attack: [NodeId; 2],
    /// One attacker's damage, or that of all attackers of a unit.
    pub battle: NodeId,
    /// One packet of damage goes through the process.
    pub process: NodeId,
    /// A card is destroyed and leaves.
    pub fall: NodeId,
    pub meditate: NodeId,
    /// The chosen player discards cards of their choice.
    pub discard: NodeId,
    /// Dice are changed, put back, re-rolled or exhausted, one after the other.
    pub turn_dice: NodeId,
    pub recover_dice: NodeId,
    pub reroll_dice: NodeId,
    pub exhaust_dice: NodeId,
    pub move_token: NodeId,
    /// Units come into play, one after the other.
    pub arrive: NodeId,
    /// A card of the hand goes onto or under the draw pile.
    pub put_back: NodeId,
    /// Tokens are removed for an effect each.
    pub overtime: NodeId,
    pub shield: NodeId,
    /// The faces of the types of dice, by their numbers at the table.
    pub types_of_dice: Vec<FaceId>,
    /// The values that some card changes of others, one bit each.
    pub changes_others: u32,
    /// What reaction spells answer, each once.
    pub answered: Vec<(Pattern, Phase)>,
}
