//! The state of a table: what it holds, how it is laid out, how it is read, what must hold.

pub mod action;
pub mod extra;
pub mod invariants;
pub mod options;
pub mod reading;
pub mod setup;
