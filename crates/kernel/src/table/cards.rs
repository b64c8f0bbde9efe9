//! Cards as objects, apart from what is printed on them.
//!
//! A [`Card`] is a sleeve: it has a place, an owner, marks, and a [`FaceId`] that says what is printed inside.
//! Shuffling and re-dealing exchange faces between sleeves, so that whoever refers to a card never refers
//! to a secret.

use serde::{Deserialize, Serialize};

use super::seats::{Seat, SeatSet};
use super::zones::ZoneId;

/// One object on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    pub const NONE: CardId = CardId(u16::MAX);

    /// The card's place in the list of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is printed: an index into the book's faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct FaceId(pub u16);

impl FaceId {
    /// The face's place in the book.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card as it was at one moment: once the card moves to another zone it is a new object and the
/// reference no longer holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CardRef {
    /// The object.
    pub card: CardId,
    /// Which of its lives in a zone is meant.
    pub life: u16,
}

impl CardRef {
    /// A reference that never holds.
    pub const NONE: CardRef = CardRef { card: CardId::NONE, life: 0 };
}

/// A yes-or-no fact about a card in its zone (turned, face-down, enlisted): a bit chosen by the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mark(pub u8);

/// Names the marks of a game, once: a [`Mark`] constant for each with its word in scenarios, and the list `MARKS` for
/// [`crate::game::Terms::MARKS`].
///
/// ```
/// kernel::marks! {
///     /// Turned sideways.
///     EXHAUSTED = "exhausted";
///     STUNNED = "stunned";
/// }
/// assert_eq!(MARKS[1], ("stunned", STUNNED));
/// ```
#[macro_export]
macro_rules! marks {
    ($($(#[$doc:meta])* $name:ident = $word:literal;)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum MarkPlace {
            $($name),+
        }
        $(
            $(#[$doc])*
            pub const $name: $crate::table::cards::Mark = $crate::table::cards::Mark(MarkPlace::$name as u8);
        )+
        /// Every mark with its word in scenarios.
        pub const MARKS: &[(&str, $crate::table::cards::Mark)] = &[$(($word, $name)),+];
    };
}

/// Everything the table knows of one object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Card {
    /// What is printed on it.
    pub face: FaceId,
    /// Where it lies.
    pub zone: ZoneId,
    /// Whose it is; [`Seat::NONE`] for shared cards.
    pub owner: Seat,
    /// Who commands it now.
    pub controller: Seat,
    /// Who knows its face.
    pub known: SeatSet,
    /// Yes-or-no facts, one bit a [`Mark`].
    pub marks: u16,
    /// How often it has changed zones.
    pub life: u16,
    /// The card it is attached to.
    pub host: CardId,
}

impl Card {
    /// Lays it in another zone, where it becomes a new object: marks go, knowledge stays and grows by whoever may look.
    #[inline]
    pub(super) fn renew(&mut self, zone: ZoneId, watchers: SeatSet) {
        self.zone = zone;
        self.marks = 0;
        self.life = self.life.wrapping_add(1);
        self.host = CardId::NONE;
        self.known = self.known.with(watchers);
    }

    /// Whether a mark is set.
    #[inline]
    pub const fn has(&self, mark: Mark) -> bool {
        self.marks & (1 << mark.0) != 0
    }

    #[inline]
    pub const fn set(&mut self, mark: Mark) {
        self.marks |= 1 << mark.0;
    }

    /// Takes a mark away.
    #[inline]
    pub const fn clear(&mut self, mark: Mark) {
        self.marks &= !(1 << mark.0);
    }
}
