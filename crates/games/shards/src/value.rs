//! How good a Shards table looks, for bots that look one step ahead.

use kernel::question::Choice;
use kernel::table::seats::Seat;

use crate::language::{Kind, Resource, Zone};
use crate::{Sight, word};

/// The lead over the strongest opponent, in health points; a won game is worth more than any lead.
pub fn value(look: Sight, seat: Seat) -> f64 {
    const WON: f64 = 10_000.0;
    if let Some(verdict) = &look.state.verdict {
        return if verdict.winners.contains(Some(seat)) { WON } else { -WON };
    }
    if !look.state.place(seat).alive {
        return -WON;
    }
    let rivals = look.state.opponents(seat).map(|rival| standing(look, rival));
    standing(look, seat) - rivals.fold(f64::MIN, f64::max)
}

/// What one player has: dials, the cards they own, and what this turn still promises.
fn standing(look: Sight, seat: Seat) -> f64 {
    let state = look.state;
    let number = |resource| match state.gauge(seat, resource).finite() {
        Some(number) => f64::from(number.min(200)),
        None => 200.0,
    };
    let mastery = number(Resource::Mastery);
    // The last steps to 30 are worth most: there the Infinity Shard ends the game.
    let mut worth = number(Resource::Health) + 1.1 * mastery + 0.04 * mastery * mastery;
    for zone in [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Play] {
        for &card in state.zone(zone, seat) {
            if state.card(card).owner == seat {
                worth += card_worth(look, card, zone);
            }
        }
    }
    if state.extra.active == seat {
        worth += 0.95 * number(Resource::Power) + 0.35 * number(Resource::Gems).min(12.0);
        worth += 0.05 * state.zone(Zone::Hand, seat).len() as f64;
    }
    worth
}

fn card_worth(look: Sight, card: kernel::table::cards::CardId, zone: Zone) -> f64 {
    let printed = &look.face(card).printed;
    let Some(cost) = printed.cost else {
        // A deck full of starters draws badly; only the Shard itself is worth keeping.
        return if look.face(card).slug == "infinity-shard" { 2.0 } else { -0.6 };
    };
    let base = 0.4 + 0.9 * f64::from(cost);
    let standing = if printed.kind == Kind::Champion && zone == Zone::Play { 2.0 + 0.3 * f64::from(cost) } else { 0.0 };
    base + standing
}

/// What to look at first: play, activate, then spend, then end.
pub fn rank(_: Sight, choice: &Choice) -> i32 {
    match choice.word {
        word::PLAY => 6,
        word::ACTIVATE => 5,
        word::FOCUS => 4,
        word::RECRUIT | word::ENLIST => 3,
        word::ATTACK => 2,
        word::END => -1,
        _ => 1,
    }
}
