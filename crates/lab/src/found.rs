//! What a run found, as programs read it: what `tapis sim --json` prints.

use serde::Serialize;

use crate::advice::Advice;
use crate::aim::Aim;
use crate::ladder::{Rung, ladder};
use crate::stats::Estimate;
use crate::summary::Summary;

/// What a run found.
#[derive(Serialize)]
pub struct Found {
    #[serde(flatten)]
    pub summary: Summary,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ladder: Option<Vec<Rung>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aimed: Option<Aimed>,
    /// On the cards of the first entrant, if it is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<Vec<Advice>>,
}

/// The win rate of the first entrant, whose interval holds whenever a run stops.
#[derive(Clone, Serialize)]
pub struct Aimed {
    pub rate: Estimate,
    pub precision: f64,
    pub enough: bool,
}

impl Found {
    /// Of a ladder with its ratings, of a run with an aim with what is known.
    pub fn new(summary: Summary, is_ladder: bool, aim: Option<&Aim>) -> Found {
        let ladder = (is_ladder && !summary.together).then(|| ladder(&summary));
        let aimed = |aim: &Aim| Aimed { rate: aim.rate(), precision: aim.precision(), enough: aim.is_reached() };
        Found { summary, ladder, aimed: aim.map(aimed), advice: None }
    }

    /// As text, the same wherever it was found.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("what was found is a plain value")
    }
}
