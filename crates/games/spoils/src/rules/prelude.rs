//! What every chapter needs.

pub use kernel::prelude::*;

pub use crate::Spoils;
pub use crate::language::{Filter, Gauge, Kind, Name, Num, Quality, Which, Who, Zone};
pub(crate) use crate::rules::{self, Made, kind};
pub use crate::table::reading::{Reader, Sight, reader};
pub use crate::table::seats::{BOTH, rival};
pub use crate::table::slot;
pub use crate::texts::select::{self, cards, number, payer, seat};
