//! Which cards go to the bottom of the deck before the game begins. `SP-601.1f`

use crate::questions::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mulligan;

impl QuestionKind<Spoils> for Mulligan {
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-mulligan")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::BOTTOM, look.state.zone(Zone::Hand, seat), out)?;
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (DONE, _) => Ok(()),
            (word::BOTTOM, Arg::Card(card)) => {
                if reader(look).zone(card) != (Zone::Hand, seat) {
                    return not_in_hand(look, "SP-601.1f", card);
                }
                if look.cards_in(slot::PUT_BACK).contains(&card) {
                    return refuse_card(look, "SP-601.1f", "already-chosen", card);
                }
                Ok(())
            }
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        match choice.card() {
            Some(card) => Step::again(Proposal::fill(slot::PUT_BACK, look.target(card))),
            None => Step::done(),
        }
    }
}
