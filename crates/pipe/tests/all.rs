//! Programs at a seat: good ones, bad ones, and what they are told.

mod bad;
mod told;
