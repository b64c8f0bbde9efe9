//! What texts mean: who is meant, what a number is, which dice activate an ability and how likely they are, what damage waits.

pub mod incoming;
pub mod meaning;
pub mod needs;
pub mod odds;
pub mod worth;
