//! Verbs made concrete: what a line of text, or a step of the rules, becomes at this table.

use kernel::quantity::Quantity;
use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Destination, EndStep, Resource, Rule, Verb, Zone};
use crate::{Event, HAND, MOST_HEALTH, MOST_MASTERY, Shards, Sight, keywords, legal, plan};

/// Makes a verb concrete.
pub fn propose(look: Sight, verb: &Verb) -> Proposal<Shards> {
    let you = look.you();
    match verb {
        Verb::Gain(resource, amount) => gain(look, you, *resource, *amount),
        Verb::GainByMastery(resource, tiers) => {
            let mastery = look.state.gauge(you, Resource::Mastery);
            let reached = tiers.iter().rev().find(|(least, _)| mastery >= Quantity::new(i32::from(*least)));
            reached.map_or(Proposal::Nothing, |(_, amount)| gain(look, you, *resource, *amount))
        }
        Verb::GainPer(resource, each, tally) => {
            gain(look, you, *resource, Quantity::new(each * keywords::tally(look, tally)))
        }
        Verb::Double(resource) => Proposal::Event(Event::Double { seat: you, resource: *resource }),
        Verb::Draw(number) => draw(look, you, *number),
        Verb::LoseMastery(called, number) => {
            let seats = look.scope.in_slot(called.slot()).filter_map(|target| match target {
                Target::Seat(seat) => {
                    let has = look.state.gauge(seat, Resource::Mastery).raw();
                    Some(Event::LoseMastery { seat, amount: i32::from(*number).min(has) })
                }
                _ => None,
            });
            Proposal::Together(seats.collect())
        }
        Verb::Banish(called) => for_cards(look, called.slot(), |card| Event::Banish { seat: you, card }),
        Verb::Return(called) => for_cards(look, called.slot(), |card| Event::Return { seat: you, card }),
        Verb::Destroy(called) => for_cards(look, called.slot(), |card| Event::Destroy { card }),
        Verb::RecruitFree(called, _) => for_cards(look, called.slot(), |card| Event::Recruit {
            seat: you,
            card,
            price: 0,
            to: Destination::Discard,
        }),
        Verb::RevealTop => {
            let mut events = Vec::new();
            if look.state.zone(Zone::Deck, you).is_empty() && !look.state.zone(Zone::Discard, you).is_empty() {
                events.push(Event::Reshuffle { seat: you });
            }
            events.push(Event::RevealTop { seat: you });
            Proposal::Together(events)
        }
        Verb::Rule(rule) => propose_rule(look, rule),
    }
}

/// A gain as far as the dials go: what is above 50 health or 30 mastery is lost. `SOI-HEALTH-3` `SOI-MASTERY-3`
fn gain(look: Sight, seat: Seat, resource: Resource, amount: Quantity) -> Proposal<Shards> {
    let room = match resource {
        Resource::Health => Quantity::new(MOST_HEALTH).minus(look.state.gauge(seat, resource)),
        Resource::Mastery => Quantity::new(MOST_MASTERY).minus(look.state.gauge(seat, resource)),
        Resource::Gems | Resource::Power => Quantity::INFINITE,
    };
    let amount = amount.min(room);
    if amount > Quantity::ZERO { Proposal::Event(Event::Gain { seat, resource, amount }) } else { Proposal::Nothing }
}

/// First what is left in the deck, then the shuffled discard pile, as far as the cards go. `SOI-DRAW-3`
fn draw(look: Sight, seat: Seat, number: u8) -> Proposal<Shards> {
    let deck = look.state.zone(Zone::Deck, seat).len();
    let wanted = number as usize;
    if deck >= wanted {
        return Proposal::Event(Event::Draw { seat, number });
    }
    let discard = look.state.zone(Zone::Discard, seat).len();
    let mut events = Vec::new();
    if deck > 0 {
        events.push(Event::Draw { seat, number: deck as u8 });
    }
    if discard > 0 {
        events.push(Event::Reshuffle { seat });
        events.push(Event::Draw { seat, number: (wanted - deck).min(discard) as u8 });
    }
    Proposal::Together(events)
}

fn for_cards(look: Sight, slot: kernel::effect::tree::Slot, event: impl Fn(CardId) -> Event) -> Proposal<Shards> {
    let cards = look.scope.in_slot(slot).filter_map(|target| match target {
        Target::Card(card) => look.state.still(card),
        _ => None,
    });
    let mut events: Vec<Event> = cards.map(event).collect();
    match events.len() {
        0 => Proposal::Nothing,
        1 => Proposal::Event(events.remove(0)),
        _ => Proposal::Together(events),
    }
}

fn propose_rule(look: Sight, rule: &Rule) -> Proposal<Shards> {
    let you = look.you();
    let card = look.scope.origin.this.card;
    Proposal::Event(match rule {
        Rule::RecruitThis => {
            let price = look.face(card).printed.cost.unwrap_or(0);
            Event::Recruit { seat: you, card, price, to: Destination::Discard }
        }
        Rule::ActivateThis => Event::Activate { seat: you, card },
        Rule::ResolvedThis => Event::Resolved { seat: you, card },
        Rule::Refill if legal::river_has_gap(look) => Event::Refill,
        Rule::Refill => return Proposal::Nothing,
        Rule::Follow(plan::TURN) => {
            return Proposal::Enter(Entry::of(Origin::rules(look.state.extra.active), look.book.plan.turn));
        }
        Rule::Follow(occasion) => {
            let face = look.scope.origin.face.map(|face| look.book.face(face));
            return match face.and_then(|face| face.on(*occasion)) {
                Some(found) => Proposal::Enter(Entry::here(found.node)),
                None => Proposal::Nothing,
            };
        }
        Rule::Reveal(slots) => return reveal(look, slots),
        Rule::OpenAttack => Event::OpenAttack { targets: legal::attackable(look).collect() },
        Rule::Settle(slot) => return settle(look, *slot),
        Rule::Fall => return fall(look),
        Rule::End(EndStep::Draw) => return draw(look, you, HAND),
        Rule::End(step) => Event::End { seat: you, step: *step },
    })
}

fn reveal(look: Sight, slots: &[kernel::effect::tree::Slot]) -> Proposal<Shards> {
    let cards: Vec<CardId> = slots
        .iter()
        .flat_map(|slot| look.scope.in_slot(*slot))
        .filter_map(|target| if let Target::Card(card) = target { look.state.still(card) } else { None })
        .collect();
    if cards.is_empty() { Proposal::Nothing } else { Proposal::Event(Event::Reveal { seat: look.you(), cards }) }
}

/// All chosen shields are shown, then all damage that they do not prevent is dealt. `SOI-SHIELD-2` `SOI-ATTACK-5`
fn settle(look: Sight, slot: kernel::effect::tree::Slot) -> Proposal<Shards> {
    let mut reveals = Vec::new();
    let mut damages = Vec::new();
    for assigned in look.state.extra.attack.iter().filter(|assigned| assigned.power > 0) {
        let seat = assigned.seat;
        let shown: Vec<CardId> = look
            .scope
            .in_slot(slot)
            .filter_map(|target| if let Target::Card(card) = target { look.state.still(card) } else { None })
            .filter(|&card| look.state.card(card).owner == seat)
            .collect();
        let prevented: i32 = shown.iter().map(|&card| i32::from(look.face(card).printed.shield.unwrap_or(0))).sum();
        // A line of the log names up to three cards.
        reveals.extend(shown.chunks(3).map(|cards| Event::Reveal { seat, cards: cards.to_vec() }));
        let power = if assigned.power == i32::MAX { Quantity::INFINITE } else { Quantity::new(assigned.power) };
        let amount = power.minus(Quantity::new(prevented)).max(Quantity::ZERO);
        // More shield than damage prevents no more than there is.
        let prevented = power.finite().map_or(prevented, |power| prevented.min(power));
        damages.push(Event::Damage { seat, amount, prevented });
    }
    reveals.extend(damages);
    Proposal::Together(reveals)
}

/// Whoever has no health left is out. `SOI-ELIM-1`
fn fall(look: Sight) -> Proposal<Shards> {
    let fallen = look.state.living().filter(|seat| look.state.gauge(*seat, Resource::Health) <= Quantity::ZERO);
    Proposal::Together(fallen.map(|seat| Event::Fall { seat }).collect())
}
