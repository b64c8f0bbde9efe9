//! Between the steps of an attack: what can be used whenever nothing resolves. `ASH-ATK-29` `ASH-R11`

use crate::questions::prelude::*;
use crate::questions::turn::{activate, each_usable, may_activate};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lull;

impl QuestionKind<Ashes> for Lull {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-lull", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_usable(look, seat, out)?;
        out(Choice::plain(word::GO_ON))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::GO_ON, _) => Ok(()),
            (word::ACTIVATE, Arg::Card(card)) => may_activate(look, seat, card, false),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Ashes> {
        match choice.card() {
            Some(card) => Step::again(activate(look, seat, card)),
            None => Step::done(),
        }
    }
}
