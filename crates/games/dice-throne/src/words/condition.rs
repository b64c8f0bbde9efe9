//! Conditions in words, and what depends on a roll.

use kernel::effect::tree::{Control, Logic};
use kernel::prelude::*;
use kernel::say;
use kernel::words::either;

use super::speaker::Speaker;
use super::verb::numberless;
use crate::DiceThrone;
use crate::language::{DiceOf, Measure, Of, Test, Verb};

impl Speaker<'_> {
    /// A test, or its opposite, as a clause without `if`.
    pub(super) fn tested(&self, test: &Test, holds: bool) -> String {
        let not = if holds { "" } else { self.language.pick(" not", "pas ") };
        match test {
            Test::On(wanted) => {
                let symbols = self.symbols(wanted);
                match holds {
                    true => say!(self, "you roll {symbols}", "vous obtenez {symbols}"),
                    false => say!(self, "you do not roll {symbols}", "vous n’obtenez pas {symbols}"),
                }
            }
            Test::OfAKind(dice) => {
                say!(self, "you roll {dice} of a kind", "vous obtenez {dice} chiffres identiques")
            }
            Test::Shows(from, to) => {
                let numbers = span(*from, *to);
                say!(self, "you roll {numbers}", "vous obtenez {numbers}")
            }
            Test::Higher => say!(self, "your result is higher than theirs", "votre résultat est supérieur au sien"),
            Test::HigherOrEqual => say!(
                self,
                "your result is higher than or equal to theirs",
                "votre résultat est supérieur ou égal au sien"
            ),
            Test::Has(status) => {
                let name = self.status(status);
                say!(self, "you have {name}", "vous possédez {name}")
            }
            Test::Own => say!(
                self,
                "this token is{not} one of your own hero’s",
                "ce jeton n’est {not}celui de votre propre héros"
            ),
            Test::Side(side) => {
                let side = self.side(side);
                say!(self, "your board shows its {side} side", "votre plateau montre sa face {side}")
            }
            Test::StartPlayer => say!(self, "you are the Start Player", "vous êtes le Joueur de Départ"),
            Test::Opponent(_) => say!(self, "it is an opponent", "c’est un adversaire"),
            Test::Active(companion) => {
                let name = self.companion(companion);
                match holds {
                    true => say!(self, "{name} is active", "{name} est active"),
                    false => say!(self, "{name} is not active", "{name} n’est pas active"),
                }
            }
            Test::AllTurn => say!(
                self,
                "you have had this token since your turn began",
                "vous possédez ce jeton depuis le début de votre tour"
            ),
            Test::Rule(_) => String::new(),
        }
    }

    /// A number that is compared: `the total is 14 or more`.
    pub(super) fn compared(&self, measure: &Measure, least: i32, holds: bool) -> String {
        let below = least - 1;
        let numbers = match holds {
            true => say!(self, "{least} or more", "{least} ou plus"),
            false => say!(self, "{below} or less", "{below} ou moins"),
        };
        match measure {
            Measure::Sum => say!(self, "the total is {numbers}", "le total est de {numbers}"),
            Measure::Base => say!(
                self,
                "it deals at least {least} damage before modifiers",
                "elle inflige au moins {least} dégâts sans Modificateurs"
            ),
            Measure::Added => {
                say!(self, "at least {least} damage was added", "au moins {least} dégâts ont été ajoutés")
            }
            Measure::Incoming => {
                say!(self, "at least {least} damage is incoming", "il y a au moins {least} dégâts entrants")
            }
            Measure::Removed => {
                let what = self.companions(2);
                say!(self, "you removed at least {least} {what}", "vous avez retiré au moins {least} {what}")
            }
            Measure::Attempts if holds => say!(
                self,
                "you made at least {least} Roll Attempts in your Offensive Roll Phase",
                "vous avez fait au moins {least} Tentatives de Lancer pendant votre Phase de Lancer Offensif"
            ),
            Measure::Attempts => say!(
                self,
                "you made fewer than {least} Roll Attempts in your Offensive Roll Phase",
                "vous avez fait moins de {least} Tentatives de Lancer pendant votre Phase de Lancer Offensif"
            ),
            Measure::Symbols(symbol) => {
                let symbol = self.symbol(symbol);
                say!(self, "you roll at least {least} {symbol}", "vous obtenez au moins {least} {symbol}")
            }
            Measure::Tokens(status) => {
                let name = self.status(status);
                say!(self, "you have at least {least} {name}", "vous possédez au moins {least} {name}")
            }
            Measure::Health(companion) => {
                let name = self.companion(companion);
                say!(self, "{name} has at least {least} Health", "{name} a au moins {least} points de Santé")
            }
            // Never written on a card.
            Measure::UpTo(..) | Measure::Number(_) | Measure::Noted => String::new(),
        }
    }

    /// What a condition wants to be rolled, if it is nothing else: `[Claw] or [Sabertooth]`.
    pub(super) fn on_symbols(&self, condition: &Condition<DiceThrone>) -> Option<String> {
        match condition {
            Condition::Is(Test::On(wanted)) => Some(self.symbols(wanted)),
            Condition::Control(logic) => match &**logic {
                Logic::Any(parts) => {
                    let parts: Option<Vec<String>> = parts.iter().map(|part| self.on_symbols(part)).collect();
                    Some(either(&parts?, self.language))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether an effect speaks of the dice just rolled.
    pub(super) fn depends_on_roll(effect: &Effect<DiceThrone>) -> bool {
        let speaks = |effect: &Effect<DiceThrone>| match effect {
            Effect::Do(Verb::Reroll(_, DiceOf::These)) => true,
            Effect::Do(verb) => {
                numberless(verb).is_some_and(|(_, number)| matches!(number.of, Some(Of::Symbol(_) | Of::Sum)))
            }
            Effect::Control(control) => match &**control {
                Control::When(branch) => is_of_roll(&branch.cond),
                Control::Repeat(Amount::Measure(Measure::Symbols(_)), _) => true,
                _ => false,
            },
        };
        effect.any(&speaks)
    }
}

fn is_of_roll(condition: &Condition<DiceThrone>) -> bool {
    match condition {
        Condition::Is(test) => {
            matches!(test, Test::On(_) | Test::OfAKind(_) | Test::Shows(..) | Test::Higher | Test::HigherOrEqual)
        }
        Condition::Control(logic) => match &**logic {
            Logic::Not(part) => is_of_roll(part),
            Logic::Every(parts) | Logic::Any(parts) => parts.iter().any(is_of_roll),
            Logic::AtLeast(Amount::Measure(Measure::Sum | Measure::Added | Measure::Symbols(_)), _) => true,
            Logic::AtLeast(..) => false,
        },
        Condition::Filled(_) | Condition::DoneSince(_) => false,
    }
}

/// `1-2`, `6`.
pub(super) fn span(from: u8, to: u8) -> String {
    if from == to { from.to_string() } else { format!("{from}-{to}") }
}
