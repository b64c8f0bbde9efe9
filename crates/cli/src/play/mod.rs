//! Playing in the terminal.

use catalog::Catalog;
use clap::Args;

use crate::Common;
use crate::output::{Failure, Output};

/// What `tapis play` takes.
#[derive(Args, Default)]
pub struct Options {
    /// The game; asked for if left out
    pub game: Option<String>,
    /// Who sits at each seat, in order: human, random, greedy (default: human, greedy)
    #[arg(long = "seat", value_name = "human|BOT")]
    pub seats: Vec<String>,
    /// The deck to play with
    #[arg(long, value_name = "ID")]
    pub deck: Vec<String>,
    /// The seed of everything random; printed if it is drawn
    #[arg(long)]
    pub seed: Option<u64>,
    /// Where to keep the record of the match
    #[arg(long, value_name = "FILE")]
    pub record: Option<std::path::PathBuf>,
    /// Plain lines instead of the full screen
    #[arg(long)]
    pub plain: bool,
}

/// Plays a match.
pub fn run(_: &Options, _: &Catalog, _: &Common, _: &Output) -> Result<(), Failure> {
    Err(Failure::Misuse("being written".to_string()))
}
