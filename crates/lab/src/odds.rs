//! Whether the chances that a search expects come true, and how to put them right.
//!
//! The search plays all seats and says at every decision how likely it holds a win; then it shows who wins. The correction is
//! a straight line on the logarithm of the odds (Platt's), fitted like weights are.

use ai::odds::log_odds;
use ai::{Budget, Position};
use catalog::GameEntry;
use kernel::erased::LONGEST;
use kernel::game::Setup;
use kernel::table::chance::Random;

use crate::pool;
use crate::tune::{Fit, Lesson, fit};

/// Chances nearer to certainty are taken to be this near.
const NEAREST: f64 = 0.001;
/// How firmly the correction is held near none.
const HOLD: f64 = 0.001;

/// What was expected at a decision, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Promise {
    /// The chance that the search gave to the seat that was asked.
    pub chance: f64,
    /// Whether it won: 1, a half for a draw, or 0.
    pub won: f64,
    /// Which match it is of.
    pub number: u64,
}

/// Matches in which promises are made.
pub struct Trial<'a> {
    /// The game.
    pub title: &'a GameEntry,
    /// How many iterations the search makes at each decision.
    pub iterations: u32,
    /// The set-ups that are played in turn; their seeds are replaced.
    pub setups: Vec<Setup>,
    pub matches: u64,
    /// The seed of the first.
    pub seed: u64,
    pub threads: usize,
}

impl Trial<'_> {
    /// Plays and notes, in the order of the matches, whatever the threads.
    pub fn promises(&self) -> Result<Vec<Promise>, String> {
        pool::gather(self.threads, self.matches, |number| self.play(number))
    }

    fn play(&self, number: u64) -> Result<Vec<Promise>, String> {
        let seed = self.seed.wrapping_add(number);
        let setup = Setup { seed, ..self.setups[number as usize % self.setups.len()].clone() };
        let mut play = self.title.game.start(&setup).map_err(|error| error.to_string())?;
        let mut random = Random::new(seed);
        let mut noted = Vec::new();
        for _ in 0..LONGEST {
            let Some(position) = Position::of(&*play) else { break };
            let mut option = 0;
            if position.count() > 1 {
                let found = self.title.bots.expect(&position, Budget::Iterations(self.iterations), random.bits());
                option = found.options.first().map_or(0, |best| best.option);
                noted.push((position.seat(), found.win));
            }
            play.step(option);
        }
        let Some(verdict) = play.verdict() else { return Ok(Vec::new()) };
        Ok(noted.into_iter().map(|(seat, chance)| Promise { chance, won: verdict.share(seat), number }).collect())
    }
}

/// A correction, and how well it does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Correction {
    /// What is added to the logarithm of the odds.
    pub shift: f64,
    /// What it is multiplied by before.
    pub scale: f64,
    /// The mean of what was expected.
    pub expected: f64,
    /// The mean of what came of it.
    pub won: f64,
    /// The mean surprise in nats in matches that were kept apart, as expected and once calibrated.
    pub surprise: (f64, f64),
}

/// Finds the correction under which the outcomes are most likely. Every fifth match is kept apart to test it.
pub fn correct(promises: &[Promise]) -> Result<Correction, String> {
    let apart: Vec<&Promise> = promises.iter().filter(|promise| promise.number % 5 == 4).collect();
    if apart.is_empty() {
        return Err("too few matches: every fifth is kept apart to test what the others taught".to_string());
    }
    let lesson = |promise: &Promise| {
        let features = vec![1.0, log_odds(promise.chance.clamp(NEAREST, 1.0 - NEAREST))];
        Lesson { features, won: promise.won, number: promise.number, setup: 0 }
    };
    let lessons: Vec<Lesson> = promises.iter().map(lesson).collect();
    let Fit { weights, test_loss, .. } = fit(&lessons, &[0.0, 1.0], HOLD)?;
    let (shift, scale) = (weights[0], weights[1]);
    if scale <= 0.0 {
        return Err(format!("what was expected tells nothing about who wins (scale {scale:.2})"));
    }
    let surprise = |promise: &&Promise| {
        let chance = promise.chance.clamp(NEAREST, 1.0 - NEAREST);
        -promise.won * chance.ln() - (1.0 - promise.won) * (1.0 - chance).ln()
    };
    let mean = |sum: f64, count: usize| sum / count.max(1) as f64;
    Ok(Correction {
        shift,
        scale,
        expected: mean(promises.iter().map(|promise| promise.chance).sum(), promises.len()),
        won: mean(promises.iter().map(|promise| promise.won).sum(), promises.len()),
        surprise: (mean(apart.iter().map(surprise).sum(), apart.len()), test_loss),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Promises that are too modest by two units of the logarithm of the odds, and too timid by half.
    fn promises() -> Vec<Promise> {
        let mut random = Random::new(5);
        let mut below = || f64::from(random.below(1_000_000)) / 1e6;
        (0..20_000)
            .map(|number| {
                let chance = 0.02 + 0.96 * below();
                let truth = 1.0 / (1.0 + (-(2.0 + 1.5 * log_odds(chance))).exp());
                Promise { chance, won: f64::from(u8::from(below() < truth)), number }
            })
            .collect()
    }

    #[test]
    fn what_is_too_modest_is_put_right() {
        let found = correct(&promises()).unwrap();
        assert!((found.shift - 2.0).abs() < 0.15 && (found.scale - 1.5).abs() < 0.15, "{found:?}");
        assert!(found.surprise.1 < found.surprise.0 - 0.1 && found.won > found.expected + 0.2, "{found:?}");
    }

    #[test]
    fn promises_that_are_broken_are_no_ground() {
        let broken: Vec<Promise> =
            promises().into_iter().map(|promise| Promise { won: 1.0 - promise.chance.round(), ..promise }).collect();
        assert!(correct(&broken).unwrap_err().contains("tells nothing"));
        assert!(correct(&[]).is_err());
    }
}
