//! The two kinds of JSON: ashes.live calls ids `stub`, dice `dice` and has a list `first_five`; Ashteki calls them `id` and
//! `dicepool` and marks each card of the First Five with `ff`.

use kernel::book::{Deck, Language};
use kernel::erased::AnyGame;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::super::json_file::{File, string};
use super::super::marvelcdb::{fact, title};
use super::super::{DeckList, told};
use super::{Parts, Slot};

/// The fields that are read, of both kinds. Where both name a thing, ashes.live comes first.
#[derive(Deserialize)]
struct Fields<'a> {
    #[serde(borrow, default)]
    deck: Option<&'a RawValue>,
    #[serde(borrow, default)]
    title: Option<&'a RawValue>,
    #[serde(borrow, default)]
    name: Option<&'a RawValue>,
    #[serde(borrow, default)]
    phoenixborn: Option<&'a RawValue>,
    #[serde(borrow, default)]
    dice: Option<&'a RawValue>,
    #[serde(borrow, default)]
    dicepool: Option<&'a RawValue>,
    #[serde(borrow, default)]
    cards: Option<&'a RawValue>,
    #[serde(borrow, default)]
    first_five: Option<&'a RawValue>,
    #[serde(default)]
    is_legacy: Option<bool>,
}

/// A card, a Phoenixborn or some dice of one type.
#[derive(Deserialize)]
struct Item {
    stub: Option<String>,
    id: Option<String>,
    magic: Option<String>,
    name: Option<String>,
    count: Option<serde_json::Number>,
    ff: Option<bool>,
    is_legacy: Option<bool>,
}

impl Item {
    /// The word that says what is meant: an id rather than a name.
    fn word(&self) -> Option<&str> {
        let words = [&self.stub, &self.id, &self.magic, &self.name];
        words.into_iter().flatten().map(String::as_str).find(|word| !word.trim().is_empty())
    }
}

/// Whether a text is a JSON object of a deck with a Phoenixborn; a deck by number is wrapped in a field `deck`.
pub(in super::super) fn is_meant(text: &str) -> bool {
    fields(text).is_some()
}

fn fields(text: &str) -> Option<Fields<'_>> {
    if !text.trim_start().starts_with('{') {
        return None;
    }
    let found: Fields = serde_json::from_str(text).ok()?;
    match (&found.phoenixborn, found.deck) {
        (None, Some(deck)) => serde_json::from_str(deck.get()).ok().filter(|deck: &Fields| deck.phoenixborn.is_some()),
        (None, None) => None,
        _ => Some(found),
    }
}

/// Reads a deck.
pub(in super::super) fn read(text: &str) -> DeckList {
    let mut list = DeckList::default();
    let (Some(fields), file) = (fields(text), File { text }) else { return list };
    let named = fields.title.or(fields.name).and_then(string);
    list.title = named.and_then(|name| title(&name));
    if fields.is_legacy == Some(false) {
        list.fault(1, "list-other-edition", Vec::new());
        return list;
    }
    let phoenixborn = fields.phoenixborn.expect("the deck has one");
    for (line, item) in items(&mut list, &file, phoenixborn) {
        add(&mut list, line, &Item { count: None, ..item });
    }
    for (line, item) in fields.dice.or(fields.dicepool).map(|dice| items(&mut list, &file, dice)).unwrap_or_default() {
        // A slip that is common enough to be meant.
        let word = item.magic.as_ref().or(item.name.as_ref()).map(|word| word.to_lowercase());
        let magic = word.map(|word| if word == "nature" { "natural".to_string() } else { word });
        add(&mut list, line, &Item { stub: None, id: None, magic, ..item });
    }
    let Some(cards) = fields.cards else {
        list.fault(file.line(phoenixborn), "list-no-cards", Vec::new());
        return list;
    };
    for (line, item) in items(&mut list, &file, cards) {
        if !add(&mut list, line, &item) {
            return list;
        }
        if let (Some(true), Some(word)) = (item.ff, item.word()) {
            list.opening.push((line, word.to_string()));
        }
    }
    let first = fields.first_five.map(|first| (file.line(first), serde_json::from_str::<Vec<String>>(first.get())));
    match first {
        Some((line, Ok(words))) => list.opening.extend(words.into_iter().take(5).map(|word| (line, word))),
        Some((line, Err(error))) => list.fault(line, "list-no-json", vec![("what", told(&error.to_string()))]),
        None => {}
    }
    list
}

/// Adds a card of this edition. Returns whether there is room for more.
fn add(list: &mut DeckList, line: usize, item: &Item) -> bool {
    if item.is_legacy == Some(false) {
        list.fault(line, "list-other-edition", Vec::new());
        return true;
    }
    let number = item.count.as_ref().map(ToString::to_string);
    list.add(line, Some(number.as_deref().unwrap_or("1")), item.word().unwrap_or_default())
}

/// The items of a list, or the one that stands alone, with their lines.
fn items(list: &mut DeckList, file: &File, field: &RawValue) -> Vec<(usize, Item)> {
    let alone = || Some(vec![field]).filter(|_| field.get().starts_with('{'));
    let several = serde_json::from_str::<Vec<&RawValue>>(field.get()).ok().or_else(alone);
    let mut found = Vec::new();
    for item in several.unwrap_or_else(|| vec![field]) {
        let line = file.line(item);
        match serde_json::from_str(item.get()) {
            Ok(item) => found.push((line, item)),
            Err(error) => list.fault(line, "list-no-json", vec![("what", told(&error.to_string()))]),
        }
    }
    found
}

/// A card as ashes.live writes it.
#[derive(Serialize)]
struct Stub<'a> {
    count: u16,
    name: &'a str,
    stub: &'a str,
    #[serde(rename = "type")]
    kind: &'static str,
    phoenixborn: Option<&'a str>,
    is_legacy: bool,
}

#[derive(Serialize)]
struct Dice<'a> {
    name: &'a str,
    count: u16,
}

/// A Phoenixborn as ashes.live writes it.
#[derive(Serialize)]
struct Phoenixborn<'a> {
    name: &'a str,
    battlefield: u8,
    life: u8,
    spellboard: u8,
    stub: &'a str,
    is_legacy: bool,
}

#[derive(Serialize)]
struct AshesLive<'a> {
    title: &'a str,
    is_legacy: bool,
    dice: Vec<Dice<'a>>,
    phoenixborn: Option<Phoenixborn<'a>>,
    cards: Vec<Stub<'a>>,
    conjurations: Vec<Stub<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    first_five: Vec<&'a str>,
}

/// A deck as JSON of ashes.live.
pub fn write_ashes_live(game: &dyn AnyGame, deck: &Deck, language: Language) -> String {
    let parts = Parts::of(game, deck, language);
    let number = |face, word| fact(game, face, word).parse().unwrap_or(0);
    let stub = |slot: &Slot| Stub {
        count: slot.number,
        name: game.name(slot.face, language),
        stub: game.slug(slot.face),
        kind: super::text::heading(&slot.kind).map_or("", |(_, one, _)| one),
        phoenixborn: parts.owner(slot.face).map(|face| game.name(face, language)),
        is_legacy: true,
    };
    pretty(&AshesLive {
        title: deck.name.get(language),
        is_legacy: true,
        dice: parts.dice.iter().map(|slot| Dice { name: game.slug(slot.face), count: slot.number }).collect(),
        phoenixborn: parts.phoenixborn.map(|face| Phoenixborn {
            name: game.name(face, language),
            battlefield: number(face, "battlefield"),
            life: number(face, "life"),
            spellboard: number(face, "spellboard"),
            stub: game.slug(face),
            is_legacy: true,
        }),
        cards: parts.cards.iter().map(stub).collect(),
        conjurations: parts.conjurations.iter().map(stub).collect(),
        first_five: deck.opening.iter().map(|face| game.slug(*face)).collect(),
    })
}

/// A card as Ashteki writes it.
#[derive(Serialize)]
struct Counted<'a> {
    id: &'a str,
    count: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ff: bool,
}

#[derive(Serialize)]
struct Pool<'a> {
    magic: &'a str,
    count: u16,
}

#[derive(Serialize)]
struct Ashteki<'a> {
    name: &'a str,
    phoenixborn: Vec<Counted<'a>>,
    dicepool: Vec<Pool<'a>>,
    cards: Vec<Counted<'a>>,
    conjurations: Vec<Counted<'a>>,
}

/// A deck as JSON of Ashteki.
pub fn write_ashteki(game: &dyn AnyGame, deck: &Deck, language: Language) -> String {
    let parts = Parts::of(game, deck, language);
    let counted =
        |slot: &Slot| Counted { id: game.slug(slot.face), count: slot.number, ff: deck.opening.contains(&slot.face) };
    let phoenixborn = parts.phoenixborn.map(|face| Counted { id: game.slug(face), count: 1, ff: false });
    pretty(&Ashteki {
        name: deck.name.get(language),
        phoenixborn: phoenixborn.into_iter().collect(),
        dicepool: parts.dice.iter().map(|slot| Pool { magic: game.slug(slot.face), count: slot.number }).collect(),
        cards: parts.cards.iter().map(counted).collect(),
        conjurations: parts.conjurations.iter().map(counted).collect(),
    })
}

fn pretty(deck: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(deck).expect("a deck is JSON");
    text.push('\n');
    text
}
