//! `tapis tune --net`: a judgement that is learned, round by round.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ai::net::Notes;
use ai::{Budget, Position};
use catalog::GameEntry;
use clap::Args;
use kernel::game::Setup;
use lab::learn::rounds::{Course, Progress, Round, Wish};
use lab::learn::trial::{Trial, Tried};
use lab::stats::Estimate;
use serde::Serialize;

use crate::output::{Failure, Output};

use super::Options;

/// What only learning takes.
#[derive(Args)]
pub struct NetOptions {
    /// Instead of weights: a net beside those of the strongest level, learned in a folder in which a run goes on where it
    /// was stopped
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["odds", "hold"])]
    net: Option<PathBuf>,
    /// How many rounds at most
    #[arg(long, value_name = "N", default_value_t = 20, requires = "net")]
    rounds: usize,
    /// In how many matches each net is tried against the best so far
    #[arg(long, value_name = "N", default_value_t = 200, requires = "net")]
    tried: u64,
    /// After so many rounds without a gain it is enough
    #[arg(long, value_name = "N", default_value_t = 3, requires = "net")]
    patience: usize,
    /// In how many matches the best is tried against the weights alone in the end, at equal iterations and at equal time
    #[arg(long, value_name = "N", default_value_t = 600, requires = "net")]
    exam: u64,
    /// How many rows cards share, and how wide the two hidden layers are
    #[arg(long, value_name = "ROWS,WIDE,NARROW", value_delimiter = ',', default_values_t = [2048, 32, 16], requires = "net")]
    size: Vec<usize>,
}

impl NetOptions {
    pub fn is_wanted(&self) -> bool {
        self.net.is_some()
    }
}

#[derive(Serialize)]
struct Found {
    progress: Progress,
    file: Option<PathBuf>,
    equal_iterations: Option<Tried>,
    equal_time: Option<Tried>,
}

/// Learns, tells of each round, and examines the best net on matches of its own.
pub fn run(options: &Options, title: &GameEntry, setups: Vec<Setup>, output: &Output) -> Result<(), Failure> {
    let fault = || Failure::Misuse(format!("--net takes --bot search:N, not {}", options.bot));
    let iterations: u32 =
        options.bot.strip_prefix("search:").and_then(|text| text.parse().ok()).filter(|n| *n > 0).ok_or_else(fault)?;
    let net = &options.net;
    let [rows, wide, narrow] = net.size[..] else { return Err(Failure::Misuse("--size takes three numbers".into())) };
    if rows == 0 || !(1..=512).contains(&wide) || !(1..=512).contains(&narrow) || rows > 1 << 16 {
        return Err(Failure::Misuse("--size takes 1 to 65536 rows and layers of 1 to 512".to_string()));
    }
    let (settings, judge) = title.bots.strongest();
    let play = title.game.start(&setups[0]).map_err(|error| Failure::Misuse(error.to_string()))?;
    let strongest = Position::of(&*play).map(|position| judge.at(&position).clone()).unwrap_or_default();
    let plain = Arc::new(strongest.without_net());
    let wish = Wish {
        game: options.game.clone(),
        iterations,
        matches: options.games,
        tried: net.tried,
        seed: options.seed,
        slips: options.slips,
        rows,
        wide,
        narrow,
        patience: net.patience,
        options: options.options.clone(),
        seats: options.seats,
    };
    let folder = net.net.clone().unwrap_or_default();
    let threads = options.threads;
    let course = Course { title, wish, settings, begin: strongest, setups, threads, folder };
    let progress = course.run(net.rounds, |round| eprintln!("{}", line(round))).map_err(Failure::Misuse)?;
    let best = course.best(&progress).map_err(Failure::Misuse)?;
    let mut found = Found { progress, file: None, equal_iterations: None, equal_time: None };
    let mut text = String::new();
    match best.net() {
        Some(learned) => {
            let exam = |budget: Budget| {
                let sides = [best.clone(), plain.clone()];
                let (setups, matches) = (course.setups.clone(), net.exam);
                let seed = options.seed.wrapping_add(1 << 50);
                let settings = course.settings.clone();
                Trial { title, settings, budget, sides, setups, matches, seed, threads }.tried()
            };
            let equal = exam(Budget::Iterations(iterations)).map_err(Failure::Misuse)?;
            let time = Duration::from_secs_f64(equal.thought[1].max(0.0001));
            let timed = exam(Budget::Time(time)).map_err(Failure::Misuse)?;
            let from = format!(
                "tapis tune {} --net: {} rounds of {} matches with {iterations} iterations, seed {}; {} at equal iterations, {} at equal time",
                options.game,
                found.progress.rounds.len(),
                options.games,
                options.seed,
                won(&equal),
                won(&timed)
            );
            let file = course.folder.join(format!("{}.safetensors", options.game));
            let bytes = learned.to_bytes(&Notes { game: options.game.clone(), from: from.clone() });
            std::fs::write(&file, bytes).map_err(|error| Failure::Misuse(format!("{}: {error}", file.display())))?;
            text.push_str(&format!("{}: {from}\n", file.display()));
            (found.file, found.equal_iterations, found.equal_time) = (Some(file), Some(equal), Some(timed));
        }
        None => text.push_str("no round brought a gain: the weights stay as they are\n"),
    }
    output.result(&text, &found);
    Ok(())
}

fn won(tried: &Tried) -> String {
    let Estimate { value, low, high } = tried.share();
    let (value, low, high) = (100.0 * value, 100.0 * low, 100.0 * high);
    format!("{value:.1} % ({low:.1} to {high:.1}) of {} matches", tried.matches)
}

fn line(round: &Round) -> String {
    let fitted = &round.fitted;
    format!(
        "round {}: {} tables, surprise {:.3}, apart {:.3} (weights alone {:.3}); {} against the best so far{}; {:.0} s",
        round.round,
        fitted.samples,
        fitted.loss,
        fitted.test_loss,
        fitted.plain_loss,
        won(&round.tried),
        if round.best { ": better" } else { "" },
        round.seconds
    )
}
