//! The program: what it can do, one command each.

mod admin;
mod backup;
mod bench;
mod cards;
mod check;
mod deck;
mod edition;
mod fuzz;
mod odds;
mod output;
mod play;
mod puzzles;
mod replay;
mod rules;
mod serve;
mod sim;
mod traces;
mod tune;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use catalog::Catalog;
use clap::{Args, Parser, Subcommand};
use kernel::book::Language;

use output::{Failure, Output};

/// Card games with their rulebooks enforced.
///
/// Without a command it opens the table in the browser.
#[derive(Parser)]
#[command(name = "tapis", version, max_term_width = 100)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    common: Common,
}

/// What every command takes.
#[derive(Args, Clone)]
pub struct Common {
    /// A folder of your own that adds cards/GAME/*.ron, decks/GAME/*.ron and scenarios/GAME/*.scn, and may replace
    /// bots/GAME.ron
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// French or English; the default comes from the locale
    #[arg(long, global = true, value_name = "fr|en")]
    lang: Option<Language>,
    /// Results as JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// The table in the browser, for one or for many
    Serve(serve::Options),
    /// Copy the database of a server, which may be running, into a file
    Backup(backup::Backup),
    /// Bring such a file back into a new database
    Restore(backup::Restore),
    /// Reports, bans, closed tables, roles: what moderators do
    Admin(admin::Options),
    /// Play in the terminal; with only bots the game plays itself
    Play(play::Options),
    /// The rulebook: all rules, one rule, or which rule has which passing scenario
    Rules(rules::Options),
    /// Learn a game, lesson by lesson
    Learn(play::learn::Options),
    /// Positions with something to be reached before the turn is over
    Puzzles(puzzles::Options),
    /// Cards as text, or how many are done
    Cards(cards::Options),
    /// What the dice of a card may bring: exact chances
    Odds(odds::Options),
    /// The words that card files may use, with their meaning and an example
    Words(words::Options),
    /// Whether a deck is legal; decks from and for other programs
    Deck(deck::Options),
    /// Load and check all cards, decks, rules and scenarios
    Check(check::Options),
    /// Random play with every invariant on
    Fuzz(fuzz::Options),
    /// Play a record again and compare every hash
    Replay(replay::Options),
    /// Many matches of bots: win rates, ladders, what a changed card does
    Sim(sim::Options),
    /// Weights for bots, fitted to who won when bots played
    Tune(tune::Options),
    /// Speed and memory
    Bench(bench::Options),
}

impl Common {
    /// The language asked for, or that of the system.
    pub fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| {
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .iter()
                .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
            if locale.is_some_and(|locale| locale.starts_with("fr")) { Language::Fr } else { Language::En }
        })
    }
}

fn main() -> ExitCode {
    let program = Program::parse();
    let output = Output { json: program.common.json };
    match run(&program, &output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => output.fail(&failure, program.common.language()),
    }
}

fn run(program: &Program, output: &Output) -> Result<(), Failure> {
    let common = &program.common;
    if let Some(Command::Check(options)) = &program.command {
        return check::run(options, common, output);
    }
    match &program.command {
        Some(Command::Backup(options)) => return backup::back_up(options, common, output),
        Some(Command::Restore(options)) => return backup::restore(options, common, output),
        Some(Command::Admin(options)) => return admin::run(options, output),
        Some(Command::Words(options)) => return words::run(options, output),
        None => return serve::run(&serve::Options::here(), common),
        Some(Command::Serve(options)) => return serve::run(options, common),
        _ => {}
    }
    let mut catalog = Catalog::load(common.data.as_deref()).map_err(Failure::Data)?;
    pipe::admit_any(&mut catalog);
    match &program.command {
        Some(Command::Play(options)) => play::run(options, &catalog, common, output),
        Some(Command::Learn(options)) => play::learn::run(options, &catalog, common, output),
        Some(Command::Puzzles(options)) => puzzles::run(options, &catalog, common, output),
        Some(Command::Rules(options)) => rules::run(options, &catalog, common, output),
        Some(Command::Cards(options)) => cards::run(options, &catalog, common, output),
        Some(Command::Odds(options)) => odds::run(options, &catalog, common, output),
        Some(Command::Deck(options)) => deck::run(options, &catalog, common, output),
        Some(Command::Fuzz(options)) => fuzz::run(options, &catalog, output),
        Some(Command::Replay(options)) => replay::run(options, &catalog, common, output),
        Some(Command::Sim(options)) => sim::run(options, &catalog, common, output),
        Some(Command::Tune(options)) => tune::run(options, &catalog, output),
        Some(Command::Bench(options)) => bench::run(options, &catalog, output),
        None
        | Some(
            Command::Check(_)
            | Command::Admin(_)
            | Command::Backup(_)
            | Command::Restore(_)
            | Command::Words(_)
            | Command::Serve(_),
        ) => {
            unreachable!("done before anything is loaded")
        }
    }
}
