//! The rulebook, the cards and recorded matches.

mod facts;
mod golden;
mod own_cards;
mod rules;
mod texts;
