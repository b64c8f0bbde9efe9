//! What is printed on a card.

use kernel::prelude::*;

use crate::Spoils;
use crate::language::{Cost, Icons, Kind, Quality, Trade, Zone};

/// The occasions for which a card has an effect.
pub mod occasion {
    /// It is played, with an option of its text.
    pub const fn way(place: u8) -> u8 {
        place
    }

    /// An ability is used.
    pub const fn ability(place: u8) -> u8 {
        100 + place
    }
}

/// Strength, life and speed of a character, or what gear adds to them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Stats(pub i8, pub i8, pub i8);

/// A card as its file has it: what is printed on it besides its effects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    pub(super) id: String,
    pub(super) name: Both,
    pub trade: Trade,
    pub kind: Kind,
    /// Its subtypes, by their English names.
    #[serde(default)]
    pub subtypes: Vec<String>,
    pub cost: Option<u8>,
    #[serde(default)]
    pub threshold: Icons,
    pub stats: Option<Stats>,
    /// What gear adds to the stats of the character it is attached to.
    pub adjust: Option<Stats>,
    /// A location's structure.
    pub structure: Option<u8>,
    /// Whether it is a staple resource.
    #[serde(default)]
    pub staple: bool,
    #[serde(default)]
    pub provides: Icons,
    pub faction: Option<FactionFacts>,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// The stats it has while an effect makes it a character.
    pub becomes: Option<Stats>,
    #[serde(rename = "flip_up")]
    pub flip: Option<Flip>,
    #[serde(default)]
    pub(super) extra: Vec<Cost>,
    #[serde(default = "Vec::new")]
    pub(super) effect: Vec<Effect<Spoils>>,
    /// The options of its text, one if there is nothing to choose: costs and effects of playing it.
    #[serde(default = "Vec::new", rename = "options")]
    pub ways: Vec<Way>,
    #[serde(default = "Vec::new")]
    pub abilities: Vec<Ability>,
    #[serde(default = "Vec::new")]
    pub text: Vec<Paragraph>,
    #[serde(skip)]
    pub law_thresholds: Vec<Icons>,
    /// The qualities that its standing text changes, one bit each.
    #[serde(skip)]
    pub changes: u64,
    /// Whether nothing but damage or want of life makes it leave play by itself: it is attached to nothing, no location, not
    /// unique.
    #[serde(skip)]
    pub is_steady: bool,
    #[serde(default)]
    pub(super) example: bool,
    pub(super) wording: Option<Both>,
}

/// What is printed on a card, by words for whoever draws it.
pub fn print(printed: &Printed) -> Vec<(&'static str, String)> {
    let word = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
    let mut facts = vec![("kind", word(&printed.kind)), ("trade", word(&printed.trade))];
    let mut add = |name, value: Option<String>| facts.extend(value.map(|value| (name, value)));
    let number = |value: Option<u8>| value.map(|value| value.to_string());
    let letters = |icons: Icons| (!icons.is_empty()).then(|| icons.letters());
    add("cost", number(printed.cost));
    add("threshold", letters(printed.threshold));
    add("provides", letters(printed.provides));
    add("strength", printed.stats.map(|stats| stats.0.to_string()));
    add("life", printed.stats.map(|stats| stats.1.to_string()));
    add("speed", printed.stats.map(|stats| stats.2.to_string()));
    // What gear adds is printed with its sign.
    if let Some(Stats(strength, life, speed)) = printed.adjust {
        for (name, value) in [("strength", strength), ("life", life), ("speed", speed)] {
            add(name, (value != 0).then(|| format!("{value:+}")));
        }
    }
    add("structure", number(printed.structure));
    add("influence", printed.faction.as_ref().map(|facts| facts.influence.to_string()));
    facts
}

/// Something in force takes life away: a bit beyond those of the qualities.
pub const SAPS_LIFE: u64 = 1 << 40;

/// The qualities that a standing text changes, one bit each.
pub fn changes(law: &Law<Spoils>) -> u64 {
    let Law::Modifier(modifier) = law else { return 0 };
    let saps = modifier.of == Quality::Life && !matches!(modifier.change, Change::Add(1..));
    modifier.of.bit() | if saps { SAPS_LIFE } else { 0 }
}

/// What only a faction has. `SP-202.3a`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionFacts {
    pub influence: u8,
    /// Starting Resources, one after the other. `SP-202.5`
    pub resources: Vec<Start>,
    /// Starting Draw going first and second. `SP-202.6`
    pub draw: (u8, u8),
}

/// One starting resource.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Start {
    Named(String),
    AnyStaple,
    /// A staple with another name than those before it.
    OtherStaple,
}

/// Keywords and short permissions. `SP-507.1`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Keyword {
    Covert,
    /// Unique, with its identifier.
    Unique(Both),
    /// Attach to a type.
    Attach(Kind),
    /// It may be played whenever a tactic could be.
    AnyTime,
    /// The keyword of a later edition with the same meaning; only with its option.
    Tactical,
    /// It enters play attached to your faction.
    EntersAttached,
}

/// Flip Up. `SP-507.4a`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flip {
    pub cost: u8,
    #[serde(default)]
    pub threshold: Icons,
    #[serde(default)]
    pub extra: Vec<Cost>,
}

/// One way to play a card: extra costs and effect.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Extra costs, in order.
    #[serde(default)]
    pub extra: Vec<Cost>,
    /// What a tactic does.
    #[serde(default = "Vec::new")]
    pub effect: Vec<Effect<Spoils>>,
}

/// An ability. `SP-502.1`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    pub name: Both,
    /// Its threshold. `SP-405.3`
    #[serde(default)]
    pub threshold: Icons,
    #[serde(default)]
    pub cost: Vec<Cost>,
    pub effect: Vec<Effect<Spoils>>,
    /// The area from which it is used; in play if it is left out. `SP-605.1a`
    #[serde(default = "in_play")]
    pub from: Zone,
    /// Whether any player may use it.
    #[serde(default)]
    pub anyone: bool,
}

fn in_play() -> Zone {
    Zone::Play
}

/// One paragraph of standing text, in force only while its threshold is met. `SP-405.4`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paragraph {
    #[serde(default)]
    pub threshold: Icons,
    pub does: Standing<Spoils>,
}

impl Printed {
    /// The effects that are printed on it: of playing it and of its abilities.
    pub fn written(&self) -> impl Iterator<Item = &Effect<Spoils>> {
        let ways = self.ways.iter().flat_map(|way| &way.effect);
        self.effect.iter().chain(ways).chain(self.abilities.iter().flat_map(|ability| &ability.effect))
    }

    /// Whether it has covert printed on it.
    pub fn covert(&self) -> bool {
        self.keywords.contains(&Keyword::Covert)
    }

    /// The identifier after "unique".
    pub fn unique(&self) -> Option<&str> {
        self.keywords
            .iter()
            .find_map(|keyword| if let Keyword::Unique(name) = keyword { Some(&*name.en) } else { None })
    }

    /// The type it is attached to.
    pub fn attach(&self) -> Option<Kind> {
        self.keywords.iter().find_map(|keyword| if let Keyword::Attach(kind) = keyword { Some(*kind) } else { None })
    }

    /// Whether it enters play attached to its controller's faction.
    pub fn enters_attached(&self) -> bool {
        self.keywords.contains(&Keyword::EntersAttached)
    }

    /// Whether it may be played whenever a tactic could be.
    pub fn any_time(&self) -> bool {
        self.kind == Kind::Tactic
            || self.keywords.iter().any(|word| matches!(word, Keyword::AnyTime | Keyword::Tactical))
    }
}
