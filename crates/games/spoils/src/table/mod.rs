//! The state of a table: what it holds, how it is laid out, how it is read, what must hold.

pub mod action;
pub mod battle;
pub mod chance;
pub mod extra;
pub mod gone;
pub mod invariants;
pub mod marks;
pub mod options;
pub mod reading;
pub mod reckoned;
pub mod seats;
pub mod series;
pub mod setup;
pub mod slot;
