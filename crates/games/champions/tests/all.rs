//! The rulebook, the cards and recorded matches.

mod explanations;
mod facts;
mod golden;
mod peril;
mod random_texts;
mod rules;
mod runner;
mod texts;
mod triggers;
