//! Things in a sentence: `this card`, `that minion`, `it`, and what is theirs.

use super::Noun;
use super::french::{self, Person};
use crate::book::Language;

/// A thing in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ref {
    /// As the subject: `it`, `that character`.
    pub subject: String,
    /// As an object: `them`, `those characters`; never a pronoun in French, where those stand elsewhere.
    pub object: String,
    /// Its gender and number.
    pub person: Person,
    /// Whether a pronoun says enough.
    pub pronoun: bool,
    /// Whether it is spoken of for the first time: `a character you control`.
    pub first: bool,
    /// Whether it is the reader.
    pub you: bool,
}

impl Ref {
    /// One thing by a phrase that is no pronoun.
    pub fn new(text: impl Into<String>, feminine: bool) -> Ref {
        Ref::phrase(text, Person::one(feminine))
    }

    /// Things by a phrase that is no pronoun.
    pub fn phrase(text: impl Into<String>, person: Person) -> Ref {
        let text = text.into();
        Ref { subject: text.clone(), object: text, person, pronoun: false, first: false, you: false }
    }

    /// `the villain`, `la manigance`.
    pub fn the(head: Noun, language: Language) -> Ref {
        let text = language.pick(format!("the {}", head.one), french::the(head.un, head.feminine));
        Ref::new(text, head.feminine)
    }

    /// `that minion`, `ces cartes`.
    pub fn that(head: Noun, plural: bool, language: Language) -> Ref {
        let text = match (language, plural) {
            (Language::En, false) => format!("that {}", head.one),
            (Language::En, true) => format!("those {}", head.many),
            (Language::Fr, false) => french::this(head.un, head.feminine),
            (Language::Fr, true) => format!("ces {}", head.plusieurs),
        };
        Ref::phrase(text, Person { feminine: head.feminine, plural })
    }

    /// The same spoken of again: `it`, `they`; `il`, `elles`.
    pub fn again(self, language: Language) -> Ref {
        let person = self.person;
        let (subject, object) = match language {
            Language::En => (person.of("it", "they").to_string(), person.of("it", "them").to_string()),
            Language::Fr => (person.subject().to_string(), self.object),
        };
        Ref { subject, object, pronoun: true, first: false, ..self }
    }

    /// Something of it: `its strength`, `that character’s strength`; `sa force`, `la force de ce personnage`.
    pub fn its(&self, what: Owned, language: Language) -> String {
        match (language, self.pronoun, self.person.plural) {
            (Language::En, true, plural) => format!("{} {}", if plural { "their" } else { "its" }, what.en),
            (Language::En, false, _) => format!("{}’s {}", self.object, what.en),
            (Language::Fr, true, true) => format!("leur {}", what.fr),
            (Language::Fr, true, false) => what.their(language),
            (Language::Fr, false, _) => what.of(&self.object, language),
        }
    }
}

/// Something that a player or a card has: `hand`, `main`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owned<'a> {
    en: &'a str,
    fr: &'a str,
    feminine: bool,
}

impl From<Noun> for Owned<'static> {
    fn from(noun: Noun) -> Owned<'static> {
        Owned { en: noun.one, fr: noun.un, feminine: noun.feminine }
    }
}

impl<'a> Owned<'a> {
    /// `deck`, `deck`.
    pub const fn masculine(en: &'a str, fr: &'a str) -> Owned<'a> {
        Owned { en, fr, feminine: false }
    }

    /// `hand`, `main`.
    pub const fn feminine(en: &'a str, fr: &'a str) -> Owned<'a> {
        Owned { en, fr, feminine: true }
    }

    /// `your hand`, `votre main`.
    pub fn your(&self, language: Language) -> String {
        language.pick(format!("your {}", self.en), format!("votre {}", self.fr))
    }

    /// Of whoever has just been named: `their hand`, `sa main`.
    pub fn their(&self, language: Language) -> String {
        let son = if self.feminine && !french::elides(self.fr) { "sa" } else { "son" };
        language.pick(format!("their {}", self.en), format!("{son} {}", self.fr))
    }

    /// `that deck`, `ce deck`: one that was chosen.
    pub fn that(&self, language: Language) -> String {
        language.pick(format!("that {}", self.en), french::this(self.fr, self.feminine))
    }

    /// `either deck`, `l’un des decks`.
    pub fn either(&self, language: Language) -> String {
        language.pick(format!("either {}", self.en), format!("l’un des {}s", self.fr))
    }

    /// `your opponent’s hand`, `la main de votre adversaire`.
    pub fn of(&self, name: &str, language: Language) -> String {
        let fr = format!("{} {}", french::the(self.fr, self.feminine), french::of(name));
        language.pick(format!("{name}’s {}", self.en), fr)
    }

    /// Of whoever owns what has just been spoken of: `its owner’s hand`, `la main de leur propriétaire`.
    pub fn of_owner(&self, plural: bool, language: Language) -> String {
        match (language, plural) {
            (Language::En, false) => format!("its owner’s {}", self.en),
            (Language::En, true) => format!("their owners’ {}s", self.en),
            (Language::Fr, plural) => self.of(if plural { "leur propriétaire" } else { "son propriétaire" }, language),
        }
    }

    /// Of anybody: `any player’s hand`, `la main de n’importe quel joueur`.
    pub fn of_anybody(&self, language: Language) -> String {
        self.of(language.pick("any player", "n’importe quel joueur"), language)
    }
}

/// `the top card of your deck`, `les 3 cartes du dessus de votre deck`.
pub fn top_of(deck: &str, number: &str, language: Language) -> String {
    let of = french::of(deck);
    match number {
        "1" => language.pick(format!("the top card of {deck}"), format!("la carte du dessus {of}")),
        _ => language.pick(format!("the top {number} cards of {deck}"), format!("les {number} cartes du dessus {of}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_theirs() {
        let hand = Owned::feminine("hand", "main");
        assert_eq!(hand.your(Language::Fr), "votre main");
        assert_eq!(hand.their(Language::Fr), "sa main");
        assert_eq!(Owned::feminine("identity", "identité").their(Language::Fr), "son identité");
        assert_eq!(hand.of("le gagnant", Language::Fr), "la main du gagnant");
        assert_eq!(hand.of_owner(true, Language::En), "their owners’ hands");
        let minion = Noun::masculine("minion", "minions", "sbire", "sbires");
        let that = Ref::that(minion, false, Language::Fr);
        let strength = Owned::feminine("strength", "force");
        assert_eq!(that.its(strength, Language::Fr), "la force de ce sbire");
        assert_eq!(that.again(Language::Fr).its(strength, Language::Fr), "sa force");
        assert_eq!(top_of("le deck Rencontre", "3", Language::Fr), "les 3 cartes du dessus du deck Rencontre");
    }
}
