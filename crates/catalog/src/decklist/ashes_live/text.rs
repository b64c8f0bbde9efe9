//! The plain text of a deck: its name, its Phoenixborn, its dice, then the cards under headings by type. The First Five are
//! ours: the site leaves them out of its text.

use kernel::book::{Deck, Language};
use kernel::erased::AnyGame;

use super::super::marvelcdb::title;
use super::super::{DeckList, split_number, without_remark};
use super::{Parts, Slot};
use crate::letters::fold;

/// The line that tells this text from other lists begins so, in English and in French.
const PHOENIXBORN: [&str; 2] = ["phoenixborn:", "heritier:"];
/// What stands over the First Five, and over what is not read.
const FIRST_FIVE: [&str; 2] = ["first five", "cinq premieres cartes"];
const CONJURATIONS: [&str; 3] = ["conjuration pile", "conjuration deck", "paquet invocation"];
/// The site signs what it writes.
const SIGNED: &str = "created with ";

/// A type of cards: what the site calls one card of it, and what stands over several, in English and in French.
type Heading = (&'static str, &'static str, [&'static str; 2]);

const HEADINGS: &[Heading] = &[
    ("readyspell", "Ready Spell", ["Ready Spells", "Sorts préparatoires"]),
    ("ally", "Ally", ["Allies", "Alliés"]),
    ("alterationspell", "Alteration Spell", ["Alteration Spells", "Sorts d’altération"]),
    ("actionspell", "Action Spell", ["Action Spells", "Sorts d’action"]),
    ("reactionspell", "Reaction Spell", ["Reaction Spells", "Sorts de réaction"]),
    ("conjuration", "Conjuration", ["Conjurations", "Invocations"]),
];

pub(super) fn heading(kind: &str) -> Option<&'static Heading> {
    HEADINGS.iter().find(|(known, ..)| *known == kind)
}

/// What the lines under a heading are.
#[derive(Clone, Copy, PartialEq)]
enum Under {
    Cards,
    FirstFive,
    Conjurations,
}

/// Reads a text that has a line with its Phoenixborn, after the deck's name or at once.
pub(in super::super) fn read(text: &str) -> Option<DeckList> {
    let lines = text.lines().enumerate().map(|(line, text)| (line + 1, text.trim()));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, text)| !text.is_empty()).collect();
    let (place, name) = lines.iter().take(2).enumerate().find_map(|(place, (_, text))| Some((place, named(text)?)))?;
    let mut list = DeckList::default();
    if place == 1 {
        list.title = title(lines[0].1);
    }
    list.add(lines[place].0, Some("1"), name);
    let mut under = Under::Cards;
    for (line, text) in &lines[place + 1..] {
        let text = without_remark(text).trim();
        if fold(text).starts_with(SIGNED) || text.is_empty() {
            continue;
        }
        if let Some(heading) = text.strip_suffix(':') {
            under = part(heading);
            continue;
        }
        let (number, name) = split_number(text);
        match under {
            Under::Conjurations => {}
            Under::FirstFive => list.opening.push((*line, bare(name).to_string())),
            Under::Cards if !list.add(*line, number, bare(name)) => break,
            Under::Cards => {}
        }
    }
    Some(list)
}

/// The Phoenixborn that a line names; alone the word would be the heading of a part of a deck.
fn named(line: &str) -> Option<&str> {
    let (word, name) = line.split_once(':')?;
    let word = format!("{}:", fold(word.trim()));
    Some(name.trim()).filter(|name| !name.is_empty() && PHOENIXBORN.contains(&word.as_str()))
}

/// What a heading announces; numbers in brackets do not matter.
fn part(heading: &str) -> Under {
    let heading = heading.split('(').next().unwrap_or_default();
    let heading = fold(heading.trim());
    if FIRST_FIVE.contains(&heading.as_str()) {
        Under::FirstFive
    } else if CONJURATIONS.contains(&heading.as_str()) {
        Under::Conjurations
    } else {
        Under::Cards
    }
}

/// The name of a card without the Phoenixborn that it belongs to: `Fear (Jessa Na Ni)`.
fn bare(name: &str) -> &str {
    name.rsplit_once(" (").filter(|(_, rest)| rest.ends_with(')')).map_or(name, |(name, _)| name.trim_end())
}

/// Writes a deck.
pub fn write(game: &dyn AnyGame, deck: &Deck, language: Language) -> String {
    let parts = Parts::of(game, deck, language);
    let french = usize::from(language == Language::Fr);
    let word = |en: &'static str, fr: &'static str| [en, fr][french];
    let colon = word(":", "\u{a0}:");
    let named = |face| game.name(face, language);
    let mut text = format!("{}\n", deck.name.get(language));
    if let Some(face) = parts.phoenixborn {
        text.push_str(&format!("\n{}{colon} {}\n", word("Phoenixborn", "Héritier"), named(face)));
    }
    text.push_str(&format!("\n{}{colon}\n", word("Dice", "Dés")));
    for slot in &parts.dice {
        text.push_str(&format!("{}x {}\n", slot.number, named(slot.face)));
    }
    let sum = |slots: &[&Slot]| slots.iter().map(|slot| slot.number).sum::<u16>();
    let all: Vec<&Slot> = parts.cards.iter().collect();
    text.push_str(&format!("\n{} ({} / 30){colon}\n", word("Cards", "Cartes"), sum(&all)));
    for (kind, _, names) in HEADINGS {
        let slots: Vec<&Slot> = parts.cards.iter().filter(|slot| slot.kind == *kind).collect();
        if slots.is_empty() {
            continue;
        }
        text.push_str(&format!("\n{} ({}){colon}\n", names[french], sum(&slots)));
        for slot in slots {
            let owner = parts.owner(slot.face).map_or_else(String::new, |face| format!(" ({})", named(face)));
            text.push_str(&format!("{}x {}{owner}\n", slot.number, named(slot.face)));
        }
    }
    if !deck.opening.is_empty() {
        text.push_str(&format!("\n{}{colon}\n", word("First Five", "Cinq premières cartes")));
        for face in &deck.opening {
            text.push_str(&format!("{}\n", named(*face)));
        }
    }
    text
}
