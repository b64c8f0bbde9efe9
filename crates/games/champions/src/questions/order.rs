//! In which order enemies act, and Special abilities are resolved. `MC-R15`

use crate::questions::Proposal;
use crate::questions::prelude::*;
use crate::rules::waiting;

/// Which enemy acts next: the first player says. `MC-R15`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NextEnemy;

impl QuestionKind<Champions> for NextEnemy {
    const PRIVATE: bool = false;
    fn asked(self, look: Sight) -> Seat {
        look.state.extra.first
    }
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-next-enemy")
    }
    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::NEXT, &waiting(look, slot::ENEMIES), out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        judge(look, slot::ENEMIES, seat, self, choice)
    }
    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step {
        perform(look, choice)
    }
}

/// Which Special ability comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NextSpecial;

impl QuestionKind<Champions> for NextSpecial {
    const PRIVATE: bool = false;
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-next-special")
    }
    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::NEXT, &waiting(look, slot::SPECIALS), out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        judge(look, slot::SPECIALS, seat, self, choice)
    }
    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step {
        perform(look, choice)
    }
}

fn judge<W: Why>(look: Sight, list: Slot, seat: Seat, moment: impl Into<Moment>, choice: &Choice) -> Result<(), W> {
    match (choice.word, choice.args[0]) {
        (word::NEXT, Arg::Card(card)) if waiting(look, list).contains(&card) => Ok(()),
        _ => refuse_now(look, seat, moment, choice),
    }
}

fn perform(look: Sight, choice: &Choice) -> Step {
    choice.card().map_or(Step::done(), |card| Step::last(Proposal::fill(slot::ACTED, look.target(card))))
}
