//! What must always hold.

use kernel::prelude::*;

use crate::Ashes;
use crate::language::{Kind, Zone};
use crate::table::extra::Stage;
use crate::table::reading::Reader;
use crate::table::{DICE, dice};

pub(super) fn audit(state: &State<Ashes>, book: &Book<Ashes>) -> Result<(), String> {
    let read = Reader { book, state };
    for seat in state.players() {
        let units = state.zone(Zone::Battlefield, seat);
        let slots = read.phoenixborn(seat).map_or(0, |card| usize::from(read.printed(card).battlefield));
        if units.len() > slots {
            return Err(format!("{seat} has {} units in {slots} slots", units.len()));
        }
        if let Some(stray) =
            state.zone(Zone::Attached, seat).iter().find(|card| !units.contains(&state.card(**card).host))
        {
            return Err(format!("{} is attached to nothing", book.face(state.card(*stray).face).slug));
        }
        let alive = state.place(seat).alive;
        if !alive && (!state.zone(Zone::Hand, seat).is_empty() || !units.is_empty()) {
            return Err(format!("{seat} is out and still has cards"));
        }
        let own = state.dice.all().filter(|(_, die)| die.owner == seat).count();
        let active = dice::of(state, seat, dice::ACTIVE).len();
        if own > DICE || (!alive && active > 0) {
            return Err(format!("{seat} has {own} dice, {active} of them active"));
        }
        let misplaced = |card: &&CardId| {
            (read.printed(**card).kind == Kind::Conjuration) != (state.lies_in(**card, Zone::Conjurations))
        };
        let piles = [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Conjurations].into_iter();
        if let Some(card) = piles.flat_map(|zone| state.zone(zone, seat)).find(misplaced) {
            return Err(format!("{} lies in a pile that is not its own", book.face(state.card(*card).face).slug));
        }
    }
    for (id, die) in state.dice.all() {
        if (die.pool == dice::PLACED) != (die.on != CardId::NONE) || die.pool > dice::PLACED {
            return Err(format!("die {} lies in no pool", id.0));
        }
        if die.on != CardId::NONE && !read.is_in_play(die.on) {
            return Err(format!("die {} lies on a card that is not in play", id.0));
        }
    }
    let extra = &state.extra;
    if state.verdict.is_none() && extra.stage == Stage::Turns && !state.place(extra.first).alive {
        return Err("whoever is out holds the first player token".to_string());
    }
    Ok(())
}
