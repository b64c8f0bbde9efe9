//! `tapis tune`: weights for bots, fitted to who won when bots played.

mod net;
mod odds;

use catalog::Catalog;
use clap::Args;
use lab::tune::{Course, Tuned, setups};

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
    #[command(flatten)]
    net: net::NetOptions,
    /// How many threads
    #[arg(long, value_name = "N", default_value_t = std::thread::available_parallelism().map_or(1, usize::from))]
    threads: usize,
}

/// Plays, fits and prints weights as the file of bots has them.
pub fn run(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let title = catalog.find(&options.game).map_err(Failure::Misuse)?;
    let setups = setups(title, options.seats, &options.options).map_err(Failure::Misuse)?;
    if options.odds {
        return odds::run(options, title, setups, output);
    }
    if options.net.is_wanted() {
        return net::run(options, title, setups, output);
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
    let tuned = Tuned::fit(title, &lessons, &options.near, options.hold).map_err(Failure::Misuse)?;
    let mut text =
        format!("(\n    from: \"{}\",\n    of: {{\n", from(options, tuned.lessons, tuned.test_loss, tuned.right));
    for (name, weight) in &tuned.weights {
        text.push_str(&format!("        \"{name}\": {weight:.4},\n"));
    }
    text.push_str("    },\n)\n");
    output.result(&text, &tuned);
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
