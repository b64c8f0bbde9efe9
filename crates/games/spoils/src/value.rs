//! How good a Spoils table looks, for bots that look one step ahead.

use kernel::question::Choice;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Gauge, Kind, Zone};
use crate::reading::{Reader, Sight, reader};
use crate::select::rival;
use crate::{DEPLETED, word};

/// The lead over the opponent, in points of influence; a won game is worth more than any lead.
pub fn value(look: Sight, seat: Seat) -> f64 {
    const WON: f64 = 10_000.0;
    if let Some(verdict) = &look.state.verdict {
        return if verdict.winners.contains(Some(seat)) {
            WON
        } else if verdict.winners == kernel::table::seats::SeatSet::NONE {
            0.0
        } else {
            -WON
        };
    }
    standing(reader(look), seat) - standing(reader(look), rival(seat))
}

/// What one player has: influence, cards in play, cards in hand, resources.
fn standing(read: Reader, seat: Seat) -> f64 {
    let state = read.state;
    let influence = f64::from(state.gauge(seat, Gauge::Influence).raw());
    // The last points of influence are worth most.
    let mut worth = influence - 12.0 / (1.0 + influence);
    let mut resources = state.zone(Zone::FaceDown, seat).len();
    for &card in state.zone(Zone::Play, seat) {
        if read.printed(card).kind == Kind::Resource {
            resources += 1;
        } else {
            worth += card_worth(read, card);
        }
    }
    let resources = resources as f64;
    worth += 1.6 * resources.min(8.0) + 0.3 * (resources - 8.0).max(0.0);
    let hand = state.zone(Zone::Hand, seat).len() as f64;
    worth += 1.1 * hand.min(7.0) + 0.3 * (hand - 7.0).max(0.0);
    for &card in state.zone(Zone::Played, seat) {
        worth += 0.7 * f64::from(read.cost(card)) + 1.0;
    }
    worth
}

fn card_worth(read: Reader, card: CardId) -> f64 {
    let printed = read.printed(card);
    if read.is(card, Kind::Character) {
        let (strength, life) = (f64::from(read.strength(card)), f64::from(read.life(card) - read.damage(card)));
        let speed = f64::from(read.speed(card));
        let ready = if read.state.card(card).has(DEPLETED) { 0.0 } else { 0.35 };
        let sneaks = if read.covert(card) { 0.6 } else { 0.0 };
        0.8 + 0.85 * strength + 0.6 * life + 0.15 * (speed - 3.0) + ready + sneaks + text_worth(read, card)
    } else {
        0.6 + 0.75 * f64::from(printed.cost.unwrap_or(0))
    }
}

fn text_worth(read: Reader, card: CardId) -> f64 {
    let printed = read.printed(card);
    0.4 * (printed.abilities.len() as f64) + 0.3 * (printed.text.len() as f64)
}

/// What to look at first.
pub fn rank(look: Sight, choice: &Choice) -> i32 {
    match choice.word {
        word::PLAY | word::FLIP_UP => choice.card().map_or(4, |card| 4 + reader(look).cost(card)),
        word::ATTACK => 4,
        word::LAY | word::SEND | word::PAY => 3,
        word::USE | word::USE_NTH => 2,
        word::END => -1,
        _ => 1,
    }
}
