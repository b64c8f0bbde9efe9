//! Which resource starts in play. `SP-601.1b`

use crate::cards::printed::Start;
use crate::questions::prelude::*;
use crate::rules::opening::Event;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct StartResource {
    /// Whether it is the player's who chooses who goes first.
    pub chooser: bool,
}

impl QuestionKind<Spoils> for StartResource {
    fn asked(self, look: Sight) -> Seat {
        let chooser = look.state.extra.chooser;
        if self.chooser { chooser } else { rival(chooser) }
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-start-resource")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::START, look.state.zone(Zone::Deck, seat), out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let (word::START, Arg::Card(card)) = (choice.word, choice.args[0]) else { return not_asked(look, seat, self) };
        // Of several copies the first one stands for all.
        let face = look.state.card(card).face;
        let first = || look.state.zone(Zone::Deck, seat).iter().find(|other| look.state.card(**other).face == face);
        if is_wanted(look, seat, card) && first() == Some(&card) {
            return Ok(());
        }
        refuse_card(look, "SP-601.1b", "not-a-starting-resource", card)
    }

    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        let card = choice.card().expect("a starting resource is a card");
        Step::again(Proposal::one(Event::StartResource { seat, card }))
    }
}

/// Whether a card is what the faction asks for next.
fn is_wanted(look: Sight, seat: Seat, card: CardId) -> bool {
    let (read, face) = (reader(look), look.state.card(card).face);
    let laid = look.state.zone(Zone::FaceDown, seat);
    let facts = read.faction(seat).and_then(|faction| read.printed(faction).faction.as_ref());
    let staple = read.printed(card).staple;
    read.zone(card) == (Zone::Deck, seat)
        && match facts.and_then(|facts| facts.resources.get(laid.len())) {
            Some(Start::Named(slug)) => look.book.find(slug) == Some(face),
            Some(Start::AnyStaple) => staple,
            Some(Start::OtherStaple) => staple && laid.iter().all(|other| look.state.card(*other).face != face),
            None => false,
        }
}
