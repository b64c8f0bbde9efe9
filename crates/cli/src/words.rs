//! `tapis words`: the words that card files may use.

use catalog::words;
use clap::Args;
use serde::Serialize;

use crate::output::{Failure, Output};

/// What `tapis words` takes.
#[derive(Args)]
pub struct Options {
    /// The game
    game: String,
    /// One word; all of them if left out
    word: Option<String>,
}

#[derive(Serialize)]
struct Shown<'a> {
    game: &'a str,
    entries: Vec<&'static str>,
}

/// Prints the page of a game, or the entries of a word.
pub fn run(options: &Options, output: &Output) -> Result<(), Failure> {
    let page = words::page(&options.game).map_err(Failure::Misuse)?;
    let entries = match &options.word {
        Some(word) => words::find(page, word).map_err(Failure::Misuse)?,
        None => vec![page],
    };
    output.result(&entries.join("\n\n"), &Shown { game: &options.game, entries });
    Ok(())
}
