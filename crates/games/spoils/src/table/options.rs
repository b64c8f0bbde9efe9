//! Where editions of the rulebook differ. The defaults are what the French rulebook says.

use kernel::game::EditionOption;
use kernel::prelude::*;

use crate::Spoils;
use crate::cards::printed::Keyword;
use crate::language::Icon;

/// What can be chosen before a match. Ban lists are those of the files.
pub fn editions(book: &Book<Spoils>) -> Vec<EditionOption> {
    vec![
        EditionOption::new("can_cannot", &["cannot_wins", "latest_wins"]),
        EditionOption::new("volition", &["off", "on"]),
        EditionOption::new("tactical", &["off", "on"]),
        EditionOption::new("ban_list", &["none"]).and(book.plan.bans.iter().map(|list| (&list.id, &list.name))),
    ]
}

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
    /// Those of a set-up.
    pub fn of(setup: &Setup) -> Options {
        let is = |name: &str, value: &str| setup.options.get(name).is_some_and(|found| found == value);
        Options {
            latest_wins: is("can_cannot", "latest_wins"),
            volition: is("volition", "on"),
            tactical: is("tactical", "on"),
        }
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
