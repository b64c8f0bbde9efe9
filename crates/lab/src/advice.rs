//! Which card of a deck to take out.
//!
//! Who holds a card when the first turn begins is decided by the shuffle alone, so that the matches in which somebody held
//! it and those in which they did not are an experiment: nothing but chance tells them apart. What they differ in is what
//! the card does for that deck, against what a card of the deck does in the mean. A card that is drawn later, or played,
//! tells more often, but less surely: long matches draw more, and who is winning plays more.

use kernel::book::Both;
use serde::Serialize;

use crate::stats::{Estimate, Groups, corrected};
use crate::summary::{CardTally, Parts, Summary};

/// What is known of a card of a deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The card's id.
    pub card: String,
    pub name: Both,
    /// How many seats held it when the first turn began.
    pub opened: u64,
    /// How much more often those won than the other seats of the same deck.
    pub opening: Estimate,
    /// How many seats had it in hand at any time.
    pub reached: u64,
    /// How much more often those won. Long matches draw more: read it with care.
    pub in_hand: Estimate,
    /// How likely a difference of opening hands at least this odd is if the card does what cards of the deck do in the mean.
    pub chance: f64,
    /// The same, corrected for so many cards being looked at.
    pub corrected: f64,
}

/// Whoever's corrected chance is at most this stands out.
pub const SURE: f64 = 0.05;

/// The cards that an entrant held, those that it does best without first.
pub fn advice(summary: &Summary, entrant: usize) -> Vec<Advice> {
    // Where several seats of a match are its own, they share an end: they count as one at worst.
    let itself = summary.together || summary.pairs[entrant][entrant].matches > 0;
    let design = if itself { summary.places.len().max(1) as f64 } else { 1.0 };
    let mut found: Vec<Advice> = summary.cards.iter().filter_map(|card| of_card(card, entrant, design)).collect();
    let chances: Vec<f64> = found.iter().map(|advice| advice.chance).collect();
    found.iter_mut().zip(corrected(&chances)).for_each(|(advice, corrected)| advice.corrected = corrected);
    found.sort_by(|a, b| a.opening.value.total_cmp(&b.opening.value).then_with(|| a.card.cmp(&b.card)));
    found
}

/// Nothing of a card that was in no opening hand, or in all of them.
fn of_card(card: &CardTally, entrant: usize, design: f64) -> Option<Advice> {
    let parts = card.by.get(entrant)?;
    let opening = Groups::split(parts.opening, rest(parts, parts.opening), design);
    if opening.strata.is_empty() {
        return None;
    }
    let in_hand = Groups::split(parts.reached, rest(parts, parts.reached), design);
    Some(Advice {
        card: card.card.clone(),
        name: card.name.clone(),
        opened: parts.opening[0],
        opening: opening.difference(),
        reached: parts.reached[0],
        in_hand: in_hand.difference(),
        chance: opening.chance(),
        corrected: 1.0,
    })
}

/// The seats of the entrant in whose matches the card was, without some of them.
fn rest(parts: &Parts, some: [u64; 2]) -> [u64; 2] {
    [0, 1].map(|place| parts.unseen[place] + parts.held[place] + parts.played[place] - some[place])
}
