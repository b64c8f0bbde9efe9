//! Whether the last repetition of a common series goes on with the opponent's half. `SP-414.3c`

use crate::questions::prelude::*;
use crate::rules::repeating::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GoOn;

impl QuestionKind<Spoils> for GoOn {
    const PRIVATE: bool = false;

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-go-on")
    }

    fn candidates(self, _: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        [word::GO_ON, word::STOP].into_iter().try_for_each(|word| out(Choice::plain(word)))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.word {
            word::GO_ON | word::STOP => Ok(()),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        Step::last(Proposal::one(Event::GoOn { follower: rival(seat), goes_on: choice.word == word::GO_ON }))
    }
}
