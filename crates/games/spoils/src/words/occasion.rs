//! When something may be played or used: `only during your turn`.

use kernel::effect::tree::{Condition, Logic};
use kernel::words::{either, list};

use super::speaker::Speaker;
use crate::Spoils;
use crate::language::{Answered, Test};
use kernel::words::french;

impl Speaker<'_> {
    /// When something may be played or used: `during your turn`, `in response to a card being played`.
    pub fn occasion(&mut self, condition: &Condition<Spoils>) -> String {
        let test = match condition {
            Condition::Is(test) => test,
            Condition::Filled(_) => unreachable!("no card file can write this condition"),
            Condition::Control(logic) => {
                return match &**logic {
                    Logic::Not(Condition::Is(Test::Battle)) => self.say("outside battle", "hors combat"),
                    Logic::Not(Condition::Is(Test::YourTurn)) => self.occasion(&Condition::Is(Test::TheirTurn)),
                    Logic::Not(Condition::Is(Test::TheirTurn)) => self.occasion(&Condition::Is(Test::YourTurn)),
                    Logic::Every(parts) => {
                        let parts: Vec<String> = parts.iter().map(|part| self.occasion(part)).collect();
                        list(&parts, self.language)
                    }
                    Logic::Any(parts) => {
                        let parts: Vec<String> = parts.iter().map(|part| self.occasion(part)).collect();
                        either(&parts, self.language)
                    }
                    Logic::Not(_) | Logic::AtLeast(..) => {
                        let clause = self.condition(condition, true);
                        self.say(format!("if {clause}"), french::given(&clause))
                    }
                };
            }
        };
        match test {
            Test::YourTurn => self.say("during your turn", "pendant votre tour"),
            Test::TheirTurn => self.say("during your opponent’s turn", "pendant le tour de votre adversaire"),
            Test::Battle => self.say("during a battle", "pendant un combat"),
            Test::Answers(answered) => {
                self.answered = *answered;
                self.answering(*answered)
            }
            Test::YouAttack | Test::YouAreAttacked | Test::InPlay(..) | Test::EvenCharacters | Test::Matches(..) => {
                let clause = self.test(test, true);
                self.say(format!("while {clause}"), french::whilst(&clause))
            }
            Test::TacticPlayed
            | Test::NotLastUser
            | Test::Discarded(..)
            | Test::FlippedUp
            | Test::Attacked
            | Test::Called(_)
            | Test::Destroyed(_)
            | Test::Tokens(_)
            | Test::CanPay(_)
            | Test::Rule(_) => {
                let clause = self.test(test, true);
                self.say(format!("if {clause}"), french::given(&clause))
            }
        }
    }

    /// What a response answers.
    pub fn answering(&self, answered: Answered) -> String {
        match answered {
            Answered::Card => {
                self.say("in response to a card being played", "en réponse à une carte en train d’être jouée")
            }
            Answered::Character => {
                self.say("in response to a character being played", "en réponse à un personnage en train d’être joué")
            }
            Answered::Ability => {
                self.say("in response to an ability being used", "en réponse à l’utilisation d’une compétence")
            }
        }
    }
}
