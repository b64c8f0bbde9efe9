//! `tapis sim`: many matches of bots, counted.

mod compare;
mod grid;
mod progress;
mod stop;
mod text;

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use catalog::speech::Speech;
use catalog::{Catalog, GameEntry};
use clap::Args;
use lab::files::Paths;
use lab::ladder::{Rung, ladder};
use lab::plan::{Plan, Wish};
use lab::report::numbers::Numbers;
use lab::run::{Manner, run as play_all};
use lab::summary::Summary;
use serde::Serialize;

use crate::Common;
use crate::edition::spread;
use crate::output::{Failure, Output};
use progress::Progress;

/// How many matches are played if nothing is said.
const GAMES: u64 = 100;

/// What `tapis sim` takes.
#[derive(Args)]
pub struct Options {
    /// The game
    game: String,
    /// Who plays, in the order of the seats: BOT or BOT@DECK, * for every deck; the last one also takes the seats left
    #[arg(long, value_name = "ENTRANT", value_delimiter = ',')]
    seat: Vec<String>,
    /// How many seats
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How many matches each line-up plays at each table; 100 if left out
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// The seed of it all
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play each seed once for every seating, so that nobody has better seats or luckier cards
    #[arg(long)]
    mirror: bool,
    /// Everybody against everybody else, mirrored, with ratings
    #[arg(long)]
    ladder: bool,
    /// Play with the cards of either file in place of those with the same ids, until it is known what they do to the win
    /// rate of the first entrant
    #[arg(long, value_names = ["A.ron", "B.ron"], num_args = 2, conflicts_with_all = ["ladder", "out", "cards", "decisions", "report", "resume"])]
    compare: Vec<PathBuf>,
    /// How exactly it is to be known, on either side
    #[arg(long, value_name = "SHARE", default_value = "1%", value_parser = compare::read_precision, requires = "compare")]
    precision: f64,
    /// An option of the matches; with * in place of the value a table for each value
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// How many threads; as many as there are cores if left out
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write one row a match, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write one row per card, seat and match, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    /// Write one row a decision, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    decisions: Option<PathBuf>,
    /// Write a page to read in a browser
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Keep the run in a file; the same command goes on with it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Stop after so many matches although there are more
    #[arg(long, value_name = "N", hide = true)]
    stop_after: Option<u64>,
}

/// What a run found, for programs.
#[derive(Serialize)]
struct Found<'a> {
    #[serde(flatten)]
    summary: &'a Summary,
    #[serde(skip_serializing_if = "Option::is_none")]
    ladder: Option<Vec<Rung>>,
}

/// Plays, counts and tells.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    let title = catalog.find(&options.game).map_err(Failure::Misuse)?;
    let wish = wish(options, title)?;
    if !options.compare.is_empty() {
        return compare::run(options, &options.compare, &wish, common, output);
    }
    let plan = Plan::new(title, &wish).map_err(Failure::Misuse)?;
    tell_left_out(&plan.left_out);
    if let Some(path) = &options.report {
        let tried = OpenOptions::new().append(true).create(true).open(path);
        tried.map_err(|error| Failure::Misuse(format!("{}: {error}", path.display())))?;
    }
    let speech = Speech::of(common.language(), title.game.id());
    let command = command(options);
    let mut progress = Progress::new(&speech, plan.matches());
    let mut told = |done| progress.tell(done);
    let mut manner = Manner {
        threads: threads(options),
        cards: options.report.is_some(),
        paths: Paths {
            matches: options.out.clone(),
            cards: options.cards.clone(),
            decisions: options.decisions.clone(),
        },
        notes: vec![("version".to_string(), plan.version.clone()), ("command".to_string(), command.clone())],
        kept: options.resume.clone(),
        stop_after: options.stop_after,
        stop: stop::when_told(),
        told: &mut told,
    };
    let tally = play_all(title, &plan, &mut manner).map_err(Failure::Wanting)?;
    progress.end();
    let summary = tally.summary(title, &plan, &command);
    if let Some(path) = &options.report {
        write_report(path, title, &summary, &speech)?;
    }
    let ladder = (options.ladder && !summary.together).then(|| ladder(&summary));
    let text = text::result(&speech, &summary, ladder.as_deref());
    output.result(&text, &Found { summary: &summary, ladder });
    if summary.matches == plan.matches() {
        return Ok(());
    }
    let key = if options.resume.is_some() { "sim-stopped-kept" } else { "sim-stopped" };
    let numbers = Numbers::new(speech.language);
    let counts = [("done", numbers.count(summary.matches)), ("total", numbers.count(plan.matches()))];
    Err(Failure::Wanting(text::say(&speech, key, &counts)))
}

fn wish(options: &Options, title: &GameEntry) -> Result<Wish, Failure> {
    Ok(Wish {
        entrants: options.seat.clone(),
        seats: options.seats,
        tables: spread(&*title.game, &options.option)?,
        games: options.games.unwrap_or(GAMES),
        seed: options.seed,
        mirrored: options.mirror,
        ladder: options.ladder,
    })
}

/// Says who cannot sit together, the first few.
fn tell_left_out(left_out: &[String]) {
    const SHOWN: usize = 3;
    for fault in left_out.iter().take(SHOWN) {
        eprintln!("tapis: left out: {fault}");
    }
    if left_out.len() > SHOWN {
        eprintln!("tapis: left out: {} more", left_out.len() - SHOWN);
    }
}

fn threads(options: &Options) -> usize {
    options.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).clamp(1, 256)
}

fn write_report(path: &Path, title: &GameEntry, summary: &Summary, speech: &Speech) -> Result<(), Failure> {
    std::fs::write(path, lab::report::page(title, summary, speech))
        .map_err(|error| Failure::Wanting(format!("{}: {error}", path.display())))
}

/// The command that makes it all again.
fn command(options: &Options) -> String {
    let mut words = vec!["tapis sim".to_string(), options.game.clone()];
    if !options.seat.is_empty() {
        words.push(format!("--seat {}", quoted(&options.seat.join(","))));
    }
    if let Some(seats) = options.seats {
        words.push(format!("--seats {seats}"));
    }
    words.extend(options.option.iter().map(|option| format!("--option {}", quoted(option))));
    if let [first, second] = options.compare.as_slice() {
        let files = [first, second].map(|path| quoted(&path.display().to_string()));
        words.push(format!("--compare {} --precision {}", files.join(" "), options.precision));
    }
    if options.compare.is_empty() || options.games.is_some() {
        words.push(format!("--games {}", options.games.unwrap_or(GAMES)));
    }
    words.push(format!("--seed {}", options.seed));
    if options.ladder {
        words.push("--ladder".to_string());
    } else if options.mirror {
        words.push("--mirror".to_string());
    }
    words.join(" ")
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=@:,./".contains(letter);
    if word.chars().all(plain) { word.to_string() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}
