//! The state of a match: plain values that can be copied, compared, hashed and stored at any decision.

pub mod cards;
pub mod chance;
pub mod counters;
pub mod dice;
pub mod memo;
pub mod seats;
pub mod state;
pub mod zones;
