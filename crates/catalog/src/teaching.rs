//! The rulebook as somebody would teach it: chapters in the order in which one learns them, the best example of a rule first,
//! and the words and signs of cards with the rules that explain them.
//!
//! `rules/chapters/GAME.txt` names one chapter a line. What it does not name is left out: headings below which no rule stands.
//! `rules/terms/GAME.tsv` has a row for each word: the rule, the word in both languages (several with `;`), its signs.

use std::cmp::Reverse;

use kernel::book::{Language, Source};
use kernel::scenario::{Line, Scenario};

use crate::ledger::{Ledger, Rule};

/// A word or sign on cards, and the rule that says what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    pub rule: String,
    en: Vec<String>,
    fr: Vec<String>,
    /// The names of numbers, marks and letters that are drawn in place of a word.
    pub signs: Vec<String>,
}

impl Term {
    /// How it is written on cards.
    pub fn words(&self, language: Language) -> &[String] {
        match language {
            Language::En => &self.en,
            Language::Fr => &self.fr,
        }
    }

    /// Reads the terms of a game; empty where there is no file.
    pub fn read(source: &Source, ledger: &Ledger) -> Result<Vec<Term>, Vec<String>> {
        const HEADER: &str = "rule\ten\tfr\tsigns";
        let mut lines = source.text.lines();
        match lines.next() {
            None => return Ok(Vec::new()),
            Some(HEADER) => {}
            Some(_) => return Err(vec![format!("{}:1: the first line must be `{HEADER}` with tabs", source.path)]),
        }
        let mut terms = Vec::new();
        let mut faults = Vec::new();
        for (number, line) in (2..).zip(lines) {
            let cells: Vec<Vec<String>> = line.split('\t').map(several).collect();
            match cells.as_slice() {
                [rule, en, fr, signs] if rule.len() == 1 && !(en.is_empty() && signs.is_empty()) => {
                    if ledger.find(&rule[0]).is_none() {
                        faults.push(format!("{}:{number}: no rule called {}", source.path, rule[0]));
                    }
                    let (en, fr, signs) = (en.clone(), fr.clone(), signs.clone());
                    terms.push(Term { rule: rule[0].clone(), en, fr, signs });
                }
                _ => faults.push(format!(
                    "{}:{number}: a rule, its words in English and in French and its signs, `-` for none",
                    source.path
                )),
            }
        }
        if faults.is_empty() { Ok(terms) } else { Err(faults) }
    }
}

fn several(cell: &str) -> Vec<String> {
    cell.split(';').map(str::trim).filter(|word| !word.is_empty() && *word != "-").map(str::to_string).collect()
}

/// Reads the order of the chapters; that of the rulebook where there is no file.
pub fn read_order(source: &Source, ledger: &Ledger) -> Result<Vec<String>, Vec<String>> {
    let mut known: Vec<&str> = Vec::new();
    for rule in &ledger.rules {
        if !known.contains(&rule.chapter.as_str()) {
            known.push(&rule.chapter);
        }
    }
    if source.text.trim().is_empty() {
        return Ok(known.into_iter().map(str::to_string).collect());
    }
    let mut order: Vec<String> = Vec::new();
    let mut faults = Vec::new();
    for (number, chapter) in (1..).zip(source.text.lines().map(str::trim)) {
        if !known.contains(&chapter) {
            faults.push(format!(
                "{}:{number}: no chapter called \"{chapter}\"; chapters: {}",
                source.path,
                known.join(", ")
            ));
        } else if order.iter().any(|other| other == chapter) {
            faults.push(format!("{}:{number}: {chapter} stands here for the second time", source.path));
        }
        order.push(chapter.to_string());
    }
    let left_out = |rule: &&Rule| rule.is_testable() && !order.contains(&rule.chapter);
    faults.extend(ledger.rules.iter().find(left_out).map(|rule| {
        format!(
            "{}: the chapter {} is missing; only what no program can show may be left out",
            source.path, rule.chapter
        )
    }));
    if faults.is_empty() { Ok(order) } else { Err(faults) }
}

/// Puts the scenarios that show a rule into the order in which they teach it: first what is about this rule alone, can be
/// played, and is short.
pub fn best_first(scenarios: &mut [&Scenario], rule: &str) {
    let lines =
        |scenario: &Scenario, wanted: fn(&Line) -> bool| scenario.lines.iter().filter(|(_, line)| wanted(line)).count();
    scenarios.sort_by_key(|scenario| {
        let done = lines(scenario, |line| matches!(line, Line::When(..)));
        let refused = lines(scenario, |line| matches!(line, Line::Refuse { seat: Some(_), .. }));
        let leads = scenario.rules.first().is_some_and(|first| first == rule);
        (Reverse(leads), Reverse(done > 0), Reverse(done + refused > 0), scenario.rules.len(), scenario.lines.len())
    });
}
