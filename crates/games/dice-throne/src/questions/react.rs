//! A moment in which all may act, the active player first. `DT-R1` `DT-TIMING-7`

use crate::questions::action::{self, Window};
use crate::questions::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct React {
    /// Only dice that have just been rolled may be altered.
    pub dice: bool,
}

impl React {
    fn window(self) -> Window {
        if self.dice { Window::Dice } else { Window::Open }
    }
}

impl QuestionKind<DiceThrone> for React {
    fn prompt(self, look: Sight) -> Phrase {
        told(if self.dice { "ask-alter" } else { "ask-react" }, look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        action::each(look, seat, out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        action::judge(look, seat, choice, self.window())
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        Step::last(action::perform(look, seat, choice))
    }
}
