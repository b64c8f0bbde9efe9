//! Where editions of the rulebook differ. The defaults are what the French rulebook says.

use kernel::book::{Book, Deck};
use kernel::error::SetupError;
use kernel::game::Setup;
use kernel::phrase::Phrase;
use serde::{Deserialize, Serialize};

use crate::Spoils;
use crate::cards::printed::Keyword;
use crate::language::Icon;

/// The options with their values, the default first.
pub const EDITIONS: &[(&str, &[&str])] =
    &[("can_cannot", &["cannot_wins", "latest_wins"]), ("volition", &["off", "on"]), ("tactical", &["off", "on"])];

/// The options of a match, fixed at set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// `can_cannot`: the newer of "can" and "cannot" wins, where the rulebook lets "cannot" win. `SP-R17`
    pub latest_wins: bool,
    /// `volition`: face-down resources provide a Volition icon. `SP-R18`
    pub volition: bool,
    /// `tactical`: the keyword of that name exists. `SP-R18`
    pub tactical: bool,
}

impl Options {
    /// Reads the options of a set-up.
    pub fn read(setup: &Setup) -> Result<Options, SetupError> {
        let mut options = Options::default();
        for (name, value) in &setup.options {
            match (name.as_str(), value.as_str()) {
                ("can_cannot", "cannot_wins") => options.latest_wins = false,
                ("can_cannot", "latest_wins") => options.latest_wins = true,
                ("volition", "off" | "on") => options.volition = value == "on",
                ("tactical", "off" | "on") => options.tactical = value == "on",
                // Decks are compared with it when they are laid out.
                ("ban_list", _) => {}
                ("can_cannot" | "volition" | "tactical", _) => {
                    let known = if name == "can_cannot" { "cannot_wins, latest_wins" } else { "off, on" };
                    return Err(SetupError::no_value(name, value, known));
                }
                _ => return Err(SetupError::no_option(name, "can_cannot, volition, tactical, ban_list")),
            }
        }
        Ok(options)
    }

    /// Cards that need another edition are refused. `SP-R18`
    pub fn allow(self, book: &Book<Spoils>, deck: &Deck) -> Result<(), SetupError> {
        for (id, _) in deck.parts.values().flatten() {
            let face = book.face(*id);
            let printed = &face.printed;
            let about = |key| Phrase::new(key).face("card", *id);
            if !self.tactical && printed.keywords.contains(&Keyword::Tactical) {
                let what = format!("{} has the keyword Tactical; play with the option tactical on", face.name.en);
                return Err(SetupError::new(about("setup-tactical"), what).by("SP-507.1"));
            }
            if !self.volition && (printed.threshold.of(Icon::Volition) > 0 || printed.provides.of(Icon::Volition) > 0) {
                let what = format!("{} needs the Volition icon; play with the option volition on", face.name.en);
                return Err(SetupError::new(about("setup-volition"), what).by("SP-405.5"));
            }
        }
        Ok(())
    }
}
