//! The nouns of the game: kinds of cards, forms, statuses, resources, traits, names, and which cards a text means.

use arrayvec::ArrayString;
use kernel::effect::tree::Slot;
use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize};

use crate::language::Filter;

/// The types of cards. `MC-CARDTYPE-1`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
pub enum Form {
    Hero,
    AlterEgo,
}

impl Form {
    /// The other form.
    pub fn other(self) -> Form {
        match self {
            Form::Hero => Form::AlterEgo,
            Form::AlterEgo => Form::Hero,
        }
    }
}

/// Status cards. `MC-STATUS-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Status {
    Stunned,
    Confused,
    Tough,
}

/// What labels an ability as an attack, a thwart or a defense.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Label {
    Attack,
    Thwart,
    Defense,
}

/// The types of resources. `MC-RESOURCE-2`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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

/// The names that texts give to what was chosen, found or counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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

    /// The name that is written so.
    pub fn read(text: &str) -> Option<Name> {
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
