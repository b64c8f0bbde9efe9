//! Hints and looks back, which the server thinks about.

use server::wire::{Analysis, AnalysisWanted, CostlyDecision, Outlook};

use super::visit::{Visit, Want};
use crate::play::advice::hint::{FEW, MANY, Row, percent, read_budget, tell};
use crate::play::advice::review::draw;
use ai::Budget;

/// How many decisions are told.
const TOLD: usize = 3;
/// A smaller loss than this is within the noise.
const LEAST: f64 = 0.02;
/// The longest that a server is asked to think, in milliseconds.
const LONGEST: u32 = 2000;

/// How much of an analysis is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// The best answers.
    Few,
    /// All answers.
    All,
}

impl Visit {
    /// Wants a hint, after so many seconds if any were typed.
    pub(super) fn want_hint(&mut self, seconds: &str, extent: Extent) {
        let allowed = self.table.as_ref().is_some_and(|table| table.hints);
        let usual = Budget::Iterations(0);
        let milliseconds = match read_budget(seconds, usual) {
            _ if self.is_over() => return self.say_key("match-is-over"),
            _ if self.question().is_none() => return self.say_key("hint-nothing"),
            _ if !allowed => return self.say_key("join-no-hints"),
            None => return self.say_key("hint-how"),
            Some(Budget::Time(time)) => Some(u32::try_from(time.as_millis()).unwrap_or(LONGEST).clamp(1, LONGEST)),
            Some(_) if extent == Extent::All => Some(LONGEST),
            Some(_) => None,
        };
        self.say_key("hint-thinking");
        self.wants.push(Want::Hint(AnalysisWanted { seat: None, milliseconds }, extent));
    }

    /// Wants to look back at the match.
    pub(super) fn want_review(&mut self) {
        if !self.is_over() {
            return self.say_key("review-later");
        }
        self.say_key("review-thinking");
        self.wants.push(Want::Outlook);
    }

    /// Shows what the answers are worth, unless they are no longer asked for.
    pub fn show_hint(&mut self, analysis: &Analysis, extent: Extent) {
        if self.question() != Some(analysis.question) {
            return self.say_key("refused-stale");
        }
        let menu = self.menu();
        let rows: Vec<Row> = analysis
            .options
            .iter()
            .filter_map(|judged| {
                let item = menu.items.iter().find(|item| item.notation == judged.text)?;
                Some(Row::new(&self.speech, item, judged.win, judged.visits))
            })
            .collect();
        let most = if extent == Extent::All { MANY } else { FEW };
        let mut lines = tell(&self.speech, analysis.win, &rows, most);
        self.lines.append(&mut lines);
    }

    /// Shows how the match went: for whoever played, their own chances and decisions.
    pub fn show_outlook(&mut self, outlook: &Outlook) {
        let lines = self.tell_outlook(outlook);
        match lines.is_empty() {
            true => self.say_key("review-nothing"),
            false => self.lines.extend(lines),
        }
    }

    fn tell_outlook(&self, outlook: &Outlook) -> Vec<String> {
        let (Some(table), Some(show)) = (&self.table, self.show()) else { return Vec::new() };
        let own = |seat: &String| table.yours.is_empty() || table.yours.contains(seat);
        let mut lines = Vec::new();
        for line in outlook.lines.iter().filter(|line| line.seats.iter().any(own) && line.points.len() > 1) {
            let names: Vec<String> = line.seats.iter().map(|seat| show.heading(seat)).collect();
            lines.push(self.speech.with("review-chances", &[("seat", &names.join(", "))]));
            lines.push(String::new());
            lines.extend(draw(&self.speech, &line.points.iter().map(|point| point.1).collect::<Vec<_>>()));
            lines.push(String::new());
        }
        if lines.is_empty() {
            return lines;
        }
        let costly: Vec<&CostlyDecision> =
            outlook.costly.iter().filter(|one| own(&one.seat) && one.lost >= LEAST).take(TOLD).collect();
        if costly.is_empty() {
            lines.push(self.speech.text("review-no-loss"));
            return lines;
        }
        lines.push(self.speech.text("review-losses"));
        lines.extend(costly.iter().map(|one| {
            let (decision, seat) = ((one.decision + 1).to_string(), show.short_name(&one.seat));
            let key = if table.yours.len() == 1 { "review-decision" } else { "review-decision-of" };
            let values = [
                ("when", self.speech.with(key, &[("decision", &decision), ("seat", &seat)])),
                ("taken", one.chosen.trim_end_matches('.').to_string()),
                ("taken-win", percent(&self.speech, (one.win - one.lost).max(0.0))),
                ("best", one.better.trim_end_matches('.').to_string()),
                ("best-win", percent(&self.speech, one.win)),
            ];
            let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
            format!("  {}", self.speech.with("review-moment", &values))
        }));
        lines.push(self.speech.text("review-caveat"));
        lines
    }
}
