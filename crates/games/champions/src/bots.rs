//! How good the table looks to the players, for bots.

use kernel::game::Bots;
use kernel::notation::{DONE, PASS, WordId};
use kernel::question::{Arg, Ask, Choice};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Kind, Quality, Status, Zone};
use crate::table::reading::{Reader, Sight, reader};
use crate::{Champions, Moment, word};

impl Bots for Champions {
    const FEATURES: &'static [&'static str] = &[
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
    ];
    const PLAYS: &'static [WordId] = &[word::PLAY];

    fn features(look: Sight, _: Seat, out: &mut Vec<f64>) {
        let read = reader(look);
        let players = f64::from(look.state.extra.started);
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
        out.extend(minions);
        out.push(look.state.players().filter(|seat| !look.state.place(*seat).alive).count() as f64);
        let mut all = [0.0; 21];
        for other in read.order() {
            add(&mut all, &player(look, read, other));
        }
        out.extend(all);
        out.push(1.0);
    }

    fn is_quiet(look: Sight, ask: &Ask<Self>) -> bool {
        // A turn is worth what comes of it: it is valued once the villain has answered.
        matches!(ask, Ask::Act(Moment::Turn(_))) && look.state.extra.clock == look.state.extra.turn_began
    }

    fn rank(look: Sight, choice: &Choice) -> i32 {
        let read = reader(look);
        match (choice.word, choice.args[0]) {
            (word::PAY, _) => 90,
            // Pay with what is worth least, but with one card that does it rather than with two.
            (word::SPEND, Arg::Card(card)) => {
                let printed = read.printed(card);
                let keep = i32::from(printed.cost.unwrap_or(0)) * 2 + i32::from(printed.kind == Kind::Ally) * 3;
                40 + printed.resources.count() * 3 - keep
            }
            (word::GENERATE, _) => 60,
            (word::DEFEND, Arg::Card(card)) => defence(look, read, card),
            (word::DECLINE, _) => 30,
            (word::END, _) => 1,
            (DONE, _) => 5,
            (word::DISCARD, _) => 1,
            (PASS, _) => 2,
            // To the hero's form first, to the alter-ego's before resting.
            (word::CHANGE, _) => change(look, read),
            (word::PLAY, Arg::Card(card)) => match read.printed(card).kind {
                Kind::Event => 22,
                _ => 24,
            },
            (word::USE | word::USE_NTH, _) => 23,
            (word::RECOVER, _) => 21,
            (word::ATTACK, Arg::Card(card)) if stays_back(look, read, card) => 0,
            (word::ATTACK, _) => 20,
            (word::THWART, Arg::Card(card)) if stays_back(look, read, card) && !presses(look, read) => 0,
            (word::THWART, _) => 19 + 2 * i32::from(presses(look, read)),
            (word::TARGET, Arg::Card(card)) => target(look, read, card),
            (word::ASK, _) => 0,
            _ => 4,
        }
    }
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
        for &stage in look.state.zone(Zone::Stages, Seat::NONE) {
            let all = read.printed(stage).health.map_or(0, |health| health.at(look.state.extra.started));
            parts[4] += f64::from(all) / players;
            parts[5] += 1.0;
        }
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

/// Whether a hero had better stay ready to defend.
fn stays_back(look: Sight, read: Reader, card: CardId) -> bool {
    let seat = look.state.card(card).controller;
    let (Some(identity), Some(villain)) = (read.identity(seat), read.villain()) else { return false };
    let strike = read.value(Quality::Attack, villain) + 1;
    let blocked = look.state.zone(Zone::Play, seat).iter().any(|&other| read.kind(other) == Kind::Ally);
    identity == card && !blocked && read.remaining(card) <= strike && !read.has_status(villain, Status::Stunned)
}

/// Whether a scheme must be looked after: the main scheme is half full, or a side scheme does harm as long as it is there.
fn presses(look: Sight, read: Reader) -> bool {
    let main = read.main_scheme().is_some_and(|main| {
        let target = read.printed(main).target.map_or(1, |target| target.at(look.state.extra.started));
        read.threat(main) * 2 > target
    });
    main || look.state.zone(Zone::Sides, Seat::NONE).iter().any(|&side| {
        let printed = read.printed(side);
        printed.acceleration > 0 || printed.hazard > 0
    })
}

fn change(look: Sight, read: Reader) -> i32 {
    let seat = look.state.extra.active;
    let Some(identity) = read.identity(seat) else { return 1 };
    let (left, all) = (read.remaining(identity), read.hit_points(identity));
    match read.is_hero(seat) {
        false if left * 2 > all => 26,
        true if left * 5 < all * 2 => 25,
        _ => 0,
    }
}

/// Whether to defend: with an ally that would fall anyway, or with a hero who can take it.
fn defence(look: Sight, read: Reader, card: CardId) -> i32 {
    let Some(activation) = look.state.extra.enemy_activation() else { return 10 };
    let attack = look.state.still(activation.by).map_or(0, |enemy| read.value(Quality::Attack, enemy)) + 1;
    let health = read.identity(activation.seat).map_or(1, |identity| read.remaining(identity));
    if read.kind(card) == Kind::Ally {
        let weak = read.remaining(card) <= 1 || read.remaining(card) > attack;
        return if attack >= health || (weak && attack >= 3) { 50 } else { 25 };
    }
    let defense = read.value(Quality::Defense, card);
    if attack >= health || (defense >= 2 && health < 9) || (attack - defense <= 1 && health < 8) { 45 } else { 28 }
}

/// Whom to aim at: what can be finished off first, then the villain; the fullest scheme.
fn target(look: Sight, read: Reader, card: CardId) -> i32 {
    match read.kind(card) {
        Kind::Minion => 12 + i32::from(read.remaining(card) <= 3) * 4,
        Kind::Villain => 14,
        Kind::MainScheme => {
            let target = read.printed(card).target.map_or(1, |target| target.at(look.state.extra.started));
            if read.threat(card) * 2 > target { 16 } else { 11 }
        }
        Kind::SideScheme => 12,
        _ => 8,
    }
}
