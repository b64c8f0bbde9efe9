//! What the terminal answers for a person who has said so.
//!
//! A setting is about a bare word of the notation: where that word is on offer, the terminal may give it. Which
//! questions these are it does not know, and a question that does not offer the word is always put. Settings are a
//! person's own: nobody else at the table is told.

use kernel::phrase::Fact;
use kernel::table::seats::Seat;

use super::session::Session;
use super::story::TURN;

/// Lets an opportunity go by.
pub const PASS: &str = "pass";

/// Leaves it to the game with what to pay.
const PAY: &str = "pay";

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
    /// Not at all.
    Never,
}

/// What the terminal answers for one person.
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
        Settings { respond: Respond::Always, pay: true, order: false, passing: None }
    }
}

impl Settings {
    /// The answer that may be given unasked, if there is one.
    fn answer<'t>(&self, options: &[&'t str], turn: &Turn, seat: Seat) -> Option<&'t str> {
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
        let order = self.order && options.iter().all(|option| is_place(option));
        options.first().copied().filter(|_| order)
    }
}

/// `first 2`, and not `first turn`.
fn is_place(option: &str) -> bool {
    option.strip_prefix(FIRST).is_some_and(|number| number.bytes().all(|digit| digit.is_ascii_digit()))
}

/// The turn that the log is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Turn {
    /// Its number from the beginning; 0 before the first, and in games without turns.
    number: usize,
    /// Whose it is.
    seat: Option<Seat>,
}

/// An answer that the terminal has given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// For whom.
    pub seat: Seat,
    /// As which decision of the match.
    pub decision: usize,
    /// How long the log was just before.
    pub place: usize,
    /// Whether an opportunity went by.
    pub passed: bool,
}

impl Session<'_> {
    /// What the terminal may answer now for the person who is asked.
    pub(super) fn automatic(&self) -> Option<String> {
        let seat = self.asked()?;
        let options = self.play().options();
        let options: Vec<&str> = options.iter().map(|option| option.text.as_str()).collect();
        self.settings_of(seat).answer(&options, &self.turn(), seat).map(str::to_string)
    }

    /// Passes everything until the next turn begins.
    pub(super) fn pass_turn(&mut self) -> String {
        let turn = self.turn().number;
        self.change(|settings| settings.passing = Some(turn));
        self.text("passing-turn")
    }

    /// When to be asked, from now on; what was typed is understood in both languages.
    pub(super) fn set_respond(&mut self, typed: &str) -> Option<String> {
        let respond = match typed {
            "always" | "toujours" => Respond::Always,
            "turn" | "tour" => Respond::Turn,
            "never" | "jamais" => Respond::Never,
            _ => return None,
        };
        self.change(|settings| (settings.respond, settings.passing) = (respond, None));
        Some(self.respond_text())
    }

    /// All settings of the person before the screen, a line each.
    pub(super) fn settings_text(&self) -> Vec<String> {
        let settings = self.own_settings();
        let mut lines = vec![self.text("settings")];
        lines.push(format!("  {}", self.respond_text()));
        lines.push(format!("  {}", self.text(if settings.pay { "pay-auto" } else { "pay-ask" })));
        lines.push(format!("  {}", self.text(if settings.order { "order-auto" } else { "order-ask" })));
        lines
    }

    /// When the person before the screen is asked, for the status line: nothing where it has never mattered.
    pub fn status(&self) -> Option<String> {
        let settings = self.own_settings();
        let changed = settings.respond != Respond::Always || settings.passing == Some(self.turn().number);
        (changed || self.may_pass()).then(|| self.text(&format!("status-{}", self.respond_key())))
    }

    /// Whether the person before the screen is asked what comes first, and nothing else.
    pub fn may_order(&self) -> bool {
        let options = self.play().options();
        self.asked().is_some() && self.asked() == self.viewer() && options.iter().all(|option| is_place(&option.text))
    }

    /// Whether the person before the screen is asked something and may pass.
    pub fn may_pass(&self) -> bool {
        self.asked().is_some()
            && self.asked() == self.viewer()
            && self.play().options().iter().any(|option| option.text == PASS)
    }

    fn respond_text(&self) -> String {
        self.text(&format!("respond-{}", self.respond_key()))
    }

    fn respond_key(&self) -> &'static str {
        let settings = self.own_settings();
        match settings.respond {
            _ if settings.passing == Some(self.turn().number) => "next-turn",
            Respond::Always => "always",
            Respond::Turn => "turn",
            Respond::Never => "never",
        }
    }

    fn turn(&self) -> Turn {
        let turns = self.play().log().iter().filter(|entry| entry.phrase.key == TURN);
        turns.fold(Turn::default(), |before, entry| {
            let seat = entry.phrase.facts.iter().find_map(|(_, fact)| match fact {
                Fact::Seat(seat) => Some(*seat),
                _ => None,
            });
            Turn { number: before.number + 1, seat }
        })
    }
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
    fn payment_and_order_are_left_to_the_game_if_the_person_wants() {
        let settings = Settings::default();
        assert_eq!(given(settings, &["pay", "pay with x"], OWN), Some("pay"));
        assert_eq!(given(Settings { pay: false, ..settings }, &["pay", "pay with x"], OWN), None);
        assert_eq!(given(settings, &["first 1", "first 2"], OWN), None);
        assert_eq!(given(Settings { order: true, ..settings }, &["first 1", "first 2"], OWN), Some("first 1"));
    }
}
