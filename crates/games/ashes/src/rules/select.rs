//! Whom a verb means.

use crate::language::{Num, Whom};
use crate::rules::damage;
use crate::rules::prelude::*;
use crate::texts;

/// The cards that a verb means and reaches: in play, not destroyed, not guarded. `ASH-WARD-1`
pub fn reached(look: Sight, whom: &Whom) -> Vec<CardId> {
    let (read, cause) = (reader(look), texts::cause(look));
    let mut cards = meant(look, whom);
    cards.retain(|card| read.is_in_play(*card) && !read.is_destroyed(*card) && !read.is_guarded(*card, cause));
    cards
}

/// The cards that a verb means, wherever they lie.
pub fn meant(look: Sight, whom: &Whom) -> Vec<CardId> {
    let (read, you) = (reader(look), look.you());
    let phoenixborn = |seat: Seat| read.phoenixborn(seat).into_iter().collect();
    match whom {
        Whom::This => look.this().into_iter().collect(),
        Whom::It => look.cards_in(Slot::IT),
        Whom::Host => {
            let host = look.this().map(|this| look.state.card(this).host);
            host.filter(|host| *host != CardId::NONE).into_iter().collect()
        }
        Whom::The(called) => look.cards_in(called.slot()),
        Whom::YourPhoenixborn => phoenixborn(you),
        Whom::ItsPhoenixborn => match look.scope.event.as_deref() {
            Some(rules::Event::Damage(damage::Event::Leave { from, .. })) => phoenixborn(*from),
            _ => Vec::new(),
        },
        Whom::PhoenixbornOf(called) => look.scope.seat_in(called.slot()).map_or(Vec::new(), phoenixborn),
        Whom::Units(whose) => {
            let seats = look.seats(*whose).seats();
            seats.flat_map(|seat| look.state.zone(Zone::Battlefield, seat).iter().copied()).collect()
        }
        Whom::Copies(called) => {
            let Some(&first) = look.cards_in(called.slot()).first() else { return Vec::new() };
            let spells = look.state.zone(Zone::Spellboard, read.controller(first)).iter().copied();
            let face = look.state.card(first).face;
            spells.filter(|card| look.state.card(*card).face == face).collect()
        }
        Whom::OtherAlterations => {
            let Some(this) = look.this() else { return Vec::new() };
            read.attached(look.state.card(this).host).filter(|other| *other != this).collect()
        }
        Whom::Dealers => {
            let dealers = damage::packet(look).map_or(&[][..], |packet| &packet.dealers);
            dealers.iter().filter_map(|card| look.state.still(*card)).collect()
        }
    }
}

/// A number, with what the event that is answered says.
pub fn number(look: Sight, num: Num) -> i32 {
    let received = damage::packet(look).map_or(0, |packet| packet.amount.into());
    texts::number(look, num, received)
}
