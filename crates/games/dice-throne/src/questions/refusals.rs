//! Why something cannot be done that no question's predicate has judged.

use kernel::prelude::*;

use crate::DiceThrone;
use crate::questions::{Moment, word};
use crate::rules::attack;
use crate::table::Sight;
use crate::table::extra::Phase;

impl Refusals for DiceThrone {
    fn misplaced(look: Sight, _: &CardPick<Self>, card: CardId) -> Reason {
        Reason::with("DT-STATUS-REMOVE-2", look.about("lies-elsewhere", card))
    }

    fn not_now(look: Sight, seat: Seat, _: Option<Moment>, choice: &Choice) -> Reason {
        now(look, seat, choice.word)
    }
}

/// The question that is open asks for something else.
pub fn not_asked<W: Why>(look: Sight, seat: Seat, what: WordId) -> Result<(), W> {
    Err(W::because(|| now(look, seat, what)))
}

fn now(look: Sight, seat: Seat, what: WordId) -> Reason {
    let extra = &look.state.extra;
    if attack::is_locked_out(look, seat) {
        return Reason::new("DT-ULT-3", "ultimate-goes-on");
    }
    match what {
        word::SELL => Reason::new("DT-GLOSS-SELL-1", "sell-in-main-phase"),
        word::ANNOUNCE | word::NONE | word::KEEP if extra.active != seat => {
            Reason::with("DT-TURN-1", told("not-your-turn", extra.active))
        }
        word::ANNOUNCE | word::NONE | word::KEEP if extra.phase.is_main() => {
            Reason::new("DT-TURN-2", "not-in-this-phase")
        }
        word::ANNOUNCE | word::NONE | word::KEEP if extra.roll.is_settled() && extra.phase == Phase::Offensive => {
            Reason::new("DT-ORP-8", "announced-already")
        }
        word::DEFEND => Reason::new("DT-DEFENSE-1", "no-attack-to-defend"),
        _ if extra.phase == Phase::Discard => Reason::new("DT-DISCARD-1", "sell-down-to-six"),
        _ if extra.active != seat => Reason::with("DT-TURN-1", told("not-your-turn", extra.active)),
        _ => Reason::new("DT-TIMING-8", "settle-this-first"),
    }
}
