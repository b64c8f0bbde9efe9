//! `tapis tune --odds`: whether the chances that are told come true, and how to put them right.

use std::num::NonZeroU32;

use catalog::GameEntry;
use kernel::game::Setup;
use lab::odds::{Correction, Trial, correct};
use serde::Serialize;

use crate::edition::Chosen;
use crate::output::{Failure, Output};

use super::Options;

#[derive(Serialize)]
struct Found {
    seats: u8,
    of: Chosen,
    promises: usize,
    shift: f64,
    scale: f64,
    expected: f64,
    won: f64,
    surprise: (f64, f64),
}

/// Plays the matches of each choice of options, and prints a correction for it as the file of bots has them.
pub fn run(options: &Options, title: &GameEntry, setups: Vec<Setup>, output: &Output) -> Result<(), Failure> {
    let fault = || Failure::Misuse(format!("--odds takes --bot search:N, not {}", options.bot));
    let iterations = options.bot.strip_prefix("search:").and_then(|text| text.parse::<NonZeroU32>().ok());
    let iterations = iterations.ok_or_else(fault)?.get();
    let mut chosen: Vec<Chosen> = setups.iter().map(|setup| setup.options.clone()).collect();
    chosen.dedup();
    let mut found = Vec::new();
    for of in chosen {
        let setups: Vec<Setup> = setups.iter().filter(|setup| setup.options == of).cloned().collect();
        let (matches, seed, threads) = (options.games, options.seed, options.threads);
        let trial = Trial { title, iterations, setups, matches, seed, threads };
        let promises = trial.promises().map_err(Failure::Misuse)?;
        let Correction { shift, scale, expected, won, surprise } = correct(&promises).map_err(Failure::Misuse)?;
        let seats = trial.setups[0].seats;
        found.push(Found { seats, of, promises: promises.len(), shift, scale, expected, won, surprise });
    }
    let text: String = found.iter().map(|found| entry(options, found)).collect();
    output.result(&text, &found);
    Ok(())
}

/// A correction as the file of bots has it, with the run that found it.
fn entry(options: &Options, found: &Found) -> String {
    let of: Vec<String> = found.of.iter().map(|(name, value)| format!("\"{name}\": \"{value}\"")).collect();
    let typed: String = found.of.iter().map(|(name, value)| format!(" --option {name}={value}")).collect();
    let (raw, right) = found.surprise;
    format!(
        "        (\n            of: {{ {} }},\n            seats: {},\n            shift: {:.3},\n            scale: {:.3},\n            from: \"tapis tune {} --odds --seats {} --bot {} --games {} --seed {}{typed}: {} promises, {:.1} % promised and {:.1} % won, surprise {raw:.3} as promised and {right:.3} calibrated in matches kept apart\",\n        ),\n",
        of.join(", "),
        found.seats,
        found.shift,
        found.scale,
        options.game,
        found.seats,
        options.bot,
        options.games,
        options.seed,
        found.promises,
        100.0 * found.expected,
        100.0 * found.won,
    )
}
