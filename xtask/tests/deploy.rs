//! What is deployed says nothing that is not so: each figure that a dashboard or an alert looks at is one that the server counts,
//! each alert has a line about what to do, and units and images start the program with options that there are.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder can be listed").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push_str(&fs::read_to_string(&path).expect("a source is text"));
        }
    }
}

/// The words of a text that could be names of figures.
fn figures(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let ours = |word: &&str| (word.starts_with("tapis_") || word.starts_with("store_")) && word.len() > 6;
    words.filter(ours).map(str::to_string).collect()
}

/// The figures that the server counts: what stands after `counter!(`, `gauge!(` or `histogram!(`.
fn counted() -> BTreeSet<String> {
    let mut all = String::new();
    sources(&root().join("crates/server/src"), &mut all);
    let kinds = ["counter!(\"", "gauge!(\"", "histogram!(\""];
    let after = |kind: &&str| {
        let parts: Vec<&str> = all.split(*kind).skip(1).collect();
        parts.into_iter().filter_map(|rest| rest.split('"').next().map(str::to_string)).collect::<Vec<_>>()
    };
    kinds.iter().flat_map(after).collect()
}

/// The expressions of the dashboard's panels, as they stand in its JSON.
fn expressions(dashboard: &serde_json::Value) -> Vec<String> {
    let panels = dashboard["panels"].as_array().expect("a dashboard has panels");
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().expect("a panel has targets"));
    targets.map(|target| target["expr"].as_str().expect("a target has an expression").to_string()).collect()
}

#[test]
fn every_figure_that_is_looked_at_is_counted() {
    let counted = counted();
    assert!(counted.len() > 20, "{counted:?}");
    let dashboard: serde_json::Value = serde_json::from_str(&read("deploy/grafana.json")).expect("a dashboard is JSON");
    let shown = expressions(&dashboard);
    assert!(shown.len() > 10);
    for text in shown.iter().chain([&read("deploy/alerts.yml"), &read("docs/operations.md")]) {
        for figure in figures(text) {
            assert!(counted.contains(&figure), "{figure} is looked at and nobody counts it");
        }
    }
    for expression in shown {
        assert!(!figures(&expression).is_empty(), "{expression} looks at a figure of ours");
    }
}

#[test]
fn every_alert_has_a_line_about_what_to_do() {
    let (alerts, page) = (read("deploy/alerts.yml"), read("docs/operations.md"));
    let names: Vec<&str> = alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")).collect();
    assert!(names.len() >= 9, "{names:?}");
    for name in &names {
        let lines: Vec<&str> = page.lines().filter(|line| line.starts_with(&format!("| {name} |"))).collect();
        assert_eq!(lines.len(), 1, "{name} has one line in docs/operations.md");
    }
    for line in page.lines().filter_map(|line| line.strip_prefix("| Tapis")) {
        let name = format!("Tapis{}", line.split(' ').next().unwrap_or_default());
        assert!(names.contains(&name.as_str()), "{name} is no alert");
    }
    // Each rule has an expression and says what has happened.
    for what in ["expr: ", "annotations: "] {
        assert_eq!(alerts.matches(what).count(), names.len(), "{what}");
    }
}

/// The options that `tapis serve` takes, from the fields of its struct.
fn options() -> BTreeSet<String> {
    let source = read("crates/cli/src/serve.rs");
    let fields =
        source.split("pub struct Options {").nth(1).and_then(|rest| rest.split("\n}").next()).expect("there is one");
    let names = fields.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(": "));
    let names = names.filter(|(name, _)| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'));
    names.map(|(name, _)| name.replace('_', "-")).collect()
}

#[test]
fn units_images_and_pages_name_options_that_there_are() {
    let options = options();
    assert!(options.contains("keep-examples") && options.contains("bus-roots"), "{options:?}");
    let served = |text: &str| -> Vec<String> {
        let lines: Vec<&str> = text.lines().filter(|line| line.contains("serve")).collect();
        let words =
            lines.iter().flat_map(|line| line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-'));
        words.filter_map(|word| word.strip_prefix("--")).filter(|word| !word.is_empty()).map(str::to_string).collect()
    };
    for file in ["deploy/tapis.service", "deploy/Dockerfile"] {
        let named = served(&read(file));
        assert!(!named.is_empty(), "{file} starts a server");
        for name in named {
            assert!(options.contains(&name), "{file}: there is no --{name}");
        }
    }
    // In the page every option is between two marks, and those of other commands are few.
    let page = read("docs/operations.md");
    let others = ["days", "address", "why", "database", "example", "features", "locked", "release"];
    for word in page.split('`').skip(1).step_by(2).flat_map(str::split_whitespace) {
        if let Some(name) =
            word.trim_matches(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').strip_prefix("--")
        {
            assert!(options.contains(name) || others.contains(&name), "docs/operations.md: there is no --{name}");
        }
    }
}

#[test]
fn an_image_fetches_nothing_when_it_runs() {
    let file = read("deploy/Dockerfile");
    let last = file.rsplit("\nFROM ").next().expect("it has stages");
    for word in ["curl", "wget", "apt", "cargo", "npm", "http://", "https://"] {
        assert!(!last.contains(word), "the last stage of the image has {word}");
    }
}
