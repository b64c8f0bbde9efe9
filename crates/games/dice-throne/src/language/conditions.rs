//! Conditions, numbers to compare, prices, and the moments that texts wait for.

use std::collections::BTreeMap;

use kernel::effect::tree::Called;
use kernel::game::Unused;
use serde::{Deserialize, Serialize};

use super::nouns::{How, Tokens};
use super::number::Num;

/// The conditions of texts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Test {
    /// The roll shows at least so many of each symbol. `DT-TEXT-ON-1` `DT-TEXT-ON-2`
    On(BTreeMap<String, u8>),
    /// So many dice show the same number. `DT-GLOSS-KIND-1`
    OfAKind(u8),
    /// A die just rolled shows a number from the one to the other.
    Shows(u8, u8),
    /// Your die of the comparison is the higher one.
    Higher,
    /// Your die of the comparison is not the lower one.
    HigherOrEqual,
    /// You have a token of this status effect.
    Has(String),
    /// The token is one of your own hero's.
    Own,
    /// Your board lies with this side up.
    Side(String),
    /// You took the first turn of the game.
    StartPlayer,
    /// Whoever was chosen under this name is an opponent.
    Opponent(Called),
    /// This companion of yours is active.
    Active(String),
    /// You have had this token since your turn began.
    AllTurn,
    /// What the rules themselves ask.
    #[serde(skip)]
    Rule(RuleTest),
}

/// What the rules themselves ask; no card file can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleTest {
    /// What was activated has not failed, and whoever activated it is still in the game.
    Works,
}

/// Numbers to compare.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Measure {
    /// The sum of the dice just rolled.
    Sum,
    /// The damage of your Attack before anything is added. `DT-R13`
    Base,
    /// The damage that this text has added.
    Added,
    /// The damage waiting to be dealt to you.
    Incoming,
    /// The tokens or companions that this text has removed.
    Removed,
    /// The Roll Attempts of your last Offensive Roll Phase.
    Attempts,
    /// Dice that show a symbol.
    Symbols(String),
    /// Tokens of a status effect that you have.
    Tokens(String),
    /// The Health of a companion of yours.
    Health(String),
    /// As many tokens of a status effect as you have, up to a number.
    #[serde(skip)]
    UpTo(String, Num),
    /// A number of a text.
    #[serde(skip)]
    Number(Num),
    /// A number that the rules have noted.
    #[serde(skip)]
    Noted,
}

/// The cards that texts speak of. Card files know only the first; the others are what words of theirs stand for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Filter {
    /// Any card.
    Any,
    /// Tokens that a text may remove.
    #[serde(skip)]
    Removable(Tokens),
    /// Tokens that the ability in hand has put on a player.
    #[serde(skip)]
    Inflicted(Tokens),
    /// Tokens that a text may move to another player.
    #[serde(skip)]
    Movable(Tokens),
    /// Companions that can be brought into play.
    #[serde(skip)]
    Unbuilt,
    /// Companions in their basic form.
    #[serde(skip)]
    Basic,
    /// Companions with a text that can be activated, apart from one that has been chosen for it.
    #[serde(skip)]
    Useful,
}

/// The values that tokens and companions change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Quality {
    /// The damage of your Attacks, where it can be modified.
    AttackDamage,
    /// The damage of Attacks against you, where it can be modified.
    AttackedDamage,
    /// All damage that results from your Offensive Roll Phase.
    OffensiveDamage,
    /// All damage that you receive from an opponent's Offensive Roll Phase, an Ultimate's excepted.
    ReceivedDamage,
    /// Your Defensive Ability.
    Defence,
    /// Your Roll Attempts in the Offensive Roll Phase.
    Attempts,
    /// Any action of yours.
    Actions,
}

/// What texts wait for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Pattern {
    /// The game begins.
    GameBegins,
    /// Your Upkeep Phase.
    Upkeep,
    /// Your Income Phase.
    Income,
    /// Your Offensive Roll Phase.
    OffensivePhase,
    /// The end of the rolling in your Offensive Roll Phase, before what was activated does anything.
    OffensiveRoll,
    /// The conclusion of the Roll Phase in your turn. `DT-GLOSS-CONCLUSION-1`
    RollPhase,
    /// The conclusion of the Roll Phase in anybody's turn.
    AnyRollPhase,
    /// The end of your turn, after the Discard Phase. `DT-R32`
    TurnEnds,
    /// You attack.
    Attack,
    /// An opponent attacks you.
    Attacked,
    /// You would deal damage by your Offensive Roll Phase.
    DealDamage,
    /// An opponent's Offensive Roll Phase ends without an Attack. `DT-R21`
    NoAttack,
    /// You activate an Offensive Ability with these symbols among the dice.
    Activate(BTreeMap<String, u8>),
    /// You roll dice for a token of this status effect that you spend.
    RollFor(String),
    /// You receive another token of this status effect.
    Receive(String),
    /// Your Health would be reduced to 0.
    Defeat,
}

/// What is paid for a part of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Price {
    /// So many Combat Points.
    Cp(u8),
    /// As many Combat Points as you like.
    AnyCp,
    /// So many of your tokens of a status effect.
    Tokens(String, u8),
    /// So many of your companions.
    Companions(u8),
    /// So many tokens of a status effect for a companion in its basic form, so many for an advanced one.
    Activation(String, u8, u8),
    /// A companion in this form, and so many Combat Points.
    Companion(String, #[serde(default)] u8),
    /// So many cards from hand.
    Cards(u8, How),
}

/// Nothing waits for the end of something else yet.
pub type Ending = Unused;

/// When a token may be spent, or an ability of the board used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Time {
    /// At any time. `DT-STATUS-SPEND-1`
    Any,
    /// While dice that can be rolled again lie on the table.
    Dice,
    /// While damage is waiting to be dealt to you.
    Incoming,
    /// During your Attack, until its damage is applied.
    Attack,
    /// During your Attack, until the defence is activated. `DT-R11`
    BeforeDefence,
    /// Once you have been attacked, until the damage is applied.
    Attacked,
    /// During any Roll Phase.
    RollPhase,
    /// At the conclusion of a Roll Phase in which you dealt damage.
    AfterDamage,
    /// In your Main Phases.
    MainPhase,
    /// In your Upkeep Phase.
    Upkeep,
    /// When the Offensive Roll Phase of an opponent has ended and what it inflicts is about to arrive.
    Inflicted,
}

/// What must have happened before a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Only {
    /// You have been attacked.
    Attacked,
    /// Your Attack has dealt at least so much damage.
    Dealt(u8),
}
