//! Scenarios that name a rule without showing it: they hold whether the rule's condition is always met or never.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::Mutant;
use super::run::{fault, package_of};

/// A list of claims that no mutant of their rule touches, one a line.
pub fn idle(copy: &Path, programs: &BTreeMap<String, PathBuf>, mutants: &[&Mutant]) -> Result<String, String> {
    let named = mutants.iter().flat_map(|mutant| std::iter::once(&mutant.by).chain(&mutant.also));
    let rules: BTreeSet<&str> = named.map(String::as_str).collect();
    let rules = rules.into_iter().filter(|rule| !rule.starts_with("test "));
    let mut found = String::new();
    for rule in rules {
        let of_rule: Vec<&&Mutant> = mutants.iter().filter(|mutant| mutant.breaks(rule)).collect();
        let game = package_of(rule)?;
        let program = programs.get(game).ok_or_else(|| format!("no test program of {game}"))?;
        let mut quiet = titles(&copy.join("scenarios").join(game), rule)?;
        for mutant in of_rule {
            for number in [mutant.number].into_iter().chain(mutant.opposite().map(|(number, _)| number)) {
                quiet = unmoved(program, number, rule, quiet)?;
            }
        }
        for title in quiet {
            eprintln!("{rule}\t{title}");
            found.push_str(&format!("{rule}\t{title}\n"));
        }
    }
    Ok(found)
}

/// Those of some scenarios that hold while a mutant is awake. One that breaks the program is told by name.
fn unmoved(program: &Path, number: usize, rule: &str, quiet: Vec<String>) -> Result<Vec<String>, String> {
    let Some(said) = fault(program, number, ("rules::scenarios_hold", Some(rule)))? else { return Ok(quiet) };
    if said.contains("scenarios fail:") {
        return Ok(quiet.into_iter().filter(|title| !said.lines().any(|line| line == title)).collect());
    }
    let mut rest = Vec::new();
    for title in quiet {
        if fault(program, number, ("rules::scenarios_hold", Some(&title)))?.is_none() {
            rest.push(title);
        }
    }
    Ok(rest)
}

/// The titles of a game's scenarios that name a rule.
fn titles(folder: &Path, rule: &str) -> Result<Vec<String>, String> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(told)?.flatten() {
        let text = fs::read_to_string(entry.path()).map_err(told)?;
        let mut title = "";
        for line in text.lines() {
            title = line.strip_prefix("scenario: ").unwrap_or(title);
            let rules = line.strip_prefix("rules: ").unwrap_or_default();
            if rules.split(',').any(|named| named.trim() == rule) {
                found.push(title.to_string());
            }
        }
    }
    Ok(found)
}
