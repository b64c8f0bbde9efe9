//! What is attacked: one Phoenixborn or one unit of an opponent. `ASH-ATK-4` `ASH-R7`

use crate::questions::prelude::*;
use crate::questions::turn::{activate, each_usable, may_activate};
use crate::rules::attack::{self, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct AttackTarget;

impl QuestionKind<Ashes> for AttackTarget {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-target", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::TARGET, &attack::victims(look, seat, is_on_unit(look)), out)?;
        each_usable(look, seat, out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::TARGET, Arg::Card(card)) if attack::victims(look, seat, is_on_unit(look)).contains(&card) => Ok(()),
            (word::TARGET, Arg::Card(card)) => refuse_card(look, "ASH-ATK-4", "cannot-be-attacked", card),
            (word::ACTIVATE, Arg::Card(card)) => may_activate(look, seat, card, false),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Ashes> {
        let card = choice.card().expect("a target is a card");
        match choice.word {
            word::ACTIVATE => Step::again(activate(look, seat, card)),
            _ => Step::last(Proposal::one(Event::Aim { card })),
        }
    }
}

fn is_on_unit(look: Sight) -> bool {
    attack::current(look).is_some_and(|attack| attack.on_unit)
}
