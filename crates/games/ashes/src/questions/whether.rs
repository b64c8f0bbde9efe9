//! Whether a text that may be left is used. Nobody is asked about what cannot be paid. `ASH-GOLD-4`

use crate::questions::prelude::*;
use crate::rules::payment;

/// The rest of the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Whether(pub NodeId);

impl QuestionKind<Ashes> for Whether {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        match look.scope.origin.face {
            Some(face) => told("ask-whether", look.you()).face("card", face),
            None => told("ask-whether", look.you()),
        }
    }

    fn candidates(self, _: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        out(Choice::plain(YES))?;
        out(Choice::plain(NO))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.word {
            NO => Ok(()),
            YES if look.this().is_none() => refuse("ASH-ORDER-3", "has-left-play"),
            YES => payment::can_pay(look, seat, &payment::due(look), None),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        if choice.word == YES { Step::last(Proposal::Enter(Entry::here(self.0))) } else { Step::done() }
    }
}
