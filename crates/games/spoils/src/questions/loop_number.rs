//! How often the opponent lets a common series be repeated. `SP-414.3b`

use crate::questions::prelude::*;
use crate::rules::repeating::{agree, is_finite};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LoopNumber;

impl QuestionKind<Spoils> for LoopNumber {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        rival(look.you())
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-loop-number")
    }

    /// The smallest numbers stand for all.
    fn candidates(self, _: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_number(word::NUMBER, 0..4, out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::NUMBER, Arg::Number(number)) => is_finite(number),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        Step::last(agree(look, seat, choice.number().unwrap_or(0)))
    }
}
