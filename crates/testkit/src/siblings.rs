//! Cards that differ in one word: one of them is refused, or they read differently in both languages. So no text leaves out,
//! or turns round, what the card does.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use kernel::book::{CardText, Language, Source};
use kernel::erased::{AnyGame, Erase};
use kernel::table::cards::FaceId;

use crate::data;

/// Words that may stand for each other: of one list, with the same parts in brackets.
type Lists = Vec<Vec<String>>;

/// The lists of words that a game's card files may use.
fn lists(game: &str) -> Lists {
    let language = data::root().join("crates/games").join(game).join("src/language");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(&language).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.extend(Some(language.with_extension("rs")).filter(|path| path.is_file()));
    paths.push(data::root().join("crates/kernel/src/effect/tree.rs"));
    paths.sort();
    paths.iter().flat_map(|path| lists_of(&fs::read_to_string(path).expect("a source is text"))).collect()
}

fn lists_of(source: &str) -> Lists {
    let mut found: Lists = Vec::new();
    let mut by_form: Option<BTreeMap<String, Vec<String>>> = None;
    let mut skipped = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("pub enum ") {
            // What somebody calls a thing matters to nobody.
            by_form = Some(BTreeMap::new()).filter(|_| !line.starts_with("pub enum Name "));
        } else if line == "}" {
            found.extend(by_form.take().into_iter().flat_map(BTreeMap::into_values).filter(|words| words.len() > 1));
        } else if line.starts_with("#[serde(skip") {
            skipped = true;
        } else if let Some(forms) = by_form.as_mut().filter(|_| line.starts_with(|c: char| c.is_ascii_uppercase())) {
            let line = line.split(" = ").next().unwrap_or_default().trim_end_matches(',');
            let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
            if !std::mem::take(&mut skipped) {
                forms.entry(line[name.len()..].to_string()).or_default().push(name);
            }
        }
    }
    found
}

/// How an entry of a card file begins.
const OPENING: &str = "\n    (";

/// A word or a number in a card file: where it begins, and itself.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut inside = false;
    let mut at = 0;
    let bytes = text.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'"' => inside = !inside,
            b'/' if !inside && bytes.get(at + 1) == Some(&b'/') => {
                at += text[at..].find('\n').unwrap_or(text.len() - at);
                continue;
            }
            byte if !inside && (byte.is_ascii_alphanumeric() || byte == b'_') => {
                let rest = &text[at..];
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
                found.push((at, &rest[..end]));
                at += end;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Where the condition ends that begins here.
fn end_of(text: &str) -> usize {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 0 => return at,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// What stands in an entry, and what else could stand there.
fn changes(lists: &Lists, entry: &str) -> Vec<(usize, String, String)> {
    let mut found = Vec::new();
    for (at, token) in tokens(entry) {
        if let Ok(number) = token.parse::<u32>() {
            found.push((at, token.to_string(), (number + 1).to_string()));
        }
        if token == "cond" && entry[at..].starts_with("cond: ") {
            let cond = &entry[at + 6..];
            let cond = &cond[..end_of(cond)];
            found.push((at + 6, cond.to_string(), format!("Not({cond})")));
        }
        for list in lists.iter().filter(|list| list.iter().any(|word| word == token)) {
            for other in list.iter().filter(|other| *other != token) {
                found.push((at, token.to_string(), other.clone()));
            }
        }
    }
    found
}

fn read<G: Erase>(sources: &[Source]) -> Option<Box<dyn AnyGame>> {
    G::read(sources, &[]).ok().map(|book| G::erase(Arc::new(book)))
}

fn said(game: &dyn AnyGame, id: &str, language: Language) -> Option<CardText> {
    let faces = (0..game.faces()).map(|number| FaceId(number as u16));
    faces.map(|face| game.card_text(face, language)).find(|card| card.slug == id)
}

/// A card file with one word of one card changed.
struct Changed {
    id: String,
    /// The file, and where in it.
    place: usize,
    at: usize,
    word: String,
    other: String,
}

fn all_changes(game: &str, sources: &[Source]) -> Vec<Changed> {
    let lists = lists(game);
    let mut found = Vec::new();
    for (place, source) in sources.iter().enumerate() {
        for (start, _) in source.text.match_indices(OPENING) {
            let rest = &source.text[start..];
            let entry = &rest[..rest[1..].find(OPENING).map_or(rest.len(), |end| end + 1)];
            let Some(id) = entry.split("id: \"").nth(1).and_then(|rest| rest.split('"').next()) else { continue };
            let changes = changes(&lists, entry).into_iter();
            found.extend(changes.map(|(at, word, other)| Changed {
                id: id.into(),
                place,
                at: start + at,
                word,
                other,
            }));
        }
    }
    found
}

/// Every so many-th card with one word changed is refused, or reads otherwise than before. A few words mean the same, or nothing
/// that a card would say.
pub fn check<G: Erase>(every: usize, same: &[(&str, &str)]) {
    let sources = data::files(&format!("cards/{}", G::ID), "ron");
    let game = read::<G>(&sources).expect("the game's own cards can be read");
    let (mut faults, mut taken) = (Vec::new(), 0);
    for changed in all_changes(G::ID, &sources).iter().step_by(every) {
        let Changed { id, place, at, word, other } = changed;
        if same.contains(&(word, other)) {
            continue;
        }
        let mut files = sources.clone();
        files[*place].text.replace_range(at..&(at + word.len()), other);
        let Some(new) = read::<G>(&files) else { continue };
        taken += 1;
        for language in Language::ALL {
            let text = said(&*game, id, language);
            if text.is_some() && said(&*new, id, language) == text {
                faults.push(format!("{id}: `{word}` and `{other}` read alike: {:?}", text.map(|card| card.text)));
            }
        }
    }
    assert!(faults.is_empty(), "{} of {taken}:\n{}", faults.len(), faults.join("\n"));
    assert!(taken >= 50, "only {taken} changed cards are taken: the test says little");
}
