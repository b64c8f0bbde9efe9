//! Nothing is cited that is not there: every id of a rule or ruling that a file names stands in `rules/`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What the ids of each rulebook begin with.
const PREFIXES: &[&str] = &["SOI-", "SP-", "MC-", "ASH-", "DT-"];

/// Rulebooks that are not in the project yet. Documents may speak of them, nothing else may.
const TO_COME: &[&str] = &[];

/// Where files may cite rules.
const PLACES: &[&str] = &[
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "bench",
    "bots",
    "cards",
    "crates",
    "decks",
    "docs",
    "examples",
    "locales",
    "rules",
    "scenarios",
    "test",
    "web/src",
    "web/tests",
    "xtask",
];

/// An id that a test asks for because there is no such rule.
const NOT_THERE: &str = "SOI-FOCUS-99";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder can be listed").flatten() {
            files(&entry.path(), found);
        }
    } else if path.is_file() {
        found.push(path.to_path_buf());
    }
}

/// The ids in the first column of all tables in `rules/`.
fn known() -> BTreeSet<String> {
    let mut tables = Vec::new();
    files(&root().join("rules"), &mut tables);
    // Terms and the order of chapters name rules as others do.
    tables.retain(|path| {
        !path.components().any(|part| ["terms", "chapters"].iter().any(|folder| part.as_os_str() == *folder))
    });
    let texts = tables.iter().map(|path| fs::read_to_string(path).expect("a table is text"));
    texts.flat_map(|text| text.lines().skip(1).map(id).collect::<Vec<_>>()).collect()
}

fn id(row: &str) -> String {
    row.split('\t').next().unwrap_or_default().to_string()
}

/// The ids that a line names. What ends in a hyphen is the beginning of an id, not one.
fn cited(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for prefix in PREFIXES {
        for (start, _) in line.match_indices(prefix) {
            let is_inside = line[..start].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-');
            let rest = &line[start..];
            let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
            let id = rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())].trim_end_matches('.');
            if !is_inside && !id.ends_with('-') {
                found.push(id);
            }
        }
    }
    found
}

#[test]
fn every_cited_rule_and_ruling_is_there() {
    let known = known();
    let mut paths = Vec::new();
    PLACES.iter().for_each(|place| files(&root().join(place), &mut paths));
    let mut missing = Vec::new();
    for path in paths {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let is_document = path.extension().is_some_and(|ending| ending == "md");
        for (number, line) in text.lines().enumerate() {
            for id in cited(line) {
                let comes = is_document && TO_COME.iter().any(|prefix| id.starts_with(prefix));
                if !known.contains(id) && !comes && id != NOT_THERE {
                    missing.push(format!("{}:{}: {id}", path.display(), number + 1));
                }
            }
        }
    }
    assert!(missing.is_empty(), "neither a rule nor a ruling:\n{}", missing.join("\n"));
}

#[test]
fn a_rulebook_that_has_come_is_no_longer_to_come() {
    for prefix in TO_COME {
        assert!(!known().iter().any(|id| id.starts_with(prefix)), "take {prefix} out of TO_COME");
    }
}

#[test]
fn ids_are_found_wherever_they_stand() {
    let line = ["`", PREFIXES[1], "101.1` (", PREFIXES[1], "505.1-EX1), see ", PREFIXES[2], "R3."].concat();
    let wanted = [[PREFIXES[1], "101.1"], [PREFIXES[1], "505.1-EX1"], [PREFIXES[2], "R3"]].map(|parts| parts.concat());
    assert_eq!(cited(&line), wanted);
    assert!(cited(&format!("X{}R3 and {}", PREFIXES[2], PREFIXES[0])).is_empty());
}
