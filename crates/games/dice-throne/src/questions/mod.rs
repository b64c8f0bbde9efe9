//! What is asked: one file a question, with whom it asks, the answers there are, the rule that forbids the rest, and what
//! an answer does.

pub mod action;
mod aim;
mod companions;
mod defend;
mod dice;
mod main_phase;
mod pass_on;
mod prelude;
mod react;
mod refusals;
pub mod rolling;
mod windows;
pub mod word;

pub use aim::Aim;
pub use companions::{Accept, GrowSpirit, LoseCompanion};
pub use defend::{Defend, RollDefence};
pub use dice::{LaySide, RerollDie, TurnDie};
pub use main_phase::{MainPhase, SellDown};
pub use pass_on::PassOn;
pub use react::React;
pub use rolling::Rolling;

use crate::DiceThrone;

kernel::questions! {
    DiceThrone: MainPhase, SellDown, React, Rolling, Defend, RollDefence, Aim, TurnDie, RerollDie, LaySide, GrowSpirit,
    LoseCompanion, Accept, PassOn,
}
