//! The list of mutants, a table for people to read and add to.

use std::fs;
use std::path::Path;

/// Numbers of opposites begin here.
const OPPOSITES: usize = 10_000;

/// One thing to break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant {
    /// Its number at the switch, from 1.
    pub number: usize,
    /// Who must notice: a rule (its scenarios), or `test NAME` (tests of the testkit).
    pub by: String,
    /// Further rules that are broken with it.
    pub also: Vec<String>,
    /// The source, from the top folder.
    pub path: String,
    /// A stretch of the source with the part to be broken between « and ». White space is as good as other white space.
    pub text: String,
    /// What stands there instead.
    pub instead: String,
}

impl Mutant {
    /// Whether a rule is broken by it.
    pub fn breaks(&self, rule: &str) -> bool {
        self.by == rule || self.also.iter().any(|other| other == rule)
    }

    /// The number of its opposite at the switch, where a condition is broken: always instead of never, or never instead
    /// of always.
    pub fn opposite(&self) -> Option<(usize, &'static str)> {
        let instead = match self.instead.as_str() {
            "false" => "true",
            "true" => "false",
            _ => return None,
        };
        Some((OPPOSITES + self.number, instead))
    }

    /// The part of the program it belongs to: `runner`, `kernel` or a game.
    pub fn group(&self) -> &str {
        if self.path.contains("kernel/src/scenario/") {
            "runner"
        } else if let Some(rest) = self.path.strip_prefix("crates/games/") {
            rest.split('/').next().unwrap_or_default()
        } else {
            "kernel"
        }
    }

    /// What tells it apart from every other.
    pub fn name(&self) -> String {
        let short = self.path.strip_prefix("crates/").unwrap_or(&self.path);
        let (_, rest) = self.text.split_once('«').unwrap_or_default();
        let (part, _) = rest.split_once('»').unwrap_or_default();
        let instead = if self.instead.is_empty() { "nothing" } else { &self.instead };
        format!("{} {short}: `{part}` → `{instead}`", self.by)
    }
}

/// Reads `xtask/mutants.tsv`.
pub fn read(root: &Path) -> Result<Vec<Mutant>, String> {
    let path = root.join("xtask/mutants.tsv");
    let table = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let rows = table.lines().enumerate().skip(1).filter(|(_, line)| !line.is_empty());
    rows.zip(1..)
        .map(|((line, row), number)| {
            let [by, path, text, instead] = row.split('\t').collect::<Vec<_>>()[..] else {
                return Err(format!("xtask/mutants.tsv:{}: four columns are wanted", line + 1));
            };
            if !text.contains('«') || !text.contains('»') {
                return Err(format!("xtask/mutants.tsv:{}: no part stands between « and »", line + 1));
            }
            let mut rules = by.split(", ").map(str::to_string);
            let by = rules.next().unwrap_or_default();
            let [path, text, instead] = [path, text, instead].map(str::to_string);
            Ok(Mutant { number, by, also: rules.collect(), path, text, instead })
        })
        .collect()
}
