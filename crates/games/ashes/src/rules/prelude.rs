//! What every chapter needs.

pub use kernel::prelude::*;

pub use crate::Ashes;
pub use crate::language::{Kind, Zone};
pub use crate::rules::kind;
pub(crate) use crate::rules::{self, Made};
pub use crate::table::extra::{By, Cause, Harm, Packet, Stage};
pub use crate::table::reading::{Reader, reader};
pub use crate::table::{EXHAUSTION, STATUS, Sight, WOUND, slot};
