//! A player that looks one step ahead.
//!
//! Each option is tried on a few tables that fit what the seat knows, played on by rank until nothing is half done, and
//! valued by the game. Options that the game ranks high are taken first if they make the table better at all; one of
//! negative rank ends something (the turn) and is taken when nothing else helps.

use std::sync::Arc;

use kernel::erased::AnyMatch;
use kernel::search::Offered;
use kernel::table::chance::Random;

use crate::outlook::Weights;
use crate::{Bot, Position};

/// How many decisions an option is played on at most.
const LONGEST: u32 = 60;
/// On how many samples an option is tried.
const SAMPLES: u64 = 3;

/// Takes what looks best after one step.
pub struct Greedy {
    random: Random,
    weights: Arc<Weights>,
}

impl Greedy {
    /// Judges by weights, on samples from a seed.
    pub fn new(weights: Arc<Weights>, seed: u64) -> Greedy {
        Greedy { random: Random::new(seed), weights }
    }
}

impl Bot for Greedy {
    fn decide(&mut self, position: &Position) -> usize {
        let seat = position.seat();
        let samples: Vec<_> = (0..SAMPLES).map(|_| position.sample(self.random.bits())).collect();
        let now = samples.iter().map(|sample| self.weights.lead(&**sample, seat)).sum::<f64>() / SAMPLES as f64;
        let mut offers = Vec::new();
        samples[0].offers(&mut offers);
        let value = |offer: &Offered| {
            if offer.rank < 0 {
                return now;
            }
            let total: f64 = samples
                .iter()
                .map(|sample| {
                    let mut next = sample.bare();
                    next.take(&offer.choice);
                    play_until_quiet(&mut *next);
                    self.weights.lead(&*next, seat)
                })
                .sum();
            total / SAMPLES as f64
        };
        let seen = offers.iter().enumerate().filter(|(option, _)| !position.overlooks(*option));
        let mut options: Vec<(i32, f64, usize)> =
            seen.map(|(option, offer)| (offer.rank, value(offer), option)).collect();
        options.sort_by(|left, right| right.0.cmp(&left.0).then(right.1.total_cmp(&left.1)));
        // What the game ranks highest comes first if it helps at all: cards are played before gems are spent.
        // In the middle of something only what comes of it counts.
        let free = position.is_quiet();
        let helpful = options.iter().find(|(rank, value, _)| free && *rank > 1 && *value > now);
        let best = || options.iter().max_by(|left, right| left.1.total_cmp(&right.1).then(left.0.cmp(&right.0)));
        helpful.or_else(best).map_or(0, |(_, _, option)| *option)
    }
}

/// Plays on until the table can be valued.
fn play_until_quiet(play: &mut dyn AnyMatch) {
    for _ in 0..LONGEST {
        if play.is_quiet() {
            return;
        }
        play.step_by_rank();
    }
}
