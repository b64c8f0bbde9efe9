//! Whether a die on a unit is given up to prevent damage to it, and how much. `ASH-DICE-15`

use crate::questions::prelude::*;
use crate::rules::damage;

/// The most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ward(pub u8);

impl Ward {
    fn most(self, look: Sight) -> i32 {
        damage::packet(look).map_or(0, |packet| i32::from(packet.amount)).min(self.0.into())
    }
}

impl QuestionKind<Ashes> for Ward {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-ward", look.you()).count(self.most(look))
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        (0..=self.most(look)).try_for_each(|number| out(Choice::about(word::PREVENT, Arg::Number(number))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::PREVENT, Arg::Number(number)) if (0..=self.most(look)).contains(&number) => Ok(()),
            (word::PREVENT, _) => refuse("ASH-DICE-15", "not-so-much-damage"),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        Step::last(Proposal::fill(slot::NUMBER, Target::Number(choice.number().unwrap_or(0))))
    }
}
