//! `tapis tune`: weights for bots, fitted to who won when bots played.

use catalog::{Catalog, Title};
use clap::Args;
use kernel::game::Setup;
use lab::tune::{Course, Fit, fit};
use serde::Serialize;

use crate::edition;
use crate::output::{Failure, Output};

/// What `tapis tune` takes.
#[derive(Args)]
pub struct Options {
    /// The game
    game: String,
    /// The bot that plays all seats
    #[arg(long, default_value = "search:40")]
    bot: String,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 500)]
    games: u64,
    /// The seed of the first match
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// An option of the matches; with * in place of the value a table for each value
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// How many of 256 decisions are taken at random, so that odd tables are met, too
    #[arg(long, value_name = "N", default_value_t = 8)]
    slips: u32,
    /// How firmly weights are held near those written by hand
    #[arg(long, value_name = "NUMBER", default_value_t = 0.001)]
    hold: f64,
    /// How many threads
    #[arg(long, value_name = "N", default_value_t = std::thread::available_parallelism().map_or(1, usize::from))]
    threads: usize,
}

#[derive(Serialize)]
struct Found {
    game: String,
    lessons: usize,
    loss: f64,
    test_loss: f64,
    right: f64,
    weights: Vec<(&'static str, f64)>,
}

/// Plays, fits and prints weights as the file of bots has them.
pub fn run(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let title = catalog.find(&options.game).map_err(Failure::Misuse)?;
    let course = Course {
        title,
        bot: &options.bot,
        setups: setups(title, &options.options)?,
        matches: options.games,
        seed: options.seed,
        threads: options.threads,
        slips: options.slips,
    };
    let lessons = course.lessons().map_err(Failure::Misuse)?;
    let before = title.minds.weights("hand").in_units();
    let Fit { weights, loss, test_loss, right } = fit(&lessons, &before, options.hold).map_err(Failure::Misuse)?;
    let weights: Vec<(&str, f64)> = title.game.features().iter().copied().zip(weights).collect();
    let mut text = format!("(\n    from: \"{}\",\n    of: {{\n", from(options, lessons.len(), test_loss, right));
    for (name, weight) in &weights {
        text.push_str(&format!("        \"{name}\": {weight:.4},\n"));
    }
    text.push_str("    },\n)\n");
    let game = options.game.clone();
    output.result(&text, &Found { game, lessons: lessons.len(), loss, test_loss, right, weights });
    Ok(())
}

/// The run in words: how to make the weights again, and how well they do.
fn from(options: &Options, lessons: usize, test_loss: f64, right: f64) -> String {
    let spread: String = options.options.iter().map(|option| format!(" --option {option}")).collect();
    format!(
        "tapis tune {} --bot {} --games {} --seed {} --slips {} --hold {}{spread}: {lessons} tables, surprise {test_loss:.3}, favourite wins {:.1} % of matches kept apart",
        options.game,
        options.bot,
        options.games,
        options.seed,
        options.slips,
        options.hold,
        100.0 * right
    )
}

/// Every deck against every other, or every deck at every table alone.
fn setups(title: &Title, texts: &[String]) -> Result<Vec<Setup>, Failure> {
    let game = &*title.game;
    let seats = game.seats().0 as u8;
    let decks: Vec<&str> = game.decks().iter().map(|deck| deck.id.as_str()).collect();
    let lists: Vec<Vec<&str>> = match (game.deck_each(), seats) {
        (false, _) => vec![Vec::new()],
        (true, 1) => decks.iter().map(|deck| vec![*deck]).collect(),
        (true, _) => decks.iter().flat_map(|one| decks.iter().map(move |other| vec![*one, *other])).collect(),
    };
    let mut found = Vec::new();
    for options in edition::spread(game, texts)? {
        for list in &lists {
            let decks = list.iter().map(ToString::to_string).collect();
            found.push(Setup { decks, options: options.clone(), ..Setup::new(seats, 1) });
        }
    }
    Ok(found)
}
