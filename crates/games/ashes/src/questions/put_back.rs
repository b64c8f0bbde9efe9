//! Which card of the hand goes onto or under the draw pile. `ASH-DICE-17`

use crate::questions::prelude::*;
use crate::rules::piles::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PutBack;

impl QuestionKind<Ashes> for PutBack {
    fn prompt(self, look: Sight) -> Phrase {
        told("ask-put-back", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::PUT_TOP, look.state.zone(Zone::Hand, seat), out)?;
        each_card(word::PUT_BOTTOM, look.state.zone(Zone::Hand, seat), out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::PUT_TOP | word::PUT_BOTTOM, Arg::Card(card)) if look.state.lies_at(card, Zone::Hand, seat) => Ok(()),
            (word::PUT_TOP | word::PUT_BOTTOM, Arg::Card(card)) => {
                refuse_card(look, "ASH-DICE-17", "not-in-hand", card)
            }
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step<Ashes> {
        let card = choice.card().expect("a card is put back");
        Step::last(Proposal::one(Event::PutBack { seat, card, top: choice.word == word::PUT_TOP }))
    }
}
