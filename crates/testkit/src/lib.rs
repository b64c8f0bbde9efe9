//! For tests only: books read from the project's folders, the conformance suite, and a toy game.
//!
//! Tests touch the engine through this crate, so that a change of the engine's interface edits one place.

pub mod conformance;
pub mod data;
pub mod facts;
pub mod golden;
pub mod random_texts;
pub mod siblings;
pub mod toy;
