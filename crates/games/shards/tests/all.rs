//! The rulebook, the cards and recorded matches.

mod golden;
mod rules;
mod texts;
