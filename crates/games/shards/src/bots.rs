//! How good a Shards table looks, for bots.

use kernel::prelude::*;

use crate::Shards;
use crate::language::{Faction, Kind, Resource, Zone};
use crate::questions::word;
use crate::table::Sight;

const FACTIONS: [Faction; 4] = [Faction::Homodeus, Faction::Order, Faction::Undergrowth, Faction::Wraethe];

impl Bots for Shards {
    const FEATURES: &'static [&'static str] = &[
        "health",
        "danger",
        "mastery",
        "mastery squared",
        "mastery over 20",
        "cards",
        "cost",
        "champions",
        "champion cost",
        "starters",
        "shard",
        "homodeus",
        "order",
        "undergrowth",
        "wraethe",
        "unity",
        "shield",
        "power",
        "gems",
        "hand",
        "turn",
    ];
    const PLAYS: &'static [WordId] = &[word::PLAY, word::ENLIST];

    /// What one player has: dials, the cards they own, and what this turn still promises.
    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        let state = look.state;
        let number = |resource| match state.gauge(seat, resource).finite() {
            Some(number) => f64::from(number.min(200)),
            None => 200.0,
        };
        let (health, mastery) = (number(Resource::Health), number(Resource::Mastery));
        let (mut cards, mut cost, mut champions, mut champion_cost) = (0.0, 0.0, 0.0, 0.0);
        let (mut starters, mut shard, mut shield) = (0.0, 0.0, 0.0);
        let mut worth = [0.0; 4];
        let mut count = [0.0; 4];
        for zone in [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Play] {
            for &card in state.zone(zone, seat) {
                if state.card(card).owner != seat {
                    continue;
                }
                let face = look.face(card);
                let printed = &face.printed;
                let Some(price) = printed.cost.map(f64::from) else {
                    // A deck full of starters draws badly; only the Shard itself is worth keeping.
                    *(if face.slug == "infinity-shard" { &mut shard } else { &mut starters }) += 1.0;
                    continue;
                };
                cards += 1.0;
                cost += price;
                shield += printed.shield.map_or(0.0, f64::from);
                if let Some(place) = FACTIONS.iter().position(|faction| printed.faction == Some(*faction)) {
                    worth[place] += price;
                    count[place] += 1.0;
                }
                if printed.kind == Kind::Champion && zone == Zone::Play {
                    champions += 1.0;
                    champion_cost += price;
                }
            }
        }
        // The last steps to 30 are worth most: there the Infinity Shard ends the game.
        out.extend([health, 10.0 / (1.0 + health.max(0.0)), mastery, mastery * mastery, (mastery - 20.0).max(0.0)]);
        out.extend([cards, cost, champions, champion_cost, starters, shard]);
        out.extend(worth);
        out.push(count.iter().map(|count| count * count).sum::<f64>() / (cards + 1.0));
        out.push(shield);
        if state.extra.active == seat {
            let hand = state.zone(Zone::Hand, seat).len() as f64;
            out.extend([number(Resource::Power), number(Resource::Gems).min(12.0), hand, 1.0]);
        } else {
            out.extend([0.0; 4]);
        }
    }

    /// What to look at first: play, activate, then spend, then end. What costs more is better.
    fn rank(look: Sight, choice: &Choice) -> i32 {
        let cost = || choice.card().and_then(|card| look.face(card).printed.cost).map_or(0, i32::from);
        match choice.word {
            word::PLAY => 60,
            word::ACTIVATE => 50,
            word::FOCUS => 40,
            word::RECRUIT => 30 + cost(),
            word::ENLIST => 25 + cost(),
            word::ATTACK => 20,
            word::END => -1,
            _ => 1,
        }
    }
}
