//! Which option of a text. `SP-307.2`

use kernel::notation::WAY_1;

use crate::questions::prelude::*;
use crate::rules::action::Event;
use crate::rules::cost::Bill;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Way;

impl QuestionKind<Spoils> for Way {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.state.extra.actions.last().map_or(Seat::NONE, |action| action.seat)
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-way")
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        (0..ways(look)).try_for_each(|way| out(Choice::plain(WordId(WAY_1.0 + way))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let way = choice.word.0.wrapping_sub(WAY_1.0);
        match Bill::going_on(look).filter(|_| way < ways(look)) {
            Some(mut bill) => bill.can_pay_way(way),
            None => not_asked(look, seat, self),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        Step::last(Proposal::one(Event::Way { way: choice.word.0 - WAY_1.0 }))
    }
}

fn ways(look: Sight) -> u8 {
    look.state.extra.actions.last().map_or(0, |action| look.book.face(action.face).printed.ways.len() as u8)
}
