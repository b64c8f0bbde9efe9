//! Why something cannot be done that no question's predicate has judged.

use kernel::prelude::*;

use crate::Ashes;
use crate::language::{Filter, Kind, Zone};
use crate::questions::{Moment, word};
use crate::table::Sight;
use crate::table::extra::Stage;
use crate::table::reading::reader;

impl Refusals for Ashes {
    fn misplaced(look: Sight, _: &CardPick<Self>, card: CardId) -> Reason {
        Reason::with("ASH-USE-1", look.about("lies-elsewhere", card))
    }

    /// The First Five are different cards, and nothing is a target twice.
    fn chosen_already(look: Sight, pick: &CardPick<Self>, card: CardId) -> Reason {
        let rule = if pick.that == Filter::Opening { "ASH-SETUP-4" } else { "ASH-USE-1" };
        Reason::with(rule, look.about("already-chosen", card))
    }

    fn not_now(look: Sight, seat: Seat, _: Option<Moment>, choice: &Choice) -> Reason {
        match choice.card().filter(|_| choice.word == word::PLAY) {
            Some(card) if reader(look).printed(card).kind == Kind::ReactionSpell => reaction(look, seat, card),
            _ => now(look, seat, choice.word),
        }
    }
}

/// Why a reaction spell cannot be played while something else is asked. `ASH-REACT-1` `ASH-TYPE-5` `ASH-TYPE-4`
fn reaction(look: Sight, seat: Seat, card: CardId) -> Reason {
    let extra = &look.state.extra;
    if extra.stage != Stage::Turns {
        return Reason::with("ASH-REACT-1", look.about("only-in-turns", card));
    }
    if extra.reacted.contains(Some(seat)) {
        return Reason::new("ASH-TYPE-5", "has-reacted");
    }
    Reason::new("ASH-TYPE-4", "not-its-trigger")
}

/// The question that is open asks for something else.
pub fn not_asked<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    Err(W::because(|| now(look, seat, PASS)))
}

fn now(look: Sight, seat: Seat, what: WordId) -> Reason {
    let extra = &look.state.extra;
    match extra.stage {
        Stage::Turns if extra.active != seat && what == word::PLAY => Reason::new("ASH-TYPE-4", "not-its-trigger"),
        Stage::Turns if what == word::COUNTER && is_guarded(look) => Reason::new("ASH-ATK-20", "nobody-counters"),
        Stage::Turns if extra.active != seat => Reason::with("ASH-TURN-1", told("not-your-turn", extra.active)),
        Stage::Turns if extra.attack.is_some() => Reason::new("ASH-ATK-2", "attack-goes-on"),
        Stage::Turns => Reason::new("ASH-GAZE-3", "settle-this-first"),
        Stage::Opening | Stage::Prepare | Stage::Recovery => Reason::new("ASH-ROUND-1", "no-turns-now"),
    }
}

/// Whether a Phoenixborn guards the unit that is attacked.
fn is_guarded(look: Sight) -> bool {
    let attack = look.state.extra.attack.as_ref().filter(|attack| attack.on_unit);
    let target = attack.and_then(|attack| look.state.still(attack.target));
    target.is_some_and(|card| look.state.lies_in(card, Zone::Phoenixborn))
}
