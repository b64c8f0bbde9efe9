//! Decks: their files, and what makes one legal. `MC-DECK-1`

use std::collections::BTreeMap;

use kernel::book::{Book, Both, Deck, Source};
use kernel::error::LoadError;
use kernel::files;
use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
use kernel::refusal::Reason;
use kernel::ron_text;
use kernel::table::cards::FaceId;
use kernel::table::seats::SeatSet;
use serde::Deserialize;

use crate::Champions;
use crate::language::{Class, Kind};

/// The only format. `MC-DECK-2`
pub const FORMAT: &str = "standard";

/// A deck as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Both,
    hero: String,
    cards: Vec<(String, u8)>,
}

/// Reads a deck file.
pub fn read(book: &Book<Champions>, source: &Source) -> Result<Deck, Vec<LoadError>> {
    let entry: Entry = ron_text::read(source).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let hero = files::deck_part(book, source, &[(entry.hero, 1)], 1, &mut faults);
    let main = files::deck_part(book, source, &entry.cards, 50, &mut faults);
    let kind = |face: FaceId| book.face(face).printed.kind;
    if faults.is_empty()
        && (hero.iter().any(|(face, _)| kind(*face) != Kind::Hero)
            || main.iter().any(|(face, _)| !kind(*face).is_player()))
    {
        let what = "a deck names its hero in `hero` and allies, events, resources, supports and upgrades in `cards`";
        faults.push(LoadError::new(source, &entry.id, what));
    }
    if faults.is_empty() {
        let parts = BTreeMap::from([("hero".to_string(), hero), ("main".to_string(), main)]);
        Ok(Deck { id: entry.id, name: entry.name, parts, opening: Vec::new() })
    } else {
        Err(faults)
    }
}

/// Writes a deck file: what [`read`] reads.
pub fn write(book: &Book<Champions>, id: &str, name: &Both, cards: &[(FaceId, u16)]) -> Result<String, String> {
    let is_hero = |face: FaceId| book.face(face).printed.kind == Kind::Hero;
    let heroes: Vec<FaceId> = cards.iter().map(|(face, _)| *face).filter(|face| is_hero(*face)).collect();
    let [hero] = heroes.as_slice() else {
        return Err(format!("a deck file names exactly one hero, not {}", heroes.len()));
    };
    let others = cards.iter().copied().filter(|(face, _)| !is_hero(*face));
    Ok(files::write_deck(book, (id, name), ("hero", *hero), others))
}

/// What is wrong with a list of cards as a deck. `MC-DECK-1`
pub fn check(book: &Book<Champions>, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
    if format != FORMAT {
        return Err(format!("no format called \"{format}\"; there is: {FORMAT}"));
    }
    let printed = |face: FaceId| &book.face(face).printed;
    let mut faults = Vec::new();
    let heroes: Vec<FaceId> =
        cards.iter().filter(|(face, _)| printed(*face).kind == Kind::Hero).map(|(face, _)| *face).collect();
    let main: Vec<(FaceId, u16)> = cards.iter().copied().filter(|(face, _)| printed(*face).kind.is_player()).collect();
    let number = |key: &'static str, number: u32| Phrase::new(key).number("number", Quantity::new(number as i32));
    if heroes.len() != 1 || cards.iter().any(|(face, many)| printed(*face).kind == Kind::Hero && *many > 1) {
        faults.push(Reason::with("MC-DECK-1", number("deck-one-identity", heroes.len() as u32)));
    }
    if let Some((face, _)) =
        cards.iter().find(|(face, _)| !printed(*face).kind.is_player() && printed(*face).kind != Kind::Hero)
    {
        faults.push(Reason::with("MC-DECK-5", named("deck-no-player-card", book, *face)));
    }
    let size: u32 = main.iter().map(|(_, many)| u32::from(*many)).sum();
    if !(40..=50).contains(&size) {
        faults.push(Reason::with("MC-DECK-2", number("deck-size", size)));
    }
    let set = heroes.first().and_then(|face| printed(*face).set.as_deref());
    hero_set(book, set, &main, &mut faults);
    aspects(book, set, &main, &mut faults);
    copies(book, heroes.first().copied(), &main, &mut faults);
    Ok(faults)
}

/// The hero's own cards are all there, and no other hero's. `MC-DECK-3`
fn hero_set(book: &Book<Champions>, set: Option<&str>, main: &[(FaceId, u16)], faults: &mut Vec<Reason>) {
    let Some(set) = set else { return };
    for (place, face) in book.faces.iter().enumerate() {
        let printed = &face.printed;
        if printed.class != Class::Hero
            || !printed.kind.is_player()
            || printed.set.as_deref() != Some(set)
            || face.example
        {
            continue;
        }
        let id = FaceId(place as u16);
        let held: u16 = main.iter().filter(|(other, _)| *other == id).map(|(_, many)| *many).sum();
        if held != u16::from(printed.copies) {
            let phrase = named("deck-hero-card", book, id).number("number", Quantity::new(i32::from(printed.copies)));
            faults.push(Reason::with("MC-DECK-3", phrase));
        }
    }
}

/// One aspect; everything else is basic. `MC-DECK-4` `MC-DECK-5`
fn aspects(book: &Book<Champions>, set: Option<&str>, main: &[(FaceId, u16)], faults: &mut Vec<Reason>) {
    let mut aspect = None;
    for (face, _) in main {
        let printed = &book.face(*face).printed;
        match printed.class {
            Class::Hero if printed.set.as_deref() != set => {
                faults.push(Reason::with("MC-DECK-5", named("deck-other-hero", book, *face)));
            }
            class if class.is_aspect() => match aspect {
                None => aspect = Some(class),
                Some(first) if first == class => {}
                Some(_) => {
                    faults.push(Reason::with("MC-DECK-4", named("deck-one-aspect", book, *face)));
                    return;
                }
            },
            _ => {}
        }
    }
}

/// Copies are counted by title. `MC-DECK-6` `MC-DECK-7` `MC-MAX-4`
fn copies(book: &Book<Champions>, hero: Option<FaceId>, main: &[(FaceId, u16)], faults: &mut Vec<Reason>) {
    let mut titles: BTreeMap<(&str, Option<&str>), (FaceId, u16)> = BTreeMap::new();
    for (face, many) in main {
        let found = book.face(*face);
        if found.printed.class == Class::Hero {
            continue;
        }
        let subtitle = found.printed.subtitle.as_ref().map(|subtitle| subtitle.en.as_str());
        let entry = titles.entry((&found.name.en, subtitle)).or_insert((*face, 0));
        entry.1 += many;
    }
    for ((title, subtitle), (face, many)) in titles {
        let printed = &book.face(face).printed;
        let most = if printed.unique { 1 } else { printed.deck_limit.min(3) };
        if many > u16::from(most) {
            let rule = match (printed.unique, printed.deck_limit < 3) {
                (true, _) => "MC-DECK-7",
                (false, true) => "MC-MAX-4",
                (false, false) => "MC-DECK-6",
            };
            let phrase = named("deck-copies", book, face).number("number", Quantity::new(i32::from(most)));
            faults.push(Reason::with(rule, phrase));
        }
        // The identity counts as a copy of its title, unless its alter-ego is somebody else. MC-UNIQUE-4
        let Some(hero) = hero.filter(|_| printed.unique) else { continue };
        let own = book.face(hero);
        let alter =
            own.printed.back.as_deref().and_then(|back| book.find(back)).map(|back| book.face(back).name.en.as_str());
        if own.name.en == title && (subtitle.is_none() || subtitle == alter) {
            faults.push(Reason::with("MC-DECK-7", named("deck-same-as-hero", book, face)));
        }
    }
}

fn named(key: &'static str, _: &Book<Champions>, face: FaceId) -> Phrase {
    Phrase::new(key).fact("card", Fact::Card(face, SeatSet::ALL))
}
