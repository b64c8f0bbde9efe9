//! The end of turns, of players and of the game.

use kernel::effect::tree::Until;
use kernel::game::{Verdict, VerdictKind};
use kernel::quantity::Quantity;
use kernel::table::seats::{Seat, SeatSet};
use kernel::table::state::State;

use super::language::{Gauge, Zone};
use super::{LUCK, PUT_AWAY, Toy};

/// The next living player takes the turn; a round is over when the turn comes back to a lower seat.
pub fn pass_turn<const S: bool>(state: &mut State<Toy<S>>) {
    let now = state.extra.active;
    let next = state.clockwise(now).find(|seat| state.living().any(|living| living == *seat));
    let Some(next) = next else { return };
    state.extra.active = next;
    state.extra.turn += 1;
    state.extra.begun = false;
    state.end_lasting(Until::Turn);
    if next <= now {
        state.extra.plotted = false;
        state.end_lasting(Until::Round);
    }
    state.spent.clear();
    state.dice.clear(LUCK);
    state.dice.clear(PUT_AWAY);
    for seat in state.players().collect::<Vec<_>>() {
        state.set_gauge(seat, Gauge::Tally, Quantity::ZERO);
    }
}

/// A player is out, and all cards with them. The last team at the table wins.
pub fn eliminate<const S: bool>(state: &mut State<Toy<S>>, seat: Seat) {
    state.places[seat.index()].alive = false;
    for zone in [Zone::Deck, Zone::Hand, Zone::Play, Zone::Discard] {
        while let Some(&card) = state.zone(zone, seat).last() {
            state.put(card, Zone::Gone, Seat::NONE);
        }
    }
    let living: Vec<Seat> = state.living().collect();
    let team = living.first().map(|seat| state.place(*seat).team);
    if living.iter().all(|seat| Some(state.place(*seat).team) == team) {
        let winners = living.iter().fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(*seat)));
        let why = if living.is_empty() { VerdictKind::Draw } else { VerdictKind::Won };
        state.verdict = Some(Verdict { winners, why });
    }
}

/// A player gives up; in the own turn this ends the turn.
pub fn concede<const S: bool>(state: &mut State<Toy<S>>, seat: Seat) -> bool {
    eliminate(state, seat);
    let cut = state.verdict.is_none() && state.extra.active == seat;
    if cut {
        pass_turn(state);
    }
    cut
}

/// What must always hold.
pub fn audit<const S: bool>(state: &State<Toy<S>>) -> Result<(), String> {
    for seat in state.players() {
        for gauge in [Gauge::Life, Gauge::Mana, Gauge::Tally] {
            if state.gauge(seat, gauge) < Quantity::ZERO {
                return Err(format!("{seat} has less than no {gauge:?}"));
            }
        }
        if state.verdict.is_none() && state.place(seat).alive && state.gauge(seat, Gauge::Life) == Quantity::ZERO {
            return Err(format!("{seat} has no life and is still there"));
        }
    }
    for (id, die) in state.dice.all() {
        if !(1..=die.sides).contains(&die.shows) {
            return Err(format!("die {} shows {}", id.0, die.shows));
        }
    }
    Ok(())
}
