//! What each verb of the hero files comes to.

use crate::cards::Part as BoardPart;
use crate::language::{DamageType, Num, Tokens, Verb, Who};
use crate::language::{Filter, How};
use crate::rules::prelude::*;
use crate::rules::{attack, companions, course, damage, dice as rolls, patterns, piles, tokens};
use crate::table::dice;
use crate::table::extra::Phase;
use crate::table::reading::{companion, cp, number as count, stacks};
use crate::table::total::Contribution;
use crate::texts::meaning::{BOTS, choosable, number, seats};

/// Makes a verb concrete.
pub fn propose(look: Sight, verb: &Verb) -> Made {
    let you = look.you();
    match verb {
        Verb::Damage(num, damage, who) => deal(look, num, *damage, who),
        Verb::Isolated(num, damage, who) => isolated(look, num, *damage, who),
        Verb::Return(num) => give_back(look, num),
        Verb::Recoil(num) => recoil(look, small(number(look, num, None))),
        Verb::Receive(num) => receive(look, num, DamageType::Untyped),
        Verb::Suffer(num) => receive(look, num, DamageType::Ultimate),
        Verb::AddDamage(num) => add_to_attack(look, number(look, num, None)),
        Verb::MakeUndefendable => Proposal::one(damage::Event::Undefendable { seat: you }),
        Verb::Prevent(num, who) => prevent(look, num, who),
        Verb::PreventHalf => {
            Proposal::one(damage::Event::Against { to: you, line: line(look, Contribution::PreventHalf) })
        }
        Verb::Avoid => Proposal::one(damage::Event::Avoid { to: you, source: look.scope.origin.face }),
        Verb::HalveDamage => halve_damage(look),
        Verb::Fail => Proposal::one(attack::Event::Fail),
        Verb::PassDamage(id) => {
            let card = companion(look.book, look.state, you, id);
            Proposal::maybe(card.map(|card| damage::Event::Share { card, number: None }))
        }
        Verb::ShareDamage(id) => share(look, id),
        Verb::Heal(num, Who::Companion(id)) => heal_companion(look, small(number(look, num, None)), id),
        Verb::Heal(num, who) => heal(look, small(number(look, num, None)), who),
        Verb::SetHealth(to) => Proposal::one(damage::Event::SetHealth { seat: you, to: *to }),
        Verb::StealHealth(num) => steal_health(look, small(number(look, num, None))),
        Verb::GainCp(num, who) => gain_cp(look, small(number(look, num, None)), who),
        Verb::LoseCp(num, who) => lose_cp(look, number(look, num, None), who),
        Verb::StealCp(num) => steal_cp(look, number(look, num, None)),
        Verb::Draw(num) => draw(look, small(number(look, num, None))),
        Verb::Discard(num, how, who) => discard(look, number(look, num, None), *how, who),
        Verb::DiscardHand => Proposal::one(piles::Event::DiscardHand { seat: you }),
        Verb::LookAtHand(who) => {
            Proposal::together(seats(look, who).into_iter().map(|of| piles::Event::LookAtHand { seat: you, of }))
        }
        Verb::Gain(status, num, who) => give(look, status, number(look, num, None), seats(look, who)),
        Verb::Inflict(status, num, who) => give(look, status, number(look, num, None), who_is_meant(look, who)),
        Verb::GainToLimit(status) => give(look, status, 99, vec![you]),
        Verb::RaiseLimit(status, by) => {
            let face = look.book.find(status);
            Proposal::maybe(face.map(|face| tokens::Event::Raise { seat: you, face, by: *by }))
        }
        Verb::Remove(which, num, who) => remove(look, which, number(look, num, None), who),
        Verb::RemoveUpTo(which, _) => remove(look, which, look.scope.number_in(slot::REMOVED).unwrap_or(0), &Who::You),
        Verb::RemoveAll(which, who) => remove_all(look, which, who),
        Verb::Transfer(which, from, to) => transfer(look, which, from, to),
        Verb::PreventStatus(which) => prevent_status(look, *which == Tokens::Negative),
        Verb::Roll(num, _) => roll(look, you, small(number(look, num, None)), dice::BONUS),
        Verb::Compare(who) => compare(look, who),
        Verb::ExtraAttempt(phase, who) => extra_attempt(look, *phase, who),
        Verb::ExtraPhase(who) => {
            Proposal::together(seats(look, who).into_iter().map(|seat| course::Event::OneMore { seat }))
        }
        Verb::SkipPhase => Proposal::one(course::Event::Skip),
        Verb::Flip(side) => Proposal::one(tokens::Event::Flip { seat: you, side: side.clone() }),
        Verb::Build => build(look, false),
        Verb::BuildAdvanced => build(look, true),
        Verb::Advance => {
            let cards = look.cards_in(slot::TOKEN).into_iter();
            Proposal::together(cards.map(|card| companions::Event::Advance { card }))
        }
        Verb::Wake(id) => {
            let card = companion(look.book, look.state, you, id);
            Proposal::maybe(card.map(|card| companions::Event::Wake { card }))
        }
        Verb::Detonate(status, amounts) => detonate(look, status, amounts),
        Verb::Pause => damage::settle_stray(look),
        Verb::Additionally => damage::settle_stray(look),
        Verb::PassOn
        | Verb::LayDie
        | Verb::Turn(..)
        | Verb::Reroll(..)
        | Verb::Ransom(_)
        | Verb::Grow(_)
        | Verb::GrowAll
        | Verb::RemoveCompanions(_)
        | Verb::Activate(_)
        | Verb::InflictOrGamble(..)
        | Verb::Text(_)
        | Verb::Offence(_)
        | Verb::Use(..) => unreachable!("this stands for a tree"),
    }
}

/// Damage to whomever a text means.
fn deal(look: Sight, num: &Num, damage: DamageType, who: &Who) -> Made {
    let mut reached = who_is_meant(look, who);
    // Whom an ability is aimed at may still have to be determined.
    if reached.is_empty() && *who == Who::Target && is_activated(look) {
        reached.push(Seat::NONE);
    }
    Proposal::together(reached.into_iter().filter_map(|to| hurt(look, num, damage, to)))
}

/// Damage that is dealt at once and by itself. `DT-GLOSS-ISOLATED-1`
fn isolated(look: Sight, num: &Num, damage: DamageType, who: &Who) -> Made {
    let packet = |to| packet(look, to, number(look, num, Some(to)), damage, Stream::Isolated, false);
    Proposal::together(seats(look, who).into_iter().filter_map(packet))
}

/// Damage to the one whose text it is.
fn receive(look: Sight, num: &Num, damage: DamageType) -> Made {
    Proposal::maybe(packet(look, look.you(), number(look, num, None), damage, Stream::Phase, false))
}

/// Damage in return, if the Attack deals any. `DT-RECKLESS-1` `DT-R30`
fn recoil(look: Sight, number: u8) -> Made {
    let face = look.scope.origin.face.unwrap_or(FaceId(0));
    Proposal::one(damage::Event::Along(Along::Recoil(look.you(), number, face)))
}

fn prevent(look: Sight, num: &Num, who: &Who) -> Made {
    let line = line(look, Contribution::Prevent(number(look, num, None)));
    Proposal::together(seats(look, who).into_iter().map(|to| damage::Event::Against { to, line }))
}

/// An Ultimate is not halved. `DT-ULT-2`
fn halve_damage(look: Sight) -> Made {
    let is_ultimate = attack::current(look).is_some_and(|attack| attack.ultimate);
    if is_ultimate { Proposal::Nothing } else { Proposal::one(damage::Event::Halve { seat: look.you() }) }
}

fn gain_cp(look: Sight, number: u8, who: &Who) -> Made {
    let reached = seats(look, who).into_iter().filter(|_| number > 0);
    Proposal::together(reached.map(|seat| piles::Event::GainCp { seat, number }))
}

fn draw(look: Sight, number: u8) -> Made {
    if number > 0 { Proposal::one(piles::Event::Draw { seat: look.you(), number }) } else { Proposal::Nothing }
}

fn remove_all(look: Sight, which: &Tokens, who: &Who) -> Made {
    let cards = seats(look, who).into_iter().flat_map(|seat| all_of(look, which, seat));
    Proposal::together(cards.map(|card| tokens::Event::Take { card, number: small(count(look.state, card)) }))
}

/// A token that is about to arrive is not placed, the chosen one if there are several.
fn prevent_status(look: Sight, negative: bool) -> Made {
    let card = look.cards_in(slot::TOKEN).last().copied();
    Proposal::one(tokens::Event::Guard { seat: look.you(), negative, card })
}

/// Health goes from whoever is attacked, or attacks, to the one whose text it is.
fn steal_health(look: Sight, number: u8) -> Made {
    let other = if is_defence(look) { &Who::Attacker } else { &Who::Target };
    let victims = seats(look, other).into_iter().filter(|_| number > 0);
    Proposal::together(victims.map(|victim| damage::Event::Along(Along::Steal { thief: look.you(), victim, number })))
}

/// CP are lost, as far as there are any.
fn lose_cp(look: Sight, most: i32, who: &Who) -> Made {
    let lost = |seat: Seat| small(most.min(cp(look.state, seat)));
    let reached = who_is_meant(look, who).into_iter().filter(|seat| lost(*seat) > 0);
    Proposal::together(reached.map(|seat| piles::Event::LoseCp { seat, number: lost(seat) }))
}

/// CP go from the target to the one whose text it is, as far as there are any.
fn steal_cp(look: Sight, most: i32) -> Made {
    let victim = who_is_meant(look, &Who::Target).into_iter().next();
    let number = victim.map_or(0, |victim| small(most.min(cp(look.state, victim))));
    let stolen = victim.filter(|_| number > 0);
    Proposal::maybe(stolen.map(|victim| piles::Event::StealCp { thief: look.you(), victim, number }))
}

/// A companion heals.
fn heal_companion(look: Sight, number: u8, id: &str) -> Made {
    let card = companion(look.book, look.state, look.you(), id).filter(|_| number > 0);
    Proposal::maybe(card.map(|card| companions::Event::Heal { card, number }))
}

/// A companion takes the part of the damage that was chosen.
fn share(look: Sight, id: &str) -> Made {
    let card = companion(look.book, look.state, look.you(), id);
    let chosen = Some(small(look.scope.number_in(slot::NUMBER).unwrap_or(0)));
    Proposal::maybe(card.map(|card| damage::Event::Share { card, number: chosen }))
}

/// A number as it goes into an event.
pub fn small(number: i32) -> u8 {
    number.clamp(0, 99) as u8
}

/// The players who are meant; whoever an answered event is about is the opponent whom the text needs.
fn who_is_meant(look: Sight, who: &Who) -> Vec<Seat> {
    let culprit = look.scope.event.as_deref().and_then(patterns::culprit);
    match (who, culprit) {
        (Who::Target, Some(seat)) => vec![seat],
        _ => seats(look, who),
    }
}

fn line(look: Sight, part: Contribution) -> Line {
    Line { source: look.scope.origin.face, part: Part::Is(part) }
}

/// Whether the text that is followed is a Defensive Ability's.
fn is_defence(look: Sight) -> bool {
    let face = look.scope.origin.face.map(|face| &look.book.face(face).printed);
    face.and_then(|printed| printed.space()).is_some_and(|space| space.part == BoardPart::Defensive)
}

/// Whether the text that is followed is what was activated.
fn is_activated(look: Sight) -> bool {
    let own =
        |attack: &crate::table::extra::Attack| attack.by == look.you() && Some(attack.face) == look.scope.origin.face;
    attack::current(look).is_some_and(own)
}

fn packet(
    look: Sight,
    to: Seat,
    amount: i32,
    damage: DamageType,
    stream: Stream,
    offensive: bool,
) -> Option<damage::Event> {
    let lines = vec![line(look, Contribution::Base(amount))];
    let packet = Packet { from: look.you(), to, stream, damage, offensive, lines };
    (amount > 0).then(|| damage::Event::Add(Box::new(packet)))
}

/// Damage of an activated ability to its target is its Attack; other damage is not. `DT-DAMAGE-COLLATERAL-3`
fn hurt(look: Sight, num: &Num, damage: DamageType, to: Seat) -> Option<damage::Event> {
    let offensive = is_activated(look);
    let is_typed = !matches!(damage, DamageType::Collateral | DamageType::Untyped);
    let target = attack::current(look).and_then(|attack| attack.target);
    let stream =
        if offensive && is_typed && target.is_none_or(|target| target == to) { Stream::Attack } else { Stream::Phase };
    packet(look, to, number(look, num, Some(to)), damage, stream, offensive)
}

/// Damage without a type to the attacker. `DT-R12` `DT-TOTAL-6`
fn give_back(look: Sight, num: &Num) -> Made {
    let Some(to) = seats(look, &Who::Attacker).first().copied() else { return Proposal::Nothing };
    if num.of == Some(crate::language::Of::Subtotal) {
        let lines = vec![Line { source: look.scope.origin.face, part: Part::HalfOf(look.you()) }];
        let (from, stream, damage) = (look.you(), Stream::Phase, DamageType::Untyped);
        let packet = Packet { from, to, stream, damage, offensive: false, lines };
        return Proposal::one(damage::Event::Add(Box::new(packet)));
    }
    Proposal::maybe(packet(look, to, number(look, num, Some(to)), DamageType::Untyped, Stream::Phase, false))
}

/// What an Attack Modifier adds counts with the damage of the Attack. `DT-MODIFIER-3`
fn add_to_attack(look: Sight, amount: i32) -> Made {
    let own = |packet: &&Packet| packet.from == look.you() && packet.stream == Stream::Attack;
    let Some(packet) = look.state.extra.packets.iter().find(own).filter(|_| amount != 0) else {
        return Proposal::Nothing;
    };
    let added = Packet { lines: vec![line(look, Contribution::Modify(amount))], ..packet.clone() };
    Proposal::one(damage::Event::Add(Box::new(added)))
}

/// Of a Defensive Ability and in the Upkeep Phase healing waits for the damage. `DT-R8`
fn heal(look: Sight, number: u8, who: &Who) -> Made {
    let waits = is_defence(look) || look.state.extra.phase == Phase::Upkeep;
    let reached = seats(look, who).into_iter().filter(|_| number > 0);
    Proposal::together(reached.map(|seat| {
        if waits { damage::Event::Along(Along::Heal(seat, number)) } else { damage::Event::Heal { seat, number } }
    }))
}

fn discard(look: Sight, number: i32, how: How, who: &Who) -> Made {
    let reached = who_is_meant(look, who);
    let Some(&seat) = reached.first() else { return Proposal::Nothing };
    match how {
        How::AtRandom => {
            let hands = reached.into_iter().filter(|seat| !look.state.zone(Zone::Hand, *seat).is_empty());
            Proposal::together(hands.map(|seat| piles::Event::DiscardAtRandom { seat, number: small(number) }))
        }
        How::OwnersChoice => {
            let entry = Entry::of(look.scope.origin, look.book.plan.discard);
            Proposal::Enter(entry.with([(slot::SEAT, Target::Seat(seat)), (slot::NUMBER, Target::Number(number))]))
        }
    }
}

/// Tokens reach players; the hero whose token it is may refuse some. `DT-PIR-DOUBLOON-3`
fn give(look: Sight, status: &str, arriving: i32, to: Vec<Seat>) -> Made {
    let declinable = look.book.find(status).and_then(|face| look.book.face(face).printed.status());
    let declinable = declinable.is_some_and(|status| status.declinable) && look.state.extra.phase != Phase::Opening;
    match to[..] {
        [seat] if declinable && seat == look.you() && arriving > 0 => {
            let face = look.book.find(status).map_or(0, |face| i32::from(face.0));
            let entry = Entry::of(look.scope.origin, look.book.plan.accept);
            let noted = [(slot::FACE, Target::Number(face)), (slot::NUMBER, Target::Number(arriving))];
            Proposal::Enter(entry.with(noted))
        }
        _ => Proposal::together(to.into_iter().filter_map(|seat| tokens::give(look, status, arriving, seat))),
    }
}

/// The tokens that a text removes without a choice.
pub fn all_of(look: Sight, which: &Tokens, seat: Seat) -> Vec<CardId> {
    match which {
        Tokens::This => look.this().into_iter().collect(),
        Tokens::Of(_) | Tokens::Any | Tokens::Negative => {
            choosable(look, seat, &Filter::Removable(which.clone()), Zone::Tokens)
        }
    }
}

/// Exactly so many tokens. What a player chose lies in a slot. `DT-STATUS-REMOVE-2`
fn remove(look: Sight, which: &Tokens, number: i32, who: &Who) -> Made {
    let cards = match which {
        Tokens::Any | Tokens::Negative => look.cards_in(slot::TOKEN).into_iter().rev().take(1).collect(),
        _ => seats(look, who).into_iter().flat_map(|seat| all_of(look, which, seat)).take(1).collect::<Vec<_>>(),
    };
    let number = |card: CardId| small(number.min(count(look.state, card)));
    let cards = cards.into_iter().filter(|card| number(*card) > 0);
    Proposal::together(cards.map(|card| tokens::Event::Take { card, number: number(card) }))
}

fn transfer(look: Sight, which: &Tokens, from: &Who, to: &Who) -> Made {
    let card = match which {
        Tokens::This => look.this(),
        _ => look.cards_in(slot::TOKEN).last().copied(),
    };
    let to = seats(look, to).first().copied().filter(|to| seats(look, from).first() != Some(to));
    Proposal::maybe(card.zip(to).map(|(card, to)| tokens::Event::Move { card, to }))
}

fn roll(look: Sight, seat: Seat, number: u8, pool: u8) -> Made {
    let (on, by) = (look.scope.origin.this.card, look.scope.origin.face);
    if number == 0 { Proposal::Nothing } else { Proposal::one(rolls::Event::Roll { seat, number, pool, on, by }) }
}

/// Each rolls a die; a die that the text has rolled already is the own one.
fn compare(look: Sight, who: &Who) -> Made {
    let (on, by, you) = (look.scope.origin.this.card, look.scope.origin.face, look.you());
    let has_own = look.state.dice.all().any(|(_, die)| die.on == on && die.owner == you);
    let others = who_is_meant(look, who).into_iter().take(1);
    let rolling = (!has_own).then_some(you).into_iter().chain(others);
    let event = |seat| rolls::Event::Roll { seat, number: 1, pool: dice::COMPARISON, on, by };
    Proposal::together(rolling.map(event))
}

/// Only whoever rolls can have one more attempt. `DT-TEXT-ROLL-3` `DT-R16`
fn extra_attempt(look: Sight, phase: crate::language::RollPhase, who: &Who) -> Made {
    use crate::language::RollPhase;
    let Some(seat) = seats(look, who).first().copied() else { return Proposal::Nothing };
    match phase {
        RollPhase::Offensive if is_rolling(look, seat) => Proposal::one(rolls::Event::ExtraAttempt),
        RollPhase::Defensive if look.state.dice.pool(seat, dice::DEFENCE).next().is_some() => {
            Proposal::Enter(Entry::of(Origin { you: seat, ..look.scope.origin }, look.book.plan.better_defence))
        }
        _ => Proposal::Nothing,
    }
}

/// Whether a player rolls for an ability and has activated none yet.
pub fn is_rolling(look: Sight, seat: Seat) -> bool {
    let extra = &look.state.extra;
    extra.phase == Phase::Offensive && !extra.roll.over && look.state.dice.pool(seat, dice::OFFENCE).next().is_some()
}

/// A companion comes into play, or becomes advanced where it is there already.
fn build(look: Sight, advanced: bool) -> Made {
    let Some(card) = look.cards_in(slot::TOKEN).last().copied() else { return Proposal::Nothing };
    if look.state.lies_in(card, Zone::Companions) {
        return Proposal::one(companions::Event::Advance { card });
    }
    debug_assert!(matches!(&look.face(card).printed.is, crate::cards::Is::Form(of, _) if of == BOTS));
    Proposal::one(companions::Event::Build { seat: look.you(), card, advanced })
}

/// All tokens go; each player receives damage by how many there were.
fn detonate(look: Sight, status: &str, amounts: &[u8]) -> Made {
    let Some(face) = look.book.find(status) else { return Proposal::Nothing };
    let mut events: Vec<rules::Event> = Vec::new();
    for seat in look.state.living() {
        for card in stacks(look.state, seat, face) {
            let number = count(look.state, card);
            let amount = amounts.get(number.max(1) as usize - 1).or(amounts.last()).copied().unwrap_or(0);
            events.push(tokens::Event::Take { card, number: small(number) }.into());
            let hurt = packet(look, seat, amount.into(), DamageType::Untyped, Stream::Phase, false);
            events.extend(hurt.map(rules::Event::from));
        }
    }
    Proposal::together(events)
}
