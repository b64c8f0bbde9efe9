//! Numeric costs: a running total, increases, reductions with their floors, one payment at the end. `SP-406.3`

use kernel::prelude::*;
use kernel::resolve::modifier;

use crate::cards::printed::Printed;
use crate::language::{Cost, Kind, Quality, Zone};
use crate::table::action::{What, costs};
use crate::table::reading::{Sight, adjusted, reader};
use crate::table::slot;

/// The changes of one quality that touch something.
fn changes(look: Sight, of: Quality, on: Target, found: &mut Vec<Change>) {
    if reader(look).is_changed(of) {
        modifier::each(look.book, look.state, of, on, |_, change, _| {
            found.push(change);
            false
        });
    }
}

/// A "pay" inside an effect or a requirement: general reductions only. `SP-406.5a` `SP-406.5b`
pub fn payment(look: Sight, seat: Seat, amount: i32) -> i32 {
    let mut found = Vec::new();
    changes(look, Quality::NextPayment, Target::Seat(seat), &mut found);
    adjusted(amount, &found)
}

/// Whether something has a numeric cost at all: an ability only if its cost section says "pay". `SP-406.4`
pub fn has_numeric_cost(printed: &Printed, what: What) -> bool {
    match what {
        What::Ability(_) => costs(printed, what, 0, false).iter().any(|cost| matches!(cost, Cost::Pay(_))),
        What::EndTurn => false,
        _ => true,
    }
}

/// What is left to pay for an action, with the "pay" instructions met so far. `SP-406.3` `SP-406.7`
pub fn due(look: Sight, seat: Seat, card: CardId, printed: &Printed, what: What) -> i32 {
    let total = total(look, seat, card, printed, what);
    let flip = printed.flip.as_ref().map_or(0, |flip| i32::from(flip.cost));
    if what == What::Flip { (total - flip).max(0) } else { total }
}

/// The numeric cost of an action: the running total after increases and reductions.
pub fn total(look: Sight, seat: Seat, card: CardId, printed: &Printed, what: What) -> i32 {
    if !has_numeric_cost(printed, what) {
        return 0;
    }
    let read = reader(look);
    if what == What::Flip && read.zone(card).0 == Zone::FaceDown && read.is_changed(Quality::Price) {
        // What changes the price of a kind of cards sees it once it is face-up.
        let mut state = look.state.clone();
        state.put(card, Zone::Played, seat);
        return total(Look { state: &state, ..look }, seat, card, printed, what);
    }
    let flip = printed.flip.as_ref().map_or(0, |flip| i32::from(flip.cost));
    let base = match what {
        What::Play => i32::from(printed.cost.unwrap_or(0)),
        What::Flip => flip,
        // A card played for free or duplicated has a cost number of 0. SP-308.1 SP-307.1
        What::Free | What::Duplicate | What::Ability(_) | What::EndTurn => 0,
    };
    let extra: i32 = look.scope.in_slot(slot::EXTRA).filter_map(Target::number).sum();
    let mut found = Vec::new();
    if what.is_play() {
        changes(look, Quality::Price, Target::Card(look.state.refer(card)), &mut found);
        changes(look, Quality::NextPrice, Target::Seat(seat), &mut found);
    }
    // What a requirement asks for takes general reductions only, like every "pay" of an effect. SP-406.5b
    let mut taxes = Vec::new();
    if what.is_play() && printed.kind == Kind::Tactic {
        changes(look, Quality::TacticTax, Target::Seat(seat), &mut taxes);
    }
    let own = adjusted(base + extra, &found);
    let mut general = taxes;
    changes(look, Quality::NextPayment, Target::Seat(seat), &mut general);
    adjusted(own, &general)
}
