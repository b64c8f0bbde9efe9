//! What a session says, and to whom.

use catalog::speech::{Listener, Speech};
use kernel::book::Language;
use kernel::erased::AnyMatch;
use kernel::phrase::Phrase;
use kernel::quantity::Quantity;
use kernel::refusal::Refusal;
use kernel::table::seats::Seat;

use super::session::{Player, Session, seats};
use crate::play::display::look::Words;
use crate::play::input::menu::Amounts;

impl Session<'_> {
    /// How the game wants cards shown.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The text of a key that only some games have.
    pub fn known(&self, key: &str) -> Option<String> {
        self.speech.known(key)
    }

    /// The texts of the language that is spoken.
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    pub fn language(&self) -> Language {
        self.speech.language
    }

    /// A text of the terminal.
    pub fn text(&self, key: &str) -> String {
        self.speech.text(key)
    }

    /// A text of the terminal with values.
    pub fn with(&self, key: &str, values: &[(&str, &str)]) -> String {
        self.speech.with(key, values)
    }

    /// Names one after the other; they may have commas of their own.
    pub fn list(&self, names: &[String]) -> String {
        names.join(&format!("{} ", self.text("semicolon")))
    }

    /// A text with one number that bends it.
    pub fn counted(&self, key: &'static str, number: usize) -> String {
        let number = Quantity::new(i32::try_from(number).unwrap_or(i32::MAX - 1));
        self.say(&Phrase::new(key).number("number", number))
    }

    /// A phrase, said to the person before the screen.
    pub fn say(&self, phrase: &Phrase) -> String {
        let names = self.names();
        self.speech.say(phrase, &self.listener(&names))
    }

    /// A phrase of a match that is over: nothing is secret any more.
    pub fn say_openly(&self, phrase: &Phrase) -> String {
        let names = self.names();
        self.speech.say(phrase, &Listener { all: true, ..self.listener(&names) })
    }

    /// A refusal, said to the person before the screen.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let names = self.names();
        self.speech.refusal(refusal, &self.listener(&names))
    }

    /// What the person before the screen calls a seat.
    pub fn name(&self, seat: Seat) -> String {
        if Some(seat) == self.viewer { self.speech.text("you") } else { seat.to_string() }
    }

    pub fn heading(&self, seat: Seat) -> String {
        let letter = seat.to_string();
        match &self.players[seat.index()] {
            _ if Some(seat) == self.viewer => self.with("heading-you", &[("seat", &letter)]),
            Player::Person => letter,
            Player::Bot(name) => {
                let bot = bot_name(&self.speech, name);
                self.with("heading-bot", &[("seat", &letter), ("bot", &bot)])
            }
        }
    }

    /// The seed, unless a position was laid out and no seed leads to it.
    pub fn seed_text(&self) -> Option<String> {
        self.scenario.is_none().then(|| self.with("screen-seed", &[("seed", &self.seed.to_string())]))
    }

    /// Amounts in words: `0 to 17, ∞`.
    pub fn range(&self, amounts: &Amounts) -> String {
        let runs = amounts.runs.iter().map(|(first, last)| match first == last {
            true => first.clone(),
            false => self.with("from-to", &[("first", first), ("last", last)]),
        });
        runs.collect::<Vec<_>>().join(", ")
    }

    /// Something in the notation, an option of a match or not, in words; as it is where there are none.
    pub fn describe(&self, play: &dyn AnyMatch, notation: &str) -> String {
        let seat = play.asked().or(self.viewer);
        let label = seat.and_then(|seat| play.describe(seat, notation)).map(|label| self.say(&label));
        // A text that wants more than the notation says is none.
        label.filter(|text| !text.contains("{$")).unwrap_or_else(|| notation.to_string())
    }

    pub(super) fn names(&self) -> Vec<String> {
        seats(&self.players).map(|(seat, _)| self.name(seat)).collect()
    }

    pub(super) fn listener<'b>(&'b self, names: &'b [String]) -> Listener<'b> {
        Listener { game: &*self.title.game, seat: self.viewer, names, all: false }
    }
}

/// What a bot is called.
pub fn bot_name(speech: &Speech, bot: &str) -> String {
    speech.known(&format!("bot-{bot}")).unwrap_or_else(|| speech.with("bot-other", &[("bot", bot)]))
}
