//! How often what a search expects comes true.
//!
//! A search judges tables by weights, and they know nothing of the set-up: where everybody plays against the game, they
//! promise the same against an easy opponent and a hard one. How often promises came true is measured by `tapis tune --odds`
//! and kept as data. What is told to people is calibrated by it; what bots choose does not depend on it, since a better option
//! stays the better one.

use std::collections::BTreeMap;

use kernel::game::EditionOption;
use serde::Deserialize;

use crate::Position;
use crate::analysis::Analysis;
use crate::judge::check_options;

/// How chances are calibrated in the matches of some set-up.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Odds {
    /// The run that found it.
    pub from: String,
    /// The options of the set-up; those left out may be anything.
    #[serde(default)]
    pub of: BTreeMap<String, String>,
    /// How many seats; left out it may be any number.
    #[serde(default)]
    pub seats: Option<u8>,
    /// What is added to the logarithm of the odds.
    pub shift: f64,
    /// What it is multiplied by before.
    pub scale: f64,
}

impl Odds {
    /// Whether it can be used for a game with such options.
    pub(crate) fn check(&self, editions: &[EditionOption]) -> Result<(), String> {
        check_options(&self.of, editions)?;
        if !self.shift.is_finite() || !self.scale.is_finite() || self.scale <= 0.0 {
            return Err(format!("shift {} and scale {} are none: the scale is more than 0", self.shift, self.scale));
        }
        Ok(())
    }

    /// Whether a match has this set-up.
    pub(crate) fn fits(&self, position: &Position) -> bool {
        let seats = self.seats.is_none_or(|seats| seats == position.seats());
        seats && self.of.iter().all(|(name, value)| position.edition(name) == Some(value))
    }

    /// Calibrates the chance of winning. What is certain stays so.
    pub fn correct(&self, chance: f64) -> f64 {
        if chance <= 0.0 || chance >= 1.0 {
            return chance;
        }
        1.0 / (1.0 + (-(self.shift + self.scale * log_odds(chance))).exp())
    }

    /// Calibrates all chances of an analysis.
    pub(crate) fn correct_all(&self, analysis: &mut Analysis) {
        analysis.win = self.correct(analysis.win);
        for judged in &mut analysis.options {
            judged.win = self.correct(judged.win);
        }
    }
}

/// The logarithm of the odds of a chance between 0 and 1.
pub fn log_odds(chance: f64) -> f64 {
    (chance / (1.0 - chance)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Judged;

    fn odds(shift: f64, scale: f64) -> Odds {
        Odds { from: String::new(), of: BTreeMap::new(), seats: None, shift, scale }
    }

    #[test]
    fn order_and_certainty_stay() {
        let odds = odds(2.0, 1.5);
        let chances = [0.0, 0.01, 0.2, 0.5, 0.9, 1.0].map(|chance| odds.correct(chance));
        assert!(chances.is_sorted() && chances[0] == 0.0 && chances[5] == 1.0, "{chances:?}");
        assert!((odds.correct(0.5) - 0.8808).abs() < 1e-4, "{chances:?}");
        let judged = |win| Judged { option: 0, win, visits: 1 };
        let mut analysis = Analysis { win: 0.5, options: vec![judged(0.5), judged(0.0)], iterations: 2 };
        odds.correct_all(&mut analysis);
        assert_eq!((analysis.win, analysis.options[1].win), (analysis.options[0].win, 0.0));
    }

    #[test]
    fn wrong_data_is_named() {
        let editions = &[EditionOption::new("villain", &["rat", "bear"])];
        let of =
            |name: &str, value: &str| Odds { of: [(name.to_string(), value.to_string())].into(), ..odds(0.0, 1.0) };
        assert_eq!(of("villain", "bear").check(editions), Ok(()));
        assert!(of("vilain", "bear").check(editions).unwrap_err().contains("villain"));
        assert!(of("villain", "beer").check(editions).unwrap_err().contains("bear"));
        assert!(odds(0.0, 0.0).check(editions).is_err() && odds(f64::NAN, 1.0).check(editions).is_err());
    }
}
