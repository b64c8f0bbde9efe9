//! Which of several cards goes through the damage process next. `ASH-DAMAGE-0C` `ASH-DAMAGE-0D`

use crate::questions::prelude::*;
use crate::rules::damage;
use crate::table::extra::Packet;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NextVictim;

impl QuestionKind<Ashes> for NextVictim {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.state.extra.orderer()
    }

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-victim", look.state.extra.orderer())
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::NEXT, &waiting(look), out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::NEXT, Arg::Card(card)) if waiting(look).contains(&card) => Ok(()),
            (word::NEXT, Arg::Card(card)) => refuse_card(look, "ASH-DAMAGE-0A", "not-harmed", card),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let card = choice.card().map(|card| look.state.refer(card));
        let packet = open(look).find(|packet| Some(packet.victim) == card).cloned();
        Step::again(Proposal::maybe(packet.map(damage::Event::Process)))
    }
}

/// What the effect that is followed has dealt to cards that are still there.
fn open<'a>(look: Sight<'a>) -> impl Iterator<Item = &'a Packet> {
    let level = look.state.extra.level;
    let packets = look.state.extra.packets.iter();
    packets.filter(move |packet| packet.level == level && look.state.still(packet.victim).is_some())
}

fn waiting(look: Sight) -> Vec<CardId> {
    let mut found: Vec<CardId> = Vec::new();
    for card in open(look).map(|packet| packet.victim.card) {
        if !found.contains(&card) {
            found.push(card);
        }
    }
    found
}
