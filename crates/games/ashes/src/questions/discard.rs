//! Which cards of a hand a text makes somebody discard.

use crate::questions::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DiscardCards;

impl QuestionKind<Ashes> for DiscardCards {
    fn asked(self, look: Sight) -> Seat {
        look.scope.seat_in(slot::SEAT).unwrap_or(look.you())
    }

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-discard", self.asked(look)).count(left(look))
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if left(look) <= 0 {
            return ControlFlow::Continue(());
        }
        each_card(word::DISCARD, look.state.zone(Zone::Hand, seat), out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let Some(card) = choice.card().filter(|_| choice.word == word::DISCARD) else { return not_asked(look, seat) };
        let chosen = look.cards_in(slot::CARDS).contains(&card);
        if look.state.lies_at(card, Zone::Hand, seat) && !chosen {
            Ok(())
        } else {
            refuse_card(look, "ASH-USE-1", "not-in-hand", card)
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let card = choice.card().expect("a discard names a card");
        Step { does: Proposal::fill(slot::CARDS, look.target(card)), again: left(look) > 1 }
    }
}

fn left(look: Sight) -> i32 {
    look.scope.number_in(slot::NUMBER).unwrap_or(0) - look.cards_in(slot::CARDS).len() as i32
}
