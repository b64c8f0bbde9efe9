//! What an attack outside the own turn is aimed at. `SP-607.1`

use crate::questions::prelude::*;
use crate::rules::battle::attack;
use crate::rules::party;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Counter;

impl QuestionKind<Spoils> for Counter {
    const PRIVATE: bool = false;

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-target")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::ATTACK, &party::targets(reader(look), seat), out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::ATTACK, Arg::Card(target)) => party::can_attack_target(look, seat, target),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        Step::last(attack(look, seat, choice.card().expect("an attack names its target")))
    }
}
