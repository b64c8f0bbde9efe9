//! What card texts speak of: which cards, which numbers, what may enter play.

pub(crate) mod enter;
pub(crate) mod select;
