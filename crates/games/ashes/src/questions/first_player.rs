//! In organized play the winner of the first roll keeps the first player token or gives it away. `ASH-PREP-6` `ASH-R14`

use crate::questions::prelude::*;
use crate::rules::course::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FirstPlayer;

impl QuestionKind<Ashes> for FirstPlayer {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.state.extra.first
    }

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-first-player", look.state.extra.first)
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let extra = &look.state.extra;
        if extra.round > 1 || !extra.options.organized_play {
            return ControlFlow::Continue(());
        }
        look.state.living().try_for_each(|seat| out(Choice::about(word::PLAYER, Arg::Seat(seat))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::PLAYER, Arg::Seat(other)) if look.state.place(other).alive => Ok(()),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let Arg::Seat(seat) = choice.args[0] else { return Step::done() };
        Step::last(Proposal::one(Event::GiveToken { seat }))
    }
}
