//! The rooms of a game crate, and which of them may know which. No two rooms know each other.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the lowest to the highest: each may import those before it. Questions know the rules they are asked
/// for and the events an answer causes; the rules know no question. The plan puts the steps of the rules and the questions in
/// order.
const ROOMS: &[&str] = &["language", "cards", "table", "texts", "rules", "questions", "plan", "words", "bots", "log"];

/// Imports against the order that are still open, by game: the room and what it must not know. The list only shrinks.
const OPEN: &[(&str, &str, &str)] = &[];

fn games() -> Vec<(String, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/games");
    let games = fs::read_dir(folder).expect("a folder can be listed").flatten();
    let games = games.map(|game| (game.file_name().to_string_lossy().into_owned(), game.path().join("src")));
    games.filter(|(_, source)| source.join("questions").exists() || source.join("questions.rs").exists()).collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be listed").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The room that a file of a game lies in; the page that opens the crate lies in none.
fn room_of(source: &Path, file: &Path) -> Option<&'static str> {
    let inside = file.strip_prefix(source).expect("a file lies in its crate");
    let first = inside.components().next()?.as_os_str().to_string_lossy();
    ROOMS.iter().copied().find(|room| first == **room || first == format!("{room}.rs"))
}

/// The code of a file, without comments.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("a source is text");
    text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// What the first page of a crate takes out of its rooms: to import such a name from there is to know the room.
fn shown(page: &str) -> Vec<(String, &'static str)> {
    let mut found = Vec::new();
    for import in page.split("use ").skip(1) {
        let import = &import[..import.find(';').unwrap_or(0)];
        let Some(room) = ROOMS.iter().copied().find(|room| import.starts_with(&format!("{room}::"))) else { continue };
        let names = import.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        found.extend(names.map(|name| (name.to_string(), room)));
    }
    found
}

/// The rooms that a text names by their path from the crate's root.
fn named(code: &str, shown: &[(String, &'static str)]) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for (place, path) in code.match_indices("crate::") {
        let rest = &code[place + path.len()..];
        let group = rest.strip_prefix('{').map_or(rest, |rest| &rest[..rest.find(';').unwrap_or(rest.len())]);
        let parts = if rest.starts_with('{') { group.split(',').collect() } else { vec![rest] };
        for part in parts {
            let word: String = part.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            found.extend(ROOMS.iter().copied().find(|room| **room == word));
            found.extend(shown.iter().find(|(name, _)| *name == word).map(|(_, room)| *room));
        }
    }
    found
}

#[test]
fn rooms_import_only_those_below_them() {
    let rank = |room: &str| ROOMS.iter().position(|other| *other == room);
    let mut unused: BTreeSet<_> = OPEN.iter().copied().collect();
    let mut holes = Vec::new();
    for (game, source) in games() {
        let mut files = Vec::new();
        sources(&source, &mut files);
        let shown = shown(&code(&source.join("lib.rs")));
        for file in files {
            let Some(room) = room_of(&source, &file) else { continue };
            for other in named(&code(&file), &shown).into_iter().filter(|other| rank(other) > rank(room)) {
                match OPEN.iter().find(|open| **open == (game.as_str(), room, other)) {
                    Some(open) => {
                        unused.remove(open);
                    }
                    None => holes.push(format!("{game}: {room} must not know {other} ({})", file.display())),
                }
            }
        }
    }
    assert!(holes.is_empty(), "{}", holes.join("\n"));
    assert!(unused.is_empty(), "closed by now, take it off the list: {unused:?}");
}

/// Every file of a game but its first page lies in a room, so that a newcomer knows where to look.
#[test]
fn every_file_lies_in_a_room() {
    for (game, source) in games() {
        let mut files = Vec::new();
        sources(&source, &mut files);
        for file in files.iter().filter(|file| **file != source.join("lib.rs")) {
            assert!(room_of(&source, file).is_some(), "{game}: {} lies in no room", file.display());
        }
    }
}
