//! The change of turns, what ends with one, and the end of the game.

use kernel::book::Book;
use kernel::effect::tree::Until;
use kernel::game::{Verdict, VerdictKind};
use kernel::table::cards::CardId;
use kernel::table::seats::{Seat, SeatSet};
use kernel::table::state::State;

use crate::language::{Kind, Quality, Zone};
use crate::rules::battle;
use crate::rules::event::Tenure;
use crate::rules::series::Series;
use crate::table::reading::Reader;
use crate::{ATTACKED, DAMAGE, FRESH, Spoils};

/// The turn passes on: what lasted this turn ends, and characters forget their damage. `SP-R2` `SP-R3`
pub fn pass(state: &mut State<Spoils>, book: &Book<Spoils>) {
    let changed: Vec<CardId> = gained_characters(state, book);
    state.end_lasting(Until::Turn);
    for card in changed {
        fold(state, book, card);
    }
    end_loans(state);
    let cards: Vec<CardId> = (0..state.cards().len() as u16).map(CardId).collect();
    let dead: Vec<bool> = state
        .lasting
        .iter()
        .map(|lasting| lasting.is_gained(book) && state.still(lasting.origin.this).is_none())
        .collect();
    let mut dead = dead.into_iter();
    state.lasting.retain(|_| !dead.next().unwrap_or(false));
    for card in cards {
        let zone = State::<Spoils>::zone_of(state.card(card).zone).0;
        if matches!(zone, Zone::Play | Zone::FaceDown) {
            state.mark(card, FRESH, false);
            state.mark(card, ATTACKED, false);
            if !(Reader { book, state }).is(card, Kind::Location) {
                state.counters.add(card, DAMAGE, -state.counters.get(card, DAMAGE));
            }
        }
    }
    state.extra.tactics.clear();
    state.extra.last_users.clear();
    state.extra.slain.clear();
    state.extra.destroyed.clear();
    state.extra.series = Series::default();
    state.extra.active = Seat(1 - state.extra.active.0);
    state.extra.turn += 1;
    state.extra.begun = false;
}

/// The cards that are characters only because an effect says so.
fn gained_characters(state: &State<Spoils>, book: &Book<Spoils>) -> Vec<CardId> {
    let read = Reader { book, state };
    if !read.is_changed(Quality::IsCharacter) {
        return Vec::new();
    }
    let both = [Seat(0), Seat(1)].into_iter().flat_map(|seat| state.zone(Zone::Play, seat));
    let gained = |card: &CardId| read.printed(*card).kind != Kind::Character && read.is(*card, Kind::Character);
    both.copied().filter(gained).collect()
}

/// What was controlled for this turn goes back before the next one begins. `SP-407.3a`
fn end_loans(state: &mut State<Spoils>) {
    state.extra.holds.retain(|hold| hold.tenure != Tenure::ThisTurn);
    // One card that goes back may take others with it.
    let held: Vec<CardId> = (0..state.cards().len() as u16).map(CardId).collect();
    loop {
        let mut moved = false;
        for &card in &held {
            let zone = State::<Spoils>::zone_of(state.card(card).zone).0;
            let seat = state.extra.rightful(state, state.refer(card));
            if matches!(zone, Zone::Play | Zone::FaceDown) && state.card(card).controller != seat {
                state.hand_over(card, seat);
                moved = true;
            }
        }
        if !moved {
            return;
        }
    }
}

/// Both at the same moment is a draw. `SP-102.2`
pub fn lose(state: &mut State<Spoils>, seats: &[Seat]) {
    for seat in seats {
        state.places[seat.index()].alive = false;
    }
    let winners = [Seat(0), Seat(1)].into_iter().filter(|seat| !seats.contains(seat));
    let winners = winners.fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)));
    let why = if seats.len() > 1 { VerdictKind::Draw } else { VerdictKind::Won };
    state.verdict = Some(Verdict { winners, why });
}

/// A player gives up. `SP-R14`
pub fn concede(state: &mut State<Spoils>, seat: Seat) {
    lose(state, &[seat]);
}

/// A card stops being a character: damage, gained text and battle are behind it. `SP-208.3` `SP-208.4` `SP-508.3`
pub fn fold(state: &mut State<Spoils>, book: &Book<Spoils>, card: CardId) {
    let this = state.refer(card);
    state.lasting.retain(|lasting| !(lasting.origin.this == this && lasting.is_gained(book)));
    state.counters.add(card, DAMAGE, -state.counters.get(card, DAMAGE));
    battle::remove(state, card);
}
