//! How good a Spoils table looks, for bots.

use kernel::prelude::*;

use crate::Spoils;
use crate::language::{Gauge, Kind, Verb, Zone};
use crate::questions::{Moment, word};
use crate::table::battle;
use crate::table::marks::DEPLETED;
use crate::table::reading::{Reader, Sight, reader};

impl Bots for Spoils {
    const FEATURES: &'static [&'static str] = &[
        "influence",
        "danger",
        "resources to 4",
        "resources to 7",
        "resources to 10",
        "more resources",
        "purse",
        "hand to 4",
        "hand to 8",
        "larger hand",
        "played",
        "played cost",
        "characters",
        "strength",
        "life",
        "speed",
        "ready",
        "ready strength",
        "covert",
        "abilities",
        "texts",
        "other cards",
        "other cost",
        "turn",
    ];
    const PLAYS: &'static [WordId] = &[word::PLAY, word::FLIP_UP];

    /// What one player has: influence, cards in play, cards in hand, resources.
    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        let read = reader(look);
        let state = read.state;
        let influence = f64::from(state.gauge(seat, Gauge::Influence).raw());
        let mut resources = state.zone(Zone::FaceDown, seat).len();
        let mut characters = [0.0; 9];
        let (mut others, mut others_cost) = (0.0, 0.0);
        for &card in state.zone(Zone::Play, seat) {
            if read.printed(card).kind == Kind::Resource {
                resources += 1;
            } else if read.is(card, Kind::Character) {
                for (sum, part) in characters.iter_mut().zip(character(read, card)) {
                    *sum += part;
                }
            } else {
                others += 1.0;
                others_cost += f64::from(read.printed(card).cost.unwrap_or(0));
            }
        }
        // The last points of influence are worth most.
        out.extend([influence, 10.0 / (1.0 + influence.max(0.0))]);
        // The first resources are worth most: without them nothing in the hand is worth anything.
        let step = |number: f64, from: f64, to: f64| (number.min(to) - from).max(0.0);
        let resources = resources as f64;
        out.extend([(0.0, 4.0), (4.0, 7.0), (7.0, 10.0), (10.0, 99.0)].map(|(from, to)| step(resources, from, to)));
        out.push(f64::from(read.purse(seat)));
        let hand = state.zone(Zone::Hand, seat).len() as f64;
        out.extend([(0.0, 4.0), (4.0, 8.0), (8.0, 99.0)].map(|(from, to)| step(hand, from, to)));
        let played = state.zone(Zone::Played, seat);
        out.extend([played.len() as f64, played.iter().map(|card| f64::from(read.cost(*card))).sum()]);
        out.extend(characters);
        out.extend([others, others_cost, f64::from(u8::from(state.extra.active == seat))]);
    }

    fn is_quiet(_: Sight, ask: &Ask<Self>) -> bool {
        matches!(ask, Ask::Act(Moment::Turn(_)))
    }

    /// What to look at first. Bots also play on by this until an action is over: so targets, blocks and payments are ranked
    /// as a sensible player would choose them at a glance.
    fn rank(look: Sight, choice: &Choice) -> i32 {
        let card = choice.card();
        match choice.word {
            word::PLAY | word::FLIP_UP if look.state.extra.actions.is_empty() && look.state.extra.battle.is_none() => {
                card.map_or(4, |card| 4 + reader(look).cost(card))
            }
            // Responses and tricks in battle are weighed, not taken on sight.
            word::PLAY | word::FLIP_UP | word::USE | word::USE_NTH => 0,
            word::ATTACK => 4,
            PASS => 1,
            word::PAY => 9,
            word::DETACH => 5,
            word::LAY => 6,
            word::LAY_DOWN => card.map_or(3, |card| 5 - reader(look).cost(card).min(4)),
            word::SEND => 3,
            word::BLOCK => card.map_or(0, |card| if blocks_well(reader(look), card) { 4 } else { 0 }),
            word::PICK | word::CHOOSE => card.map_or(1, |card| target_rank(look, card)),
            word::DISCARD | word::BOTTOM => card.map_or(0, |card| (3 - reader(look).cost(card)).max(0)),
            word::ASSIGN => card.map_or(0, |card| assign_rank(reader(look), card, choice.number().unwrap_or(0))),
            word::NUMBER | word::BID => choice.number().unwrap_or(0).min(3),
            word::END => -1,
            _ => 1,
        }
    }
}

/// One; strength, life left, speed; whether it is ready, and with what strength; whether it sneaks; what its text may do.
fn character(read: Reader, card: CardId) -> [f64; 9] {
    let printed = read.printed(card);
    let strength = f64::from(read.strength(card));
    let ready = f64::from(u8::from(!read.state.card(card).has(DEPLETED)));
    [
        1.0,
        strength,
        f64::from(read.life(card) - read.damage(card)),
        f64::from(read.speed(card)) - 3.0,
        ready,
        ready * strength,
        f64::from(u8::from(read.covert(card))),
        printed.abilities.len() as f64,
        printed.text.len() as f64,
    ]
}

fn card_worth(read: Reader, card: CardId) -> f64 {
    let printed = read.printed(card);
    if read.is(card, Kind::Character) {
        let (strength, life) = (f64::from(read.strength(card)), f64::from(read.life(card) - read.damage(card)));
        0.8 + 0.85 * strength + 0.6 * life + 0.4 * printed.abilities.len() as f64
    } else {
        0.6 + 0.75 * f64::from(printed.cost.unwrap_or(0))
    }
}

/// A block that kills without dying, or dies for something bigger, or must be made to stay alive.
fn blocks_well(read: Reader, card: CardId) -> bool {
    let Some(battle) = &read.state.extra.battle else { return false };
    let attackers: Vec<CardId> = battle::members(read.state, true).collect();
    let strike: i32 = attackers.iter().map(|attacker| read.strength(*attacker)).sum();
    let mine = read.state.card(card).controller;
    let lethal = strike >= read.state.gauge(mine, Gauge::Influence).raw();
    let survives = strike < read.life(card) - read.damage(card);
    let kills = attackers.iter().any(|attacker| {
        let left = read.life(*attacker) - read.damage(*attacker);
        let first = read.speed(card) >= read.speed(*attacker);
        read.strength(card) >= left && (first || survives) && read.cost(*attacker) >= read.cost(card)
    });
    // One blocker is enough unless the faction would fall.
    let alone = battle.blockers.is_empty();
    (survives && read.strength(card) > 0 && alone) || kills || lethal
}

/// Harm goes to the opponent's best card, help to the own.
fn target_rank(look: Sight, card: CardId) -> i32 {
    let read = reader(look);
    let seat = look.state.extra.actions.last().map_or(look.you(), |action| action.seat);
    let theirs = look.state.card(card).controller != seat;
    let helps = look.state.extra.actions.last().is_some_and(|action| is_kind(look, action.face));
    let worth = if read.in_play(card) { card_worth(read, card) as i32 } else { read.cost(card) };
    if theirs == helps { (9 - worth).max(0) } else { 10 + worth }
}

/// Whether a card's text is meant for one's own characters.
fn is_kind(look: Sight, face: kernel::table::cards::FaceId) -> bool {
    let printed = &look.book.face(face).printed;
    let effects =
        printed.ways.iter().map(|way| &way.effect).chain(printed.abilities.iter().map(|ability| &ability.effect));
    effects.flatten().any(|effect| match effect {
        Effect::Do(Verb::Gains(_, _, texts)) => texts.iter().any(|text| match text {
            Standing::Modifier(gain) => matches!(gain.change, Change::Add(_) | Change::Set(_)),
            _ => false,
        }),
        Effect::Do(Verb::Restore(_) | Verb::Attach(_) | Verb::Heal(..) | Verb::PutTokens(..)) => true,
        _ => false,
    }) || printed.adjust.is_some_and(|crate::cards::printed::Stats(strength, life, _)| strength + life > 0)
}

/// Damage goes where it just destroys something.
fn assign_rank(read: Reader, card: CardId, amount: i32) -> i32 {
    let given: i32 = read.state.extra.battle.as_ref().map_or(0, |battle| {
        let to = read.state.refer(card);
        battle.assigned.iter().filter(|part| part.to == to).map(|part| part.amount).sum()
    });
    let needed = read.life(card) - read.damage(card) - given;
    if amount == needed {
        20 + read.cost(card)
    } else if amount < needed {
        1 + amount
    } else {
        0
    }
}
