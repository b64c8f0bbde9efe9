//! `tapis bench`: speed and memory, in seconds of processor time of one core.

use std::time::Instant;

use catalog::{Catalog, Title};
use clap::Args;
use kernel::game::Setup;
use serde::Serialize;

use crate::output::{Failure, Output};

/// What `tapis bench` takes.
#[derive(Args)]
pub struct Options {
    /// The game; all games if left out
    game: Option<String>,
    /// About how many seconds each figure takes
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// How often each figure is taken; the best counts
    #[arg(long, default_value_t = 3)]
    repeats: u32,
    /// Only play so many random decisions and say how many there were, for counting instructions
    #[arg(long, value_name = "DECISIONS")]
    only: Option<u64>,
}

/// The figures of one game.
#[derive(Serialize)]
struct Figures {
    game: String,
    seats: u8,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    copies_per_second: f64,
    redeals_per_second: f64,
    table_bytes: usize,
    largest_copies_per_second: f64,
    largest_bytes: usize,
}

/// Measures every game.
pub fn run(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let titles: Vec<&Title> = match &options.game {
        Some(game) => vec![catalog.find(game).map_err(Failure::Misuse)?],
        None => catalog.titles.iter().collect(),
    };
    if let Some(decisions) = options.only {
        let setup = Setup::new(titles[0].game.seats().0 as u8, 1);
        let played =
            titles[0].game.play_at_random(&setup, decisions).map_err(|error| Failure::Misuse(error.to_string()))?;
        output.result(&format!("{} decisions in {} games", played.decisions, played.games), &played);
        return Ok(());
    }
    let mut figures = Vec::new();
    for title in titles {
        let (least, most) = title.game.seats();
        for seats in least..=most {
            figures.push(measure(title, seats as u8, options).map_err(|error| Failure::Misuse(error.to_string()))?);
        }
    }
    let mut text = String::from(
        "game      seats  decisions/s    games/s  decisions/game     copies/s    re-deals/s  bytes  copies/s of the largest  bytes\n",
    );
    for found in &figures {
        text.push_str(&format!(
            "{:<9} {:>5}  {:>11.0}  {:>9.0}  {:>14.0}  {:>11.0}  {:>12.0}  {:>5}  {:>23.0}  {:>5}\n",
            found.game,
            found.seats,
            found.decisions_per_second,
            found.games_per_second,
            found.decisions_per_game,
            found.copies_per_second,
            found.redeals_per_second,
            found.table_bytes,
            found.largest_copies_per_second,
            found.largest_bytes,
        ));
    }
    output.result(&text, &figures);
    Ok(())
}

/// Among how many decisions the largest table is looked for.
const LARGEST_OF: usize = 300;

fn measure(title: &Title, seats: u8, options: &Options) -> Result<Figures, kernel::error::SetupError> {
    let setup = Setup::new(seats, 1);
    let mut best = (0.0, 0.0, 0.0);
    for _ in 0..options.repeats.max(1) {
        let mut played = kernel::erased::Played::default();
        let clock = Clock::start();
        let mut seed = 1;
        while clock.seconds() < options.seconds {
            let part = title.game.play_at_random(&Setup { seed, ..setup.clone() }, 50_000)?;
            played.games += part.games;
            played.decisions += part.decisions;
            seed += part.games;
        }
        let seconds = clock.seconds();
        let rate = played.decisions as f64 / seconds;
        if rate > best.0 {
            best = (rate, played.games as f64 / seconds, played.decisions as f64 / played.games as f64);
        }
    }
    // A table in mid-game: half of a random match has been played.
    let mut play = title.game.start(&setup)?;
    let mut random = kernel::table::chance::Random::new(1);
    for _ in 0..(best.2 / 2.0) as usize {
        if play.asked().is_some() {
            play.step_at_random(&mut random);
        }
    }
    // The largest table of the decisions that follow: in the middle of something.
    let mut largest = play.fork();
    let mut next = play.fork();
    for _ in 0..LARGEST_OF {
        next.step_at_random(&mut random);
        if next.asked().is_some() && next.to_bytes().len() > largest.to_bytes().len() {
            largest = next.fork();
        }
    }
    Ok(Figures {
        game: title.game.id().to_string(),
        seats,
        decisions_per_second: best.0,
        games_per_second: best.1,
        decisions_per_game: best.2,
        copies_per_second: rate(options, |times| {
            play.copy_often(times);
        }),
        redeals_per_second: rate(options, |times| {
            play.redeal_often(times);
        }),
        table_bytes: play.to_bytes().len(),
        largest_copies_per_second: rate(options, |times| {
            largest.copy_often(times);
        }),
        largest_bytes: largest.to_bytes().len(),
    })
}

/// How often something can be done in a second: the best of several tries.
fn rate(options: &Options, mut act: impl FnMut(u64)) -> f64 {
    const BATCH: u64 = 20_000;
    let mut best: f64 = 0.0;
    for _ in 0..options.repeats.max(1) {
        let clock = Clock::start();
        let mut done = 0;
        while clock.seconds() < options.seconds / 2.0 {
            act(BATCH);
            done += BATCH;
        }
        best = best.max(done as f64 / clock.seconds());
    }
    best
}

/// Processor time of this process where the system tells it, so that a busy machine does not shrink the
/// figures; the time on the wall elsewhere.
struct Clock {
    processor: Option<f64>,
    wall: Instant,
}

impl Clock {
    fn start() -> Clock {
        Clock { processor: processor_seconds(), wall: Instant::now() }
    }

    fn seconds(&self) -> f64 {
        match (self.processor, processor_seconds()) {
            (Some(start), Some(now)) => now - start,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
