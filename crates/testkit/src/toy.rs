//! A toy game.
