//! Cards in a sentence: `Hawkeye`, `this card`, `that minion`, `it`.

use kernel::book::Language;
use kernel::say;
use kernel::words::french::{self, Person};
use kernel::words::phrase::NounPhrase;
use kernel::words::reference::Ref;
use kernel::words::{Noun, card_name};

use super::noun;
use super::speaker::{GoingOn, Named, Speaker};
use crate::language::{Filter, Form, Is, Kind, Name, To};

impl Speaker<'_> {
    /// Cards that a text means. What is chosen gets its name.
    pub fn reference(&mut self, to: &To) -> Ref {
        let language = self.language;
        let the = |kind: Kind| Ref::the(noun::kind(kind), language);
        match to {
            To::This if std::mem::take(&mut self.again) => self.this().again(language),
            To::This => self.this(),
            To::Host if self.it_is_host => self.it.clone().unwrap_or_else(|| self.host()),
            To::Host => self.host(),
            To::You => self.identity(),
            To::YourHero => self.side(Form::Hero),
            To::Villain => the(Kind::Villain),
            To::MainScheme if self.printed().kind == Kind::MainScheme => self.this(),
            To::MainScheme => the(Kind::MainScheme),
            To::At(_) => Ref::that(noun::CARD, false, language),
            To::It => self.it.clone().unwrap_or_else(|| Ref::that(noun::CARD, false, language)),
            To::Attacker => match self.it.clone() {
                Some(it) if self.going_on == GoingOn::EnemyAttack => it,
                Some(_) | None => Ref::new(say!(self, "the attacker", "l’attaquant"), false),
            },
            To::Attacked if self.going_on == GoingOn::Attack => {
                Ref::new(say!(self, "the attacked enemy", "l’ennemi attaqué"), false)
            }
            To::Attacked => Ref::new(say!(self, "the attacked character", "le personnage attaqué"), false),
            To::Damaged => self.damaged(),
            To::The(name) => self.the_named(*name),
            To::One(filter) | To::First(filter) => {
                let called = self.filter(&filter.0);
                let name = if self.names.get(Name::Target).is_some() { Name::Second } else { Name::Target };
                self.names.call(name, self.named_after(&called));
                Ref { you: called.you, ..Ref::new(called.a(), called.feminine) }
            }
            To::Each(filter) => {
                let called = self.filter(&filter.0);
                let person = Person { feminine: called.feminine, plural: called.is_plural() };
                Ref { you: called.you, ..Ref::phrase(called.each(), person) }
            }
        }
    }

    /// Whoever was damaged by what is going on.
    fn damaged(&self) -> Ref {
        let text = match self.going_on {
            GoingOn::OneDamaged => return Ref::that(noun::CHARACTER, false, self.language),
            GoingOn::EnemyAttack | GoingOn::Attack => {
                say!(self, "each character damaged by this attack", "chaque personnage blessé par cette attaque")
            }
            _ if self.at_end => say!(self, "each character it damaged", "chaque personnage qu’elle a blessé"),
            _ => {
                say!(self, "each character damaged by this activation", "chaque personnage blessé par cette activation")
            }
        };
        Ref::new(text, false)
    }

    /// What a chosen card is called afterwards.
    pub fn named_after(&self, called: &NounPhrase) -> Named {
        Named { text: called.is_definite().then(|| called.a()), ..Named::one(called.head) }
    }

    /// This very card.
    pub fn this(&self) -> Ref {
        let printed = self.printed();
        match printed.kind {
            Kind::Hero | Kind::AlterEgo | Kind::Ally | Kind::Villain => self.character(&self.face.slug),
            Kind::Minion if printed.unique => self.character(&self.face.slug),
            Kind::Minion => Ref::new(say!(self, "this minion", "ce sbire"), false),
            Kind::MainScheme | Kind::SideScheme => Ref::new(say!(self, "this scheme", "cette manigance"), true),
            _ => Ref::new(say!(self, "this card", "cette carte"), true),
        }
    }

    /// Whether threat on it lies on this scheme: `here`.
    pub fn is_here(&self, to: &To) -> bool {
        let kind = self.printed().kind;
        *to == To::This && kind.is_scheme() || *to == To::MainScheme && kind == Kind::MainScheme
    }

    /// The card that this one is attached to.
    pub fn host(&self) -> Ref {
        let Some(attach) = &self.printed().attach else {
            return Ref::new(say!(self, "the attached card", "la carte attachée"), true);
        };
        let called = self.clone().filter(&attach.0);
        if called.is_definite() {
            return Ref::new(called.a(), called.feminine);
        }
        let Noun { one, un, feminine, .. } = called.head;
        let attached = Person::one(feminine).agree("attaché");
        let fr = format!("{} {attached}", french::the(un, feminine));
        Ref::new(self.language.pick(format!("the attached {one}"), fr), feminine)
    }

    /// Your identity, by the side that is known to be up.
    pub fn identity(&self) -> Ref {
        let head = self.form.map_or(noun::IDENTITY, noun::side);
        Ref { you: true, ..Ref::new(self.own(head), head.feminine) }
    }

    /// `your hero`, `votre alter ego`.
    pub fn side(&self, form: Form) -> Ref {
        Ref::new(self.own(noun::side(form)), false)
    }

    /// What a name stands for; a pronoun right after it got the name.
    pub fn the_named(&mut self, name: Name) -> Ref {
        let again = self.last.take() == Some(name);
        let named = self.names.get(name).cloned().unwrap_or_else(|| Named::one(noun::CARD));
        let that = Ref::that(named.head, named.plural, self.language);
        match named.text {
            _ if again => that.again(self.language),
            Some(text) => Ref::phrase(text, that.person),
            None => that,
        }
    }

    /// A character by its name: French takes its article apart, `au Vautour`.
    pub fn character(&self, id: &str) -> Ref {
        let name = self.card_name(id);
        Ref::new(if self.language == Language::Fr { french::within(&name) } else { name }, false)
    }

    /// The name of a card; its id while the book is only half read.
    pub fn card_name(&self, id: &str) -> String {
        match id == self.face.slug {
            true => self.face.name.get(self.language).to_string(),
            false => card_name(self.book, id, self.language).to_string(),
        }
    }

    /// A card by its name: characters by the name alone, others with their type.
    pub fn by_name(&self, id: &str, with_type: bool) -> (Ref, Noun) {
        let Some(face) = self.book.find(id) else { return (Ref::new(id, true), noun::CARD) };
        let kind = self.book.face(face).printed.kind;
        let head = noun::kind(kind);
        if kind.is_character() && !with_type {
            return (self.character(id), head);
        }
        let text = format!("{} {}", Ref::the(head, self.language).object, self.card_name(id));
        (Ref::new(text, head.feminine), head)
    }

    /// What set an ability off, as the rest of the text calls it.
    pub fn it_is(&mut self, filter: &Filter) -> Ref {
        let called = self.filter(&filter.0);
        let host = filter.0.contains(&Is::Host)
            && self.printed().attach.as_ref().is_none_or(|attach| !self.filter(&attach.0).is_definite());
        if called.is_definite() && !host {
            return Ref { you: called.you, ..Ref::new(called.a(), called.feminine) };
        }
        Ref::that(called.head, false, self.language)
    }
}
