//! By what weights tables are judged, set-up by set-up.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::effect::load::unknown;
use kernel::game::EditionOption;
use serde::Deserialize;

use crate::Position;
use crate::outlook::Weights;

/// Weights that take the place of others in the matches of some set-up.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instead {
    /// The weights whose place is taken.
    pub of: String,
    /// The weights that take it.
    pub by: String,
    /// The options of the set-up; those left out may be anything.
    #[serde(default)]
    pub at: BTreeMap<String, String>,
    /// How many seats at least and at most; left out it may be any number.
    #[serde(default)]
    pub seats: Option<(u8, u8)>,
}

impl Instead {
    /// Whether a match has this set-up.
    fn fits(&self, position: &Position) -> bool {
        let seats = self.seats.is_none_or(|(least, most)| (least..=most).contains(&position.seats()));
        seats && self.at.iter().all(|(name, value)| position.edition(name) == Some(value))
    }
}

/// Whether a game has such options with such values.
pub(crate) fn check_options(of: &BTreeMap<String, String>, editions: &[EditionOption]) -> Result<(), String> {
    for (name, value) in of {
        let Some(option) = editions.iter().find(|option| option.name == name) else {
            let known: Vec<&str> = editions.iter().map(|option| option.name).collect();
            return Err(unknown("option", name, &known));
        };
        if !option.has(value) {
            return Err(unknown(&format!("value of {name}"), value, &option.ids()));
        }
    }
    Ok(())
}

/// The weights of a player: the usual ones, and others for some set-ups.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    usual: Arc<Weights>,
    apart: Vec<(Instead, Arc<Weights>)>,
}

impl Judge {
    /// Judges by these weights but in the set-ups that have others; the first that fits counts.
    pub fn new(usual: Arc<Weights>, apart: Vec<(Instead, Arc<Weights>)>) -> Judge {
        Judge { usual, apart }
    }

    /// The weights for a position.
    pub fn at(&self, position: &Position) -> &Arc<Weights> {
        self.apart.iter().find(|(instead, _)| instead.fits(position)).map_or(&self.usual, |(_, weights)| weights)
    }
}

impl From<Arc<Weights>> for Judge {
    fn from(usual: Arc<Weights>) -> Judge {
        Judge { usual, apart: Vec::new() }
    }
}
