//! The rulebook, the cards and recorded matches.

mod facts;
mod golden;
mod own_cards;
mod random_texts;
mod rules;
mod runner;
mod siblings;
mod texts;
