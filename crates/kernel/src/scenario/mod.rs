//! Rules shown at work: given a position, when this is done, then that holds.
//!
//! A scenario is a few lines of text in the options' own notation. It is a test of the rules it names and at the
//! same time a position that the table can open to play from.

mod claim;
mod given;
mod named;
pub mod run;

pub use given::{Named, read_card};
pub use named::cards_given;

use std::collections::BTreeMap;
use std::fmt;

use crate::book::Language;
use crate::table::seats::Seat;

/// The longest scenario file that is read, in bytes.
const LONGEST: usize = 1024 * 1024;

/// One rule shown at work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The claim it makes, which names it.
    pub title: String,
    pub french: Option<String>,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// The file it stands in.
    pub path: String,
    /// The line it begins at.
    pub line: usize,
    /// Whether questions with a single answer are put, too (`ask: all`); as a rule the table answers them itself.
    pub asks_all: bool,
    /// What it says.
    pub lines: Vec<(usize, Line)>,
}

impl Scenario {
    /// The claim it makes in a language; in English where nobody has put it into French.
    pub fn name(&self, language: Language) -> &str {
        match (&self.french, language) {
            (Some(french), Language::Fr) => french,
            _ => &self.title,
        }
    }
}

/// One line of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// How the table is laid out.
    Given {
        /// A seat or a zone; nothing for the table as a whole.
        who: Option<String>,
        /// What lies there.
        text: String,
    },
    /// What a seat does.
    When(Seat, String),
    /// What a seat cannot do, and the rule that forbids it.
    Refuse {
        /// The seat; nothing for a set-up.
        seat: Option<Seat>,
        /// The attempt.
        text: String,
        rule: String,
    },
    /// A list of cards that is no legal deck: a format, then cards.
    RefuseDeck {
        /// The format and the cards.
        text: String,
        rule: String,
    },
    /// What holds now.
    Then {
        about: String,
        /// What is claimed.
        text: String,
    },
}

impl fmt::Display for Line {
    /// The line as it is written in a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Given { who: Some(who), text } => write!(f, "given {who}: {text}"),
            Line::Given { who: None, text } => write!(f, "given: {text}"),
            Line::When(seat, text) => write!(f, "when {seat}: {text}"),
            Line::Refuse { seat: Some(seat), text, rule } => write!(f, "refuse {seat}: {text}  # {rule}"),
            Line::Refuse { seat: None, text, rule } => write!(f, "refuse game: {text}  # {rule}"),
            Line::RefuseDeck { text, rule } => write!(f, "refuse deck: {text}  # {rule}"),
            Line::Then { about, text } if about.is_empty() => write!(f, "then: {text}"),
            Line::Then { about, text } => write!(f, "then {about}: {text}"),
        }
    }
}

/// Reads a file of scenarios. All faults are reported, each with its line.
pub fn read(path: &str, text: &str) -> Result<Vec<Scenario>, Vec<String>> {
    if text.len() > LONGEST {
        return Err(vec![format!("{path}:1: a scenario file is at most {LONGEST} bytes long")]);
    }
    let mut found: Vec<Scenario> = Vec::new();
    let mut faults = Vec::new();
    // Some editors put a mark at the beginning that says how the text is stored.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (number, raw) in text.lines().enumerate() {
        let line = without_comment(raw.trim());
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(fault) = read_line(path, number + 1, line, &mut found) {
            faults.push(format!("{path}:{}: {fault}", number + 1));
        }
    }
    for scenario in &found {
        if scenario.rules.is_empty() {
            faults.push(format!("{path}:{}: the scenario names no rule; add a line `rules: ID`", scenario.line));
        }
        if !scenario
            .lines
            .iter()
            .any(|(_, line)| matches!(line, Line::Then { .. } | Line::Refuse { .. } | Line::RefuseDeck { .. }))
        {
            faults.push(format!("{path}:{}: the scenario claims nothing; add `then` or `refuse`", scenario.line));
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}

/// Scenarios that have the title of an earlier one: a title names a scenario.
pub fn same_titles<'a>(scenarios: impl IntoIterator<Item = &'a Scenario>) -> Vec<String> {
    let mut first: BTreeMap<&str, &Scenario> = BTreeMap::new();
    let mut faults = Vec::new();
    for scenario in scenarios {
        match first.get(scenario.title.as_str()) {
            Some(other) => faults.push(format!(
                "{}:{}: a second scenario called \"{}\"; the first stands in {}:{}",
                scenario.path, scenario.line, scenario.title, other.path, other.line
            )),
            None => _ = first.insert(&scenario.title, scenario),
        }
    }
    faults
}

/// The line without what stands behind ` # `. In a refusal the rule stands there first, and a comment behind the rule.
fn without_comment(line: &str) -> &str {
    let from = if line.starts_with("refuse") { line.find(" # ").map_or(0, |place| place + 3) } else { 0 };
    line[from..].find(" # ").map_or(line, |place| line[..from + place].trim_end())
}

fn read_line(path: &str, number: usize, line: &str, found: &mut Vec<Scenario>) -> Result<(), String> {
    // A card is named `A:card`: the colon that ends the head is followed by a space, or by nothing.
    let (head, rest) = (line.split_once(": "))
        .or_else(|| line.strip_suffix(':').map(|head| (head, "")))
        .or_else(|| line.split_once(':'))
        .ok_or("a line is `word: text`; words: scenario, fr, rules, ask, given, when, refuse, then")?;
    let rest = rest.trim();
    let (word, who) = match head.split_once(' ') {
        Some((word, who)) => (word, Some(who.trim())),
        None => (head, None),
    };
    if word == "scenario" {
        found.push(Scenario {
            title: rest.to_string(),
            french: None,
            rules: Vec::new(),
            path: path.to_string(),
            line: number,
            asks_all: false,
            lines: Vec::new(),
        });
        return Ok(());
    }
    let scenario = found.last_mut().ok_or("a file begins with `scenario: title`")?;
    let entry = match word {
        "fr" => {
            scenario.french = Some(rest.to_string());
            return Ok(());
        }
        "rules" => {
            scenario.rules.extend(rest.split(',').map(|rule| rule.trim().to_string()).filter(|rule| !rule.is_empty()));
            return Ok(());
        }
        "ask" if rest == "all" => {
            scenario.asks_all = true;
            return Ok(());
        }
        "ask" => return Err(format!("`ask: {rest}` is not understood; there is: ask: all")),
        "given" => {
            if scenario.lines.iter().any(|(_, line)| !matches!(line, Line::Given { .. })) {
                return Err("`given` comes before `when`, `refuse` and `then`".to_string());
            }
            Line::Given { who: who.map(str::to_string), text: rest.to_string() }
        }
        "when" => Line::When(seat(who)?, rest.to_string()),
        "refuse" => {
            let (text, rule) = rest.split_once('#').ok_or("a refusal names its rule: `refuse A: play x  # RULE`")?;
            let rule = rule.trim().to_string();
            if who == Some("deck") {
                Line::RefuseDeck { text: text.trim().to_string(), rule }
            } else {
                let seat = if who == Some("game") { None } else { Some(seat(who)?) };
                Line::Refuse { seat, text: text.trim().to_string(), rule }
            }
        }
        "then" => Line::Then { about: who.unwrap_or_default().to_string(), text: rest.to_string() },
        other => {
            return Err(format!(
                "no line called `{other}`; there are: scenario, fr, rules, ask, given, when, refuse, then"
            ));
        }
    };
    scenario.lines.push((number, entry));
    Ok(())
}

fn seat(who: Option<&str>) -> Result<Seat, String> {
    who.and_then(Seat::from_letter).ok_or_else(|| format!("\"{}\" is no seat", who.unwrap_or_default()))
}

/// Splits `a, b x2, c` into its parts.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty())
}
