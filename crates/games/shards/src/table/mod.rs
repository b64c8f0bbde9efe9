//! The state of a table: what it holds, where chance comes from, what must hold.

pub mod setup;

use arrayvec::ArrayVec;
use kernel::prelude::*;
use kernel::table::chance::Stream;

use crate::Shards;
use crate::language::{Resource, Zone};

/// What a text of the game sees.
pub type Sight<'a> = Look<'a, Shards>;

/// The most health a player can have. `SOI-HEALTH-2`
pub const MOST_HEALTH: i32 = 50;
/// The most mastery a player can have. `SOI-MASTERY-2`
pub const MOST_MASTERY: i32 = 30;
/// The cards in the river. `SOI-SETUP-11`
pub const RIVER: usize = 6;
/// The cards in a new hand. `SOI-END-6`
pub const HAND: u8 = 5;

kernel::marks! {
    /// A champion that has been activated.
    TURNED = "turned";
    /// A mercenary that was enlisted.
    ENLISTED = "enlisted";
}

/// The stream of the choice of the first player.
pub const FIRST: Stream = Stream(0);
/// The stream of the centre deck.
pub const CENTRE: Stream = Stream(1);

/// The stream of a player's deck.
pub fn deck_stream(seat: Seat) -> Stream {
    Stream(2 + seat.0)
}

/// What only this game has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Extra {
    /// Whose turn it is.
    pub active: Seat,
    /// Which turn it is, from 1.
    pub turn: u32,
    /// The cards played this turn, in order: enlisted mercenaries too.
    pub played: Vec<Played>,
    /// Where the river has its gap.
    pub gap: u8,
    /// The attack on players, if one is going on.
    pub attack: ArrayVec<Assigned, 4>,
    /// How many of the attacked have got their share.
    pub assigned: u8,
}

/// A card played this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Played {
    pub card: CardRef,
    /// What was printed on it.
    pub face: FaceId,
}

/// A player under attack and the power turned against them; the largest number stands for infinity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assigned {
    /// The player.
    pub seat: Seat,
    /// How much.
    pub power: i32,
}

impl Assigned {
    /// The power turned against the player.
    pub fn power(self) -> Quantity {
        if self.power == i32::MAX { Quantity::INFINITE } else { Quantity::new(self.power) }
    }
}

/// Empty places of the river are filled from the centre deck, the gap first. `SOI-RIVER-1`
pub fn refill(state: &mut State<Shards>) {
    while state.zone(Zone::River, Seat::NONE).len() < RIVER {
        let Some(&card) = state.zone(Zone::Centre, Seat::NONE).last() else { break };
        let place = (state.extra.gap as usize).min(state.zone(Zone::River, Seat::NONE).len());
        state.put_at(card, Zone::River, Seat::NONE, place);
        state.extra.gap = RIVER as u8;
    }
}

/// What must always hold.
pub fn audit(state: &State<Shards>, book: &Book<Shards>) -> Result<(), String> {
    for seat in state.players() {
        for (gauge, most) in [(Resource::Health, MOST_HEALTH), (Resource::Mastery, MOST_MASTERY)] {
            let found = state.gauge(seat, gauge);
            if found < Quantity::ZERO || found > Quantity::new(most) {
                return Err(format!("{seat} has {found} {gauge:?}"));
            }
        }
        for gauge in [Resource::Gems, Resource::Power] {
            let found = state.gauge(seat, gauge);
            if found < Quantity::ZERO || (found > Quantity::ZERO && seat != state.extra.active) {
                return Err(format!("{seat} has {found} {gauge:?} in the turn of {}", state.extra.active));
            }
        }
        if !state.place(seat).alive && state.zone(Zone::Play, seat).len() + state.zone(Zone::Hand, seat).len() > 0 {
            return Err(format!("{seat} is out and still has cards"));
        }
    }
    let river = state.zone(Zone::River, Seat::NONE).len();
    if river > RIVER || (river < RIVER && !state.zone(Zone::Centre, Seat::NONE).is_empty()) {
        return Err(format!("the river has {river} cards"));
    }
    if state.verdict.is_none() && !state.place(state.extra.active).alive {
        return Err("the active player is out".to_string());
    }
    for &card in state.zone(Zone::River, Seat::NONE) {
        if book.face(state.card(card).face).printed.cost.is_none() {
            return Err("a starter card lies in the river".to_string());
        }
    }
    Ok(())
}
