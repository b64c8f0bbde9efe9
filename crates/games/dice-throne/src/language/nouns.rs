//! What texts speak of: places, numbers, players, dice, tokens, kinds of damage.

use kernel::effect::tree::Called;
use kernel::table::zones::ZoneSpec;
use serde::{Deserialize, Serialize};

kernel::zones! {
    /// The places cards lie in.
    pub enum Zone {
        /// A player's draw pile. `DT-SETUP-8`
        Deck = ZoneSpec::personal("deck").closed().pile(),
        /// A player's hand.
        Hand = ZoneSpec::personal("hand").owners_only(),
        /// The hero board: each ability in its present level. `DT-UPGRADE-1`
        Board = ZoneSpec::personal("board").active(),
        /// Status effects in play, one card for all tokens of a kind. `DT-STATUS-1`
        Tokens = ZoneSpec::personal("tokens").active(),
        /// Companions in play.
        Companions = ZoneSpec::personal("companions").active(),
        /// A player's discard pile.
        Discard = ZoneSpec::personal("discard").pile(),
        /// A card that is being played.
        Played = ZoneSpec::personal("played"),
        /// Tokens, companions and the other side of a board while they are not in play. `DT-SETUP-2`
        Leaflet = ZoneSpec::personal("leaflet").pile(),
        /// Abilities and upgrades that an upgrade covers. `DT-UPGRADE-7`
        Covered = ZoneSpec::personal("covered").pile(),
    }
}

kernel::gauges! {
    /// The dials of a player.
    pub enum Gauge {
        /// Health; a team has one dial for both. `DT-TEAM-5`
        Health = "health",
        /// Combat Points, at most 15. `DT-CP-2`
        Cp = "cp",
    }
}

/// What dice were rolled for: only dice of one purpose are one roll. `DT-R16`
pub const POOLS: &[&str] = &["offence", "targeting", "defence", "bonus", "comparison", "token"];

/// The types of damage. `DT-DAMAGE-2`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum DamageType {
    /// Defendable, avoidable, modifiable.
    #[default]
    Normal,
    /// No defence against it.
    Undefendable,
    /// Neither defendable nor modifiable.
    Pure,
    /// Not an Attack; the text says who receives it.
    Collateral,
    /// Of an Ultimate: it can only grow.
    Ultimate,
    /// Without a type: what a defence or a token deals. `DT-R12`
    Untyped,
}

impl DamageType {
    /// The key of its name.
    pub fn word(self) -> &'static str {
        match self {
            DamageType::Normal => "damage-normal",
            DamageType::Undefendable => "damage-undefendable",
            DamageType::Pure => "damage-pure",
            DamageType::Collateral => "damage-collateral",
            DamageType::Ultimate => "damage-ultimate",
            DamageType::Untyped => "damage-untyped",
        }
    }
}

/// Who is meant, seen from whoever has the ability, card or token.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Who {
    /// The player whose text it is; of a token, the player who has it.
    You,
    /// The defender of the Attack, or the opponent whom the text needs.
    Target,
    /// The player whose Attack is answered.
    Attacker,
    /// The player who put the token there.
    Inflicter,
    /// Every opponent.
    Opponents,
    /// You and your teammate.
    Team,
    /// A companion of yours.
    Companion(String),
    /// Whoever was chosen under this name.
    The(Called),
}

impl Who {
    /// The default of what a text gives.
    pub(super) fn you() -> Who {
        Who::You
    }

    /// The default of what a text does to others.
    pub(super) fn target() -> Who {
        Who::Target
    }
}

/// Whose dice are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DiceOf {
    /// Your own.
    Yours,
    /// Your own or your teammate's.
    Team,
    /// An opponent's.
    Opponents,
    /// Any die on the table.
    Any,
    /// The dice just rolled by this text.
    These,
}

/// How a die is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Alter {
    /// To this number.
    To(u8),
    /// To a number of your choice.
    ToAny,
    /// Up or down by so much, never past 1 or 6.
    By(u8),
    /// To what another die of the same owner and purpose shows. `DT-COMMON-3`
    LikeAnother,
}

/// Which status effect tokens are meant.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Tokens {
    /// Of any status effect.
    Any,
    /// Of negative status effects.
    Negative,
    /// The token whose text it is.
    This,
    /// Of this status effect.
    Of(String),
}

/// Who picks the cards that somebody discards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum How {
    /// Their owner.
    OwnersChoice,
    /// Chance.
    AtRandom,
}

/// The roll phases that have Roll Attempts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RollPhase {
    /// The Offensive Roll Phase.
    Offensive,
    /// The Defensive Roll Phase.
    Defensive,
}
