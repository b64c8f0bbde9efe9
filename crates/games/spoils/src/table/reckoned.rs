//! What follows from the cards in play and is asked again and again.

use kernel::prelude::*;
use kernel::resolve::modifier;
use kernel::table::zones::ZoneKind;

use crate::Spoils;
use crate::language::{Icon, Quality, Zone};
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

/// Something in force takes life away: a bit beyond those of the qualities.
pub(super) const SAPS_LIFE: u64 = 1 << 40;

pub(super) fn saps_life(modifier: &Modifier<Spoils>) -> bool {
    modifier.of == Quality::Life && !matches!(modifier.change, Change::Add(1..))
}

/// Reckons anew what follows from the cards in play.
pub fn refresh(state: &mut State<Spoils>, book: &Book<Spoils>) {
    state.extra.reckoned = Reader { book, state }.reckon();
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
    /// Looks through the cards in play for what follows from them.
    pub fn reckon(self) -> Reckoned {
        let mut found = Reckoned::default();
        for seat in BOTH {
            for &kind in Zone::ALL.iter().filter(|kind| kind.is_active()) {
                for &card in self.state.zone(kind, seat) {
                    for law in &self.book.face(self.state.card(card).face).laws {
                        if let Law::Modifier(modifier) = law {
                            found.changed |= modifier.of.bit() | if saps_life(modifier) { SAPS_LIFE } else { 0 };
                        }
                    }
                    let icons = &mut found.icons[seat.index()];
                    let printed = self.printed(card);
                    icons.iter_mut().zip(printed.provides.0).for_each(|(have, more)| *have += more);
                    let chosen = self.counter(card, CHOSEN);
                    if chosen > 0 {
                        icons[chosen as usize - 1] += 1;
                    }
                }
            }
            found.purse[seat.index()] = self.unattached(seat).count() as u16;
            if self.state.extra.options.volition {
                found.icons[seat.index()][Icon::Volition as usize] = self.state.zone(Zone::FaceDown, seat).len() as u8;
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
