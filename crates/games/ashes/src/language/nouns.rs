//! What things are called: zones, dice, costs, kinds of cards, numbers.

use kernel::effect::tree::Called;
use kernel::prelude::*;
use kernel::ron_text::number_or_text;
use kernel::table::zones::ZoneSpec;
use serde::Deserializer;

kernel::zones! {
    /// The places cards lie in.
    pub enum Zone {
        Deck = ZoneSpec::personal("deck").closed().pile(),
        Hand = ZoneSpec::personal("hand").owners_only(),
        Phoenixborn = ZoneSpec::personal("phoenixborn").active(),
        Battlefield = ZoneSpec::personal("battlefield").active(),
        Spellboard = ZoneSpec::personal("spellboard").active(),
        /// Alteration spells attached to units of this battlefield.
        Attached = ZoneSpec::personal("attached").active(),
        Discard = ZoneSpec::personal("discard").pile(),
        Conjurations = ZoneSpec::personal("conjurations").owners_only().pile(),
        /// A card that is being played.
        Played = ZoneSpec::personal("played"),
        /// Cards that are out of the game.
        Removed = ZoneSpec::shared("removed").pile(),
    }
}

kernel::gauges! {
    /// Seats have no numbers of their own: wounds lie on the Phoenixborn.
    pub enum Gauge {}
}

/// The types of dice and of the magic that they pay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Magic {
    Ceremonial,
    Charm,
    Illusion,
    Natural,
    Divine,
    Sympathy,
}

impl Magic {
    pub const ALL: [Magic; 6] =
        [Magic::Ceremonial, Magic::Charm, Magic::Illusion, Magic::Natural, Magic::Divine, Magic::Sympathy];

    /// Whether its dice are in the core box. `ASH-DICE-2`
    pub fn is_core(self) -> bool {
        !matches!(self, Magic::Divine | Magic::Sympathy)
    }

    /// Its word in files and in the notation.
    pub fn id(self) -> &'static str {
        ["ceremonial", "charm", "illusion", "natural", "divine", "sympathy"][self as usize]
    }
}

/// The sides of a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    Power,
    Class,
    Basic,
}

/// The types of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    Phoenixborn,
    Ally,
    Conjuration,
    ReadySpell,
    ActionSpell,
    ReactionSpell,
    AlterationSpell,
    /// A type of die, with its dice power.
    Die,
}

impl Kind {
    /// Whether its type contains the word "spell". `ASH-WARD-1`
    pub fn is_spell(self) -> bool {
        matches!(self, Kind::ReadySpell | Kind::ActionSpell | Kind::ReactionSpell | Kind::AlterationSpell)
    }

    /// Allies and conjurations are units. `ASH-TYPE-1`
    pub fn is_unit(self) -> bool {
        matches!(self, Kind::Ally | Kind::Conjuration)
    }
}

/// A part of a cost. `ASH-COST-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Cost {
    /// The turn's main action.
    Main,
    /// A side action of the turn.
    Side,
    /// An exhaustion token on the card itself.
    Exhaust,
    /// So many cards from hand.
    Discard(u8),
    /// So many basic symbols.
    Basic(u8),
    Class(Magic, u8),
    Power(Magic, u8),
}

/// Abilities that cards have in common.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum Keyword {
    UnitGuard,
    BattleAdvantage,
    Bypass,
    MagicGuard,
    SpellGuard,
    Illusion,
    Fleeting,
}

impl Keyword {
    /// Whether exhausted cards keep it. `ASH-EXH-7`
    pub fn is_inexhaustible(self) -> bool {
        matches!(self, Keyword::MagicGuard | Keyword::SpellGuard | Keyword::Illusion | Keyword::Fleeting)
    }
}

/// Whom a verb means.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Whom {
    /// The card whose text it is.
    This,
    /// The card that set the text off.
    It,
    /// The card that this one is attached to.
    Host,
    /// The card so called.
    The(Called),
    YourPhoenixborn,
    /// The Phoenixborn of whoever controlled the card that set the text off.
    ItsPhoenixborn,
    /// The Phoenixborn of the chosen player.
    PhoenixbornOf(Called),
    /// All units of these players.
    Units(Whose),
    /// The units that attack or counter the card that set the text off.
    Dealers,
    /// The card so called and every other copy of it on the same spellboard.
    Copies(Called),
    /// All other alterations of the unit that this one is attached to.
    OtherAlterations,
}

/// A number: written as such, or as a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Num {
    Fixed(i32),
    /// How many units you have in play.
    YourUnits,
    /// The damage received, or this unit's life value if that is less.
    Received,
    /// The attack value of the card so called.
    AttackOf(Slot),
    /// The life value of the card so called less its wounds, as it was when it was chosen.
    LifeLeftOf(Slot),
    /// How many status tokens are on this card.
    Status,
    /// How many wound tokens are on this card.
    Wounds,
    /// How many copies of the spell that summons this unit are on your spellboard.
    Spells,
    /// How many further copies of this spell are on the spellboard.
    Focus,
}

/// The names that numbers may refer to, as the places of slots: a text has at most two targets.
const NAMES: [(&str, Slot); 2] = [("first", Slot(0)), ("second", Slot(1))];

impl<'de> Deserialize<'de> for Num {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        number_or_text(deserializer, "\"your units\" or \"attack of first\"", 99, Num::Fixed, Num::read)
    }
}

impl Num {
    fn read(text: &str) -> Result<Num, String> {
        let slot = |name: &str| {
            let found = NAMES.iter().find(|(known, _)| *known == name).map(|(_, slot)| *slot);
            found.ok_or_else(|| format!("`{name}` is no target; write `first` or `second`"))
        };
        match text {
            "your units" => Ok(Num::YourUnits),
            "received" => Ok(Num::Received),
            "status" => Ok(Num::Status),
            "wounds" => Ok(Num::Wounds),
            "spells" => Ok(Num::Spells),
            "focus" => Ok(Num::Focus),
            _ => match text.split_once(" of ") {
                Some(("attack", name)) => slot(name).map(Num::AttackOf),
                Some(("life left", name)) => slot(name).map(Num::LifeLeftOf),
                _ => Err(format!(
                    "`{text}` is no number; write `your units`, `received`, `status`, `wounds`, `spells`, `focus`, `attack of first` or `life left of first`"
                )),
            },
        }
    }
}
