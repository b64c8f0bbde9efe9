//! Named strengths.

use kernel::table::chance::Random;
use serde::Deserialize;

use crate::search::Settings;
use crate::{Bot, Position};

/// A named strength.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Its word.
    pub name: String,
    /// How it thinks.
    pub mind: Mind,
    /// The weights by which it judges.
    #[serde(default = "hand")]
    pub weights: String,
    /// How many of 256 options it overlooks.
    #[serde(default)]
    pub overlooks: u32,
}

fn hand() -> String {
    "hand".to_string()
}

/// A way to think.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Mind {
    /// Takes what looks best at first sight.
    Glance,
    /// Looks one step ahead.
    Greedy,
    /// Looks further ahead.
    Search(Settings),
}

/// A player that overlooks things.
pub struct Careless {
    bot: Box<dyn Bot>,
    overlooks: u32,
    random: Random,
}

impl Careless {
    /// Lets a bot overlook so many of 256 options.
    pub fn new(bot: Box<dyn Bot>, overlooks: u32, seed: u64) -> Careless {
        Careless { bot, overlooks, random: Random::new(seed) }
    }
}

impl Bot for Careless {
    fn decide(&mut self, position: &Position) -> usize {
        self.bot.decide(&position.overlooking(self.overlooks, &mut self.random))
    }
}
