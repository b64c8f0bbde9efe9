//! Which of several costs is paid.

use kernel::notation::WAY_1;

use crate::questions::prelude::*;
use crate::rules::payment;
use crate::texts;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Way;

impl QuestionKind<Ashes> for Way {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-way", look.you())
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        open(look).into_iter().try_for_each(|way| out(Choice::plain(word_of(way))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let Some(way) = open(look).into_iter().find(|way| word_of(*way) == choice.word) else {
            return not_asked(look, seat);
        };
        let printed = texts::printed(look).expect("a cost stands on a card");
        let costs = payment::costs(printed, texts::place(look), focus(look), way);
        payment::can_pay(look, seat, &costs, look.this())
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        Step::last(Proposal::fill(slot::WAY, Target::Number(i32::from(choice.word.0 - WAY_1.0))))
    }
}

fn focus(look: Sight) -> u8 {
    look.this().map_or(0, |this| reader(look).focus(this))
}

fn open(look: Sight) -> Vec<i32> {
    let printed = texts::printed(look);
    printed.map_or(Vec::new(), |printed| payment::ways(printed, texts::place(look), focus(look)).to_vec())
}

fn word_of(way: i32) -> WordId {
    WordId(WAY_1.0 + way as u8)
}
