//! Win rates with Wilson's interval.

use super::{Estimate, Z};
use crate::summary::Score;

/// The rate of won matches. Wilson, 1927: the rates from which what was found is at most `Z` standard errors away. Unlike
/// the textbook interval it holds at rates near 0 and 1 and never leaves them.
pub fn wilson(score: &Score) -> Estimate {
    share(score.won as f64, score.matches as f64)
}

/// The same for any part of a whole, whole numbers or not.
pub fn share(part: f64, whole: f64) -> Estimate {
    if whole <= 0.0 {
        return Estimate { value: f64::NAN, low: 0.0, high: 1.0 };
    }
    let (rate, square) = (part / whole, Z * Z);
    let middle = part + square / 2.0;
    let reach = Z * (part * (1.0 - rate) + square / 4.0).max(0.0).sqrt();
    let bound = |at: f64| (at / (whole + square)).clamp(0.0, 1.0);
    Estimate { value: rate, low: bound(middle - reach).min(rate), high: bound(middle + reach).max(rate) }
}
