//! Which cards are discarded at the end of the phase. `MC-ENDPLAYER-1`

use kernel::notation::DONE;
use kernel::quantity::Quantity;

use crate::questions::mulligan::{can_put_aside, count_aside, hand_or_done, put_aside};
use crate::questions::prelude::*;

/// Which cards are discarded at the end of the phase. `MC-ENDPLAYER-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Trim;

impl QuestionKind<Champions> for Trim {
    fn asked(self, look: Sight) -> Seat {
        course::seat(look)
    }
    fn prompt(self, look: Sight) -> Phrase {
        Phrase::new("ask-trim").count(reader(look).hand_size(course::seat(look)))
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        hand_or_done(look, seat, out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::DISCARD, Arg::Card(card)) => can_put_aside(look, seat, card, false),
            (DONE, _) => {
                let left = look.state.zone(Zone::Hand, seat).len() as i32 - count_aside(look) as i32;
                let most = reader(look).hand_size(seat);
                if left <= most {
                    return Ok(());
                }
                let phrase = Phrase::new("hand-too-large").number("most", Quantity::new(most));
                Err(W::because(|| Reason::with("MC-ENDPLAYER-2", phrase)))
            }
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step {
        put_aside(look, choice, true)
    }
}
