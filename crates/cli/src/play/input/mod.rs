//! What is typed at a terminal: answers, and everything else.

pub mod command;
pub mod lookup;
pub mod menu;
pub mod reply;
pub mod settings;
