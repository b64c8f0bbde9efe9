//! What the terminal tells of chances: hints, odds of dice, looking back.

pub mod hint;
pub mod odds;
pub mod review;
