//! Finding cards by the names that lists of other programs use.

use std::collections::BTreeMap;

use kernel::book::Language;
use kernel::effect::load::nearest;
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;

use super::fault::Values;
use super::{DeckList, ListFault, MOST_COPIES};
use crate::letters::fold;

/// The names of all cards of a game, as they compare.
pub struct Names<'a> {
    game: &'a dyn AnyGame,
    /// The cards with a name in either language; several only if different cards share it.
    faces: BTreeMap<String, Vec<FaceId>>,
    /// The names as they are printed, to propose one.
    printed: Vec<&'a str>,
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
        Names { game, faces, printed }
    }

    /// The cards of a list, each once. Everything that is wrong with the list is told, line by line.
    pub fn look_up(&self, list: DeckList) -> Result<Vec<(FaceId, u16)>, Vec<ListFault>> {
        let mut faults = list.faults;
        let mut cards: Vec<(FaceId, u16)> = Vec::new();
        for entry in &list.entries {
            let face = match self.find(&entry.name) {
                Ok(face) => face,
                Err((key, values)) => {
                    // A line that is nothing but a name may not be meant as one.
                    let key = if entry.bare && key == "list-unknown" { "list-unknown-line" } else { key };
                    faults.push(ListFault::new(entry.line, key, values));
                    continue;
                }
            };
            let number = match cards.iter_mut().find(|(other, _)| *other == face) {
                Some((_, number)) => {
                    *number = number.saturating_add(entry.number);
                    *number
                }
                None => {
                    cards.push((face, entry.number));
                    entry.number
                }
            };
            if number > MOST_COPIES && number - entry.number <= MOST_COPIES {
                let values = vec![
                    ("most", MOST_COPIES.to_string()),
                    ("number", number.to_string()),
                    ("name", entry.name.clone()),
                ];
                faults.push(ListFault::new(entry.line, "list-copies-in-all", values));
            }
        }
        faults.sort_by_key(|fault| fault.line);
        if faults.is_empty() { Ok(cards) } else { Err(faults) }
    }

    /// The card with this id, or with this name in either language.
    fn find(&self, name: &str) -> Result<FaceId, (&'static str, Values)> {
        let wanted = plain(name);
        if let Some(face) = self.game.find(&wanted) {
            return Ok(face);
        }
        match self.faces.get(&wanted).map(Vec::as_slice) {
            Some([only]) => Ok(*only),
            Some(several) => {
                let ids: Vec<&str> = several.iter().map(|face| self.game.slug(*face)).collect();
                let values =
                    vec![("number", ids.len().to_string()), ("name", name.to_string()), ("ids", ids.join(", "))];
                Err(("list-several", values))
            }
            None => match nearest(name, &self.printed) {
                Some(near) => Err(("list-near", vec![("name", name.to_string()), ("near", near.to_string())])),
                None => Err(("list-unknown", vec![("name", name.to_string())])),
            },
        }
    }
}

/// A name as it compares: without case and accents, with plain apostrophes, hyphens and spaces.
fn plain(name: &str) -> String {
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
                        assert_eq!(names.find(&name), Ok(face), "{name}");
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
