//! Dice turned, rolled, moved between pools and onto cards. `ASH-DICE-3` `ASH-DICE-7`

use kernel::table::dice::DieId;

use crate::cards::type_of_die;
use crate::language::{Magic, Side, Whom};
use crate::rules::payment;
use crate::rules::prelude::*;
use crate::rules::select::reached;
use crate::table::dice;

/// What happens to dice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Dice of one type are put on a side, in the active pool.
    Turn { seat: Seat, dice: Vec<DieId>, side: Side },
    /// A die is rolled and goes to the active pool.
    Reroll { seat: Seat, die: DieId },
    /// Dice of one type go to their owner's exhausted pool.
    Exhaust { seat: Seat, dice: Vec<DieId> },
    /// A die is laid on a card.
    Place { die: DieId, card: CardRef },
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, _: &Book<Ashes>) -> Outcome<Ashes> {
        match self {
            Event::Turn { dice, side, .. } => {
                for &die in dice {
                    dice::to_pool(state, die, dice::ACTIVE);
                    if let Some(die) = state.dice.get_mut(die) {
                        die.shows = dice::shows(*side);
                    }
                }
            }
            Event::Reroll { die, .. } => dice::roll_to_active(state, &[*die]),
            Event::Exhaust { dice, .. } => dice.iter().for_each(|die| dice::to_pool(state, *die, dice::EXHAUSTED)),
            Event::Place { die, card } => {
                let Some(card) = state.still(*card) else { return Outcome::Nothing };
                dice::place(state, *die, card);
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let of = |phrase: Phrase, dice: &[DieId]| Some(phrase.face("magic", magic(look, *dice.first()?)?));
        let count = |phrase: Phrase, dice: &[DieId]| of(phrase.count(dice.len() as i32), dice);
        match self {
            Event::Turn { seat, dice, side } => {
                count(told("log-turn-dice", *seat).word("side", dice::word_of(*side)), dice)
            }
            Event::Reroll { seat, die } => {
                let side = dice::side(look.state.dice.get(*die)?);
                of(told("log-reroll", *seat).word("side", dice::word_of(side)), &[*die])
            }
            Event::Exhaust { seat, dice } => count(told("log-exhaust-dice", *seat), dice),
            Event::Place { card, die } => of(look.about("log-place-die", card.card), &[*die]),
        }
    }
}

/// The type of a die, as a name.
fn magic(look: Sight, die: DieId) -> Option<FaceId> {
    type_of_die(look.book, look.state.dice.get(die)?.kind)
}

/// Dice that change alike, by type: each type is told once.
fn by_type<T: PartialEq>(look: Sight, dice: impl IntoIterator<Item = (DieId, T)>) -> Vec<(Vec<DieId>, T)> {
    let mut found: Vec<(Vec<DieId>, T)> = Vec::new();
    let kind = |die: DieId| look.state.dice.get(die).map(|die| die.kind);
    for (die, how) in dice {
        match found.iter_mut().find(|(dice, other)| *other == how && kind(dice[0]) == kind(die)) {
            Some((dice, _)) => dice.push(die),
            None => found.push((vec![die], how)),
        }
    }
    found
}

/// The dice chosen for a text, in the order they were chosen.
pub fn chosen(look: Sight) -> Vec<DieId> {
    let dice = look.scope.in_slot(slot::DIE);
    dice.filter_map(|target| if let Target::Die(die) = target { Some(die) } else { None }).collect()
}

/// Whether a die has been chosen so far.
pub fn is_chosen(look: Sight, die: DieId) -> bool {
    look.scope.in_slot(slot::DIE).any(|target| target == Target::Die(die))
}

/// How many dice have been chosen so far.
pub fn number_chosen(look: Sight) -> i32 {
    look.scope.in_slot(slot::DIE).count() as i32
}

/// All chosen dice are turned together. `ASH-MED-4`
pub fn turn_chosen(look: Sight) -> Made {
    let sides = look.scope.in_slot(slot::SIDE).filter_map(Target::number);
    let sides = sides.map(|side| [Side::Power, Side::Class, Side::Basic][side as usize]);
    let seat = look.you();
    let turned = by_type(look, chosen(look).into_iter().zip(sides));
    Proposal::together(turned.into_iter().map(|(dice, side)| Event::Turn { seat, dice, side }))
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
    let exhausted = by_type(look, open.map(|die| (die, owner(die))));
    Proposal::together(exhausted.into_iter().map(|(dice, seat)| Event::Exhaust { seat, dice }))
}

/// The die that was spent is laid on a card.
pub fn place(look: Sight, whom: &Whom) -> Made {
    let die = payment::chosen(look).first().copied();
    let card = reached(look, whom).first().map(|card| look.state.refer(*card));
    Proposal::maybe(die.zip(card).map(|(die, card)| Event::Place { die, card }))
}

/// All charm dice of a player go back together. `ASH-DICE-9`
pub fn end_charms(look: Sight) -> Made {
    let seat = look.you();
    Proposal::about(dice::placed(look.state, seat, Magic::Charm), |dice| Event::Exhaust { seat, dice })
}

/// The die on the unit is given up if it prevents anything. `ASH-DICE-15`
pub fn give_up(look: Sight) -> Made {
    let prevents = look.scope.number_in(slot::NUMBER).unwrap_or(0) > 0;
    let die = payment::chosen(look).first().copied().filter(|_| prevents);
    Proposal::maybe(die.map(|die| Event::Exhaust { seat: look.you(), dice: vec![die] }))
}
