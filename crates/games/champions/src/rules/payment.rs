//! Paying: what must be chosen for costs, then everything at once, then what it was paid for. `MC-COST-5`

use crate::rules::abilities::{is_per_phase, is_used_up};
use crate::rules::prelude::*;
use crate::table::extra::Used;

/// What a player does that has been paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum What {
    /// A card is played from hand.
    Play,
    /// An ability is used, or an event with that ability is played.
    Use(u8),
    /// A cost inside a text.
    Inner,
}

/// What is paid, all at once. `MC-COST-5`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bill {
    /// Cards of the hand that are discarded for their resources.
    pub spent: Vec<CardId>,
    /// Resource abilities that are used.
    pub sources: Vec<(CardId, u8)>,
    /// The resources by type, wild ones as what they were declared to be.
    pub types: [u8; 4],
    /// Cards of the hand that are discarded as such.
    pub discarded: Vec<CardId>,
}

/// Payments.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Something is paid for; what it was paid for follows.
    Pay {
        seat: Seat,
        card: CardId,
        origin: Origin,
        what: What,
        bill: Bill,
        chosen: Vec<(Slot, Target)>,
        answered: Option<Box<crate::Event>>,
    },
    Cheaper {
        seat: Seat,
        by: i32,
    },
}

impl Answerable for Event {}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::Pay { .. } => pay(state, book, self),
            Event::Cheaper { seat, by } => {
                state.extra.discounts.push((*seat, *by));
                Outcome::Done
            }
        }
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Pay { what: What::Inner, .. } => return None,
            Event::Pay { seat, origin, what, .. } => {
                let face = origin.face?;
                let used = *what != What::Play && look.book.face(face).printed.kind != Kind::Event;
                told(if used { "log-uses" } else { "log-plays" }, *seat).face("card", face)
            }
            Event::Cheaper { seat, by } => told("log-cheaper", *seat).count(*by),
        })
    }
}

/// What texts tell about costs.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    match verb {
        Verb::NextCostsLess(num) => Proposal::one(Event::Cheaper { seat: look.you(), by: number(look, *num) }),
        _ => Proposal::Nothing,
    }
}

/// What must be chosen for the costs.
pub fn cost_choices(look: Sight) -> Proposal {
    let (costs, plan) = (cost::going_on(look), &look.book.plan);
    let node = if costs.iter().any(|cost| matches!(cost, Cost::DiscardCards(..))) {
        plan.discard_cost
    } else if costs.iter().any(|cost| matches!(cost, Cost::PayFor(_))) {
        plan.pay_target
    } else {
        return Proposal::Nothing;
    };
    Proposal::Enter(Entry::here(node))
}

/// A payment for the cost at an address begins inside a text.
pub fn begin_inner_payment(node: NodeId) -> impl Fn(Sight) -> Proposal {
    move |look| {
        let cost = (slot::INNER, Target::Number(node.0 as i32));
        Proposal::Fill(vec![cost, (slot::TOP, Target::Number(cost::top_of_discard(look, look.you())))])
    }
}

/// All costs are paid together, and what they were paid for begins. `MC-COST-5`
pub fn paid(look: Sight) -> Proposal {
    if !is_payable(look) {
        return Proposal::Nothing;
    }
    let card = cost::paying(look);
    let mut chosen = look.scope.chosen.clone();
    if card != CardId::NONE {
        let counters = i32::from(look.state.counters.get(card, COUNTER));
        chosen.push((slot::COUNTERS, Target::Number(counters)));
    }
    pay_bill(look, card, cost::what(look), chosen)
}

/// A cost inside a text is paid, and what it was paid for follows.
pub fn finish_inner_payment(then: NodeId) -> impl Fn(Sight) -> Proposal {
    move |look| {
        if !is_payable(look) {
            return Proposal::Nothing;
        }
        let cost = (slot::INNER, Target::Number(look.scope.number_in(slot::INNER).unwrap_or(0)));
        let chosen = vec![cost, (slot::THEN, Target::Number(then.0 as i32))];
        pay_bill(look, look.this().unwrap_or(CardId::NONE), What::Inner, chosen)
    }
}

/// What can no longer be paid is not: nothing is paid at all. `MC-INITIATE-6`
fn is_payable(look: Sight) -> bool {
    let you = look.you();
    look.state.place(you).alive && cost::due(look, you).is_met(cost::generated(look, you).0)
}

fn pay_bill(look: Sight, card: CardId, what: What, chosen: Vec<(Slot, Target)>) -> Proposal {
    let (seat, origin, answered) = (look.you(), look.scope.origin, look.scope.event.clone());
    let places = look.scope.in_slot(slot::SOURCE_ABILITY).filter_map(Target::number).map(|place| place as u8);
    let bill = Bill {
        spent: look.cards_in(slot::SPENT),
        sources: look.cards_in(slot::SOURCES).into_iter().zip(places).collect(),
        types: cost::generated(look, seat).0.map(|number| number.clamp(0, 99) as u8),
        discarded: look.cards_in(slot::CARDS),
    };
    Proposal::one(Event::Pay { seat, card, origin, what, bill, chosen, answered })
}

/// Pays for something, and begins what it was paid for.
fn pay(state: &mut State, book: &Book, event: &Event) -> Outcome {
    let Event::Pay { seat, card, origin, what, bill, chosen, answered } = event else { return Outcome::Nothing };
    let number = |wanted| chosen.iter().rev().find(|(slot, _)| *slot == wanted).and_then(|(_, target)| target.number());
    let costs: &[Cost] = match what {
        What::Inner => match number(slot::INNER).map(|node| book.tree.get(NodeId(node as u32))) {
            Some(Node::Do(Verb::Rule(Around::InnerCost(costs)))) => costs,
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
        let node = NodeId(number(slot::THEN).unwrap_or(0) as u32);
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

fn pay_part(state: &mut State, book: &Book, seat: Seat, card: CardId, cost: &Cost) {
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
        Cost::DamageThis(number) => state.counters.add(card, DAMAGE, small(i32::from(*number))),
        Cost::TakeDamage(number) => {
            if let Some(identity) = identity {
                state.counters.add(identity, DAMAGE, small(i32::from(*number)));
            }
        }
        Cost::Heal(number) => {
            if let Some(identity) = identity {
                state.counters.add(identity, DAMAGE, -small(i32::from(*number)));
            }
        }
        Cost::Spend(_) | Cost::SpendX(_) | Cost::DiscardCards(..) | Cost::PayFor(_) => {}
    }
}

/// A resource ability is used: its own cost is paid, and its limit counts. `MC-RESABILITY-1`
fn use_source(state: &mut State, book: &Book, card: CardId, place: u8) {
    let face = state.card(card).face;
    let Some(ability) = book.face(face).printed.abilities.get(usize::from(place)) else { return };
    for cost in &ability.cost {
        pay_part(state, book, state.card(card).controller, card, cost);
    }
    if ability.limit.is_some() {
        let phase = is_per_phase(ability.limit);
        let used = Used { card: state.refer(card), face, ability: place, answered: 0, limited: true, phase };
        state.extra.used.push(used);
    }
    // The last counter is spent: the card goes once its resource has been used. MC-USES-3
    if is_used_up(Reader { book, state }, card) {
        piles::leave(state, book, card, Exit::Discard);
    }
}
