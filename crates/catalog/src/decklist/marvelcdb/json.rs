//! The JSON of a deck: its hero and its cards by code.

use std::collections::BTreeMap;
use std::fmt;

use kernel::book::Language;
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use super::super::json_file::{File, string};
use super::super::{By, DeckList, is_id, told};
use super::{Parts, title};

/// The fields that are read. Until 2025 the hero was called investigator.
#[derive(Deserialize)]
struct Fields<'a> {
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    name: Option<&'a RawValue>,
    #[serde(borrow, default)]
    hero_code: Option<&'a RawValue>,
    #[serde(borrow, default)]
    investigator_code: Option<&'a RawValue>,
    #[serde(borrow, default)]
    slots: Option<&'a RawValue>,
    #[serde(borrow, default)]
    meta: Option<&'a RawValue>,
}

/// The cards in the order of the file: codes with numbers that are still to be read.
struct Slots<'a>(Vec<(String, &'a RawValue)>);

/// Whether a text is meant as JSON: an object, or a list of objects.
pub(in super::super) fn is_meant(text: &str) -> bool {
    let text = text.trim_start();
    let first = text.strip_prefix('[').map(str::trim_start);
    text.starts_with('{') || first.is_some_and(|first| first.is_empty() || first.starts_with(['{', ']']))
}

/// Reads a deck, or a list with one deck. JSON that is not whole is one fault.
pub(in super::super) fn read(text: &str) -> DeckList {
    let mut list = DeckList::default();
    let whole: &RawValue = match serde_json::from_str(text) {
        Ok(whole) => whole,
        Err(error) => {
            list.fault(error.line().max(1), "list-no-json", vec![("what", told(&error.to_string()))]);
            return list;
        }
    };
    let file = File { text };
    let deck = match serde_json::from_str::<Vec<&RawValue>>(whole.get()) {
        Ok(decks) => match decks.as_slice() {
            [deck] => deck,
            [] => return list,
            [_, second, ..] => {
                list.fault(file.line(second), "list-several-decks", vec![("number", decks.len().to_string())]);
                return list;
            }
        },
        Err(_) => whole,
    };
    if !deck.get().starts_with('{') {
        list.fault(file.line(deck), "list-no-object", Vec::new());
        return list;
    }
    match serde_json::from_str(deck.get()) {
        Ok(fields) => read_deck(&mut list, &file, file.line(deck), &fields),
        // Only a field that is there twice.
        Err(error) => {
            let line = file.line(deck) + error.line().saturating_sub(1);
            list.fault(line, "list-no-json", vec![("what", told(&error.to_string()))]);
        }
    }
    list
}

fn read_deck(list: &mut DeckList, file: &File, line: usize, fields: &Fields) {
    list.id = fields.id.and_then(string).filter(|id| is_id(id));
    list.title = fields.name.and_then(string).and_then(|name| title(&name));
    let given = |field: Option<&'_ RawValue>| field.is_some_and(|field| field.get() != "null");
    let hero = if given(fields.hero_code) { fields.hero_code } else { fields.investigator_code };
    let code = hero.and_then(string);
    match (hero, &code) {
        (Some(hero), Some(code)) if !code.trim().is_empty() => {
            list.add_by(By::HeroCode, file.line(hero), None, code);
        }
        (Some(hero), _) => list.fault(file.line(hero), "list-no-hero-code", Vec::new()),
        (None, _) => list.fault(line, "list-no-hero-code", Vec::new()),
    }
    if let Some(meta) = fields.meta.filter(|meta| !is_meta(meta)) {
        list.fault(file.line(meta), "list-no-meta", Vec::new());
    }
    let slots = fields.slots.filter(|slots| slots.get() != "null");
    let place = slots.map_or(line, |slots| file.line(slots));
    match slots.map(|slots| serde_json::from_str::<Slots>(slots.get())) {
        Some(Ok(Slots(slots))) if !slots.is_empty() => {
            // The hero is no card of the deck, even if somebody has written so.
            for (card, number) in slots.iter().filter(|(card, _)| Some(card) != code.as_ref()) {
                // Some programs write numbers as texts.
                let digits = number.get().trim_matches('"');
                if !list.add_by(By::Code, file.line(number), Some(digits), card) {
                    return;
                }
            }
        }
        _ => list.fault(place, "list-no-slots", Vec::new()),
    }
}

/// Whether a field can be a deck's `meta`: an object as a text, and nothing where there is nothing to say. What it says
/// is not needed, since the cards themselves tell the aspect.
fn is_meta(field: &RawValue) -> bool {
    let object = |text: &str| {
        let nothing = text.is_empty() || text == "null" || text == "[]";
        nothing || serde_json::from_str::<BTreeMap<String, IgnoredAny>>(text).is_ok()
    };
    object(field.get()) || string(field).is_some_and(|text| object(text.trim()))
}

impl<'de> Deserialize<'de> for Slots<'de> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Slots<'de>;

            fn expecting(&self, to: &mut fmt::Formatter) -> fmt::Result {
                to.write_str("codes with numbers")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut slots = Vec::new();
                while let Some(slot) = map.next_entry()? {
                    slots.push(slot);
                }
                Ok(Slots(slots))
            }

            /// The site writes an empty map as an empty list.
            fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<Self::Value, A::Error> {
                Ok(Slots(Vec::new()))
            }
        }

        source.deserialize_any(Reader)
    }
}

/// A deck as it is written, in the order of the site.
#[derive(Serialize)]
struct Written<'a> {
    id: &'a str,
    name: &'a str,
    description_md: &'static str,
    hero_code: &'a str,
    hero_name: &'a str,
    slots: BTreeMap<&'a str, u16>,
    #[serde(rename = "ignoreDeckLimitSlots")]
    ignore_deck_limit_slots: Option<()>,
    version: &'static str,
    meta: String,
    tags: &'static str,
}

/// Writes a deck.
pub(super) fn write(parts: &Parts, id: &str, name: &str, language: Language) -> String {
    let mut aspects: Vec<&str> = Vec::new();
    for slot in &parts.slots {
        if !["hero", "basic", "encounter", ""].contains(&slot.class.as_str()) && !aspects.contains(&slot.class.as_str())
        {
            aspects.push(&slot.class);
        }
    }
    let meta: BTreeMap<&str, &str> = ["aspect", "aspect2"].into_iter().zip(aspects).collect();
    let written = Written {
        id,
        name,
        description_md: "",
        hero_code: parts.hero.as_ref().map_or("", |hero| &hero.code),
        hero_name: parts.hero_name(language),
        slots: parts.slots.iter().map(|slot| (slot.code.as_str(), slot.number)).collect(),
        ignore_deck_limit_slots: None,
        version: "1.0",
        meta: serde_json::to_string(&meta).expect("words are JSON"),
        tags: "",
    };
    let mut text = serde_json::to_string_pretty(&written).expect("a deck is JSON");
    text.push('\n');
    text
}
