//! What card texts mean: which cards they name, which events they hear, what their verbs propose.

pub(crate) mod patterns;
pub(crate) mod select;
pub(crate) mod unfold;
pub(crate) mod verbs;
pub(crate) mod would_change;
