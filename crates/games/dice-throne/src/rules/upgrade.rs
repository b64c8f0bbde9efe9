//! Upgrades: what they cost on what already lies there.

use crate::cards::{Card, Upgrade};
use crate::rules::prelude::*;

/// What an upgrade costs on an ability: its printed cost, or the difference to the upgrade that it covers. Nothing covers a card
/// of the same or a higher level. `DT-UPGRADE-5` `DT-UPGRADE-6` `DT-UPGRADE-7`
pub fn price(card: &Card, covered: Option<&Card>) -> Option<u8> {
    let new = card.upgrade.as_ref()?;
    let Some(covered) = covered else { return Some(card.cost) };
    let is_step = |old: &Upgrade| old.ability == new.ability && old.level < new.level;
    covered.upgrade.as_ref().filter(|old| is_step(old)).map(|_| card.cost.saturating_sub(covered.cost))
}

/// What an upgrade would cover: the ability of the same name on the board.
pub fn covered(book: &Book<DiceThrone>, state: &State<DiceThrone>, seat: Seat, upgrade: FaceId) -> Option<CardId> {
    let ability = &book.face(upgrade).printed.space()?.ability;
    let of = |card: &CardId| book.face(state.card(*card).face).printed.space().map(|space| &space.ability);
    state.zone(Zone::Board, seat).iter().copied().find(|card| of(card) == Some(ability))
}

/// What an upgrade in hand costs now; nothing if it cannot be played.
pub fn cost(look: Sight, seat: Seat, card: CardId) -> Option<u8> {
    let face = look.state.card(card).face;
    let covered = covered(look.book, look.state, seat, face)?;
    price(look.book.face(face).printed.card()?, look.face(covered).printed.card())
}
