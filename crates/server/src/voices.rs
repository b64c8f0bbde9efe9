//! The texts of all games in both languages, read once.

use catalog::Catalog;
use catalog::speech::Speech;
use kernel::book::Language;

use crate::wire::Tongue;

/// A voice for every game and language, and one for what no game says.
pub struct Voices {
    games: Vec<(&'static str, [Speech; 2])>,
    plain: [Speech; 2],
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Language {
        match tongue {
            Tongue::Fr => Language::Fr,
            Tongue::En => Language::En,
        }
    }
}

impl Voices {
    /// Reads all texts.
    pub fn new(catalog: &Catalog) -> Voices {
        let both = |game: &str| [Language::Fr, Language::En].map(|language| Speech::of(language, game));
        Voices {
            games: catalog.titles.iter().map(|title| (title.game.id(), both(title.game.id()))).collect(),
            plain: [Language::Fr, Language::En].map(Speech::new),
        }
    }

    /// The voice of a game.
    pub fn of(&self, game: &str, tongue: Tongue) -> &Speech {
        let found = self.games.iter().find(|(id, _)| *id == game);
        found.map_or_else(|| self.plain(tongue), |(_, voices)| &voices[index(tongue)])
    }

    /// The voice that knows no game.
    pub fn plain(&self, tongue: Tongue) -> &Speech {
        &self.plain[index(tongue)]
    }
}

fn index(tongue: Tongue) -> usize {
    match tongue {
        Tongue::Fr => 0,
        Tongue::En => 1,
    }
}
