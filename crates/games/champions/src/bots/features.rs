//! What tells a good table from a bad one.

use kernel::table::seats::Seat;

use crate::bots::fight::{self, Clock};
use crate::language::{Kind, Quality, Status, When, Zone};
use crate::table::reading::{Reader, Sight, reader};

/// The names of the numbers, in their order.
pub const NAMES: &[&str] = &[
    "villain",
    "villain tough",
    "villain stunned",
    "villain confused",
    "next stages",
    "stages",
    "attachments",
    "attached attack",
    "attached scheme",
    "threat",
    "threat cubed",
    "last threat",
    "last threat cubed",
    "last threat danger",
    "schemes left",
    "sides",
    "side acceleration",
    "side hazard",
    "side crisis",
    "side threat",
    "acceleration tokens",
    "minions",
    "minion attack",
    "minion scheme",
    "minion health",
    "guards",
    "tough minions",
    "out",
    "health",
    "danger",
    "tough",
    "stunned",
    "confused",
    "ready",
    "allies",
    "ally power",
    "ally health",
    "ready allies",
    "supports",
    "support cost",
    "upgrades",
    "upgrade cost",
    "counters",
    "ready cards",
    "hand",
    "resources",
    "dealt",
    "alter-egos",
    "wounded alter-egos",
    "always",
    "threat room",
    "threat rate",
    "rounds to completion",
    "rounds to the last",
    "lost next",
    "rounds to win",
    "race",
    "strike",
    "rounds to fall",
    "could fall",
    "power",
    "thwart power",
    "sources",
    "hand cost",
    "economy early",
    "hero attack",
    "hero thwart",
    "hero defense",
    "hit points",
    "barred",
    "threat over",
    "threat spare",
    "threat margin",
    "health margin",
    "headway",
    "hand size",
];

/// All numbers; those of players are means over them, so that they say the same whatever the number of players.
pub fn all(look: Sight, out: &mut Vec<f64>) {
    let read = reader(look);
    let players = f64::from(look.state.extra.started.max(1));
    villain(look, read, players, out);
    schemes(look, read, players, out);
    let mut minions = [0.0; 6];
    for minion in read.all_minions() {
        let parts = [
            1.0,
            f64::from(read.value(Quality::Attack, minion)),
            f64::from(read.value(Quality::Scheme, minion)),
            f64::from(read.remaining(minion)),
            yes(read.guards(minion)),
            yes(read.has_status(minion, Status::Tough)),
        ];
        add(&mut minions, &parts);
    }
    out.extend(minions.map(|sum| sum / players));
    out.push(look.state.players().filter(|seat| !look.state.place(*seat).alive).count() as f64 / players);
    let mut sums = [0.0; 21];
    for other in read.order() {
        add(&mut sums, &player(look, read, other));
    }
    out.extend(sums.map(|sum| sum / players));
    out.push(1.0);
    race(look, read, players, out);
}

/// The race: how many rounds it takes to win and to lose.
fn race(look: Sight, read: Reader, players: f64, out: &mut Vec<f64>) {
    let clock = Clock::of(look);
    let rate = clock.rate.max(0.5);
    let to_last = (clock.room_in_all / rate).min(12.0);
    let lost = clock.last && clock.room <= clock.next();
    let (now, later) = fight::damage_left(look);
    let (mut attack, mut thwart, mut strike, mut to_fall, mut could_fall) = (0.0, 0.0, 0.0, 6.0_f64, 0.0);
    let (mut sources, mut cost, mut built) = (0.0, 0.0, 0.0);
    let mut hero = [0.0; 4];
    for seat in read.order() {
        let (hits, helps) = fight::power(look, seat);
        attack += hits;
        thwart += helps;
        let (mean, worst) = fight::strikes(look, seat);
        strike += mean;
        let health = read.identity(seat).map_or(0, |identity| read.remaining(identity));
        to_fall = to_fall.min(f64::from(health) / mean.max(0.5));
        could_fall += yes(f64::from(health) <= worst);
        for &card in look.state.zone(Zone::Play, seat) {
            let printed = read.printed(card);
            if printed.kind != Kind::Ally {
                built += f64::from(printed.cost.unwrap_or(0));
                sources += yes(printed.abilities.iter().any(|ability| ability.when == When::Resource));
            }
        }
        let hand = look.state.zone(Zone::Hand, seat).iter();
        cost += hand.map(|card| f64::from(read.printed(*card).cost.unwrap_or(0))).sum::<f64>();
        add(&mut hero, &printed_hero(look, read, seat));
    }
    let to_win = fight::rounds_to_win(look);
    let far = ((now + later) / players / 30.0).min(1.5);
    out.extend([
        (clock.room_in_all / players).min(25.0),
        clock.rate / players,
        (clock.room / rate).min(8.0),
        to_last,
        yes(lost),
        to_win,
        (to_last - to_win).clamp(-8.0, 8.0),
        strike / players,
        to_fall,
        could_fall / players,
        attack / players,
        thwart / players,
        sources / players,
        cost / players,
        built / players * far,
    ]);
    out.extend(hero.map(|sum| sum / players));
    let over = fight::threat_over_in(look, &clock, to_win);
    let blows = (strike / players + 0.5).max(0.5);
    let health: f64 =
        read.order().filter_map(|seat| read.identity(seat)).map(|card| f64::from(read.remaining(card))).sum();
    let to_last = clock.room_in_all / (clock.rate + fight::SUDDEN_THREAT * players);
    let cards: i32 = read.order().map(|seat| read.hand_size(seat)).sum();
    out.extend([
        barred(look, read) / players / (1.0 + clock.room / players / 3.0),
        over.clamp(0.0, 10.0),
        (-over).clamp(0.0, 10.0),
        ((to_last - to_win) / 3.0).tanh(),
        ((health / players / blows - to_win) / 3.0).tanh(),
        1.0 - (now + later) / fight::damage_in_all(look).max(1.0),
        f64::from(cards) / players,
    ]);
}

/// Threat that must be removed before any can be removed from the main scheme.
fn barred(look: Sight, read: Reader) -> f64 {
    let sides = look.state.zone(Zone::Sides, Seat::NONE).iter().filter(|side| read.printed(**side).crisis);
    f64::from(sides.map(|side| read.threat(*side)).sum::<i32>().min(8))
}

/// What is printed on the side of the hero, which tells heroes apart.
fn printed_hero(look: Sight, read: Reader, seat: Seat) -> [f64; 4] {
    let Some(identity) = read.identity(seat) else { return [0.0; 4] };
    let shown = read.printed(identity);
    let back = || shown.back.as_deref().and_then(|back| look.book.find(back));
    let printed = match shown.kind {
        Kind::Hero => shown,
        _ => back().map_or(shown, |face| &look.book.face(face).printed),
    };
    let number = |value: Option<u8>| f64::from(value.unwrap_or(0));
    let health = printed.health.map_or(0, |health| health.at(1));
    [number(printed.attack), number(printed.thwart), number(printed.defense), f64::from(health)]
}

fn yes(fact: bool) -> f64 {
    f64::from(u8::from(fact))
}

fn add<const N: usize>(sums: &mut [f64; N], parts: &[f64; N]) {
    for (sum, part) in sums.iter_mut().zip(parts) {
        *sum += part;
    }
}

/// The villain: hit points left, stages to come, what is attached.
fn villain(look: Sight, read: Reader, players: f64, out: &mut Vec<f64>) {
    let mut parts = [0.0; 9];
    if let Some(villain) = read.villain() {
        parts[0] = f64::from(read.remaining(villain)) / players;
        parts[1] = yes(read.has_status(villain, Status::Tough));
        parts[2] = yes(read.has_status(villain, Status::Stunned));
        parts[3] = yes(read.has_status(villain, Status::Confused));
        parts[4] = fight::damage_left(look).1 / players;
        parts[5] = look.state.zone(Zone::Stages, Seat::NONE).len() as f64;
        for card in read.attached_to(villain) {
            let (attack, scheme) = read.printed(card).adds;
            parts[6] += 1.0;
            parts[7] += f64::from(attack);
            parts[8] += f64::from(scheme);
        }
    }
    out.extend(parts);
}

/// Threat: it costs more and more as the main scheme fills.
fn schemes(look: Sight, read: Reader, players: f64, out: &mut Vec<f64>) {
    let mut parts = [0.0; 12];
    if let Some(main) = read.main_scheme() {
        let target = read.printed(main).target.map_or(1, |target| target.at(look.state.extra.started)).max(1);
        let full = f64::from(read.threat(main)) / f64::from(target);
        let left = look.state.zone(Zone::Schemes, Seat::NONE).len();
        let start = if left == 0 { 2 } else { 0 };
        parts[start] = full;
        parts[start + 1] = full.powi(3);
        if left == 0 {
            // What still fits on the last scheme: the last threat is the worst.
            parts[4] = 10.0 / (1.0 + f64::from(target - read.threat(main)).max(0.0));
        }
        parts[5] = left as f64;
    }
    for &side in look.state.zone(Zone::Sides, Seat::NONE) {
        let printed = read.printed(side);
        parts[6] += 1.0;
        parts[7] += f64::from(printed.acceleration);
        parts[8] += f64::from(printed.hazard);
        parts[9] += yes(printed.crisis);
        parts[10] += f64::from(read.threat(side)) / players.max(1.0);
    }
    parts[11] = f64::from(look.state.extra.tokens);
    out.extend(parts);
}

/// What one player has: health, cards, allies, readiness.
fn player(look: Sight, read: Reader, seat: Seat) -> [f64; 21] {
    let mut parts = [0.0; 21];
    let Some(identity) = read.identity(seat) else { return parts };
    let health = f64::from(read.remaining(identity)).max(0.0);
    parts[0] = health;
    // The last hit points are worth most.
    parts[1] = 10.0 / (1.0 + health);
    parts[2] = yes(read.has_status(identity, Status::Tough));
    parts[3] = yes(read.has_status(identity, Status::Stunned));
    parts[4] = yes(read.has_status(identity, Status::Confused));
    parts[5] = yes(!read.exhausted(identity));
    for &card in look.state.zone(Zone::Play, seat) {
        let printed = read.printed(card);
        if printed.kind == Kind::Ally {
            let (attack, thwart) = (read.value(Quality::Attack, card), read.value(Quality::Thwart, card));
            parts[6] += 1.0;
            parts[7] += f64::from(attack.max(thwart));
            parts[8] += f64::from(read.remaining(card));
            parts[9] += yes(!read.exhausted(card));
        } else {
            let start = if printed.kind == Kind::Upgrade { 12 } else { 10 };
            parts[start] += 1.0;
            parts[start + 1] += f64::from(printed.cost.unwrap_or(0));
            parts[14] += f64::from(read.state.counters.get(card, crate::COUNTER));
            parts[15] += yes(!read.exhausted(card));
        }
    }
    let hand = look.state.zone(Zone::Hand, seat);
    parts[16] = (hand.len() as f64).min(7.0);
    parts[17] = hand.iter().map(|card| f64::from(read.printed(*card).resources.count())).sum();
    // What lies before a player will come; being in alter-ego form feeds the scheme.
    parts[18] = look.state.zone(Zone::Dealt, seat).len() as f64;
    if !read.is_hero(seat) {
        parts[19] = 1.0;
        parts[20] = (f64::from(read.hit_points(identity)) - health).max(0.0);
    }
    parts
}
