//! French that sentences need: contractions, elisions, agreement.

use kernel::words::starts_with_vowel;

/// `au personnage`, `aux lieux`, `à cette carte`.
pub fn to(noun: &str) -> String {
    match (noun.strip_prefix("le "), noun.strip_prefix("les ")) {
        (Some(rest), _) => format!("au {rest}"),
        (_, Some(rest)) => format!("aux {rest}"),
        _ => format!("à {noun}"),
    }
}

/// `du personnage`, `des lieux`, `d’un objet`, `de cette carte`.
pub fn of(noun: &str) -> String {
    match (noun.strip_prefix("le "), noun.strip_prefix("les ")) {
        (Some(rest), _) => format!("du {rest}"),
        (_, Some(rest)) => format!("des {rest}"),
        _ => kernel::words::de(noun),
    }
}

/// `qu’il`, `que vous`.
pub fn that(clause: &str) -> String {
    elided("que", clause)
}

/// `lorsqu’un objet`, `lorsque vous`.
pub fn whilst(clause: &str) -> String {
    elided("lorsque", clause)
}

fn elided(word: &str, clause: &str) -> String {
    if starts_with_vowel(clause) {
        format!("{}’{clause}", &word[..word.len() - 1])
    } else {
        format!("{word} {clause}")
    }
}

/// `s’il`, `si vous`.
pub fn given(clause: &str) -> String {
    if clause.starts_with("il ") || clause.starts_with("ils ") {
        format!("s’{clause}")
    } else {
        format!("si {clause}")
    }
}

/// `l’engager`, `le détruire`: a pronoun in front of a verb.
pub fn before(pronoun: &str, verb: &str) -> String {
    match pronoun {
        "le" | "la" if starts_with_vowel(verb) => format!("l’{verb}"),
        _ => format!("{pronoun} {verb}"),
    }
}

/// Gender and number of what is spoken of; players are addressed as `vous`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Person {
    /// Whether it is feminine.
    pub feminine: bool,
    /// Whether there are several.
    pub plural: bool,
}

impl Person {
    /// A single thing.
    pub fn one(feminine: bool) -> Person {
        Person { feminine, plural: false }
    }

    /// Several things.
    pub fn many(feminine: bool) -> Person {
        Person { feminine, plural: true }
    }

    /// An adjective or participle that agrees: `détruit`, `détruites`.
    pub fn agree(self, word: &str) -> String {
        let word = match word {
            word if !self.feminine => word.to_string(),
            "banquier" => "banquière".to_string(),
            "universel" => "universelle".to_string(),
            "défenseur" => "défenseuse".to_string(),
            // What is no adjective of its own stays as it is.
            "arcaniste" | "gearsmith" | "seigneur de guerre" => word.to_string(),
            word => format!("{word}e"),
        };
        match word.as_str() {
            "gearsmith" | "seigneur de guerre" => word,
            _ if self.plural && !word.ends_with('s') => format!("{word}s"),
            _ => word,
        }
    }

    /// `il`, `elles`.
    pub fn subject(self) -> &'static str {
        match (self.feminine, self.plural) {
            (false, false) => "il",
            (true, false) => "elle",
            (false, true) => "ils",
            (true, true) => "elles",
        }
    }

    /// `le`, `les`.
    pub fn object(self) -> &'static str {
        match (self.feminine, self.plural) {
            (_, true) => "les",
            (false, false) => "le",
            (true, false) => "la",
        }
    }

    /// One of two forms, for one and for several: `gagne`, `gagnent`.
    pub fn of<'a>(self, one: &'a str, many: &'a str) -> &'a str {
        if self.plural { many } else { one }
    }
}
