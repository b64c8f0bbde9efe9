//! All tests of the game as one program.

mod rules;
mod texts;
