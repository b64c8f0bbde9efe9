//! Half of a tactics-and-abilities step of a battle: the attacker's or the defender's. `SP-R10`

use crate::questions::actions::{self, Time};
use crate::questions::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct HalfStep {
    /// Whether it is the attacker's.
    pub attacking: bool,
}

impl QuestionKind<Spoils> for HalfStep {
    fn asked(self, look: Sight) -> Seat {
        look.state.extra.battle.as_ref().map_or(Seat::NONE, |battle| battle.seat(self.attacking))
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new(if self.attacking { "ask-step-attacker" } else { "ask-step-defender" })
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        actions::candidates(look, seat, out)?;
        out(Choice::plain(PASS))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        if choice.word == PASS {
            return Ok(());
        }
        actions::judge(look, Time::AnyTime, seat, choice).unwrap_or_else(|| not_asked(look, seat, self))
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        actions::perform(look, seat, choice)
    }
}
