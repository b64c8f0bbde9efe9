//! Nouns with all that stands around them: `another Tech upgrade you control`.

use super::french::{self, Person};
use super::reference::Ref;
use super::{Noun, either, list, with_article};
use crate::book::Language;

/// What stands around a noun, as it is read from a filter word by word.
#[derive(Clone, Default, Debug)]
pub struct Around {
    pub head: Option<Noun>,
    /// Several things it may be, side by side: `upgrade or support`.
    pub heads: Vec<Noun>,
    /// What stands before the noun in English and behind it in French.
    pub adjectives: Vec<Adjective>,
    /// Names that stand between the adjectives and the noun and never agree: traits.
    pub names: Vec<String>,
    /// What follows, for one and for several.
    pub tails: Vec<(String, String)>,
    /// What it is not: in English as it stands behind `that is not`, in French as a clause for one and for several.
    pub nots: Vec<(String, String)>,
    /// Where it lies, behind everything else.
    pub place: String,
    /// Not one that was spoken of before.
    pub other: bool,
    /// There is only one: `the minion with the highest printed hit points`.
    pub superlative: bool,
    /// Some of those that were spoken of before.
    pub among: Option<Among>,
}

/// An adjective in both languages.
#[derive(Clone, Debug)]
pub struct Adjective {
    /// English; empty where English says it otherwise.
    pub en: String,
    /// French, or several with `ou` between them; each with whether it agrees with the noun.
    pub fr: Vec<(String, bool)>,
}

/// How those that were spoken of before are spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Among {
    /// `those cards`.
    Those,
    /// `each card discarded this way`.
    EachSuch,
}

/// What things are called, with the articles that sentences need.
#[derive(Clone, Debug)]
pub struct NounPhrase {
    language: Language,
    /// What it is, without anything around it.
    pub head: Noun,
    /// Whether it is feminine in French.
    pub feminine: bool,
    /// Whether it is the reader.
    pub you: bool,
    one: String,
    many: String,
    /// `an upgrade or a support you control`.
    with_articles: Option<String>,
    definite: Option<String>,
    other: bool,
    /// Whether there is only one by what it has: `the minion with the highest printed hit points`.
    pub superlative: bool,
    /// Whether it is one of those that were spoken of before.
    pub among: Option<Among>,
    kinds: Vec<NounPhrase>,
}

impl Around {
    /// An adjective that agrees in French.
    pub fn adjective(&mut self, en: impl Into<String>, fr: impl Into<String>) {
        self.adjectives.push(Adjective { en: en.into(), fr: vec![(fr.into(), true)] });
    }

    /// An adjective that never agrees: `face cachée`.
    pub fn fixed(&mut self, en: impl Into<String>, fr: impl Into<String>) {
        self.adjectives.push(Adjective { en: en.into(), fr: vec![(fr.into(), false)] });
    }

    /// Something behind the noun, the same for one and for several.
    pub fn tail(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.tails.push((text.clone(), text));
    }

    /// The noun with all that stands around it; `head` if nothing says what it is.
    pub fn phrase(self, head: Noun, language: Language) -> NounPhrase {
        let heads = match self.heads.as_slice() {
            [] => vec![self.head.unwrap_or(head)],
            heads => heads.to_vec(),
        };
        let feminine = heads.iter().all(|head| head.feminine);
        let plain = self.adjectives.is_empty() && self.names.is_empty() || language == Language::Fr;
        let with_articles = (heads.len() > 1 && plain).then(|| {
            let each = |noun: &Noun| noun.a(language);
            self.words(either(&heads.iter().map(each).collect::<Vec<_>>(), language), Person::one(feminine), language)
        });
        let form = |plural: bool| self.words(nouns(&heads, plural, language), Person { feminine, plural }, language);
        let (one, many) = (form(false), form(true));
        NounPhrase {
            language,
            head: if heads.len() > 1 { head } else { heads[0] },
            feminine,
            you: false,
            one,
            many,
            with_articles,
            definite: None,
            other: self.other,
            superlative: self.superlative,
            among: self.among,
            kinds: Vec::new(),
        }
    }

    fn words(&self, nouns: String, person: Person, language: Language) -> String {
        let mut words: Vec<String> = Vec::new();
        match language {
            Language::En => {
                words.extend(self.adjectives.iter().map(|adjective| adjective.en.clone()));
                words.extend(self.names.iter().cloned());
                words.push(nouns);
            }
            Language::Fr => {
                words.push(nouns);
                words.extend(self.names.iter().cloned());
                words.extend(self.adjectives.iter().map(|adjective| adjective.french(person)));
            }
        }
        words.push(self.behind(person, language));
        words.retain(|word| !word.is_empty());
        words.join(" ")
    }

    /// All that stands behind the noun and its adjectives.
    pub fn behind(&self, person: Person, language: Language) -> String {
        let form = |(one, many): &(String, String)| if person.plural { many.clone() } else { one.clone() };
        let mut words: Vec<String> = self.tails.iter().map(form).collect();
        match language {
            Language::En => words.push(is_not(person.of("is", "are"), &self.nots)),
            Language::Fr => words.extend(self.nots.iter().map(form)),
        }
        words.push(self.place.clone());
        words.retain(|word| !word.is_empty());
        words.join(" ")
    }
}

impl Adjective {
    fn french(&self, person: Person) -> String {
        let agreed = |(word, agrees): &(String, bool)| if *agrees { person.agree_first(word) } else { word.clone() };
        either(&self.fr.iter().map(agreed).collect::<Vec<_>>(), Language::Fr)
    }
}

/// Several nouns side by side: all heroes and allies, but one hero or ally.
fn nouns(heads: &[Noun], plural: bool, language: Language) -> String {
    let words: Vec<String> = heads.iter().map(|head| head.form(plural, language).to_string()).collect();
    match (plural, language) {
        (true, Language::Fr) => words.join(" et les "),
        (true, Language::En) => list(&words, language),
        (false, _) => either(&words, language),
    }
}

/// `that is not depleted`, `that is neither depleted nor in a battle`.
fn is_not(is: &str, nots: &[(String, String)]) -> String {
    let what: Vec<&str> = nots.iter().map(|(what, _)| what.as_str()).collect();
    match what.as_slice() {
        [] => String::new(),
        [one] => format!("that {is} not {one}"),
        several => format!("that {is} neither {}", several.join(" nor ")),
    }
}

impl NounPhrase {
    /// The only thing that can be meant: `the villain`, `this card`.
    pub fn definite(card: Ref, head: Noun, language: Language) -> NounPhrase {
        NounPhrase {
            you: card.you,
            feminine: card.person.feminine,
            definite: Some(card.object.clone()),
            one: card.object.clone(),
            many: card.object,
            ..Around::default().phrase(head, language)
        }
    }

    /// Things of several kinds that have little in common; one kind is that kind.
    pub fn kinds(mut kinds: Vec<NounPhrase>, head: Noun) -> NounPhrase {
        if kinds.len() == 1 {
            return NounPhrase { head, ..kinds.remove(0) };
        }
        let feminine = kinds.iter().all(|kind| kind.feminine);
        let language = kinds[0].language;
        NounPhrase { feminine, kinds, ..Around::default().phrase(head, language) }
    }

    fn each_kind(&self, say: impl Fn(&NounPhrase) -> String) -> Vec<String> {
        match self.kinds.as_slice() {
            [] => vec![say(self)],
            kinds => kinds.iter().map(say).collect(),
        }
    }

    /// Whether `each of them` takes a verb for several: `the villain and each minion`.
    pub fn is_plural(&self) -> bool {
        self.kinds.len() > 1
    }

    /// Whether there is only one.
    pub fn is_definite(&self) -> bool {
        self.definite.is_some()
    }

    /// `minion`, `other minion`.
    fn named_one(&self) -> String {
        let other = if self.other { self.language.pick("other ", "autre ") } else { "" };
        format!("{other}{}", self.one)
    }

    /// `minions`, `other minions`.
    fn named_many(&self) -> String {
        let other = if self.other { self.language.pick("other ", "autres ") } else { "" };
        format!("{other}{}", self.many)
    }

    /// `a minion engaged with you`, `the villain`, `another scheme`.
    pub fn a(&self) -> String {
        if let [first, ..] = self.kinds.as_slice() {
            // "Another" counts for all kinds behind it.
            let another = first.other && self.language == Language::En;
            let kinds = self.kinds.iter().enumerate();
            let each = |(place, kind): (usize, &NounPhrase)| match another && place > 0 && kind.other {
                true => kind.one.clone(),
                false => kind.a(),
            };
            return either(&kinds.map(each).collect::<Vec<_>>(), self.language);
        }
        let many = &self.many;
        match (&self.definite, &self.with_articles) {
            (Some(definite), _) => definite.clone(),
            (None, Some(text)) if !self.other => text.clone(),
            _ if self.among.is_some() => self.language.pick(format!("1 of those {many}"), format!("1 de ces {many}")),
            _ if self.superlative => {
                self.language.pick(format!("the {}", self.one), french::the(&self.one, self.feminine))
            }
            _ => with_article(&self.named_one(), self.feminine, self.language),
        }
    }

    /// Without an article: `minion engaged with you`, `character or location`.
    pub fn one(&self) -> String {
        either(&self.each_kind(NounPhrase::named_one), self.language)
    }

    /// `minions engaged with you`, `characters or locations`.
    pub fn many(&self) -> String {
        either(&self.each_kind(NounPhrase::named_many), self.language)
    }

    /// `each enemy`, `the villain and each minion engaged with you`, `the others`.
    pub fn each(&self) -> String {
        list(&self.eaches(), self.language)
    }

    /// The same, kind by kind.
    pub fn eaches(&self) -> Vec<String> {
        let each = |kind: &NounPhrase| {
            let (one, many) = (kind.named_one(), &kind.many);
            match (&kind.definite, kind.among, kind.other) {
                (Some(definite), ..) => definite.clone(),
                (None, Some(_), true) => kind.language.pick("the others", "les autres").to_string(),
                (None, Some(Among::Those), false) => kind.language.pick(format!("those {many}"), format!("ces {many}")),
                _ => kind.language.pick(format!("each {one}"), format!("chaque {one}")),
            }
        };
        self.each_kind(each)
    }

    /// `all characters and all locations`, `tous les personnages et tous les lieux`.
    pub fn all(&self) -> String {
        let each = |kind: &NounPhrase| {
            let (many, tous) = (kind.named_many(), if kind.feminine { "toutes" } else { "tous" });
            let all = kind.language.pick(format!("all {many}"), format!("{tous} les {many}"));
            kind.definite.clone().unwrap_or(all)
        };
        list(&self.each_kind(each), self.language)
    }

    /// All of them without a word for it: `heroes and allies`, `les héros et les alliés`.
    pub fn plain(&self) -> String {
        let each = |kind: &NounPhrase| {
            let many = kind.named_many();
            kind.definite.clone().unwrap_or(kind.language.pick(many.clone(), format!("les {many}")))
        };
        list(&self.each_kind(each), self.language)
    }

    /// As the subject of a sentence that speaks of all of them.
    pub fn subject(&self) -> Ref {
        let plural = self.is_plural() || !self.is_definite();
        Ref::phrase(self.plain(), Person { feminine: self.feminine, plural })
    }

    /// As the subject of what is not so: `no minion`, `aucune manigance`.
    pub fn no(&self) -> String {
        let (one, aucun) = (self.one(), if self.feminine { "aucune" } else { "aucun" });
        self.language.pick(format!("no {one}"), format!("{aucun} {one}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Noun = Noun::feminine("card", "cards", "carte", "cartes");
    const ALLY: Noun = Noun::masculine("ally", "allies", "allié", "alliés");

    #[test]
    fn nouns_with_what_stands_around_them() {
        let mut around = Around { head: Some(CARD), other: true, ..Around::default() };
        around.adjective("depleted", "engagé");
        around.tails.push(("qui vous appartient".to_string(), "qui vous appartiennent".to_string()));
        let french = around.clone().phrase(CARD, Language::Fr);
        assert_eq!(french.a(), "une autre carte engagée qui vous appartient");
        assert_eq!(french.all(), "toutes les autres cartes engagées qui vous appartiennent");
        around.tails = vec![("you own".to_string(), "you own".to_string())];
        let english = around.phrase(CARD, Language::En);
        assert_eq!(english.a(), "another depleted card you own");
        let ally = Around { head: Some(ALLY), other: true, ..Around::default() }.phrase(ALLY, Language::En);
        let both = NounPhrase::kinds(vec![english, ally], CARD);
        assert_eq!(both.a(), "another depleted card you own or ally");
    }

    #[test]
    fn several_nouns_side_by_side() {
        let around = Around { heads: vec![CARD, ALLY], ..Around::default() };
        let phrase = around.phrase(CARD, Language::Fr);
        assert_eq!(phrase.a(), "une carte ou un allié");
        assert_eq!(phrase.plain(), "les cartes et les alliés");
        assert!(!phrase.feminine);
    }
}
