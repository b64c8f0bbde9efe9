//! What is asked: one file a question, with whom it asks, the answers there are, the rule that forbids the rest, and what
//! an answer does.

mod actions;
mod assign;
mod attackers;
mod bid;
mod blockers;
mod cost;
mod counter;
mod divide;
mod first;
mod go_on;
mod half_step;
mod hosts;
mod loop_number;
mod mulligan;
mod pay;
mod play_card;
mod prelude;
mod refusals;
mod resource;
mod respond;
mod start_resource;
mod turn;
mod way;
mod windows;
pub mod word;

pub use assign::Assign;
pub use attackers::Attackers;
pub use bid::Bid;
pub use blockers::Blockers;
pub use cost::Cost;
pub use counter::Counter;
pub use divide::Divide;
pub use first::First;
pub use go_on::GoOn;
pub use half_step::HalfStep;
pub use hosts::Hosts;
pub use loop_number::LoopNumber;
pub use mulligan::Mulligan;
pub use pay::Pay;
pub use play_card::PlayCard;
pub use resource::Resource;
pub use respond::Respond;
pub use start_resource::StartResource;
pub use turn::{Turn, can_only_end};
pub use way::Way;

use crate::Spoils;

kernel::questions! {
    Spoils: Turn, Respond, HalfStep, Cost, Way, Pay, StartResource, First, Mulligan, Resource, PlayCard, Bid, Divide, Hosts,
    Attackers, Blockers, Assign, Counter, LoopNumber, GoOn,
}
