//! Who goes first. `SP-601.1c`

use crate::questions::prelude::*;
use crate::rules::opening::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct First;

impl QuestionKind<Spoils> for First {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.state.extra.chooser
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-first")
    }

    fn candidates(self, _: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        [seat, rival(seat)].into_iter().try_for_each(|seat| out(Choice::about(word::FIRST_TURN, Arg::Seat(seat))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::FIRST_TURN, Arg::Seat(_)) => Ok(()),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        Step::last(Proposal::one(Event::First { seat: choice.seat().unwrap_or(seat) }))
    }
}
