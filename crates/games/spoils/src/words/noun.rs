//! What things are called: types, trades, areas, icons, units.

use kernel::book::Language;
use kernel::quantity::Quantity;
use kernel::words::Noun;
use kernel::words::french::Person;

use crate::language::{Icon, Icons, Kind, Num, Trade};

/// A card.
pub const CARD: Noun = Noun::new("card", "cards", "carte", "cartes", true);
/// A faction.
pub const FACTION: Noun = Noun::new("faction", "factions", "faction", "factions", true);
/// A resource.
pub const RESOURCE: Noun = Noun::new("resource", "resources", "ressource", "ressources", true);
/// A resource that every deck may hold in any number.
pub const STAPLE: Noun =
    Noun::new("staple resource", "staple resources", "ressource de base", "ressources de base", true);
/// A character.
pub const CHARACTER: Noun = Noun::new("character", "characters", "personnage", "personnages", false);
/// A tactic.
pub const TACTIC: Noun = Noun::new("tactic", "tactics", "tactique", "tactiques", true);
/// An item.
pub const ITEM: Noun = Noun::new("item", "items", "objet", "objets", false);
/// A location.
pub const LOCATION: Noun = Noun::new("location", "locations", "lieu", "lieux", false);
/// Anything but a resource.
pub const NON_RESOURCE: Noun =
    Noun::new("non-resource card", "non-resource cards", "carte hors ressource", "cartes hors ressource", true);

const DAMAGE: Noun = Noun::new("damage", "damage", "dégât", "dégâts", false);
const TOKEN: Noun = Noun::new("token", "tokens", "marqueur", "marqueurs", false);
const MAJIG: Noun =
    Noun::new("Micromajig token", "Micromajig tokens", "marqueur Micromajig", "marqueurs Micromajig", false);
const INFLUENCE: Noun = Noun::new("influence", "influence", "influence", "influence", true);

/// What cards of a type are called.
pub fn kind(kind: Kind) -> Noun {
    match kind {
        Kind::Faction => FACTION,
        Kind::Resource => RESOURCE,
        Kind::Character => CHARACTER,
        Kind::Tactic => TACTIC,
        Kind::Item => ITEM,
        Kind::Location => LOCATION,
    }
}

/// A trade's name: a capital in English, an adjective in French.
pub fn trade(trade: Trade, language: Language) -> &'static str {
    match (trade, language) {
        (Trade::Arcanist, Language::En) => "Arcanist",
        (Trade::Arcanist, Language::Fr) => "arcaniste",
        (Trade::Banker, Language::En) => "Banker",
        (Trade::Banker, Language::Fr) => "banquier",
        (Trade::Gearsmith, Language::En) => "Gearsmith",
        (Trade::Gearsmith, Language::Fr) => "gearsmith",
        (Trade::Rogue, Language::En) => "Rogue",
        (Trade::Rogue, Language::Fr) => "roublard",
        (Trade::Warlord, Language::En) => "Warlord",
        (Trade::Warlord, Language::Fr) => "seigneur de guerre",
        (Trade::Universal, Language::En) => "Universal",
        (Trade::Universal, Language::Fr) => "universel",
    }
}

/// A trade's name or another adjective that agrees in French; a gearsmith is called so in any case.
pub fn agreeing(word: &str, person: Person) -> String {
    if word == trade(Trade::Gearsmith, Language::Fr) { word.to_string() } else { person.agree(word) }
}

/// `[O]`.
pub fn icon(icon: Icon) -> String {
    format!("[{}]", icon.letter())
}

/// `[O][O][R]`.
pub fn icons(icons: Icons) -> String {
    let each = |one: Icon| icon(one).repeat(icons.of(one) as usize);
    Icon::ALL.into_iter().map(each).collect()
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Damage.
    Damage,
    /// Cards.
    Card,
    /// Tokens on cards.
    Token,
    /// Influence of factions.
    Influence,
    /// Micromajig tokens.
    Majig,
    /// Resources.
    Resource,
}

impl Unit {
    fn noun(self) -> Noun {
        match self {
            Unit::Damage => DAMAGE,
            Unit::Card => CARD,
            Unit::Token => TOKEN,
            Unit::Influence => INFLUENCE,
            Unit::Majig => MAJIG,
            Unit::Resource => RESOURCE,
        }
    }

    /// `a card`, `3 damage`, `2 d’influence`.
    pub fn fixed(self, number: i32, language: Language) -> String {
        match (self, number, language) {
            (Unit::Damage | Unit::Influence, ..) => self.so_many(&number.to_string(), number, language),
            (_, 1, _) => self.noun().a(language),
            _ => self.so_many(&number.to_string(), number, language),
        }
    }

    /// `X cards`, `X d’influence`.
    pub fn letter(self, letter: &str, language: Language) -> String {
        self.so_many(letter, 2, language)
    }

    fn so_many(self, written: &str, number: i32, language: Language) -> String {
        match (self, language) {
            (Unit::Influence, Language::Fr) => format!("{written} d’influence"),
            _ => format!("{written} {}", self.noun().for_number(Quantity::new(number), language)),
        }
    }

    /// How many there are if they are as many as another number says: `damage` and `equal to`.
    pub fn equal(self, language: Language) -> (String, String) {
        let (what, equal) = match (self, language) {
            (Unit::Damage, Language::En) => ("damage", "equal to"),
            (Unit::Damage, Language::Fr) => ("des dégâts", "égaux à"),
            (Unit::Influence, Language::En) => ("influence", "equal to"),
            (Unit::Influence, Language::Fr) => ("une influence", "égale à"),
            (_, Language::En) => return (format!("a number of {}", self.noun().many), "equal to".to_string()),
            (_, Language::Fr) => {
                return (
                    format!("un nombre {}", kernel::words::french::of(self.noun().plusieurs)),
                    "égal à".to_string(),
                );
            }
        };
        (what.to_string(), equal.to_string())
    }
}

/// Whether a number is written as such.
pub fn literal(num: Num) -> Option<i32> {
    match num {
        Num::Fixed(number) => Some(number),
        Num::The(_)
        | Num::Twice(_)
        | Num::Strength(_)
        | Num::Life(_)
        | Num::Cost(_)
        | Num::Tokens(_)
        | Num::TheirCharacters
        | Num::Destroyed(_) => None,
    }
}
