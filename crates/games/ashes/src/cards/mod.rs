//! What is printed: cards, types of dice, decks.

pub mod deck;
mod file;

use kernel::prelude::*;

use crate::Ashes;
use crate::language::{Ability, Cost, Does, Filter, Keyword, Kind, Magic, Pattern, Text};

pub use deck::conjurations;

/// The occasions for which a card has an effect.
pub mod occasion {
    /// It is played; a type of die: its power is used.
    pub const PLAY: u8 = 0;
    /// Its ability is activated.
    pub const ACTIVATE: u8 = 1;
}

/// What is printed on a card besides its name and effects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Printed {
    pub kind: Kind,
    pub cost: Vec<Cost>,
    /// The attack value of a unit; 0 where it is an X that a text explains.
    pub attack: i32,
    pub life: i32,
    pub recover: i32,
    /// Which of these are an X.
    pub x: Vec<X>,
    /// What an alteration adds to its unit.
    pub shift: Shift,
    pub keywords: Vec<Keyword>,
    /// The slots of a Phoenixborn.
    pub battlefield: u8,
    pub spellboard: u8,
    /// How many there are of a conjuration in its pile.
    pub copies: u8,
    /// The Phoenixborn that the card belongs to.
    pub unique: Option<String>,
    /// The type of a die.
    pub magic: Option<Magic>,
    /// An action spell that is placed on the battlefield.
    pub stays: bool,
    /// What an alteration may be attached to, if not every unit.
    pub attach_to: Option<Filter>,
    /// What a reaction spell answers.
    pub answers: Option<(Pattern, Phase)>,
    /// The effect of an action or reaction spell, or of a dice power.
    pub play: Text,
    pub abilities: Vec<Ability>,
    /// The values that its standing texts change, one bit each.
    pub changes: u32,
    /// Those of other cards among them.
    pub changes_others: u32,
    /// The ability that is activated or used at any time.
    pub usable: Option<u8>,
    /// The standing texts, by their places among the abilities; keywords that are texts come last and have none.
    pub laws: Vec<Option<u8>>,
}

/// A value of a unit that a text explains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum X {
    Attack,
    Life,
}

/// What an alteration adds to its unit. `ASH-TYPE-9`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Shift {
    pub attack: i32,
    pub life: i32,
    pub recover: i32,
}

impl Printed {
    /// Whether a standing text works while its card is exhausted.
    pub fn is_inexhaustible(&self, law: usize) -> bool {
        match self.laws.get(law) {
            Some(Some(place)) => self.abilities[usize::from(*place)].inexhaustible,
            _ => true,
        }
    }

    /// All texts with effects that are printed on it.
    pub fn texts(&self) -> Vec<&Text> {
        let abilities = self.abilities.iter().filter_map(|ability| match &ability.does {
            Does::Activate(text) | Does::Anytime(text) => Some(text),
            Does::When(trigger) => Some(&trigger.text),
            Does::Standing(_) | Does::Has(_) | Does::Respark(_) => None,
        });
        std::iter::once(&self.play).chain(abilities).collect()
    }

    /// The ability that is activated or used at any time, by its place.
    pub fn usable(&self) -> Option<(u8, &Text, bool)> {
        let place = self.usable?;
        match &self.abilities.get(usize::from(place))?.does {
            Does::Activate(text) => Some((place, text, false)),
            Does::Anytime(text) => Some((place, text, true)),
            _ => None,
        }
    }

    /// The text at a place: an ability, or the effect of the card that is played.
    pub fn text(&self, place: Option<u8>) -> Option<&Text> {
        let Some(place) = place else { return Some(&self.play) };
        match &self.abilities.get(usize::from(place))?.does {
            Does::Activate(text) | Does::Anytime(text) => Some(text),
            Does::When(trigger) => Some(&trigger.text),
            Does::Standing(_) | Does::Has(_) | Does::Respark(_) => None,
        }
    }

    /// What a text costs as it is printed.
    pub fn cost_of(&self, place: Option<u8>) -> &[Cost] {
        match place {
            None => &self.cost,
            Some(place) => match self.abilities.get(usize::from(place)).map(|ability| &ability.does) {
                Some(Does::Respark(cost)) => cost,
                _ => self.text(Some(place)).map_or(&[], |text| &text.cost),
            },
        }
    }
}

/// Whether a text says "target" in relation to a unit. `ASH-VEIL-1`
pub fn targets_units(text: &Text) -> bool {
    use crate::language::Aimed;
    text.targets.iter().any(|aim| {
        !aim.untargeted
            && matches!(aim.at, Aimed::Unit(_) | Aimed::OtherUnit(_) | Aimed::UnitOrPhoenixborn(_) | Aimed::Called(..))
    })
}

/// The face of a type of die, by its number at the table.
pub fn type_of_die(book: &Book<Ashes>, kind: u8) -> Option<FaceId> {
    book.plan.types_of_dice.get(usize::from(kind)).copied()
}

/// What is printed on a card, by words for whoever draws it.
pub fn print(book: &Book<Ashes>, face: FaceId) -> Vec<(&'static str, String)> {
    let printed = &book.face(face).printed;
    let mut facts = vec![("kind", format!("{:?}", printed.kind).to_lowercase())];
    if printed.kind.is_unit() {
        let numbers = [("attack", printed.attack), ("life", printed.life), ("recover", printed.recover)];
        facts.extend(numbers.map(|(name, value)| (name, value.to_string())));
    }
    if printed.kind == Kind::Phoenixborn {
        let slots = [("battlefield", i32::from(printed.battlefield)), ("life", printed.life)];
        facts.extend(slots.map(|(name, value)| (name, value.to_string())));
        facts.push(("spellboard", printed.spellboard.to_string()));
    }
    let magics = printed.cost.iter().filter_map(|cost| match cost {
        Cost::Class(magic, _) | Cost::Power(magic, _) => Some(*magic),
        _ => None,
    });
    facts.extend(magics.take(1).map(|magic| ("magic", magic.id().to_string())));
    let symbols: Vec<String> = printed.cost.iter().flat_map(|cost| symbols(*cost)).collect();
    if !symbols.is_empty() {
        facts.push(("symbols", symbols.join(" ")));
    }
    facts.extend(printed.unique.iter().map(|of| ("of", of.clone())));
    if printed.kind == Kind::Conjuration {
        facts.push(("copies", printed.copies.to_string()));
    }
    let summons = deck::summons(book, face);
    if !summons.is_empty() {
        facts.push(("summons", summons.join(" ")));
    }
    facts
}

/// A part of a cost, a word for each symbol that is printed.
fn symbols(cost: Cost) -> Vec<String> {
    let times = |word: String, number: u8| vec![word; usize::from(number)];
    match cost {
        Cost::Main => times("main".into(), 1),
        Cost::Side => times("side".into(), 1),
        Cost::Exhaust => times("exhaust".into(), 1),
        Cost::Discard(number) => times("discard".into(), number),
        Cost::Basic(number) => times("basic".into(), number),
        Cost::Class(magic, number) => times(format!("{}-class", magic.id()), number),
        Cost::Power(magic, number) => times(format!("{}-power", magic.id()), number),
    }
}
