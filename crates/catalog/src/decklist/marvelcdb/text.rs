//! The plain text of a deck: its name, its hero, its packs, then the cards under headings.

use kernel::book::Language;

use super::super::{By, DeckList, split_number, without_remark};
use super::{MarvelCdb, Parts, title};
use crate::letters::fold;

/// The line that tells this text from other lists begins so.
const PACKS: &str = "packs:";

/// The types of cards in the order of the site, with their headings for one card and for several.
const HEADINGS: &[(&str, [&str; 2], [&str; 2])] = &[
    ("upgrade", ["Upgrade", "Upgrades"], ["Amélioration", "Améliorations"]),
    ("event", ["Event", "Events"], ["Événement", "Événements"]),
    ("support", ["Support", "Supports"], ["Soutien", "Soutiens"]),
    ("resource", ["Resource", "Resources"], ["Ressource", "Ressources"]),
    ("ally", ["Ally", "Allies"], ["Allié", "Alliés"]),
    ("playersidescheme", ["Player Side Scheme", "Player Side Schemes"], ["Player Side Scheme", "Player Side Schemes"]),
];

/// The most lines before the first card: the deck's name, the hero's, what somebody says of it.
const PREAMBLE: usize = 6;

/// Reads a text that has a line with packs, after the deck's name and the hero's or the hero's alone; or one as it is copied
/// from the page, with headings that count their cards, below the deck's name and the hero's.
pub(in super::super) fn read(text: &str) -> Option<DeckList> {
    let lines = text.lines().enumerate().map(|(line, text)| (line + 1, text.trim()));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, text)| !text.is_empty()).collect();
    let mut list = DeckList::default();
    let (line, hero, cards) = match lines.iter().take(3).position(|(_, text)| is_packs(text)) {
        Some(packs) => match &lines[..packs] {
            [(line, hero)] => (*line, *hero, &lines[packs + 1..]),
            [(_, name), (line, hero)] => {
                list.title = title(name);
                (*line, *hero, &lines[packs + 1..])
            }
            _ => return None,
        },
        None => {
            let first = lines.iter().position(|(_, text)| text.ends_with(')') && is_heading(text))?;
            let before = &lines[..first];
            if before.len() > PREAMBLE || before.iter().any(|(_, text)| split_number(text).0.is_some()) {
                return None;
            }
            // The hero stands below the deck's name; without a name, alone.
            let (line, hero) = before.get(1).or(before.first())?;
            list.title = before.get(1).and_then(|_| title(before[0].1));
            (*line, *hero, &lines[first..])
        }
    };
    list.add_by(By::HeroName, line, None, hero);
    for (line, text) in cards {
        let text = without_remark(text).trim();
        let (number, name) = split_number(text);
        let heading = number.is_none() && (name.ends_with(':') || is_heading(name));
        if !text.is_empty() && !heading && !list.add(*line, number, name) {
            break;
        }
    }
    Some(list)
}

/// Whether a line names packs; alone it would be the heading of a part of a deck.
fn is_packs(line: &str) -> bool {
    let folded = fold(line).replace(" :", ":");
    folded.strip_prefix(PACKS).is_some_and(|packs| !packs.trim().is_empty())
}

/// Whether a line is a heading by type, with the number of cards or without: `Allies`, `Allies (4)`.
fn is_heading(line: &str) -> bool {
    let counted = line.strip_suffix(')').and_then(|line| line.rsplit_once('('));
    let line = match counted {
        Some((line, number)) if number.chars().all(|digit| digit.is_ascii_digit()) => line,
        _ => line,
    };
    let wanted = fold(line.trim());
    HEADINGS.iter().flat_map(|(_, en, fr)| en.iter().chain(fr)).any(|word| fold(word) == wanted)
}

/// Writes a deck.
pub(super) fn write(site: &MarvelCdb, parts: &Parts, name: &str, language: Language) -> String {
    let mut used: Vec<&str> = Vec::new();
    for slot in &parts.slots {
        if let Some(pack) = site.pack(&slot.code).map(|pack| pack.name(language)).filter(|pack| !used.contains(pack)) {
            used.push(pack);
        }
    }
    let packs = match used.as_slice() {
        [] => "-".to_string(),
        [only] => only.to_string(),
        [first, .., last] => format!("From {first} to {last}"),
    };
    let mut text = format!("{name}\n\n{}\n\nPacks: {packs}\n", parts.hero_name(language));
    for (kind, en, fr) in HEADINGS {
        let slots: Vec<_> = parts.slots.iter().filter(|slot| slot.kind == *kind).collect();
        let number: u16 = slots.iter().map(|slot| slot.number).sum();
        let [one, several] = if language == Language::En { en } else { fr };
        match number {
            0 => continue,
            1 => text.push_str(&format!("\n{one} (1)\n\n")),
            _ => text.push_str(&format!("\n{several} ({number})\n\n")),
        }
        for slot in slots {
            // A name that other cards have, too, is only said of all of them together.
            let name = match site.shared.iter().find(|set| set.iter().any(|(code, _)| *code == slot.code)) {
                Some(set) if !is_whole(set, parts) => parts.game.slug(slot.face),
                _ => parts.game.name(slot.face, language),
            };
            let pack = site.pack(&slot.code).map_or_else(String::new, |pack| format!(" ({})", pack.name(language)));
            text.push_str(&format!("{}x {name}{pack}\n", slot.number));
        }
    }
    text
}

/// Whether a deck has all cards of a set, each as often as the set.
fn is_whole(set: &[(&str, u16)], parts: &Parts) -> bool {
    set.iter().all(|(code, number)| parts.slots.iter().any(|slot| slot.code == *code && slot.number == *number))
}
