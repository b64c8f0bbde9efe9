//! What can be wrong with data and set-ups: what, where, and what would do.

use serde::Serialize;

use crate::book::Source;
use crate::phrase::Phrase;
use crate::ron_fault;

/// A fault in a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("{path}:{line}: {card}{what}")]
pub struct LoadError {
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// The card or deck, followed by a colon, or nothing.
    pub card: String,
    /// What is wrong and what would do.
    pub what: String,
}

impl LoadError {
    /// A fault of a card or deck, found in the text by its id.
    pub fn new(source: &Source, id: &str, what: impl Into<String>) -> LoadError {
        let needle = format!("\"{id}\"");
        let line = source
            .text
            .lines()
            .position(|line| id_in(line) == Some(id))
            .or_else(|| source.text.lines().position(|line| line.contains(&needle)))
            .map_or(1, |line| line + 1);
        LoadError { path: source.path.clone(), line, card: format!("{id}: "), what: what.into() }
    }

    /// A fault at a line, in the entry that begins above it.
    pub fn at(source: &Source, line: usize, what: impl Into<String>) -> LoadError {
        let card = source.text.lines().take(line).filter_map(id_in).last();
        let card = card.map_or_else(String::new, |id| format!("{id}: "));
        LoadError { path: source.path.clone(), line, card, what: what.into() }
    }

    /// A fault that the reader of the notation found.
    pub fn from_ron(source: &Source, error: &ron::error::SpannedError) -> LoadError {
        let (line, what) = ron_fault::tell(&source.text, error);
        LoadError::at(source, line, what)
    }
}

/// The id that a line of a card or deck file gives to an entry.
fn id_in(line: &str) -> Option<&str> {
    let start = line.match_indices("id: \"").find(|(start, _)| !line[..*start].ends_with(char::is_alphanumeric));
    start.and_then(|(start, _)| line[start..].split('"').nth(1))
}

/// Why a match could not be set up.
#[derive(Clone, PartialEq, Debug, thiserror::Error, Serialize)]
#[error("{what}")]
pub struct SetupError {
    /// The rule that says so, where there is one.
    pub rule: Option<&'static str>,
    /// What is wrong and what would do, to be said in any language.
    pub phrase: Phrase,
    /// What the phrase mentions that only this set-up knows: names of decks and options, lists.
    pub names: Vec<(&'static str, String)>,
    /// What is wrong with the deck that the phrase speaks of; the phrase calls it `fault`.
    pub fault: Option<Box<Phrase>>,
    /// The same in English, for whoever has no texts.
    pub what: String,
}

impl SetupError {
    /// What is wrong: a phrase, and the same in English.
    pub fn new(phrase: Phrase, what: impl Into<String>) -> SetupError {
        SetupError { rule: None, phrase, names: Vec::new(), fault: None, what: what.into() }
    }

    /// Names the rule that says so.
    pub fn by(self, rule: &'static str) -> SetupError {
        SetupError { rule: Some(rule), ..self }
    }

    /// Adds a name or list that the phrase mentions.
    pub fn name(mut self, name: &'static str, value: impl ToString) -> SetupError {
        self.names.push((name, value.to_string()));
        self
    }

    /// Adds what is wrong with a deck.
    pub fn fault(self, fault: Phrase) -> SetupError {
        SetupError { fault: Some(Box::new(fault)), ..self }
    }

    /// Too few or too many players.
    pub fn seats(rule: &'static str, (least, most): (usize, usize), found: u8) -> SetupError {
        let phrase = Phrase::new(if least == most { "setup-seats-exactly" } else { "setup-seats" });
        let phrase = phrase.number("least", (least as i32).into()).number("most", (most as i32).into());
        let phrase = phrase.number("number", i32::from(found).into());
        let played = if least == most { least.to_string() } else { format!("{least} to {most}") };
        SetupError::new(phrase, format!("this game is played by {played}, not by {found}")).by(rule)
    }

    /// Too few or too many decks.
    pub fn decks(found: usize, wanted: usize) -> SetupError {
        let phrase = Phrase::new("setup-decks").number("number", (found as i32).into());
        let phrase = phrase.number("wanted", (wanted as i32).into());
        SetupError::new(phrase, format!("{found} decks, and {wanted} are wanted; name one for each"))
    }

    /// An option that the game does not have.
    pub fn no_option(name: &str, known: &str) -> SetupError {
        let what = format!("no option called \"{name}\"; there are: {known}");
        SetupError::new(Phrase::new("setup-no-option"), what).name("name", name).name("known", known)
    }

    /// A value that an option does not have.
    pub fn no_value(name: &str, value: &str, known: &str) -> SetupError {
        let what = format!("the option {name} cannot be \"{value}\"; there are: {known}");
        let error = SetupError::new(Phrase::new("setup-no-value"), what);
        error.name("name", name).name("value", value).name("known", known)
    }
}
