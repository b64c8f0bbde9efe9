//! The chapters of the rulebook: its procedures, their steps, what happens and what follows from it.

pub mod apply;
pub mod battle;
pub mod cost;
pub mod damage;
pub mod event;
pub mod party;
pub mod plan;
pub mod price;
pub mod series;
pub mod settle;
pub mod steps;
pub mod turn;
