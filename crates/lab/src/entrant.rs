//! Who plays: a bot, with a deck where a deck is chosen. Written `BOT` or `BOT@DECK`; `BOT@*` is one with each deck.

use catalog::GameEntry;
use kernel::book::Both;
use kernel::effect::load::unknown;

use crate::summary::{Entrant, Score};

impl Entrant {
    /// How it is written: `BOT@DECK`, or the bot alone.
    pub fn label(&self) -> String {
        if self.deck.is_empty() { self.bot.clone() } else { format!("{}@{}", self.bot, self.deck) }
    }

    /// Whether this is the same bot with the same deck.
    pub fn is_same(&self, other: &Entrant) -> bool {
        self.bot == other.bot && self.deck == other.deck
    }
}

/// Reads an entrant; several if it stands for every deck.
pub fn read(title: &GameEntry, text: &str) -> Result<Vec<Entrant>, String> {
    // A program may have an @ in its name; a deck has none.
    let (bot, deck) = match text.trim().rsplit_once('@') {
        Some((bot, deck)) => (bot, Some(deck)),
        None => (text.trim(), None),
    };
    if bot.is_empty() {
        return Err(format!("an entrant is BOT or BOT@DECK, not \"{text}\""));
    }
    title.bots.bot(bot, 0)?;
    let decks = title.game.decks();
    let entrant = |id: &str, name: Both| Entrant {
        bot: bot.to_string(),
        deck: id.to_string(),
        deck_name: name,
        score: Score::default(),
    };
    match deck {
        None => Ok(vec![entrant("", Both { en: String::new(), fr: String::new() })]),
        Some("*") => Ok(decks.iter().map(|deck| entrant(&deck.id, deck.name.clone())).collect()),
        Some(id) => {
            let known: Vec<&str> = decks.iter().map(|deck| deck.id.as_str()).collect();
            let deck = decks.iter().find(|deck| deck.id == id).ok_or_else(|| unknown("deck", id, &known))?;
            Ok(vec![entrant(&deck.id, deck.name.clone())])
        }
    }
}
