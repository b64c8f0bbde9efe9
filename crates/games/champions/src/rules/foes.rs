//! Villain stages, main schemes, defeats, and the end of an activation.

use kernel::book::Book;
use kernel::resolve::event::{Entry, Outcome};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::language::{Keyword, Kind, Status, Zone};
use crate::rules::apply::{clamp, turn_over};
use crate::rules::event::{Event, Exit};
use crate::rules::{end, piles};
use crate::table::extra::DeedKind;
use crate::table::slot;
use crate::{Champions, DAMAGE, THREAT, occasion, status_mark};

/// A card is defeated. `MC-DEFEAT-1`
pub fn defeat(state: &mut State<Champions>, book: &Book<Champions>, event: &Event) -> Outcome<Champions> {
    let Event::Defeat { card, kind, deed, .. } = event else { return Outcome::Nothing };
    let Some(id) = state.still(*card) else { return Outcome::Nothing };
    if let Some(found) = deed.and_then(|depth| state.extra.deeds.get_mut(usize::from(depth))) {
        found.defeated.push((*card, *kind));
    }
    state.extra.dirty = true;
    match kind {
        Kind::Villain => return next_stage(state, book, id),
        Kind::Hero | Kind::AlterEgo => {
            let (_, seat) = State::<Champions>::zone_of(state.card(id).zone);
            let moving = state.zone(Zone::Engaged, seat).to_vec();
            end::eliminate(state, book, seat);
            return engage_anew(state, book, seat, &moving);
        }
        _ => piles::leave(state, book, id, Exit::Discard),
    }
    Outcome::Done
}

/// Minions of an eliminated player have engaged the next one: those with quickstrike attack at once. `MC-QUICKSTRIKE-1`
fn engage_anew(state: &State<Champions>, book: &Book<Champions>, seat: Seat, moved: &[CardId]) -> Outcome<Champions> {
    let Some(next) = state.clockwise(seat).find(|other| state.place(*other).alive) else { return Outcome::Done };
    let quick = |card: &&CardId| book.face(state.card(**card).face).printed.keywords.contains(&Keyword::Quickstrike);
    let list: Vec<_> =
        moved.iter().filter(quick).map(|card| (slot::ENEMIES, Target::Card(state.refer(*card)))).collect();
    if list.is_empty() {
        return Outcome::Done;
    }
    let mut entry = Entry::of(Origin::rules(next), book.plan.enemies);
    entry.chosen = list;
    Outcome::Enter(entry)
}

/// The next stage comes, with everything that lay on the villain but damage. `MC-VILLAINDEFEAT-2` `MC-VILLAINDEFEAT-5`
fn next_stage(state: &mut State<Champions>, book: &Book<Champions>, villain: CardId) -> Outcome<Champions> {
    let Some(&next) = state.zone(Zone::Stages, Seat::NONE).last() else {
        end::win(state);
        return Outcome::Done;
    };
    // The cards change places by their faces: what refers to the villain means the new stage. MC-VILLAINDEFEAT-4
    let (old, new) = (state.card(villain).face, state.card(next).face);
    state.card_mut(villain).face = new;
    state.card_mut(next).face = old;
    state.put(next, Zone::Removed, Seat::NONE);
    let damage = state.counters.get(villain, DAMAGE);
    state.counters.add(villain, DAMAGE, -damage);
    let printed = &book.face(new).printed;
    if printed.keywords.contains(&Keyword::Toughness) {
        state.mark(villain, status_mark(Status::Tough), true);
    }
    when_revealed(state, book, villain, state.extra.first)
}

/// "When Revealed" abilities of a stage.
fn when_revealed(state: &State<Champions>, book: &Book<Champions>, card: CardId, seat: Seat) -> Outcome<Champions> {
    match book.face(state.card(card).face).on(occasion::REVEALED) {
        Some(found) => Outcome::Enter(Entry::of(Origin::card(state, seat, card), found.node)),
        None => Outcome::Done,
    }
}

/// The main scheme has reached its target. `MC-MAINSCHEME-1`
pub fn complete(state: &mut State<Champions>, book: &Book<Champions>, scheme: CardRef) -> Outcome<Champions> {
    let Some(card) = state.still(scheme) else { return Outcome::Nothing };
    match book.face(state.card(card).face).on(occasion::COMPLETED) {
        Some(found) => {
            state.extra.completing = true;
            Outcome::Enter(Entry::of(Origin::card(state, state.extra.first, card), found.node))
        }
        None => {
            let first = state.extra.first;
            advance(state, book, first)
        }
    }
}

/// The main scheme deck goes on: to the other side of its card, or to the next card. `MC-MAINSCHEME-2`
pub fn advance(state: &mut State<Champions>, book: &Book<Champions>, seat: Seat) -> Outcome<Champions> {
    let Some(&card) = state.zone(Zone::Scheme, Seat::NONE).first() else { return Outcome::Nothing };
    let stage = book.face(state.card(card).face).printed.stage.as_deref();
    let front = stage.is_some_and(|stage| stage.ends_with('A'));
    state.extra.dirty = true;
    state.extra.completing = false;
    let shown = if front {
        turn_over(state, book, card);
        let printed = &book.face(state.card(card).face).printed;
        let start = printed.threat.map_or(0, |threat| threat.at(state.extra.started));
        let there = state.counters.get(card, THREAT);
        state.counters.add(card, THREAT, clamp(start) - there);
        card
    } else {
        let Some(&next) = state.zone(Zone::Schemes, Seat::NONE).last() else {
            end::lose(state);
            return Outcome::Done;
        };
        state.put(card, Zone::Removed, Seat::NONE);
        state.put(next, Zone::Scheme, Seat::NONE);
        next
    };
    let seat = if seat == Seat::NONE { state.extra.first } else { seat };
    when_revealed(state, book, shown, seat)
}

/// An activation is put away: what lasted with it ends. Further heroes may be attacked next.
pub fn close(state: &mut State<Champions>, book: &Book<Champions>) -> Outcome<Champions> {
    let Some(deed) = state.extra.deeds.pop() else { return Outcome::Nothing };
    for serial in &deed.texts {
        state.lasting.retain(|lasting| lasting.serial != *serial);
    }
    for card in &deed.boosts {
        if state.lies_in(*card, Zone::Boosts) {
            state.put(*card, Zone::Scrap, Seat::NONE);
        }
    }
    let attack = deed.kind == DeedKind::EnemyAttack;
    let last = &mut state.extra.last;
    last.dealt = if attack && deed.made { deed.amount } else { 0 };
    last.placed = if !attack && deed.made { deed.amount } else { 0 };
    last.damaged = if deed.made { deed.damaged } else { Vec::new() };
    state.extra.dirty = true;
    // An enemy that is gone attacks nobody else.
    let Some(enemy) = state.still(deed.by) else { return Outcome::Done };
    // Whoever has left meanwhile is not attacked.
    let others: Vec<Seat> = deed.others.into_iter().filter(|seat| state.place(*seat).alive).collect();
    let (next, rest) = match others.split_first() {
        Some((next, rest)) => (*next, rest.to_vec()),
        None => return Outcome::Done,
    };
    let mut entry = Entry::of(Origin::card(state, next, enemy), book.plan.enemy_attack);
    entry.chosen = vec![(slot::ECHO, Target::Number(1))];
    entry.chosen.extend(rest.into_iter().map(|seat| (slot::CONTROL, Target::Seat(seat))));
    Outcome::Enter(entry)
}
