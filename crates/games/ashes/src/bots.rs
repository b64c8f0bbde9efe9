//! How good an Ashes table looks, for bots.

use kernel::prelude::*;

use crate::Ashes;
use crate::language::Zone;
use crate::questions::word;
use crate::table::reading::reader;
use crate::table::{Sight, dice};

impl Bots for Ashes {
    const FEATURES: &'static [&'static str] =
        &["life", "danger", "attack", "unit life", "units", "spells", "hand", "deck", "active dice", "turn"];
    const PLAYS: &'static [WordId] = &[word::PLAY];

    /// What a player has: life, units, spells, cards and dice.
    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        let (state, read) = (look.state, reader(look));
        let life = read.phoenixborn(seat).map_or(0, |card| read.life(card) - read.wounds(card));
        let units = state.zone(Zone::Battlefield, seat);
        let attack: i32 = units.iter().map(|card| read.attack(*card).max(0)).sum();
        let toughness: i32 = units.iter().map(|card| read.life(*card) - read.wounds(*card)).sum();
        out.extend([f64::from(life), 10.0 / (1.0 + f64::from(life.max(0))), f64::from(attack), f64::from(toughness)]);
        for zone in [Zone::Battlefield, Zone::Spellboard, Zone::Hand, Zone::Deck] {
            out.push(state.zone(zone, seat).len() as f64);
        }
        out.push(dice::of(state, seat, dice::ACTIVE).len() as f64);
        out.push(f64::from(u8::from(state.extra.active == seat)));
    }

    /// What to look at first: attack, play, activate; ending comes last.
    fn rank(_: Sight, choice: &Choice) -> i32 {
        match choice.word {
            word::ATTACK_PHOENIXBORN | word::ATTACK_UNIT => 40,
            word::PLAY => 30,
            word::ACTIVATE => 25,
            word::POWER => 10,
            word::MEDITATE | word::END => -1,
            PASS => -2,
            _ => 1,
        }
    }
}
