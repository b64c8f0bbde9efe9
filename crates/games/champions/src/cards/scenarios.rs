//! Scenarios and sets: which cards belong together. `MC-ENCDECK-1`

use kernel::book::{Book, Both, Source};
use kernel::effect::load::unknown;
use kernel::error::LoadError;
use kernel::notation::unknown_card;
use kernel::ron_text;
use serde::Deserialize;

use crate::Champions;
use crate::language::Kind;

/// The file with the scenarios; it lies among the cards and comes before them.
pub const SCENARIOS: &str = "_scenarios.ron";

/// A scenario as a file has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The word that names it.
    pub id: String,
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

/// A set of cards as a file has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSet {
    /// The word that names it.
    pub id: String,
    pub name: Both,
    /// Whether it can be chosen for any scenario. `MC-ENCDECK-3`
    #[serde(default)]
    pub modular: bool,
}

/// What is wrong with a file of scenarios once all cards and sets are read.
pub fn check(book: &Book<Champions>, source: &Source) -> Vec<LoadError> {
    if !source.is_called(SCENARIOS) {
        return Vec::new();
    }
    let scenarios: Vec<Scenario> = ron_text::read(source).unwrap_or_default();
    let mut faults = Vec::new();
    for scenario in &scenarios {
        let mut fault = |what: String| faults.push(LoadError::new(source, &scenario.id, what));
        if book.plan.scenarios.iter().filter(|other| other.id == scenario.id).count() > 1 {
            fault("a second scenario with this id; give it another".to_string());
        }
        let stages = scenario.standard.iter().chain(&scenario.expert).map(|slug| (slug, Kind::Villain));
        for (slug, kind) in stages.chain(scenario.schemes.iter().map(|slug| (slug, Kind::MainScheme))) {
            match book.find(slug) {
                None => fault(unknown_card(book, slug)),
                Some(face) if book.face(face).printed.kind != kind => fault(format!("{slug} is no {kind:?}")),
                Some(_) => {}
            }
        }
        if scenario.standard.is_empty() || scenario.expert.is_empty() || scenario.schemes.is_empty() {
            fault("a scenario needs stages in `standard` and in `expert`, and `schemes`".to_string());
        }
        let known: Vec<&str> = book.plan.sets.iter().map(|set| set.id.as_str()).collect();
        for set in scenario.sets.iter().chain(&scenario.modular).filter(|set| !known.contains(&set.as_str())) {
            fault(unknown("set", set, &known));
        }
    }
    faults
}
