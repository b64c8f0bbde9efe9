//! How good the table looks to the players, for bots that look one step ahead.

use kernel::notation::{DONE, PASS};
use kernel::question::{Arg, Choice};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Kind, Quality, Status, Zone};
use crate::reading::{Reader, Sight, reader};
use crate::word;

/// A hit point of the villain, with one player.
const HIT_POINT: f64 = 2.2;

/// The prospects of the players, in points of damage on the villain; all players share them.
pub fn value(look: Sight, seat: Seat) -> f64 {
    const WON: f64 = 10_000.0;
    if let Some(verdict) = &look.state.verdict {
        return if verdict.winners.contains(Some(seat)) { WON } else { -WON };
    }
    let read = reader(look);
    let players = f64::from(look.state.extra.started);
    let mut worth = 0.0;
    // The villain: hit points left, stages to come.
    if let Some(villain) = read.villain() {
        worth -= HIT_POINT * f64::from(read.remaining(villain)) / players;
        worth -= 1.5 * f64::from(u8::from(read.has_status(villain, Status::Tough)));
        worth += 2.0 * f64::from(u8::from(read.has_status(villain, Status::Stunned)));
        worth += 1.6 * f64::from(u8::from(read.has_status(villain, Status::Confused)));
        // A stage that falls is worth more than the trouble the next one brings.
        for &stage in look.state.zone(Zone::Stages, Seat::NONE) {
            let all = read.printed(stage).health.map_or(0, |health| health.at(look.state.extra.started));
            worth -= HIT_POINT * f64::from(all) / players + 12.0;
        }
        for card in read.attached_to(villain) {
            let (attack, scheme) = read.printed(card).adds;
            worth -= 1.0 + 1.2 * f64::from(attack) + 1.2 * f64::from(scheme);
        }
    }
    worth -= schemes(look, read, players);
    for minion in read.all_minions() {
        let (attack, scheme) = (read.value(Quality::Attack, minion), read.value(Quality::Scheme, minion));
        let guard = if read.guards(minion) { 1.5 } else { 0.0 };
        let tough = if read.has_status(minion, Status::Tough) { 1.0 } else { 0.0 };
        worth -= 1.0
            + 1.1 * f64::from(attack)
            + 0.5 * f64::from(scheme)
            + 0.5 * f64::from(read.remaining(minion))
            + guard
            + tough;
    }
    for other in read.order() {
        worth += player(look, read, other);
    }
    worth -= 14.0 * look.state.players().filter(|seat| !look.state.place(*seat).alive).count() as f64;
    worth
}

/// What threat costs: more and more as the main scheme fills.
fn schemes(look: Sight, read: Reader, players: f64) -> f64 {
    let mut worth = 0.0;
    if let Some(main) = read.main_scheme() {
        let target = read.printed(main).target.map_or(1, |target| target.at(look.state.extra.started)).max(1);
        let full = f64::from(read.threat(main)) / f64::from(target);
        let last = look.state.zone(Zone::Schemes, Seat::NONE).is_empty();
        let weight = if last { 16.0 } else { 10.0 };
        worth += weight * (full + 1.6 * full.powi(3));
        worth -= 14.0 * look.state.zone(Zone::Schemes, Seat::NONE).len() as f64;
    }
    for &side in look.state.zone(Zone::Sides, Seat::NONE) {
        let printed = read.printed(side);
        let icons = 1.6 * f64::from(printed.acceleration)
            + 1.8 * f64::from(printed.hazard)
            + 2.0 * f64::from(u8::from(printed.crisis));
        worth += 1.2 + icons + 0.45 * f64::from(read.threat(side)) / players.max(1.0);
    }
    worth + 1.8 * f64::from(look.state.extra.tokens)
}

/// What one player has: health, cards, allies, readiness.
fn player(look: Sight, read: Reader, seat: Seat) -> f64 {
    let Some(identity) = read.identity(seat) else { return 0.0 };
    let health = f64::from(read.remaining(identity));
    // The last hit points are worth most.
    let mut worth = health - 12.0 / (1.0 + health.max(0.0));
    let status = |status| f64::from(u8::from(read.has_status(identity, status)));
    worth += 2.2 * status(Status::Tough) - 1.8 * status(Status::Stunned) - 1.4 * status(Status::Confused);
    if !read.exhausted(identity) {
        worth += 3.5;
    }
    for &card in look.state.zone(Zone::Play, seat) {
        worth += in_play(read, card);
    }
    let hand = look.state.zone(Zone::Hand, seat).len() as f64;
    let resources: i32 =
        look.state.zone(Zone::Hand, seat).iter().map(|card| read.printed(*card).resources.count()).sum();
    worth += 0.4 * hand.min(7.0) + 0.12 * f64::from(resources);
    // What lies before a player will come; being in alter-ego form feeds the scheme.
    worth -= 0.6 * look.state.zone(Zone::Dealt, seat).len() as f64;
    if !read.is_hero(seat) {
        let sick = (f64::from(read.hit_points(identity)) - health).max(0.0);
        worth += 0.35 * sick - 0.8;
    }
    worth
}

fn in_play(read: Reader, card: CardId) -> f64 {
    let printed = read.printed(card);
    match printed.kind {
        Kind::Ally => {
            let (attack, thwart) = (read.value(Quality::Attack, card), read.value(Quality::Thwart, card));
            let ready = if read.exhausted(card) { 0.0 } else { 0.8 };
            1.5 * (0.6 + 0.7 * f64::from(attack.max(thwart)) + 0.9 * f64::from(read.remaining(card)) + ready)
        }
        _ => {
            let counters = f64::from(read.state.counters.get(card, crate::COUNTER));
            let ready = if read.exhausted(card) { 0.0 } else { 0.3 };
            1.5 * (1.1 + 0.9 * f64::from(printed.cost.unwrap_or(0)) + 0.35 * counters + ready)
        }
    }
}

/// What to look at first. Bots also play on by this until an action is over: so payments, defences and targets are
/// ranked as a sensible player would choose them at a glance.
pub fn rank(look: Sight, choice: &Choice) -> i32 {
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
        (word::ATTACK | word::THWART, _) => 20,
        (word::TARGET, Arg::Card(card)) => target(look, read, card),
        (word::ASK, _) => 0,
        _ => 4,
    }
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
    let Some(deed) = look.state.extra.activation() else { return 10 };
    let attack = look.state.still(deed.by).map_or(0, |enemy| read.value(Quality::Attack, enemy)) + 1;
    let health = read.identity(deed.seat).map_or(1, |identity| read.remaining(identity));
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
