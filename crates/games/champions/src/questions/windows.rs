//! Who waits for what: triggers, and who may interrupt or respond to what is happening. `MC-TRIGCOND-2`

use kernel::effect::tree::Phase;
use kernel::game::Listening;
use kernel::resolve::chapter::UNHEARD;
use kernel::resolve::event::{Offer, Order};

use crate::questions::prelude::*;
use crate::questions::{Interrupt, Respond};
use crate::rules::{self, Event};

impl Listening for Champions {
    fn kind(event: &Event) -> u8 {
        event.heard().map_or(UNHEARD, |heard| heard.kind as u8)
    }

    fn kinds(pattern: &Pattern) -> u64 {
        rules::kinds(pattern)
    }

    /// Whether any card in play, in a hand, or the one that the event brings could answer it.
    fn could_be_answered(book: &Book, state: &State, event: &Event) -> bool {
        let bit = 1_u64 << Self::kind(event);
        let waits = |card: &CardId| {
            let face = book.face(state.card(*card).face);
            (face.heard | face.printed.interrupts | face.printed.responses) & bit != 0
        };
        if state.extra.heard & bit != 0 {
            return true;
        }
        match event {
            // The side that shows then may have something to say.
            Event::Characters(characters::Event::Form { .. }) => return true,
            Event::Arrival(arrival::Event::Enter { card, .. }) if waits(card) => return true,
            _ => {}
        }
        state.players().any(|seat| state.zone(Zone::Hand, seat).iter().any(waits))
    }

    fn subject(event: &Event) -> Option<CardId> {
        event.heard()?.card
    }

    fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
        event.matches(look, pattern, false)
    }

    fn rewrite(_: Sight, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
        let mut event = event.clone();
        if event.rewrite(rewrite) { vec![event] } else { Vec::new() }
    }

    fn decider(state: &State, origin: &Origin, event: &Event) -> Seat {
        if origin.you == Seat::NONE {
            event.heard().and_then(|heard| heard.you).unwrap_or(state.extra.first)
        } else {
            origin.you
        }
    }

    fn orderer(state: &State, _: &[Origin]) -> Seat {
        // The first player decides, whoever controls the cards. MC-FORCED-4
        state.extra.first
    }

    /// What would happen is replaced before anything that happens when it does. `MC-R33`
    fn replaces(book: &Book, then: NodeId) -> bool {
        match book.tree.get(then) {
            Node::All(parts) => parts.iter().any(|part| Self::replaces(book, *part)),
            Node::Do(verb) => *verb == Verb::Instead,
            _ => false,
        }
    }

    fn offered_kinds() -> u64 {
        HeardKind::ALL
    }

    /// Opportunities go round in player order until all have passed in a row. `MC-INTERRUPT-3` `MC-RESPONSE-3`
    fn offer(look: Sight, event: &Event, phase: Phase) -> Option<Offer<Champions>> {
        let moment = match phase {
            Phase::Before => Interrupt.into(),
            Phase::After => Respond.into(),
            Phase::When => return None,
        };
        // What a player's attack defeats is answered once the attack is over. MC-TRIGCOND-2
        if let Event::Defeat(defeat::Event::Defeat { activation: Some(depth), .. }) = event
            && phase == Phase::After
            && look
                .state
                .extra
                .activations
                .get(usize::from(*depth))
                .is_some_and(|activation| activation.kind == ActivationKind::Attack)
        {
            return None;
        }
        let peril = look.state.extra.peril();
        let bit = 1 << Self::kind(event);
        let seats: Vec<Seat> = reader(look)
            .order()
            .filter(|seat| peril.is_none_or(|only| only == *seat))
            .filter(|seat| may_answer(look, *seat, bit, phase))
            .collect();
        (!seats.is_empty()).then_some(Offer { moment, seats, order: Order::UntilAllPass })
    }
}

/// Whether a player has a card that waits for such a thing at all.
fn may_answer(look: Sight, seat: Seat, bit: u64, phase: Phase) -> bool {
    let read = reader(look);
    [Zone::Hand, Zone::Identity, Zone::Play].into_iter().any(|zone| {
        look.state.zone(zone, seat).iter().any(|card| {
            let printed = read.printed(*card);
            let heard = if phase == Phase::Before { printed.interrupts } else { printed.responses };
            heard & bit != 0 && (zone == Zone::Hand) == (printed.kind == Kind::Event)
        })
    })
}
