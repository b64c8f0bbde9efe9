//! What is wrong with files of one's own is told in both languages.

use catalog::faults::{table, told};
use kernel::book::Language;
use testkit::data;

/// The places of a sentence, in alphabetical order.
fn places(sentence: &str) -> Vec<&str> {
    let mut found: Vec<&str> = sentence.split('{').skip(1).filter_map(|part| part.split('}').next()).collect();
    found.sort_unstable();
    found
}

#[test]
fn both_sides_of_the_table_have_the_same_places() {
    for (english, french) in table() {
        assert_eq!(places(english), places(french), "{english}");
        for mark in [" ?", " !", " ;", " :", "'"] {
            assert!(!french.contains(mark), "`{mark}` in: {french}");
        }
    }
}

/// Where a fault is told as it stands: what follows is the sentence.
const TOLD: &[&str] = &["no(\"", "Err(\"", "Err(format!(\"", "=> \"", "ok_or(\""];

/// The sentences of a source, with figures in their places.
fn sentences(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let flat = source.split_whitespace().collect::<Vec<_>>().join(" ").replace("( \"", "(\"").replace("\\ ", "");
    let mut found = Vec::new();
    for opening in TOLD {
        for part in flat.split(opening).skip(1) {
            let text = part.replace("\\\"", "\u{1}");
            let text = text.split('"').next().unwrap_or_default().replace('\u{1}', "\"");
            let mut said = String::new();
            for (number, piece) in text.split('{').enumerate() {
                let rest = if number == 0 { piece } else { piece.split_once('}').map_or("", |(_, rest)| rest) };
                said.push_str(if number == 0 { "" } else { "1" });
                said.push_str(rest);
            }
            if said.split(' ').count() > 3 {
                found.push(said);
            }
        }
    }
    found
}

#[test]
fn what_authors_are_told_is_said_in_french() {
    let mut paths = vec!["crates/kernel/src/ron_fault.rs".to_string(), "crates/kernel/src/files.rs".to_string()];
    paths.push("crates/games/shards/src/cards.rs".to_string());
    for folder in
        ["kernel/src/scenario", "games/shards/src/cards", "games/spoils/src/cards", "games/champions/src/cards"]
    {
        let sources = data::files(&format!("crates/{folder}"), "rs");
        paths.extend(sources.into_iter().map(|source| source.path));
    }
    let mut missing = Vec::new();
    let mut known = 0;
    for path in &paths {
        let source = std::fs::read_to_string(data::root().join(path)).expect("a source is text");
        for sentence in sentences(&source) {
            known += 1;
            if told(&sentence, Language::Fr) == sentence {
                missing.push(format!("{path}: {sentence}"));
            }
        }
    }
    assert!(known > 80, "only {known} sentences are found");
    assert!(missing.is_empty(), "not in locales/fr/faults.tsv:\n{}", missing.join("\n"));
}
