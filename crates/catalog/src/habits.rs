//! What is answered for a person who has said so.
//!
//! A habit is about a bare word of the notation: where that word is on offer, it may be given. Which questions these are
//! nobody here knows, and a question that does not offer the word is always put. Habits are a person's own: nobody else
//! at the table is told.

use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
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

/// By this number the prompt of a payment says how many are still due; a prompt without it is about something that more
/// would make a difference to, or about no payment.
const DUE: &str = "due";

/// When a person wants to be asked where passing is an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Respond {
    /// Also where there is nothing but to pass.
    Every,
    /// Whenever something can be done, once until something changes.
    #[default]
    Able,
    /// Only in a turn of one's own.
    Turn,
    Never,
}

/// Who chooses with what to pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pay {
    /// The person; what is paid in full is paid.
    #[default]
    Due,
    /// The person, who may pay more than is due.
    More,
    /// The game.
    Auto,
}

/// What is answered for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// Whether opportunities go by unasked.
    pub respond: Respond,
    pub pay: Pay,
    /// Whether the game chooses what comes first.
    pub order: bool,
    /// In which turn, counted from the beginning, everything is passed.
    pub passing: Option<usize>,
}

/// What a person is asked, and when.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'t> {
    pub seat: Seat,
    pub prompt: Option<&'t Phrase>,
    pub options: &'t [&'t str],
    /// The option that looks most promising at first sight.
    pub best: Option<&'t str>,
    pub turn: &'t Turn,
    pub decisions: &'t [Decision],
    /// The opportunity that the person let go by last.
    pub passed: Option<&'t Passed>,
}

impl Settings {
    /// The answer that may be given unasked, if there is one.
    pub fn answer<'t>(&self, asked: &Asked<'t>) -> Option<&'t str> {
        let options = asked.options;
        if options.contains(&PASS) {
            return self.passes(asked).then_some(PASS);
        }
        if options.contains(&PAY) {
            let done = match self.pay {
                Pay::Auto => true,
                Pay::Due => asked.prompt.is_some_and(is_paid),
                Pay::More => false,
            };
            return done.then_some(PAY);
        }
        if self.pay == Pay::Auto && options.iter().all(|option| is_piece(option)) {
            let first = |start: &&str| options.iter().copied().find(|option| option.starts_with(*start));
            return asked.best.or_else(|| PIECES.iter().find_map(first));
        }
        match options {
            // Bare answers that say no to something: where there is no other, they are given unasked.
            [only] if self.respond != Respond::Every && QUIET.contains(only) => Some(only),
            _ => options.first().copied().filter(|_| self.order && options.iter().all(|option| is_place(option))),
        }
    }

    /// Whether an opportunity goes by.
    fn passes(&self, asked: &Asked) -> bool {
        match self.respond {
            _ if self.passing == Some(asked.turn.number) => true,
            Respond::Every => false,
            Respond::Able => {
                asked.options.len() == 1
                    || asked.passed.is_some_and(|passed| passed.is_the_same(asked.options, asked.turn, asked.decisions))
            }
            Respond::Turn => asked.options.len() == 1 || asked.turn.seat != Some(asked.seat),
            Respond::Never => true,
        }
    }
}

/// Whether a payment is complete, and more would change nothing.
fn is_paid(prompt: &Phrase) -> bool {
    prompt.facts.iter().any(|(name, fact)| *name == DUE && matches!(fact, Fact::Number(due) if *due == Quantity::ZERO))
}

/// Whether the prompt of a payment says that something is still due.
pub fn is_due(prompt: &Phrase) -> bool {
    prompt.facts.iter().any(|(name, fact)| *name == DUE && matches!(fact, Fact::Number(due) if *due != Quantity::ZERO))
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

/// Whether an option is a piece of a payment: what matters of its card is what it pays.
pub fn is_piece(option: &str) -> bool {
    PIECES.iter().any(|start| option.starts_with(start))
}

/// Whether an option says what comes first: `first 2`, and not `first turn`.
pub fn is_place(option: &str) -> bool {
    option.strip_prefix(FIRST).is_some_and(|number| number.bytes().all(|digit| digit.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: Turn = Turn { number: 3, seat: Some(Seat(0)) };
    const OTHER: Turn = Turn { number: 4, seat: Some(Seat(1)) };

    fn given(settings: Settings, options: &[&str], turn: Turn) -> Option<String> {
        asked(settings, options, &turn, None, None).map(str::to_string)
    }

    fn asked<'t>(
        settings: Settings,
        options: &'t [&'t str],
        turn: &'t Turn,
        prompt: Option<&'t Phrase>,
        passed: Option<&'t Passed>,
    ) -> Option<&'t str> {
        settings.answer(&Asked { seat: Seat(0), prompt, options, best: None, turn, decisions: &[], passed })
    }

    #[test]
    fn a_question_without_pass_is_always_put() {
        for respond in [Respond::Every, Respond::Able, Respond::Turn, Respond::Never] {
            for passing in [None, Some(3), Some(4)] {
                let settings = Settings { respond, passing, order: true, pay: Pay::Auto };
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
            (with(Respond::Every, None), None, None),
            (with(Respond::Able, None), None, None),
            (with(Respond::Turn, None), None, Some("pass")),
            (with(Respond::Never, None), Some("pass"), Some("pass")),
            (with(Respond::Every, Some(4)), None, Some("pass")),
            (with(Respond::Able, Some(3)), Some("pass"), None),
        ] {
            assert_eq!(given(settings, offer, OWN).as_deref(), own, "{settings:?}");
            assert_eq!(given(settings, offer, OTHER).as_deref(), other, "{settings:?}");
        }
        // Whatever else is on offer, an opportunity that is not passed is put to the person.
        assert_eq!(given(Settings::default(), &["first 1", "pay", "pass"], OWN), None);
    }

    #[test]
    fn what_has_no_other_answer_is_put_only_to_whoever_wants_it() {
        for only in [&["pass"][..], &["no"], &["done"]] {
            for respond in [Respond::Able, Respond::Turn, Respond::Never] {
                let settings = Settings { respond, ..Settings::default() };
                assert_eq!(given(settings, only, OWN).as_deref(), Some(only[0]), "{respond:?}");
            }
            assert_eq!(given(Settings { respond: Respond::Every, ..Settings::default() }, only, OWN), None);
        }
        assert_eq!(given(Settings::default(), &["play x"], OWN), None, "what does something is never given");
    }

    #[test]
    fn the_same_opportunity_is_put_once() {
        let offer = ["play x", "pass"];
        let passed = Passed { turn: OWN.number, options: offer.map(String::from).to_vec(), decisions: 0 };
        let with =
            |respond, options| asked(Settings { respond, ..Settings::default() }, options, &OWN, None, Some(&passed));
        assert_eq!(with(Respond::Able, &offer[..]), Some("pass"));
        assert_eq!(with(Respond::Every, &offer[..]), None);
        assert_eq!(with(Respond::Able, &["play x", "play y", "pass"][..]), None, "something else can be done now");
    }

    #[test]
    fn a_complete_payment_is_over_unless_more_counts_or_the_person_says_so() {
        let options = &["spend x", "generate with y", "pay"];
        let prompt = |due: Option<i32>| match due {
            Some(due) => Phrase::new("ask-pay").number(DUE, Quantity::new(due)),
            None => Phrase::new("ask-pay"),
        };
        let given = |pay, due| {
            let prompt = prompt(due);
            asked(Settings { pay, ..Settings::default() }, options, &OWN, Some(&prompt), None).map(str::to_string)
        };
        assert_eq!(given(Pay::Due, Some(0)).as_deref(), Some("pay"));
        assert_eq!(given(Pay::Due, Some(1)), None);
        assert_eq!(given(Pay::Due, None), None, "more would count");
        assert_eq!(given(Pay::More, Some(0)), None);
        assert_eq!(given(Pay::Auto, None).as_deref(), Some("pay"));
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
        let (asks, auto) = (Settings::default(), Settings { pay: Pay::Auto, ..Settings::default() });
        assert_eq!(given(asks, &["pay", "pay with x"], OWN), None);
        assert_eq!(given(auto, &["pay", "pay with x"], OWN).as_deref(), Some("pay"));
        let pieces = &["spend x", "generate with y"];
        assert_eq!(given(asks, pieces, OWN), None);
        assert_eq!(given(auto, pieces, OWN).as_deref(), Some("generate with y"));
        assert_eq!(given(auto, &["spend x", "spend y", "pay"], OWN).as_deref(), Some("pay"));
        assert_eq!(given(auto, &["spend x", "end turn"], OWN), None);
        assert_eq!(given(asks, &["first 1", "first 2"], OWN), None);
        assert_eq!(given(Settings { order: true, ..asks }, &["first 1", "first 2"], OWN).as_deref(), Some("first 1"));
    }
}
