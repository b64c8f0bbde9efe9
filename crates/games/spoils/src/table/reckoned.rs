//! What follows from the cards in play and is asked again and again.

use arrayvec::ArrayVec;
use kernel::prelude::*;
use kernel::resolve::modifier;
use kernel::table::memo::Memo;
use kernel::table::zones::ZoneKind;

use crate::Spoils;
use crate::language::{Icon, Kind, Quality, Zone};
use crate::table::marks::CHOSEN;
use crate::table::reading::Reader;
use crate::table::seats::BOTH;

/// What follows from the cards in play and is asked again and again: kept, and checked by the audit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Reckoned {
    /// The qualities that some card in play changes, one bit each.
    pub changed: u64,
    /// The icons that each player's cards provide. `SP-311.1`
    pub icons: [[u8; 6]; 2],
    /// How many resources each player can pay with. `SP-203.3a`
    pub purse: [u16; 2],
}

/// Cards in play that what follows from the table may concern at any time.
pub type Watched = ArrayVec<CardId, 12>;

/// Reckons anew what follows from the cards in play.
pub fn refresh(state: &mut State<Spoils>, book: &Book<Spoils>) {
    let read = Reader { book, state };
    (state.extra.reckoned, state.extra.watched) = (read.reckon(), Memo(read.watched()));
}

/// An ongoing effect reveals a hand. `SP-401.2a-EX1`
pub fn reveal_hands(state: &mut State<Spoils>, book: &Book<Spoils>) {
    for seat in BOTH {
        if (Reader { book, state }).has(Quality::HandRevealed, Target::Seat(seat), false) {
            for card in state.zone(Zone::Hand, seat).to_vec() {
                state.show(card);
            }
        }
    }
}

impl Reader<'_> {
    /// The cards in play that may have to leave although nothing has harmed them, unless they are many.
    pub fn watched(self) -> Option<Watched> {
        let mut found = Watched::new();
        for &card in self.state.everyones(Zone::Play) {
            if !self.printed(card).is_steady {
                found.try_push(card).ok()?;
            }
        }
        Some(found)
    }

    /// Looks through the cards in play for what follows from them.
    pub fn reckon(self) -> Reckoned {
        let mut found = Reckoned::default();
        for seat in BOTH {
            let icons = &mut found.icons[seat.index()];
            let mut free = 0;
            for &kind in Zone::ACTIVE {
                for &card in self.state.zone(kind, seat) {
                    let entry = self.state.card(card);
                    let printed = &self.book.face(entry.face).printed;
                    found.changed |= printed.changes;
                    for (have, more) in icons.iter_mut().zip(printed.provides.0) {
                        *have = have.saturating_add(more);
                    }
                    let resource = kind == Zone::Play && printed.kind == Kind::Resource;
                    free += u16::from(resource && entry.host == CardId::NONE);
                }
            }
            let hidden = self.state.zone(Zone::FaceDown, seat);
            let unattached = hidden.iter().filter(|card| self.state.card(**card).host == CardId::NONE);
            found.purse[seat.index()] = free + unattached.count() as u16;
        }
        for (card, chosen) in self.state.counters.all(CHOSEN) {
            let (zone, seat) = self.zone(card);
            if zone.is_active() {
                found.icons[seat.index()][chosen as usize - 1] += 1;
            }
        }
        if self.state.extra.options.volition {
            for seat in BOTH {
                let hidden = self.state.zone(Zone::FaceDown, seat).len();
                found.icons[seat.index()][Icon::Volition as usize] = hidden as u8;
            }
        }
        if found.changed & Quality::Provides(Icon::Rage).bit() != 0 {
            self.add_provided(&mut found);
        }
        found
    }

    /// Icons that cards provide because another card says so.
    fn add_provided(self, found: &mut Reckoned) {
        for seat in BOTH {
            for zone in [Zone::Play, Zone::FaceDown] {
                for &card in self.state.zone(zone, seat) {
                    for icon in Icon::ALL {
                        let more = modifier::read(self.book, self.state, Quality::Provides(icon), self.of(card), 0);
                        found.icons[seat.index()][icon as usize] += more.value.max(0) as u8;
                    }
                }
            }
        }
    }
}
