//! Ten dice a player: their pools, their sides, what they pay. `ASH-DICE-1`

use arrayvec::ArrayVec;
use kernel::matching::{Due, Symbols};
use kernel::prelude::*;
use kernel::table::dice::{Die, DieId};

use crate::Ashes;
use crate::language::{Cost, Magic, Side};
use crate::table::dice_stream;

/// The pools, with their words in scenarios and scenes.
pub const POOLS: &[&str] = &["active", "exhausted", "placed"];
pub const ACTIVE: u8 = 0;
pub const EXHAUSTED: u8 = 1;
/// On a card, in neither pool. `ASH-DICE-8`
pub const PLACED: u8 = 2;
/// Out of the game; cleared at once.
const GONE: u8 = 3;

/// The sides of a die.
pub const SIDES: u8 = 6;
/// How many of them can be told apart.
const SIDES_APART: u32 = 3;

/// Dice that do not look alike.
pub type Kinds = ArrayVec<DieId, { Magic::ALL.len() * SIDES_APART as usize }>;

/// The side that a die shows.
pub fn side(die: &Die) -> Side {
    side_of(die.shows)
}

/// What a side shows: one is power, three are class, two are basic. `ASH-DICE-1`
pub fn side_of(number: u8) -> Side {
    match number {
        1 => Side::Power,
        2..=4 => Side::Class,
        _ => Side::Basic,
    }
}

/// The word for a side.
pub fn word_of(side: Side) -> &'static str {
    match side {
        Side::Power => "power",
        Side::Class => "class",
        Side::Basic => "basic",
    }
}

/// The first of the sides that show the same: dice that look alike are alike.
pub fn shows(side: Side) -> u8 {
    match side {
        Side::Power => 1,
        Side::Class => 2,
        Side::Basic => 5,
    }
}

/// A new die in its owner's exhausted pool. `ASH-SETUP-6`
pub fn new(magic: Magic, owner: Seat) -> Die {
    let shows = shows(Side::Basic);
    Die { kind: magic as u8, sides: SIDES, owner, pool: EXHAUSTED, shows, marks: 0, on: CardId::NONE }
}

const BASIC: Symbols = Symbols::one(0);

fn class(magic: u8) -> Symbols {
    Symbols::one(1 + 2 * magic)
}

fn power(magic: u8) -> Symbols {
    Symbols::one(2 + 2 * magic)
}

/// The symbols that a die can pay: a power side also class and basic, a class side also basic. `ASH-COST-6` `ASH-COST-7`
/// `ASH-COST-8` `ASH-COST-9`
pub fn pays(die: &Die) -> Symbols {
    match side(die) {
        Side::Power => power(die.kind).or(class(die.kind)).or(BASIC),
        Side::Class => class(die.kind).or(BASIC),
        Side::Basic => BASIC,
    }
}

/// The symbols that a cost asks for, the rarest first.
pub fn due(costs: &[Cost]) -> ArrayVec<Due, 8> {
    let mut due: ArrayVec<Due, 8> = ArrayVec::new();
    for cost in costs {
        let (any_of, number) = match *cost {
            Cost::Power(magic, number) => (power(magic as u8), number),
            Cost::Class(magic, number) => (class(magic as u8), number),
            Cost::Basic(number) => (BASIC, number),
            Cost::Main | Cost::Side | Cost::Exhaust | Cost::Discard(_) => continue,
        };
        if number > 0 {
            due.push(Due { any_of, number });
        }
    }
    due
}

/// Rolls a die; it then shows the first of the sides that look like the one rolled.
fn roll(state: &mut State<Ashes>, id: DieId) {
    let Some(owner) = state.dice.get(id).map(|die| die.owner) else { return };
    let mut random = state.chance.draw(dice_stream(owner));
    state.dice.roll(id, &mut random);
    if let Some(die) = state.dice.get_mut(id) {
        die.shows = shows(side(die));
    }
}

/// Rolls dice and puts them into their owners' active pools.
pub fn roll_to_active(state: &mut State<Ashes>, dice: &[DieId]) {
    for &id in dice {
        roll(state, id);
        to_pool(state, id, ACTIVE);
    }
}

/// Puts a die into a pool of its owner; a die of a defeated player leaves the game instead. `ASH-ELIM-5`
pub fn to_pool(state: &mut State<Ashes>, id: DieId, pool: u8) {
    let Some(die) = state.dice.get_mut(id) else { return };
    let alive = state.places[die.owner.index()].alive;
    die.on = CardId::NONE;
    die.pool = if alive { pool } else { GONE };
    // What an exhausted die shows says nothing: it is rolled before it counts again.
    if pool == EXHAUSTED {
        die.shows = shows(Side::Basic);
    }
    if !alive {
        state.dice.clear(GONE);
    }
}

/// Lays a die on a card.
pub fn place(state: &mut State<Ashes>, id: DieId, card: CardId) {
    if let Some(die) = state.dice.get_mut(id) {
        die.pool = PLACED;
        die.on = card;
    }
}

/// Takes all dice of a defeated player out of the game, except those on cards of others. `ASH-ELIM-2` `ASH-ELIM-3`
pub fn remove_all(state: &mut State<Ashes>, seat: Seat) {
    let dice: Vec<DieId> = of(state, seat, ACTIVE).into_iter().chain(of(state, seat, EXHAUSTED)).collect();
    for id in dice {
        state.dice.get_mut(id).expect("it lies there").pool = GONE;
    }
    state.dice.clear(GONE);
}

/// The dice of a player in a pool.
pub fn of(state: &State<Ashes>, seat: Seat, pool: u8) -> Vec<DieId> {
    state.dice.pool(seat, pool).map(|(id, _)| id).collect()
}

/// The dice on a card.
pub fn on(state: &State<Ashes>, card: CardId) -> Vec<DieId> {
    state.dice.all().filter(|(_, die)| die.on == card && die.pool == PLACED).map(|(id, _)| id).collect()
}

/// How many charm dice lie on a card. `ASH-DICE-7`
pub fn charms(state: &State<Ashes>, card: CardId) -> i32 {
    let lies = |die: &Die| die.pool == PLACED && die.on == card && die.kind == Magic::Charm as u8;
    state.dice.all().filter(|(_, die)| lies(die)).count() as i32
}

/// The dice of a player and of a type that lie on cards.
pub fn placed(state: &State<Ashes>, seat: Seat, magic: Magic) -> Vec<DieId> {
    state.dice.pool(seat, PLACED).filter(|(_, die)| die.kind == magic as u8).map(|(id, _)| id).collect()
}

/// The first of each group of dice that look alike in a pool.
pub fn kinds(state: &State<Ashes>, seat: Seat, pool: u8, without: &[DieId]) -> Kinds {
    let (mut found, mut seen) = (Kinds::new(), 0_u64);
    for (id, die) in state.dice.pool(seat, pool).filter(|(id, _)| !without.contains(id)) {
        let look = 1 << (u32::from(die.kind) * SIDES_APART + side(die) as u32);
        if seen & look == 0 {
            seen |= look;
            found.push(id);
        }
    }
    found
}
