//! Icons on the cards of the scenario, counted over all of them.

use kernel::table::cards::CardId;

use crate::cards::Printed;
use crate::table::reading::{Sight, reader};

/// The threat of step one: the field of the main scheme, icons and tokens. `MC-VILLAINPHASE-1`
pub fn acceleration(look: Sight, scheme: CardId) -> i32 {
    let read = reader(look);
    let field = read.printed(scheme).accelerates.map_or(0, |amount| amount.at(look.state.extra.started));
    let icons: i32 = in_play_printed(look, |printed| i32::from(printed.acceleration));
    field + icons + i32::from(look.state.extra.tokens)
}

/// Hazard icons on cards in play. `MC-SIDESCHEME-7`
pub fn hazards(look: Sight) -> i32 {
    in_play_printed(look, |printed| i32::from(printed.hazard))
}

/// What is printed on all cards of the scenario in play, added up.
fn in_play_printed(look: Sight, count: impl Fn(&Printed) -> i32) -> i32 {
    let read = reader(look);
    read.scenario_cards().map(|card| count(read.printed(card))).sum()
}
