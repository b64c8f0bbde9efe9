//! How good the table looks to the players, for bots that look one step ahead.

use kernel::notation::{DONE, PASS};
use kernel::question::{Arg, Choice};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::extra::Step;
use crate::language::{Kind, Quality, Status, When, Zone};
use crate::reading::{Reader, Sight, reader};
use crate::{rules, word};

/// What a boost card adds on average.
const BOOST: f64 = 1.2;

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
        worth -= 1.3 * f64::from(read.remaining(villain)) / players;
        let status = |status| f64::from(u8::from(read.has_status(villain, status)));
        worth += 3.0 * status(Status::Stunned) + 2.2 * status(Status::Confused) - 2.0 * status(Status::Tough);
        worth -= 24.0 * look.state.zone(Zone::Stages, Seat::NONE).len() as f64;
        for card in read.attached_to(villain) {
            let (attack, scheme) = read.printed(card).adds;
            worth -= match read.kind(card) {
                Kind::Attachment => 1.5 + 1.5 * f64::from(attack) + 1.5 * f64::from(scheme),
                // A player's own card on the villain.
                _ => -4.0,
            };
        }
    }
    for minion in read.all_minions() {
        worth -= menace(read, minion);
    }
    worth -= schemes(look, read, players);
    for other in read.order() {
        worth += player(look, read, other);
    }
    worth - 20.0 * look.state.players().filter(|seat| !look.state.place(*seat).alive).count() as f64
}

/// What a minion costs as long as it is there.
fn menace(read: Reader, minion: CardId) -> f64 {
    let (attack, scheme) = (read.value(Quality::Attack, minion), read.value(Quality::Scheme, minion));
    let guard = if read.guards(minion) { 2.0 } else { 0.0 };
    let tough = if read.has_status(minion, Status::Tough) { 1.2 } else { 0.0 };
    let stunned = if read.has_status(minion, Status::Stunned) { 1.0 } else { 0.0 };
    1.2 + 1.1 * f64::from(attack) + 0.5 * f64::from(scheme) + 0.55 * f64::from(read.remaining(minion)) + guard + tough
        - stunned
}

/// What threat costs: more and more as the main scheme fills, with what the next villain phase adds.
fn schemes(look: Sight, read: Reader, players: f64) -> f64 {
    let mut worth = 0.0;
    if let Some(main) = read.main_scheme() {
        let target = read.printed(main).target.map_or(1, |target| target.at(look.state.extra.started)).max(1);
        let mut coming = 0.0;
        if look.state.extra.step == Step::Players {
            coming += f64::from(rules::acceleration(look, main));
            for seat in read.order().filter(|seat| !read.is_hero(*seat)) {
                let villain = read.villain().filter(|villain| !read.has_status(*villain, Status::Confused));
                coming += villain.map_or(0.0, |villain| f64::from(read.value(Quality::Scheme, villain)) + BOOST);
                coming += read.minions(seat).map(|minion| f64::from(read.value(Quality::Scheme, minion))).sum::<f64>();
            }
        }
        let full = (f64::from(read.threat(main)) + coming) / f64::from(target);
        let last = look.state.zone(Zone::Schemes, Seat::NONE).is_empty();
        let weight = if last { 1.0 } else { 0.6 };
        worth += weight * (9.0 * full + 26.0 * full.powi(3));
        if full >= 1.0 {
            worth += weight * 30.0;
        }
        worth -= 14.0 * look.state.zone(Zone::Schemes, Seat::NONE).len() as f64;
    }
    for &side in look.state.zone(Zone::Sides, Seat::NONE) {
        let printed = read.printed(side);
        let crisis = if printed.crisis { 2.5 } else { 0.0 };
        let icons = 2.2 * f64::from(printed.acceleration) + 2.4 * f64::from(printed.hazard) + crisis;
        worth += 1.5 + icons + 0.6 * f64::from(read.threat(side)) / players;
    }
    worth + 2.2 * f64::from(look.state.extra.tokens)
}

/// What one player has: health after what is to be feared, cards, allies, readiness.
fn player(look: Sight, read: Reader, seat: Seat) -> f64 {
    let Some(identity) = read.identity(seat) else { return 0.0 };
    let mut health = f64::from(read.remaining(identity));
    let hero = read.is_hero(seat);
    let status = |status| f64::from(u8::from(read.has_status(identity, status)));
    let ready = !read.exhausted(identity);
    if hero && look.state.extra.step == Step::Players {
        health -= feared(look, read, seat, identity, ready);
    }
    // The last hit points are worth most.
    let mut worth = 1.0 * health - 16.0 / (1.5 + health.max(0.0));
    if health <= 0.0 {
        worth -= 14.0 - 2.0 * health;
    }
    worth += 2.6 * status(Status::Tough) - 2.2 * status(Status::Stunned) - 1.6 * status(Status::Confused);
    if ready {
        worth += 0.6;
    }
    for &card in look.state.zone(Zone::Play, seat) {
        worth += in_play(read, card);
    }
    for &card in look.state.zone(Zone::Hand, seat) {
        worth += in_hand(read, card);
    }
    worth -= 1.2 * look.state.zone(Zone::Dealt, seat).len() as f64;
    worth
}

/// The damage that a hero must expect in the next villain phase: allies and the hero may defend.
fn feared(look: Sight, read: Reader, seat: Seat, identity: CardId, ready: bool) -> f64 {
    let mut blows: Vec<f64> = Vec::new();
    if let Some(villain) = read.villain()
        && !read.has_status(villain, Status::Stunned)
    {
        blows.push(f64::from(read.value(Quality::Attack, villain)) + BOOST);
    }
    for minion in read.minions(seat).filter(|minion| !read.has_status(*minion, Status::Stunned)) {
        blows.push(f64::from(read.value(Quality::Attack, minion)));
    }
    blows.sort_by(|left, right| right.total_cmp(left));
    let mut shields: Vec<f64> = read.allies(seat).filter(|ally| !read.exhausted(*ally)).map(|_| 0.5).collect();
    if read.has_status(identity, Status::Tough) {
        shields.insert(0, 1.0);
    }
    let defense = f64::from(read.value(Quality::Defense, identity));
    let mut sum = 0.0;
    for (place, blow) in blows.into_iter().enumerate() {
        let kept = shields.get(place).copied().unwrap_or(0.0);
        let guarded = if ready && place == 0 { (blow - defense).max(0.0) } else { blow };
        sum += guarded * (1.0 - kept);
    }
    // Encounter cards may bring more.
    sum + 0.4 * f64::from(look.state.extra.started)
}

fn in_play(read: Reader, card: CardId) -> f64 {
    let printed = read.printed(card);
    match printed.kind {
        Kind::Ally => {
            let (attack, thwart) = (read.value(Quality::Attack, card), read.value(Quality::Thwart, card));
            let ready = if read.exhausted(card) { 0.0 } else { 1.0 };
            1.2 + 0.9 * f64::from(attack.max(thwart)) + 0.9 * f64::from(read.remaining(card)) + ready
        }
        _ => {
            let counters = f64::from(read.state.counters.get(card, crate::COUNTER));
            let ready = if read.exhausted(card) { 0.0 } else { 0.5 };
            1.8 + 1.1 * f64::from(printed.cost.unwrap_or(0)) + 0.4 * counters + ready
        }
    }
}

/// A card in hand pays for others; hands fill up again, so little is lost with one.
fn in_hand(read: Reader, card: CardId) -> f64 {
    let printed = read.printed(card);
    let answers = printed.abilities.iter().any(|ability| matches!(ability.when, When::Interrupt(_) | When::Response(_)));
    0.25 + 0.06 * f64::from(printed.resources.count()) + if answers { 0.7 } else { 0.0 }
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
        (word::END, _) => -1,
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
        (word::ASK, _) => -5,
        _ => 4,
    }
}

fn change(look: Sight, read: Reader) -> i32 {
    let seat = look.state.extra.active;
    let Some(identity) = read.identity(seat) else { return 1 };
    let (left, all) = (read.remaining(identity), read.hit_points(identity));
    match read.is_hero(seat) {
        false if left * 2 > all => 26,
        true if left * 5 < all * 2 && !read.exhausted(identity) => 25,
        _ => 1,
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
