//! A player that takes what looks best at first sight.

use kernel::table::chance::Random;

use crate::{Bot, Position};

/// Takes what looks best at first sight, any of several.
pub struct Glance {
    random: Random,
}

impl Glance {
    /// Choices from a seed.
    pub fn new(seed: u64) -> Glance {
        Glance { random: Random::new(seed) }
    }
}

impl Bot for Glance {
    fn decide(&mut self, position: &Position) -> usize {
        let ranks = position.ranks();
        let seen = || (0..ranks.len()).filter(|option| !position.overlooks(*option));
        let best = seen().map(|option| ranks[option]).max();
        let equal: Vec<usize> = seen().filter(|option| Some(ranks[*option]) == best).collect();
        equal.get(self.random.below(equal.len().max(1) as u32) as usize).copied().unwrap_or(0)
    }
}
