//! What every question needs.

pub use std::ops::ControlFlow;

pub use kernel::prelude::*;
pub use kernel::table::zones::ZoneKind;

pub use crate::Spoils;
pub use crate::language::{Kind, Quality, Zone};
pub use crate::questions::refusals::not_asked;
pub use crate::questions::word;
pub use crate::table::reading::{Sight, reader};
pub use crate::table::seats::rival;
pub use crate::table::slot;

/// Offers each card with a word.
pub fn each_card(word: WordId, cards: &[CardId], out: &mut impl Out) -> ControlFlow<()> {
    cards.iter().try_for_each(|card| out(Choice::about(word, Arg::Card(*card))))
}

/// The answer no to a card that should be in the hand: with where it lies.
pub fn not_in_hand<W: Why>(look: Sight, rule: &'static str, card: CardId) -> Result<(), W> {
    Err(W::because(|| Reason::with(rule, placed(look, "not-in-hand", card))))
}

/// Says something of a card and where it lies.
pub fn placed(look: Sight, key: &'static str, card: CardId) -> Phrase {
    look.about(key, card).fact("zone", Fact::Word(reader(look).zone(card).0.name()))
}

/// Offers each number with a word.
pub fn each_number(word: WordId, numbers: impl IntoIterator<Item = i32>, out: &mut impl Out) -> ControlFlow<()> {
    numbers.into_iter().try_for_each(|number| out(Choice::about(word, Arg::Number(number))))
}

/// Several things are put into one slot.
pub fn fill_all(slot: Slot, targets: impl IntoIterator<Item = Target>) -> Proposal<Spoils> {
    Proposal::Fill(targets.into_iter().map(|target| (slot, target)).collect())
}
