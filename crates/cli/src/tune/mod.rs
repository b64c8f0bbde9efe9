//! `tapis tune`: weights for bots, fitted to who won when bots played.

mod odds;

use catalog::{Catalog, GameEntry};
use clap::Args;
use kernel::effect::load::unknown;
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
    /// The weights that they are held near
    #[arg(long, value_name = "NAME", default_value = "hand")]
    near: String,
    /// What a common defeat right before victory counts for the fit, between 0 and 1
    #[arg(long, value_name = "NUMBER", default_value_t = 0.0)]
    headway: f64,
    /// How many seats; without, the fewest
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Instead of weights: whether the chances that bot search:N expects come true, and how to put them right
    #[arg(long, conflicts_with_all = ["slips", "hold", "near", "headway"])]
    odds: bool,
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
    let setups = setups(title, options)?;
    if options.odds {
        return odds::run(options, title, setups, output);
    }
    let course = Course {
        title,
        bot: &options.bot,
        setups,
        matches: options.games,
        seed: options.seed,
        threads: options.threads,
        slips: options.slips,
        headway: options.headway,
    };
    let lessons = course.lessons().map_err(Failure::Misuse)?;
    if !title.bots.weight_names().contains(&options.near.as_str()) {
        return Err(Failure::Misuse(unknown("weights", &options.near, &title.bots.weight_names())));
    }
    let before = title.bots.weights(&options.near).in_units();
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
    let near = if options.near == "hand" { String::new() } else { format!(" --near {}", options.near) };
    let headway = if options.headway == 0.0 { String::new() } else { format!(" --headway {}", options.headway) };
    let seats = options.seats.map(|seats| format!(" --seats {seats}")).unwrap_or_default();
    let spread: String = options.options.iter().map(|option| format!(" --option {option}")).collect();
    format!(
        "tapis tune {} --bot {} --games {} --seed {} --slips {} --hold {}{near}{headway}{seats}{spread}: {lessons} tables, surprise {test_loss:.3}, favourite wins {:.1} % of matches kept apart",
        options.game,
        options.bot,
        options.games,
        options.seed,
        options.slips,
        options.hold,
        100.0 * right
    )
}

/// Every deck against every other, every deck at every table alone, or with more seats decks in their order, each of them
/// first once; without those that may not sit at one table.
fn setups(title: &GameEntry, options: &Options) -> Result<Vec<Setup>, Failure> {
    let game = &*title.game;
    let (fewest, most) = game.seats();
    let seats = options.seats.unwrap_or(fewest as u8);
    if !(fewest..=most).contains(&usize::from(seats)) {
        return Err(Failure::Misuse(format!("{} has {fewest} to {most} seats, not {seats}", options.game)));
    }
    let decks: Vec<&str> = game.decks().iter().map(|deck| deck.id.as_str()).collect();
    let lists: Vec<Vec<&str>> = match (game.deck_each(), seats) {
        (false, _) => vec![Vec::new()],
        (true, 2) => decks.iter().flat_map(|one| decks.iter().map(move |other| vec![*one, *other])).collect(),
        (true, _) => {
            let from = |first: usize| decks.iter().copied().cycle().skip(first).take(seats.into()).collect();
            (0..decks.len()).map(from).collect()
        }
    };
    let (mut found, mut fault) = (Vec::new(), None);
    for options in edition::spread(game, &options.options)? {
        for list in &lists {
            let decks = list.iter().map(ToString::to_string).collect();
            let setup = Setup { decks, options: options.clone(), ..Setup::new(seats, 1) };
            match game.start(&setup) {
                Ok(_) => found.push(setup),
                Err(why) => fault = Some(why),
            }
        }
    }
    // What is wrong with all of them is worth telling.
    match fault.filter(|_| found.is_empty()) {
        Some(fault) => Err(Failure::Misuse(fault.to_string())),
        None => Ok(found),
    }
}
