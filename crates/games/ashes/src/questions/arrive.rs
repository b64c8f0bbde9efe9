//! Which of several units comes into play next, while there is room. `ASH-ENTER-1` `ASH-ENTER-2`

use crate::questions::prelude::*;
use crate::rules::play::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NextArrival;

impl QuestionKind<Ashes> for NextArrival {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.state.extra.orderer()
    }

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-arrival", look.state.extra.orderer())
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if reader(look).room(battlefield(look)) == 0 {
            return ControlFlow::Continue(());
        }
        each_card(word::ARRIVE, &unlike(look, look.cards_in(slot::CARDS)), out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::ARRIVE, Arg::Card(card)) if look.cards_in(slot::CARDS).contains(&card) => Ok(()),
            (word::ARRIVE, Arg::Card(card)) => refuse_card(look, "ASH-ENTER-1", "does-not-arrive", card),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let (seat, zone) = (battlefield(look), Zone::Battlefield);
        let enter = |card| Event::Enter { seat, card, zone, host: None, status: 0 };
        Step::again(Proposal::maybe(choice.card().map(enter)))
    }
}

/// Onto whose battlefield they come.
fn battlefield(look: Sight) -> Seat {
    look.scope.seat_in(slot::SEAT).unwrap_or(look.you())
}
