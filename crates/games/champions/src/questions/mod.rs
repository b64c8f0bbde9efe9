//! What players are asked: their turn, payments, windows and the choices the rulebook names.

pub(crate) mod asks;
pub(crate) mod legal;
pub(crate) mod moment;
pub(crate) mod play;
pub(crate) mod windows;
