//! How a match is shown at a terminal: what lies where, in lines.

pub mod board;
pub mod chart;
pub mod dice;
pub mod look;
pub mod page;
pub mod story;
pub mod text;
