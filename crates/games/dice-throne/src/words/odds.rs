//! How likely each ability of a hero is, as a table to be read.

use kernel::prelude::*;

use super::Words;
use crate::DiceThrone;
use crate::texts::odds::activations;

/// A way to activate an ability, with its chances.
#[derive(Clone, PartialEq, Debug)]
pub struct OddsLine {
    /// The ability in its level, or what the way itself is called.
    pub name: String,
    /// What it needs: `3 [Sword]`.
    pub needs: String,
    /// The chance of whoever keeps well, by Roll Attempts from one on.
    pub chances: Vec<f64>,
}

/// The chances of a hero's abilities in all levels, with up to so many Roll Attempts; nothing of a face that is no hero.
pub fn odds_table(book: &Book<DiceThrone>, face: FaceId, attempts: u8, language: Language) -> Vec<OddsLine> {
    let printed = &book.face(face).printed;
    let Some(hero) = printed.hero() else { return Vec::new() };
    let words = Words::of(book, printed.hero, language);
    let mut lines = Vec::new();
    for (level, number) in (1..=3).zip(["", " II", " III"]) {
        for found in activations(hero, attempts, |_| level) {
            let name = match &found.way.name {
                Some(name) => name.get(language).to_string(),
                None => format!("{}{number}", found.ability.name.get(language)),
            };
            let chances = (1..=attempts).map(|attempts| found.odds.before(attempts)).collect();
            lines.push(OddsLine { name, needs: words.needs(&found.way.needs), chances });
        }
    }
    lines
}
