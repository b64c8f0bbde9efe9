//! French that sentences need: contractions, elisions, agreement.

/// Whether articles and `de` are cut short in front of a word: `h` is never mute in this game (héros, Hulk, Hydra).
pub fn is_vowel(word: &str) -> bool {
    word.chars().next().is_some_and(|letter| "aeiouâàéèêëîïôöûùœæAEIOUÂÀÉÈÊËÎÏÔÖÛÙŒÆ".contains(letter))
}

/// `au méchant`, `aux alliés`, `à un ennemi`.
pub fn to(noun: &str) -> String {
    match (noun.strip_prefix("le "), noun.strip_prefix("les ")) {
        (Some(rest), _) => format!("au {rest}"),
        (_, Some(rest)) => format!("aux {rest}"),
        _ => format!("à {noun}"),
    }
}

/// `du méchant`, `des alliés`, `d’un ennemi`, `de cette carte`.
pub fn of(noun: &str) -> String {
    match (noun.strip_prefix("le "), noun.strip_prefix("les ")) {
        (Some(rest), _) => format!("du {rest}"),
        (_, Some(rest)) => format!("des {rest}"),
        _ if is_vowel(noun) => format!("d’{noun}"),
        _ => format!("de {noun}"),
    }
}

/// `qu’Ultron attaque`, `que le méchant attaque`.
pub fn that(clause: &str) -> String {
    if is_vowel(clause) { format!("qu’{clause}") } else { format!("que {clause}") }
}

/// `s’il`, `si vous`.
pub fn given(clause: &str) -> String {
    if clause.starts_with("il ") || clause.starts_with("ils ") {
        format!("s’{clause}")
    } else {
        format!("si {clause}")
    }
}

/// `l’ennemi`, `la carte`, `le sbire`.
pub fn the(noun: &str, feminine: bool) -> String {
    match (is_vowel(noun), feminine) {
        (true, _) => format!("l’{noun}"),
        (false, true) => format!("la {noun}"),
        (false, false) => format!("le {noun}"),
    }
}

/// `cet ennemi`, `cette carte`, `ce sbire`.
pub fn this(noun: &str, feminine: bool) -> String {
    match (feminine, is_vowel(noun)) {
        (true, _) => format!("cette {noun}"),
        (false, true) => format!("cet {noun}"),
        (false, false) => format!("ce {noun}"),
    }
}

/// `l’ajouter`, `le défausser`: a pronoun in front of a verb.
pub fn before(pronoun: &str, verb: &str) -> String {
    match pronoun {
        "le" | "la" if is_vowel(verb) => format!("l’{verb}"),
        _ => format!("{pronoun} {verb}"),
    }
}

/// Gender and number of what is spoken of.
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

    /// An adjective or participle that agrees: `engagé`, `engagées`.
    pub fn agree(self, word: &str) -> String {
        format!("{word}{}{}", if self.feminine { "e" } else { "" }, if self.plural { "s" } else { "" })
    }

    /// `le`, `la`, `les`.
    pub fn object(self) -> &'static str {
        match (self.feminine, self.plural) {
            (_, true) => "les",
            (false, false) => "le",
            (true, false) => "la",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contracts_and_elides() {
        assert_eq!(to("le méchant"), "au méchant");
        assert_eq!(of("Ultron"), "d’Ultron");
        assert_eq!(of("héros"), "de héros");
        assert_eq!(that("Iron Man attaque"), "qu’Iron Man attaque");
        assert_eq!(given("il a"), "s’il a");
        assert_eq!(before("la", "ajouter"), "l’ajouter");
        assert_eq!(Person { feminine: true, plural: true }.agree("engagé"), "engagées");
    }
}
