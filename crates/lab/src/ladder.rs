//! Everybody against everybody else, in order of strength.

use serde::Serialize;

use crate::stats::{Rating, bradley_terry};
use crate::summary::{Score, Summary};

/// One who climbed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The place in [`Summary::entrants`].
    pub entrant: usize,
    /// How it is written.
    pub label: String,
    /// Its strength, relative to the mean of all.
    pub rating: Rating,
    /// All its matches.
    pub score: Score,
}

/// The ladder of a run, the strongest first.
pub fn ladder(summary: &Summary) -> Vec<Rung> {
    let ratings = bradley_terry(&summary.pairs);
    let rungs = summary.entrants.iter().zip(ratings).enumerate();
    let mut rungs: Vec<Rung> =
        rungs.map(|(entrant, (who, rating))| Rung { entrant, label: who.label(), rating, score: who.score }).collect();
    rungs.sort_by(|left, right| right.rating.elo.total_cmp(&left.rating.elo));
    rungs
}
