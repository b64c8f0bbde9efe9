//! Numbers as texts write them, and what they count.

use kernel::ron_text::number_or_text;
use serde::Deserialize;
use serde::de::Deserializer;

use crate::language::nouns::{Name, Resource, Trait};

/// A number: written as such, or as a text.
///
/// `"2 per counter max 10"`, `"1 per player"`, `"1 per icon plus 1"`, `"atk"` (one per what is named).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Num {
    /// So many, or so many times what is counted.
    pub times: i32,
    /// What is counted.
    pub of: Option<Of>,
    /// So many more.
    pub plus: i32,
    /// Never more than this.
    pub most: Option<i32>,
}

impl Num {
    /// A fixed number.
    pub const fn fixed(number: i32) -> Num {
        Num { times: number, of: None, plus: 0, most: None }
    }

    /// The number, if it is fixed.
    pub fn as_fixed(self) -> Option<i32> {
        self.of.is_none().then_some(self.times)
    }
}

/// What numbers count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Of {
    /// `player`: players who started the scenario. `MC-PERPLAYER-1`
    Players,
    /// `X`: the number so called.
    The(Name),
    /// `counter`: all-purpose counters on this card.
    Counters,
    /// `damage on you`: damage your identity has sustained. `MC-SUSTAINED-2`
    DamageOnYou,
    /// `damage here`: damage on this card.
    DamageHere,
    /// `threat on Target`: threat on the scheme so called.
    ThreatOn(Name),
    /// `upgrade`: upgrades you control.
    Upgrades,
    /// `Drone minion`, `Hydra enemy`: such enemies in play.
    Enemies(Trait),
    /// `Drone minion with you`: such minions engaged with you.
    EnemiesWithYou(Trait),
    /// `Tech upgrade`: such upgrades you control.
    UpgradesWith(Trait),
    /// `side scheme`: side schemes in play.
    SideSchemes,
    /// `card discarded`: cards that this text has just discarded.
    Discarded,
    /// `energy discarded`: printed resources of a type among them.
    DiscardedIcons(Resource),
    /// `kind discarded`: different types of printed resources among them.
    DiscardedKinds,
    /// `icon`: boost icons on them.
    BoostIcons,
    /// `atk`: your hero's ATK.
    Attack,
    /// `remaining`: this character's remaining hit points. `MC-REMAINHP-2`
    Remaining,
    /// `healed`: damage that this text has just healed.
    Healed,
    /// `dealt`: damage dealt by the attack this text made, or by the activation that it belongs to.
    Dealt,
    /// `placed`: threat placed by the scheme this text made.
    Placed,
    /// `attack`: attacks that this text has made happen.
    Attacks,
}

impl<'de> Deserialize<'de> for Num {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        number_or_text(deserializer, "\"1 per player\"", 99, Num::fixed, Num::read)
    }
}

impl Num {
    fn read(text: &str) -> Result<Num, String> {
        let tail = |text: &str, word: &str| -> Result<(String, Option<i32>), String> {
            match text.split_once(word) {
                None => Ok((text.to_string(), None)),
                Some((head, number)) => {
                    let number = number.trim().parse().map_err(|_| format!("`{}` is no number", number.trim()))?;
                    Ok((head.trim().to_string(), Some(number)))
                }
            }
        };
        let (text, most) = tail(text, " max ")?;
        let (text, plus) = tail(&text, " plus ")?;
        let (times, what) = match text.split_once(" per ") {
            Some((times, what)) => (times.trim().parse().map_err(|_| format!("`{times}` is no number"))?, what.trim()),
            None => (1, text.trim()),
        };
        Ok(Num { times, of: Some(Of::read(what)?), plus: plus.unwrap_or(0), most })
    }
}

impl Of {
    fn read(text: &str) -> Result<Of, String> {
        let named = |text: &str| Trait::new(text).ok_or_else(|| format!("the trait \"{text}\" is too long"));
        if let Some(name) = Name::read(text) {
            return Ok(Of::The(name));
        }
        Ok(match text {
            "player" => Of::Players,
            "counter" => Of::Counters,
            "damage on you" => Of::DamageOnYou,
            "damage here" => Of::DamageHere,
            "upgrade" => Of::Upgrades,
            "side scheme" => Of::SideSchemes,
            "card discarded" => Of::Discarded,
            "energy discarded" => Of::DiscardedIcons(Resource::Energy),
            "mental discarded" => Of::DiscardedIcons(Resource::Mental),
            "physical discarded" => Of::DiscardedIcons(Resource::Physical),
            "wild discarded" => Of::DiscardedIcons(Resource::Wild),
            "kind discarded" => Of::DiscardedKinds,
            "icon" => Of::BoostIcons,
            "atk" => Of::Attack,
            "remaining" => Of::Remaining,
            "healed" => Of::Healed,
            "dealt" => Of::Dealt,
            "placed" => Of::Placed,
            "attack" => Of::Attacks,
            _ => {
                if let Some(name) = text.strip_prefix("threat on ").and_then(Name::read) {
                    Of::ThreatOn(name)
                } else if let Some(with) = text.strip_suffix(" minion with you") {
                    Of::EnemiesWithYou(named(with)?)
                } else if let Some(with) = text.strip_suffix(" minion").or_else(|| text.strip_suffix(" enemy")) {
                    Of::Enemies(named(with)?)
                } else if let Some(with) = text.strip_suffix(" upgrade") {
                    Of::UpgradesWith(named(with)?)
                } else {
                    return Err(format!(
                        "`{text}` cannot be counted; there are: player, X, counter, damage on you, damage here, \
                         threat on NAME, upgrade, TRAIT upgrade, TRAIT enemy, TRAIT minion with you, side scheme, \
                         card discarded, TYPE discarded, kind discarded, icon, atk, remaining, healed, dealt, placed, \
                         attack"
                    ));
                }
            }
        })
    }
}

/// A number that a modifier depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Measure(pub Num);

impl<'de> Deserialize<'de> for Measure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Num::deserialize(deserializer).map(Measure)
    }
}
