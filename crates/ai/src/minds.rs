//! The bots of one game: plain ones, and the levels that its file `bots/GAME.ron` defines.

use kernel::effect::load::unknown;
use serde::Deserialize;

use crate::analysis::{self, Analysis};
use crate::budget::Budget;
use crate::{Bot, Greedy, Position, Uniform};

/// The bots of one game.
#[derive(Clone, Debug, Default)]
pub struct Minds {
    levels: Vec<Level>,
}

/// A named strength.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Its word.
    pub name: String,
}

/// What a file of bots holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    levels: Vec<Level>,
}

/// The bots that every game has.
pub const PLAIN: &[&str] = &["random", "greedy"];

impl Minds {
    /// Reads the file of a game's bots.
    pub fn read(text: &str) -> Result<Minds, String> {
        let file: File = ron::from_str(text).map_err(|fault| fault.to_string())?;
        Ok(Minds { levels: file.levels })
    }

    /// The levels, weakest first.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// The level in the middle: a fair opponent.
    pub fn middle(&self) -> &str {
        self.levels.get(self.levels.len() / 2).map_or("greedy", |level| level.name.as_str())
    }

    /// Everything that can be asked for by name: the plain bots, then the levels.
    pub fn names(&self) -> Vec<&str> {
        PLAIN.iter().copied().chain(self.levels.iter().map(|level| level.name.as_str())).collect()
    }

    /// The bot with a name; its choices depend on the seed alone. Besides the names there is `search:N` with a budget of so
    /// many iterations a decision, and `search:Nms` with one of time.
    pub fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn Bot>, String> {
        match name {
            "random" => Ok(Box::new(Uniform::new(seed))),
            "greedy" => Ok(Box::new(Greedy::new(seed))),
            _ if self.levels.iter().any(|level| level.name == name) => Ok(Box::new(Greedy::new(seed))),
            _ => Err(unknown("bot", name, &self.names())),
        }
    }

    /// What the best options are and how likely the asked seat wins with each, as far as the seat knows.
    pub fn analyse(&self, position: &Position, budget: Budget, seed: u64) -> Analysis {
        analysis::analyse(position, budget, seed)
    }
}
