//! A difference that may be looked at after every match.
//!
//! Whoever stops as soon as an ordinary interval looks good enough, stops at a lucky moment: the interval then misses the
//! truth far more often than it says. This one holds at all moments at once, so any rule for stopping is fine.

use serde::{Deserialize, Serialize};

use super::{ALPHA, Estimate};

/// The mean of differences between -1 and 1 with an interval that is valid whenever one looks.
///
/// The empirical Bernstein confidence sequence of Waudby-Smith and Ramdas, 2024 (theorem 2), on `x = (1 + difference) / 2`:
/// `sum(b x) / sum(b) ± (ln(2 / alpha) + sum(4 (x - m)² e(b))) / sum(b)` with `e(b) = (-ln(1 - b) - b) / 4`, where the bet b
/// and the guess m may depend on everything before x. It asks nothing of the differences but their bounds: when two versions
/// hardly ever differ it does not believe too early that they are equal. The bet is the one that is best for the moment when
/// the half-width reaches the precision asked for; then it needs about twice the matches of a test that looks once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sequential {
    precision: f64,
    count: u64,
    sum: f64,
    squares: f64,
    bets: f64,
    gains: f64,
    doubts: f64,
}

/// No bet is higher: a surprise would ruin it.
const HIGHEST: f64 = 0.5;

impl Sequential {
    /// Nothing seen yet; `precision` is the half-width that is wanted in the end, above 0.
    pub fn new(precision: f64) -> Sequential {
        Sequential { precision, count: 0, sum: 0.0, squares: 0.0, bets: 0.0, gains: 0.0, doubts: 0.0 }
    }

    /// The half-width that is wanted in the end.
    pub fn precision(&self) -> f64 {
        self.precision
    }

    /// Takes a difference between -1 and 1.
    pub fn feed(&mut self, difference: f64) {
        let x = (1.0 + difference.clamp(-1.0, 1.0)) / 2.0;
        let before = self.count as f64 + 1.0;
        let guess = (0.5 + self.sum) / before;
        let variance = (0.25 + self.squares) / before;
        // On the scale of x the wanted half-width is half as wide.
        let bet = (self.precision / 2.0 / variance).min(HIGHEST);
        self.bets += bet;
        self.gains += bet * x;
        self.doubts += (x - guess).powi(2) * (-(-bet).ln_1p() - bet);
        self.count += 1;
        self.sum += x;
        let mean = (0.5 + self.sum) / (self.count as f64 + 1.0);
        self.squares += (x - mean).powi(2);
    }

    /// How many differences were taken.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean of the differences and the bounds of the true mean.
    pub fn estimate(&self) -> Estimate {
        if self.count == 0 {
            return Estimate { value: 0.0, low: -1.0, high: 1.0 };
        }
        let centre = 2.0 * self.gains / self.bets - 1.0;
        let reach = 2.0 * ((2.0 / ALPHA).ln() + self.doubts) / self.bets;
        let value = 2.0 * self.sum / self.count as f64 - 1.0;
        Estimate { value, low: (centre - reach).max(-1.0), high: (centre + reach).min(1.0) }
    }

    /// Whether the interval is as narrow as was asked for.
    pub fn is_enough(&self) -> bool {
        self.estimate().half_width() <= self.precision
    }
}
