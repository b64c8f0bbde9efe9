//! How long to think.

use std::time::Duration;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same choice on every machine.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// One of so many parts.
    pub(crate) fn share(self, parts: u32) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(parts)),
            Budget::Time(all) => Budget::Time(all / parts),
        }
    }
}
