//! Rules broken on purpose, one at a time: does a scenario that names the rule notice?
//!
//! Every mutant of `xtask/mutants.tsv` is put into a copy of the sources as a branch that is taken only when
//! `TAPIS_MUTANT` is its number. So the games are built once, and a mutant costs no more than a run of scenarios.

mod claims;
mod list;
mod report;
mod run;
mod tree;

use list::{Mutant, read};

use std::fs;
use std::path::{Path, PathBuf};

/// The project's top folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Breaks every rule of the list, or those that contain a text, and says which were noticed. The whole list also
/// brings the table in `docs/tests.md` up to date.
pub fn score(wanted: Option<&str>) -> Result<String, String> {
    let (mutants, stale) = standing(read(&root())?);
    stale.iter().for_each(|fault| eprintln!("no longer in its source: {fault}"));
    let copy = tree::copy(&root(), &mutants)?;
    let chosen: Vec<&Mutant> =
        mutants.iter().filter(|mutant| wanted.is_none_or(|text| mutant.name().contains(text))).collect();
    let programs = run::build(&copy, &chosen)?;
    let outcomes = run::all(&copy, &programs, &chosen)?;
    let text = report::tell(&outcomes);
    if wanted.is_none() {
        report::write(&root(), &outcomes)?;
        if !stale.is_empty() {
            return Err(format!("{text}\n{} rows of xtask/mutants.tsv want to be moved with the code", stale.len()));
        }
    }
    if report::is_good(&outcomes) { Ok(text) } else { Err(text) }
}

/// Says which scenarios name a rule of the list and notice neither a mutant of it nor the opposite.
pub fn claims(wanted: Option<&str>) -> Result<String, String> {
    let (mutants, stale) = standing(read(&root())?);
    stale.iter().for_each(|fault| eprintln!("no longer in its source: {fault}"));
    let copy = tree::copy(&root(), &mutants)?;
    let chosen: Vec<&Mutant> = mutants
        .iter()
        .filter(|mutant| wanted.is_none_or(|rule| mutant.by.starts_with(rule) || mutant.breaks(rule)))
        .collect();
    claims::idle(&copy, &run::build(&copy, &chosen)?, &chosen)
}

/// The mutants whose text stands in its source, and what is wrong with the others.
fn standing(mutants: Vec<Mutant>) -> (Vec<Mutant>, Vec<String>) {
    let mut stale = Vec::new();
    let stands = |mutant: &Mutant| {
        let source = fs::read_to_string(root().join(&mutant.path)).unwrap_or_default();
        let fault = tree::find(&source, &mutant.text).err();
        stale.extend(fault.iter().map(|fault| format!("{}: {fault}", mutant.path)));
        fault.is_none()
    };
    (mutants.into_iter().filter(stands).collect(), stale)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Code moves: a few rows may wait for somebody to move them along, no more.
    #[test]
    fn mutants_still_stand_in_their_sources() {
        let all = read(&root()).expect("the list is a table");
        let (number, (_, stale)) = (all.len(), standing(all));
        assert!(stale.len() * 20 <= number, "xtask/mutants.tsv: move with the code, or drop:\n{}", stale.join("\n"));
    }

    #[test]
    fn a_part_is_found_whatever_the_white_space() {
        let source = "if a\n    && b {\n    c();\n}";
        assert_eq!(tree::find(source, "if «a && b» {").map(|place| &source[place]), Ok("a\n    && b"));
        assert!(tree::find("x x", "«x»").is_err(), "it stands there twice");
        assert!(tree::find("x x", "«y»").is_err(), "it does not stand there");
    }
}
