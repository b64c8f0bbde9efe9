//! Effects as sentences: `deal 2 damage to a target unit`.

use kernel::effect::tree::{Branch, Called, Standing, Until};
use kernel::prelude::*;
use kernel::words::clause::{Joined, Piece};
use kernel::words::phrase::{Around, NounPhrase};
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{card_name, number_word, with_article};
use kernel::{line, say};

use super::noun::{self, *};
use crate::Ashes;
use crate::language::{Aim, Gauge, Kind, Num, Test, Verb, Whom};

/// Says effects in one language and remembers which targets have been spoken of.
#[derive(Clone)]
pub struct Speaker<'a> {
    /// For names of other cards.
    pub book: &'a Book<Ashes>,
    pub language: Language,
    pub kind: Kind,
    pub slug: &'a str,
    pub aims: &'a [Aim],
    /// The targets and conjurations that have been spoken of, by name.
    pub spoken: Vec<String>,
}

impl Vocabulary for Speaker<'_> {
    type Game = Ashes;
    const JOINED: Joined = Joined::And;
    const LISTS_WAYS: bool = false;

    fn language(&self) -> Language {
        self.language
    }

    fn verb(&mut self, verb: &Verb) -> Vec<Piece> {
        let optional = self.is_optional(verb);
        let piece = self.said(verb);
        vec![if optional { Piece::Line(self.may_of(vec![piece])) } else { piece }]
    }

    fn test(&mut self, test: &Test, _: bool) -> String {
        match test {
            Test::Focus(level) => say!(self, "this spell has Focus {level}", "ce sort a Concentration {level}"),
            Test::PaidMore => say!(self, "you paid the additional cost", "vous avez payé le coût supplémentaire"),
            Test::Chosen(_) => say!(self, "you do", "vous le faites"),
            Test::Status(least) => {
                say!(self, "{least} or more status tokens are on it", "au moins {least} jetons État s’y trouvent")
            }
            Test::Fresh(called) => {
                let card = self.the(called);
                say!(self, "{card} is not exhausted", "{card} n’est pas épuisée")
            }
            Test::Rule(_) => String::new(),
        }
    }

    /// `Focus 1: draw a card`, `if you do, ...`.
    fn branch_shortly(&mut self, branch: &Branch<Ashes>) -> Option<Vec<Piece>> {
        let level = match &branch.cond {
            Condition::Is(Test::Focus(level)) if branch.otherwise.is_empty() => level,
            // Whoever may leave a target says so with the verb.
            Condition::Is(Test::Chosen(called)) if self.is_open(called) => {
                let mut pieces = self.pieces(&branch.then);
                let otherwise = self.inline(&branch.otherwise);
                pieces.push(line!(self, "otherwise, {otherwise}", "sinon, {otherwise}"));
                return Some(pieces);
            }
            _ => return None,
        };
        let (then, colon) = (self.inline(&branch.then), self.language.colon());
        Some(vec![line!(self, "Focus {level}{colon}{then}", "Concentration {level}{colon}{then}")])
    }

    fn cards(&mut self, _: &CardPick<Ashes>) -> NounPhrase {
        Around::default().phrase(CARD, self.language)
    }

    fn measure(&mut self, num: &Num) -> String {
        self.number(*num)
    }

    fn gauge(&mut self, gauge: &Gauge) -> String {
        match *gauge {}
    }

    fn lasting(&mut self, _: &[&Standing<Ashes>], _: Until) -> Vec<String> {
        Vec::new()
    }
}

impl<'a> Speaker<'a> {
    /// How the card speaks of itself.
    pub fn this(&self) -> &'static str {
        noun::this(self.kind, self.language)
    }

    pub(super) fn aim(&self, called: &Called) -> Option<&'a Aim> {
        let Called::Name(name) = called else { return None };
        self.aims.iter().find(|aim| aim.called == *name)
    }

    /// A target, by what it is when it is first spoken of.
    pub(super) fn the(&mut self, called: &Called) -> String {
        let Some(aim) = self.aim(called) else { return String::new() };
        let (first, later) = noun::aim(self.book, aim, self.language);
        if self.spoken.contains(&aim.called) {
            return later.to_string();
        }
        self.spoken.push(aim.called.clone());
        first
    }

    /// Whether a verb is about a target that need not be chosen and has not been spoken of.
    fn is_optional(&self, verb: &Verb) -> bool {
        let whom = match verb {
            Verb::Deal(whom, _) | Verb::Wound(whom, _) | Verb::Heal(whom, _) | Verb::Exhaust(whom, _) => whom,
            Verb::Refresh(whom, _) | Verb::AddStatus(whom, _) => whom,
            Verb::DiscardFromPlay(whom) | Verb::Return(whom) | Verb::Destroy(whom) => whom,
            _ => return false,
        };
        matches!(whom, Whom::The(called) if self.is_open(called))
    }

    pub(super) fn is_open(&self, called: &Called) -> bool {
        let open = |aim: &Aim| aim.least == 0 && aim.most == 1 && !self.spoken.contains(&aim.called);
        self.aim(called).is_some_and(open)
    }

    pub(super) fn whom(&mut self, whom: &Whom) -> String {
        let fixed = |en: &str, fr: &str| self.language.pick(en, fr).to_string();
        match whom {
            Whom::This => self.this().to_string(),
            Whom::It => fixed("that unit", "cette unité"),
            Whom::Host => fixed("the attached unit", "l’unité liée"),
            Whom::The(called) => self.the(called),
            Whom::YourPhoenixborn => fixed("your Phoenixborn", "votre Héritier"),
            Whom::ItsPhoenixborn => fixed("its controller’s Phoenixborn", "l’Héritier de celui qui la contrôlait"),
            Whom::PhoenixbornOf(_) => fixed("that player’s Phoenixborn", "l’Héritier de ce joueur"),
            Whom::Units(Whose::Opponents) => {
                fixed("each unit of all opponents", "chaque unité de tous les adversaires")
            }
            Whom::Units(_) => fixed("each unit you control", "chaque unité que vous contrôlez"),
            Whom::Dealers => {
                fixed("each unit that attacks or counters it", "chaque unité qui l’attaque ou la contrattaque")
            }
            Whom::Copies(called) => {
                let card = self.the(called);
                say!(
                    self,
                    "{card} and each other copy of it on that spellboard",
                    "{card} et chacun de ses autres exemplaires dans ce grimoire"
                )
            }
            Whom::OtherAlterations => {
                fixed("all other alteration spells of its unit", "tous les autres sorts d’altération de son unité")
            }
        }
    }

    /// A number as a noun that is counted.
    fn number(&self, num: Num) -> String {
        let this = self.this();
        match num {
            Num::Fixed(number) => number.to_string(),
            Num::YourUnits => {
                say!(self, "the number of units you have in play", "le nombre d’unités que vous avez en jeu")
            }
            Num::Received => say!(
                self,
                "the damage received or the life value of {this}, whichever is less",
                "le plus petit nombre entre les dégâts subis et les points de vie de~{this}"
            ),
            Num::AttackOf(_) => say!(self, "the attack value of that card", "la valeur d’attaque de cette carte"),
            Num::LifeLeftOf(_) => say!(
                self,
                "the life value of the destroyed unit minus its wound tokens",
                "les points de vie de l’unité détruite moins ses jetons Blessure"
            ),
            Num::Status => say!(self, "the number of status tokens on {this}", "le nombre de jetons État sur {this}"),
            Num::Wounds => {
                say!(self, "the number of wound tokens on {this}", "le nombre de jetons Blessure sur {this}")
            }
            Num::Spells => {
                let name = card_name(self.book, &format!("summon-{}", self.slug), self.language).to_string();
                say!(
                    self,
                    "the number of {name} spells on your spellboard",
                    "le nombre de sorts {name} dans votre grimoire"
                )
            }
            Num::Focus => say!(self, "its Focus", "sa Concentration"),
        }
    }

    /// `2 damage`, `X damage, X being ...`: what is counted, and what explains it.
    pub(super) fn counted(&self, noun: kernel::words::Noun, num: Num) -> (String, String) {
        if let Num::Fixed(number) = num {
            return (noun::count(noun, number, self.language), String::new());
        }
        let what = self.number(num);
        let (one, many) = (noun.form(true, Language::En), noun.form(true, Language::Fr));
        let counted = self.language.pick(format!("X {one}"), format!("X {many}"));
        (counted, say!(self, "; X is {what}", "\u{a0}; X est égal à~{what}"))
    }

    /// `a Gilder conjuration`, `up to two Sleeping Widow conjurations`.
    pub(super) fn conjured(&self, slug: &str, num: Num) -> String {
        let name = card_name(self.book, slug, self.language).to_string();
        match num {
            Num::Fixed(number) if number > 1 => {
                let number = number_word(number as u8, self.language);
                say!(self, "up to {number} {name} conjurations", "jusqu’à {number} invocations {name}")
            }
            _ => {
                let one = with_article(&name, false, Language::En);
                say!(self, "{one} conjuration", "une invocation {name}")
            }
        }
    }

    /// `another Gilder conjuration`.
    pub(super) fn conjured_again(&self, slug: &str) -> String {
        let name = card_name(self.book, slug, self.language).to_string();
        say!(self, "another {name} conjuration", "une autre invocation {name}")
    }

    pub(super) fn is_spoken(&self, called: &Called) -> bool {
        self.aim(called).is_some_and(|aim| self.spoken.contains(&aim.called))
    }
}
