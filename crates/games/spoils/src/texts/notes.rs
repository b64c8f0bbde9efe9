//! What a text notes in slots for the words after it.

use kernel::prelude::*;

use crate::Spoils;
use crate::language::{Filter, Name, Which, Who};
use crate::table::reading::{Sight, reader};
use crate::texts::select::{cards, in_play, seat};

/// Notes a player.
pub fn note_seat(look: Sight, who: Who, slot: Slot) -> Proposal<Spoils> {
    seat(look, who).map_or(Proposal::Nothing, |seat| Proposal::fill(slot, Target::Seat(seat)))
}

fn note(look: Sight, cards: Vec<CardId>, slot: Slot) -> Proposal<Spoils> {
    Proposal::Fill(cards.into_iter().map(|card| (slot, look.target(card))).collect())
}

/// Notes cards.
pub fn note_cards(look: Sight, which: Which, slot: Slot) -> Proposal<Spoils> {
    note(look, cards(look, which), slot)
}

/// Notes cards that have no covert yet: a second instance disappears. `SP-507.3e`
pub fn note_without_covert(look: Sight, which: Which, slot: Slot) -> Proposal<Spoils> {
    let mut bare = cards(look, which);
    bare.retain(|card| !reader(look).covert(*card));
    note(look, bare, slot)
}

/// Notes every card of a kind in play.
pub fn note_each(look: Sight, filter: &Filter, name: Name) -> Proposal<Spoils> {
    note(look, in_play(look, filter), name.slot())
}
