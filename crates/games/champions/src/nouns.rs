//! The nouns of the game: kinds of cards, forms, statuses, resources, traits, areas, names and numbers.

use std::fmt;

use arrayvec::ArrayString;
use kernel::effect::tree::Slot;
use kernel::game::GaugeKind;
use kernel::table::zones::{Sight, ZoneKind};
use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize};

use crate::language::Filter;

/// The types of cards. `MC-CARDTYPE-1`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Kind {
    Hero,
    AlterEgo,
    Ally,
    Event,
    Resource,
    Support,
    Upgrade,
    Villain,
    MainScheme,
    SideScheme,
    Minion,
    Treachery,
    Attachment,
    Environment,
    Obligation,
}

impl Kind {
    /// Whether players' decks hold such cards. `MC-CARDTYPE-2`
    pub fn is_player(self) -> bool {
        matches!(self, Kind::Ally | Kind::Event | Kind::Resource | Kind::Support | Kind::Upgrade)
    }

    /// Whether it is a side of an identity.
    pub fn is_identity(self) -> bool {
        matches!(self, Kind::Hero | Kind::AlterEgo)
    }

    /// Whether it has hit points. `MC-CHARACTER-1`
    pub fn is_character(self) -> bool {
        matches!(self, Kind::Hero | Kind::AlterEgo | Kind::Ally | Kind::Villain | Kind::Minion)
    }

    /// Whether it holds threat.
    pub fn is_scheme(self) -> bool {
        matches!(self, Kind::MainScheme | Kind::SideScheme)
    }
}

/// Where a player card belongs. `MC-ANATOMY-PLAYER-2`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Class {
    /// To one hero, named by the set.
    Hero,
    Aggression,
    Justice,
    Leadership,
    Protection,
    Basic,
    /// To the scenario.
    Encounter,
}

impl Class {
    /// The four aspects. `MC-DECK-4`
    pub const ASPECTS: [Class; 4] = [Class::Justice, Class::Aggression, Class::Protection, Class::Leadership];

    /// Whether it is one of the four aspects.
    pub fn is_aspect(self) -> bool {
        Class::ASPECTS.contains(&self)
    }
}

/// The two forms of a player. `MC-FORM-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Form {
    Hero,
    AlterEgo,
}

/// Status cards. `MC-STATUS-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Status {
    Stunned,
    Confused,
    Tough,
}

/// What labels an ability as an attack, a thwart or a defense.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Label {
    Attack,
    Thwart,
    Defense,
}

/// The types of resources. `MC-RESOURCE-2`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Resource {
    Energy,
    Mental,
    Physical,
    Wild,
}

impl Resource {
    /// Every type, wild last.
    pub const ALL: [Resource; 4] = [Resource::Energy, Resource::Mental, Resource::Physical, Resource::Wild];

    /// The letter that stands for it in card files.
    pub fn letter(self) -> char {
        b"EMPW"[self as usize] as char
    }
}

/// So many resources of each type, written as letters: `EMP`, `WW`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Resources(pub [u8; 4]);

impl Resources {
    /// How many of one type.
    pub fn of(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// How many in all.
    pub fn count(self) -> i32 {
        self.0.iter().map(|number| i32::from(*number)).sum()
    }

    /// Their letters, as card files write them.
    pub fn letters(self) -> String {
        let each = |kind: Resource| std::iter::repeat_n(kind.letter(), usize::from(self.of(kind)));
        Resource::ALL.into_iter().flat_map(each).collect()
    }

    /// Both together.
    pub fn plus(self, other: Resources) -> Resources {
        Resources(std::array::from_fn(|kind| self.0[kind].saturating_add(other.0[kind])))
    }
}

impl<'de> Deserialize<'de> for Resources {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut found = Resources::default();
        for letter in text.chars() {
            let kind = Resource::ALL.into_iter().find(|kind| kind.letter() == letter);
            let kind = kind.ok_or_else(|| {
                de::Error::custom(format!(
                    "no resource `{letter}`; there are: E, M, P, W (energy, mental, physical, wild)"
                ))
            })?;
            found.0[kind as usize] += 1;
        }
        Ok(found)
    }
}

/// A trait, by its English name. `MC-TRAIT-1`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Trait(pub ArrayString<24>);

impl Trait {
    /// The trait with this name; none is longer than 24 letters.
    pub fn new(name: &str) -> Option<Trait> {
        ArrayString::from(name).ok().map(Trait)
    }

    /// Its English name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Trait {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Trait::new(&text).ok_or_else(|| de::Error::custom(format!("the trait \"{text}\" is longer than 24 letters")))
    }
}

/// The areas. `MC-INPLAY-3`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Zone {
    /// A player's deck, hand and discard pile.
    Deck,
    Hand,
    Discard,
    /// The identity card.
    Identity,
    /// Allies, upgrades and supports of a player, those attached to enemies included.
    Play,
    /// Minions engaged with a player.
    Engaged,
    /// Face-down cards engaged with a player as minions.
    Drones,
    /// Encounter cards dealt to a player.
    Dealt,
    /// A hero's obligation and nemesis set, set aside.
    Nemesis,
    /// An event that is being played.
    Played,
    /// The villain in play, the stages to come.
    Villain,
    Stages,
    /// The main scheme in play, the stages to come.
    Scheme,
    Schemes,
    /// Side schemes.
    Sides,
    /// Attachments and environments.
    Attached,
    /// The encounter deck and its discard pile.
    Encounter,
    Scrap,
    /// Boost cards of enemies that are activating.
    Boosts,
    /// An encounter card that is being resolved.
    Revealed,
    /// Cards that lie face-down on a scheme.
    Captive,
    /// Removed from the game.
    Removed,
}

impl ZoneKind for Zone {
    const ALL: &'static [Zone] = &[
        Zone::Deck,
        Zone::Hand,
        Zone::Discard,
        Zone::Identity,
        Zone::Play,
        Zone::Engaged,
        Zone::Drones,
        Zone::Dealt,
        Zone::Nemesis,
        Zone::Played,
        Zone::Villain,
        Zone::Stages,
        Zone::Scheme,
        Zone::Schemes,
        Zone::Sides,
        Zone::Attached,
        Zone::Encounter,
        Zone::Scrap,
        Zone::Boosts,
        Zone::Revealed,
        Zone::Captive,
        Zone::Removed,
    ];

    const ACTIVE: &'static [Zone] =
        &[Zone::Identity, Zone::Play, Zone::Engaged, Zone::Villain, Zone::Scheme, Zone::Sides, Zone::Attached];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        match self {
            Zone::Deck => "deck",
            Zone::Hand => "hand",
            Zone::Discard => "discard",
            Zone::Identity => "identity",
            Zone::Play => "play",
            Zone::Engaged => "engaged",
            Zone::Drones => "drones",
            Zone::Dealt => "dealt",
            Zone::Nemesis => "nemesis",
            Zone::Played => "played",
            Zone::Villain => "villain",
            Zone::Stages => "stages",
            Zone::Scheme => "scheme",
            Zone::Schemes => "schemes",
            Zone::Sides => "sides",
            Zone::Attached => "attached",
            Zone::Encounter => "encounter",
            Zone::Scrap => "scrap",
            Zone::Boosts => "boosts",
            Zone::Revealed => "revealed",
            Zone::Captive => "captive",
            Zone::Removed => "removed",
        }
    }

    #[inline]
    fn is_personal(self) -> bool {
        matches!(
            self,
            Zone::Deck
                | Zone::Hand
                | Zone::Discard
                | Zone::Identity
                | Zone::Play
                | Zone::Engaged
                | Zone::Drones
                | Zone::Dealt
                | Zone::Nemesis
                | Zone::Played
        )
    }

    #[inline]
    fn sight(self) -> Sight {
        match self {
            Zone::Hand => Sight::Owner,
            Zone::Deck | Zone::Drones | Zone::Dealt | Zone::Encounter | Zone::Boosts | Zone::Captive => Sight::Closed,
            _ => Sight::Open,
        }
    }

    fn is_pile(self) -> bool {
        matches!(
            self,
            Zone::Deck
                | Zone::Discard
                | Zone::Nemesis
                | Zone::Stages
                | Zone::Schemes
                | Zone::Encounter
                | Zone::Scrap
                | Zone::Removed
        )
    }

    #[inline]
    fn cover(self) -> &'static str {
        if self == Zone::Drones { "drone" } else { "" }
    }

    #[inline]
    fn is_active(self) -> bool {
        matches!(
            self,
            Zone::Identity | Zone::Play | Zone::Engaged | Zone::Villain | Zone::Scheme | Zone::Sides | Zone::Attached
        )
    }
}

/// Players have no numbers of their own: hit points are those of the identity card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gauge {}

impl GaugeKind for Gauge {
    const ALL: &'static [Gauge] = &[];

    fn index(self) -> usize {
        match self {}
    }

    fn name(self) -> &'static str {
        match self {}
    }
}

/// The names that texts give to what was chosen, found or counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Name {
    Target,
    Second,
    Found,
    Rest,
    /// The cards that this text has just discarded.
    Discarded,
    X,
}

impl Name {
    /// Where the named things are kept.
    pub const fn slot(self) -> Slot {
        Slot(100 + self as u8)
    }

    fn read(text: &str) -> Option<Name> {
        Some(match text {
            "Target" => Name::Target,
            "Second" => Name::Second,
            "Found" => Name::Found,
            "Rest" => Name::Rest,
            "Discarded" => Name::Discarded,
            "X" => Name::X,
            _ => return None,
        })
    }
}

/// Which cards a text means.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum To {
    /// The card whose text it is; on a scheme, "here".
    This,
    /// The card that this one is attached to.
    Host,
    /// Your identity: "you", "your hero". `MC-R20`
    You,
    /// Your identity in hero form; nothing in alter-ego form. `MC-FORM-6`
    YourHero,
    /// The villain.
    Villain,
    /// The main scheme.
    MainScheme,
    /// The card that set the ability off: what enters play, is revealed, is defeated, takes damage.
    It,
    /// Of an attack that has been made: who made it.
    Attacker,
    /// Of an attack that has been made: whom it was aimed at; for an enemy's attack, whom it struck.
    Attacked,
    /// Every character that the attack has damaged.
    Damaged,
    /// Those so called.
    The(Name),
    /// Those in a slot; never written in card files.
    #[serde(skip)]
    At(Slot),
    /// One that the player resolving the text chooses.
    One(Filter),
    /// One, chosen by the first player where several fit. `MC-FIRSTPLAYER-2`
    First(Filter),
    /// All of them at the same moment.
    Each(Filter),
}

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
        struct NumVisitor;

        impl Visitor<'_> for NumVisitor {
            type Value = Num;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a number, or a text such as \"1 per player\"")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Num, E> {
                match i32::try_from(number) {
                    Ok(number) if (0..=99).contains(&number) => Ok(Num::fixed(number)),
                    _ => Err(de::Error::custom(format!("{number} is not between 0 and 99"))),
                }
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Num, E> {
                self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Num, E> {
                Num::read(text).map_err(de::Error::custom)
            }
        }

        deserializer.deserialize_any(NumVisitor)
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
