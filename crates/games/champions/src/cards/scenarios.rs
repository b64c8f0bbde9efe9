//! Scenarios and sets: which cards belong together. `MC-ENCDECK-1`

use kernel::book::Both;
use serde::Deserialize;

/// A scenario as a file has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The word that names it.
    pub id: String,
    /// Its name.
    pub name: Both,
    /// The villain's stages, lowest first.
    pub standard: Vec<String>,
    /// Those of expert mode. `MC-ENCDECK-2`
    pub expert: Vec<String>,
    /// The main schemes in order, by their A sides.
    pub schemes: Vec<String>,
    /// The encounter sets.
    pub sets: Vec<String>,
    /// The recommended modular sets.
    pub modular: Vec<String>,
}

/// The name of a set.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetName {
    /// The word that names it.
    pub id: String,
    /// Its name.
    pub name: Both,
}
