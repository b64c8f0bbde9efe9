//! What happens, by the chapters of a rulebook.
//!
//! A chapter is an enum of events with what they do and how they are told beside it; [`crate::chapters!`] gathers the
//! chapters into the game's `Event`.

use crate::book::Book;
use crate::game::{Plain, Terms};
use crate::phrase::Phrase;
use crate::table::cards::CardId;
use crate::table::state::State;

use super::event::Outcome;
use super::look::Look;

/// The kind of an event that no text and no window waits for.
pub const UNHEARD: u8 = 63;

/// The events of one chapter.
pub trait Chapter<G: Terms>: Plain {
    /// Does what the event says. Cannot ask.
    fn apply(&self, state: &mut State<G>, book: &Book<G>) -> Outcome<G>;
    /// What everybody is told of it.
    fn describe(&self, look: Look<G>) -> Option<Phrase>;
    /// Its kind: listeners are indexed by it.
    fn kind(&self) -> u8 {
        UNHEARD
    }
    /// The card it is about: what a trigger calls `it`.
    fn subject(&self) -> Option<CardId> {
        None
    }
}

/// Gathers the chapters of a rulebook into the game's event, which is again a [`Chapter`]. Each chapter's own event becomes
/// the game's by `into`. The order of the list is the stored form.
///
/// ```ignore
/// kernel::chapters! {
///     /// What happens at a table.
///     pub enum Event for Toy {
///         Turn(turn::Event),
///         Fight(fight::Event),
///     }
/// }
/// Proposal::one(fight::Event::Strike { to, amount: 2 })
/// ```
#[macro_export]
macro_rules! chapters {
    ($(#[$about:meta])* pub enum $event:ident for $game:ty { $($name:ident($chapter:ty)),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $event {
            $($name($chapter)),+
        }

        $(impl From<$chapter> for $event {
            #[inline]
            fn from(event: $chapter) -> $event {
                $event::$name(event)
            }
        })+

        impl $crate::resolve::chapter::Chapter<$game> for $event {
            #[inline]
            fn apply(
                &self,
                state: &mut $crate::table::state::State<$game>,
                book: &$crate::book::Book<$game>,
            ) -> $crate::resolve::event::Outcome<$game> {
                match self {
                    $($event::$name(event) => event.apply(state, book)),+
                }
            }
            fn describe(&self, look: $crate::resolve::look::Look<$game>) -> Option<$crate::phrase::Phrase> {
                match self {
                    $($event::$name(event) => event.describe(look)),+
                }
            }
            #[inline]
            fn kind(&self) -> u8 {
                match self {
                    $($event::$name(event) => $crate::resolve::chapter::Chapter::<$game>::kind(event)),+
                }
            }
            #[inline]
            fn subject(&self) -> Option<$crate::table::cards::CardId> {
                match self {
                    $($event::$name(event) => $crate::resolve::chapter::Chapter::<$game>::subject(event)),+
                }
            }
        }
    };
}
