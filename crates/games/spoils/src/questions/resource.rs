//! Which card is played as a resource. `SP-604.1`

use crate::questions::prelude::*;
use crate::rules::arrival::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Resource;

impl QuestionKind<Spoils> for Resource {
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-resource")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        look.state.zone(Zone::Hand, seat).iter().try_for_each(|&card| {
            out(Choice::about(word::LAY, Arg::Card(card)))?;
            out(Choice::about(word::LAY_DOWN, Arg::Card(card)))
        })
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let (word::LAY | word::LAY_DOWN, Arg::Card(card)) = (choice.word, choice.args[0]) else {
            return not_asked(look, seat, self);
        };
        if reader(look).zone(card) != (Zone::Hand, seat) {
            return not_in_hand(look, "SP-604.1a", card);
        }
        // Only a real resource goes face-up. SP-203.2
        if choice.word == word::LAY && reader(look).printed(card).kind != Kind::Resource {
            return refuse_card(look, "SP-604.1b", "no-resource", card);
        }
        Ok(())
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        let (card, read) = (choice.card().expect("a resource is a card"), reader(look));
        if choice.word == word::LAY_DOWN {
            return Step::last(Proposal::one(Event::Hide { card, seat }));
        }
        let attached = read.printed(card).enters_attached();
        let host = read.faction(seat).filter(|_| attached).unwrap_or(CardId::NONE);
        Step::last(Proposal::one(Event::enter(card, seat, host)))
    }
}
