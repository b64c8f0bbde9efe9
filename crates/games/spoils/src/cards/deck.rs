//! Decks: their files, and what makes one legal. `SP-103.1` `SP-103.2`

use std::collections::BTreeMap;

use kernel::files;
use kernel::notation::unknown_card;
use kernel::prelude::*;
use kernel::ron_text;

use crate::Spoils;
use crate::cards::file;
use crate::language::Kind;

/// A deck as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Both,
    faction: String,
    cards: Vec<(String, u8)>,
}

impl Cards for Spoils {
    // Each has a word of the language, and code behind it, that no term of the rulebook stands for.
    const SPECIAL_CARDS: &'static [&'static str] =
        &["contested-ladle", "hostile-welcome", "jar-of-voices", "puppeteer-of-small-hours"];
    const DECK_EACH: bool = true;
    const FORMATS: &'static [&'static str] = &["constructed", "limited"];

    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        file::read(book, source)
    }

    fn check_cards(book: &Book<Self>, source: &Source) -> Vec<LoadError> {
        check_bans(book, source)
    }

    /// Reads a deck file.
    fn read_deck(book: &Book<Spoils>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        let entry: Entry = ron_text::read(source).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let faction = files::deck_part(book, source, &[(entry.faction, 1)], 1, &mut faults);
        let main = files::deck_part(book, source, &entry.cards, 200, &mut faults);
        let is_faction = |(face, _): &(FaceId, u8)| book.face(*face).printed.kind == Kind::Faction;
        if faults.is_empty() && (!faction.iter().all(is_faction) || main.iter().any(is_faction)) {
            faults.push(LoadError::new(
                source,
                &entry.id,
                "a deck has one faction, named in `faction`, and none in `cards`",
            ));
        }
        if faults.is_empty() {
            let parts = BTreeMap::from([("faction".to_string(), faction), ("main".to_string(), main)]);
            Ok(Deck { id: entry.id, name: entry.name, parts, opening: Vec::new() })
        } else {
            Err(faults)
        }
    }

    /// Writes a deck file: what reading one reads.
    fn write_deck(
        book: &Book<Spoils>,
        id: &str,
        name: &Both,
        cards: &[(FaceId, u16)],
        _: &[FaceId],
    ) -> Result<String, String> {
        let is_faction = |face: FaceId| book.face(face).printed.kind == Kind::Faction;
        let factions: Vec<_> = cards.iter().filter(|(face, _)| is_faction(*face)).collect();
        let faction = match factions.as_slice() {
            [(face, 1)] => *face,
            [] => return Err("no faction card; a deck file names exactly one".to_string()),
            _ => {
                let several = |(face, number): &&(FaceId, u16)| format!("{number} {}", book.face(*face).slug);
                let names: Vec<String> = factions.iter().map(several).collect();
                return Err(format!("a deck file names exactly one faction card, not {}", names.join(" and ")));
            }
        };
        let others = cards.iter().copied().filter(|(face, _)| !is_faction(*face));
        Ok(files::write_deck(book, (id, name), ("faction", faction), others))
    }

    /// What is wrong with a list of cards in a format: `constructed`, `limited`, or one of them with a ban list such as
    /// `constructed/house`.
    fn check_deck(book: &Book<Spoils>, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        let (format, list) = format.split_once('/').unwrap_or((format, "none"));
        let bans = ban_list(book, list)?;
        let constructed = match format {
            "constructed" => true,
            "limited" => false,
            _ => return Err(kernel::effect::load::unknown("format", format, &["constructed", "limited"])),
        };
        let banned = bans.map_or(&[][..], |list| if constructed { &list.constructed } else { &list.limited });
        // The same name is the same card, however often it is listed. SP-201.1b
        let mut sums: Vec<(FaceId, u16)> = Vec::new();
        for (face, number) in cards {
            match sums.iter_mut().find(|(other, _)| book.face(*other).name.en == book.face(*face).name.en) {
                Some((_, sum)) => *sum = sum.saturating_add(*number),
                None => sums.push((*face, *number)),
            }
        }
        let is_faction = |face: FaceId| book.face(face).printed.kind == Kind::Faction;
        let mut faults = Vec::new();
        let factions: u32 =
            sums.iter().filter(|(face, _)| is_faction(*face)).map(|(_, number)| u32::from(*number)).sum();
        if factions != 1 {
            let phrase = Phrase::new("deck-one-faction").number("number", Quantity::new(factions as i32));
            faults.push(Reason::with(if constructed { "SP-103.1a" } else { "SP-103.2a" }, phrase));
        }
        let total: u32 = sums.iter().filter(|(face, _)| !is_faction(*face)).map(|(_, number)| u32::from(*number)).sum();
        let least = if constructed { 75 } else { 45 };
        if total < least {
            let phrase = Phrase::new("deck-too-small").number("number", Quantity::new(total as i32));
            let phrase = phrase.number("least", Quantity::new(least as i32));
            faults.push(Reason::with(if constructed { "SP-103.1b" } else { "SP-103.2b" }, phrase));
        }
        for (face, number) in sums.iter().filter(|(face, _)| !is_faction(*face)) {
            let about = |key| Phrase::new(key).fact("card", Fact::Card(*face, SeatSet::ALL));
            if constructed && *number > 4 && !book.face(*face).printed.staple {
                let phrase = about("deck-too-many").number("number", Quantity::new(i32::from(*number)));
                faults.push(Reason::with("SP-103.1c", phrase));
            }
        }
        for (face, _) in &sums {
            if Some(*face) == book.plan.micromajig(book) {
                let phrase = Phrase::new("deck-token").fact("card", Fact::Card(*face, SeatSet::ALL));
                faults.push(Reason::with("SP-409.3a", phrase));
            }
            if banned.contains(&book.face(*face).slug) {
                let phrase = Phrase::new("deck-banned").fact("card", Fact::Card(*face, SeatSet::ALL));
                faults.push(Reason::with(if constructed { "SP-103.1d" } else { "SP-103.2d" }, phrase));
            }
        }
        Ok(faults)
    }
}

/// No card of a deck is on a list that a match is played with. `SP-R22`
pub fn not_banned(book: &Book<Spoils>, deck: &Deck, list: &str) -> Result<(), SetupError> {
    let Some(list) = book.plan.bans.iter().find(|known| known.id == list) else { return Ok(()) };
    for (id, _) in deck.parts.values().flatten() {
        let face = book.face(*id);
        if list.constructed.contains(&face.slug) {
            let what = format!("{} is banned by the list {}", face.name.en, list.id);
            let phrase = Phrase::new("setup-banned").fact("card", Fact::Card(*id, SeatSet::ALL));
            return Err(SetupError::new(phrase, what).name("list", &list.id).by("SP-103.1d"));
        }
    }
    Ok(())
}

/// The file with the ban lists; it lies among the cards.
pub const BANS: &str = "_bans.ron";

/// The cards that a format bans; lists are data, not rules. `SP-103.1d` `SP-103.2d`
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BanList {
    /// The word that names it.
    pub id: String,
    pub name: Both,
    /// Banned in Constructed.
    #[serde(default)]
    pub constructed: Vec<String>,
    /// Banned in Limited.
    #[serde(default)]
    pub limited: Vec<String>,
}

/// What is wrong with a file of ban lists once all cards are read.
pub fn check_bans(book: &Book<Spoils>, source: &Source) -> Vec<LoadError> {
    if !source.is_called(BANS) {
        return Vec::new();
    }
    let lists: Vec<BanList> = ron_text::read(source).unwrap_or_default();
    let mut faults = Vec::new();
    for list in &lists {
        if list.id == "none" || book.plan.bans.iter().filter(|other| other.id == list.id).count() > 1 {
            faults.push(LoadError::new(source, &list.id, "a second ban list with this id; give it another"));
        }
        for slug in list.constructed.iter().chain(&list.limited).filter(|slug| book.find(slug).is_none()) {
            faults.push(LoadError::new(source, slug, unknown_card(book, slug)));
        }
    }
    faults
}

/// Finds a ban list; none is called `none`.
pub fn ban_list<'a>(book: &'a Book<Spoils>, id: &str) -> Result<Option<&'a BanList>, String> {
    if id == "none" {
        return Ok(None);
    }
    let known: Vec<&str> = std::iter::once("none").chain(book.plan.bans.iter().map(|list| list.id.as_str())).collect();
    match book.plan.bans.iter().find(|list| list.id == id) {
        Some(list) => Ok(Some(list)),
        None => Err(kernel::effect::load::unknown("ban list", id, &known)),
    }
}
