//! Who speaks: one card's text in one language, and what its names and pronouns mean so far.

use kernel::book::{Book, Face, Language};
use kernel::words::Noun;

use super::noun;
use super::reference::Ref;
use crate::Champions;
use crate::cards::Printed;
use crate::language::{Form, Name, Num, Trait};
use kernel::words::french;

/// Says a card in one language.
#[derive(Clone)]
pub struct Speaker<'a> {
    /// For names of other cards, traits and sets.
    pub book: &'a Book<Champions>,
    /// The card.
    pub face: &'a Face<Champions>,
    /// The language.
    pub language: Language,
    /// Who "you" is.
    pub voice: Voice,
    /// The form you are known to be in.
    pub form: Option<Form>,
    /// What is going on.
    pub going_on: GoingOn,
    /// The card that set the ability off.
    pub it: Option<Ref>,
    /// Whether that is the card this one is attached to.
    pub it_is_host: bool,
    /// What the names stand for.
    names: Vec<(Name, Named)>,
    /// What has just been found or chosen, so that a pronoun says enough.
    pub last: Option<Name>,
    /// Whether this card has just been spoken of, so that a pronoun says enough.
    pub again: bool,
    /// Whether the end of the activation has just been spoken of.
    pub at_end: bool,
    /// Numbers that are written as letters and explained at the end.
    pub letters: Vec<Num>,
}

/// Who "you" is, as texts change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// The reader.
    You,
    /// Each player.
    Each,
    /// Each player in a form.
    EachIn(Form),
    /// Each player besides those.
    EachOther,
    /// A player that was chosen.
    That,
    /// The first player.
    First,
    /// The player this minion is engaged with.
    Engaged,
}

impl Voice {
    /// Who does it; nothing for you, who are ordered.
    pub fn subject(self, language: Language) -> Option<String> {
        let (en, fr) = match self {
            Voice::You => return None,
            Voice::Each => ("each player", "chaque joueur"),
            Voice::EachIn(Form::Hero) => ("each player in hero form", "chaque joueur sous forme de héros"),
            Voice::EachIn(Form::AlterEgo) => ("each player in alter-ego form", "chaque joueur sous forme d’alter ego"),
            Voice::EachOther => ("each other player", "chaque autre joueur"),
            Voice::That => ("that player", "ce joueur"),
            Voice::First => ("the first player", "le premier joueur"),
            Voice::Engaged => ("the engaged player", "le joueur engagé"),
        };
        Some(match language {
            Language::En => en.to_string(),
            Language::Fr => fr.to_string(),
        })
    }
}

/// What is going on while an ability serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoingOn {
    /// Nothing that the text speaks of.
    Nothing,
    /// Damage is dealt.
    Damage,
    /// Threat is placed.
    Threat,
    /// An enemy schemes.
    Scheme,
    /// An enemy attacks.
    EnemyAttack,
    /// An enemy's attack has damaged one character.
    OneDamaged,
    /// A player's character attacks.
    Attack,
}

/// What a name stands for.
#[derive(Clone, Debug)]
pub struct Named {
    /// What it is.
    pub head: Noun,
    /// How it is spoken of, where it has a name of its own.
    pub text: Option<String>,
    /// Whether there may be several.
    pub plural: bool,
    /// Whether it entered play by itself.
    pub entered: bool,
}

impl Named {
    /// One thing of a kind.
    pub fn one(head: Noun) -> Named {
        Named { head, text: None, plural: false, entered: false }
    }

    /// Several things of a kind, or one.
    pub fn cards(plural: bool) -> Named {
        Named { head: noun::CARD, text: None, plural, entered: false }
    }
}

impl<'a> Speaker<'a> {
    /// Nothing has been said yet.
    pub fn new(book: &'a Book<Champions>, face: &'a Face<Champions>, language: Language) -> Speaker<'a> {
        Speaker {
            book,
            face,
            language,
            voice: Voice::You,
            form: None,
            going_on: GoingOn::Nothing,
            it: None,
            it_is_host: false,
            names: Vec::new(),
            last: None,
            again: false,
            at_end: false,
            letters: Vec::new(),
        }
    }

    /// What is printed on the card.
    pub fn printed(&self) -> &'a Printed {
        &self.face.printed
    }

    /// One of two texts.
    pub fn say(&self, en: impl Into<String>, fr: impl Into<String>) -> String {
        match self.language {
            Language::En => en.into(),
            Language::Fr => fr.into(),
        }
    }

    /// A colon as the language sets it.
    pub fn colon(&self) -> String {
        self.say(": ", "\u{a0}: ")
    }

    /// `your deck`, `their deck`; `votre main`, `sa main`.
    pub fn your(&self, en: &str, fr: &str, feminine: bool) -> String {
        let son = if feminine && !french::elides(fr) { "sa" } else { "son" };
        match self.voice {
            Voice::You => self.say(format!("your {en}"), format!("votre {fr}")),
            _ => self.say(format!("their {en}"), format!("{son} {fr}")),
        }
    }

    /// Your deck.
    pub fn deck(&self) -> String {
        self.your("deck", "deck", false)
    }

    /// Your hand.
    pub fn hand(&self) -> String {
        self.your("hand", "main", true)
    }

    /// Your discard pile.
    pub fn pile(&self) -> String {
        self.your("discard pile", "pile de défausse", true)
    }

    /// `with you`, `avec lui`.
    pub fn with_you(&self) -> String {
        match self.voice {
            Voice::You => self.say("with you", "avec vous"),
            Voice::That => self.say("with that player", "avec ce joueur"),
            Voice::Each | Voice::EachIn(_) | Voice::EachOther | Voice::First | Voice::Engaged => {
                self.say("with them", "avec lui")
            }
        }
    }

    /// A clause about you: `you control`, `that player controls`; `vous contrôlez`, `il contrôle`.
    pub fn you(&self, en: [&str; 2], fr: [&str; 2]) -> String {
        match self.voice {
            Voice::You => self.say(format!("you {}", en[0]), format!("vous {}", fr[0])),
            Voice::That => self.say(format!("that player {}", en[1]), format!("ce joueur {}", fr[1])),
            Voice::Each | Voice::EachIn(_) | Voice::EachOther | Voice::First | Voice::Engaged => {
                self.say(format!("they {}", en[0]), format!("il {}", fr[1]))
            }
        }
    }

    /// Speaks for somebody else for a while.
    pub fn as_voice<T>(&mut self, voice: Voice, speak: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.voice, voice);
        let said = speak(self);
        self.voice = before;
        said
    }

    /// Gives something a name.
    pub fn call(&mut self, name: Name, named: Named) {
        self.names.retain(|(other, _)| *other != name);
        self.names.push((name, named));
    }

    /// What a name stands for.
    pub fn named(&self, name: Name) -> Option<&Named> {
        self.names.iter().find(|(other, _)| *other == name).map(|(_, named)| named)
    }

    /// A trait in the language.
    pub fn trait_name(&self, found: Trait) -> String {
        let both = self.book.plan.traits.iter().find(|both| both.en == found.name());
        both.map_or_else(|| found.name().to_string(), |both| both.get(self.language).to_string())
    }

    /// A set in the language.
    pub fn set_name(&self, id: &str) -> String {
        let set = self.book.plan.sets.iter().find(|(other, _)| other == id);
        set.map_or_else(|| id.to_string(), |(_, name)| name.get(self.language).to_string())
    }
}
