//! Whether the unit that blocks, guards or is attacked counters; decided only now. `ASH-ATK-11` `ASH-ATK-21` `ASH-ATK-22`

use crate::questions::prelude::*;
use crate::rules::attack::{self, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Counter;

impl QuestionKind<Ashes> for Counter {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        attack::current(look).map_or(Seat::NONE, |attack| attack.defender)
    }

    fn prompt(self, look: Sight) -> Phrase {
        let phrase = told("ask-counter", self.asked(look));
        attack::opposed(look).map_or(phrase.clone(), |card| phrase.card("card", look, card))
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if attack::opposed(look).is_none() {
            return ControlFlow::Continue(());
        }
        out(Choice::plain(word::COUNTER))?;
        out(Choice::plain(word::NO_COUNTER))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, attack::opposed(look)) {
            (word::NO_COUNTER, _) => Ok(()),
            (word::COUNTER, Some(card)) if attack::can_counter(look, card) => Ok(()),
            (word::COUNTER, Some(card)) => refuse_card(look, "ASH-EXH-2", "is-exhausted", card),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let card = attack::opposed(look).filter(|_| choice.word == word::COUNTER);
        Step::last(Proposal::maybe(card.map(|card| Event::Counter { card })))
    }
}
