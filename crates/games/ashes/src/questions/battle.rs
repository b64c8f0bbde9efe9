//! Whose damage is resolved next: one attacker of a Phoenixborn, or all attackers of a unit at once. `ASH-ATK-10`

use crate::questions::prelude::*;
use crate::rules::attack::{self, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NextBattle;

impl QuestionKind<Ashes> for NextBattle {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-battle", look.you())
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let left = left(look);
        let on_unit = attack::current(look).is_some_and(|attack| attack.on_unit);
        each_card(word::BATTLE, if on_unit { &left[..left.len().min(1)] } else { &left }, out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::BATTLE, Arg::Card(card)) if left(look).contains(&card) => Ok(()),
            (word::BATTLE, Arg::Card(card)) => refuse_card(look, "ASH-ATK-10", "does-not-attack", card),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let Some(attack) = attack::current(look) else { return Step::done() };
        let one = choice.card().map(|card| look.state.refer(card));
        let attackers = if attack.on_unit { attack.attackers.clone() } else { one.into_iter().collect() };
        Step::again(Proposal::one(Event::Battle { attackers }))
    }
}

/// The attackers whose damage has not been resolved yet.
fn left(look: Sight) -> Vec<CardId> {
    let attackers = attack::current(look).map_or(&[][..], |attack| &attack.attackers);
    attackers.iter().filter_map(|card| look.state.still(*card)).collect()
}
