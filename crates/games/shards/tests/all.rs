//! The rulebook, the cards and recorded matches.

mod facts;
mod golden;
mod random_texts;
mod rules;
mod siblings;
mod texts;
