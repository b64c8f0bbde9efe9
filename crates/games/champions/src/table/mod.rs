//! The table: its zones, what is neither card nor counter, options, set-up, and how values are read off it.

pub(crate) mod chance;
pub(crate) mod extra;
pub(crate) mod icons;
pub(crate) mod invariants;
pub(crate) mod options;
pub(crate) mod reading;
pub(crate) mod setup;
pub(crate) mod slot;
pub(crate) mod values;
