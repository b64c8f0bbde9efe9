//! Numbers of texts in words: `2 damage per [Sword] and 1 per [Helmet]`, `damage equal to half the result`.

use kernel::say;
use kernel::words::list;

use super::noun::Counted;
use super::speaker::Speaker;
use crate::language::{Num, Of};

impl Speaker<'_> {
    /// Numbers of the same thing, added up.
    pub(super) fn amount(&self, numbers: &[&Num], counted: &Counted) -> String {
        let language = self.language;
        if let [number] = numbers
            && let Some(equal) = self.equal(number)
        {
            let many = counted.many(language);
            let text = say!(self, "{many} equal to {equal}", "autant de~{many} que {equal}");
            return match number.plus {
                0 => text,
                plus => say!(self, "{plus} plus {text}", "{plus} plus {text}"),
            };
        }
        let mut text = String::new();
        let mut parts: Vec<String> = Vec::new();
        let fixed: i32 = numbers.iter().map(|number| number.plus).sum();
        for number in numbers.iter().filter(|number| number.times != 0) {
            let times = number.times.abs();
            let per = self.per(number);
            let times = if parts.is_empty() && (fixed == 0 || numbers.len() > 1) {
                counted.numbered(times, language)
            } else {
                times.to_string()
            };
            parts.push(format!("{times} {per}"));
        }
        // What is certain comes first if it stands in one number with the rest, and last if it is another effect.
        match (fixed, parts.is_empty()) {
            (fixed, true) => return counted.fixed(fixed, language),
            (0, false) => {}
            (fixed, false) if numbers.len() == 1 => {
                text = format!("{} plus ", counted.numbered(fixed, language));
            }
            (fixed, false) => {
                let parts = list(&parts, language);
                return format!("{parts}, plus {fixed}");
            }
        }
        format!("{text}{}", list(&parts, language))
    }

    /// What a number is equal to, if it counts nothing.
    fn equal(&self, number: &Num) -> Option<String> {
        let one = self.dice == 1;
        let half = number.every == 2;
        Some(match number.of.as_ref()? {
            Of::Sum if one && half => {
                say!(self, "half the result (rounded up)", "la moitié du résultat (arrondie au chiffre supérieur)")
            }
            Of::Sum if one => say!(self, "the result", "le résultat"),
            Of::Sum if half => {
                say!(self, "half the total (rounded up)", "la moitié du total (arrondie au chiffre supérieur)")
            }
            Of::Sum => say!(self, "the total", "le total"),
            Of::Subtotal => say!(
                self,
                "half of the incoming damage (rounded up)",
                "la moitié des dégâts entrants (arrondie au chiffre supérieur)"
            ),
            Of::Dealt => say!(self, "the damage you dealt", "de dégâts infligés"),
            _ => return None,
        })
    }

    /// `per [Sword]`, `par paire de [Sabre]`.
    fn per(&self, number: &Num) -> String {
        let every = number.every;
        let what = match number.of.as_ref() {
            Some(Of::Symbol(id)) => self.symbol(id),
            Some(Of::Token(id)) => self.status(id),
            Some(Of::Theirs(id)) => {
                let name = self.status(id);
                say!(self, "{name} they have", "{name} qu’il possède")
            }
            Some(Of::Cp) => say!(self, "CP you have", "PC que vous possédez"),
            Some(Of::Paid) => say!(self, "CP spent", "PC dépensé"),
            Some(Of::Removed) => {
                let removed = self.removed.clone().unwrap_or_else(|| say!(self, "token", "jeton"));
                say!(self, "{removed} removed", "{removed} retiré")
            }
            Some(Of::Companions) => say!(self, "companion you have in play", "Familier que vous avez en jeu"),
            Some(Of::Repeated) => say!(
                self,
                "Roll Attempt after the first (2 at most)",
                "Tentative de Lancer après la première (2 au plus)"
            ),
            Some(Of::Sum | Of::Subtotal | Of::Dealt) | None => String::new(),
        };
        let rounded = say!(self, " (rounded up)", " (arrondi au chiffre supérieur)");
        match (every, &number.of) {
            (1, _) => say!(self, "per {what}", "par {what}"),
            (_, Some(Of::Cp)) => say!(self, "per {every} {what}{rounded}", "par tranche de {every} {what}{rounded}"),
            (2, _) => say!(self, "per 2 {what}", "par paire de~{what}"),
            _ => say!(self, "per {every} {what}", "par tranche de {every} {what}"),
        }
    }
}

/// Whether a number is the same whatever is rolled.
pub(super) fn is_fixed(number: &Num) -> bool {
    number.times == 0
}

/// Whether numbers may be said as one sum: each counts something, or is added to one that does.
pub(super) fn adds_up(numbers: &[&Num]) -> bool {
    let counts = |number: &&Num| !matches!(number.of, None | Some(Of::Sum | Of::Subtotal | Of::Dealt));
    numbers.first().is_some_and(counts) && numbers.iter().all(|number| counts(number) || number.times == 0)
}
