//! Status effects and companions as their files have them.

use kernel::prelude::*;

use crate::DiceThrone;
use crate::language::{Price, Time};

/// A status effect. `DT-STATUS-3`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Status {
    pub id: String,
    pub name: Both,
    pub kind: Kind,
    /// The stack limit. `DT-STACK-1`
    pub limit: u8,
    /// The stack limit of the hero whose token it is, where it is another.
    #[serde(default)]
    pub own_limit: Option<u8>,
    /// It stays until something removes it. `DT-STATUS-PERSIST-1`
    #[serde(default)]
    pub persistent: bool,
    /// It alters an Attack. `DT-MODIFIER-1`
    #[serde(default)]
    pub modifier: bool,
    /// Only its own text and the board of its hero move or remove it.
    #[serde(default)]
    pub fixed: bool,
    /// It can be removed, but not moved to another player.
    #[serde(default)]
    pub untransferable: bool,
    /// The hero whose token it is may refuse it.
    #[serde(default)]
    pub declinable: bool,
    /// What it can be spent for: each a use of its own. `DT-STATUS-SPEND-1`
    #[serde(default)]
    pub spend: Vec<Use>,
    /// What holds or happens while somebody has it; "you" is that player.
    #[serde(default)]
    pub laws: Vec<Standing<DiceThrone>>,
    /// No printed fact, but a best reconstruction.
    #[serde(default)]
    pub uncertain: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    Positive,
    Negative,
    /// Its own text comes before the rules. `DT-STATUS-UNIQUE-1`
    Unique,
}

/// Something that can be done at certain times for a price.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    pub when: Time,
    /// What it costs; if nothing is said one token of the status effect, and nothing where there is none.
    #[serde(default)]
    pub pays: Option<Price>,
    /// How often in one turn; as often as it can be paid if nothing is said.
    #[serde(default)]
    pub times: Option<u8>,
    /// Not in the turn in which the token was gained.
    #[serde(default)]
    pub later: bool,
    /// Only while this holds.
    #[serde(default, rename = "while")]
    pub only: Option<Condition<DiceThrone>>,
    pub does: Vec<Effect<DiceThrone>>,
}

/// A companion: no status effect. `DT-COMPANION-1`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Companion {
    pub id: String,
    pub name: Both,
    /// Health of its own: what it starts with and has at most.
    #[serde(default)]
    pub health: Option<u8>,
    /// What it can be, from the first form on.
    #[serde(default)]
    pub forms: Vec<Form>,
    #[serde(default)]
    pub uses: Vec<Use>,
    #[serde(default)]
    pub laws: Vec<Standing<DiceThrone>>,
    #[serde(default)]
    pub uncertain: bool,
}

/// One form of a companion.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Form {
    pub id: String,
    pub name: Both,
    /// How many of it there may be.
    pub most: u8,
    /// How often in one turn any of its uses serves.
    #[serde(default)]
    pub times: Option<u8>,
    #[serde(default)]
    pub uses: Vec<Use>,
}
