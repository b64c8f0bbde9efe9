//! The names that all chapters speak with.

pub(crate) use super::heard::{Answerable, Heard, HeardKind, is_you};
pub(crate) use super::moves::{if_positive, leave};
pub(crate) use super::piles::Exit;
pub(crate) use super::{
    abilities, activation, arrival, characters, cost, course, damage, defeat, end, moves, payment, piles, powers,
    reveal, schemes,
};
pub(crate) use crate::table::prelude::*;
pub(crate) use crate::texts::enter::*;
pub(crate) use crate::texts::select::*;
