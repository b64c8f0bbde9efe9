//! Inflicting damage: increases, reductions, and what it does to a faction, a character, a location.

use kernel::book::Book;
use kernel::effect::tree::Change;
use kernel::quantity::Quantity;
use kernel::resolve::event::Outcome;
use kernel::resolve::modifier;
use kernel::resolve::scope::Target;
use kernel::table::cards::{CardId, CardRef};
use kernel::table::state::State;

use crate::language::{Gauge, Kind, Quality, Zone};
use crate::rules::event::Event;
use crate::table::reading::{Reader, adjusted};
use crate::{DAMAGE, Spoils};

/// Inflicts damage to one card; an amount of 0 is nothing. `SP-408.1` `SP-408.2`
pub fn inflict(
    state: &mut State<Spoils>,
    book: &Book<Spoils>,
    to: CardRef,
    parts: &[(CardRef, i32)],
    battle: bool,
) -> Outcome<Spoils> {
    let Some(card) = state.still(to) else { return Outcome::Nothing };
    let amount = amount(Reader { book, state }, card, parts, battle);
    let sum: i32 = parts.iter().map(|(_, amount)| *amount).sum();
    if sum == 0 || amount == 0 {
        return Outcome::Nothing;
    }
    let (zone, seat) = State::<Spoils>::zone_of(state.card(card).zone);
    if zone == Zone::Faction {
        let left = state.gauge(seat, Gauge::Influence).raw().saturating_sub(amount).max(0);
        state.set_gauge(seat, Gauge::Influence, Quantity::new(left));
        return Outcome::Done;
    }
    let read = Reader { book, state };
    if !read.is(card, Kind::Character) && !read.is(card, Kind::Location) {
        return Outcome::Nothing;
    }
    state.counters.add(card, DAMAGE, amount.min(i32::from(i16::MAX)) as i16);
    let sources = parts.iter().filter(|(_, amount)| *amount > 0).map(|(source, _)| *source).collect();
    state.extra.struck.push((card, sources));
    Outcome::Done
}

/// Battle damage of one moment to the same card is one amount, also after a replacement. `SP-608.1f`
pub fn join(one: &Event, other: &Event) -> Option<Event> {
    match (one, other) {
        (Event::Damage { to, parts, battle: true }, Event::Damage { to: also, parts: more, battle: true })
            if to == also =>
        {
            Some(Event::Damage { to: *to, parts: parts.iter().chain(more).copied().collect(), battle: true })
        }
        _ => None,
    }
}

/// The damage after all increases and then all reductions. `SP-410.3`
pub fn amount(read: Reader, card: CardId, parts: &[(CardRef, i32)], battle: bool) -> i32 {
    let sum: i32 = parts.iter().map(|(_, amount)| *amount).sum();
    if sum == 0 {
        return 0;
    }
    let mut changes: Vec<Change> = Vec::new();
    let mut collect = |of: Quality, on: Target| {
        if read.is_changed(of) {
            modifier::each(read.book, read.state, of, on, |_, change, _| {
                changes.push(change);
                false
            });
        }
    };
    let (zone, seat) = read.zone(card);
    for (source, _) in parts.iter().filter(|(_, amount)| *amount > 0) {
        if read.is(card, Kind::Location) {
            collect(Quality::DealtToLocation, Target::Card(*source));
        }
    }
    if zone == Zone::Faction {
        collect(Quality::Taken, Target::Seat(seat));
    } else {
        let on = Target::Card(read.state.refer(card));
        collect(Quality::Taken, on);
        if battle {
            collect(Quality::TakenInBattle, on);
        }
    }
    adjusted(sum, &changes)
}
