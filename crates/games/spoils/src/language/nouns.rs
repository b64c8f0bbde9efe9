//! The nouns of the game: icons, trades, types, areas, and the names that texts give to what was chosen.

use kernel::prelude::*;
use kernel::ron_text::number_or_text;
use kernel::table::zones::ZoneSpec;
use serde::de::value::StrDeserializer;
use serde::de::{self, Deserializer, IntoDeserializer};

/// The icons that resources provide and thresholds ask for. `SP-405.5`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Icon {
    Obsession,
    Greed,
    Elitism,
    Deception,
    Rage,
    /// Only with the option `spoils.volition`.
    Volition,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Icon; 6] =
        [Icon::Obsession, Icon::Greed, Icon::Elitism, Icon::Deception, Icon::Rage, Icon::Volition];

    /// Its word in the locale files.
    pub fn word(self) -> &'static str {
        match self {
            Icon::Obsession => "icon-obsession",
            Icon::Greed => "icon-greed",
            Icon::Elitism => "icon-elitism",
            Icon::Deception => "icon-deception",
            Icon::Rage => "icon-rage",
            Icon::Volition => "icon-volition",
        }
    }

    /// The letter that stands for it.
    pub fn letter(self) -> char {
        b"OGEDRV"[self as usize] as char
    }
}

/// So many icons of each kind, written as letters: `OOR`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Icons(pub [u8; 6]);

impl Icons {
    /// Whether nothing is asked for.
    pub fn is_empty(self) -> bool {
        self == Icons::default()
    }

    /// Whether these icons are at least those.
    pub fn meet(self, threshold: Icons) -> bool {
        self.0.iter().zip(threshold.0).all(|(have, need)| *have >= need)
    }

    /// How many of one kind.
    pub fn of(self, icon: Icon) -> u8 {
        self.0[icon as usize]
    }

    /// Their letters, as card files write them.
    pub fn letters(self) -> String {
        Icon::ALL.into_iter().flat_map(|icon| std::iter::repeat_n(icon.letter(), usize::from(self.of(icon)))).collect()
    }
}

impl<'de> Deserialize<'de> for Icons {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut icons = Icons::default();
        for letter in text.chars() {
            let found = Icon::ALL.into_iter().find(|icon| icon.letter() == letter);
            let icon =
                found.ok_or_else(|| de::Error::custom(format!("no icon `{letter}`; there are: O, G, E, D, R, V")))?;
            icons.0[icon as usize] += 1;
        }
        Ok(icons)
    }
}

/// The five trades, and cards of none. `SP-201.4a`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Trade {
    Arcanist,
    Banker,
    Gearsmith,
    Rogue,
    Warlord,
    Universal,
}

/// The types of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    Faction,
    Resource,
    Character,
    Tactic,
    Item,
    Location,
}

impl Kind {
    /// Every type.
    pub const ALL: [Kind; 6] =
        [Kind::Faction, Kind::Resource, Kind::Character, Kind::Tactic, Kind::Item, Kind::Location];

    /// Its bit in a set of types.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

kernel::zones! {
    /// The areas of the game. `SP-403.1a`
    pub enum Zone {
        /// A player's draw pile.
        Deck = ZoneSpec::personal("deck").closed().pile(),
        Hand = ZoneSpec::personal("hand").owners_only(),
        Played = ZoneSpec::personal("played"),
        /// Face-up cards in play, with whoever controls them.
        Play = ZoneSpec::personal("play").active(),
        /// Face-down cards in play: resources, whatever is on them. `SP-411.1`
        FaceDown = ZoneSpec::personal("facedown").owners_only().signed("~"),
        Faction = ZoneSpec::personal("faction").active(),
        Discard = ZoneSpec::personal("discard").pile(),
        Out = ZoneSpec::personal("out").pile(),
        /// Tokens that have ceased to exist. `SP-409.3b`
        Gone = ZoneSpec::personal("gone").pile(),
    }
}

kernel::gauges! {
    /// The numbers a player has.
    pub enum Gauge {
        /// The influence of the faction. `SP-202.3`
        Influence = "influence",
    }
}

/// The names that texts give to what was chosen, found or counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Name {
    Target,
    Second,
    Victim,
    Found,
    Rest,
    Deck,
    Winner,
    X,
    Y,
}

/// The name of what a card being played will be attached to.
pub const HOST: Name = Name::Deck;

impl Name {
    /// Where the named things are kept.
    pub const fn slot(self) -> Slot {
        Slot(100 + self as u8)
    }

    /// Where it is kept of which types the named cards were meant to be.
    pub const fn kinds_slot(self) -> Slot {
        Slot(150 + self as u8)
    }

    /// Whether a slot keeps named things.
    pub fn is_slot(slot: Slot) -> bool {
        (100..150).contains(&slot.0)
    }

    /// Whether a slot keeps named things, or of which types they were meant to be.
    pub fn owns(slot: Slot) -> bool {
        (100..200).contains(&slot.0)
    }

    fn read(text: &str) -> Result<Name, String> {
        let deserializer: StrDeserializer<'_, de::value::Error> = text.into_deserializer();
        Name::deserialize(deserializer).map_err(|_| {
            let all = [Name::Target, Name::Second, Name::Victim, Name::Found, Name::Rest, Name::Deck, Name::Winner];
            let names: Vec<String> = all.iter().chain(&[Name::X, Name::Y]).map(|name| format!("{name:?}")).collect();
            format!("nothing is called `{text}`; there are: {}", names.join(", "))
        })
    }
}

/// Which card a text means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Which {
    /// The card whose text it is.
    This,
    /// The card that set the trigger off.
    It,
    /// The card that this one is attached to.
    Host,
    /// The card whose action is answered.
    Answered,
    The(Name),
}

/// Which player a text means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
pub enum Who {
    /// Whoever controls the text.
    #[default]
    You,
    /// The other player.
    Opponent,
    /// Either player.
    Anyone,
    /// Whose turn it is.
    Active,
    /// Whoever controls a card, or did when it left.
    ControllerOf(Which),
    /// Whoever owns a card.
    OwnerOf(Which),
    The(Name),
}

/// A number: written as such, or as a text: `"X"`, `"X+X"`, `"strength of Target"`, `"tokens on This"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Num {
    Fixed(i32),
    /// The number so called.
    The(Name),
    /// Twice the number so called.
    Twice(Name),
    Strength(Which),
    Life(Which),
    Cost(Which),
    Tokens(Which),
    /// How many characters your opponent controls.
    TheirCharacters,
    /// How many of those so called were destroyed.
    Destroyed(Name),
}

impl<'de> Deserialize<'de> for Num {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        number_or_text(deserializer, "\"X\" or \"strength of Target\"", 999, Num::Fixed, Num::read)
    }
}

impl Num {
    fn read(text: &str) -> Result<Num, String> {
        if text == "characters of Opponent" {
            return Ok(Num::TheirCharacters);
        }
        if let Some((left, right)) = text.split_once('+') {
            let (left, right) = (Name::read(left)?, Name::read(right)?);
            return if left == right { Ok(Num::Twice(left)) } else { Err(format!("`{text}` adds unlike numbers")) };
        }
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            [name] => Name::read(name).map(Num::The),
            ["strength", "of", which] => read_which(which).map(Num::Strength),
            ["life", "of", which] => read_which(which).map(Num::Life),
            ["cost", "of", which] => read_which(which).map(Num::Cost),
            ["tokens", "on", which] => read_which(which).map(Num::Tokens),
            ["destroyed", "of", name] => Name::read(name).map(Num::Destroyed),
            _ => Err(format!(
                "`{text}` is no number; write X, X+X, `strength of`, `life of`, `cost of`, `tokens on` or `destroyed of` and a name"
            )),
        }
    }
}

fn read_which(text: &str) -> Result<Which, String> {
    match text {
        "This" => Ok(Which::This),
        "It" => Ok(Which::It),
        "Host" => Ok(Which::Host),
        "Answered" => Ok(Which::Answered),
        _ => Name::read(text).map(Which::The),
    }
}

/// A number that a modifier or a choice depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Measure {
    /// A number as texts write it.
    Num(Num),
    /// The damage on a card, but no more than this; never written in card files.
    DamageUpTo(Which, Num),
}

impl<'de> Deserialize<'de> for Measure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Num::deserialize(deserializer).map(Measure::Num)
    }
}
