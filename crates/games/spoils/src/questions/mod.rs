//! What is asked: when, whom, what may be answered and what an answer does.

pub mod asks;
pub mod fight;
pub mod legal;
pub mod moment;
pub mod windows;
