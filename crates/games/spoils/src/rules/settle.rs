//! What follows from the table itself: players without influence, lethal damage, attachments, uniqueness, control.

use crate::rules::prelude::*;

use crate::rules::arrival::{self, Exit};
use crate::rules::{condition, control, turn};
use crate::table::extra::Tenure;
use crate::table::marks::{DAMAGE, SPARED};

/// What must happen now, if anything.
pub fn settle(look: Sight) -> Made {
    let state = look.state;
    if state.verdict.is_some() || !state.extra.set_up {
        return Proposal::Nothing;
    }
    // A faction without influence has lost at once; both at the same moment is a draw. SP-102.1 SP-102.2
    let lost = |seat: &Seat| state.gauge(*seat, Gauge::Influence) <= Quantity::ZERO;
    if BOTH.iter().any(lost) {
        return Proposal::one(turn::Event::Lost { seats: BOTH.into_iter().filter(lost).collect() });
    }
    let read = reader(look);
    let mut dying = Vec::new();
    let mut unique = None;
    let lives = read.saps_life();
    let mut attend = |card: CardId| {
        if let Some(by) = dies(read, card, lives) {
            dying.push((card, by));
        }
        if unique.is_none() && read.printed(card).unique().is_some() {
            unique = rivals(read, read.zone(card).1, card);
        }
    };
    match &state.extra.watched.0 {
        // Nothing but damage and want of life concerns the others.
        Some(watched) if !lives && !state.counters.any(DAMAGE) => watched.iter().copied().for_each(&mut attend),
        _ => state.everyones(Zone::Play).iter().copied().for_each(&mut attend),
    }
    if !dying.is_empty() {
        let leave = |(card, by)| arrival::Event::leave_by(read, card, Exit::Destroyed, by);
        return Proposal::together(dying.into_iter().map(leave));
    }
    if !state.extra.holds.is_empty()
        && let Some(event) = misplaced(read)
    {
        return Proposal::one(event);
    }
    match unique {
        Some((seat, cards)) => {
            let rivals = cards.into_iter().map(|card| (Name::Victim.slot(), look.target(card)));
            Proposal::Enter(Entry::of(Origin::rules(seat), look.book.plan.unique).with(rivals))
        }
        None => Proposal::Nothing,
    }
}

/// Whether a card is destroyed by damage or for want of what it is attached to, with the damage that did it.
fn dies(read: Reader, card: CardId, lives: bool) -> Option<Vec<CardRef>> {
    let entry = read.state.card(card);
    let printed = read.printed(card);
    let attached_wrong = || match printed.attach() {
        // Its target stops being the named type. SP-507.2e
        Some(kind) => entry.host != CardId::NONE && !(read.in_play(entry.host) && read.is(entry.host, kind)),
        None => false,
    };
    let damage = read.counter(card, DAMAGE);
    let lethal = || {
        let damage = i32::from(damage);
        (damage > 0 || lives) && read.is(card, Kind::Character) && damage >= read.life(card)
            || printed.kind == Kind::Location && damage >= read.structure(card)
    };
    if !attached_wrong() && !lethal() {
        return None;
    }
    if read.card_forbidden(Quality::Destruction, card).is_some() {
        return None;
    }
    let struck = read.state.extra.struck.iter().filter(|(struck, _)| *struck == card);
    Some(struck.flat_map(|(_, by)| by.iter().copied()).collect())
}

/// The cards of one player that say unique with the same identifier, unless what is left of them is spared.
fn rivals(read: Reader, seat: Seat, card: CardId) -> Option<(Seat, Vec<CardId>)> {
    let name = read.printed(card).unique()?;
    let zone = read.state.zone(Zone::Play, seat).iter().copied();
    let same: Vec<CardId> = zone.filter(|other| read.printed(*other).unique() == Some(name)).collect();
    let spared = |card: &&CardId| {
        read.state.card(**card).has(SPARED) && read.card_forbidden(Quality::Destruction, **card).is_some()
    };
    let rivals = same.iter().filter(|card| !spared(card)).count();
    (same.len() > 1 && rivals > 1).then_some((seat, same))
}

/// A card that is not with the player who should control it now. `SP-407.3a`
fn misplaced(read: Reader) -> Option<control::Event> {
    let extra = &read.state.extra;
    extra.holds.iter().find_map(|hold| {
        let card = read.state.still(hold.card)?;
        let seat = extra.rightful(read.state, hold.card);
        (read.state.card(card).controller != seat).then_some(control::Event::Take {
            card: hold.card,
            seat,
            tenure: Tenure::Back,
        })
    })
}

/// All but the kept one of several unique cards are destroyed; those that cannot be are spared until they can.
/// `SP-507.5a` `SP-507.5b`
pub fn cull(look: Sight) -> Made {
    let (kept, read) = (look.cards_in(slot::KEPT), reader(look));
    let rest = cards(look, Which::The(Name::Victim)).into_iter().filter(|card| !kept.contains(card));
    let (safe, gone): (Vec<CardId>, Vec<CardId>) =
        rest.partition(|card| read.card_forbidden(Quality::Destruction, *card).is_some());
    let spare = (!safe.is_empty()).then(|| condition::Event::Spare { cards: safe }.into());
    let gone = gone.into_iter().map(|card| rules::Event::from(arrival::Event::leave(read, card, Exit::Destroyed)));
    Proposal::together(gone.chain(spare))
}
