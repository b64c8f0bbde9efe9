//! From effects to sentences, in French and in English.
//!
//! A game says what its verbs, conditions and nouns are called; how they become sentences, lists, plurals and
//! elisions is the same for all games and stands here.

pub mod clause;
pub mod french;
pub mod phrase;
pub mod reference;
pub mod standing;
mod tables;
pub mod text;
pub mod verbal;
pub mod vocabulary;

pub use text::sentence;

use crate::book::{Book, Both, Language};
use crate::game::Terms;
use crate::quantity::Quantity;

/// A noun in both languages, with what grammar needs to know of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noun {
    /// English, one.
    pub one: &'static str,
    /// English, several.
    pub many: &'static str,
    /// French, one.
    pub un: &'static str,
    /// French, several.
    pub plusieurs: &'static str,
    /// Whether the French noun is feminine.
    pub feminine: bool,
}

impl Noun {
    /// A masculine noun: English for one and for several, French for one and for several.
    pub const fn masculine(one: &'static str, many: &'static str, un: &'static str, plusieurs: &'static str) -> Noun {
        Noun { one, many, un, plusieurs, feminine: false }
    }

    /// A feminine noun.
    pub const fn feminine(one: &'static str, many: &'static str, un: &'static str, plusieurs: &'static str) -> Noun {
        Noun { one, many, un, plusieurs, feminine: true }
    }

    /// One of it, or several.
    pub fn form(&self, plural: bool, language: Language) -> &'static str {
        match plural {
            false => language.pick(self.one, self.un),
            true => language.pick(self.many, self.plusieurs),
        }
    }

    /// The noun for a number of things: French counts 0 and 1 as one, English only 1.
    pub fn for_number(&self, number: Quantity, language: Language) -> &'static str {
        match language {
            Language::En if number == Quantity::new(1) => self.one,
            Language::En => self.many,
            Language::Fr if number <= Quantity::new(1) => self.un,
            Language::Fr => self.plusieurs,
        }
    }

    /// `3 gems`, `3 cristaux`.
    pub fn count(&self, number: Quantity, language: Language) -> String {
        format!("{number} {}", self.for_number(number, language))
    }

    /// `a card`, `une carte`.
    pub fn a(&self, language: Language) -> String {
        with_article(if language == Language::En { self.one } else { self.un }, self.feminine, language)
    }
}

/// What the names that a text gives stand for, the newest last.
#[derive(Clone, Debug)]
pub struct Names<N, T>(pub Vec<(N, T)>);

impl<N: Copy + PartialEq, T> Names<N, T> {
    /// Gives something a name, which nothing else has from here on.
    pub fn call(&mut self, name: N, named: T) {
        self.0.retain(|(other, _)| *other != name);
        self.0.push((name, named));
    }

    /// What has a name.
    pub fn get(&self, name: N) -> Option<&T> {
        self.0.iter().find(|(other, _)| *other == name).map(|(_, named)| named)
    }
}

/// One of some names in the language, by its English form; that form if it is none of them.
pub fn translated<'a>(names: &'a [Both], english: &'a str, language: Language) -> &'a str {
    names.iter().find(|both| both.en == english).map_or(english, |both| both.get(language))
}

/// The name of another card; its id while the book is only half read.
pub fn card_name<'a, G: Terms>(book: &'a Book<G>, id: &'a str, language: Language) -> &'a str {
    book.find(id).map_or(id, |face| book.face(face).name.get(language))
}

/// `3 or more cards`, and the opposite: `fewer than 3 cards`.
pub fn at_least(least: u8, things: &str, holds: bool, language: Language) -> String {
    match holds {
        true => language.pick(format!("{least} or more {things}"), format!("au moins {least} {things}")),
        false => language.pick(format!("fewer than {least} {things}"), format!("moins de {least} {things}")),
    }
}

/// `a minion`, `an ally`, `another scheme`; `une carte`, `un autre lieu`.
pub fn with_article(one: &str, feminine: bool, language: Language) -> String {
    match language {
        // "An other" is one word in English.
        Language::En if one.starts_with("other ") => format!("an{one}"),
        Language::En if takes_an(one) => format!("an {one}"),
        Language::En => format!("a {one}"),
        Language::Fr if feminine => format!("une {one}"),
        Language::Fr => format!("un {one}"),
    }
}

/// Whether English puts `an` in front of it: by its sound, so that letters that are spelt count as they are spoken.
fn takes_an(word: &str) -> bool {
    let word = word.trim_start_matches('“');
    let small = word.to_lowercase();
    let spelt = word.starts_with(|letter| "AEFHILMNORSX".contains(letter)) && word[1..].starts_with('.');
    spelt || (small.starts_with(['a', 'e', 'i', 'o', 'u']) && !small.starts_with("uni"))
}

/// `“Special”`, `« Spécial »`.
pub fn quoted(text: &str, language: Language) -> String {
    match language {
        Language::En => format!("“{text}”"),
        Language::Fr => format!("«\u{a0}{text}\u{a0}»"),
    }
}

/// Small numbers as words where a card would write them out: `two cards`, `deux cartes`.
pub fn number_word(number: u8, language: Language) -> String {
    let words = match language {
        Language::En => ["no", "one", "two", "three", "four", "five", "six"],
        Language::Fr => ["aucun", "un", "deux", "trois", "quatre", "cinq", "six"],
    };
    words.get(number as usize).map_or_else(|| number.to_string(), |word| (*word).to_string())
}

/// `a`, `a and b`, `a, b and c`.
pub fn list(parts: &[String], language: Language) -> String {
    let and = match language {
        Language::En => "and",
        Language::Fr => "et",
    };
    join(parts, and)
}

/// `a`, `a or b`, `a, b or c`.
pub fn either(parts: &[String], language: Language) -> String {
    let or = match language {
        Language::En => "or",
        Language::Fr => "ou",
    };
    join(parts, or)
}

fn join(parts: &[String], word: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [firsts @ .., last] => format!("{} {word} {last}", firsts.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Noun = Noun::feminine("card", "cards", "carte", "cartes");

    #[test]
    fn counts_and_articles() {
        assert_eq!(CARD.count(Quantity::new(1), Language::En), "1 card");
        assert_eq!(CARD.count(Quantity::new(0), Language::Fr), "0 carte");
        assert_eq!(CARD.count(Quantity::new(0), Language::En), "0 cards");
        assert_eq!(CARD.count(Quantity::INFINITE, Language::Fr), "∞ cartes");
        assert_eq!(CARD.a(Language::Fr), "une carte");
        for (one, called) in [
            ("ally", "an ally"),
            ("hero", "a hero"),
            ("unique card", "a unique card"),
            ("other item", "another item"),
            ("“elf” token", "an “elf” token"),
            ("S.H.I.E.L.D. agent", "an S.H.I.E.L.D. agent"),
        ] {
            assert_eq!(with_article(one, false, Language::En), called);
        }
        assert_eq!(quoted("Spécial", Language::Fr), "«\u{a0}Spécial\u{a0}»");
    }

    #[test]
    fn lists() {
        let parts: Vec<String> = ["a", "b", "c"].map(String::from).to_vec();
        assert_eq!(list(&parts, Language::Fr), "a, b et c");
        assert_eq!(either(&parts[..2], Language::En), "a or b");
    }
}
