//! Which cards lie where, as keys: what a learned judgement reads of a table besides the game's features.

use crate::book::Book;
use crate::game::{Game, GaugeKind};
use crate::resolve::table::Table;
use crate::table::seats::Seat;
use crate::table::zones::ZoneKind;

/// Counters beyond this number look alike.
const MOST: i16 = 12;
/// What an infinite gauge counts as.
const INFINITE: f64 = 200.0;

/// Something that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// In whose zone; nobody's if the zone is shared.
    pub holder: Seat,
    /// The same for the same face, kind of zone and marks, whatever match and seat.
    pub key: u32,
}

/// Scatters keys; faces are told apart by what they are called, so that cards added to a game change no other key.
fn mixed(parts: [u64; 3]) -> u32 {
    let mut mix = 0x9e37_79b9_7f4a_7c15_u64;
    for part in parts {
        mix = (mix ^ part).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mix ^= mix >> 29;
    }
    (mix >> 32) as u32
}

/// Every card where it lies, once more with its marks if it has any, and the counters on it.
pub(crate) fn placed<G: Game>(book: &Book<G>, table: &Table<G>, out: &mut Vec<Placed>) {
    out.clear();
    let state = &table.state;
    for (place, &kind) in G::Zone::ALL.iter().enumerate() {
        let holders = if kind.is_personal() { state.places.len() as u8 } else { 1 };
        for seat in (0..holders).map(Seat) {
            let holder = if kind.is_personal() { seat } else { Seat::NONE };
            for &card in state.zone(kind, seat) {
                let entry = state.card(card);
                let name = u64::from(book.face_key(entry.face));
                let place = place as u64;
                out.push(Placed { holder, key: mixed([name, place, 0]) });
                if entry.marks != 0 {
                    out.push(Placed { holder, key: mixed([name, place, u64::from(entry.marks)]) });
                }
                for &(_, counter, number) in state.counters.of(card) {
                    let much = number.min(MOST) as u64;
                    out.push(Placed { holder, key: mixed([1 << 40 | u64::from(counter.0), place, much]) });
                }
            }
        }
    }
}

/// A seat's gauges, in the game's order.
pub(crate) fn gauges<G: Game>(table: &Table<G>, seat: Seat, out: &mut Vec<f64>) {
    out.clear();
    out.extend(G::Gauge::ALL.iter().map(|gauge| match table.state.gauge(seat, *gauge).finite() {
        Some(number) => f64::from(number).min(INFINITE),
        None => INFINITE,
    }));
}
