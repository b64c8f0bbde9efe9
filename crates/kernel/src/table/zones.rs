//! Where cards lie.
//!
//! All cards lie in one line; a zone is a stretch of it. So a zone is a plain slice, a move is one rotation
//! of a short array, and copying every zone of the table is copying one list.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize};

use super::cards::CardId;
use super::seats::Seat;

/// Who may look at the faces of the cards in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Everybody.
    Open,
    /// Whoever the zone belongs to.
    Owner,
    /// Nobody, unless they saw the card before.
    Closed,
}

/// The kinds of places a game has.
pub trait ZoneKind: Copy + Eq + Hash + Debug + 'static {
    /// Every kind, in a fixed order.
    const ALL: &'static [Self];
    /// Those in which cards can act, in the same order; all where a game names none.
    const ACTIVE: &'static [Self] = Self::ALL;
    /// The kind's place in [`ZoneKind::ALL`].
    fn index(self) -> usize;
    /// The zone's word in the notation, such as `discard`.
    fn name(self) -> &'static str;
    /// Whether each seat has one of its own.
    fn is_personal(self) -> bool;
    /// Who may look into it.
    fn visibility(self) -> Visibility;
    /// Whether only its size matters at a glance: a deck, a discard pile.
    fn is_pile(self) -> bool {
        self.visibility() == Visibility::Closed
    }
    /// What stands before the names of its cards in the notation, where the same card may be meant in several zones.
    fn sign(self) -> &'static str {
        ""
    }
    /// What its cards are called in the notation where they lie covered and can be meant all the same.
    fn cover(self) -> &'static str {
        ""
    }
    /// Whether the cards in it act: their standing text is in force.
    fn is_active(self) -> bool {
        false
    }
}

/// What there is to say of one kind of zone; see [`crate::zones!`].
#[derive(Clone, Copy, Debug)]
pub struct ZoneSpec {
    pub name: &'static str,
    pub personal: bool,
    pub visibility: Visibility,
    pub pile: bool,
    pub active: bool,
    pub sign: &'static str,
    pub cover: &'static str,
}

impl ZoneSpec {
    /// A zone of the table that everybody may look into.
    pub const fn shared(name: &'static str) -> ZoneSpec {
        ZoneSpec {
            name,
            personal: false,
            visibility: Visibility::Open,
            pile: false,
            active: false,
            sign: "",
            cover: "",
        }
    }

    /// A zone that each seat has, and everybody may look into.
    pub const fn personal(name: &'static str) -> ZoneSpec {
        ZoneSpec { personal: true, ..ZoneSpec::shared(name) }
    }

    /// Only whoever it belongs to may look into it.
    pub const fn owners_only(self) -> ZoneSpec {
        ZoneSpec { visibility: Visibility::Owner, ..self }
    }

    /// Nobody may look into it.
    pub const fn closed(self) -> ZoneSpec {
        ZoneSpec { visibility: Visibility::Closed, ..self }
    }

    /// Only its size matters at a glance.
    pub const fn pile(self) -> ZoneSpec {
        ZoneSpec { pile: true, ..self }
    }

    /// Its cards act: their standing text is in force.
    pub const fn active(self) -> ZoneSpec {
        ZoneSpec { active: true, ..self }
    }

    /// What stands before the names of its cards in the notation.
    pub const fn signed(self, sign: &'static str) -> ZoneSpec {
        ZoneSpec { sign, ..self }
    }

    /// What its covered cards are called in the notation.
    pub const fn covered(self, cover: &'static str) -> ZoneSpec {
        ZoneSpec { cover, ..self }
    }
}

/// Names the zones of a game, once: the enum and its [`ZoneKind`]. The order is the stored form.
///
/// ```
/// use kernel::table::zones::{ZoneKind, ZoneSpec};
/// kernel::zones! {
///     /// Where cards lie.
///     pub enum Zone {
///         Deck = ZoneSpec::personal("deck").closed().pile(),
///         Hand = ZoneSpec::personal("hand").owners_only(),
///         Play = ZoneSpec::personal("play").active(),
///     }
/// }
/// assert_eq!(Zone::ACTIVE, [Zone::Play]);
/// assert_eq!(Zone::Hand.name(), "hand");
/// ```
#[macro_export]
macro_rules! zones {
    ($(#[$about:meta])* pub enum $zone:ident { $($(#[$doc:meta])* $name:ident = $spec:expr),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $zone {
            $($(#[$doc])* $name),+
        }

        impl $zone {
            const SPECS: &'static [$crate::table::zones::ZoneSpec] = &[$($spec),+];
            const ACTIVE_COUNT: usize = {
                let (mut count, mut place) = (0, 0);
                while place < Self::SPECS.len() {
                    count += Self::SPECS[place].active as usize;
                    place += 1;
                }
                count
            };
            const ACTIVE_LIST: [$zone; Self::ACTIVE_COUNT] = {
                let all: &[$zone] = &[$($zone::$name),+];
                let mut list = [all[0]; Self::ACTIVE_COUNT];
                let (mut count, mut place) = (0, 0);
                while place < all.len() {
                    if Self::SPECS[place].active {
                        list[count] = all[place];
                        count += 1;
                    }
                    place += 1;
                }
                list
            };
        }

        impl $crate::table::zones::ZoneKind for $zone {
            const ALL: &'static [$zone] = &[$($zone::$name),+];
            const ACTIVE: &'static [$zone] = &Self::ACTIVE_LIST;
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            fn name(self) -> &'static str {
                Self::SPECS[self as usize].name
            }
            #[inline]
            fn is_personal(self) -> bool {
                Self::SPECS[self as usize].personal
            }
            #[inline]
            fn visibility(self) -> $crate::table::zones::Visibility {
                Self::SPECS[self as usize].visibility
            }
            fn is_pile(self) -> bool {
                Self::SPECS[self as usize].pile
            }
            #[inline]
            fn sign(self) -> &'static str {
                Self::SPECS[self as usize].sign
            }
            #[inline]
            fn cover(self) -> &'static str {
                Self::SPECS[self as usize].cover
            }
            #[inline]
            fn is_active(self) -> bool {
                Self::SPECS[self as usize].active
            }
        }
    };
}

/// One zone of one table: a kind, and the seat it belongs to if it is personal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ZoneId(pub u8);

/// Finds the number of a zone for a game with at most `seats` seats. Every kind has room for all seats; a shared
/// zone lies in the first place of its kind.
#[inline]
pub fn zone_id<Z: ZoneKind>(kind: Z, seat: Seat, seats: usize) -> ZoneId {
    let place = if kind.is_personal() { seat.index() } else { 0 };
    ZoneId((kind.index() * seats + place) as u8)
}

/// All cards in one row, zone after zone. Within a zone the last card is the top.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Line {
    order: Vec<CardId>,
    ends: Vec<u16>,
}

impl Line {
    /// A line with this many empty zones.
    pub fn with_zones(zones: usize) -> Line {
        Line { order: Vec::new(), ends: vec![0; zones] }
    }

    pub fn zones(&self) -> usize {
        self.ends.len()
    }

    /// How many cards lie on the table.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether no card lies on the table.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    #[inline]
    fn start(&self, zone: ZoneId) -> usize {
        if zone.0 == 0 { 0 } else { self.ends[zone.0 as usize - 1] as usize }
    }

    /// The cards of a zone, bottom first.
    #[inline]
    pub fn zone(&self, zone: ZoneId) -> &[CardId] {
        &self.order[self.start(zone)..self.ends[zone.0 as usize] as usize]
    }

    /// The cards of a zone and of those after it up to another one.
    #[inline]
    pub fn stretch(&self, first: ZoneId, last: ZoneId) -> &[CardId] {
        &self.order[self.start(first)..self.ends[last.0 as usize] as usize]
    }

    /// The cards of a zone, to be put into another order.
    pub fn zone_mut(&mut self, zone: ZoneId) -> &mut [CardId] {
        let (start, end) = (self.start(zone), self.ends[zone.0 as usize] as usize);
        &mut self.order[start..end]
    }

    /// Adds a card that was not on the table, on top of a zone.
    pub fn add(&mut self, card: CardId, zone: ZoneId) {
        let end = self.ends[zone.0 as usize] as usize;
        self.order.insert(end, card);
        // As below: no end ever wraps.
        for end in &mut self.ends[zone.0 as usize..] {
            *end = end.wrapping_add(1);
        }
    }

    /// Takes a card out of one zone and lays it at `place` of another, counted from the bottom once it is out.
    pub fn move_card(&mut self, card: CardId, from: ZoneId, to: ZoneId, place: usize) {
        let start = self.start(from);
        let offset = self.zone(from).iter().rposition(|&other| other == card).expect("a card lies in its zone");
        let source = start + offset;
        let target = self.start(to) + place - usize::from(from.0 < to.0);
        // No end ever wraps; said so that the loops need no checks.
        if from.0 < to.0 || (from == to && offset <= place) {
            for end in &mut self.ends[from.0 as usize..to.0 as usize] {
                *end = end.wrapping_sub(1);
            }
            self.order.copy_within(source + 1..target + 1, source);
            self.order[target] = card;
        } else {
            for end in &mut self.ends[to.0 as usize..from.0 as usize] {
                *end = end.wrapping_add(1);
            }
            self.order.copy_within(target..source, target + 1);
            self.order[target] = card;
        }
    }

    /// Lays all cards of a zone on top of another, in their order.
    pub fn move_all(&mut self, from: ZoneId, to: ZoneId) {
        let (start, end) = (self.start(from), self.ends[from.0 as usize] as usize);
        let count = end - start;
        if from.0 < to.0 {
            let top = self.ends[to.0 as usize] as usize;
            self.order[start..top].rotate_left(count);
            for end in &mut self.ends[from.0 as usize..to.0 as usize] {
                *end = end.wrapping_sub(count as u16);
            }
        } else {
            let top = self.ends[to.0 as usize] as usize;
            self.order[top..end].rotate_right(count);
            for end in &mut self.ends[to.0 as usize..from.0 as usize] {
                *end = end.wrapping_add(count as u16);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(zones: &[&[u16]]) -> Line {
        let mut line = Line::with_zones(zones.len());
        for (zone, cards) in zones.iter().enumerate() {
            for &card in *cards {
                line.add(CardId(card), ZoneId(zone as u8));
            }
        }
        line
    }

    #[test]
    fn cards_move_both_ways_and_within() {
        let mut row = line(&[&[1, 2], &[], &[3, 4, 5]]);
        row.move_card(CardId(1), ZoneId(0), ZoneId(2), 3);
        assert_eq!(row, line(&[&[2], &[], &[3, 4, 5, 1]]));
        row.move_card(CardId(4), ZoneId(2), ZoneId(0), 0);
        assert_eq!(row, line(&[&[4, 2], &[], &[3, 5, 1]]));
        row.move_card(CardId(5), ZoneId(2), ZoneId(1), 0);
        assert_eq!(row, line(&[&[4, 2], &[5], &[3, 1]]));
        row.move_card(CardId(3), ZoneId(2), ZoneId(2), 1);
        assert_eq!(row, line(&[&[4, 2], &[5], &[1, 3]]));
        row.move_card(CardId(3), ZoneId(2), ZoneId(2), 0);
        assert_eq!(row, line(&[&[4, 2], &[5], &[3, 1]]));
        row.move_card(CardId(5), ZoneId(1), ZoneId(1), 0);
        assert_eq!(row, line(&[&[4, 2], &[5], &[3, 1]]));
    }

    #[test]
    fn whole_zones_move_both_ways() {
        let mut row = line(&[&[1, 2], &[9], &[3, 4, 5], &[]]);
        row.move_all(ZoneId(0), ZoneId(2));
        assert_eq!(row, line(&[&[], &[9], &[3, 4, 5, 1, 2], &[]]));
        row.move_all(ZoneId(2), ZoneId(1));
        assert_eq!(row, line(&[&[], &[9, 3, 4, 5, 1, 2], &[], &[]]));
        row.move_all(ZoneId(3), ZoneId(0));
        row.move_all(ZoneId(1), ZoneId(3));
        assert_eq!(row, line(&[&[], &[], &[], &[9, 3, 4, 5, 1, 2]]));
    }
}
