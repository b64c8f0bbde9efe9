//! What texts mean: which cards, players and numbers, whether something holds, what something costs.

pub mod gone;
pub mod notes;
pub mod price;
pub mod select;
