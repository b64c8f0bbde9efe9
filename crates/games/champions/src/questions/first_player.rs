//! Who is the first player. `MC-SETUP-4`

use crate::questions::prelude::*;

/// Who is the first player. `MC-SETUP-4`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FirstPlayer;

impl QuestionKind<Champions> for FirstPlayer {
    const PRIVATE: bool = false;
    fn asked(self, _: Sight) -> Seat {
        Seat(0)
    }
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-first-player")
    }
    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        reader(look).order().try_for_each(|seat| out(Choice::about(word::FIRST_PLAYER, Arg::Seat(seat))))
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::FIRST_PLAYER, Arg::Seat(first)) if look.state.living().any(|seat| seat == first) => Ok(()),
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step {
        let seat = if let Arg::Seat(first) = choice.args[0] { first } else { seat };
        Step::last(Proposal::one(course::Event::First { seat }))
    }
}
