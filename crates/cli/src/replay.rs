//! `tapis replay`: a record played again, every hash compared.

use std::path::PathBuf;

use catalog::Catalog;
use catalog::speech::{Listener, Speech};
use clap::Args;
use kernel::record::Record;
use serde::Serialize;

use crate::Common;
use crate::output::{Failure, Output};

/// What `tapis replay` takes.
#[derive(Args)]
pub struct Options {
    /// The record
    file: PathBuf,
    /// Stop after so many decisions
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Print the log of the match
    #[arg(long)]
    log: bool,
}

/// What the replay came to.
#[derive(Serialize)]
struct Replayed {
    game: String,
    decisions: usize,
    hash: String,
    asked: Option<String>,
    winners: Vec<String>,
    log: Vec<String>,
}

/// Replays a record and prints where it ends.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    let path = options.file.display();
    let bytes = std::fs::read(&options.file).map_err(|error| Failure::Misuse(format!("{path}: {error}")))?;
    let record = Record::read(&bytes).map_err(|fault| Failure::Wanting(format!("{path}: {fault}")))?;
    let title = catalog.find(&record.game).map_err(|fault| Failure::Wanting(format!("{path}: {fault}")))?;
    let play = title.replay(&record, options.to).map_err(|fault| Failure::Wanting(format!("{path}: {fault}")))?;
    let speech = Speech::of(common.language(), title.game.id());
    let names: Vec<String> = Vec::new();
    let listener = Listener { game: &*title.game, seat: None, names: &names, all: true };
    let log: Vec<String> = if options.log {
        play.log().iter().map(|entry| speech.say(&entry.phrase, &listener)).collect()
    } else {
        Vec::new()
    };
    let done = Replayed {
        game: record.game.clone(),
        decisions: record.decisions.len().min(options.to.unwrap_or(usize::MAX)),
        hash: kernel::record::hex(play.digest()),
        asked: play.asked().map(|seat| seat.to_string()),
        winners: play
            .verdict()
            .map_or(Vec::new(), |verdict| verdict.winners.seats().map(|seat| seat.to_string()).collect()),
        log,
    };
    let mut text = done.log.join("\n");
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(&crate::play::position(title, play.fork(), common.language()).join("\n"));
    text.push_str("\n\n");
    text.push_str(&format!("{} decisions, every hash as recorded; the table has hash {}\n", done.decisions, done.hash));
    match &done.asked {
        Some(seat) => text.push_str(&format!("{seat} is asked: {}\n", {
            let options: Vec<String> = play.options().into_iter().map(|option| option.text).collect();
            options.join(" | ")
        })),
        None => text.push_str(&format!("won by {}\n", done.winners.join(", "))),
    }
    output.result(&text, &done);
    Ok(())
}
