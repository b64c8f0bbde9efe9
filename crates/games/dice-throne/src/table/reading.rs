//! What is true now: tokens, companions, dials, who plays with whom.

use kernel::prelude::*;

use super::seating::{MOST_ABOVE, Seating};
use super::{ASLEEP, HEALTH, NEW, NUMBER};
use crate::DiceThrone;
use crate::cards::{Is, Part, Space};
use crate::language::{Gauge, Zone};

type Table = State<DiceThrone>;

pub fn seating(state: &Table) -> Seating {
    Seating::of(state.places.len() as u8).expect("a table has two to four seats")
}

/// The living seats from the active player on, clockwise. `DT-TIMING-7`
pub fn in_order(state: &Table) -> impl Iterator<Item = Seat> + '_ {
    let active = state.extra.active;
    let others = state.clockwise(active).filter(move |seat| *seat != active);
    std::iter::once(active).chain(others).filter(|seat| state.place(*seat).alive)
}

/// The living players of a team.
pub fn team(state: &Table, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let own = state.place(seat).team;
    state.living().filter(move |other| state.place(*other).team == own)
}

pub fn is_opponent(state: &Table, one: Seat, other: Seat) -> bool {
    state.place(one).team != state.place(other).team
}

pub fn health(state: &Table, seat: Seat) -> i32 {
    state.gauge(seat, Gauge::Health).raw()
}

/// The most Health of a player. `DT-HEALTH-3`
pub fn most_health(state: &Table) -> i32 {
    i32::from(seating(state).health() + MOST_ABOVE)
}

pub fn cp(state: &Table, seat: Seat) -> i32 {
    state.gauge(seat, Gauge::Cp).raw()
}

/// How many lie there of a token or companion.
pub fn number(state: &Table, card: CardId) -> i32 {
    i32::from(state.counters.get(card, NUMBER))
}

/// How many of them have been there since before this turn.
pub fn old_number(state: &Table, card: CardId) -> i32 {
    number(state, card) - i32::from(state.counters.get(card, NEW))
}

/// The tokens of a status effect that a player has.
pub fn tokens(state: &Table, seat: Seat, face: FaceId) -> i32 {
    stacks(state, seat, face).map(|card| number(state, card)).sum()
}

pub fn stacks(state: &Table, seat: Seat, face: FaceId) -> impl Iterator<Item = CardId> + '_ {
    state.zone(Zone::Tokens, seat).iter().copied().filter(move |card| state.card(*card).face == face)
}

/// The tokens of a status effect that a player has, by its id.
pub fn tokens_of(book: &Book<DiceThrone>, state: &Table, seat: Seat, status: &str) -> i32 {
    book.find(status).map_or(0, |face| tokens(state, seat, face))
}

/// A companion of a player in play, by its id.
pub fn companion(book: &Book<DiceThrone>, state: &Table, seat: Seat, id: &str) -> Option<CardId> {
    let face = book.find(id)?;
    state.zone(Zone::Companions, seat).iter().copied().find(|card| state.card(*card).face == face)
}

pub fn is_awake(state: &Table, card: CardId) -> bool {
    !state.card(card).has(ASLEEP)
}

pub fn companion_health(state: &Table, card: CardId) -> i32 {
    i32::from(state.counters.get(card, HEALTH))
}

/// All companions of a player in play: each spirit counts.
pub fn companions(state: &Table, seat: Seat) -> i32 {
    state.zone(Zone::Companions, seat).iter().map(|card| number(state, *card)).sum()
}

/// The hero of a player.
pub fn hero(book: &Book<DiceThrone>, state: &Table, seat: Seat) -> Option<FaceId> {
    let place = state.extra.heroes[seat.index()];
    let is_hero = |face: &Face<DiceThrone>| matches!(face.printed.is, Is::Hero(_)) && face.printed.hero == Some(place);
    book.faces.iter().position(is_hero).map(|number| FaceId(number as u16))
}

/// The abilities on a board, of one part.
pub fn abilities<'a>(
    book: &'a Book<DiceThrone>,
    state: &'a Table,
    seat: Seat,
    is: impl Fn(Part) -> bool + 'a,
) -> impl Iterator<Item = (CardId, &'a Space)> {
    let board = state.zone(Zone::Board, seat).iter().copied();
    board.filter_map(move |card| {
        let space = book.face(state.card(card).face).printed.space()?;
        is(space.part).then_some((card, space))
    })
}
