//! What is printed: heroes with their boards, tokens, companions and cards, and what their files are checked for.
//!
//! A hero is one file. `_status-effects.ron` holds the tokens, which heroes share; `_common.ron` the cards that every deck
//! has. What `uncertain` marks is a best reconstruction, no printed fact: to correct it is to change one line.

mod check;
mod hero;
mod token;

use kernel::prelude::*;
use kernel::ron_text;

pub use hero::{Ability, Card, Card as Printed, CardKind, Die, DieSymbol, Hero, Level, Needs, Part, Upgrade, Way};
pub use token::{Companion, Form, Kind, Status, Use as Spend};

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Library {
    pub heroes: Vec<Hero>,
    pub statuses: Vec<Status>,
    /// The cards that every deck has.
    pub common: Vec<Card>,
}

impl Library {
    /// Reads all files of the game and checks them against each other.
    pub fn read(sources: &[Source]) -> Result<Library, Vec<LoadError>> {
        let mut library = Library::default();
        let mut faults = Vec::new();
        for source in sources {
            let file = source.path.rsplit('/').next().unwrap_or_default();
            let read = match file {
                "_status-effects.ron" => ron_text::read(source).map(|list| library.statuses = list),
                "_common.ron" => ron_text::read(source).map(|list| library.common = list),
                _ => ron_text::read(source).map(|hero| library.heroes.push(hero)),
            };
            faults.extend(read.err());
        }
        if faults.is_empty() {
            let nowhere = Source { path: "cards/dice-throne".to_string(), text: String::new() };
            let found = check::faults(&library);
            faults.extend(found.into_iter().map(|(id, what)| LoadError::new(&nowhere, &id, what)));
        }
        if faults.is_empty() { Ok(library) } else { Err(faults) }
    }

    pub fn status(&self, id: &str) -> Option<&Status> {
        self.statuses.iter().find(|status| status.id == id)
    }
}
