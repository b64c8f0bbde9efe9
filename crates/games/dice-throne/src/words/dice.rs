//! Verbs about dice, Roll Attempts and Roll Phases.

use kernel::prelude::*;
use kernel::words::clause::Piece;
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, line, say};

use super::noun::{self, *};
use super::speaker::Speaker;
use crate::language::{Alter, DiceOf, Verb, Who};

impl Speaker<'_> {
    pub(super) fn said_of_dice(&mut self, verb: &Verb) -> Piece {
        let dice = |number: u8| DIE.count(Quantity::new(i32::from(number)), self.language);
        match verb {
            Verb::Turn(1, DiceOf::Yours, Alter::To(side)) => {
                act!(self, CHANGE, "1 of your dice to a {side}", "la valeur d’un de vos dés en {side}")
            }
            Verb::Turn(_, _, Alter::LikeAnother) => act!(
                self,
                CHANGE,
                "1 of your dice to the value of another of your dice (of the same roll)",
                "la valeur d’un de vos dés en celle d’un autre de vos dés (du même lancer)"
            ),
            Verb::Turn(_, _, Alter::By(by)) => act!(
                self,
                CHANGE,
                "the value of any die by {by}, up or down",
                "de {by}, en plus ou en moins, la valeur d’un dé de votre choix"
            ),
            Verb::Turn(1, ..) => act!(self, CHANGE, "the value of any die", "la valeur d’un dé de votre choix"),
            Verb::Turn(number, ..) => {
                let dice = dice(*number);
                act!(self, CHANGE, "the values of any {dice}", "la valeur de {dice} de votre choix")
            }
            Verb::Reroll(_, DiceOf::These) if self.dice == 1 => {
                act!(self, REROLL, "that die once", "ce dé une fois")
            }
            Verb::Reroll(number, of) => self.reroll(*number, *of),
            Verb::Ransom(cp) => line!(
                self,
                "choose 1 die of an opponent: they reroll it or give you {cp} CP",
                "choisissez 1 dé d’un adversaire\u{a0}: il le relance ou vous donne {cp} PC"
            ),
            Verb::ExtraAttempt(phase, who) => {
                let (phase, who) = (noun::phase(*phase, self.language), self.whom(who));
                line!(
                    self,
                    "{who} may make 1 more Roll Attempt, with up to 5 dice, in their {phase}",
                    "{who} peut effectuer 1 Tentative de Lancer de plus, avec 5 dés au maximum, pendant sa {phase}"
                )
            }
            Verb::ExtraPhase(Who::You) => {
                act!(self, TAKE, "another Offensive Roll Phase at once", "aussitôt une autre Phase de Lancer Offensif")
            }
            Verb::ExtraPhase(who) => {
                let by = self.doer_of(who);
                act!(
                    self,
                    TAKE,
                    "another Offensive Roll Phase against you at once",
                    "aussitôt une autre Phase de Lancer Offensif contre vous"
                )
                .by(by)
            }
            Verb::SkipPhase => act!(self, SKIP, "that phase", "cette phase"),
            _ => Piece::Line(String::new()),
        }
    }

    fn reroll(&mut self, number: u8, of: DiceOf) -> Piece {
        let some = match number {
            1 => "1".to_string(),
            number => say!(self, "up to {number}", "jusqu’à {number}"),
        };
        match of {
            DiceOf::Yours => act!(self, REROLL, "{some} of your dice", "{some} de vos dés"),
            DiceOf::Team => act!(
                self,
                REROLL,
                "{some} of your or your teammate’s dice",
                "{some} de vos dés ou de ceux de votre coéquipier"
            ),
            DiceOf::Opponents => act!(
                self,
                HAVE,
                "an opponent reroll {some} of their dice of your choice",
                "relancer à un adversaire {some} de ses dés de votre choix"
            ),
            DiceOf::Any => act!(self, REROLL, "{some} dice of your choice", "{some} dés de votre choix"),
            DiceOf::These => act!(self, REROLL, "{some} of these dice", "{some} de ces dés"),
        }
    }
}
