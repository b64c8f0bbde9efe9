//! How exactly the win rate of the first entrant is to be known, for runs that stop once it is.

use serde::{Deserialize, Serialize};

use crate::plan::Plan;
use crate::play::Played;
use crate::stats::{Estimate, Sequential};

/// A rate on its way to be known. The interval holds whenever one looks; its unit is the seed: the mean over all matches that
/// share it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Aim {
    sequential: Sequential,
    /// The matches of the seed that is being played that were won.
    won: u64,
}

impl Aim {
    /// Half the width of the interval that is wanted.
    pub fn new(precision: f64) -> Aim {
        // A rate is half a difference between -1 and 1.
        Aim { sequential: Sequential::new(2.0 * precision), won: 0 }
    }

    /// Counts a match, in the order of their numbers.
    pub fn add(&mut self, plan: &Plan, played: &Played) {
        self.won += u64::from(played.has_won(plan.first_seat(&plan.job(played.row.number))));
        if (played.row.number + 1).is_multiple_of(plan.matches_per_seed()) {
            let won = std::mem::take(&mut self.won);
            self.add_seed(plan, won);
        }
    }

    /// Counts all matches of a seed, so many of which were won.
    pub fn add_seed(&mut self, plan: &Plan, won: u64) {
        self.sequential.feed(2.0 * won as f64 / plan.matches_per_seed() as f64 - 1.0);
    }

    /// The rate of whoever sits at the first place of the line-ups.
    pub fn rate(&self) -> Estimate {
        let found = self.sequential.estimate();
        let rate = |difference: f64| (1.0 + difference) / 2.0;
        Estimate { value: rate(found.value), low: rate(found.low), high: rate(found.high) }
    }

    pub fn precision(&self) -> f64 {
        self.sequential.precision() / 2.0
    }

    pub fn is_reached(&self) -> bool {
        self.sequential.is_enough()
    }

    /// Whether two runs want the same.
    pub fn is_like(&self, other: &Aim) -> bool {
        self.precision() == other.precision()
    }
}
