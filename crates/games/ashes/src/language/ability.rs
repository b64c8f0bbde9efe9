//! What stands on a card: abilities, their costs, targets and effects.

use kernel::prelude::*;

use super::{Cost, Keyword, Pattern};
use crate::Ashes;

/// One paragraph of a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    pub name: Option<Both>,
    /// It works also while its card is exhausted. `ASH-EXH-7`
    #[serde(default)]
    pub inexhaustible: bool,
    /// It is an ability of the unit that the card is attached to.
    #[serde(default)]
    pub granted: bool,
    pub does: Does,
}

/// The kinds of paragraphs.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Does {
    /// A cost before a colon: at moments for actions.
    Activate(Text),
    /// At any time of the own turn when nothing is being resolved. `ASH-R11`
    Anytime(Text),
    /// Whenever something happens.
    When(Trigger),
    /// A value changes while the card is in play.
    Standing(Modifier<Ashes>),
    Has(Keyword),
    /// The owner may pay to take the card into hand instead of discarding it. `ASH-KEY-7`
    Respark(Vec<Cost>),
}

/// A text that is used: cost, targets, effects. `ASH-USE-1`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// An additional cost that may be paid.
    #[serde(default)]
    pub more: Vec<Cost>,
    /// So many further copies on the spellboard make `more` possible.
    #[serde(default)]
    pub more_with_focus: u8,
    /// With one further copy on the spellboard, this cost may be paid instead.
    #[serde(default)]
    pub focus_cost: Vec<Cost>,
    /// Each further copy on the spellboard makes the cost so many basic symbols less.
    #[serde(default)]
    pub focus_saves: u8,
    /// At least so many status tokens on the card are needed.
    #[serde(default)]
    pub needs_status: u8,
    #[serde(default)]
    pub targets: Vec<Aim>,
    #[serde(default = "Vec::new")]
    pub then: Vec<Effect<Ashes>>,
}

/// A target, chosen before anything resolves.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    pub called: String,
    pub at: Aimed,
    /// How few may be chosen; 1 if it is left out.
    #[serde(default = "one")]
    pub least: u8,
    #[serde(default = "one")]
    pub most: u8,
    /// The text does not say "target".
    #[serde(default)]
    pub untargeted: bool,
}

fn one() -> u8 {
    1
}

/// What can be a target.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Aimed {
    Unit(Whose),
    /// A unit other than the first target.
    OtherUnit(Whose),
    UnitOrPhoenixborn(Whose),
    /// A unit, or the Phoenixborn of an opponent who has no units.
    UnitOrBare,
    /// A card with tokens that is no Phoenixborn.
    Tokened(Whose),
    /// Another card of whoever controls the first target, and no Phoenixborn.
    Beside,
    Phoenixborn(Whose),
    ReadySpell(Whose),
    Alteration(Whose),
    /// A unit with a certain id.
    Called(Whose, String),
    /// An ally in the own discard pile.
    DiscardedAlly,
    /// Any card of the own draw pile.
    AnyOfDeck,
    Player(Whose),
}

/// A text that something sets off.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    pub when: Pattern,
    /// Before, when or after; "when" if it is left out.
    #[serde(default = "when")]
    pub phase: Phase,
    /// The player may leave it. What has a cost may always be left.
    #[serde(default)]
    pub may: bool,
    pub text: Text,
}

fn when() -> Phase {
    Phase::When
}
