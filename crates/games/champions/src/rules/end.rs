//! Winning, losing, and leaving the game. `MC-WIN-1` `MC-WIN-2`

use kernel::book::Book;
use kernel::game::{Verdict, VerdictKind};
use kernel::table::seats::{Seat, SeatSet};
use kernel::table::state::State;

use crate::Champions;
use crate::language::Zone;
use crate::rules::event::Exit;
use crate::rules::piles;
use crate::table::reading::Reader;

/// The players win together, also those who are out. `MC-ELIMINATE-6`
pub fn win(state: &mut State<Champions>) {
    // Losing at the same instant weighs more. MC-R18
    if state.verdict.is_none() {
        let winners = state.players().fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)));
        state.verdict = Some(Verdict { winners, why: VerdictKind::Won });
    }
}

/// The villain wins: everybody loses.
pub fn lose(state: &mut State<Champions>) {
    state.verdict = Some(Verdict { winners: SeatSet::NONE, why: VerdictKind::Lost });
}

/// A player is out: cards go to their owners' discard piles, enemies to the next player. `MC-ELIMINATE-1`
pub fn eliminate(state: &mut State<Champions>, book: &Book<Champions>, seat: Seat) {
    if !state.place(seat).alive {
        return;
    }
    state.places[seat.index()].alive = false;
    let next = state.clockwise(seat).find(|other| state.place(*other).alive);
    // Engaged enemies keep everything and engage the next player. MC-ELIMINATE-4
    if let Some(next) = next {
        for zone in [Zone::Engaged, Zone::Drones] {
            for card in state.zone(zone, seat).to_vec() {
                state.hand_over(card, next);
                state.card_mut(card).controller = Seat::NONE;
            }
        }
    }
    for zone in [Zone::Play, Zone::Hand, Zone::Deck, Zone::Played] {
        for card in state.zone(zone, seat).to_vec() {
            let (kind, holder) = Reader { book, state }.zone(card);
            if (kind, holder) == (zone, seat) {
                piles::leave(state, book, card, Exit::Discard);
            }
        }
    }
    for card in state.zone(Zone::Dealt, seat).to_vec() {
        piles::leave(state, book, card, Exit::Discard);
    }
    for card in state.zone(Zone::Identity, seat).to_vec() {
        state.put(card, Zone::Removed, Seat::NONE);
    }
    if state.extra.first == seat {
        crate::rules::apply::pass_token(state);
    }
    if next.is_none() {
        lose(state);
    }
    state.extra.dirty = true;
    crate::table::reading::refresh(book, state);
}
