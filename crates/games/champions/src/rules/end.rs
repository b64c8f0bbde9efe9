//! Winning, losing, and leaving the game. `MC-WIN-1` `MC-WIN-2`

use kernel::game::{Verdict, VerdictKind};
use kernel::table::seats::SeatSet;

use crate::rules::prelude::*;
use crate::table::reading::refresh;

/// How the game ends by a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Lost,
}

impl Answerable for Event {}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, _: &Book) -> Outcome {
        lose(state);
        Outcome::Done
    }

    fn describe(&self, _: Sight) -> Option<Phrase> {
        Some(Phrase::new("log-lost"))
    }
}

/// The players win together, also those who are out. `MC-ELIMINATE-6`
pub fn win(state: &mut State) {
    // Losing at the same instant weighs more. MC-R18
    if state.verdict.is_none() {
        let winners = state.players().fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)));
        state.verdict = Some(Verdict { winners, why: VerdictKind::Won });
    }
}

/// The villain wins: everybody loses.
pub fn lose(state: &mut State) {
    state.verdict = Some(Verdict { winners: SeatSet::NONE, why: VerdictKind::Lost });
}

/// A player is out: cards go to their owners' discard piles, enemies to the next player. `MC-ELIMINATE-1`
pub fn eliminate(state: &mut State, book: &Book, seat: Seat) {
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
        course::pass_token(state);
    }
    if next.is_none() {
        lose(state);
    }
    state.extra.dirty = true;
    refresh(book, state);
}
