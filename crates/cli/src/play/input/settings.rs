//! What the terminal answers for a person who has said so, and how it tells them.

use catalog::habits::{Asked, is_place};
pub use catalog::habits::{PASS, Pay, Respond, Settings};
use catalog::story::Turn;
use kernel::table::seats::Seat;

use crate::play::session::Session;

/// An answer that the terminal has given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
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
    pub(in crate::play) fn automatic(&self) -> Option<String> {
        let seat = self.asked()?;
        let options = self.play().options();
        let options: Vec<&str> = options.iter().map(|option| option.text.as_str()).collect();
        let (prompt, turn, record) = (self.play().prompt(), self.turn(), self.play().decisions());
        let passed = self.passed_by(seat);
        let settings = self.settings_of(seat);
        let best = if settings.pay == Pay::Auto { self.play().best_by_rank() } else { None };
        let best = best.and_then(|place| options.get(place).copied());
        let prompt = prompt.as_ref();
        let asked = Asked { seat, prompt, options: &options, best, turn: &turn, decisions: record, passed };
        settings.answer(&asked).map(str::to_string)
    }

    /// Passes everything until the next turn begins.
    pub(in crate::play) fn pass_turn(&mut self) -> String {
        let turn = self.turn().number;
        self.change(|settings| settings.passing = Some(turn));
        self.text("passing-turn")
    }

    /// When to be asked, from now on; what was typed is understood in both languages.
    pub(in crate::play) fn set_respond(&mut self, typed: &str) -> Option<String> {
        let respond = match typed {
            "always" | "toujours" => Respond::Every,
            "able" | "possible" => Respond::Able,
            "turn" | "tour" => Respond::Turn,
            "never" | "jamais" => Respond::Never,
            _ => return None,
        };
        self.change(|settings| (settings.respond, settings.passing) = (respond, None));
        Some(self.respond_text())
    }

    /// All settings of the person before the screen, a line each.
    pub(in crate::play) fn settings_text(&self) -> Vec<String> {
        let settings = self.own_settings();
        let mut lines = vec![self.text("settings")];
        lines.push(format!("  {}", self.respond_text()));
        lines.push(format!("  {}", self.text(pay_key(settings.pay))));
        lines.push(format!("  {}", self.text(if settings.order { "order-auto" } else { "order-ask" })));
        lines
    }

    /// When the person before the screen is asked, for the status line: nothing where it has never mattered.
    pub fn status(&self) -> Option<String> {
        let settings = self.own_settings();
        let changed = settings.respond != Respond::default() || settings.passing == Some(self.turn().number);
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
            Respond::Every => "always",
            Respond::Able => "able",
            Respond::Turn => "turn",
            Respond::Never => "never",
        }
    }

    fn turn(&self) -> Turn {
        Turn::of(self.play().log())
    }
}

/// The text that tells who chooses with what to pay.
pub fn pay_key(pay: Pay) -> &'static str {
    match pay {
        Pay::Due => "pay-ask",
        Pay::More => "pay-more",
        Pay::Auto => "pay-auto",
    }
}
