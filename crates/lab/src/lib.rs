//! The laboratory: many matches, played by bots, counted, written down and shown.

pub mod row;
pub mod stats;
pub mod summary;
