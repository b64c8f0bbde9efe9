//! What must always hold.

use kernel::prelude::*;

use super::reading::{companion_health, cp, health, most_health, number};
use super::seating::MOST_CP;
use crate::DiceThrone;
use crate::cards::Is;
use crate::language::Zone;

pub(super) fn audit(state: &State<DiceThrone>, book: &Book<DiceThrone>) -> Result<(), String> {
    for seat in state.players() {
        let (health, cp) = (health(state, seat), cp(state, seat));
        if !(0..=most_health(state)).contains(&health) || !(0..=i32::from(MOST_CP)).contains(&cp) {
            return Err(format!("{seat} has {health} Health and {cp} Combat Points"));
        }
        for &card in state.zone(Zone::Tokens, seat) {
            if number(state, card) < 1 {
                return Err(format!("{seat} has no {}", book.face(state.card(card).face).slug));
            }
        }
        for &card in state.zone(Zone::Companions, seat) {
            let most = match &book.face(state.card(card).face).printed.is {
                Is::Form(_, form) => i32::from(form.most),
                _ => 1,
            };
            if !(1..=most).contains(&number(state, card)) || companion_health(state, card) > 20 {
                return Err(format!("{seat} has too many of {}", book.face(state.card(card).face).slug));
            }
        }
        for kind in [Zone::Board, Zone::Tokens, Zone::Companions] {
            let is_stray = |card: &&CardId| !DiceThrone::can_act_in(book.face(state.card(**card).face), kind);
            if let Some(stray) = state.zone(kind, seat).iter().find(is_stray) {
                return Err(format!("{} of {seat} lies in {kind:?}", book.face(state.card(*stray).face).slug));
            }
        }
        if !state.zone(Zone::Played, seat).is_empty() && state.extra.phase == super::extra::Phase::Opening {
            return Err("a card is played before the game begins".to_string());
        }
    }
    for (one, other) in state.players().flat_map(|one| state.players().map(move |other| (one, other))) {
        if state.place(one).team == state.place(other).team && health(state, one) != health(state, other) {
            return Err(format!("{one} and {other} share a dial that shows two numbers"));
        }
    }
    Ok(())
}
