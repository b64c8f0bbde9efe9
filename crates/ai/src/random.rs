//! A player that takes any option.

use kernel::table::chance::Random;

use crate::{Bot, Position};

/// Every option is as good as another.
pub struct Uniform {
    random: Random,
}

impl Uniform {
    /// Choices from a seed.
    pub fn new(seed: u64) -> Uniform {
        Uniform { random: Random::new(seed) }
    }
}

impl Bot for Uniform {
    fn decide(&mut self, position: &Position) -> usize {
        self.random.below(position.count() as u32) as usize
    }
}
