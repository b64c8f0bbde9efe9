//! What texts mean: which dice activate an ability, and how likely they are.

pub mod needs;
pub mod odds;
