//! Finding cards by the names that lists of other programs use.

use std::collections::BTreeMap;

use kernel::book::Language;
use kernel::effect::load::nearest;
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;

use super::codes::Codes;
use super::fault::Values;
use super::{By, DeckList, Entry, ListFault, MOST_COPIES};
use crate::letters::fold;

/// How many things that are wrong with a list are told.
const MOST_FAULTS: usize = 100;

/// Why a card was not found: the key of a text, with what it mentions.
pub(super) type Missed = (&'static str, Values);

/// Cards that share a name, with the copies of each in the set of their hero.
type Set = [(FaceId, u16)];

/// The names of all cards of a game, as they compare.
pub struct Names<'a> {
    game: &'a dyn AnyGame,
    /// The cards with a name in either language; several only if different cards share it.
    faces: BTreeMap<String, Vec<FaceId>>,
    /// The names as they are printed, to propose one.
    printed: Vec<&'a str>,
    /// The cards by their printed numbers, if the game has such.
    codes: Option<Codes<'a>>,
}

impl<'a> Names<'a> {
    /// The names of a game's cards.
    pub fn of(game: &'a dyn AnyGame) -> Names<'a> {
        let mut faces: BTreeMap<String, Vec<FaceId>> = BTreeMap::new();
        let mut printed = Vec::new();
        for face in (0..game.faces()).map(|number| FaceId(number as u16)) {
            for name in Language::ALL.map(|language| game.name(face, language)) {
                let same = faces.entry(plain(name)).or_default();
                if !same.contains(&face) {
                    same.push(face);
                }
                if !game.is_example(face) {
                    printed.push(name);
                }
            }
        }
        let codes = crate::marvelcdb(game.id()).map(|site| Codes::of(game, site));
        Names { game, faces, printed, codes }
    }

    /// The cards of a list, each once. Everything that is wrong with the list is told, line by line.
    pub fn look_up(&self, list: DeckList) -> Result<Vec<(FaceId, u16)>, Vec<ListFault>> {
        let by_code = list.has_hero();
        let mut faults = list.faults;
        if let (Some(entry), None) = (list.entries.iter().find(|entry| entry.by != By::Name), &self.codes) {
            return Err(vec![ListFault::new(entry.line, "list-no-codes", Vec::new())]);
        }
        let mut cards: Vec<(FaceId, u16)> = Vec::new();
        // Cards that share a name, with the entries that name them.
        let mut together: Vec<(&Set, Vec<&Entry>)> = Vec::new();
        for entry in &list.entries {
            // Whoever has so much wrong does not read on, and looking for what was meant takes its time.
            if faults.len() >= MOST_FAULTS {
                break;
            }
            if let Some(set) = self.shared(entry) {
                match together.iter_mut().find(|(other, _)| *other == set) {
                    Some((_, entries)) => entries.push(entry),
                    None => together.push((set, vec![entry])),
                }
                // They lie where the first of them is named; how many there are is known at the end.
                for (face, _) in set {
                    add(&mut cards, *face, 0);
                }
                continue;
            }
            match self.find_entry(entry) {
                Ok(face) => faults.extend(add_bounded(&mut cards, face, entry)),
                Err((key, values)) => {
                    // A line that is nothing but a name may not be meant as one.
                    let bare = entry.bare && entry.by == By::Name;
                    let key = if bare && key == "list-unknown" { "list-unknown-line" } else { key };
                    faults.push(ListFault::new(entry.line, key, values));
                }
            }
        }
        for (set, entries) in together {
            if let Some((key, values)) = self.share(set, &entries) {
                faults.push(ListFault::new(entries[0].line, key, values));
            }
            for (face, number) in set {
                add(&mut cards, *face, *number);
            }
        }
        faults.sort_by_key(|fault| fault.line);
        if let (Some(codes), true) = (&self.codes, by_code) {
            codes.sort(&mut cards);
        }
        if faults.is_empty() { Ok(cards) } else { Err(faults) }
    }

    /// The cards that a deck would begin with, in the order of the list.
    pub fn opening(&self, list: &DeckList) -> Result<Vec<FaceId>, Vec<ListFault>> {
        let (mut faces, mut faults) = (Vec::new(), Vec::new());
        for (line, name) in &list.opening {
            match self.find(name) {
                Ok(face) => faces.push(face),
                Err((key, values)) => faults.push(ListFault::new(*line, key, values)),
            }
        }
        if faults.is_empty() { Ok(faces) } else { Err(faults) }
    }

    fn find_entry(&self, entry: &Entry) -> Result<FaceId, Missed> {
        if let Some(face) = self.find_id(entry) {
            return Ok(face);
        }
        match (entry.by, &self.codes) {
            (By::Name, _) | (_, None) => self.find(&entry.name),
            (By::Code, Some(codes)) => codes.find(&entry.name),
            (By::HeroCode, Some(codes)) => codes.find_hero(&entry.name),
            (By::HeroName, Some(codes)) => codes.find_hero_called(&plain(&entry.name), &entry.name),
        }
    }

    /// The card that an entry names by an id of OCTGN, if that is known.
    fn find_id(&self, entry: &Entry) -> Option<FaceId> {
        self.codes.as_ref()?.find_octgn(entry.id.as_deref()?)
    }

    /// The card with this id, or with this name in either language.
    fn find(&self, name: &str) -> Result<FaceId, Missed> {
        let wanted = plain(name);
        if let Some(face) = self.game.find(&wanted) {
            return Ok(face);
        }
        match self.faces.get(&wanted).map(Vec::as_slice) {
            Some([only]) => return Ok(*only),
            Some(several) => return Err(self.several(name, several)),
            None => {}
        }
        let Some(codes) = &self.codes else { return Err(self.missed(name)) };
        if let Ok(face) = codes.find(name) {
            return Ok(face);
        }
        // `Name (Pack)`, `Name:Subname`, both.
        let (title, pack) = codes.split_pack(name);
        let base = codes.subnamed(title).unwrap_or(title);
        let wanted = plain(base);
        let found = match (self.game.find(&wanted), self.faces.get(&wanted)) {
            (Some(face), _) => vec![face],
            (None, Some(faces)) => faces.clone(),
            (None, None) => return Err(self.missed(title)),
        };
        let fits = |face: &FaceId| codes.is_card(*face) && (base == title || codes.is_event(*face));
        let found: Vec<FaceId> = found.into_iter().filter(fits).collect();
        let of_pack = |face: &FaceId| pack.is_none_or(|pack| codes.is_of(*face, pack));
        let here: Vec<FaceId> = found.iter().copied().filter(of_pack).collect();
        match (here.as_slice(), found.is_empty()) {
            ([only], _) => Ok(*only),
            ([], true) => Err(self.missed(title)),
            ([], false) => Err(codes.other_pack(title, pack.unwrap_or_default())),
            (several, _) => Err(self.several(title, several)),
        }
    }

    fn several(&self, name: &str, faces: &[FaceId]) -> Missed {
        let ids: Vec<&str> = faces.iter().map(|face| self.game.slug(*face)).collect();
        ("list-several", vec![("number", ids.len().to_string()), ("name", name.to_string()), ("ids", ids.join(", "))])
    }

    fn missed(&self, name: &str) -> Missed {
        match nearest(name, &self.printed) {
            Some(near) => ("list-near", vec![("name", name.to_string()), ("near", near.to_string())]),
            None => ("list-unknown", vec![("name", name.to_string())]),
        }
    }

    /// The cards that share the name of an entry, with the copies of each in the set of their hero.
    fn shared(&self, entry: &Entry) -> Option<&Set> {
        let codes = self.codes.as_ref().filter(|_| entry.by == By::Name && self.find_id(entry).is_none())?;
        let (title, pack) = codes.split_pack(&entry.name);
        let wanted = plain(title);
        let named =
            |face: FaceId| Language::ALL.iter().any(|language| plain(self.game.name(face, *language)) == wanted);
        let fits = |face: FaceId| named(face) && pack.is_none_or(|pack| codes.is_of(face, pack));
        codes.shared.iter().map(Vec::as_slice).find(|set| set.iter().all(|(face, _)| fits(*face)))
    }

    /// What is wrong if cards that share a name are not there as often as their hero has them.
    fn share(&self, set: &Set, entries: &[&Entry]) -> Option<Missed> {
        let all: u32 = set.iter().map(|(_, number)| u32::from(*number)).sum();
        let here: u32 = entries.iter().map(|entry| u32::from(entry.number)).sum();
        let key = if here < all { "list-shared-missing" } else { "list-shared-more" };
        let ids: Vec<String> = set.iter().map(|(face, number)| format!("{number} {}", self.game.slug(*face))).collect();
        let values = vec![
            ("name", entries[0].name.clone()),
            ("cards", set.len().to_string()),
            ("all", all.to_string()),
            ("here", here.to_string()),
            ("number", all.abs_diff(here).to_string()),
            ("ids", ids.join(", ")),
        ];
        (here != all).then_some((key, values))
    }
}

/// Adds copies of a card and says how many there are now.
fn add(cards: &mut Vec<(FaceId, u16)>, face: FaceId, more: u16) -> u16 {
    match cards.iter_mut().find(|(other, _)| *other == face) {
        Some((_, number)) => {
            *number = number.saturating_add(more);
            *number
        }
        None => {
            cards.push((face, more));
            more
        }
    }
}

/// Adds the copies of an entry; a fault if they become too many with it.
fn add_bounded(cards: &mut Vec<(FaceId, u16)>, face: FaceId, entry: &Entry) -> Option<ListFault> {
    let number = add(cards, face, entry.number);
    let values =
        || vec![("most", MOST_COPIES.to_string()), ("number", number.to_string()), ("name", entry.name.clone())];
    let first = number > MOST_COPIES && number - entry.number <= MOST_COPIES;
    first.then(|| ListFault::new(entry.line, "list-copies-in-all", values()))
}

/// A name as it compares: without case and accents, with plain apostrophes, hyphens and spaces.
pub(super) fn plain(name: &str) -> String {
    let marks = |letter: char| match letter {
        '‘' | 'ʼ' | '`' | '´' => '\'',
        '‐' | '‑' | '–' | '—' => '-',
        _ => letter,
    };
    fold(name).split_whitespace().collect::<Vec<_>>().join(" ").chars().map(marks).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Catalog;

    #[test]
    fn names_compare_as_people_type_them() {
        let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
        for title in &catalog.titles {
            let game = &*title.game;
            let names = Names::of(game);
            for face in (0..game.faces()).map(|number| FaceId(number as u16)) {
                assert_eq!(names.find(game.slug(face)), Ok(face));
                for name in Language::ALL.map(|language| game.name(face, language)) {
                    for name in [name.to_string(), name.to_uppercase(), name.replace('’', "'"), fold(name)] {
                        match names.faces[&plain(&name)].as_slice() {
                            [only] => assert_eq!((names.find(&name), *only), (Ok(face), face), "{name}"),
                            // Some cards share a name with others, or with an id.
                            several => match names.find(&name) {
                                Ok(found) => assert!(several.contains(&found), "{name}"),
                                Err((key, _)) => assert_eq!(key, "list-several", "{name}"),
                            },
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_unknown_name_is_told_and_sums_are_bounded() {
        let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
        let game = &*catalog.titles[0].game;
        let names = Names::of(game);
        let face = (0..).map(FaceId).find(|face| !game.is_example(*face)).expect("a game has cards");
        let known = game.name(face, Language::En);
        let look_up = |text: &str| {
            let faults = |faults: Vec<ListFault>| super::super::fault::told("a.txt", &faults);
            names.look_up(DeckList::read("a.txt", text)).map_err(faults)
        };
        assert_eq!(look_up(&format!("2 {known}\n3 {known}")), Ok(vec![(face, 5)]));
        let faults = look_up(&format!("Qqq\n0 {known}\n2 {known}s\n")).expect_err("three faults");
        assert_eq!(faults.len(), 3, "{faults:?}");
        assert!(faults[0].starts_with("a.txt:1: no card called \"Qqq\"; a heading ends"), "{faults:?}");
        assert!(faults[1].starts_with("a.txt:2: 1 to 200 copies"), "{faults:?}");
        assert!(faults[2].ends_with(&format!("did you mean \"{known}\"?")), "{faults:?}");
        let faults = look_up(&format!("200 {known}\n").repeat(500)).expect_err("far too many");
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("a.txt:2: "), "{faults:?}");
    }
}
