//! To whom a token goes on. `DT-PIR-KEG-1`

use crate::questions::prelude::*;
use crate::rules::tokens::Event;

/// The token whose text it is goes to another player, if whoever has it likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PassOn;

impl QuestionKind<DiceThrone> for PassOn {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        let token = look.scope.origin.face.unwrap_or(FaceId(0));
        told("ask-pass-on", look.you()).face("token", token)
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let others = look.state.living().filter(|seat| *seat != look.you());
        others.into_iter().try_for_each(|seat| out(Choice::about(word::CHOOSE, Arg::Seat(seat))))?;
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.seat().filter(|_| choice.word == word::CHOOSE) {
            Some(to) if to == seat => refuse("DT-PIR-KEG-1", "has-it-already"),
            Some(to) if look.state.place(to).alive => Ok(()),
            Some(_) => refuse("DT-PIR-KEG-1", "not-this-player"),
            None if choice.word == DONE => Ok(()),
            None => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<DiceThrone> {
        let moved = look.this().zip(choice.seat()).map(|(card, to)| Event::Move { card, to });
        Step::last(Proposal::maybe(moved))
    }
}
