//! Who may use whom. A wall that is only prose gets holes.

use std::fs;
use std::path::{Path, PathBuf};

use toml::Table;

/// Each crate and the crates of ours that it may use, for itself and for its tests.
const WALLS: &[(&str, &[&str], &[&str])] = &[
    ("crates/kernel", &[], &[]),
    ("crates/games/shards", &["kernel"], &["testkit"]),
    ("crates/games/spoils", &["kernel"], &["testkit"]),
    ("crates/games/champions", &["kernel"], &["testkit"]),
    ("crates/games/ashes", &["kernel"], &["testkit"]),
    ("crates/games/dice-throne", &["kernel"], &["testkit"]),
    ("crates/testkit", &["kernel"], &[]),
    ("crates/catalog", &["kernel", "ai", "ashes", "champions", "dice-throne", "shards", "spoils"], &["testkit"]),
    ("crates/ai", &["kernel"], &["catalog"]),
    ("crates/pipe", &["kernel", "catalog", "ai"], &[]),
    ("crates/lab", &["kernel", "catalog", "ai"], &["pipe"]),
    ("crates/server", &["kernel", "catalog", "ai"], &["pipe"]),
    ("crates/cli", &["kernel", "catalog", "ai", "lab", "pipe", "server"], &[]),
    ("crates/python", &["kernel", "catalog", "ai", "lab", "pipe"], &[]),
    ("xtask", &[], &[]),
];

/// What never appears in the crates below the catalog: files, clocks, threads, sockets, the system's chance.
const OUTSIDE: &[&str] =
    &["std::fs", "std::net", "std::time", "std::thread", "std::env", "std::process", "async ", "rand::", "getrandom"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn manifest(folder: &str) -> Table {
    let path = root().join(folder).join("Cargo.toml");
    fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        .parse()
        .expect("a manifest is TOML")
}

fn names(manifest: &Table, section: &str) -> Vec<String> {
    manifest
        .get(section)
        .and_then(|section| section.as_table())
        .map_or(Vec::new(), |table| table.keys().cloned().collect())
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

#[test]
fn every_crate_has_a_wall() {
    let mut folders: Vec<String> = Vec::new();
    for (start, prefix) in [("crates", "crates"), ("crates/games", "crates/games")] {
        for entry in fs::read_dir(root().join(start)).expect("a folder can be listed").flatten() {
            if entry.path().join("Cargo.toml").exists() {
                folders.push(format!("{prefix}/{}", entry.file_name().to_string_lossy()));
            }
        }
    }
    for folder in folders {
        assert!(WALLS.iter().any(|(name, _, _)| *name == folder), "{folder} has no wall; add it to WALLS");
    }
}

#[test]
fn crates_use_only_what_lies_below_them() {
    let ours: Vec<String> = WALLS
        .iter()
        .map(|(folder, _, _)| manifest(folder)["package"]["name"].as_str().expect("a crate has a name").to_string())
        .collect();
    for (folder, allowed, for_tests) in WALLS {
        let manifest = manifest(folder);
        for name in names(&manifest, "dependencies").iter().filter(|name| ours.contains(name)) {
            assert!(allowed.contains(&name.as_str()), "{folder} must not use {name}");
        }
        for name in names(&manifest, "dev-dependencies").iter().filter(|name| ours.contains(name)) {
            let fine = allowed.contains(&name.as_str()) || for_tests.contains(&name.as_str());
            assert!(fine, "the tests of {folder} must not use {name}");
        }
    }
}

#[test]
fn nothing_below_the_catalog_touches_the_world() {
    // Bots may look at the clock and think on several threads, nothing more.
    let think = ["std::time", "std::thread"];
    for (folder, granted) in [("crates/kernel/src", &[][..]), ("crates/games", &[]), ("crates/ai/src", &think)] {
        let mut found = Vec::new();
        sources(&root().join(folder), &mut found);
        for path in found.iter().filter(|path| !path.components().any(|part| part.as_os_str() == "tests")) {
            let text = fs::read_to_string(path).expect("a source is text");
            for (number, line) in text.lines().enumerate() {
                for word in OUTSIDE.iter().filter(|word| !granted.contains(word)) {
                    assert!(!line.contains(word), "{}:{}: `{word}`", path.display(), number + 1);
                }
            }
        }
    }
}

#[test]
fn only_the_catalog_names_games() {
    let games = ["shards", "spoils", "champions", "ashes", "dice-throne", "dice_throne"];
    for folder in [
        "crates/kernel/src",
        "crates/ai/src",
        "crates/lab/src",
        "crates/pipe/src",
        "crates/server/src",
        "crates/cli/src",
        "crates/python/src",
    ] {
        let mut found = Vec::new();
        sources(&root().join(folder), &mut found);
        for path in found {
            let text = fs::read_to_string(&path).expect("a source is text").to_lowercase();
            for (number, line) in text.lines().enumerate() {
                let quoted = games
                    .iter()
                    .any(|game| line.contains(&format!("\"{game}\"")) || line.contains(&format!("{game}::")));
                assert!(!quoted, "{}:{}: names a game", path.display(), number + 1);
            }
        }
    }
}

/// Where a crate's tests are one program, a file that the program does not name would never run.
#[test]
fn every_test_file_is_run() {
    for (folder, _, _) in WALLS {
        let Ok(all) = fs::read_to_string(root().join(folder).join("tests/all.rs")) else { continue };
        let manifest = manifest(folder);
        let programs: Vec<&str> = (manifest["test"].as_array().expect("tests are listed").iter())
            .filter_map(|test| test.get("name").and_then(|name| name.as_str()))
            .collect();
        for entry in fs::read_dir(root().join(folder).join("tests")).expect("a folder can be listed").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let Some(name) = name.strip_suffix(".rs") else { continue };
            let runs = programs.contains(&name) || all.lines().any(|line| line == format!("mod {name};"));
            assert!(runs, "{folder}/tests/{name}.rs is not in tests/all.rs");
        }
    }
}
