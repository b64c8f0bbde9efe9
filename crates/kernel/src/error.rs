//! What can be wrong with data and set-ups: what, where, and what would do.

use serde::Serialize;

use crate::book::Source;

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
            .position(|line| line.trim_start().starts_with("id:") && line.contains(&needle))
            .or_else(|| source.text.lines().position(|line| line.contains(&needle)))
            .map_or(1, |line| line + 1);
        LoadError { path: source.path.clone(), line, card: format!("{id}: "), what: what.into() }
    }

    /// A fault at a line, in the entry that begins above it.
    pub fn at(source: &Source, line: usize, what: impl Into<String>) -> LoadError {
        let card = source
            .text
            .lines()
            .take(line)
            .filter_map(|line| line.trim_start().strip_prefix("id:")?.split('"').nth(1))
            .last()
            .map_or_else(String::new, |id| format!("{id}: "));
        LoadError { path: source.path.clone(), line, card, what: what.into() }
    }

    /// A fault that the reader of the notation found.
    pub fn from_ron(source: &Source, error: &ron::error::SpannedError) -> LoadError {
        let what = match &error.code {
            ron::Error::Message(message) => message.clone(),
            ron::Error::ExpectedArray => "a list is expected here: entries between `[` and `]`".to_string(),
            ron::Error::IntegerOutOfBounds => "the number does not fit: it is negative or far too large".to_string(),
            code => code.to_string(),
        };
        LoadError::at(source, error.span.start.line.max(1), what)
    }
}

/// Why a match could not be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("{what}")]
pub struct SetupError {
    /// The rule that says so, where there is one.
    pub rule: Option<&'static str>,
    /// What is wrong and what would do.
    pub what: String,
}

impl SetupError {
    /// A set-up that a rule forbids.
    pub fn ruled(rule: &'static str, what: impl Into<String>) -> SetupError {
        SetupError { rule: Some(rule), what: what.into() }
    }

    /// A set-up that cannot be understood.
    pub fn plain(what: impl Into<String>) -> SetupError {
        SetupError { rule: None, what: what.into() }
    }
}
