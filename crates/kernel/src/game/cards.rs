//! What is printed: card files, decks and their rules.

use crate::book::{Book, Both, Deck, Face, Source};
use crate::error::LoadError;
use crate::refusal::Reason;
use crate::table::cards::FaceId;

use super::Terms;

/// Card files, deck files and what is wrong with a deck.
pub trait Cards: Terms {
    /// The cards that needed code of their own, counted by the card report.
    const SPECIAL_CARDS: &'static [&'static str] = &[];
    /// Whether each seat has a deck of its own; otherwise the table has one.
    const DECK_EACH: bool = false;
    /// The formats in which decks are built, the usual one first; none where decks are not built.
    const FORMATS: &'static [&'static str] = &[];

    /// How many cards a deck may name that it begins with; none where nobody chooses them.
    const OPENING: u8 = 0;

    /// Reads one card file into the book. Called once a file, in a fixed order.
    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>>;
    /// What is wrong with a card file now that all are read: what it names and no file has.
    fn check_cards(_: &Book<Self>, _: &Source) -> Vec<LoadError> {
        Vec::new()
    }
    /// Whether a card with this face can ever lie in a kind of zone where cards act: where none can that waits for an event or
    /// changes a value, nobody looks.
    fn can_act_in(_: &Face<Self>, _: Self::Zone) -> bool {
        true
    }
    /// What is seen of a card from behind: cards with different backs are never taken for each other.
    fn back(_: &Book<Self>, _: FaceId) -> u8 {
        0
    }
    /// Reads one deck file.
    fn read_deck(_: &Book<Self>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        Err(vec![LoadError::new(source, "", format!("{} has no deck files", Self::ID))])
    }
    /// What is wrong with a list of cards as a deck of a format, with the rule that each fault breaks.
    fn check_deck(_: &Book<Self>, _format: &str, _cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        Err(format!("decks are not built in {}", Self::ID))
    }
    /// What is wrong with the cards that a deck of these cards would begin with, if it names any.
    fn check_opening(_: &Book<Self>, _cards: &[(FaceId, u16)], _opening: &[FaceId]) -> Vec<Reason> {
        Vec::new()
    }
    /// The deck file that [`Cards::read_deck`] reads as these cards, with those that the deck would begin with.
    fn write_deck(
        _: &Book<Self>,
        _id: &str,
        _name: &Both,
        _cards: &[(FaceId, u16)],
        _opening: &[FaceId],
    ) -> Result<String, String> {
        Err(format!("decks are not built in {}", Self::ID))
    }
}
