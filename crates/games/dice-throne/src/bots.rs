//! How good a table looks, for bots.

use kernel::prelude::*;

use crate::DiceThrone;
use crate::cards::Kind;
use crate::language::Zone;
use crate::questions::word;
use crate::table::Sight;
use crate::table::reading::{cp, health, number};

impl Bots for DiceThrone {
    const FEATURES: &'static [&'static str] =
        &["health", "danger", "cp", "hand", "upgrades", "good tokens", "bad tokens"];
    const PLAYS: &'static [WordId] = &[word::PLAY];

    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        let state = look.state;
        let health = f64::from(health(state, seat));
        let tokens = |kind: Kind| -> i32 {
            let own = state.zone(Zone::Tokens, seat).iter();
            let of = own.filter(|card| look.face(**card).printed.status().is_some_and(|status| status.kind == kind));
            of.map(|card| number(state, *card)).sum()
        };
        let upgrades = state.zone(Zone::Board, seat).iter().filter(|card| look.face(**card).printed.card().is_some());
        out.extend([health, 10.0 / (1.0 + health), f64::from(cp(state, seat))]);
        out.extend([state.zone(Zone::Hand, seat).len() as f64, upgrades.count() as f64]);
        out.extend([f64::from(tokens(Kind::Positive)), f64::from(tokens(Kind::Negative))]);
    }

    fn rank(_: Sight, choice: &Choice) -> i32 {
        match choice.word {
            word::ANNOUNCE => 40,
            word::DEFEND => 30,
            word::PLAY | word::USE => 20,
            word::KEEP => 10,
            word::SELL | word::END | word::NONE | word::NO_DEFENCE => -1,
            PASS => -2,
            _ => 1,
        }
    }
}
