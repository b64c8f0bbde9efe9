//! Decks of Ashes as the site ashes.live and the program Ashteki give them away: two kinds of JSON, and plain text.
//!
//! All three name cards by ids or names that are also ours, dice by their type and the Phoenixborn apart. The pile of
//! conjurations follows from the cards, so that it is written and never read.

pub(super) mod json;
#[cfg(test)]
mod tests;
pub(super) mod text;

use kernel::book::{Deck, Language};
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;

use super::marvelcdb::fact;

pub use json::{write_ashes_live, write_ashteki};
pub use text::write as write_text;

/// A card of a deck with its number.
struct Slot {
    face: FaceId,
    number: u16,
    kind: String,
}

/// A deck as the site divides it.
struct Parts<'a> {
    game: &'a dyn AnyGame,
    phoenixborn: Option<FaceId>,
    dice: Vec<Slot>,
    /// The thirty cards, by name.
    cards: Vec<Slot>,
    /// What they can bring into play, by name.
    conjurations: Vec<Slot>,
}

impl<'a> Parts<'a> {
    fn of(game: &'a dyn AnyGame, deck: &Deck, language: Language) -> Parts<'a> {
        let slot = |face: FaceId, number: u16| Slot { face, number, kind: fact(game, face, "kind") };
        let part = |name: &str| {
            let cards = deck.parts.get(name).into_iter().flatten();
            cards.map(|(face, number)| slot(*face, u16::from(*number))).collect::<Vec<Slot>>()
        };
        let phoenixborn = part("phoenixborn").first().map(|slot| slot.face);
        let (dice, mut cards) = (part("dice"), part("cards"));
        let mut open: Vec<FaceId> = cards.iter().map(|slot| slot.face).chain(phoenixborn).collect();
        let mut conjurations: Vec<Slot> = Vec::new();
        while let Some(face) = open.pop() {
            for slug in fact(game, face, "summons").split_whitespace() {
                let new = |face: &FaceId| conjurations.iter().all(|slot| slot.face != *face);
                if let Some(found) = game.find(slug).filter(new) {
                    conjurations.push(slot(found, fact(game, found, "copies").parse().unwrap_or(0)));
                    open.push(found);
                }
            }
        }
        for list in [&mut cards, &mut conjurations] {
            list.sort_by_key(|slot| game.name(slot.face, language).to_lowercase());
        }
        Parts { game, phoenixborn, dice, cards, conjurations }
    }

    /// The Phoenixborn that a card belongs to.
    fn owner(&self, face: FaceId) -> Option<FaceId> {
        self.game.find(&fact(self.game, face, "of"))
    }
}
