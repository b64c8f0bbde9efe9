//! Dice turned, rolled, moved between pools and onto cards. `ASH-DICE-3` `ASH-DICE-7`

use kernel::table::dice::DieId;

use crate::language::Side;
use crate::rules::prelude::*;
use crate::table::dice;

/// What happens to dice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A die is put on a side, in the active pool.
    Turn { seat: Seat, die: DieId, side: Side },
    /// A die is rolled and goes to the active pool.
    Reroll { seat: Seat, die: DieId },
    /// A die goes to its owner's exhausted pool.
    Exhaust { seat: Seat, die: DieId },
    /// A die is laid on a card.
    Place { die: DieId, card: CardRef },
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, _: &Book<Ashes>) -> Outcome<Ashes> {
        match self {
            Event::Turn { die, side, .. } => {
                dice::to_pool(state, *die, dice::ACTIVE);
                if let Some(die) = state.dice.get_mut(*die) {
                    die.shows = dice::shows(*side);
                }
            }
            Event::Reroll { die, .. } => dice::roll_to_active(state, &[*die]),
            Event::Exhaust { die, .. } => dice::to_pool(state, *die, dice::EXHAUSTED),
            Event::Place { die, card } => {
                let Some(card) = state.still(*card) else { return Outcome::Nothing };
                dice::place(state, *die, card);
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Turn { seat, .. } => told("log-turn-die", *seat),
            Event::Reroll { seat, .. } => told("log-reroll", *seat),
            Event::Exhaust { seat, .. } => told("log-exhaust-die", *seat),
            Event::Place { card, .. } => look.about("log-place-die", card.card),
        })
    }
}

/// The dice chosen for a text, in the order they were chosen.
pub fn chosen(look: Sight) -> Vec<DieId> {
    let dice = look.scope.in_slot(slot::DIE);
    dice.filter_map(|target| if let Target::Die(die) = target { Some(die) } else { None }).collect()
}

/// All chosen dice are turned together. `ASH-MED-4`
pub fn turn_chosen(look: Sight) -> Made {
    let sides = look.scope.in_slot(slot::SIDE).filter_map(Target::number);
    let sides = sides.map(|side| [Side::Power, Side::Class, Side::Basic][side as usize]);
    let seat = look.you();
    Proposal::together(chosen(look).into_iter().zip(sides).map(|(die, side)| Event::Turn { seat, die, side }))
}

pub fn reroll_chosen(look: Sight) -> Made {
    let seat = look.you();
    Proposal::together(chosen(look).into_iter().map(|die| Event::Reroll { seat, die }))
}

/// The chosen dice are exhausted. In the recovery phase each player's are forgotten before the next one chooses.
pub fn exhaust_chosen(look: Sight) -> Made {
    let owner = |die: DieId| look.state.dice.get(die).map_or(look.you(), |die| die.owner);
    let open =
        chosen(look).into_iter().filter(|die| look.state.dice.get(*die).is_some_and(|die| die.pool == dice::ACTIVE));
    Proposal::together(open.map(|die| Event::Exhaust { seat: owner(die), die }))
}
