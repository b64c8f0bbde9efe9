//! Which card an effect lets be played. `SP-308.1`

use crate::language::{Name, Verb};
use crate::questions::actions::can_pay_for;
use crate::questions::prelude::*;
use crate::table::action::What;
use crate::texts::select;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlayCard(pub NodeId);

impl QuestionKind<Spoils> for PlayCard {
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-play-card")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::PLAY, look.state.zone(Zone::Hand, seat), out)?;
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (DONE, _) => Ok(()),
            (word::PLAY, Arg::Card(card)) => self.can_play(look, seat, card),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        let Some(card) = choice.card() else { return Step::done() };
        let name = match look.book.tree.get(self.0) {
            Node::Do(Verb::PlayCard(_, _, name)) => *name,
            _ => Name::Found,
        };
        // The card as it will lie in play: two moves from now.
        let card = look.state.refer(card);
        let later = CardRef { life: card.life.wrapping_add(2), ..card };
        Step::last(Proposal::fill(name.slot(), Target::Card(later)))
    }
}

impl PlayCard {
    fn can_play<W: Why>(self, look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
        let Node::Do(Verb::PlayCard(filter, free, _)) = look.book.tree.get(self.0) else { return Ok(()) };
        let read = reader(look);
        if read.zone(card) != (Zone::Hand, seat) {
            return not_in_hand(look, "SP-603.1a", card);
        }
        if read.printed(card).kind == Kind::Resource {
            return refuse_card(look, "SP-603.2", "no-right-to-play-resource", card);
        }
        select::fits::<W>(look, filter, card)?;
        can_pay_for(look, seat, card, if *free { What::Free } else { What::Play })
    }
}
