//! What every chapter needs.

pub use kernel::prelude::*;

pub use crate::DiceThrone;
pub use crate::language::{Gauge, Zone};
pub use crate::rules::kind;
pub(crate) use crate::rules::{self, Made};
pub use crate::table::extra::{Along, Line, Packet, Part, Stream};
pub use crate::table::{NEW, NUMBER, Sight, slot};
