//! Under whose control a card is played. `MC-CONTROL-3`

use crate::questions::prelude::*;

/// Under whose control a card is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Control;

impl QuestionKind<Champions> for Control {
    const PRIVATE: bool = false;
    fn prompt(self, look: Sight) -> Phrase {
        about_this(look, "ask-control")
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let read = reader(look);
        let any = look.this().is_some_and(|card| read.printed(card).any_control);
        let fits = |other: &Seat| any || *other == seat;
        read.order().filter(fits).try_for_each(|other| out(Choice::about(word::PLAYER, Arg::Seat(other))))
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0], look.this()) {
            (word::PLAYER, Arg::Seat(other), Some(card)) if look.state.living().any(|seat| seat == other) => {
                if other != seat && !reader(look).printed(card).any_control {
                    return refuse_card(look, "MC-CONTROL-3", "only-under-your-control", card);
                }
                room(look, other, card)
            }
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step {
        let seat = if let Arg::Seat(other) = choice.args[0] { other } else { seat };
        Step::last(Proposal::fill(slot::CONTROL, Target::Seat(seat)))
    }
}
