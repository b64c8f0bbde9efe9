//! What cards are called, with the article that a sentence needs: `a Tech upgrade you control`.

use kernel::book::Language;
use kernel::words::{Noun, either, list};

use crate::language::Name;
use kernel::words::french;

/// What cards are called.
#[derive(Clone, Debug)]
pub struct Called {
    /// The language.
    pub language: Language,
    /// What it is, without anything around it.
    pub head: Noun,
    /// Whether it is feminine in French.
    pub feminine: bool,
    /// Whether it is your identity.
    pub you: bool,
    /// Without an article.
    pub one: String,
    /// Without an article.
    pub many: String,
    /// `an upgrade or a support you control`.
    pub with_articles: Option<String>,
    /// There is only one: `the villain`, `Hawkeye`.
    pub definite: Option<String>,
    /// Not one that was chosen before.
    pub other: bool,
    /// One of those that were found, chosen or discarded.
    pub among: Option<Name>,
    /// `the minion with the highest printed hit points`.
    pub superlative: bool,
    /// Several kinds of cards that have little in common.
    pub kinds: Vec<Called>,
}

impl Called {
    fn say(&self, en: impl Into<String>, fr: impl Into<String>) -> String {
        match self.language {
            Language::En => en.into(),
            Language::Fr => fr.into(),
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

    /// `a minion engaged with you`, `the villain`, `another scheme`.
    pub fn a(&self) -> String {
        if let Some(definite) = &self.definite {
            return definite.clone();
        }
        if !self.kinds.is_empty() {
            return either(&self.kinds.iter().map(Called::a).collect::<Vec<_>>(), self.language);
        }
        if let (Some(text), false) = (&self.with_articles, self.other) {
            return text.clone();
        }
        if self.among.is_some() {
            return self.say(format!("1 of those {}", self.many), format!("1 de ces {}", self.many));
        }
        if self.superlative {
            return self.say(format!("the {}", self.one), french::the(&self.one, self.feminine));
        }
        kernel::words::with_article(&self.named_one(), self.feminine, self.language)
    }

    /// `each enemy`, `the villain and each minion engaged with you`, `the others`.
    pub fn each(&self) -> String {
        if let Some(definite) = &self.definite {
            return definite.clone();
        }
        if !self.kinds.is_empty() {
            return list(&self.kinds.iter().map(Called::each).collect::<Vec<_>>(), self.language);
        }
        match (self.among, self.other) {
            (Some(_), true) => self.say("the others", "les autres"),
            (Some(Name::Discarded), false) => self.say(format!("each {}", self.one), format!("chaque {}", self.one)),
            (Some(Name::Target | Name::Second | Name::Found | Name::Rest | Name::X), false) => {
                self.say(format!("those {}", self.many), format!("ces {}", self.many))
            }
            (None, _) => self.say(format!("each {}", self.named_one()), format!("chaque {}", self.named_one())),
        }
    }

    /// `minion`, `other minion`.
    fn named_one(&self) -> String {
        if self.other {
            self.say(format!("other {}", self.one), format!("autre {}", self.one))
        } else {
            self.one.clone()
        }
    }

    /// `3 cards`, `up to 3 cards`.
    pub fn several(&self, number: u8) -> String {
        format!("{number} {}", self.many)
    }

    /// All of them: `heroes and allies`, `les héros et les alliés`.
    pub fn all(&self) -> String {
        if let Some(definite) = &self.definite {
            return definite.clone();
        }
        if !self.kinds.is_empty() {
            return list(&self.kinds.iter().map(Called::all).collect::<Vec<_>>(), self.language);
        }
        self.say(self.many.clone(), format!("les {}", self.many))
    }

    /// All of them as the subject of what is not so: `no minion`, `aucune manigance`.
    pub fn no(&self) -> String {
        let aucun = if self.feminine { "aucune" } else { "aucun" };
        self.say(format!("no {}", self.one), format!("{aucun} {}", self.one))
    }
}
