//! What a card was when it left play: texts that wait for it speak of the card as it was. `SP-503.1`

use kernel::prelude::*;

use crate::language::{Kind, Zone};
use crate::table::battle;
use crate::table::marks::{DEPLETED, TOKEN};
use crate::table::reading::Reader;

/// A card as it was in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Was {
    pub controller: Seat,
    /// Its types, one bit each.
    pub kinds: u8,
    pub face_down: bool,
    pub depleted: bool,
    /// The side it fought on: true for the attackers.
    pub side: Option<bool>,
    /// What it was attached to.
    pub host: CardId,
    pub damage: i16,
    pub tokens: i16,
    pub strength: i16,
    pub life: i16,
}

impl Was {
    /// What a card is now, before it leaves.
    pub fn of(read: Reader, card: CardId) -> Was {
        let entry = read.state.card(card);
        let kinds = Kind::ALL.into_iter().filter(|kind| read.is(card, *kind)).fold(0, |set, kind| set | kind.bit());
        let number = |number: i32| number.min(i32::from(i16::MAX)) as i16;
        Was {
            controller: entry.controller,
            kinds,
            face_down: read.zone(card).0 == Zone::FaceDown,
            depleted: entry.has(DEPLETED),
            side: battle::side(read.state, card),
            host: entry.host,
            damage: number(read.damage(card)),
            tokens: read.counter(card, TOKEN),
            strength: number(read.strength(card)),
            life: number(read.life(card)),
        }
    }

    pub fn is(&self, kind: Kind) -> bool {
        self.kinds & kind.bit() != 0
    }
}
