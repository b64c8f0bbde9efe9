//! Toy verbs: slots looked up when a card is read, made concrete when a line is reached.

use kernel::effect::compile::Compiler;
use kernel::effect::node::{Chooser, Choosing, Node, NodeId};
use kernel::effect::tree::{CardPick, Pick, Slot, Whose};
use kernel::quantity::Quantity;
use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::dice::DieId;
use kernel::table::seats::Seat;

use super::event::Event;
use super::language::{Filter, Gauge, HowMuch, Quality, Rewrite, Rule, Verb, Whom, Zone};
use super::{Sight, Toy, laws, occasion, plan, word};

/// Looks up the slots of a verb; some verbs stand for a tree.
pub fn unfold<const S: bool>(verb: &Verb<S>, compiler: &mut Compiler<Toy<S>>) -> Result<Option<NodeId>, String> {
    let much = |compiler: &Compiler<Toy<S>>, much: &HowMuch| {
        Ok::<_, String>(match much {
            HowMuch::Chosen(called) => HowMuch::Chosen(compiler.called(called)?),
            HowMuch::Fixed(number) => HowMuch::Fixed(*number),
        })
    };
    let found = match verb {
        Verb::Auction => return Ok(Some(auction(compiler))),
        Verb::Whole(parts, digit) => {
            let (body, then) = (compiler.effects(parts)?, compiler.tree.verb(Verb::Note(*digit)));
            return Ok(Some(compiler.tree.add(Node::Whole { body, then })));
        }
        Verb::Gain(gauge, number) => Verb::Gain(*gauge, much(compiler, number)?),
        Verb::Spend(gauge, number) => Verb::Spend(*gauge, much(compiler, number)?),
        Verb::Hurt(Whom::The(called), number) => {
            Verb::Hurt(Whom::The(compiler.called(called)?), much(compiler, number)?)
        }
        Verb::Hurt(whom, number) => Verb::Hurt(whom.clone(), much(compiler, number)?),
        Verb::Wound(called, number) => Verb::Wound(compiler.called(called)?, much(compiler, number)?),
        Verb::Destroy(called) => Verb::Destroy(compiler.called(called)?),
        Verb::Return(called) => Verb::Return(compiler.called(called)?),
        Verb::Discard(called) => Verb::Discard(compiler.called(called)?),
        Verb::Hide(called) => Verb::Hide(compiler.called(called)?),
        Verb::Reroll(called) => Verb::Reroll(compiler.called(called)?),
        Verb::PutAway(called) => Verb::PutAway(compiler.called(called)?),
        _ => return Ok(None),
    };
    Ok(Some(compiler.tree.verb(found)))
}

/// Every player chooses a card of some worth, unseen by the others.
fn auction<const S: bool>(compiler: &mut Compiler<Toy<S>>) -> NodeId {
    let (bidder, bids) = (compiler.fresh_slot(), compiler.fresh_slot());
    let that = Filter::CostAtLeast(1);
    let body = compiler.tree.add(Node::Choose(Box::new(Choosing {
        who: Chooser::Of(bidder),
        pick: Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Of(bidder), that }),
        least: 1,
        most: 1,
        slot: bids,
        word: word::BID,
        secret: true,
    })));
    let each = compiler.tree.add(Node::Each { of: Pick::Seats(Whose::Everyones), slot: bidder, body });
    let settle = compiler.tree.verb(Verb::Rule(Rule::Settle(bids)));
    compiler.tree.all([each, settle])
}

/// Makes a verb concrete.
pub fn propose<const S: bool>(look: Sight<S>, verb: &Verb<S>) -> Proposal<Toy<S>> {
    let you = look.you();
    let answered = look.scope.event.as_deref();
    match verb {
        Verb::Gain(gauge, number) => gain(look, *gauge, how_much(look, number)),
        Verb::Spend(gauge, number) => spend(look, *gauge, how_much(look, number)),
        Verb::Hurt(whom, number) => {
            let amount = how_much(look, number);
            together(seats(look, whom).into_iter().map(|seat| Event::Hurt { seat, amount }))
        }
        Verb::Wound(called, number) => {
            let amount = how_much(look, number);
            together(cards(look, called.slot()).map(|card| Event::Wound { card, amount }))
        }
        Verb::WoundAll(filter, amount) => {
            together(creatures(look, filter).into_iter().map(|card| Event::Wound { card, amount: *amount }))
        }
        Verb::Destroy(called) => together(cards(look, called.slot()).map(|card| Event::Destroy { card })),
        Verb::DestroyAll(filter) => together(creatures(look, filter).into_iter().map(|card| Event::Destroy { card })),
        Verb::DestroyThis => look.this().map_or(Proposal::Impossible, |card| Proposal::Event(Event::Destroy { card })),
        Verb::Return(called) => together(cards(look, called.slot()).map(|card| Event::ToHand { card })),
        Verb::ReturnThis => look.this().map_or(Proposal::Nothing, |card| Proposal::Event(Event::ToHand { card })),
        Verb::Discard(called) if cards(look, called.slot()).next().is_none() => Proposal::Impossible,
        Verb::Discard(called) => {
            let owner = |card| look.state.card(card).owner;
            together(cards(look, called.slot()).map(|card| Event::Discard { seat: owner(card), card }))
        }
        Verb::Hide(called) => together(cards(look, called.slot()).map(|card| Event::Hide { card })),
        Verb::Draw(number) => Proposal::Event(Event::Draw { seat: you, number: *number }),
        Verb::Note(digit) => Proposal::Event(Event::Note { seat: you, digit: *digit }),
        Verb::NoteAll(digit) => {
            let card = look.scope.origin.this.card;
            let note = |seat| Event::NoteAndFollow { seat, digit: *digit, card };
            together(seats(look, &Whom::Everyone).into_iter().map(note))
        }
        Verb::NoteAnswered => {
            let digit = answered.map_or(0, Event::amount) as u8;
            Proposal::Event(Event::Note { seat: you, digit })
        }
        Verb::Roll(number) => Proposal::Event(Event::Roll { seat: you, number: *number }),
        Verb::Reroll(called) => together(dice(look, called.slot()).map(|die| Event::Reroll { die })),
        Verb::PutAway(called) => together(dice(look, called.slot()).map(|die| Event::PutAway { die })),
        Verb::Lower(less) => Proposal::Amend(Rewrite::Less(*less)),
        Verb::Foil => Proposal::Amend(Rewrite::Nothing),
        Verb::Counter => Proposal::Amend(Rewrite::Fizzle),
        Verb::StrikeToo => match (look.this(), answered) {
            (Some(card), Some(Event::Clash { target, .. })) => {
                Proposal::Event(Event::Strike { card, seat: you, target: *target })
            }
            _ => Proposal::Nothing,
        },
        Verb::Again => propose_rule(look, &Rule::Follow(occasion::PLAY)),
        Verb::Fail => Proposal::Impossible,
        Verb::Auction | Verb::Whole(..) => unreachable!("the verb was unfolded when its card was read"),
        Verb::Rule(rule) => propose_rule(look, rule),
    }
}

fn propose_rule<const S: bool>(look: Sight<S>, rule: &Rule) -> Proposal<Toy<S>> {
    let (you, card, extra) = (look.you(), look.scope.origin.this.card, &look.state.extra);
    Proposal::Event(match rule {
        Rule::Turn => {
            return Proposal::Enter(Entry::of(Origin::rules(extra.active), look.book.plan.turn));
        }
        Rule::Begin if extra.begun => return Proposal::Nothing,
        Rule::Begin => return Proposal::Enter(Entry::here(look.book.plan.begin)),
        Rule::Ready => Event::Begin { seat: you },
        Rule::DrawOrFall if !look.state.place(you).alive => return Proposal::Nothing,
        Rule::DrawOrFall if look.state.zone(Zone::Deck, you).is_empty() => Event::Fall { seats: vec![you] },
        Rule::DrawOrFall => Event::Draw { seat: you, number: 1 },
        Rule::Plot => {
            let scenario = Seat(look.state.places.len() as u8 - 1);
            let is_scenario = look.state.players().all(|seat| seat != scenario);
            match look.state.zone(Zone::Deck, scenario).last() {
                Some(&card) if is_scenario && !extra.plotted => Event::Plot { card },
                _ => return Proposal::Nothing,
            }
        }
        Rule::End => Event::End { seat: you },
        Rule::Name => Event::Name { card },
        Rule::PayPrice => return spend(look, Gauge::Mana, laws::reading(look, Quality::Price, card).value.max(0)),
        Rule::Follow(occasion) => {
            let face = look.scope.origin.face.map(|face| look.book.face(face));
            return match face.and_then(|face| face.on(*occasion)) {
                Some(found) => Proposal::Enter(Entry::here(found.node)),
                None => Proposal::Nothing,
            };
        }
        Rule::Announce => Event::Play { seat: you, card, answering: look.scope.event.clone() },
        Rule::Tire => Event::Tire { card },
        Rule::Weigh => {
            let power = look.this().map_or(0, |card| laws::reading(look, Quality::Power, card).value.max(0));
            return Proposal::Fill(vec![(plan::FORCE, Target::Number(power))]);
        }
        Rule::Clash => match look.scope.seat_in(plan::FOE) {
            Some(target) => Event::Clash { card, seat: you, target },
            None => return Proposal::Nothing,
        },
        Rule::Hit => match look.scope.seat_in(plan::FOE) {
            Some(seat) => Event::Hurt { seat, amount: sum(look, plan::FORCE) },
            None => return Proposal::Nothing,
        },
        Rule::Settle(slot) => return settle_bids(look, *slot),
    })
}

/// All bids are shown and discarded, and the first of the dearest is rewarded, at the same moment.
fn settle_bids<const S: bool>(look: Sight<S>, slot: Slot) -> Proposal<Toy<S>> {
    let bids: Vec<CardId> = cards(look, slot).collect();
    let owner = |card: CardId| look.state.card(card).owner;
    let cost = |card: CardId| look.face(card).printed.cost;
    let Some(dearest) = bids.iter().copied().rev().max_by_key(|card| cost(*card)) else { return Proposal::Nothing };
    let mut events = vec![Event::Show { cards: bids.clone() }];
    events.extend(bids.iter().map(|&card| Event::Discard { seat: owner(card), card }));
    events.push(Event::Gain { seat: owner(dearest), gauge: Gauge::Mana, amount: 2 });
    Proposal::Together(events)
}

fn gain<const S: bool>(look: Sight<S>, gauge: Gauge, amount: i32) -> Proposal<Toy<S>> {
    if amount > 0 { Proposal::Event(Event::Gain { seat: look.you(), gauge, amount }) } else { Proposal::Nothing }
}

fn spend<const S: bool>(look: Sight<S>, gauge: Gauge, amount: i32) -> Proposal<Toy<S>> {
    let seat = look.you();
    if look.state.gauge(seat, gauge) < Quantity::new(amount) {
        Proposal::Impossible
    } else if amount == 0 {
        Proposal::Nothing
    } else {
        Proposal::Event(Event::Spend { seat, gauge, amount })
    }
}

fn how_much<const S: bool>(look: Sight<S>, number: &HowMuch) -> i32 {
    match number {
        HowMuch::Fixed(number) => *number,
        HowMuch::Chosen(called) => sum(look, called.slot()),
    }
}

fn sum<const S: bool>(look: Sight<S>, slot: Slot) -> i32 {
    let number = |target| match target {
        Target::Number(number) => number,
        Target::Die(die) => look.state.dice.get(die).map_or(0, |die| i32::from(die.shows)),
        Target::Card(_) | Target::Seat(_) => 0,
    };
    look.scope.in_slot(slot).map(number).sum()
}

fn seats<const S: bool>(look: Sight<S>, whom: &Whom) -> Vec<Seat> {
    let named = |whose| look.seats(whose).seats().collect();
    match whom {
        Whom::You => vec![look.you()],
        Whom::Opponents => named(Whose::Opponents),
        Whom::Everyone => named(Whose::Everyones),
        Whom::The(called) => named(Whose::Of(called.slot())),
        Whom::Answered => look.scope.event.as_ref().and_then(|event| event.seat()).into_iter().collect(),
    }
}

fn cards<const S: bool>(look: Sight<S>, slot: Slot) -> impl Iterator<Item = CardId> {
    look.scope.in_slot(slot).filter_map(move |target| match target {
        Target::Card(card) => look.state.still(card),
        _ => None,
    })
}

fn creatures<const S: bool>(look: Sight<S>, filter: &Filter) -> Vec<CardId> {
    let pick = CardPick { from: vec![Zone::Play], whose: Whose::Everyones, that: filter.clone() };
    let targets = look.targets(&Pick::Cards(pick));
    let card = |target| if let Target::Card(card) = target { look.state.still(card) } else { None };
    targets.into_iter().filter_map(card).collect()
}

fn dice<const S: bool>(look: Sight<S>, slot: Slot) -> impl Iterator<Item = DieId> {
    look.scope.in_slot(slot).filter_map(|target| if let Target::Die(die) = target { Some(die) } else { None })
}

fn together<const S: bool>(events: impl Iterator<Item = Event>) -> Proposal<Toy<S>> {
    let mut events: Vec<Event> = events.collect();
    match events.len() {
        0 => Proposal::Nothing,
        1 => Proposal::Event(events.remove(0)),
        _ => Proposal::Together(events),
    }
}
