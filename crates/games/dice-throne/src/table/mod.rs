//! The table: who sits where.

pub mod seating;
