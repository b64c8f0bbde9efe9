//! What can lie on a card: marks and counters.

use kernel::table::counters::Counter;

kernel::marks! {
    /// Depleted. `SP-303.1`
    DEPLETED = "depleted";
    /// Not under its controller's control since the start of the turn. `SP-204.3`
    FRESH = "fresh";
    /// Played with Flip Up.
    FLIPPED = "flipped";
    /// Could not be destroyed when another unique card was kept. `SP-507.5b`
    SPARED = "spared";
    /// Attacked this turn.
    ATTACKED = "attacked";
    /// In scenarios only: a resource attached to its faction.
    ATTACHED = "attached";
}

/// Damage on a card.
pub const DAMAGE: Counter = Counter(0);
/// Tokens on a card. `SP-409.1`
pub const TOKEN: Counter = Counter(1);
/// The icon chosen for a card, counted from 1.
pub const CHOSEN: Counter = Counter(2);
