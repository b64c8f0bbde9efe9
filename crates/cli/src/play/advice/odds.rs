//! What the dice may still bring whoever is asked whether to roll some of them again.

use catalog::speech::Speech;
use kernel::odds::RollOdds;

use crate::play::advice::hint::percent;
use crate::play::display::text::{quoted, width};
use crate::play::session::Session;

impl Session<'_> {
    /// The chances of the person who is asked.
    pub fn odds(&self, typed: &str) -> Vec<String> {
        let asked = self.asked().filter(|seat| Some(*seat) == self.viewer());
        let rows = asked.map(|_| self.play().roll_odds(self.language())).unwrap_or_default();
        tell(self.speech(), &rows, typed)
    }
}

/// A line for each thing to hope for, with the best answer and its chance; where the end of an answer was typed, its chance.
pub fn tell(speech: &Speech, rows: &[RollOdds<String>], typed: &str) -> Vec<String> {
    if rows.is_empty() {
        return vec![speech.text("odds-nothing")];
    }
    let typed = typed.trim();
    let is_typed = |answer: &str| !typed.is_empty() && answer.rsplit(' ').next() == Some(typed);
    let known = rows.iter().flat_map(|row| &row.answers).any(|(answer, _)| is_typed(answer));
    if !typed.is_empty() && !known {
        return vec![speech.with("odds-no-such-answer", &[("typed", &quoted(typed))])];
    }
    let names: Vec<String> = rows.iter().map(|row| format!("{} ({})", row.name, row.needs)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let mut lines = vec![speech.text(if known { "odds-of-answer" } else { "odds-of-dice" })];
    lines.extend(rows.iter().zip(&names).map(|(row, name)| {
        let found = row.answers.iter().find(|(answer, _)| is_typed(answer));
        let told = found.map_or_else(|| best(speech, row), |(_, chance)| percent(speech, *chance));
        format!("  {name}{}  {told}", " ".repeat(widest - width(name)))
    }));
    lines
}

/// The best chance, and the answer that gives it.
fn best(speech: &Speech, row: &RollOdds<String>) -> String {
    let best = percent(speech, row.best);
    // Of equally good answers the one that keeps most dice: its notation is the longest.
    let answers = row.answers.iter().filter(|(_, chance)| *chance >= row.best - 1e-9);
    match answers.max_by_key(|(answer, _)| answer.len()) {
        _ if row.now >= row.best => format!("{best}  {}", speech.text("odds-now")),
        Some((answer, chance)) if *chance > 0.0 => format!("{best}  [{answer}]"),
        _ => best,
    }
}
