//! What every question needs.

pub use std::ops::ControlFlow;

pub use kernel::prelude::*;
use kernel::table::dice::DieId;

pub use crate::Ashes;
pub use crate::language::{Kind, Zone};
pub use crate::questions::refusals::not_asked;
pub use crate::questions::word;
pub(crate) use crate::rules::{self, Made};
pub use crate::table::reading::reader;
pub use crate::table::{Sight, slot};

/// Offers each card with a word.
pub fn each_card(word: WordId, cards: &[CardId], out: &mut impl Out) -> ControlFlow<()> {
    cards.iter().try_for_each(|card| out(Choice::about(word, Arg::Card(*card))))
}

/// The die that an answer is about.
pub fn die(choice: &Choice) -> Option<DieId> {
    if let Arg::Die(die) = choice.args[0] { Some(die) } else { None }
}

/// The first of each group of cards that are alike.
pub fn unlike(look: Sight, cards: impl IntoIterator<Item = CardId>) -> Vec<CardId> {
    let mut found: Vec<CardId> = Vec::new();
    for card in cards {
        if !found.iter().any(|other| look.state.can_stand_for(*other, card)) {
            found.push(card);
        }
    }
    found
}
