//! Bots: fair, repeatable, and as they were measured.

mod bots;
mod levels;
