//! Options of a set-up: where editions of a rulebook differ, and what the data files offer to choose from.

use std::collections::BTreeMap;

use crate::book::{Book, Both};
use crate::error::SetupError;
use crate::table::state::State;

use super::{Game, Setup};

/// One option of a set-up with its values, the default first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionOption {
    /// The word that names it.
    pub name: &'static str,
    pub values: Vec<EditionValue>,
}

/// A value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionValue {
    /// The word that names it.
    pub id: String,
    /// What it is called where a data file says so; otherwise the game's texts do.
    pub name: Option<Both>,
}

impl EditionOption {
    /// An option with values that the game itself knows.
    pub fn new(name: &'static str, values: &[&str]) -> EditionOption {
        let values = values.iter().map(|id| EditionValue { id: id.to_string(), name: None }).collect();
        EditionOption { name, values }
    }

    /// The same with values from data files, after those it has.
    pub fn and<'a>(mut self, values: impl IntoIterator<Item = (&'a String, &'a Both)>) -> EditionOption {
        let value = |(id, name): (&String, &Both)| EditionValue { id: id.clone(), name: Some(name.clone()) };
        self.values.extend(values.into_iter().map(value));
        self
    }

    /// The words of its values.
    pub fn ids(&self) -> Vec<&str> {
        self.values.iter().map(|value| value.id.as_str()).collect()
    }

    /// Whether it has a value.
    pub fn has(&self, id: &str) -> bool {
        self.values.iter().any(|value| value.id == id)
    }
}

/// Refuses options that a game does not have, and values that an option does not have.
pub fn check_options(known: &[EditionOption], chosen: &BTreeMap<String, String>) -> Result<(), SetupError> {
    for (name, value) in chosen {
        let Some(option) = known.iter().find(|option| option.name == name) else {
            let names: Vec<&str> = known.iter().map(|option| option.name).collect();
            return Err(SetupError::no_option(name, &names.join(", ")));
        };
        if !option.has(value) {
            return Err(SetupError::no_value(name, value, &option.ids().join(", ")));
        }
    }
    Ok(())
}

impl<G: Game> Book<G> {
    /// Lays out a table for a new match, if its options are options of the game.
    pub fn set_up(&self, setup: &Setup) -> Result<State<G>, SetupError> {
        check_options(&self.editions, &setup.options)?;
        G::set_up(self, setup)
    }

    /// Lays out an empty table for a scenario, if its options are options of the game.
    pub fn blank(&self, setup: &Setup) -> Result<State<G>, SetupError> {
        check_options(&self.editions, &setup.options)?;
        G::blank(self, setup)
    }

    /// What an option is in a match: as its set-up says, or the default.
    pub fn edition<'a>(&'a self, setup: &'a Setup, name: &str) -> Option<&'a str> {
        let chosen = setup.options.get(name).map(String::as_str);
        chosen.or_else(|| {
            let option = self.editions.iter().find(|option| option.name == name)?;
            option.values.first().map(|value| value.id.as_str())
        })
    }
}
