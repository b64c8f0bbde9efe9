//! What every question needs.

pub use std::ops::ControlFlow;

pub use kernel::prelude::*;
pub use kernel::table::dice::DieId;

pub use crate::DiceThrone;
pub use crate::language::Zone;
pub use crate::questions::refusals::not_asked;
pub use crate::questions::word;
pub use crate::table::{Sight, slot};
