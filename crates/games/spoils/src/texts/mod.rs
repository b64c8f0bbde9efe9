//! What texts mean: which cards and numbers, which events, which trees and steps.

pub mod patterns;
pub mod select;
pub mod unfold;
pub mod verbs;
