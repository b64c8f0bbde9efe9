//! The chapters of the rulebook that can be told without a table.

pub mod tokens;
pub mod total;
pub mod upgrade;
