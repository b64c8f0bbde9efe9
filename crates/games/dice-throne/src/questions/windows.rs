//! Who waits for what: texts that something sets off, and who may act when.

use crate::language::Pattern;
use crate::questions::React;
use crate::questions::prelude::*;
use crate::rules::{Event, attack, course, dice, kind, patterns};
use crate::table::reading::in_order;

impl Listening for DiceThrone {
    fn kind(event: &Event) -> u8 {
        Chapter::kind(event)
    }
    fn kinds(pattern: &Pattern) -> u64 {
        patterns::kinds(pattern)
    }
    fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
        patterns::matches(look, pattern, event)
    }

    /// The texts of whoever is out of the game are silent.
    fn is_in_force(_: &Book<Self>, state: &State<Self>, card: CardId, _: usize) -> bool {
        let seat = state.card(card).controller;
        seat != Seat::NONE && state.place(seat).alive
    }

    /// The active player orders everything. `DT-UPKEEP-2` `DT-TIMING-5`
    fn orderer(state: &State<Self>, _: &[Origin]) -> Seat {
        state.extra.active
    }

    fn offered_kinds() -> u64 {
        1 << kind::LULL | 1 << kind::ANNOUNCE | 1 << kind::ATTEMPT | 1 << kind::ROLL
    }

    /// The active player first, then clockwise; whoever rolls acts in between the attempts anyway. `DT-R1` `DT-ORP-1`
    fn offer(look: Sight, event: &Event, phase: Phase) -> Option<Offer<Self>> {
        if phase != Phase::After {
            return None;
        }
        let (moment, roller) = match event {
            Event::Course(course::Event::Lull) | Event::Dice(dice::Event::Announce { .. }) => {
                (React { dice: false }, None)
            }
            Event::Dice(dice::Event::Attempt { seat, .. }) => (React { dice: false }, Some(*seat)),
            Event::Dice(dice::Event::Roll { .. }) => (React { dice: true }, None),
            _ => return None,
        };
        let seats: Vec<Seat> =
            in_order(look.state).filter(|seat| Some(*seat) != roller && may_act(look, *seat)).collect();
        (!seats.is_empty()).then_some(Offer { moment: moment.into(), seats, order: Order::Collect })
    }
}

/// Whether a player could do anything, as far as everybody can see. `DT-ULT-3`
fn may_act(look: Sight, seat: Seat) -> bool {
    let has_something = !look.state.zone(Zone::Hand, seat).is_empty() || course::has_uses(look, seat);
    has_something && !attack::is_locked_out(look, seat) && !attack::is_stunned(look, seat)
}
