//! Paying: everything at once. `MC-COST-5`

use kernel::book::Book;
use kernel::effect::node::{Node, NodeId};
use kernel::resolve::event::{Entry, Outcome};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::language::{Cost, Kind, Limit, Name, Resource, Rule, Verb, Zone};
use crate::rules::apply::clamp;
use crate::rules::event::{Event, Exit, What};
use crate::rules::piles;
use crate::table::extra::Used;
use crate::table::slot;
use crate::{COUNTER, Champions, DAMAGE, EXHAUSTED};

/// Pays for something, and begins what it was paid for.
pub fn pay(state: &mut State<Champions>, book: &Book<Champions>, event: &Event) -> Outcome<Champions> {
    let Event::Pay { seat, card, origin, what, bill, chosen, answered } = event else { return Outcome::Nothing };
    let number = |wanted| chosen.iter().rev().find(|(slot, _)| *slot == wanted).and_then(|(_, target)| target.number());
    let costs: &[Cost] = match what {
        What::Inner => match number(slot::INNER).map(|node| book.tree.get(NodeId(node as u32))) {
            Some(Node::Do(Verb::Rule(Rule::InnerCost(costs)))) => costs,
            _ => &[],
        },
        What::Use(place) => {
            let face = origin.face.map(|face| &book.face(face).printed.abilities);
            face.and_then(|abilities| abilities.get(usize::from(*place))).map_or(&[], |ability| &ability.cost)
        }
        What::Play => &[],
    };
    let from_hand = *what != What::Inner && *card != CardId::NONE && state.lies_in(*card, Zone::Hand);
    for &source in &bill.spent {
        piles::leave(state, book, source, Exit::Discard);
    }
    for &(source, place) in &bill.sources {
        use_source(state, book, source, place);
    }
    let mut slots = chosen.clone();
    for kind in Resource::ALL {
        slots.push((slot::paid(kind), Target::Number(i32::from(bill.types[kind as usize]))));
    }
    for &gone in &bill.discarded {
        let face = state.card(gone).face;
        piles::leave(state, book, gone, Exit::Discard);
        slots.push((Name::Discarded.slot(), Target::Card(state.refer(gone))));
        slots.push((slot::FACES, Target::Number(i32::from(face.0))));
    }
    for cost in costs {
        pay_part(state, book, *seat, *card, cost);
        if let Cost::SpendX(kind) = cost {
            slots.push((Name::X.slot(), Target::Number(i32::from(bill.types[*kind as usize]))));
        }
    }
    state.extra.declined = 0;
    state.extra.dirty = true;
    if *what == What::Inner {
        let node = NodeId(number(slot::WHAT).unwrap_or(0) as u32);
        return Outcome::Enter(Entry::here(node));
    }
    if from_hand {
        state.put(*card, Zone::Played, *seat);
        state.show(*card);
        state.extra.discounts.retain(|(who, _)| who != seat);
    }
    let kind = origin.face.map(|face| book.face(face).printed.kind);
    let node = match kind {
        Some(Kind::Ally | Kind::Upgrade | Kind::Support) if from_hand => book.plan.enter,
        _ => book.plan.resolve,
    };
    let origin = if from_hand { Origin::card(state, *seat, *card) } else { *origin };
    let mut entry = Entry::of(origin, node);
    entry.chosen = slots;
    entry.event = answered.clone();
    Outcome::Enter(entry)
}

fn pay_part(state: &mut State<Champions>, book: &Book<Champions>, seat: Seat, card: CardId, cost: &Cost) {
    let identity = state.zone(Zone::Identity, seat).first().copied();
    match cost {
        Cost::ExhaustThis => state.mark(card, EXHAUSTED, true),
        Cost::ExhaustHero | Cost::ExhaustAlterEgo => {
            if let Some(identity) = identity {
                state.mark(identity, EXHAUSTED, true);
            }
        }
        Cost::Counters(number) => state.counters.add(card, COUNTER, -i16::from(*number)),
        Cost::DiscardThis => piles::leave(state, book, card, Exit::Discard),
        Cost::DamageThis(number) => state.counters.add(card, DAMAGE, clamp(i32::from(*number))),
        Cost::TakeDamage(number) => {
            if let Some(identity) = identity {
                state.counters.add(identity, DAMAGE, clamp(i32::from(*number)));
            }
        }
        Cost::Heal(number) => {
            if let Some(identity) = identity {
                state.counters.add(identity, DAMAGE, -clamp(i32::from(*number)));
            }
        }
        Cost::Spend(_) | Cost::SpendX(_) | Cost::DiscardCards(..) | Cost::PayFor(_) => {}
    }
}

/// A resource ability is used: its own cost is paid, and its limit counts. `MC-RESABILITY-1`
fn use_source(state: &mut State<Champions>, book: &Book<Champions>, card: CardId, place: u8) {
    let face = state.card(card).face;
    let Some(ability) = book.face(face).printed.abilities.get(usize::from(place)) else { return };
    for cost in &ability.cost {
        pay_part(state, book, state.card(card).controller, card, cost);
    }
    if let Some(limit) = ability.limit {
        let phase = matches!(limit, Limit::PerPhase(_) | Limit::MaxPerPhase(_));
        let used = Used { card: state.refer(card), face, ability: place, answered: 0, limited: true, phase };
        state.extra.used.push(used);
    }
    // The last counter is spent: the card goes once its resource has been used. MC-USES-3
    let uses =
        book.face(face).printed.keywords.iter().any(|keyword| matches!(keyword, crate::language::Keyword::Uses(..)));
    if uses && state.counters.get(card, COUNTER) == 0 {
        piles::leave(state, book, card, Exit::Discard);
    }
}
