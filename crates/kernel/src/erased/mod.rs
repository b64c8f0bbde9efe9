//! Games and matches without their type: the interface through which everything above the games works.

mod erase;
mod game;
mod matches;
mod replay;

pub use crate::matches::{Explanation, Knowledge, OptionText};
pub use erase::Erase;
pub use game::{AnyGame, ErasedGame, LONGEST, Played};
pub use matches::{AnyMatch, NamedReading};
pub use replay::{replay, replay_on};
