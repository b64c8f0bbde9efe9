//! Cards in a sentence: `Hawkeye`, `this card`, `that minion`, `it`.

use kernel::book::Language;
use kernel::words::Noun;

use super::called::Called;
use super::noun;
use super::speaker::{GoingOn, Named, Speaker};
use crate::language::{Filter, Form, Is, Kind, Name, To};
use kernel::words::french::{self, Person};

/// A card in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ref {
    /// `that minion`, `the villain`.
    pub text: String,
    /// Its gender and number in French.
    pub person: Person,
    /// Whether it is only a pronoun: French puts those elsewhere.
    pub pronoun: bool,
    /// Whether it is the player's identity.
    pub you: bool,
}

impl Ref {
    /// Something that needs no pronoun.
    pub fn new(text: impl Into<String>, feminine: bool) -> Ref {
        Ref { text: text.into(), person: Person::one(feminine), pronoun: false, you: false }
    }
}

impl Speaker<'_> {
    /// Cards that a text means. What is chosen gets its name.
    pub fn reference(&mut self, to: &To) -> Ref {
        match to {
            To::This => {
                let this = self.this();
                if !std::mem::take(&mut self.again) {
                    return this;
                }
                let pronoun = this.person.object();
                Ref { text: self.say("it", pronoun), pronoun: true, ..this }
            }
            To::Host if self.it_is_host => self.it.clone().unwrap_or_else(|| self.host()),
            To::Host => self.host(),
            To::You => self.identity(),
            To::YourHero => self.side(Form::Hero),
            To::Villain => self.the(noun::kind(Kind::Villain)),
            To::MainScheme if self.printed().kind == Kind::MainScheme => self.this(),
            To::MainScheme => self.the(noun::kind(Kind::MainScheme)),
            To::At(_) => self.that(noun::CARD),
            To::It => self.it.clone().unwrap_or_else(|| self.that(noun::CARD)),
            To::Attacker => match self.it.clone() {
                Some(it) if self.going_on == GoingOn::EnemyAttack => it,
                Some(_) | None => Ref::new(self.say("the attacker", "l’attaquant"), false),
            },
            To::Attacked if self.going_on == GoingOn::Attack => {
                Ref::new(self.say("the attacked enemy", "l’ennemi attaqué"), false)
            }
            To::Attacked => Ref::new(self.say("the attacked character", "le personnage attaqué"), false),
            To::Damaged => match self.going_on {
                GoingOn::OneDamaged => self.that(noun::CHARACTER),
                GoingOn::EnemyAttack | GoingOn::Attack => Ref::new(
                    self.say("each character damaged by this attack", "chaque personnage blessé par cette attaque"),
                    false,
                ),
                _ if self.at_end => {
                    Ref::new(self.say("each character it damaged", "chaque personnage qu’elle a blessé"), false)
                }
                GoingOn::Nothing | GoingOn::Damage | GoingOn::Threat | GoingOn::Scheme => Ref::new(
                    self.say(
                        "each character damaged by this activation",
                        "chaque personnage blessé par cette activation",
                    ),
                    false,
                ),
            },
            To::The(name) => self.the_named(*name),
            To::One(filter) | To::First(filter) => {
                let called = self.filter(filter);
                let name = if self.named(Name::Target).is_some() { Name::Second } else { Name::Target };
                self.call(name, self.named_after(&called));
                Ref { text: called.a(), person: Person::one(called.feminine), pronoun: false, you: called.you }
            }
            To::Each(filter) => {
                let called = self.filter(filter);
                let person = Person { feminine: called.feminine, plural: called.is_plural() };
                Ref { text: called.each(), person, pronoun: false, you: called.you }
            }
        }
    }

    /// What a chosen card is called afterwards.
    pub fn named_after(&self, called: &Called) -> Named {
        Named { text: called.is_definite().then(|| called.a()), ..Named::one(called.head) }
    }

    /// This very card.
    pub fn this(&self) -> Ref {
        let printed = self.printed();
        match printed.kind {
            Kind::Hero | Kind::AlterEgo | Kind::Ally | Kind::Villain => {
                Ref::new(self.character_name(&self.face.slug), false)
            }
            Kind::Minion if printed.unique => Ref::new(self.character_name(&self.face.slug), false),
            Kind::Minion => Ref::new(self.say("this minion", "ce sbire"), false),
            Kind::MainScheme | Kind::SideScheme => Ref::new(self.say("this scheme", "cette manigance"), true),
            Kind::Event
            | Kind::Resource
            | Kind::Support
            | Kind::Upgrade
            | Kind::Treachery
            | Kind::Attachment
            | Kind::Environment
            | Kind::Obligation => Ref::new(self.say("this card", "cette carte"), true),
        }
    }

    /// Where threat and damage on this card lie: `here` on a scheme.
    pub fn is_here(&self, to: &To) -> bool {
        let kind = self.printed().kind;
        match to {
            To::This => kind.is_scheme(),
            To::MainScheme => kind == Kind::MainScheme,
            To::Host
            | To::You
            | To::YourHero
            | To::Villain
            | To::It
            | To::Attacker
            | To::Attacked
            | To::Damaged
            | To::The(_)
            | To::At(_)
            | To::One(_)
            | To::First(_)
            | To::Each(_) => false,
        }
    }

    /// The card that this one is attached to.
    pub fn host(&mut self) -> Ref {
        let printed = self.printed();
        let Some(attach) = &printed.attach else {
            return Ref::new(self.say("the attached card", "la carte attachée"), true);
        };
        let called = self.filter(attach);
        if called.is_definite() {
            return Ref { pronoun: false, ..Ref::new(called.a(), called.feminine) };
        }
        let head = called.head;
        let attached = Person::one(head.feminine).agree("attaché");
        let fr = format!("{} {attached}", french::the(head.un, head.feminine));
        Ref::new(self.say(format!("the attached {}", head.one), fr), head.feminine)
    }

    /// Your identity, by the side that is known to be up.
    pub fn identity(&self) -> Ref {
        let head = self.form.map_or(noun::IDENTITY, noun::side);
        Ref { you: true, ..Ref::new(self.your(head.one, head.un, head.feminine), head.feminine) }
    }

    /// `your hero`, `votre alter ego`.
    pub fn side(&self, form: Form) -> Ref {
        let head = noun::side(form);
        Ref::new(self.your(head.one, head.un, head.feminine), head.feminine)
    }

    /// `the villain`, `la manigance principale`.
    pub fn the(&self, head: Noun) -> Ref {
        Ref::new(self.say(format!("the {}", head.one), french::the(head.un, head.feminine)), head.feminine)
    }

    /// `that minion`, `cet ennemi`.
    pub fn that(&self, head: Noun) -> Ref {
        Ref::new(self.say(format!("that {}", head.one), french::this(head.un, head.feminine)), head.feminine)
    }

    /// What a name stands for; a pronoun right after it got the name.
    pub fn the_named(&mut self, name: Name) -> Ref {
        let again = self.last.take() == Some(name);
        let named = self.named(name).cloned().unwrap_or_else(|| Named::one(noun::CARD));
        let person = Person { feminine: named.head.feminine, plural: named.plural };
        if again {
            let en = if named.plural { "them" } else { "it" };
            return Ref { text: self.say(en, person.object()), person, pronoun: true, you: false };
        }
        let text = match named.text {
            Some(text) => text,
            None if named.plural => {
                self.say(format!("those {}", named.head.many), format!("ces {}", named.head.plusieurs))
            }
            None => self.that(named.head).text,
        };
        Ref { text, person, pronoun: false, you: false }
    }

    /// The name of a character in a sentence: French takes its article apart, `au Vautour`.
    pub fn character_name(&self, id: &str) -> String {
        let name = self.card_name(id);
        if self.language == Language::En {
            return name;
        }
        for (article, small) in [("Le ", "le "), ("La ", "la "), ("Les ", "les "), ("L’", "l’")] {
            if let Some(rest) = name.strip_prefix(article) {
                return format!("{small}{rest}");
            }
        }
        name
    }

    /// The name of a card; its id while the book is only half read.
    pub fn card_name(&self, id: &str) -> String {
        match self.book.find(id) {
            Some(face) => self.book.face(face).name.get(self.language).to_string(),
            None if id == self.face.slug => self.face.name.get(self.language).to_string(),
            None => id.to_string(),
        }
    }

    /// A card by its name: characters by the name alone, others with their type.
    pub fn by_name(&self, id: &str, with_type: bool) -> (Ref, Noun) {
        let Some(face) = self.book.find(id) else { return (Ref::new(id, true), noun::CARD) };
        let kind = self.book.face(face).printed.kind;
        let head = noun::kind(kind);
        if kind.is_character() && !with_type {
            return (Ref::new(self.character_name(id), false), head);
        }
        let name = self.card_name(id);
        let text = format!("{} {name}", self.the(head).text);
        (Ref::new(text, head.feminine), head)
    }

    /// What set an ability off, as the rest of the text calls it.
    pub fn it_is(&mut self, filter: &Filter) -> Ref {
        let called = self.filter(filter);
        let host = filter.0.contains(&Is::Host)
            && self.printed().attach.clone().is_none_or(|attach| !self.filter(&attach).is_definite());
        if called.is_definite() && !host {
            return Ref { you: called.you, ..Ref::new(called.a(), called.feminine) };
        }
        self.that(called.head)
    }
}
