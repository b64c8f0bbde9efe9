//! The rulebook as numbered one-line statements.

use kernel::book::{Both, Language, Source};

/// All rules of a game, in the order of the rulebook.
pub struct Ledger {
    pub rules: Vec<Rule>,
}

pub struct Rule {
    /// Its id, which refusals and scenarios cite.
    pub id: String,
    /// The chapter it belongs to.
    pub chapter: String,
    /// What kind of rule it is.
    pub kind: String,
    /// What it says, in our words.
    pub text: Both,
}

impl Rule {
    /// Whether a program can show it: whatever is not about cardboard.
    pub fn is_testable(&self) -> bool {
        self.kind != "physical"
    }

    /// What it says in one language.
    pub fn say(&self, language: Language) -> &str {
        self.text.get(language)
    }
}

impl Ledger {
    /// Reads a ledger; every fault is reported with its line.
    pub fn read(source: &Source) -> Result<Ledger, Vec<String>> {
        const HEADER: &str = "id\tchapter\tkind\ten\tfr";
        let mut lines = source.text.lines();
        if lines.next() != Some(HEADER) {
            return Err(vec![format!("{}:1: the first line must be `{HEADER}` with tabs", source.path)]);
        }
        let mut rules: Vec<Rule> = Vec::new();
        let mut faults = Vec::new();
        for (number, line) in lines.enumerate() {
            let cells: Vec<&str> = line.split('\t').collect();
            match cells.as_slice() {
                [id, chapter, kind, en, fr] if cells.iter().all(|cell| !cell.trim().is_empty()) => {
                    if rules.iter().any(|rule| rule.id == *id) {
                        faults.push(format!("{}:{}: a second rule {id}", source.path, number + 2));
                    }
                    rules.push(Rule {
                        id: id.to_string(),
                        chapter: chapter.to_string(),
                        kind: kind.to_string(),
                        text: Both { en: en.to_string(), fr: fr.to_string() },
                    });
                }
                _ => faults.push(format!("{}:{}: five filled cells, not {}", source.path, number + 2, cells.len())),
            }
        }
        if faults.is_empty() { Ok(Ledger { rules }) } else { Err(faults) }
    }

    /// The rule with this id, in either case of letters.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}
