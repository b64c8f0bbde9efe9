//! The project's own data files.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::book::{Book, Source};
use kernel::erased::{AnyGame, Erase};
use kernel::game::Game;
use kernel::scenario::{self, Scenario};

/// The project's top folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of one folder with one ending, in alphabetical order, paths relative to the top folder.
pub fn files(folder: &str, ending: &str) -> Vec<Source> {
    let mut paths: Vec<PathBuf> = fs::read_dir(root().join(folder))
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.expect("a folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| Source {
            path: format!("{folder}/{}", path.file_name().expect("a file has a name").to_string_lossy()),
            text: fs::read_to_string(&path).expect("a data file is text"),
        })
        .collect()
}

/// A game's book as the project ships it.
pub fn book<G: Erase>() -> Arc<Book<G>> {
    let cards = files(&format!("cards/{}", G::ID), "ron");
    let decks = files(&format!("decks/{}", G::ID), "ron");
    match G::read(&cards, &decks) {
        Ok(book) => Arc::new(book),
        Err(faults) => panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    }
}

/// A game as the project ships it.
pub fn game<G: Erase>() -> Box<dyn AnyGame> {
    G::erase(book::<G>())
}

/// A game's scenarios as the project ships them.
pub fn scenarios<G: Game>() -> Vec<Scenario> {
    files(&format!("scenarios/{}", G::ID), "scn")
        .iter()
        .flat_map(|source| {
            scenario::read(&source.path, &source.text).unwrap_or_else(|faults| panic!("{}", faults.join("\n")))
        })
        .collect()
}

/// Plays all scenarios of a game; see [`check`].
pub fn check_scenarios<G: Erase>() {
    let scenarios = scenarios::<G>();
    assert!(!scenarios.is_empty(), "{} has no scenarios", G::ID);
    check(&*game::<G>(), scenarios);
}

/// Plays scenarios; panics with every one that fails, and if two have one title. With `SCENARIOS=text` only those are played
/// whose path or title contains the text, or that name it as a rule.
pub fn check(game: &dyn AnyGame, mut scenarios: Vec<Scenario>) {
    let mut faults = scenario::same_titles(&scenarios);
    if let Ok(wanted) = std::env::var("SCENARIOS") {
        scenarios.retain(|scenario| {
            scenario.path.contains(&wanted) || scenario.title.contains(&wanted) || scenario.rules.contains(&wanted)
        });
    }
    for scenario in &scenarios {
        if let Err(fault) = game.check(scenario) {
            faults.push(format!("{}\n  {fault}", scenario.title));
        }
    }
    assert!(faults.is_empty(), "{} of {} scenarios fail:\n{}", faults.len(), scenarios.len(), faults.join("\n"));
}

/// What is wrong with a scenario of a game that has these lines; nothing if it holds.
pub fn fault_of<G: Erase>(lines: &str) -> Option<String> {
    let text = format!("scenario: a claim\nrules: NONE\n{lines}\n");
    match scenario::read("test.scn", &text) {
        Ok(scenarios) => game::<G>().check(&scenarios[0]).err(),
        Err(faults) => Some(faults.join("\n")),
    }
}

/// The keys of all phrases that the engine and a game can say, read from their sources: reasons, prompts, log
/// lines, and for every word of the notation what it asks and what it does.
pub fn phrase_keys(game: &str) -> Vec<String> {
    let mut keys = Vec::new();
    let mut folders = vec![root().join("crates/kernel/src"), root().join("crates/games").join(game).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder can be listed").flatten() {
            let path = entry.path();
            if path.is_dir() && entry.file_name() != "tests" {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                collect_keys(&fs::read_to_string(&path).expect("a source is text"), &mut keys);
            }
        }
    }
    keys.sort();
    keys.dedup();
    keys
}

fn collect_keys(text: &str, keys: &mut Vec<String>) {
    let flat: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for (opening, place) in [("Phrase::new(\"", 0), ("about(\"", 0), ("Reason::new(\"", 1), ("card(\"", 0)] {
        for part in flat.split(opening).skip(1) {
            let words: Vec<&str> = part.splitn(4, '"').collect();
            let key = if place == 0 { words.first() } else { words.get(2) };
            keys.extend(key.filter(|key| key.contains('-')).map(ToString::to_string));
        }
    }
    // Whatever else names itself a line of the log, a question or a fact; and what stands right behind a rule's id.
    let literals: Vec<&str> = flat.split('"').collect();
    for (place, literal) in literals.iter().enumerate().skip(1).step_by(2) {
        if ["log-", "ask-", "fact-"].iter().any(|opening| literal.starts_with(opening)) && !literal.ends_with('-') {
            keys.push((*literal).to_string());
        }
        let is_rule = literal.starts_with(|letter: char| letter.is_ascii_uppercase()) && literal.contains('-');
        if let (true, Some(&", "), Some(key)) = (is_rule, literals.get(place + 1), literals.get(place + 2))
            && key.contains('-')
            && key.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
        {
            keys.push((*key).to_string());
        }
    }
    for part in flat.split("WordSpec::").skip(1) {
        let Some((_, rest)) = part.split_once("(\"") else { continue };
        if let Some(name) = rest.split('"').next()
            && !name.is_empty()
        {
            keys.push(format!("do-{name}"));
        }
    }
}
