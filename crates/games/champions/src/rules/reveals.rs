//! Encounter cards that are revealed, step by step. `MC-REVEAL-1`

use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::Origin;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::Champions;
use crate::language::{Kind, Zone};
use crate::rules::event::{Event, Exit};
use crate::table::reading::{Sight, reader};
use crate::table::slot;
use crate::texts::select::in_slot;

type Made = Proposal<Champions>;

/// A card is turned up: a given one, or the top card of the encounter deck.
pub fn turn_up(look: Sight) -> Made {
    let given = in_slot(look, slot::CARD).first().copied();
    let top = look.state.zone(Zone::Encounter, Seat::NONE).last().copied();
    match given.or(top) {
        Some(card) => {
            let deck = matches!(reader(look).zone(card).0, Zone::Encounter | Zone::Dealt);
            Proposal::Event(Event::TurnUp { card, seat: look.you(), deck })
        }
        // Nothing is left to reveal. MC-R6
        None => Proposal::Event(Event::Lost),
    }
}

/// It is revealed: it can be interrupted.
pub fn reveal(look: Sight) -> Made {
    let Some(found) = look.state.extra.reveals.last() else { return Proposal::Nothing };
    let deck = look.scope.number_in(slot::WHAT).is_some();
    let (card, seat, id) = (found.card, found.seat, look.state.extra.clock + 1);
    Proposal::Event(Event::Reveal { card, seat, deck, silent: false, cancelled: false, id })
}

/// A revealed card enters play. `MC-REVEAL-2` `MC-REVEAL-3` `MC-REVEAL-4`
pub fn settle(look: Sight) -> Made {
    let read = reader(look);
    let Some(found) = look.state.extra.reveals.last() else { return Proposal::Nothing };
    if found.cancelled || read.zone(found.card).0 != Zone::Revealed {
        return Proposal::Nothing;
    }
    let id = look.state.extra.clock + 1;
    let (card, seat) = (found.card, read.met_by(found.seat));
    match read.printed(card).kind {
        Kind::Minion | Kind::SideScheme | Kind::Environment => {
            Proposal::Event(Event::Enter { card, seat, host: CardId::NONE, played: false, facedown: false, id })
        }
        Kind::Attachment => match in_slot(look, slot::HOST).first() {
            Some(&host) => Proposal::Event(Event::Enter { card, seat, host, played: false, facedown: false, id }),
            None => Proposal::Nothing,
        },
        _ => Proposal::Nothing,
    }
}

/// "When Revealed" abilities, as the form of the player says. `MC-WHENREVEALED-1`
pub fn when_revealed(look: Sight) -> Made {
    let read = reader(look);
    let Some(found) = look.state.extra.reveals.last() else { return Proposal::Nothing };
    if found.silent || found.cancelled {
        return Proposal::Nothing;
    }
    let occasion = if read.is_hero(found.seat) { crate::occasion::REVEALED_HERO } else { crate::occasion::REVEALED };
    match look.face(found.card).on(occasion) {
        Some(ability) => Proposal::Enter(Entry::of(Origin::card(look.state, found.seat, found.card), ability.node)),
        None => Proposal::Nothing,
    }
}

/// A treachery is discarded, and whatever else has not entered play.
pub fn bury(look: Sight) -> Made {
    match look.state.extra.reveals.last() {
        Some(found) if reader(look).zone(found.card).0 == Zone::Revealed => {
            Proposal::Event(Event::Leave { cards: vec![found.card], exit: Exit::Discard })
        }
        _ => Proposal::Nothing,
    }
}
