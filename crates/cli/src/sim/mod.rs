//! `tapis sim`: many matches of bots, counted.

mod compare;
mod grid;
mod progress;
mod stop;
mod text;

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use catalog::Catalog;
use catalog::speech::Speech;
use clap::Args;
use lab::advice::advice;
use lab::aim::Aim;
use lab::files::Paths;
use lab::found::Found;
use lab::plan::Plan;
use lab::report::numbers::Numbers;
use lab::run::{Manner, run as play_all};
use lab::words::Words;

use crate::Common;
use crate::output::{Failure, Output};
use progress::Progress;

/// What `tapis sim` takes.
#[derive(Args)]
pub struct Options {
    /// The game
    game: String,
    /// Who plays, in the order of the seats: BOT or BOT@DECK, * for every deck; the last one also takes the seats left. A
    /// program of your own is written cmd:PROGRAM or python:MODULE:CLASS
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
    /// rate of the first entrant. Rows go to two files, FILE.a and FILE.b before the ending
    #[arg(long, value_names = ["A.ron", "B.ron"], num_args = 2, conflicts_with_all = ["ladder", "resume"])]
    compare: Vec<PathBuf>,
    /// Stop once the win rate of the first entrant, or what --compare looks for (1% if left out), is known so exactly on
    /// either side
    #[arg(long, value_name = "SHARE", value_parser = compare::read_precision, conflicts_with = "ladder")]
    precision: Option<f64>,
    /// An option of the matches; with * in place of the value a table for each value
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// How many threads; as many as there are cores if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Write one row a match, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write one row a seat and turn, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    turns: Option<PathBuf>,
    /// Write one row per card, seat and match, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    /// Write one row a decision, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    decisions: Option<PathBuf>,
    /// Write a page to read in a browser
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Tell which cards the first entrant does best without, by the opening hands that it had
    #[arg(long, conflicts_with = "compare")]
    advice: bool,
    /// Keep the run in a file; the same command goes on with it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Stop after so many matches although there are more
    #[arg(long, value_name = "N", hide = true)]
    stop_after: Option<u64>,
}

/// Plays, counts and tells.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    let title = catalog.find(&options.game).map_err(Failure::Misuse)?;
    let words = words(options);
    let wish = words.wish(title).map_err(Failure::Misuse)?;
    try_report(options)?;
    if !options.compare.is_empty() {
        return compare::run(options, &options.compare, &words, common, output);
    }
    let plan = Plan::new(title, &wish).map_err(Failure::Misuse)?;
    tell_left_out(&plan.left_out);
    let speech = Speech::of(common.language(), title.game.id());
    let command = words.command();
    let mut progress = Progress::new(&speech, plan.matches());
    let mut told = |done: u64, aim: Option<&Aim>| {
        if let Some(aim) = aim {
            progress.expect(expected(done, aim.rate().half_width(), aim.precision()).min(plan.matches()));
        }
        progress.tell(done);
    };
    let mut manner = Manner {
        threads: threads(options),
        cards: options.report.is_some() || options.advice,
        paths: paths(options),
        notes: vec![("version".to_string(), plan.version.clone()), ("command".to_string(), command.clone())],
        kept: options.resume.clone(),
        stop_after: options.stop_after,
        stop: stop::when_told(),
        told: &mut told,
        aim: options.precision.map(Aim::new),
        fault: None,
    };
    let tally = play_all(title, &plan, &mut manner).map_err(Failure::Wanting)?;
    let (fault, aim) = (manner.fault.take(), manner.aim.take());
    progress.end();
    let summary = tally.summary(title, &plan, &command);
    if let Some(path) = &options.report {
        write_report(path, &lab::report::page(title, &summary, &speech))?;
    }
    let enough = aim.as_ref().is_some_and(Aim::is_reached);
    let mut found = Found::new(summary, options.ladder, aim.as_ref());
    found.advice = options.advice.then(|| advice(&found.summary, 0));
    output.result(&text::result(&speech, &plan, &found), &found);
    let summary = &found.summary;
    if summary.matches == plan.matches() || enough {
        return Ok(());
    }
    let key = if options.resume.is_some() { "sim-stopped-kept" } else { "sim-stopped" };
    let numbers = Numbers::new(speech.language);
    let counts = [("done", numbers.count(summary.matches)), ("total", numbers.count(plan.matches()))];
    let stopped = text::say(&speech, key, &counts);
    Err(Failure::Wanting(fault.map_or(stopped.clone(), |fault| format!("{fault}\ntapis: {stopped}"))))
}

/// What is asked for, in words.
fn words(options: &Options) -> Words {
    Words {
        game: options.game.clone(),
        seat: options.seat.clone(),
        seats: options.seats,
        option: options.option.clone(),
        games: options.games,
        seed: options.seed,
        mirror: options.mirror,
        ladder: options.ladder,
        compare: options.compare.iter().map(|path| path.display().to_string()).collect(),
        precision: options.precision,
    }
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
    let cores = || std::thread::available_parallelism().map_or(1, usize::from).min(256);
    options.threads.map_or_else(cores, usize::from)
}

/// Where rows go.
fn paths(options: &Options) -> Paths {
    Paths {
        matches: options.out.clone(),
        cards: options.cards.clone(),
        decisions: options.decisions.clone(),
        turns: options.turns.clone(),
    }
}

/// How many matches it will take until an interval is narrow enough: its width shrinks with the root of the matches.
fn expected(done: u64, width: f64, wanted: f64) -> u64 {
    (done as f64 * (width / wanted).powi(2).clamp(1.0, 1e6)) as u64
}

/// Says at once that a report cannot be written.
fn try_report(options: &Options) -> Result<(), Failure> {
    let Some(path) = &options.report else { return Ok(()) };
    let tried = OpenOptions::new().append(true).create(true).open(path);
    tried.map(drop).map_err(|error| Failure::Misuse(format!("{}: {error}", path.display())))
}

fn write_report(path: &Path, page: &str) -> Result<(), Failure> {
    std::fs::write(path, page).map_err(|error| Failure::Wanting(format!("{}: {error}", path.display())))
}
