//! Verbs about status effect tokens and companions.

use kernel::prelude::*;
use kernel::words::Noun;
use kernel::words::clause::Piece;
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, line, say};

use super::noun::*;
use super::speaker::Speaker;
use crate::language::{Tokens, Verb, Who};

impl Speaker<'_> {
    pub(super) fn said_of_tokens(&mut self, verb: &Verb) -> Piece {
        match verb {
            Verb::Remove(Tokens::This, ..) => {
                let token = self.token();
                act!(self, REMOVE, "{token}")
            }
            Verb::Remove(tokens, number, who) => {
                let what = self.tokens(tokens, number.plus);
                match who {
                    Who::You if *tokens == Tokens::Any => {
                        act!(self, REMOVE, "{what} from yourself", "{what} de votre plateau")
                    }
                    Who::You => act!(self, REMOVE, "{what}"),
                    who => {
                        let who = self.whom(who);
                        act!(self, REMOVE, "{what} from {who}", "{what} à~{who}")
                    }
                }
            }
            Verb::RemoveUpTo(Tokens::Of(status), number) => {
                let (name, most) = (self.status(status), number.plus);
                let what = match most {
                    99 => say!(self, "any number of {name}", "autant de~{name} que vous voulez"),
                    most => say!(self, "up to {most} {name}", "jusqu’à {most} {name}"),
                };
                Piece::Line(self.may_of(vec![act!(self, REMOVE, "{what}")]))
            }
            Verb::RemoveAll(Tokens::Of(status), _) => {
                let name = self.status(status);
                act!(self, REMOVE, "all your {name}", "tous vos jetons {name}")
            }
            Verb::RemoveAll(tokens, who) => {
                let noun = if *tokens == Tokens::Negative { NEGATIVE } else { ANY_STATUS };
                let what = noun.form(true, self.language);
                match who {
                    Who::You => act!(self, REMOVE, "all your {what}", "toutes vos {what}"),
                    who => {
                        let who = self.whom(who);
                        act!(self, REMOVE, "all {what} from {who}", "toutes les {what} à~{who}")
                    }
                }
            }
            Verb::PreventStatus(tokens) => {
                let noun = if *tokens == Tokens::Negative { NEGATIVE } else { ANY_STATUS };
                let what = noun.count(Quantity::new(1), self.language);
                act!(self, PREVENT, "{what} about to be inflicted on you", "{what} sur le point de vous être infligée")
            }
            _ => Piece::Line(String::new()),
        }
    }

    /// The token whose text it is: `this token`, `1 Bleed` where there may be several.
    pub(super) fn token(&self) -> String {
        match self.this.filter(|status| status.limit > 1) {
            Some(status) => format!("1 {}", status.name.get(self.language)),
            None => say!(self, "this token", "ce jeton"),
        }
    }

    /// `1 status effect token`, `1 Cursed Doubloon`.
    fn tokens(&self, tokens: &Tokens, number: i32) -> String {
        let count = |noun: Noun| noun.count(Quantity::new(number), self.language);
        match tokens {
            Tokens::Any => count(TOKEN),
            Tokens::Negative => count(NEGATIVE),
            Tokens::This => self.language.pick("this token", "ce jeton").to_string(),
            Tokens::Of(status) => format!("{number} {}", self.status(status)),
        }
    }

    pub(super) fn said_of_companions(&mut self, verb: &Verb) -> Piece {
        let (one, many) = (self.companions(1), self.companions(2));
        match verb {
            Verb::GrowAll => act!(self, GROW, "each {one} once", "chaque {one} une fois"),
            Verb::RemoveCompanions(most) => {
                self.removed = Some(one);
                Piece::Line(self.may_of(vec![act!(self, REMOVE, "up to {most} {many}", "jusqu’à {most} {many}")]))
            }
            Verb::Build => act!(self, BUILD, "1 basic {one}", "1 {one} de base"),
            Verb::Advance => {
                act!(self, UPGRADE, "1 basic {one} to advanced", "1 {one} de base en {one} avancé")
            }
            Verb::BuildAdvanced => act!(
                self,
                BUILD,
                "1 advanced {one} or upgrade 1 basic {one} to advanced",
                "1 {one} avancé ou améliorez 1 {one} de base en {one} avancé"
            ),
            Verb::Activate(1) => act!(self, ACTIVATE, "1 {one} without paying", "1 {one} sans payer"),
            Verb::Activate(most) => act!(
                self,
                ACTIVATE,
                "up to {most} different {many} without paying",
                "jusqu’à {most} {many} différents sans payer"
            ),
            Verb::Wake(companion) => {
                let name = self.companion(companion);
                line!(self, "{name} becomes active again", "{name} redevient active")
            }
            Verb::Detonate(status, damage) => {
                let name = self.status(status);
                let damage: Vec<String> = damage.iter().map(u8::to_string).collect();
                let (steps, last) = (damage.join("/"), damage.len());
                let tokens: Vec<String> = (1..=last).map(|number| number.to_string()).collect();
                let tokens = tokens.join("/");
                line!(
                    self,
                    "remove all {name} from every player; each receives {steps} damage for {tokens} {name}",
                    "retirez tous les {name} de tous les joueurs\u{a0}; chacun subit {steps} dégâts pour {tokens} {name}"
                )
            }
            _ => Piece::Line(String::new()),
        }
    }
}
