//! Cards that enter play, and encounter cards that are turned up.

use kernel::book::Book;
use kernel::effect::node::Law;
use kernel::effect::tree::Change;
use kernel::resolve::event::{Entry, Outcome};
use kernel::resolve::scope::{Origin, Scope, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::language::{Keyword, Kind, Status, Zone};
use crate::rules::apply::clamp;
use crate::rules::piles;
use crate::table::extra::Reveal;
use crate::table::reading::Reader;
use crate::table::slot;
use crate::{COUNTER, Champions, THREAT, status_mark};

/// A card enters play: ready, with what is printed. `MC-READY-1` `MC-ENGAGED-1`
pub fn enter(state: &mut State<Champions>, book: &Book<Champions>, card: CardId, seat: Seat, host: CardId) {
    let from = Reader { book, state }.zone(card);
    let printed = &book.face(state.card(card).face).printed;
    let (zone, place, controller) = match printed.kind {
        Kind::Minion => (Zone::Engaged, Reader { book, state }.met_by(seat), Seat::NONE),
        Kind::SideScheme => (Zone::Sides, Seat::NONE, Seat::NONE),
        Kind::Attachment | Kind::Environment => (Zone::Attached, Seat::NONE, Seat::NONE),
        _ => (Zone::Play, seat, seat),
    };
    state.put(card, zone, place);
    state.show(card);
    state.card_mut(card).controller = controller;
    state.card_mut(card).host = host;
    if let Some(threat) = printed.threat {
        state.counters.add(card, THREAT, clamp(threat.at(state.extra.started)));
    }
    for keyword in &printed.keywords {
        match keyword {
            Keyword::Toughness => state.mark(card, status_mark(Status::Tough), true),
            Keyword::Uses(number, _) | Keyword::EntersWith(number, _) => {
                state.counters.add(card, COUNTER, i16::from(*number));
            }
            _ => {}
        }
    }
    // A deck that gave its last card forms anew at once. MC-R24
    match from {
        (Zone::Deck, seat) => {
            piles::reform(state, seat);
        }
        (Zone::Encounter, _) => {
            piles::reform_encounter(state);
        }
        _ => {}
    }
    let sets =
        |law: &Law<Champions>| matches!(law, Law::Modifier(modifier) if matches!(modifier.change, Change::Set(_)));
    if book.face(state.card(card).face).laws.iter().any(sets) {
        let arrival = (state.refer(card), state.lasting_made);
        let kept: Vec<_> =
            state.extra.arrivals.iter().copied().filter(|(other, _)| state.still(*other).is_some()).collect();
        state.extra.arrivals = kept;
        state.extra.arrivals.push(arrival);
    }
    state.extra.declined = 0;
    state.extra.last.done += 1;
    state.extra.dirty = true;
}

/// An encounter card is turned up; an obligation goes to whom it concerns. `MC-OBLIGATION-2`
pub fn turn_up(
    state: &mut State<Champions>,
    book: &Book<Champions>,
    card: CardId,
    seat: Seat,
    deck: bool,
) -> Outcome<Champions> {
    state.put(card, Zone::Revealed, Seat::NONE);
    state.show(card);
    piles::reform_encounter(state);
    let printed = &book.face(state.card(card).face).printed;
    let mut holder = seat;
    if let Some(given) = &printed.given_to {
        // Also of a player who is out of the game.
        let owner = state.cards().iter().find(|card| {
            let face = book.face(card.face);
            face.printed.kind.is_identity() && (face.slug == *given || face.printed.back.as_ref() == Some(given))
        });
        let owner = owner.map(|card| card.owner);
        match owner {
            Some(owner) if state.place(owner).alive => holder = owner,
            // The hero is out of the game: the card goes, and another one comes. MC-OBLIGATION-3
            Some(_) => {
                state.put(card, Zone::Removed, Seat::NONE);
                return Outcome::Enter(Entry::of(Origin::rules(seat), book.plan.reveal));
            }
            None => {}
        }
    }
    let peril = printed.keywords.contains(&Keyword::Peril);
    state.extra.reveals.push(Reveal { card, seat: holder, surge: false, peril, silent: false, cancelled: false });
    let mut entry = Entry::of(Origin::card(state, holder, card), book.plan.revealed);
    if deck {
        entry.chosen = vec![(slot::WHAT, Target::Number(1))];
    }
    Outcome::Enter(entry)
}

/// A card has been resolved completely; with surge another one follows. `MC-SURGE-2`
pub fn reveal_over(state: &mut State<Champions>, book: &Book<Champions>) -> Outcome<Champions> {
    let Some(found) = state.extra.reveals.pop() else { return Outcome::Nothing };
    let printed = &book.face(state.card(found.card).face).printed;
    let scope = Scope::new(Origin::card(state, found.seat, found.card));
    let look = kernel::resolve::look::Look { book, state: &*state, scope: &scope };
    let gained = printed.text.iter().any(|standing| match standing {
        kernel::effect::tree::Standing::Modifier(modifier) => {
            modifier.of == crate::language::Quality::Surge && modifier.only.as_ref().is_none_or(|only| look.holds(only))
        }
        _ => false,
    });
    let surge = found.surge || printed.keywords.contains(&Keyword::Surge) || gained;
    if surge && !found.cancelled && state.place(found.seat).alive {
        return Outcome::Enter(Entry::of(Origin::rules(found.seat), book.plan.reveal));
    }
    Outcome::Done
}
