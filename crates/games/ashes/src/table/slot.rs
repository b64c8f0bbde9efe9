//! What the rules themselves note in slots, beside the names that cards give (from 0 on). One slot, one meaning.

use kernel::effect::tree::Slot;

/// The text that is followed, by its place among the abilities; [`PLAYED`] for the effect of a card that is played.
pub const TEXT: Slot = Slot(100);
/// Which of the costs is paid: 0 the printed one, 1 with the additional part, 2 the one that focus allows.
pub const WAY: Slot = Slot(101);
/// The dice that pay.
pub const DICE: Slot = Slot(102);
/// The cards that are discarded as a cost or by a text.
pub const CARDS: Slot = Slot(103);
/// The unit that an alteration is attached to.
pub const HOST: Slot = Slot(104);
/// The player whose turn in a row it is.
pub const SEAT: Slot = Slot(105);
/// The First Five, and what is discarded in the prepare phase.
pub const KEPT: Slot = Slot(106);
/// How many cards were discarded for Meditate, or how many dice are still to be changed.
pub const NUMBER: Slot = Slot(107);
/// The card that goes through the damage process, with its amount.
pub const VICTIM: Slot = Slot(108);
/// The die whose side is to be chosen.
pub const DIE: Slot = Slot(110);

/// What [`TEXT`] holds for a card that is played.
pub const PLAYED: i32 = -1;
/// The sides that chosen dice are turned to.
pub const SIDE: Slot = Slot(112);
