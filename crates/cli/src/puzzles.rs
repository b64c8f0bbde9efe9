//! `tapis puzzles`: positions with something to be reached; played, listed, and found in matches of bots.

use std::collections::BTreeMap;
use std::io::{self, BufRead, IsTerminal, Write};

use ai::{Bot, Position};
use catalog::puzzles::{Aim, Chance, Proof, Puzzle, Stand, decision};
use catalog::speech::Speech;
use catalog::story::Turn;
use catalog::{Catalog, GameEntry};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use lab::puzzles::{Search, find, prove};
use serde::Serialize;

use crate::Common;
use crate::output::{Failure, Output};
use crate::play::display::page::{self, Shown};
use crate::play::input::reply::Reply;
use crate::play::lines::Terminal;
use crate::play::session::{Player, Session};

#[derive(Args)]
pub struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// The puzzles of a game
    List {
        /// The game
        game: String,
    },
    /// Solve a puzzle in the terminal
    Play {
        /// The game
        game: String,
        /// The puzzle's id
        puzzle: String,
        /// Show a solution instead
        #[arg(long)]
        solution: bool,
    },
    /// Play every solution
    Check {
        /// The game
        game: String,
    },
    /// Prove every solution anew; the puzzles are written to stdout with how sure they are, a line each
    Prove {
        /// The game
        game: String,
    },
    /// Look for puzzles in matches of bots; they are written to stdout, a line each
    Find {
        /// The game
        game: String,
        /// How many of each kind
        #[arg(long, value_name = "N", default_value_t = 12)]
        count: usize,
        /// The most matches to be played for them
        #[arg(long, value_name = "N", default_value_t = 400)]
        games: u64,
        /// The bot that plays
        #[arg(long, default_value = "greedy")]
        bot: String,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Look for answers with the best chance, rather than for ways that hold whatever comes
        #[arg(long)]
        chance: bool,
        /// An option of the matches
        #[arg(long, value_name = "NAME=VALUE")]
        option: Vec<String>,
    },
}

/// A puzzle in a list.
#[derive(Serialize)]
struct Listed<'p> {
    id: &'p str,
    aim: Aim,
    seat: String,
    moves: usize,
    proof: Proof,
}

pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    let (Task::List { game }
    | Task::Play { game, .. }
    | Task::Check { game }
    | Task::Prove { game }
    | Task::Find { game, .. }) = &options.task;
    let title = catalog.find(game).map_err(Failure::Misuse)?;
    let speech = Speech::of(common.language(), title.game.id());
    match &options.task {
        Task::List { .. } => list(title, &speech, output),
        Task::Play { puzzle, solution, .. } => {
            let found = title.puzzle(puzzle).ok_or_else(|| {
                let known: Vec<&str> = title.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
                Failure::Misuse(kernel::effect::load::unknown("puzzle", puzzle, &known))
            })?;
            if *solution {
                output.result(&found.solution.join("\n"), &found.solution);
                return Ok(());
            }
            let mut terminal =
                Terminal { input: io::stdin().lock(), output: io::stdout(), echo: !io::stdin().is_terminal() };
            match solve(title, found, &speech, &mut terminal) {
                Ok(solved) => solved.map_err(Failure::Wanting),
                // A reader that has gone away is no fault of ours.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                Err(error) => Err(Failure::Wanting(error.to_string())),
            }
        }
        Task::Check { .. } => {
            let faults: Vec<String> = title.puzzles.iter().filter_map(|puzzle| puzzle.check(title).err()).collect();
            if !faults.is_empty() {
                return Err(Failure::Wanting(faults.join("\n")));
            }
            let count = title.puzzles.len();
            output.result(&speech.with("puzzles-checked", &[("count", &count.to_string())]), &count);
            Ok(())
        }
        Task::Prove { .. } => {
            let mut faults = Vec::new();
            for puzzle in &title.puzzles {
                match prove(title, puzzle).map_err(Failure::Wanting)? {
                    Some(proof) => write(&Puzzle { proof, ..puzzle.clone() }, output),
                    None => faults.push(format!("{}: holds too seldom", puzzle.id)),
                }
            }
            if faults.is_empty() { Ok(()) } else { Err(Failure::Wanting(faults.join("\n"))) }
        }
        Task::Find { count, games, bot, seed, chance, option, .. } => {
            let mut chosen = BTreeMap::new();
            for pair in option {
                let (name, value) =
                    pair.split_once('=').ok_or_else(|| Failure::Misuse(format!("`{pair}`: NAME=VALUE")))?;
                chosen.insert(name.to_string(), value.to_string());
            }
            let (bot, chance) = (bot.clone(), *chance);
            let search = Search { bot, count: *count, games: *games, seed: *seed, chance, options: chosen };
            look(title, &search, output)
        }
    }
}

/// Writes a puzzle as files have it.
fn write(puzzle: &Puzzle, output: &Output) {
    let line = serde_json::to_string(puzzle).expect("a puzzle is a plain value");
    output.result(&line, puzzle);
}

/// Looks for puzzles; each is written once it is found.
fn look(title: &GameEntry, search: &Search, output: &Output) -> Result<(), Failure> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}").expect("a template");
    let bar = ProgressBar::new(search.games).with_style(style);
    let mut number = 0;
    let found = find(title, search, |game, puzzle| {
        bar.set_position(game);
        if let Some(puzzle) = puzzle {
            number += 1;
            bar.set_message(number.to_string());
            bar.suspend(|| write(puzzle, output));
        }
    });
    bar.finish_and_clear();
    found.map(drop).map_err(Failure::Misuse)
}

fn list(title: &GameEntry, speech: &Speech, output: &Output) -> Result<(), Failure> {
    let line = |puzzle: &Puzzle| format!("{:<12} {}", puzzle.id, goal(puzzle, speech));
    let lines: Vec<String> = title.puzzles.iter().map(line).collect();
    let all: Vec<Listed> = title.puzzles.iter().map(listed).collect();
    output.result(&lines.join("\n"), &all);
    Ok(())
}

fn listed(puzzle: &Puzzle) -> Listed<'_> {
    Listed {
        id: &puzzle.id,
        aim: puzzle.aim,
        seat: puzzle.seat.to_string(),
        moves: puzzle.moves(),
        proof: puzzle.proof,
    }
}

/// How many chances are told: the best ones and the one that was taken.
const TOLD: usize = 4;

/// What the answers of a puzzle would have brought, once one was given.
fn chances(puzzle: &Puzzle, session: &Session, speech: &Speech) -> Vec<String> {
    let given = puzzle.answered(session.play()).unwrap_or_default();
    let told = puzzle.chances.iter().enumerate().filter(|(place, chance)| *place < TOLD || chance.answer == given);
    let line = |chance: &Chance| {
        let answer = session.describe(session.play(), &chance.answer);
        let percent = (chance.of_thousand as f64 / 10.0).round().to_string();
        let key = if chance.answer == given { "puzzle-chance-taken" } else { "puzzle-chance" };
        speech.with(key, &[("answer", &answer), ("percent", &percent)])
    };
    told.map(|(_, chance)| line(chance)).collect()
}

/// What is to be reached, and how sure it is that it can be.
fn goal(puzzle: &Puzzle, speech: &Speech) -> String {
    let aim = match (puzzle.aim, puzzle.chances.is_empty()) {
        (Aim::Win, true) => "puzzle-win",
        (Aim::Survive, true) => "puzzle-survive",
        (Aim::Win, false) => "puzzle-best-win",
        (Aim::Survive, false) => "puzzle-best-survive",
    };
    let moves = puzzle.moves().to_string();
    let proof = match puzzle.proof {
        Proof::Sure => speech.text("puzzle-sure"),
        Proof::Likely { held, of } => {
            let key = if puzzle.chances.is_empty() { "puzzle-likely" } else { "puzzle-measured" };
            speech.with(key, &[("held", &held.to_string()), ("of", &of.to_string())])
        }
    };
    format!("{} {proof}", speech.with(aim, &[("seat", &puzzle.seat.to_string()), ("moves", &moves)]))
}

/// Lets somebody try; the others' seats are played by a bot.
fn solve<R: BufRead, W: Write>(
    title: &GameEntry,
    puzzle: &Puzzle,
    speech: &Speech,
    terminal: &mut Terminal<R, W>,
) -> io::Result<Result<(), String>> {
    let play = match puzzle.open(title) {
        Ok(play) => play,
        Err(fault) => return Ok(Err(fault)),
    };
    let begun = Turn::of(play.log());
    let mut bot: Box<dyn Bot> = match title.bots.bot("greedy", puzzle.setup.seed) {
        Ok(bot) => bot,
        Err(fault) => return Ok(Err(fault)),
    };
    let players = play.view(None).seats.iter().map(|_| Player::Person).collect();
    let mut session = Session::of(title, players, play, speech.language);
    session.sit_down(puzzle.seat);
    session.mark_told();
    terminal.show(&[String::new(), goal(puzzle, speech)])?;
    loop {
        match puzzle.stand(begun, session.play()) {
            Stand::Open => {}
            stood => {
                let key = if stood == Stand::Solved { "puzzle-solved" } else { "puzzle-failed" };
                terminal.show(&session.news())?;
                terminal.show(&[String::new(), speech.text(key)])?;
                terminal.show(&chances(puzzle, &session, speech))?;
                if stood == Stand::Failed && puzzle.chances.is_empty() {
                    let first = puzzle.solution.iter().find_map(|text| Some(decision(text).ok()?.1.to_string()));
                    let first = first.map(|text| session.describe(session.play(), &text)).unwrap_or_default();
                    terminal.show(&[speech.with("puzzle-begins", &[("first", &first)])])?;
                }
                return Ok(Ok(()));
            }
        }
        if session.play().asked() != Some(puzzle.seat) {
            let Some(position) = Position::of(session.play()) else { return Ok(Ok(())) };
            let option = bot.decide(&position);
            let text = session.play().options()[option].text.clone();
            if let Err(refusal) = session.answer(&text) {
                return Ok(Err(refusal.to_string()));
            }
            continue;
        }
        session.sit_down(puzzle.seat);
        terminal.show(&session.news())?;
        terminal.show(&page::whole(&session, &session.board(), &mut Shown::default()))?;
        terminal.show(&page::question(&session, &session.menu()))?;
        let before = session.play().decisions().len();
        while session.play().decisions().len() == before {
            let Some(typed) = terminal.ask()? else { return Ok(Ok(())) };
            match session.enter(&typed) {
                Reply::Say(lines) => terminal.show(&lines)?,
                Reply::Table | Reply::Language | Reply::Think(_) => {
                    terminal.show(&page::whole(&session, &session.board(), &mut Shown::default()))?;
                    terminal.show(&page::question(&session, &session.menu()))?;
                }
                Reply::Quit => return Ok(Ok(())),
                Reply::Moved(_) => {}
            }
        }
    }
}
