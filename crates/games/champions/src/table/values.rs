//! What cards are worth now, in numbers that everybody sees.

use kernel::resolve::modifier::{self, Reading};
use kernel::resolve::scope::Target;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::COUNTER;
use crate::language::{Kind, Quality, Zone};
use crate::table::reading::{Sight, reader};

/// Every word for such a number.
pub const VALUES: &[&str] = &[
    "cost",
    "attack",
    "thwart",
    "defense",
    "scheme",
    "health",
    "damage",
    "retaliate",
    "guard",
    "recover",
    "hand",
    "threat",
    "target",
    "counters",
];

/// The numbers of a card in play, or of one in hand that can be played.
pub fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
    let read = reader(look);
    let mut values = Vec::new();
    let (zone, seat) = read.zone(card);
    if !read.in_play(card) {
        if zone == Zone::Hand && read.printed(card).cost.is_some() {
            values.push(("cost", price(look, seat, card)));
        }
        return values;
    }
    let printed = read.printed(card);
    let kind = read.kind(card);
    let facedown = read.facedown(card);
    let mut stat = |name, of, printed: bool| {
        if printed || facedown {
            values.push((name, read.value(of, card)));
        }
    };
    if kind.is_character() {
        stat("attack", Quality::Attack, printed.attack.is_some());
        if !facedown {
            stat("thwart", Quality::Thwart, printed.thwart.is_some());
            stat("defense", Quality::Defense, printed.defense.is_some());
        }
        stat("scheme", Quality::Scheme, printed.scheme.is_some());
        values.push(("health", read.remaining(card)));
        push(&mut values, "damage", read.damage(card));
        push(&mut values, "retaliate", read.retaliate(card));
        push(&mut values, "guard", i32::from(kind == Kind::Minion && read.guards(card)));
    } else {
        push(&mut values, "damage", read.damage(card));
    }
    if let Some(recover) = printed.recover.filter(|_| !facedown) {
        values.push(("recover", i32::from(recover)));
    }
    if kind.is_identity() {
        values.push(("hand", read.hand_size(seat)));
    }
    if kind.is_scheme() {
        values.push(("threat", read.threat(card)));
        if let Some(target) = printed.target {
            values.push(("target", target.at(look.state.extra.started)));
        }
    }
    push(&mut values, "counters", i32::from(look.state.counters.get(card, COUNTER)));
    values
}

fn push(values: &mut Vec<(&'static str, i32)>, name: &'static str, number: i32) {
    if number != 0 {
        values.push((name, number));
    }
}

/// How a number came about.
pub fn reading(look: Sight, card: CardId, value: &str) -> Option<Reading> {
    let read = reader(look);
    let of = match value {
        "attack" => Quality::Attack,
        "thwart" => Quality::Thwart,
        "defense" => Quality::Defense,
        "scheme" => Quality::Scheme,
        "health" => Quality::HitPoints,
        _ => return None,
    };
    (read.in_play(card) && read.kind(card).is_character()).then(|| read.reading(of, card))
}

/// What it costs a player to play a card. `MC-INITIATE-3`
pub fn price(look: Sight, seat: Seat, card: CardId) -> i32 {
    let read = reader(look);
    let printed = i32::from(read.printed(card).cost.unwrap_or(0));
    let on = Target::Card(look.state.refer(card));
    let changed = match read.is_touched(Quality::Price) {
        true => modifier::read(look.book, look.state, Quality::Price, on, printed).value,
        false => printed,
    };
    let less: i32 = look.state.extra.discounts.iter().filter(|(who, _)| *who == seat).map(|(_, by)| *by).sum();
    (changed - less).max(0)
}
