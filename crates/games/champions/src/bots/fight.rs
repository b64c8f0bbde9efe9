//! The fight in numbers: what it takes to win, how near the players are to losing, what the next villain phase does.

use kernel::effect::tree::{Change, Effect, Standing};
use kernel::table::cards::{CardId, FaceId};

use crate::language::{Is, Keyword, Kind, Pattern, Quality, Status, Verb, When, Zone};
use crate::table::icons;
use crate::table::prelude::*;

/// Boost icons that a boost card has on average.
const BOOST: f64 = 1.0;
/// Boost icons of an unlucky boost card.
const WORST_BOOST: f64 = 2.0;

/// Damage that a player's hand brings in a round.
const HAND_DAMAGE: f64 = 2.5;
/// Threat that encounter cards bring for each player in a round.
pub const SUDDEN_THREAT: f64 = 0.7;

/// The schemes of the players' enemies.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    /// Threat that still fits on the main scheme.
    pub room: f64,
    /// Threat that still fits on it and on those that follow.
    pub room_in_all: f64,
    /// Whether it is the last.
    pub last: bool,
    /// Threat that comes every round whatever the players do.
    pub rate: f64,
    /// Threat that the villain and the minions place against alter-egos, on average.
    pub scheming: f64,
}

impl Clock {
    /// Reads the table.
    pub fn of(look: Sight) -> Clock {
        let read = reader(look);
        let started = look.state.extra.started;
        let mut clock = Clock { room: 99.0, room_in_all: 99.0, ..Clock::default() };
        let Some(main) = read.main_scheme() else { return clock };
        let target = read.printed(main).target.map_or(99, |target| target.at(started));
        clock.room = f64::from((target - read.threat(main)).max(0));
        clock.room_in_all = clock.room;
        let left = look.state.zone(Zone::Schemes, Seat::NONE);
        clock.last = left.is_empty();
        for &next in left {
            let printed = read.printed(next);
            let back = printed.back.as_deref().and_then(|back| look.book.find(back));
            let sides = [Some(printed), back.map(|back| &look.book.face(back).printed)];
            let found = sides.into_iter().flatten().find_map(|side| side.target.map(|target| (side, target)));
            if let Some((side, target)) = found {
                let start = side.threat.map_or(0, |threat| threat.at(started));
                clock.room_in_all += f64::from((target.at(started) - start).max(0));
            }
        }
        clock.rate = f64::from(icons::acceleration(look, main));
        for seat in read.order().filter(|seat| !read.is_hero(*seat)) {
            clock.scheming += scheming(look, seat);
        }
        clock
    }

    /// Threat that the next villain phase places on average.
    pub fn next(&self) -> f64 {
        self.rate + self.scheming
    }
}

/// Threat that is placed because a player is in alter-ego form.
pub fn scheming(look: Sight, seat: Seat) -> f64 {
    let read = reader(look);
    let able = |enemy: &CardId| !read.has_status(*enemy, Status::Confused);
    let villain = read.villain().filter(able).map_or(0.0, |card| f64::from(read.value(Quality::Scheme, card)) + BOOST);
    let minions = read.minions(seat).filter(able).map(|card| f64::from(read.value(Quality::Scheme, card)));
    villain + minions.sum::<f64>()
}

/// What the enemies of a player in hero form deal in the next villain phase: on average, and at worst.
pub fn strikes(look: Sight, seat: Seat) -> (f64, f64) {
    let read = reader(look);
    let able = |enemy: &CardId| !read.has_status(*enemy, Status::Stunned);
    let minions = read.minions(seat).filter(able).map(|card| f64::from(read.value(Quality::Attack, card)));
    let minions: f64 = minions.sum();
    let Some(villain) = read.villain().filter(able) else { return (minions, minions) };
    let boosts = boosts(look, villain);
    let attack = f64::from(read.value(Quality::Attack, villain)) + minions;
    (attack + BOOST * boosts, attack + WORST_BOOST * boosts)
}

/// How many boost cards an enemy's attack is dealt.
pub fn boosts(look: Sight, enemy: CardId) -> f64 {
    let read = reader(look);
    if read.kind(enemy) != Kind::Villain {
        return 0.0;
    }
    let more = read.printed(enemy).abilities.iter().filter(|ability| {
        matches!(&ability.when, When::ForcedInterrupt(Pattern::Attacks(_)))
            && ability.effect.iter().any(|effect| matches!(effect, Effect::Do(Verb::MoreBoost(_))))
    });
    1.0 + more.count() as f64
}

/// Rounds that it takes to beat the villain: a hand brings about as much damage as it has cards for.
pub fn rounds_to_win(look: Sight) -> f64 {
    let (now, later) = damage_left(look);
    let (mut attack, mut players) = (0.0, 0.0);
    for seat in reader(look).order() {
        attack += power(look, seat).0;
        players += 1.0;
    }
    ((now + later) / (attack + HAND_DAMAGE * players).max(1.0)).min(12.0)
}

/// Threat for each player that comes until the villain is beaten in so many rounds, beyond what still fits on the schemes.
pub fn threat_over_in(look: Sight, clock: &Clock, rounds: f64) -> f64 {
    let players = f64::from(look.state.extra.started.max(1));
    let rate = clock.rate + SUDDEN_THREAT * players;
    (rounds * rate - clock.room_in_all) / players
}

/// How many cards fewer an alter-ego draws up to after a change of form.
pub fn cards_lost_as_hero(look: Sight, seat: Seat) -> i32 {
    let read = reader(look);
    let Some(identity) = read.identity(seat) else { return 0 };
    let back = read.printed(identity).back.as_deref().and_then(|back| look.book.find(back));
    let Some(back) = back else { return 0 };
    // What adds to the hand of the hero by the cards in play is taken to count them all.
    let grows = look
        .book
        .face(back)
        .printed
        .text
        .iter()
        .any(|text| matches!(text, Standing::Modifier(modifier) if modifier.of == Quality::HandSize));
    let upgrades = look.state.zone(Zone::Play, seat).iter().filter(|card| read.printed(**card).kind == Kind::Upgrade);
    let more = if grows { upgrades.count() as i32 } else { 0 };
    read.hand_size(seat) - i32::from(look.book.face(back).printed.hand.unwrap_or(0)) - more
}

/// Damage that beats the villain: what is left, the stages to come and what they bring.
pub fn damage_left(look: Sight) -> (f64, f64) {
    let read = reader(look);
    let now = read.villain().map_or(0, |villain| read.remaining(villain));
    let mut later = 0;
    for &stage in look.state.zone(Zone::Stages, Seat::NONE) {
        later += read.printed(stage).health.map_or(0, |health| health.at(look.state.extra.started));
        later += brought(look, look.state.card(stage).face);
        later += i32::from(read.printed(stage).keywords.contains(&Keyword::Toughness)) * 2;
    }
    (f64::from(now), f64::from(later))
}

/// Damage that it took to beat the villain as the match began.
pub fn damage_in_all(look: Sight) -> f64 {
    let read = reader(look);
    let gone = look.state.zone(Zone::Removed, Seat::NONE).iter().chain(look.state.zone(Zone::Stages, Seat::NONE));
    let stages = gone.copied().chain(read.villain()).filter(|card| read.printed(*card).kind == Kind::Villain);
    let health = |card: CardId| read.printed(card).health.map_or(0, |health| health.at(look.state.extra.started));
    stages.map(|card| f64::from(health(card) + brought(look, look.state.card(card).face))).sum()
}

/// Hit points of the villain that a stage brings by a card that it puts into play.
fn brought(look: Sight, stage: FaceId) -> i32 {
    let mut sum = 0;
    for ability in &look.book.face(stage).printed.abilities {
        if ability.when != When::Revealed {
            continue;
        }
        for effect in &ability.effect {
            let Effect::Do(Verb::Search(selection)) = effect else { continue };
            let named = selection.that.0.iter().find_map(|is| if let Is::Named(slug) = is { Some(slug) } else { None });
            if let Some(face) = named.and_then(|slug| look.book.find(slug)) {
                sum += toughens(look, face);
            }
        }
    }
    sum
}

/// How many hit points a card in play adds to the villain.
pub fn toughens(look: Sight, face: FaceId) -> i32 {
    let texts = look.book.face(face).printed.text.iter();
    texts
        .map(|text| match text {
            Standing::Modifier(modifier) if modifier.of == Quality::HitPoints => match modifier.change {
                Change::Add(number) => number,
                _ => 0,
            },
            _ => 0,
        })
        .sum()
}

/// What a player's characters can do in a round in hero form: attack and thwart.
pub fn power(look: Sight, seat: Seat) -> (f64, f64) {
    let read = reader(look);
    let (mut attack, mut thwart) = (0, 0);
    if let Some(identity) = read.identity(seat) {
        if read.is_hero(seat) {
            attack += read.value(Quality::Attack, identity);
            thwart += read.value(Quality::Thwart, identity);
        } else if let Some(hero) = read.printed(identity).back.as_deref().and_then(|back| look.book.find(back)) {
            let printed = &look.book.face(hero).printed;
            attack += i32::from(printed.attack.unwrap_or(0));
            thwart += i32::from(printed.thwart.unwrap_or(0));
        }
    }
    for ally in read.allies(seat) {
        let (hits, helps) = (read.value(Quality::Attack, ally), read.value(Quality::Thwart, ally));
        attack += hits;
        thwart += helps;
    }
    (f64::from(attack), f64::from(thwart))
}
