//! What texts wait for, and what they put in its place.

use crate::rules::prelude::*;

use crate::language::{Is, Pattern, Rewrite};
use crate::rules::arrival::Event::{Enter, Hide, Leave};
use crate::rules::arrival::{self, Exit};
use crate::rules::battle::Event::{Declare, Party};
use crate::rules::damage::Event::{Heal, Inflict, Influence};
use crate::rules::{Event, action, condition, control, piles, turn};
use crate::table::battle;
use crate::table::extra::Tenure;
use crate::texts::gone;
use crate::texts::select::{fits, is_seat, named};

/// The kinds of events a pattern waits for.
pub fn kinds(pattern: &Pattern) -> u64 {
    let kind = match pattern {
        Pattern::Starts(_) => kind::TURN,
        Pattern::Ends(_) => kind::TURN_ENDS,
        Pattern::Enters(_) => kind::ENTER,
        Pattern::Leaves(_)
        | Pattern::Destroyed(_)
        | Pattern::WouldBeDestroyed(_)
        | Pattern::WouldBeDestroyedBy(..)
        | Pattern::WouldReturn(_)
        | Pattern::WouldBeBuried(_) => kind::LEAVE,
        Pattern::Draws(_) => kind::DRAW,
        Pattern::PutToken(_) => kind::TOKENS,
        Pattern::Announces(_) => kind::DECLARE,
        Pattern::Attacks(_) | Pattern::Blocks(_) | Pattern::IsBlocked(_) => kind::PARTY,
        Pattern::HitsFaction(_) | Pattern::WouldBeDamaged(_) => kind::DAMAGE,
        Pattern::WouldGain(_) => kind::INFLUENCE,
        Pattern::TacticResolves(_) => kind::BURY,
    };
    1 << kind
}

/// Whether an event is what a text waits for.
pub fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
    match (pattern, event) {
        (Pattern::Starts(who), Event::Turn(turn::Event::Start { seat }))
        | (Pattern::Ends(who), Event::Turn(turn::Event::End { seat })) => is_seat(look, *who, *seat),
        (Pattern::Enters(filter), Event::Arrival(Enter { card, .. })) => fits::<()>(look, filter, *card).is_ok(),
        (Pattern::Leaves(filter), Event::Arrival(Leave { .. })) => left(look, filter, event),
        (Pattern::Destroyed(filter), Event::Arrival(Leave { exit: Exit::Destroyed, .. })) => left(look, filter, event),
        (Pattern::Draws(who), Event::Piles(piles::Event::Draw { seat, .. })) => is_seat(look, *who, *seat),
        (Pattern::PutToken(filter), Event::Condition(condition::Event::Tokens { card, by })) => {
            *by > 0 && fits::<()>(look, filter, *card).is_ok()
        }
        (Pattern::Announces(who), Event::Battle(Declare { seat, .. })) => is_seat(look, *who, *seat),
        (Pattern::Attacks(filter), Event::Battle(Party { attacking: true, cards })) => any(look, filter, cards),
        (Pattern::Blocks(filter), Event::Battle(Party { attacking: false, cards })) => any(look, filter, cards),
        (Pattern::IsBlocked(filter), Event::Battle(Party { attacking: false, cards })) => {
            let attackers: Vec<CardId> = battle::members(look.state, true).collect();
            !cards.is_empty() && any(look, filter, &attackers)
        }
        (Pattern::HitsFaction(filter), Event::Damage(Inflict { to, parts, battle: true })) => {
            let faction = look.state.lies_in(to.card, Zone::Faction);
            faction && parts.iter().any(|(source, amount)| *amount > 0 && is_source(look, filter, *source))
        }
        (Pattern::WouldBeDestroyed(filter), Event::Arrival(Leave { card, exit: Exit::Destroyed, .. }))
        | (Pattern::WouldReturn(filter), Event::Arrival(Leave { card, exit: Exit::Hand, .. }))
        | (Pattern::WouldBeBuried(filter), Event::Arrival(Leave { card, exit: Exit::Destroyed | Exit::Buried, .. })) => {
            fits::<()>(look, filter, card.card).is_ok()
        }
        (
            Pattern::WouldBeDestroyedBy(source, filter),
            Event::Arrival(Leave { card, exit: Exit::Destroyed, by, .. }),
        ) => fits::<()>(look, filter, card.card).is_ok() && by.iter().any(|by| is_source(look, source, *by)),
        (Pattern::WouldGain(who), Event::Damage(Influence { seat, by })) => *by > 0 && is_seat(look, *who, *seat),
        (Pattern::WouldBeDamaged(filter), Event::Damage(Inflict { to, parts, .. })) => {
            parts.iter().any(|(_, amount)| *amount > 0) && fits::<()>(look, filter, to.card).is_ok()
        }
        (Pattern::TacticResolves(who), Event::Action(action::Event::Bury { card })) => {
            let own = look.state.extra.actions.iter().rev().find(|action| action.card.card == *card);
            let resolved = own.is_some_and(|action| !action.stopped);
            resolved
                && reader(look).printed(*card).kind == Kind::Tactic
                && is_seat(look, *who, look.state.card(*card).owner)
        }
        _ => false,
    }
}

fn any(look: Sight, filter: &Filter, cards: &[CardId]) -> bool {
    cards.iter().any(|card| fits::<()>(look, filter, *card).is_ok())
}

/// Whether a source of damage is meant, also after it has left play. `SP-R1`
fn is_source(look: Sight, filter: &Filter, source: CardRef) -> bool {
    match look.state.still(source) {
        Some(card) => fits::<()>(look, filter, card).is_ok(),
        None => filter.0 == [Is::This] && look.scope.origin.this == source,
    }
}

/// Whether a card that leaves, or has just left, is meant: by what it was. `SP-503.1`
fn left(look: Sight, filter: &Filter, event: &Event) -> bool {
    event.gone().is_some_and(|(card, was)| match look.state.still(card) {
        Some(card) => fits::<()>(look, filter, card).is_ok(),
        None => gone::fitted(look, filter, card, was),
    })
}

/// What a replacement makes of an event.
pub fn rewrite(look: Sight, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
    if let Rewrite::Each(parts) = rewrite {
        return parts.iter().flat_map(|part| self::rewrite(look, part, event)).collect();
    }
    let read = reader(look);
    let leave = |card: &CardRef, exit| arrival::Event::leave(read, card.card, exit).into();
    vec![match (rewrite, event) {
        (Rewrite::ToHand, Event::Arrival(Leave { card, .. })) => leave(card, Exit::Hand),
        (Rewrite::Destroy, Event::Arrival(Leave { card, .. })) => leave(card, Exit::Destroyed),
        (Rewrite::Remove, Event::Arrival(Leave { card, .. })) => leave(card, Exit::Out),
        (Rewrite::FlipDown, Event::Arrival(Leave { card, .. })) => leave(card, Exit::FaceDown),
        (Rewrite::GainYourself, Event::Damage(Influence { by, .. })) => Influence { seat: look.you(), by: *by }.into(),
        (Rewrite::Redirect(name), Event::Damage(Inflict { parts, battle, .. })) => match named(look, *name).first() {
            Some(to) => Inflict { to: *to, parts: parts.clone(), battle: *battle }.into(),
            None => event.clone(),
        },
        (Rewrite::HealAll, Event::Arrival(Leave { card, .. })) => {
            Heal { card: card.card, by: read.damage(card.card) }.into()
        }
        (Rewrite::TakeControl, Event::Arrival(Leave { card, .. })) => {
            control::Event::Take { card: *card, seat: look.you(), tenure: Tenure::Kept }.into()
        }
        (Rewrite::Hide, Event::Action(action::Event::Bury { card })) => Hide { card: *card, seat: look.you() }.into(),
        _ => event.clone(),
    }]
}
