//! `tapis bench`: speed and memory, in seconds of processor time of one core.

mod answers;
mod clock;
mod figures;
mod instructions;
mod memory;
mod page;

use catalog::{Catalog, GameEntry};
use clap::Args;
use kernel::erased::AnyMatch;
use kernel::error::SetupError;
use kernel::game::Setup;
use kernel::table::chance::Random;

use crate::output::{Failure, Output};

use figures::Figures;
use memory::Story;

/// What `tapis bench` takes.
#[derive(Args)]
pub struct Options {
    /// The game; all games if left out
    game: Option<String>,
    /// Only with so many seats
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    effort: Effort,
    /// Only play so many random decisions and say how many there were, for counting instructions
    #[arg(long, value_name = "DECISIONS")]
    only: Option<u64>,
    /// Only hold matches after so many decisions and say how many bytes one takes
    #[arg(long, value_name = "DECISIONS", hide = true, requires = "game", requires = "seats")]
    held: Option<usize>,
}

/// How carefully is measured.
#[derive(Args)]
pub struct Effort {
    /// About how many seconds each figure takes
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// How often each figure is taken; the best counts
    #[arg(long, default_value_t = 3)]
    repeats: u32,
    /// How many iterations a search makes for one decision
    #[arg(long, default_value_t = 1000)]
    iterations: u32,
    /// Count instructions with valgrind instead of reading them from the ledger
    #[arg(long)]
    instructions: bool,
}

/// Measures every game.
pub fn run(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let titles: Vec<&GameEntry> = match &options.game {
        Some(game) => vec![catalog.find(game).map_err(Failure::Misuse)?],
        None => catalog.titles.iter().collect(),
    };
    let misuse = |error: SetupError| Failure::Misuse(error.to_string());
    let fewest = |title: &GameEntry| options.seats.unwrap_or(title.game.seats().0 as u8);
    if let Some(decisions) = options.only {
        let setup = Setup::new(fewest(titles[0]), 1);
        let played = titles[0].game.play_at_random(&setup, decisions).map_err(misuse)?;
        output.result(&format!("{} decisions in {} games", played.decisions, played.games), &played);
        return Ok(());
    }
    if let Some(decisions) = options.held {
        let memory = memory::hold(titles[0], fewest(titles[0]), decisions).map_err(misuse)?;
        output.result(&format!("{memory:?}"), &memory);
        return Ok(());
    }
    let mut figures = Vec::new();
    for title in titles {
        let (least, most) = title.game.seats();
        let seats = (least..=most).map(|seats| seats as u8);
        for seats in seats.filter(|seats| options.seats.is_none_or(|wanted| wanted == *seats)) {
            figures.push(Figures::measure(title, seats, &options.effort).map_err(misuse)?);
        }
    }
    if figures.is_empty() {
        let seats = options.seats.unwrap_or_default();
        return Err(Failure::Misuse(format!("no game of these is played with {seats} seats")));
    }
    output.result(&page::table(&figures), &figures);
    Ok(())
}

/// A match after so many random decisions that still goes on: of several seeds, the first that lasts so long.
fn middle(title: &GameEntry, seats: u8, decisions: usize, story: Story) -> Result<Box<dyn AnyMatch>, SetupError> {
    let mut seed = 1;
    'seeds: loop {
        let mut play = title.game.start(&Setup::new(seats, seed))?;
        let mut random = Random::new(seed);
        seed += 1;
        for _ in 0..decisions {
            match (play.asked(), story) {
                (None, _) => continue 'seeds,
                (Some(_), Story::Dropped) => play.step_at_random(&mut random),
                (Some(seat), Story::Kept) => {
                    let mut options = play.options();
                    let option = options.swap_remove(random.below(options.len() as u32) as usize);
                    play.answer(seat, &option.text).expect("an option is accepted");
                }
            }
        }
        if play.asked().is_some() {
            return Ok(play);
        }
    }
}
