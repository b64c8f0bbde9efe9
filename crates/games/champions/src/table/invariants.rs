//! What must hold at every decision.

use kernel::book::Book;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::Champions;
use crate::language::{Kind, Zone};
use crate::table::reading::Reader;

/// Checks what the kernel cannot know.
pub fn audit(state: &State<Champions>, book: &Book<Champions>) -> Result<(), String> {
    if state.verdict.is_some() {
        return Ok(());
    }
    let read = Reader { book, state };
    if (state.extra.touched, state.extra.heard) != crate::table::reading::reckon(book, state) {
        return Err("what cards change was not reckoned anew".to_string());
    }
    for (zone, what) in [(Zone::Villain, "villain"), (Zone::Scheme, "main scheme")] {
        if state.zone(zone, Seat::NONE).len() != 1 {
            return Err(format!("there is not exactly one {what}"));
        }
    }
    for seat in (0..state.places.len() as u8).map(Seat) {
        let identities = state.zone(Zone::Identity, seat).len();
        if identities != usize::from(state.place(seat).alive) {
            return Err(format!("{seat} has {identities} identities"));
        }
        let own = [Zone::Hand, Zone::Deck, Zone::Play, Zone::Engaged, Zone::Drones, Zone::Dealt, Zone::Played];
        if !state.place(seat).alive && own.into_iter().any(|zone| !state.zone(zone, seat).is_empty()) {
            return Err(format!("{seat} is out and still has cards"));
        }
        for card in read.allies(seat).chain(read.minions(seat)) {
            let falling = state.extra.falling.contains(&state.refer(card));
            if read.remaining(card) <= 0 && !falling {
                return Err(format!("{} lives without hit points", book.face(state.card(card).face).slug));
            }
        }
        if read.allies(seat).count() as i32 > read.ally_limit(seat) && !state.extra.options.discard_down {
            return Err(format!("{seat} has too many allies"));
        }
    }
    for &card in state.zone(Zone::Sides, Seat::NONE) {
        if read.threat(card) == 0 && !state.extra.falling.contains(&state.refer(card)) {
            return Err(format!("{} stays without threat", book.face(state.card(card).face).slug));
        }
    }
    for &card in state.zone(Zone::Attached, Seat::NONE) {
        if read.kind(card) == Kind::Attachment && !read.in_play(state.card(card).host) {
            return Err(format!("{} hangs on nothing", book.face(state.card(card).face).slug));
        }
    }
    if state.extra.activations.len() > 60 || state.extra.reveals.len() > 60 {
        return Err("attacks or reveals are never put away".to_string());
    }
    Ok(())
}
