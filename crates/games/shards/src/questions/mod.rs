//! What is asked: one file a question, with whom it asks, the answers there are, the rule that forbids the rest, and what
//! an answer does.

mod assign;
mod listening;
mod play;
mod refusals;
pub mod word;

pub use assign::Assign;
pub use play::Play;

use crate::Shards;

kernel::questions! { Shards: Play, Assign }
