//! All tests of the game as one program.

mod facts;
mod golden;
mod rules;
mod texts;
