//! Rulings: what a rulebook leaves open, says twice differently or says unclearly, settled once.

use kernel::book::{Both, Language, Source};

use crate::ledger::Ledger;

/// One question about the rules with its answer.
pub struct Ruling {
    /// Its id, which code and scenarios cite like that of a rule.
    pub id: String,
    /// The rules it concerns.
    pub rules: Vec<String>,
    /// The options of a set-up under which another answer can be chosen.
    pub options: Vec<String>,
    question: Both,
    answer: Both,
}

impl Ruling {
    /// The chapter under which rulings are listed after the rules.
    pub const CHAPTER: &str = "rulings";

    /// What was asked.
    pub fn question(&self, language: Language) -> &str {
        self.question.get(language)
    }

    /// What holds, and why.
    pub fn answer(&self, language: Language) -> &str {
        self.answer.get(language)
    }

    /// Reads the rulings of a game and checks that the rules they concern are in its ledger. An empty file has none;
    /// every fault is reported with its line.
    pub(crate) fn read(source: &Source, ledger: &Ledger) -> Result<Vec<Ruling>, Vec<String>> {
        const HEADER: &str = "id\trules\toptions\tquestion-en\tquestion-fr\tanswer-en\tanswer-fr";
        let mut lines = source.text.lines();
        match lines.next() {
            None => return Ok(Vec::new()),
            Some(HEADER) => {}
            Some(_) => return Err(vec![format!("{}:1: the first line must be `{HEADER}` with tabs", source.path)]),
        }
        let mut rulings: Vec<Ruling> = Vec::new();
        let mut faults = Vec::new();
        for (number, line) in lines.enumerate() {
            let mut fault = |what: String| faults.push(format!("{}:{}: {what}", source.path, number + 2));
            let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
            let &[id, rules, options, question_en, question_fr, answer_en, answer_fr] = cells.as_slice() else {
                fault(format!("seven cells, not {}", cells.len()));
                continue;
            };
            if cells.iter().any(|cell| cell.is_empty()) {
                fault("a cell is empty; `-` says that no option belongs to a ruling".to_string());
            }
            if ledger.find(id).is_some() || rulings.iter().any(|ruling| ruling.id == id) {
                fault(format!("a second rule or ruling {id}"));
            }
            let ruling = Ruling {
                id: id.to_string(),
                rules: list(rules),
                options: list(options),
                question: Both { en: question_en.to_string(), fr: question_fr.to_string() },
                answer: Both { en: answer_en.to_string(), fr: answer_fr.to_string() },
            };
            for rule in ruling.rules.iter().filter(|rule| ledger.find(rule).is_none()) {
                fault(format!("no rule called {rule} in the ledger"));
            }
            rulings.push(ruling);
        }
        if faults.is_empty() { Ok(rulings) } else { Err(faults) }
    }
}

/// The parts of a cell, separated by commas; `-` stands for none.
fn list(cell: &str) -> Vec<String> {
    if cell == "-" { Vec::new() } else { cell.split(',').map(|part| part.trim().to_string()).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Result<Vec<Ruling>, Vec<String>> {
        let rules = "id\tchapter\tkind\ten\tfr\nX-A-1\tc\tstate\tA\tA\n".to_string();
        let ledger = Ledger::read(&Source { path: "rules/x.tsv".to_string(), text: rules }).expect("it is a ledger");
        let header = "id\trules\toptions\tquestion-en\tquestion-fr\tanswer-en\tanswer-fr";
        let text = [&[header], lines].concat().join("\n");
        Ruling::read(&Source { path: "rules/rulings/x.tsv".to_string(), text }, &ledger)
    }

    #[test]
    fn a_ruling_names_rules_and_options() {
        let rulings = read(&["X-R1\tX-A-1\tfirst, second\tWhy?\tPourquoi ?\tSo.\tAinsi."]).expect("it is a ruling");
        assert_eq!(rulings[0].rules, ["X-A-1"]);
        assert_eq!(rulings[0].options, ["first", "second"]);
        assert_eq!(rulings[0].answer(Language::Fr), "Ainsi.");
    }

    #[test]
    fn every_fault_is_told_with_its_line() {
        let faults = read(&[
            "X-R1\tX-A-2\t-\tWhy?\tPourquoi ?\tSo.\tAinsi.",
            "X-A-1\tX-A-1\t-\tWhy?\tPourquoi ?\tSo.\tAinsi.",
            "X-R2\tX-A-1\t-\tWhy?",
        ])
        .err()
        .expect("it has faults");
        assert_eq!(
            faults,
            [
                "rules/rulings/x.tsv:2: no rule called X-A-2 in the ledger",
                "rules/rulings/x.tsv:3: a second rule or ruling X-A-1",
                "rules/rulings/x.tsv:4: seven cells, not 4",
            ]
        );
    }
}
