//! The names that all questions speak with.

pub(super) use super::{Moment, Step, about_this, each_card, refuse_now};
pub(crate) use crate::rules::prelude::*;
