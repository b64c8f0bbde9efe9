//! Options of a match as they are typed: `--option NAME=VALUE`, where `*` stands for every value.

use kernel::erased::AnyGame;

use crate::output::Failure;

/// The options of one match.
pub type Chosen = lab::plan::Options;

/// The options of one match, each given once.
pub fn read(texts: &[String]) -> Result<Chosen, Failure> {
    lab::edition::read(texts).map_err(Failure::Misuse)
}

/// The options of several matches: `NAME=*` stands for one with each value.
pub fn spread(game: &dyn AnyGame, texts: &[String]) -> Result<Vec<Chosen>, Failure> {
    lab::edition::spread(game, texts).map_err(Failure::Misuse)
}
