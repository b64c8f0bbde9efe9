//! Who attacks: one or more units that are not exhausted. `ASH-ATK-1` `ASH-ATK-3`

use crate::questions::prelude::*;
use crate::rules::attack::{self, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attackers;

impl QuestionKind<Ashes> for Attackers {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-attackers", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::SEND, look.state.zone(Zone::Battlefield, seat), out)?;
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let sent = attack::current(look).map_or(&[][..], |attack| &attack.attackers);
        match (choice.word, choice.args[0]) {
            (DONE, _) if sent.is_empty() => refuse("ASH-ATK-1", "an-attack-needs-attackers"),
            (DONE, _) => Ok(()),
            (word::SEND, Arg::Card(card)) if !look.state.lies_at(card, Zone::Battlefield, seat) => {
                refuse_card(look, "ASH-ATK-3", "not-your-unit", card)
            }
            (word::SEND, Arg::Card(card)) if sent.contains(&look.state.refer(card)) => {
                refuse_card(look, "ASH-ATK-3", "attacks-already", card)
            }
            (word::SEND, Arg::Card(card)) if reader(look).is_exhausted(card) => {
                refuse_card(look, "ASH-EXH-2", "is-exhausted", card)
            }
            (word::SEND, Arg::Card(_)) => Ok(()),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        match choice.card() {
            Some(card) => Step::again(Proposal::one(Event::Send { card })),
            None => Step::done(),
        }
    }
}
