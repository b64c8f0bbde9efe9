//! Who waits for what: texts that something sets off, and who may play a reaction spell.

use crate::language::{Pattern, Rewrite};
use crate::questions::React;
use crate::questions::prelude::*;
use crate::rules::{Event, damage, kind, patterns};
use crate::table::extra::Stage;
use crate::table::reading::Reader;

impl Listening for Ashes {
    fn kind(event: &Event) -> u8 {
        Chapter::kind(event)
    }
    fn kinds(pattern: &Pattern) -> u64 {
        patterns::kinds(pattern)
    }
    fn subject(event: &Event) -> Option<CardId> {
        Chapter::subject(event)
    }
    fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
        patterns::matches(look, pattern, event)
    }
    fn rewrite(_: Sight, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
        patterns::rewrite(rewrite, event)
    }
    fn is_in_force(book: &Book<Self>, state: &State<Self>, card: CardId, law: usize) -> bool {
        Reader { book, state }.speaks(card, law)
    }

    /// Respark is the owner's, whoever controls the unit. `ASH-KEY-9`
    fn decider(state: &State<Self>, origin: &Origin, event: &Event) -> Seat {
        match event {
            Event::Damage(damage::Event::Leave { card, .. }) if *card == origin.this => state.card(card.card).owner,
            _ => origin.you,
        }
    }

    /// The active player orders everything, outside of turns the holder of the token; with the option each the own.
    /// `ASH-GOLD-2` `ASH-EOR-1` `ASH-R8`
    fn orderer(state: &State<Self>, origins: &[Origin]) -> Seat {
        match origins.first() {
            Some(first) if state.extra.options.controllers_order => first.you,
            _ => state.extra.orderer(),
        }
    }

    fn first_to_order(state: &State<Self>) -> Option<Seat> {
        state.extra.options.controllers_order.then(|| state.extra.orderer())
    }

    /// An alteration speaks of its unit: on two units it is two things. `ASH-GOLD-2`
    fn is_interchangeable(state: &State<Self>, one: &Origin, other: &Origin) -> bool {
        let host = |origin: &Origin| state.still(origin.this).map_or(CardId::NONE, |card| state.card(card).host);
        host(one) == host(other)
    }

    /// What nobody may answer by a spell simply happens where no card in play waits for it. What brings a card into play or
    /// takes one from it is left to the window: the card itself may wait, or others go with it.
    fn could_be_answered(book: &Book<Self>, state: &State<Self>, event: &Event) -> bool {
        let bit = 1_u64 << Chapter::kind(event);
        let windows = Self::offered_kinds() | 1 << kind::ENTER | 1 << kind::LEAVE;
        bit & windows != 0 || (Reader { book, state }).hears(bit)
    }

    fn offered_kinds() -> u64 {
        1 << kind::DEAL | 1 << kind::WOULD_RECEIVE | 1 << kind::RECEIVE | 1 << kind::DESTROY | 1 << kind::USE
    }

    /// Whoever could play a reaction spell by what everybody knows: the trigger of some card of the game occurs for them, they
    /// have cards in hand and have not reacted this turn.
    fn offer(look: Sight, event: &Event, phase: Phase) -> Option<Offer<Self>> {
        if look.state.extra.stage != Stage::Turns {
            return None;
        }
        let may = |seat: &Seat| {
            !look.state.zone(Zone::Hand, *seat).is_empty()
                && !look.state.extra.reacted.contains(Some(*seat))
                && is_answered(look, *seat, event, phase)
        };
        let seats: Vec<Seat> = reader(look).seats_from(look.state.extra.active).filter(may).collect();
        (!seats.is_empty()).then_some(Offer { moment: React.into(), seats, order: Order::UntilAllPass })
    }
}

/// Whether some reaction spell of the game answers an event for a player.
fn is_answered(look: Sight, seat: Seat, event: &Event, phase: Phase) -> bool {
    let scope = Scope::new(Origin::rules(seat));
    let look = Look { scope: &scope, ..look };
    let (mut answered, kind) = (look.book.plan.answered.iter(), 1 << Chapter::kind(event));
    answered.any(|(pattern, when)| {
        *when == phase && patterns::kinds(pattern) & kind != 0 && patterns::matches(look, pattern, event)
    })
}
