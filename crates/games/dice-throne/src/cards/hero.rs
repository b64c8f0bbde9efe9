//! A hero as its file has it: dice, board, cards.

use std::collections::BTreeMap;

use kernel::prelude::*;

use super::token::{Companion, Use};
use crate::DiceThrone;
use crate::language::Only;

/// A hero.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hero {
    pub id: String,
    pub name: Both,
    pub season: u8,
    /// From 1 to 6, for people only. `DT-LEAFLET-2`
    pub difficulty: u8,
    pub die: Die,
    /// The sides of its board, where it has two: the first lies up at the start, and each is named as it stands in a text.
    #[serde(default)]
    pub sides: Vec<Side>,
    /// What is done before the first turn. `DT-SETUP-7`
    #[serde(default)]
    pub setup: Vec<Effect<DiceThrone>>,
    /// The set-up is no printed fact, but a best reconstruction.
    #[serde(default)]
    pub uncertain_setup: bool,
    /// The status effects on its leaflet.
    pub statuses: Vec<String>,
    pub abilities: Vec<Ability>,
    #[serde(default)]
    pub companions: Vec<Companion>,
    /// Its own cards; the common ones come on top of them. `DT-SETUP-9`
    pub cards: Vec<Card>,
}

/// A side of a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub id: String,
    pub name: Both,
}

/// The die of a hero: straights and equal numbers go by the number of a side, everything else by its symbol.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    pub symbols: Vec<DieSymbol>,
    /// The symbols of the sides 1 to 6.
    pub sides: [String; 6],
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieSymbol {
    pub id: String,
    pub name: Both,
}

/// An ability in all its levels.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    pub id: String,
    pub name: Both,
    pub part: Part,
    /// The side of the board it is on, where the board has two.
    #[serde(default)]
    pub side: Option<String>,
    /// Level I is on the board, the others are on upgrades. `DT-UPGRADE-1`
    pub levels: Vec<Level>,
    /// What its first level is in other printings, by their names. `DT-R24`
    #[serde(default)]
    pub printings: BTreeMap<String, Level>,
}

impl Ability {
    /// The id of its face in another printing.
    pub fn printed_as(&self, printing: &str) -> String {
        format!("{}-{}", self.id, printing.replace('_', "-"))
    }
}

/// The parts of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Part {
    Offensive,
    Defensive,
    Passive,
    Ultimate,
}

/// One level of an ability. Of several ways one is used: tiers, and abilities that an upgrade adds. `DT-ACTIVATE-5`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub ways: Vec<Way>,
    /// No printed fact, but a best reconstruction.
    #[serde(default)]
    pub uncertain: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Its own name, if an upgrade adds it.
    #[serde(default)]
    pub name: Option<Both>,
    pub needs: Needs,
    #[serde(default)]
    pub does: Vec<Effect<DiceThrone>>,
    /// What can be done for a price while the ability is there.
    #[serde(default)]
    pub uses: Vec<Use>,
    /// What holds or happens while the ability is there.
    #[serde(default)]
    pub laws: Vec<Standing<DiceThrone>>,
    #[serde(default)]
    pub uncertain: bool,
}

/// What activates an ability.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Needs {
    /// At least so many of each symbol. `DT-ACTIVATE-1`
    Symbols(BTreeMap<String, u8>),
    /// Four numbers in a row. `DT-ACTIVATE-2`
    SmallStraight,
    /// Five numbers in a row. `DT-ACTIVATE-3`
    LargeStraight,
    /// An Attack; so many dice are rolled. `DT-DEFDICE-1`
    Defence(u8),
    /// Nothing. `DT-PASSIVE-1`
    Nothing,
}

/// A card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub name: Both,
    /// The printed number.
    pub number: u8,
    pub kind: CardKind,
    /// In Combat Points.
    pub cost: u8,
    /// Of an upgrade: which ability it brings to which level.
    #[serde(default)]
    pub upgrade: Option<Upgrade>,
    #[serde(default)]
    pub does: Vec<Effect<DiceThrone>>,
    /// Played only after this.
    #[serde(default)]
    pub only: Option<Only>,
    /// An Attack Modifier: played only on an own Attack. `DT-MODIFIER-4`
    #[serde(default)]
    pub modifier: bool,
    /// Not in the box.
    #[serde(default)]
    pub promo: bool,
    #[serde(default)]
    pub uncertain: bool,
}

/// When a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CardKind {
    /// Covers an ability. `DT-UPGRADE-3`
    Upgrade,
    /// `DT-MAINCARD-1`
    MainPhase,
    /// `DT-ROLLCARD-1`
    RollPhase,
    /// `DT-INSTANT-1`
    Instant,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    pub ability: String,
    /// 2 or 3.
    pub level: u8,
}
