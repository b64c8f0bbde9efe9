//! What follows from the table itself: defeats, completed schemes, cards that are too many.

use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::Origin;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::Champions;
use crate::language::{Kind, Zone};
use crate::questions::asks;
use crate::rules::event::{Event, Exit};
use crate::table::reading::{Reader, Sight, reader};

/// What happens next by itself, if anything.
pub fn settle(look: Sight) -> Proposal<Champions> {
    let extra = &look.state.extra;
    if !extra.dirty || look.state.verdict.is_some() {
        return Proposal::Nothing;
    }
    let read = reader(look);
    if let Some(news) = extra.news.first() {
        return Proposal::Event(Event::Tell { news: *news });
    }
    let mut fallen = Vec::new();
    for seat in read.order() {
        let identity = read.identity(seat);
        for card in identity.into_iter().chain(read.allies(seat)).chain(read.minions(seat)) {
            if is_defeated(read, card) && !falling(look, card) {
                fallen.push(look.state.refer(card));
            }
        }
    }
    if let Some(villain) = read.villain()
        && is_defeated(read, villain)
        && !falling(look, villain)
    {
        fallen.push(look.state.refer(villain));
    }
    for &side in look.state.zone(Zone::Sides, Seat::NONE) {
        // A side scheme without threat is defeated. MC-SIDESCHEME-3
        if read.threat(side) == 0 && !falling(look, side) {
            fallen.push(look.state.refer(side));
        }
    }
    if !fallen.is_empty() {
        return Proposal::Event(Event::Fall { cards: fallen });
    }
    if let Some(scheme) = read.main_scheme().filter(|_| !extra.completing)
        && let Some(target) = read.printed(scheme).target
        && read.threat(scheme) >= target.at(extra.started)
    {
        return Proposal::Event(Event::Complete { scheme: look.state.refer(scheme) });
    }
    excess(look)
}

/// Whether a character has no hit points left. `MC-DAMAGE-2`
fn is_defeated(read: Reader, card: CardId) -> bool {
    read.remaining(card) <= 0
}

/// Whether its defeat is being answered right now: it is not defeated twice.
fn falling(look: Sight, card: CardId) -> bool {
    look.state.extra.falling.contains(&look.state.refer(card))
}

/// A card is defeated, with what it was and who did it.
pub fn defeat(look: Sight, card: CardId) -> Event {
    let read = reader(look);
    let kind = read.kind(card);
    let blame = look.state.extra.blame.iter().find(|blame| blame.card == card);
    Event::Defeat {
        card: look.state.refer(card),
        face: look.state.card(card).face,
        kind,
        seat: read.seat_of(card),
        by: blame.map_or(Seat::NONE, |blame| blame.seat),
        deed: blame.and_then(|blame| blame.deed),
        facedown: read.facedown(card),
        id: look.state.extra.clock + 1,
    }
}

/// Somebody controls too many restricted cards, or allies. `MC-RESTRICTED-2` `MC-R8`
fn excess(look: Sight) -> Proposal<Champions> {
    let read = reader(look);
    for seat in read.order() {
        let own = look.state.zone(Zone::Play, seat);
        if own.iter().any(|card| asks::is_excess(look, seat, *card)) {
            return Proposal::Enter(Entry::of(Origin::rules(seat), look.book.plan.excess));
        }
        // What was attached to something that is gone.
        for &card in own {
            let host = look.state.card(card).host;
            if host != CardId::NONE && !read.in_play(host) {
                return Proposal::Event(Event::Leave { cards: vec![card], exit: Exit::Discard });
            }
        }
    }
    for &card in look.state.zone(Zone::Attached, Seat::NONE) {
        let host = look.state.card(card).host;
        if read.printed(card).kind == Kind::Attachment && host != CardId::NONE && !read.in_play(host) {
            return Proposal::Event(Event::Leave { cards: vec![card], exit: Exit::Discard });
        }
    }
    Proposal::Nothing
}
