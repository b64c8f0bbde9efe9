//! The rulebook, the cards and recorded matches.

mod facts;
mod golden;
mod rules;
mod texts;
