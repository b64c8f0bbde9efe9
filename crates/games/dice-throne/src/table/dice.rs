//! Dice by their purpose. Dice that a text rolls lie on the card whose text it is. `DT-TEXT-ROLL-2`

use kernel::prelude::*;
use kernel::table::dice::{Dice, Die, DieId};

use super::dice_stream;
use crate::DiceThrone;

pub const OFFENCE: u8 = 0;
pub const TARGETING: u8 = 1;
pub const DEFENCE: u8 = 2;
pub const BONUS: u8 = 3;
pub const COMPARISON: u8 = 4;

/// The dice of a player. `DT-SETUP-1`
pub const NUMBER: u8 = 5;

/// Lays new dice of a player and rolls them.
pub fn roll_new(state: &mut State<DiceThrone>, owner: Seat, number: u8, pool: u8, on: CardId) {
    let kind = state.extra.heroes[owner.index()];
    for _ in 0..number {
        let die = Die { kind, sides: 6, owner, pool, shows: 1, marks: 0, on };
        let id = state.dice.add(die);
        roll(state, id);
    }
}

pub fn roll(state: &mut State<DiceThrone>, id: DieId) {
    let Some(owner) = state.dice.get(id).map(|die| die.owner) else { return };
    if let Some(next) = state.extra.loaded.iter().position(|(seat, _)| *seat == owner) {
        state.dice.get_mut(id).expect("it lies there").shows = state.extra.loaded.remove(next).1;
        return;
    }
    let mut random = state.chance.draw(dice_stream(owner));
    state.dice.roll(id, &mut random);
}

/// Takes the dice of a text off the table.
pub fn clear_on(dice: &mut Dice, card: CardId) {
    let on: Vec<DieId> =
        dice.all().filter(|(_, die)| die.on == card && card != CardId::NONE).map(|(id, _)| id).collect();
    for id in on {
        dice.get_mut(id).expect("it lies there").pool = GONE;
    }
    dice.clear(GONE);
}

/// Takes all dice off the table.
pub fn clear_all(dice: &mut Dice) {
    (OFFENCE..=GONE).for_each(|pool| dice.clear(pool));
}

/// Cleared at once.
const GONE: u8 = 6;

/// How many dice show each number.
pub fn shown<'a>(dice: impl Iterator<Item = &'a Die>) -> [u8; 6] {
    let mut shown = [0; 6];
    for die in dice {
        shown[usize::from(die.shows.clamp(1, 6)) - 1] += 1;
    }
    shown
}

/// The same for the dice of a player that lie there for one purpose.
pub fn shown_in(state: &State<DiceThrone>, owner: Seat, pool: u8) -> [u8; 6] {
    let mut shown = [0; 6];
    for (_, die) in state.dice.all() {
        if die.pool == pool && die.owner == owner {
            shown[usize::from(die.shows.clamp(1, 6)) - 1] += 1;
        }
    }
    shown
}

/// How many of so many dice show a symbol.
pub fn symbols(book: &Book<DiceThrone>, kind: u8, shown: &[u8; 6], symbol: &str) -> i32 {
    let Some(symbol) = book.dice.symbol(symbol) else { return 0 };
    let sides = &book.dice.kinds[usize::from(kind)].sides;
    sides.iter().zip(shown).filter(|(side, _)| side.contains(&symbol)).map(|(_, number)| i32::from(*number)).sum()
}
