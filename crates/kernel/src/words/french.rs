//! French that sentences need: contractions, elisions, agreement.
//!
//! Templates of texts tie a small word to whatever follows it with a `~`, and [`tied`] gives it the form that it takes
//! there: `de~{card}` becomes `du méchant`, `d’Ultron` or `de cette carte`. Card texts, log, prompts and labels all go
//! through it.

/// Words whose `h` is no vowel, as far as cards use them; names from other languages have none that is mute.
const ASPIRATED: [&str; 10] =
    ["hache", "haine", "hallebarde", "hasard", "hâte", "haut", "hauteur", "héros", "hors", "huit"];

/// Whether articles, `de` and `que` are cut short in front of a word.
pub fn elides(word: &str) -> bool {
    match word.chars().next() {
        Some('h') => {
            let first = word.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or(word);
            let endings = ["", "s", "e", "es"];
            !endings.iter().any(|ending| first.strip_suffix(ending).is_some_and(|stem| ASPIRATED.contains(&stem)))
        }
        // `Yvon` and `Hélène` have a mute first letter, `Yannick`, `Hulk` and `Héros` have not.
        Some('Y' | 'y') => word.chars().nth(1).is_some_and(|next| !"aeiouéèœ".contains(next)),
        Some('H') => word.starts_with("Hé") && elides(&word.to_lowercase()),
        Some(letter) => "aeiouâàéèêëîïôöûùœæAEIOUÂÀÉÈÊËÎÏÔÖÛÙŒÆ".contains(letter),
        None => false,
    }
}

/// The text with each word in front of a `~` in the form that what follows asks for: `de~les lieux` is `des lieux`.
pub fn tied(text: &str) -> String {
    let Some((before, after)) = text.rsplit_once('~') else { return text.to_string() };
    let word = before.rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
    let front = &before[..before.len() - word.len()];
    let joined = match word {
        "de" => of(after),
        "à" => to(after),
        "De" | "À" => super::text::capital(&if word == "À" { to(after) } else { of(after) }),
        "si" => given(after),
        "ce" => this(after, false),
        "le" | "la" | "ne" | "se" | "que" | "lorsque" => elided(word, after),
        _ => format!("{word} {after}"),
    };
    tied(&format!("{front}{joined}"))
}

/// A name inside a sentence, where its article is a small word like any other: `au Vautour`, `la Veuve Noire`.
pub fn within(name: &str) -> String {
    for (article, small) in [("Le ", "le "), ("La ", "la "), ("Les ", "les "), ("L’", "l’")] {
        if let Some(rest) = name.strip_prefix(article) {
            return format!("{small}{rest}");
        }
    }
    name.to_string()
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

/// `au méchant`, `aux lieux`, `à cette carte`; also in front of a name with an article: `au Vautour`.
pub fn to(noun: &str) -> String {
    contracted(noun, "au", "aux").unwrap_or_else(|| format!("à {noun}"))
}

/// `du méchant`, `des lieux`, `d’un objet`, `de cette carte`; also in front of a name with an article: `du Vautour`.
pub fn of(noun: &str) -> String {
    contracted(noun, "du", "des").unwrap_or_else(|| de(noun))
}

/// A small word that has taken in the article `le` or `les` of what follows.
fn contracted(noun: &str, one: &str, many: &str) -> Option<String> {
    let (article, rest) = noun.split_once(' ')?;
    match article {
        "le" | "Le" => Some(format!("{one} {rest}")),
        "les" | "Les" => Some(format!("{many} {rest}")),
        _ => None,
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

    /// An adjective of several words: `non engagée`, `attachées à votre faction`; the rest stays as it is.
    pub fn agree_first(self, words: &str) -> String {
        if let Some(rest) = words.strip_prefix("non ") {
            return format!("non {}", self.agree_first(rest));
        }
        match words.split_once(" à ") {
            Some((word, rest)) => format!("{} à {rest}", self.agree(word)),
            None => self.agree(words),
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
        assert_eq!(of("héros, puis"), "de héros, puis");
        assert_eq!(that("Iron Man attaque"), "qu’Iron Man attaque");
        assert_eq!(whilst("un objet part"), "lorsqu’un objet part");
        assert_eq!(given("il a"), "s’il a");
        assert_eq!(before("la", "ajouter"), "l’ajouter");
        assert_eq!(the("ennemi", false), "l’ennemi");
        assert_eq!(this("allié", false), "cet allié");
    }

    #[test]
    fn tied_words_take_the_form_of_what_follows() {
        for (template, text) in [
            ("de~le méchant", "du méchant"),
            ("à~les lieux et de~Ultron", "aux lieux et d’Ultron"),
            ("s’attache à~Le Vautour.", "s’attache au Vautour."),
            ("main de~Hélène, deck de~Hulk, main de~Yvon", "main d’Hélène, deck de Hulk, main d’Yvon"),
            ("si~il part, après que~elle", "s’il part, après qu’elle"),
            ("jusqu’à~le nombre de~le~ennemi", "jusqu’au nombre de l’ennemi"),
            ("De~Ada", "D’Ada"),
            ("ce~objet, ce~sbire", "cet objet, ce sbire"),
            ("sans lien", "sans lien"),
        ] {
            assert_eq!(tied(template), text);
        }
        assert_eq!(within("L’Effraction"), "l’Effraction");
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
        assert_eq!(her.agree_first("non attaché à votre faction"), "non attachée à votre faction");
    }
}
