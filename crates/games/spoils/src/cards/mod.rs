//! What is printed: card files, what they are checked for, decks.

pub mod deck;
pub mod file;
mod mentions;
mod modifiers;
mod names;
pub mod printed;
mod traps;
