//! Conditions in words.

use kernel::say;
use kernel::words::{card_name, list, number_word, with_article};

use super::clause::Speaker;
use super::noun;
use crate::language::{Filter, Test};

impl Speaker<'_> {
    /// A condition without `if`, or its opposite.
    pub fn test_clause(&self, test: &Test, holds: bool) -> String {
        if !holds {
            return self.opposite(test);
        }
        let name = |faction| noun::faction(faction, self.language);
        match test {
            Test::Mastery(least) => {
                say!(self, "you have {least} mastery or more", "vous avez au moins {least} points de maîtrise")
            }
            Test::Health(exactly) => {
                say!(self, "you have exactly {exactly} health", "vous avez exactement {exactly} points de santé")
            }
            Test::Unify(faction) => {
                let name = name(*faction);
                say!(
                    self,
                    "you have played another {name} ally this turn or reveal one from your hand",
                    "vous avez joué un autre allié {name} ce tour-ci ou en révélez un de votre main"
                )
            }
            Test::Dominion(factions) => {
                let article = |name: &str| with_article(name, true, kernel::book::Language::En);
                let each = |of: &_| self.language.pick(article(name(*of)), format!("une carte {}", name(*of)));
                let kinds = list(&factions.iter().map(each).collect::<Vec<_>>(), self.language);
                say!(
                    self,
                    "this turn you have played and/or reveal from your hand {kinds} card",
                    "vous avez joué ce tour-ci et/ou révélez de votre main {kinds}"
                )
            }
            Test::Inspire => say!(self, "you have a champion in play", "vous avez un champion en jeu"),
            Test::Echo(faction) => {
                let card = noun::filter(&Filter::Of(*faction), self.language).a();
                say!(self, "there is {card} in your discard pile", "il y a {card} dans votre défausse")
            }
            Test::Champions(faction, least) => {
                let (count, name) = (number_word(*least, self.language), name(*faction));
                say!(
                    self,
                    "you have at least {count} {name} champions in play",
                    "vous avez au moins {count} champions {name} en jeu"
                )
            }
            Test::InPlay(slug) => {
                let card = card_name(self.book, slug, self.language);
                say!(self, "you have {card} in play", "vous avez {card} en jeu")
            }
            Test::Demand(_) | Test::PlayedOf(_) | Test::CanShow(_) | Test::CanAttack | Test::Attacked(_) => {
                unreachable!("no card file can write this condition")
            }
        }
    }

    /// What is so while a condition does not hold.
    fn opposite(&self, test: &Test) -> String {
        match test {
            Test::Mastery(least) => {
                say!(self, "you have less than {least} mastery", "vous avez moins de {least} points de maîtrise")
            }
            Test::Health(exactly) => say!(
                self,
                "you do not have exactly {exactly} health",
                "vous n’avez pas exactement {exactly} points de santé"
            ),
            Test::Inspire => say!(self, "you have no champion in play", "vous n’avez aucun champion en jeu"),
            Test::Echo(faction) => {
                let card = noun::filter(&Filter::Of(*faction), self.language).one();
                say!(self, "there is no {card} in your discard pile", "il n’y a aucune {card} dans votre défausse")
            }
            Test::Champions(faction, least) => {
                let (count, name) = (number_word(*least, self.language), noun::faction(*faction, self.language));
                say!(
                    self,
                    "you have fewer than {count} {name} champions in play",
                    "vous avez moins de {count} champions {name} en jeu"
                )
            }
            Test::InPlay(slug) => {
                let card = card_name(self.book, slug, self.language);
                say!(self, "you do not have {card} in play", "vous n’avez pas {card} en jeu")
            }
            _ => unreachable!("what asks for cards to be shown is not denied: `sayable`"),
        }
    }

    /// The keyword that stands for a condition, with its colon; nothing if there is none.
    pub fn keyword(&self, test: &Test) -> String {
        let (en, fr) = match test {
            Test::Unify(_) => ("Unify", "Union"),
            Test::Dominion(_) => ("Dominion", "Domination"),
            Test::Inspire => ("Inspire", "Inspiration"),
            Test::Echo(_) => ("Echo", "Écho"),
            _ => return String::new(),
        };
        format!("{}{}", self.language.pick(en, fr), self.language.colon())
    }
}
