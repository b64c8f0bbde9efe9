//! What is answered for a person who has said so.
//!
//! A habit is about a bare word of the notation: where that word is on offer, it may be given. Which questions these are
//! nobody here knows, and a question that does not offer the word is always put. Habits are a person's own: nobody else
//! at the table is told.

use kernel::record::Decision;
use kernel::table::seats::Seat;

use crate::story::Turn;

/// Lets an opportunity go by.
pub const PASS: &str = "pass";

/// Leaves it to the game with what to pay.
pub const PAY: &str = "pay";

/// Where payment is chosen piece by piece: how such options begin, those first that cost no card.
const PIECES: [&str; 2] = ["generate with ", "spend "];

/// Which of several things comes first; a number follows.
const FIRST: &str = "first ";

/// When a person wants to be asked where passing is an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Respond {
    /// Whenever something can be done.
    #[default]
    Always,
    /// Only in a turn of one's own.
    Turn,
    Never,
}

/// What is answered for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether opportunities go by unasked.
    pub respond: Respond,
    /// Whether the game chooses with what to pay.
    pub pay: bool,
    /// Whether the game chooses what comes first.
    pub order: bool,
    /// In which turn, counted from the beginning, everything is passed.
    pub passing: Option<usize>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { respond: Respond::Always, pay: false, order: false, passing: None }
    }
}

impl Settings {
    /// The answer that may be given unasked, if there is one.
    pub fn answer<'t>(&self, options: &[&'t str], turn: &Turn, seat: Seat) -> Option<&'t str> {
        let offered = |word: &str| options.iter().copied().find(|option| *option == word);
        let passes = match self.respond {
            _ if self.passing == Some(turn.number) => true,
            Respond::Always => false,
            Respond::Turn => turn.seat != Some(seat),
            Respond::Never => true,
        };
        if let Some(pass) = offered(PASS) {
            return passes.then_some(pass);
        }
        if let Some(pay) = offered(PAY) {
            return self.pay.then_some(pay);
        }
        let piece = |option: &&&str| PIECES.iter().any(|start| option.starts_with(start));
        if self.pay && options.iter().filter(piece).count() == options.len() {
            return PIECES.iter().find_map(|start| options.iter().copied().find(|option| option.starts_with(start)));
        }
        let order = self.order && options.iter().all(|option| is_place(option));
        options.first().copied().filter(|_| order)
    }
}

/// An opportunity that a person has let go by.
///
/// While nobody has done anything since, the same opportunity is not offered again in the same turn: a battle has many
/// moments in which one could act, and most of them are no news.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    pub turn: usize,
    /// What could have been done.
    pub options: Vec<String>,
    /// How many decisions had been taken, the passing one included.
    pub decisions: usize,
}

impl Passed {
    /// Whether the opportunity is still the same: in the same turn, with the same options, and since then everybody has
    /// let everything go by.
    pub fn is_the_same(&self, options: &[&str], turn: &Turn, decisions: &[Decision]) -> bool {
        let quiet = |decision: &Decision| QUIET.contains(&decision.text.as_str());
        self.turn == turn.number
            && self.options == options
            && decisions.get(self.decisions..).is_some_and(|since| since.iter().all(quiet))
    }
}

/// Answers that do nothing.
pub const QUIET: &[&str] = &[PASS, "no", "done"];

/// Whether an option says what comes first: `first 2`, and not `first turn`.
pub fn is_place(option: &str) -> bool {
    option.strip_prefix(FIRST).is_some_and(|number| number.bytes().all(|digit| digit.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: Turn = Turn { number: 3, seat: Some(Seat(0)) };
    const OTHER: Turn = Turn { number: 4, seat: Some(Seat(1)) };

    fn given<'t>(settings: Settings, options: &[&'t str], turn: Turn) -> Option<&'t str> {
        settings.answer(options, &turn, Seat(0))
    }

    #[test]
    fn a_question_without_pass_is_always_put() {
        for respond in [Respond::Always, Respond::Turn, Respond::Never] {
            for passing in [None, Some(3), Some(4)] {
                let settings = Settings { respond, passing, order: true, pay: true };
                for options in [
                    &["play x", "end turn"][..],
                    &["block with x", "done"],
                    &["passage x", "pay with y"],
                    &["first turn A", "first turn B"],
                ] {
                    assert_eq!(given(settings, options, OWN), None, "{options:?}");
                    assert_eq!(given(settings, options, OTHER), None, "{options:?}");
                }
            }
        }
    }

    #[test]
    fn opportunities_go_by_as_the_person_wants() {
        let offer = &["play x", "pass"];
        let with = |respond, passing| Settings { respond, passing, ..Settings::default() };
        for (settings, own, other) in [
            (with(Respond::Always, None), None, None),
            (with(Respond::Turn, None), None, Some("pass")),
            (with(Respond::Never, None), Some("pass"), Some("pass")),
            (with(Respond::Always, Some(4)), None, Some("pass")),
            (with(Respond::Always, Some(3)), Some("pass"), None),
        ] {
            assert_eq!(given(settings, offer, OWN), own, "{settings:?}");
            assert_eq!(given(settings, offer, OTHER), other, "{settings:?}");
        }
        // Whatever else is on offer, an opportunity that is not passed is put to the person.
        assert_eq!(given(Settings::default(), &["first 1", "pay", "pass"], OWN), None);
    }

    #[test]
    fn what_was_passed_is_not_offered_again_until_somebody_acts() {
        let options = ["use x", "pass"];
        let passed = Passed { turn: 3, options: options.map(String::from).to_vec(), decisions: 1 };
        let decided = |texts: &[&str]| -> Vec<Decision> {
            let decision = |text: &&str| Decision { seat: Seat(1), text: (*text).to_string(), hash: String::new() };
            texts.iter().map(decision).collect()
        };
        assert!(passed.is_the_same(&options, &OWN, &decided(&["pass"])));
        assert!(passed.is_the_same(&options, &OWN, &decided(&["pass", "pass", "done"])));
        assert!(!passed.is_the_same(&options, &OWN, &decided(&["pass", "block with y"])));
        assert!(!passed.is_the_same(&options, &OTHER, &decided(&["pass"])));
        assert!(!passed.is_the_same(&["use x", "use y", "pass"], &OWN, &decided(&["pass"])));
    }

    #[test]
    fn payment_and_order_are_left_to_the_game_if_the_person_wants() {
        let settings = Settings::default();
        assert_eq!(given(settings, &["pay", "pay with x"], OWN), None);
        assert_eq!(given(Settings { pay: true, ..settings }, &["pay", "pay with x"], OWN), Some("pay"));
        let pieces = &["spend x", "generate with y"];
        assert_eq!(given(settings, pieces, OWN), None);
        assert_eq!(given(Settings { pay: true, ..settings }, pieces, OWN), Some("generate with y"));
        assert_eq!(given(Settings { pay: true, ..settings }, &["spend x", "spend y", "pay"], OWN), Some("pay"));
        assert_eq!(given(Settings { pay: true, ..settings }, &["spend x", "end turn"], OWN), None);
        assert_eq!(given(settings, &["first 1", "first 2"], OWN), None);
        assert_eq!(given(Settings { order: true, ..settings }, &["first 1", "first 2"], OWN), Some("first 1"));
    }
}
