//! A player that looks one step ahead.
//!
//! Each option is tried on a few tables that fit what the seat knows, and valued by the game. An option of
//! negative rank ends something (the turn): it is taken when nothing else makes the table better.

use kernel::table::chance::Random;

use crate::{Bot, Position};

/// On how many samples an option is tried.
const SAMPLES: u64 = 3;

/// Takes what looks best after one step.
pub struct Greedy {
    random: Random,
}

impl Greedy {
    /// Samples from a seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy { random: Random::new(seed) }
    }
}

impl Bot for Greedy {
    fn decide(&mut self, position: &Position) -> usize {
        let seat = position.seat();
        let samples: Vec<_> = (0..SAMPLES).map(|_| position.sample(self.random.bits())).collect();
        let now = samples.iter().map(|sample| sample.value(seat)).sum::<f64>() / SAMPLES as f64;
        let value = |option: usize| {
            if position.rank(option) < 0 {
                return now;
            }
            let total: f64 = samples
                .iter()
                .map(|sample| {
                    let mut next = sample.fork();
                    next.step(option);
                    next.value(seat)
                })
                .sum();
            total / SAMPLES as f64
        };
        let best = (0..position.count()).map(|option| (value(option), position.rank(option), option));
        best.max_by(|left, right| left.0.total_cmp(&right.0).then(left.1.cmp(&right.1)))
            .map_or(0, |(_, _, option)| option)
    }
}
