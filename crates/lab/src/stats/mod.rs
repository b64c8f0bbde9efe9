//! Intervals, tests and ratings: how sure one can be of what a run found.
//!
//! Every interval is meant to hold the truth in 95 of 100 runs. A rate is won matches in matches; a draw is not won.

pub mod correction;
pub mod difference;
pub mod rate;
pub mod rating;
pub mod sequential;

use serde::{Deserialize, Serialize};

pub use correction::corrected;
pub use difference::{Groups, fisher};
pub use rate::wilson;
pub use rating::{Rating, bradley_terry};
pub use sequential::Sequential;

/// The normal quantile of a two-sided interval of 95 %.
pub const Z: f64 = 1.959_963_984_540_054;

/// How often an interval may miss the truth.
pub const ALPHA: f64 = 0.05;

/// A value that was found, and between which bounds the true one lies.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// What was found.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Estimate {
    /// Half the distance between the bounds.
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether a value lies within the bounds.
    pub fn holds(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}
