//! What the rules themselves note in slots, beside the names that cards give (100 to 199). One slot, one meaning.

use kernel::effect::tree::Slot;

/// What is done with a card, as its code.
pub const WHAT: Slot = Slot(200);
/// How much must be paid.
pub const DUE: Slot = Slot(201);
/// The resources chosen to pay with.
pub const PAID: Slot = Slot(202);
/// Each "pay" among the extra costs.
pub const EXTRA: Slot = Slot(203);
/// Who pays, if not the player whose text it is.
pub const PAYER: Slot = Slot(204);
/// Whose deck is looked through.
pub const SEARCHED: Slot = Slot(205);
/// The characters chosen to attack.
pub const ATTACKERS: Slot = Slot(206);
/// Pairs of cards: what enters play, and what it is attached to.
pub const HOSTS: Slot = Slot(207);
/// The target of an attack.
pub const ATTACKED: Slot = Slot(208);
/// Who puts cards into play, if not the player whose text it is.
pub const PUTTER: Slot = Slot(209);
/// The characters chosen to block.
pub const BLOCKERS: Slot = Slot(210);
/// Nothing is asked for: no numeric cost at all.
pub const NO_COST: Slot = Slot(211);
/// The cards that go to the bottom of the deck before the game begins.
pub const PUT_BACK: Slot = Slot(212);
/// The one of several unique cards that is kept.
pub const KEPT: Slot = Slot(213);
/// How many of the last decisions are repeated.
pub const LAST: Slot = Slot(214);
/// How often they are.
pub const TIMES: Slot = Slot(215);
