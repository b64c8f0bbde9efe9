//! Bots that are programs of their own, at the other end of a pipe.
//!
//! A program is told what its seat sees and what it may answer, a line of JSON each, and answers with a line of JSON; the
//! words are in `docs/bots-of-your-own.md`. It is written `cmd:PROGRAM`, or `python:MODULE:CLASS` for a class in Python. A
//! program that dies, says nothing or nonsense costs its own decision: somebody else answers, and it is said what happened.

mod command;
mod crew;
mod guest;
mod message;
mod process;

use std::sync::Arc;
use std::time::Duration;

use ai::{Bot, Outside};
use catalog::{Catalog, GameEntry};

pub use command::Command;
use crew::{Crew, Names};
use guest::Guest;

/// How long a program may take over an answer, in seconds, if `TAPIS_PATIENCE` does not say otherwise.
const PATIENCE: f64 = 60.0;

/// How long a program may take over an answer.
fn patience() -> Duration {
    let seconds = std::env::var("TAPIS_PATIENCE").ok().and_then(|text| text.parse().ok());
    Duration::from_secs_f64(seconds.filter(|seconds: &f64| (0.01..=1e6).contains(seconds)).unwrap_or(PATIENCE))
}

/// Lets bots of all games be written as the programs that they are: `cmd:PROGRAM`, `python:MODULE:CLASS`. For whoever
/// starts programs anyway; never where strangers name bots.
pub fn admit_any(catalog: &mut Catalog) {
    for title in &mut catalog.titles {
        let any = Anybody { names: Arc::new(Names::of(title)), crews: Default::default() };
        title.bots.bring(Arc::new(any));
    }
}

/// Adds programs with names of their own to the bots of all games. Each is started so many times at most.
pub fn admit_named(catalog: &mut Catalog, named: &[(String, Command)], most: usize) {
    for title in catalog.titles.iter_mut().filter(|_| !named.is_empty()) {
        let names = Arc::new(Names::of(title));
        let crews = named.iter().map(|(_, command)| Arc::new(Crew::new(command.clone(), names.clone(), most)));
        title.bots.bring(Arc::new(Named {
            names: named.iter().map(|named| named.0.clone()).collect(),
            crews: crews.collect(),
        }));
    }
}

/// Whether a name can be that of a program: a word that nothing else is called.
pub fn check_name(catalog: &Catalog, name: &str) -> Result<(), String> {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if name.is_empty() || name.len() > 40 || !name.chars().all(plain) {
        return Err(format!("\"{name}\" is no name for a bot: small letters, digits and `-`"));
    }
    let taken = |title: &GameEntry| title.bots.names().contains(&name) || name.starts_with("search");
    if catalog.titles.iter().any(taken) {
        return Err(format!("there is a bot called \"{name}\" already"));
    }
    Ok(())
}

/// Whatever program is named.
#[derive(Debug)]
struct Anybody {
    names: Arc<Names>,
    crews: std::sync::Mutex<Vec<Arc<Crew>>>,
}

impl Outside for Anybody {
    fn names(&self) -> &[String] {
        &[]
    }

    fn bot(&self, name: &str, seed: u64) -> Option<Result<Box<dyn Bot>, String>> {
        let command = match Command::read(name)? {
            Ok(command) => command,
            Err(fault) => return Some(Err(fault)),
        };
        let mut crews = self.crews.lock().expect("no thread panics with the lock");
        let crew = crews.iter().find(|crew| *crew.command() == command).cloned().unwrap_or_else(|| {
            let crew = Arc::new(Crew::new(command, self.names.clone(), usize::MAX));
            crews.push(crew.clone());
            crew
        });
        drop(crews);
        Some(Guest::sit_down(crew, seed))
    }
}

/// Programs with names.
#[derive(Debug)]
struct Named {
    names: Vec<String>,
    crews: Vec<Arc<Crew>>,
}

impl Outside for Named {
    fn names(&self) -> &[String] {
        &self.names
    }

    fn bot(&self, name: &str, seed: u64) -> Option<Result<Box<dyn Bot>, String>> {
        let place = self.names.iter().position(|known| known == name)?;
        Some(Guest::sit_down(self.crews[place].clone(), seed))
    }
}
