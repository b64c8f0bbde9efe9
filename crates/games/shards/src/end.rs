//! The end of turns, of players and of the game.

use kernel::book::Book;
use kernel::effect::tree::Until;
use kernel::game::{Verdict, VerdictKind};
use kernel::quantity::Quantity;
use kernel::table::seats::{Seat, SeatSet};
use kernel::table::state::State;

use crate::language::{Resource, Zone};
use crate::{MOST_HEALTH, MOST_MASTERY, RIVER, Shards, event};

/// The next living player to the left takes the turn. `SOI-END-10`
pub fn pass_turn(state: &mut State<Shards>) {
    let next = state.clockwise(state.extra.active).find(|seat| state.place(*seat).alive);
    state.extra.active = next.expect("somebody is alive");
    state.extra.turn += 1;
    state.extra.played.clear();
    state.extra.attack.clear();
    state.extra.assigned = 0;
    state.end_lasting(Until::Turn);
    state.spent.clear();
}

/// A player is out: the cards leave the game and the seat is skipped. `SOI-ELIM-1`
pub fn eliminate(state: &mut State<Shards>, _: &Book<Shards>, seat: Seat) {
    state.places[seat.index()].alive = false;
    state.set_gauge(seat, Resource::Gems, Quantity::ZERO);
    state.set_gauge(seat, Resource::Power, Quantity::ZERO);
    event::desert(state, seat);
    for zone in [Zone::Hand, Zone::Deck, Zone::Discard, Zone::Play] {
        state.turn_over((zone, seat), (Zone::Gone, Seat::NONE));
    }
    state.extra.attack.retain(|assigned| assigned.seat != seat);
    settle_verdict(state);
}

/// The last player alive wins. `SOI-WIN-1`
fn settle_verdict(state: &mut State<Shards>) {
    let mut living = state.living();
    let (first, second) = (living.next(), living.next());
    drop(living);
    if let (Some(winner), None) = (first, second) {
        state.verdict = Some(Verdict { winners: SeatSet::only(winner), why: VerdictKind::Won });
    }
}

/// A player gives up, which is an elimination. In the own turn it ends that turn; while power is being
/// assigned, the assignment begins anew among those who are left.
pub fn concede(state: &mut State<Shards>, book: &Book<Shards>, seat: Seat) -> bool {
    let assigning = (state.extra.assigned as usize) < state.extra.attack.len();
    eliminate(state, book, seat);
    if assigning {
        state.extra.assigned = 0;
        state.extra.attack.iter_mut().for_each(|assigned| assigned.power = 0);
    }
    if state.verdict.is_none() && state.extra.active == seat {
        crate::event::refill(state);
        pass_turn(state);
        return true;
    }
    false
}

/// What must always hold.
pub fn audit(state: &State<Shards>, book: &Book<Shards>) -> Result<(), String> {
    for seat in state.players() {
        for (gauge, most) in [(Resource::Health, MOST_HEALTH), (Resource::Mastery, MOST_MASTERY)] {
            let found = state.gauge(seat, gauge);
            if found < Quantity::ZERO || found > Quantity::new(most) {
                return Err(format!("{seat} has {found} {gauge:?}"));
            }
        }
        for gauge in [Resource::Gems, Resource::Power] {
            let found = state.gauge(seat, gauge);
            if found < Quantity::ZERO || (found > Quantity::ZERO && seat != state.extra.active) {
                return Err(format!("{seat} has {found} {gauge:?} in the turn of {}", state.extra.active));
            }
        }
        if !state.place(seat).alive && state.zone(Zone::Play, seat).len() + state.zone(Zone::Hand, seat).len() > 0 {
            return Err(format!("{seat} is out and still has cards"));
        }
    }
    let river = state.zone(Zone::River, Seat::NONE).len();
    if river > RIVER || (river < RIVER && !state.zone(Zone::Centre, Seat::NONE).is_empty()) {
        return Err(format!("the river has {river} cards"));
    }
    if state.verdict.is_none() && !state.place(state.extra.active).alive {
        return Err("the active player is out".to_string());
    }
    for &card in state.zone(Zone::River, Seat::NONE) {
        if book.face(state.card(card).face).printed.cost.is_none() {
            return Err("a starter card lies in the river".to_string());
        }
    }
    Ok(())
}
