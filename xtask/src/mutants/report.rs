//! The score, for people.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::Mutant;
use super::run::Noticed;

/// Where the table stands in `docs/tests.md`.
const BEGIN: &str = "<!-- mutants -->\n";
const END: &str = "<!-- end of mutants -->";

const GROUPS: [&str; 7] = ["runner", "kernel", "shards", "spoils", "champions", "ashes", "dice-throne"];

/// At least this share of mutants must be noticed by a scenario that names the rule; of the runner's, all.
const WANTED_PERCENT: usize = 95;

fn count(outcomes: &[(Mutant, Noticed)], group: Option<&str>, noticed: Option<Noticed>) -> usize {
    let of_group = |mutant: &Mutant| group.is_none_or(|group| mutant.group() == group);
    let is_so = |found: Noticed| noticed.is_none_or(|noticed| found == noticed);
    outcomes.iter().filter(|(mutant, found)| of_group(mutant) && is_so(*found)).count()
}

/// Whether as many were noticed as must be.
pub fn is_good(outcomes: &[(Mutant, Noticed)]) -> bool {
    let runner = count(outcomes, Some("runner"), None) == count(outcomes, Some("runner"), Some(Noticed::ItsRule));
    let noticed = count(outcomes, None, Some(Noticed::ItsRule));
    runner && noticed * 100 >= outcomes.len() * WANTED_PERCENT
}

/// The score as a table, then what was not noticed as it should be.
pub fn tell(outcomes: &[(Mutant, Noticed)]) -> String {
    let mut text = String::from(
        "| of | broken | noticed by a scenario of the rule | by another one only | by none |\n|---|---|---|---|---|\n",
    );
    for group in GROUPS.map(Some).into_iter().chain([None]) {
        let number = |noticed| count(outcomes, group, noticed);
        if number(None) > 0 {
            let [rule, another, nobody] = [Noticed::ItsRule, Noticed::Another, Noticed::Nobody].map(Some);
            let (name, all) = (group.unwrap_or("all"), number(None));
            let _ = writeln!(text, "| {name} | {all} | {} | {} | {} |", number(rule), number(another), number(nobody));
        }
    }
    for (noticed, title) in
        [(Noticed::Another, "Noticed by no scenario that names the rule"), (Noticed::Nobody, "Noticed by none")]
    {
        let names: Vec<String> =
            outcomes.iter().filter(|(_, found)| *found == noticed).map(|(mutant, _)| mutant.name()).collect();
        if !names.is_empty() {
            let _ = writeln!(text, "\n{title}:\n");
            names.iter().for_each(|name| _ = writeln!(text, "- {name}"));
        }
    }
    text
}

/// Puts the score into `docs/tests.md`.
pub fn write(root: &Path, outcomes: &[(Mutant, Noticed)]) -> Result<(), String> {
    let path = root.join("docs/tests.md");
    let page = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (before, rest) = page.split_once(BEGIN).ok_or("docs/tests.md has no place for the mutants")?;
    let (_, after) = rest.split_once(END).ok_or("docs/tests.md does not say where the mutants end")?;
    fs::write(&path, format!("{before}{BEGIN}{}{END}{after}", tell(outcomes))).map_err(|error| error.to_string())
}
