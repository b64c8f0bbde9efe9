//! Status effect tokens on a board.

use crate::cards::Status;

/// How many tokens a player may have: of the own hero's some have another limit, and a raised limit is the player's own.
///
/// `DT-STACK-1` `DT-STACK-RAISE-1` `DT-PIR-DOUBLOON-4`
pub fn limit(status: &Status, is_own: bool, raised: u8) -> u8 {
    status.own_limit.filter(|_| is_own).unwrap_or(status.limit) + raised
}

/// How many of some arriving tokens are placed: those beyond the limit are not. `DT-STACK-3` `DT-STACK-4`
pub fn placed(had: u8, arriving: u8, limit: u8) -> u8 {
    arriving.min(limit.saturating_sub(had))
}
