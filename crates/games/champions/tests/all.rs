//! The rulebook, the cards and recorded matches.

mod explanations;
mod facts;
mod golden;
mod peril;
mod rules;
mod texts;
