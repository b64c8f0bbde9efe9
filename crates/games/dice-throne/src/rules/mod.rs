//! The chapters of the rulebook that can be told without a table.

pub mod total;
