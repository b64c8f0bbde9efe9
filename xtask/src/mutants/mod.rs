//! Rules broken on purpose, one at a time: does a scenario that names the rule notice?
//!
//! Every mutant of `xtask/mutants.tsv` is put into a copy of the sources as a branch that is taken only when
//! `TAPIS_MUTANT` is its number. So the games are built once, and a mutant costs no more than a run of scenarios.

mod list;
mod report;
mod run;
mod tree;

use list::{Mutant, read};

use std::path::{Path, PathBuf};

/// The project's top folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Breaks every rule of the list, or those that contain a text, and says which were noticed. The whole list also
/// brings the table in `docs/tests.md` up to date.
pub fn score(wanted: Option<&str>) -> Result<String, String> {
    let mutants = read(&root())?;
    let copy = tree::copy(&root(), &mutants)?;
    let programs = run::build(&copy)?;
    let outcomes = run::all(&copy, &programs, &mutants, wanted)?;
    let text = report::tell(&outcomes);
    if wanted.is_none() {
        report::write(&root(), &outcomes)?;
    }
    if report::is_good(&outcomes) { Ok(text) } else { Err(text) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn every_mutant_still_stands_in_its_source() {
        let mut faults = Vec::new();
        for mutant in read(&root()).expect("the list is a table") {
            let source = fs::read_to_string(root().join(&mutant.path)).unwrap_or_default();
            faults.extend(tree::find(&source, &mutant.text).err().map(|fault| format!("{}: {fault}", mutant.path)));
        }
        assert!(faults.is_empty(), "xtask/mutants.tsv: move with the code, or drop:\n{}", faults.join("\n"));
    }

    #[test]
    fn a_part_is_found_whatever_the_white_space() {
        let source = "if a\n    && b {\n    c();\n}";
        assert_eq!(tree::find(source, "if «a && b» {").map(|place| &source[place]), Ok("a\n    && b"));
        assert!(tree::find("x x", "«x»").is_err(), "it stands there twice");
        assert!(tree::find("x x", "«y»").is_err(), "it does not stand there");
    }
}
