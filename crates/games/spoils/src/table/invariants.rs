//! What must hold at every decision.

use kernel::prelude::*;

use crate::Spoils;
use crate::language::{Gauge, Kind, Quality, Zone};
use crate::table::battle;
use crate::table::marks::{DAMAGE, DEPLETED};
use crate::table::reading::Reader;
use crate::table::seats::BOTH;

/// Checks a table between two decisions.
pub fn audit(state: &State<Spoils>, book: &Book<Spoils>) -> Result<(), String> {
    let read = Reader { book, state };
    if state.extra.reckoned != read.reckon() {
        return Err("icons or qualities in force were not reckoned anew".to_string());
    }
    if state.extra.watched.0.is_some() && state.extra.watched.0 != read.watched() {
        return Err("the cards that may have to leave play were not looked for anew".to_string());
    }
    if state.verdict.is_some() {
        return Ok(());
    }
    for seat in BOTH {
        let influence = state.gauge(seat, Gauge::Influence);
        if influence < Quantity::ZERO || (state.extra.set_up && influence == Quantity::ZERO) {
            return Err(format!("{seat} has {influence} influence"));
        }
        if state.zone(Zone::Faction, seat).len() != 1 {
            return Err(format!("{seat} has {} factions", state.zone(Zone::Faction, seat).len()));
        }
        for &card in state.zone(Zone::Play, seat) {
            in_play(read, seat, card)?;
        }
        for &card in state.zone(Zone::FaceDown, seat) {
            let entry = state.card(card);
            if entry.controller != seat || entry.has(DEPLETED) || !entry.known.contains(Some(seat)) {
                return Err(format!("a face-down card of {seat} is wrong: {entry:?}"));
            }
        }
        for zone in [Zone::Hand, Zone::Deck, Zone::Discard, Zone::Out] {
            for &card in state.zone(zone, seat) {
                let entry = state.card(card);
                if entry.owner != seat || entry.host != CardId::NONE {
                    return Err(format!("a card lies in the wrong area: {entry:?}"));
                }
            }
        }
    }
    let played = BOTH.into_iter().map(|seat| state.zone(Zone::Played, seat).len()).sum::<usize>();
    if played > state.extra.actions.len() {
        return Err("a card is being played without an action".to_string());
    }
    Ok(())
}

fn in_play(read: Reader, seat: Seat, card: CardId) -> Result<(), String> {
    let entry = read.state.card(card);
    let slug = &read.book.face(entry.face).slug;
    if entry.controller != seat {
        return Err(format!("{slug} lies with {seat} and is controlled by {}", entry.controller));
    }
    if matches!(read.printed(card).kind, Kind::Tactic | Kind::Faction) {
        return Err(format!("{slug} cannot be in play"));
    }
    if entry.host != CardId::NONE && !read.in_play(entry.host) {
        return Err(format!("{slug} is attached to what is not in play"));
    }
    // While somebody decides what replaces its destruction, the damage is still there.
    let deciding = read.state.extra.struck.iter().any(|(struck, _)| *struck == card);
    let damage = i32::from(read.counter(card, DAMAGE));
    let worn = read.is(card, Kind::Character) && read.life(card) <= damage
        || read.printed(card).kind == Kind::Location && read.structure(card) <= damage;
    if !deciding && worn && read.card_forbidden(Quality::Destruction, card).is_none() {
        return Err(format!("{slug} should have been destroyed"));
    }
    if battle::side(read.state, card).is_some() && !read.is(card, Kind::Character) {
        return Err(format!("{slug} fights and is no character"));
    }
    Ok(())
}
