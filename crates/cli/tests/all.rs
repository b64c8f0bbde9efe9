//! The program as people and scripts use it.

mod admin;
mod bench;
mod bots;
mod commands;
mod common;
mod deck;
mod join;
mod play;
mod sim;
#[cfg(feature = "traces")]
mod traces;
