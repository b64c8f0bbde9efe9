//! Intervals and ratings.
