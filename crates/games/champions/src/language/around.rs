//! Words around other words, and what the rulebook's own procedures ask. Card files cannot name them: texts are unfolded into
//! them when they are read.

use kernel::effect::node::NodeId;

use crate::language::{Cost, Filter, Term, To, Trait};

/// Words around other words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Around {
    /// Upgrades with Special abilities are noted.
    NoteSpecials(Trait),
    /// The attacks of these enemies begin.
    Attackers(To),
    /// Minions attack the heroes they are engaged with.
    TheirHeroes(Filter),
    Schemers(To),
    /// A delayed effect is put down.
    Delay(Term, NodeId),
    /// The latest lasting text ends with the activation.
    Bind,
    /// A cost inside a text.
    InnerCost(Box<[Cost]>),
}

/// What the rulebook's own procedures ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleTest {
    /// The game has not been set up.
    NotSetUp,
    /// Nobody defends against the attack yet, and the player in the slot may be asked. `MC-PERIL-2`
    MayDefend,
    /// The player in the slot is still in the game.
    Present,
    /// The player in the slot has a turn to take.
    TakesTurn,
    /// The round has not got beyond this step, by its number: positions may be laid out in the middle of a round.
    NotBeyond(u8),
    /// What was paid for is not lost to a status card.
    GoesOn,
}
