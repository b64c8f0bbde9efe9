//! The kernel, shown by the toy game.

mod arrange;
mod conformance;
mod control;
mod costs;
mod dice;
mod loops;
mod plain_value;
mod refusals;
mod replacements;
mod runner;
mod seats;
mod secrets;
mod small_game;
mod triggers;
mod values;
mod windows;
