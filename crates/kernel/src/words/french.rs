//! French that sentences need: contractions, elisions, agreement.

/// Words whose `h` is no vowel, as far as cards use them; names from other languages have none that is mute.
const ASPIRATED: [&str; 10] =
    ["hache", "haine", "hallebarde", "hasard", "hâte", "haut", "hauteur", "héros", "hors", "huit"];

/// Whether articles, `de` and `que` are cut short in front of a word.
pub fn elides(word: &str) -> bool {
    match word.chars().next() {
        Some('h') => {
            let first = word.split([' ', '-', '\u{a0}']).next().unwrap_or(word);
            let endings = ["", "s", "e", "es"];
            !endings.iter().any(|ending| first.strip_suffix(ending).is_some_and(|stem| ASPIRATED.contains(&stem)))
        }
        Some(letter) => "aeiouâàéèêëîïôöûùœæAEIOUÂÀÉÈÊËÎÏÔÖÛÙŒÆ".contains(letter),
        None => false,
    }
}

/// `de carte`, `d’allié`.
pub fn de(word: &str) -> String {
    elided("de", word)
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
    if elides(clause) { format!("{}’{clause}", &word[..word.len() - 1]) } else { format!("{word} {clause}") }
}

/// `au méchant`, `aux lieux`, `à cette carte`.
pub fn to(noun: &str) -> String {
    match (noun.strip_prefix("le "), noun.strip_prefix("les ")) {
        (Some(rest), _) => format!("au {rest}"),
        (_, Some(rest)) => format!("aux {rest}"),
        _ => format!("à {noun}"),
    }
}

/// `du méchant`, `des lieux`, `d’un objet`, `de cette carte`.
pub fn of(noun: &str) -> String {
    match (noun.strip_prefix("le "), noun.strip_prefix("les ")) {
        (Some(rest), _) => format!("du {rest}"),
        (_, Some(rest)) => format!("des {rest}"),
        _ => de(noun),
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

/// `l’ennemi`, `la carte`, `le sbire`.
pub fn the(noun: &str, feminine: bool) -> String {
    match (elides(noun), feminine) {
        (true, _) => format!("l’{noun}"),
        (false, true) => format!("la {noun}"),
        (false, false) => format!("le {noun}"),
    }
}

/// `cet ennemi`, `cette carte`, `ce sbire`.
pub fn this(noun: &str, feminine: bool) -> String {
    match (feminine, elides(noun)) {
        (true, _) => format!("cette {noun}"),
        (false, true) => format!("cet {noun}"),
        (false, false) => format!("ce {noun}"),
    }
}

/// `l’ajouter`, `le défausser`: a pronoun in front of a verb.
pub fn before(pronoun: &str, verb: &str) -> String {
    match pronoun {
        "le" | "la" if elides(verb) => format!("l’{verb}"),
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

    /// An adjective or participle that agrees: `détruit`, `engagées`, `première`. Several words stay as they are.
    pub fn agree(self, word: &str) -> String {
        if word.contains(' ') {
            return word.to_string();
        }
        let stem = |ending: &str| word.strip_suffix(ending);
        let word = match word {
            _ if !self.feminine || word.ends_with('e') => word.to_string(),
            _ if word.ends_with("el") => format!("{word}le"),
            _ => match (stem("er"), stem("eur")) {
                (Some(stem), _) => format!("{stem}ère"),
                (_, Some(stem)) => format!("{stem}euse"),
                _ => format!("{word}e"),
            },
        };
        if self.plural && !word.ends_with('s') { format!("{word}s") } else { word }
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

    /// `le`, `la`, `les`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contracts_and_elides() {
        assert_eq!(to("le méchant"), "au méchant");
        assert_eq!(of("les lieux"), "des lieux");
        assert_eq!(of("Ultron"), "d’Ultron");
        assert_eq!(of("Hulk"), "de Hulk");
        assert_eq!(of("héros"), "de héros");
        assert_eq!(of("hommes"), "d’hommes");
        assert_eq!(of("hautes manigances"), "de hautes manigances");
        assert_eq!(that("Iron Man attaque"), "qu’Iron Man attaque");
        assert_eq!(whilst("un objet part"), "lorsqu’un objet part");
        assert_eq!(given("il a"), "s’il a");
        assert_eq!(before("la", "ajouter"), "l’ajouter");
        assert_eq!(the("ennemi", false), "l’ennemi");
        assert_eq!(this("allié", false), "cet allié");
    }

    #[test]
    fn adjectives_agree() {
        let (her, them) = (Person::one(true), Person::many(true));
        for (word, feminine) in [
            ("engagé", "engagée"),
            ("détruit", "détruite"),
            ("premier", "première"),
            ("universel", "universelle"),
            ("défenseur", "défenseuse"),
            ("arcaniste", "arcaniste"),
        ] {
            assert_eq!(her.agree(word), feminine);
            assert_eq!(them.agree(word), format!("{feminine}s"));
        }
        assert_eq!(Person::many(false).agree("mis"), "mis");
        assert_eq!(them.agree("seigneur de guerre"), "seigneur de guerre");
    }
}
