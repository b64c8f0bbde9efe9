//! What the rules themselves note in slots, beside the names that texts give (from 0 on). One slot, one meaning.

use kernel::effect::tree::Slot;

/// The opponent whom a text needs.
pub const TARGET: Slot = Slot(100);
/// What was paid for a text.
pub const PAID: Slot = Slot(101);
/// Tokens or companions that a text has removed; several numbers add up.
pub const REMOVED: Slot = Slot(102);
/// Damage that a text has added; several numbers add up.
pub const ADDED: Slot = Slot(103);
/// The card that is played, or whose text is used.
pub const CARD: Slot = Slot(104);
/// A player whom a text reaches.
pub const SEAT: Slot = Slot(105);
/// The tokens or companions chosen.
pub const TOKEN: Slot = Slot(106);
/// A number that was chosen.
pub const NUMBER: Slot = Slot(107);
/// The die that was chosen.
pub const DIE: Slot = Slot(108);
/// A second player whom a text reaches.
pub const OTHER: Slot = Slot(109);
/// The cards chosen from a hand.
pub const CARDS: Slot = Slot(110);
/// A face, by its number.
pub const FACE: Slot = Slot(111);
