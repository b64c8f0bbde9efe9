//! Playing in the terminal.
//!
//! A [`session::Session`] holds the match; [`lines`] puts its questions line by line, [`screen`] on the full
//! screen. Neither knows a rule or a game: they show views and send back what was chosen.

mod advice;
mod bots;
pub mod display;
pub mod input;
mod join;
pub mod learn;
pub mod lines;
mod saying;
mod screen;
pub mod session;
#[cfg(test)]
mod tests;

use std::hash::{BuildHasher, Hasher};
use std::io::{self, IsTerminal};

use catalog::speech::Speech;
use catalog::{Catalog, GameEntry};
use clap::Args;
use kernel::book::Language;
use kernel::erased::AnyMatch;
use kernel::record::Record;
use serde_json::json;

use crate::Common;
use crate::output::{Failure, Output};

use display::{page, text};
use lines::Terminal;
use session::{Player, Session};

/// What `tapis play` takes.
#[derive(Args, Default)]
pub struct Options {
    /// The game; asked for if left out
    pub game: Option<String>,
    /// Who sits at each seat, in order: human, a level of the game, random, greedy, search:N with so many iterations a
    /// decision, search:Nms with so much time, or a program of your own as cmd:PROGRAM or python:MODULE:CLASS [default:
    /// human, then the level in the middle]
    #[arg(long = "seat", value_name = "human|BOT", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// The deck to play with, or one for each seat where the game has such
    #[arg(long, value_name = "ID")]
    pub deck: Vec<String>,
    /// An option of the match, such as scenario=klaw; see what `tapis rules GAME` says of editions
    #[arg(long, value_name = "NAME=VALUE")]
    pub option: Vec<String>,
    /// The seed of everything random; drawn and printed if left out
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Where to keep the record of the match
    #[arg(long, value_name = "FILE")]
    pub record: Option<std::path::PathBuf>,
    /// Go on with a match that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "deck", "option", "scenario"])]
    pub from: Option<std::path::PathBuf>,
    /// Begin from the position of a scenario, named by its title or a part of it
    #[arg(long, value_name = "TITLE", conflicts_with_all = ["seed", "deck", "option"])]
    pub scenario: Option<String>,
    /// Plain lines instead of the full screen
    #[arg(long)]
    pub plain: bool,
    /// Join a table on a server: the address of an invitation, http://host:7878/t/ID#SECRET, or of a table to watch
    #[arg(long, value_name = "URL", conflicts_with_all = ["game", "seats", "deck", "seed", "record", "from", "scenario"])]
    pub join: Option<String>,
    /// Your name at that table [default: the name of whoever uses this machine]
    #[arg(long, value_name = "NAME", requires = "join")]
    pub name: Option<String>,
}

/// Plays a match.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    let language = common.language();
    let speech = Speech::new(language);
    if let Some(url) = &options.join {
        if output.json {
            return Err(Failure::Misuse("--json is for games of bots alone, not for --join".to_string()));
        }
        return join::run(url, options.name.as_deref(), language);
    }
    // A match that was saved says itself what is played.
    let saved = saved(options, catalog)?;
    let (title, opponent) = match &saved {
        Some((title, _)) => (*title, title.bots.middle().to_string()),
        None => match find_title(options, catalog, &speech)? {
            Some(found) => found,
            None => return Ok(()),
        },
    };
    let begun = match saved {
        Some(begun) => Some(begun),
        None => laid_out(options, title)?,
    };
    let (title, least) = match &begun {
        Some((title, play)) => (*title, play.view(None).seats.len()),
        None => (title, title.game.seats().0),
    };
    let players = read_players(&options.seats, least, title, &opponent)?;
    let persons = players.contains(&Player::Person);
    if output.json && persons {
        return Err(Failure::Misuse(format!("--json is for games of bots alone; --seat {opponent} --seat {opponent}")));
    }
    let mut session = match begun {
        Some((_, play)) if play.view(None).seats.len() != players.len() => {
            let seats = play.view(None).seats.len();
            return Err(Failure::Misuse(format!("this match has {seats} seats, not {}", players.len())));
        }
        Some((title, play)) => Session::of(title, players, play, language),
        None => {
            let seed = options.seed.unwrap_or_else(draw_seed);
            let chosen = crate::edition::read(&options.option)?;
            Session::start(title, players, options.deck.clone(), chosen, seed, language).map_err(|error| {
                Failure::Misuse(Speech::of(language, title.game.id()).setup_error(&error, &*title.game))
            })?
        }
    };
    session.saved_before = options.from.is_some();
    session.record = options.record.clone();
    session.keep_record().map_err(Failure::Misuse)?;
    if output.json {
        return simulate(&mut session, output);
    }
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let dumb = std::env::var("TERM").is_ok_and(|name| name == "dumb");
    if persons && terminal && !dumb && !options.plain {
        return screen::run(&mut session).map_err(Failure::Wanting);
    }
    let mut terminal = Terminal { input: io::stdin().lock(), output: io::stdout(), echo: !io::stdin().is_terminal() };
    let welcome = welcome(&session);
    let played = terminal.show(&welcome).and_then(|()| lines::run(&mut session, &mut terminal));
    match played {
        Ok(result) => result.map_err(Failure::Wanting),
        // A reader that has gone away is no fault of ours.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Failure::Wanting(error.to_string())),
    }
}

/// A match that has begun already, with its game.
type Begun<'a> = (&'a GameEntry, Box<dyn AnyMatch>);

/// A match that was saved in a record.
fn saved<'a>(options: &Options, catalog: &'a Catalog) -> Result<Option<Begun<'a>>, Failure> {
    let Some(path) = &options.from else { return Ok(None) };
    let fault = |what: String| Failure::Wanting(format!("{}: {what}", path.display()));
    let bytes = std::fs::read(path).map_err(|error| Failure::Misuse(format!("{}: {error}", path.display())))?;
    let record = Record::read(&bytes).map_err(fault)?;
    let title = catalog.find(&record.game).map_err(fault)?;
    Ok(Some((title, title.replay(&record, None).map_err(fault)?)))
}

/// A match whose position a scenario lays out.
fn laid_out<'a>(options: &Options, title: &'a GameEntry) -> Result<Option<Begun<'a>>, Failure> {
    let Some(text) = &options.scenario else { return Ok(None) };
    let scenario = title.scenario(text).map_err(Failure::Misuse)?;
    Ok(Some((title, title.game.open(scenario, false).map_err(Failure::Wanting)?)))
}

/// A position as anybody may see it, for commands that only show.
pub fn position(title: &GameEntry, play: Box<dyn AnyMatch>, language: Language) -> Vec<String> {
    let players = play.view(None).seats.iter().map(|_| Player::Person).collect();
    let session = Session::of(title, players, play, language);
    page::fit(&page::whole(&session, &session.board(), &mut page::Shown::default()))
}

/// What is played, from where, and how to answer, in a few lines.
fn welcome(session: &Session) -> Vec<String> {
    let game = session.text(&format!("game-{}", session.title.game.id()));
    let seed = session.seed.to_string();
    let scenario = session.scenario.as_ref().and_then(|title| session.title.scenario(title).ok());
    let mut lines = vec![match scenario {
        _ if session.saved_before => session.with("welcome-saved", &[("game", &game)]),
        Some(scenario) => {
            let rules = scenario.rules.join(", ");
            session.with("welcome-scenario", &[("title", scenario.name(session.language())), ("rules", &rules)])
        }
        None => session.with("welcome", &[("game", &game), ("seed", &seed)]),
    }];
    if session.persons() > 0 {
        lines.push(session.text("welcome-help"));
    }
    lines
}

/// Bots alone, with the result for programs.
fn simulate(session: &mut Session, output: &Output) -> Result<(), Failure> {
    session.advance();
    session.keep_record().map_err(Failure::Wanting)?;
    session.take_faults().iter().for_each(|fault| eprintln!("tapis: {fault}"));
    let verdict = session.play().verdict();
    let winners: Vec<String> =
        verdict.iter().flat_map(|verdict| verdict.winners.seats()).map(|seat| seat.to_string()).collect();
    let bots: Vec<&str> = session
        .players()
        .iter()
        .map(|player| match player {
            Player::Person => "human",
            Player::Bot(name) => name,
        })
        .collect();
    let value = json!({
        "game": session.title.game.id(),
        "seed": session.seed,
        "seats": bots,
        "winners": winners,
        "ended": verdict.map(|verdict| format!("{:?}", verdict.why).to_lowercase()),
        "decisions": session.play().view(None).decisions,
        "record": session.record.as_ref().map(|path| path.display().to_string()),
    });
    output.result("", &value);
    Ok(())
}

/// The game that is named, the only one, or the one that is chosen, and the usual opponent or the one that is chosen;
/// nothing if nobody chooses.
fn find_title<'a>(
    options: &Options,
    catalog: &'a Catalog,
    speech: &Speech,
) -> Result<Option<(&'a GameEntry, String)>, Failure> {
    let usual = |title: &'a GameEntry| Some((title, title.bots.middle().to_string()));
    if let Some(id) = &options.game {
        return catalog.find(id).map(usual).map_err(Failure::Misuse);
    }
    if let [only] = catalog.titles.as_slice() {
        return Ok(usual(only));
    }
    // A scenario may say which game it is of.
    if let Some(text) = &options.scenario
        && let [only] = catalog.titles.iter().filter(|title| title.scenario(text).is_ok()).collect::<Vec<_>>()[..]
    {
        return Ok(usual(only));
    }
    let name = |title: &GameEntry| speech.text(&format!("game-{}", title.game.id()));
    let words: Vec<Words> = catalog.titles.iter().map(|title| (title.game.id(), name(title))).collect();
    let Some(title) = choose(&speech.text("which-game"), &words, None)?.map(|place| &catalog.titles[place]) else {
        return Ok(None);
    };
    let levels: Vec<&str> = title.bots.levels().iter().map(|level| level.name.as_str()).collect();
    if !options.seats.is_empty() || levels.len() < 2 {
        return Ok(usual(title));
    }
    // A game for one has no opponent: the level is that of whoever else sits down.
    if title.game.seats().0 == 1 {
        return Ok(usual(title));
    }
    let name = |level: &str| {
        let name = saying::bot_name(speech, level);
        match speech.known(&format!("bot-{level}-about")) {
            Some(about) => format!("{name} · {about}"),
            None => name,
        }
    };
    let words: Vec<Words> = levels.iter().map(|level| (*level, name(level))).collect();
    let middle = levels.iter().position(|level| *level == title.bots.middle());
    Ok(choose(&speech.text("which-level"), &words, middle)?.map(|place| (title, levels[place].to_string())))
}

/// Something to choose: its word, and its name in the language that is spoken.
type Words<'a> = (&'a str, String);

/// Lets somebody choose by number or by the beginning of a name; Enter alone takes the usual one. Nothing at the end of
/// the input.
fn choose(question: &str, words: &[Words], usual: Option<usize>) -> Result<Option<usize>, Failure> {
    let fault = |error: io::Error| Failure::Wanting(error.to_string());
    let mut terminal = Terminal { input: io::stdin().lock(), output: io::stdout(), echo: false };
    loop {
        let mut lines = vec![question.to_string()];
        lines.extend(words.iter().enumerate().map(|(place, (_, name))| {
            let mark = if Some(place) == usual { "  ←" } else { "" };
            format!("{:>3}  {}{mark}", place + 1, text::capital(name))
        }));
        terminal.show(&lines).map_err(fault)?;
        let Some(typed) = terminal.ask().map_err(fault)? else { return Ok(None) };
        let wanted = text::fold(typed.trim());
        if wanted.is_empty() && usual.is_some() {
            return Ok(usual);
        }
        let begins = |word: &str| !wanted.is_empty() && text::fold(word).starts_with(&wanted);
        let found = words
            .iter()
            .enumerate()
            .find(|(place, (word, name))| wanted == (place + 1).to_string() || begins(word) || begins(name));
        if let Some((place, _)) = found {
            return Ok(Some(place));
        }
    }
}

/// Who sits where; empty seats go to a person first and then to the opponent.
fn read_players(names: &[String], fewest: usize, title: &GameEntry, opponent: &str) -> Result<Vec<Player>, Failure> {
    let mut players = Vec::new();
    for name in names {
        players.push(match name.to_lowercase().as_str() {
            "human" | "humain" => Player::Person,
            _ if pipe::Command::read(name).is_some() => {
                title.bots.bot(name, 0).map_err(Failure::Misuse)?;
                Player::Bot(name.clone())
            }
            name if title.bots.bot(name, 0).is_ok() => Player::Bot(name.to_string()),
            _ => {
                let mut known = vec!["human"];
                known.extend(title.bots.names());
                known.extend(["search:N", "search:Nms", "cmd:PROGRAM", "python:MODULE:CLASS"]);
                return Err(Failure::Misuse(kernel::effect::load::unknown("player", &text::quoted(name), &known)));
            }
        });
    }
    if players.is_empty() {
        players.push(Player::Person);
    }
    while players.len() < fewest {
        players.push(Player::Bot(opponent.to_string()));
    }
    Ok(players)
}

/// A seed short enough to be typed again.
fn draw_seed() -> u64 {
    std::hash::RandomState::new().build_hasher().finish() % 1_000_000_000
}
