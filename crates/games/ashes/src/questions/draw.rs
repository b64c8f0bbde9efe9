//! How many cards a player draws when every player may draw some. `ASH-CARD-1` `ASH-R16`

use crate::questions::prelude::*;
use crate::rules::{damage, piles};
use crate::table::extra::{Harm, Packet};
use crate::texts;

/// The most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawUpTo(pub u8);

impl QuestionKind<Ashes> for DrawUpTo {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.scope.seat_in(slot::SEAT).unwrap_or(look.you())
    }

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-draw", self.asked(look)).count(self.0.into())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let most = look.state.zone(Zone::Deck, seat).len().min(self.0.into()) as i32;
        (0..=most).try_for_each(|number| out(Choice::about(word::DRAW, Arg::Number(number))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let most = look.state.zone(Zone::Deck, seat).len().min(self.0.into()) as i32;
        match (choice.word, choice.args[0]) {
            (word::DRAW, Arg::Number(number)) if (0..=most).contains(&number) => Ok(()),
            (word::DRAW, _) => refuse("ASH-CARD-1", "not-so-many-cards"),
            _ => not_asked(look, seat),
        }
    }

    /// Whoever uses the spell takes 1 less for each further copy of it.
    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Ashes> {
        let number = choice.number().unwrap_or(0).clamp(0, self.0.into()) as u8;
        let focus = look.this().filter(|_| seat == look.you()).map_or(0, |this| reader(look).focus(this));
        let amount = i16::from((self.0 - number).saturating_sub(focus));
        let mut events: Vec<rules::Event> = Vec::new();
        if number > 0 {
            events.push(piles::Event::Draw { seat, number }.into());
        }
        if let (true, Some(card)) = (amount > 0, reader(look).phoenixborn(seat)) {
            let (victim, cause) = (look.state.refer(card), texts::cause(look));
            let packet = Packet { level: 0, victim, harm: Harm::Damage, amount, cause, dealers: Vec::new() };
            events.push(damage::Event::Deal(packet).into());
        }
        Step::last(Proposal::together(events))
    }
}
