//! Decks: thirty cards, a Phoenixborn, ten dice, the First Five, and the conjurations that follow from them.

use std::collections::BTreeMap;

use kernel::files;
use kernel::notation::unknown_card;
use kernel::prelude::*;
use kernel::ron_text::{self, quote};

use crate::Ashes;
use crate::language::{Does, Kind, Verb};

/// The formats in which decks are built: with dice of the core box, or with all.
pub const FORMATS: &[&str] = &["constructed", ALL_DICE];
pub const ALL_DICE: &str = "all-dice";
/// The cards of a deck besides Phoenixborn and conjurations. `ASH-DECK-1`
const CARDS: u32 = 30;
/// The most copies of a card. `ASH-DECK-2`
const COPIES: u16 = 3;
/// The dice. `ASH-DECK-4`
const DICE: u32 = 10;
/// The cards that a deck begins with. `ASH-SETUP-3`
pub const FIRST_FIVE: u8 = 5;

/// A deck as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Both,
    phoenixborn: String,
    dice: Vec<(String, u8)>,
    cards: Vec<(String, u8)>,
    #[serde(default)]
    first_five: Vec<String>,
}

/// Reads a deck file; what the rules of building forbid is no fault of the file.
pub(super) fn read(book: &Book<Ashes>, source: &Source) -> Result<Deck, Vec<LoadError>> {
    let entry: Entry = ron_text::read(source).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let mut part = |list: &[(String, u8)], most| files::deck_part(book, source, list, most, &mut faults);
    let phoenixborn = part(&[(entry.phoenixborn, 1)], 1);
    let dice = part(&entry.dice, 20);
    let cards = part(&entry.cards, 30);
    let first: Vec<(String, u8)> = entry.first_five.into_iter().map(|slug| (slug, 1)).collect();
    let first = part(&first, 1);
    let kind = |face: &FaceId| book.face(*face).printed.kind;
    for (list, fits, what) in [
        (&phoenixborn, (|kind| kind == Kind::Phoenixborn) as fn(Kind) -> bool, "no Phoenixborn"),
        (&dice, |kind| kind == Kind::Die, "no type of die"),
        (&cards, is_deck_card, "no card for a deck"),
    ] {
        for (face, _) in list.iter().filter(|(face, _)| !fits(kind(face))) {
            faults.push(LoadError::new(source, &book.face(*face).slug, what));
        }
    }
    if first.len() > usize::from(FIRST_FIVE)
        || first.iter().any(|(face, _)| !cards.iter().any(|(other, _)| other == face))
    {
        faults.push(LoadError::new(source, &entry.id, "the First Five are up to five different cards of the deck"));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let parts = [("phoenixborn", phoenixborn), ("dice", dice), ("cards", cards)];
    let parts: BTreeMap<String, _> = parts.into_iter().map(|(name, list)| (name.to_string(), list)).collect();
    let opening = first.into_iter().map(|(face, _)| face).collect();
    Ok(Deck { id: entry.id, name: entry.name, parts, opening })
}

fn is_deck_card(kind: Kind) -> bool {
    !matches!(kind, Kind::Phoenixborn | Kind::Conjuration | Kind::Die)
}

/// What is wrong with a list of cards and dice as a deck, with the rules that it breaks.
pub fn check(book: &Book<Ashes>, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
    if !FORMATS.contains(&format) {
        return Err(format!("no format called \"{format}\"; there are: {}", FORMATS.join(", ")));
    }
    let count = |fits: &dyn Fn(Kind) -> bool| -> u32 {
        let of = cards.iter().filter(|(face, _)| fits(book.face(*face).printed.kind));
        of.map(|(_, number)| u32::from(*number)).sum()
    };
    let mut faults = Vec::new();
    let total = count(&is_deck_card);
    let number = |key, number: u32| Phrase::new(key).count(number as i32);
    if count(&|kind| kind == Kind::Phoenixborn) != 1 {
        faults.push(Reason::new("ASH-SETUP-1", "deck-one-phoenixborn"));
    }
    if total != CARDS {
        faults.push(Reason::with("ASH-DECK-1", number("deck-thirty-cards", total)));
    }
    for (face, _) in cards.iter().filter(|(face, n)| *n > COPIES && is_deck_card(book.face(*face).printed.kind)) {
        faults.push(Reason::with("ASH-DECK-2", Phrase::new("deck-three-copies").face("card", *face)));
    }
    let has = |slug: &str| cards.iter().any(|(face, _)| book.face(*face).slug == slug);
    for (face, _) in cards {
        let printed = &book.face(*face).printed;
        let foreign = printed.unique.as_ref().is_some_and(|of| !has(of));
        if foreign && is_deck_card(printed.kind) {
            faults.push(Reason::with("ASH-DECK-3", Phrase::new("deck-other-phoenixborn").face("card", *face)));
        }
    }
    let later = |face: &FaceId| book.face(*face).printed.magic.is_some_and(|magic| !magic.is_core());
    for (face, _) in cards.iter().filter(|(face, _)| format != ALL_DICE && later(face)) {
        faults.push(Reason::with("ASH-DICE-2", Phrase::new("deck-core-dice").face("card", *face)));
    }
    let dice = count(&|kind| kind == Kind::Die);
    if dice != DICE {
        faults.push(Reason::with("ASH-DECK-4", number("deck-ten-dice", dice)));
    }
    Ok(faults)
}

/// What is wrong with the First Five that a deck names, if it names any: five, different, of this deck.
pub fn check_first_five(book: &Book<Ashes>, cards: &[(FaceId, u16)], first: &[FaceId]) -> Vec<Reason> {
    let mut faults = Vec::new();
    if !first.is_empty() && first.len() != usize::from(FIRST_FIVE) {
        let number = Phrase::new("deck-first-five").count(first.len() as i32);
        faults.push(Reason::with("ASH-SETUP-3", number));
    }
    let is_of_deck = |face: &FaceId| {
        is_deck_card(book.face(*face).printed.kind) && cards.iter().any(|(other, number)| other == face && *number > 0)
    };
    for (place, face) in first.iter().enumerate() {
        if first[..place].contains(face) {
            faults.push(Reason::with("ASH-SETUP-4", Phrase::new("second-copy").face("card", *face)));
        } else if !is_of_deck(face) {
            faults.push(Reason::with("ASH-SETUP-3", Phrase::new("deck-first-of-deck").face("card", *face)));
        }
    }
    faults
}

/// The deck file that reads back as these cards and First Five.
pub(super) fn write(
    book: &Book<Ashes>,
    id: &str,
    name: &Both,
    cards: &[(FaceId, u16)],
    first: &[FaceId],
) -> Result<String, String> {
    let of = |fits: fn(Kind) -> bool| cards.iter().filter(move |(face, _)| fits(book.face(*face).printed.kind));
    let slug = |face: FaceId| quote(&book.face(face).slug);
    let (phoenixborn, _) = of(|kind| kind == Kind::Phoenixborn).next().ok_or("a deck needs a Phoenixborn")?;
    let list =
        |fits| -> String { of(fits).map(|(face, number)| format!("        ({}, {number}),\n", slug(*face))).collect() };
    let first: Vec<String> = first.iter().map(|face| slug(*face)).collect();
    let first = if first.is_empty() { String::new() } else { format!("    first_five: [{}],\n", first.join(", ")) };
    Ok(format!(
        "(\n    id: {},\n    name: (en: {}, fr: {}),\n    phoenixborn: {},\n    dice: [\n{}    ],\n    cards: [\n{}    ],\n{first})\n",
        quote(id),
        quote(&name.en),
        quote(&name.fr),
        slug(*phoenixborn),
        list(|kind| kind == Kind::Die),
        list(is_deck_card),
    ))
}

/// The conjuration pile of a deck: whatever its cards, and those conjurations, can bring into play, in full number.
/// `ASH-DECK-5` `ASH-DECK-6`
pub fn conjurations(book: &Book<Ashes>, cards: impl IntoIterator<Item = FaceId>) -> Vec<FaceId> {
    let mut found: Vec<FaceId> = Vec::new();
    let mut open: Vec<FaceId> = cards.into_iter().collect();
    while let Some(face) = open.pop() {
        for slug in summons(book, face) {
            let Some(conjuration) = book.find(slug).filter(|other| !found.contains(other)) else { continue };
            found.push(conjuration);
            open.push(conjuration);
        }
    }
    found.sort_unstable();
    found
}

/// The conjurations that a card can bring into play, by id.
pub(super) fn summons(book: &Book<Ashes>, face: FaceId) -> Vec<&str> {
    let printed = &book.face(face).printed;
    let mut found = Vec::new();
    summoned(&printed.play.then, &mut found);
    for ability in &printed.abilities {
        match &ability.does {
            Does::Activate(text) | Does::Anytime(text) => summoned(&text.then, &mut found),
            Does::When(trigger) => summoned(&trigger.text.then, &mut found),
            Does::Standing(_) | Does::Has(_) | Does::Respark(_) => {}
        }
    }
    found
}

fn summoned<'a>(effects: &'a [Effect<Ashes>], found: &mut Vec<&'a str>) {
    for effect in effects {
        match effect {
            Effect::Do(Verb::Summon(slug, ..) | Verb::SummonWith(slug, _)) => found.push(slug),
            Effect::Do(Verb::SummonEach(slugs)) => found.extend(slugs.iter().map(String::as_str)),
            Effect::Do(_) => {}
            Effect::Control(_) => effect.inner().into_iter().for_each(|part| summoned(part, found)),
        }
    }
}

/// What a file names and no file has.
pub(super) fn check_names(book: &Book<Ashes>, source: &Source) -> Vec<LoadError> {
    let mut faults = Vec::new();
    for number in 0..book.faces.len() {
        let face = FaceId(number as u16);
        let (slug, unique) = (&book.face(face).slug, book.face(face).printed.unique.as_deref());
        if !source.text.contains(&format!("id: {}", quote(slug))) {
            continue;
        }
        for name in summons(book, face).into_iter().chain(unique) {
            if book.find(name).is_none() {
                faults.push(LoadError::new(source, slug, unknown_card(book, name)));
            }
        }
    }
    faults
}
