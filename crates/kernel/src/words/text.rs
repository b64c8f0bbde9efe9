//! Clauses as sentences and paragraphs: capitals, full stops, colons.

use crate::book::Language;

impl Language {
    /// What is said in this language: the first in English, the second in French.
    pub fn pick<T>(self, en: T, fr: T) -> T {
        match self {
            Language::En => en,
            Language::Fr => fr,
        }
    }

    /// A colon as the language sets it, with the space behind it.
    pub fn colon(self) -> &'static str {
        self.pick(": ", "\u{a0}: ")
    }

    /// A semicolon as the language sets it, with the space behind it.
    pub fn semicolon(self) -> &'static str {
        self.pick("; ", "\u{a0}; ")
    }
}

/// A capital in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters.clone()).collect()
}

/// A small letter in front.
pub fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters.clone()).collect()
}

/// A full stop behind the text, unless it has one; a bracket or quotation may have brought its own.
pub fn full_stop(mut text: String) -> String {
    let bare = text.trim_end_matches([')', '”', '»', '\u{a0}']);
    if !text.is_empty() && !bare.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

/// A clause as a sentence.
pub fn sentence(text: &str) -> String {
    full_stop(capital(text))
}

/// Clauses as sentences behind an opening; the first goes on from the opening.
pub fn paragraph(opening: &str, clauses: &[String]) -> String {
    let mut text = opening.to_string();
    for (place, clause) in clauses.iter().enumerate() {
        if place == 0 {
            text.push_str(clause);
        } else {
            text = format!("{} {}", full_stop(text), capital(clause));
        }
    }
    full_stop(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_once() {
        assert_eq!(sentence("écho de l’au-delà"), "Écho de l’au-delà.");
        assert_eq!(
            full_stop("draw 1 card. (Limit once per round.)".to_string()),
            "draw 1 card. (Limit once per round.)"
        );
        let clauses = ["draw a card".to_string(), "then, discard it".to_string()];
        assert_eq!(paragraph("Effect: ", &clauses), "Effect: draw a card. Then, discard it.");
        assert_eq!(small("Draw"), "draw");
    }
}
