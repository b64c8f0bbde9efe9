//! Where each procedure of the rulebook begins.

use kernel::prelude::*;

#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The game from its beginning to its end.
    pub round: NodeId,
    pub opening: NodeId,
    pub turn: NodeId,
    /// An Offensive Roll Phase from the first roll to its conclusion.
    pub offence: NodeId,
    pub targeting: NodeId,
    pub defence: NodeId,
    /// A defence that was chosen: roll, alter, resolve.
    pub defend: NodeId,
    /// All may act, again and again, until nobody does anything.
    pub lull: NodeId,
    /// What waits to be dealt is dealt, if anything does.
    pub settle: NodeId,
    pub settling: NodeId,
    /// Isolated sources that wait are dealt, apart from all else. `DT-GLOSS-ISOLATED-1`
    pub isolated: NodeId,
    /// The opponent whom a card needs is chosen.
    pub aim: NodeId,
    /// A card is played.
    pub play: NodeId,
    /// A player discards cards of their choice.
    pub discard: NodeId,
    /// One more Roll Attempt with the defence dice.
    pub better_defence: NodeId,
    /// A player may refuse a token.
    pub accept: NodeId,
}
