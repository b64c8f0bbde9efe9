//! The arrangements of hidden cards that a seat cannot tell apart, one by one: for whoever has to try them all.
//!
//! [`crate::redeal`] draws one at random; here the caller says which card has which face.

use crate::book::Book;
use crate::game::Game;
use crate::redeal::deal_payments;
use crate::resolve::table::Table;
use crate::table::cards::{CardId, FaceId};
use crate::table::seats::{Seat, SeatSet};
use crate::table::zones::ZoneId;

/// A card that a seat does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown {
    pub card: CardId,
    /// Its owner and its back: faces change places within a pile only.
    pub pile: (Seat, u8),
    /// What it really is.
    pub face: FaceId,
    /// Where it lies.
    pub zone: ZoneId,
    /// Which of its lives in a zone this is.
    pub life: u16,
    /// Who knows it.
    pub known: SeatSet,
    /// Its marks and the card it lies at: what makes it another card than its neighbour in the zone.
    pub state: (u16, CardId),
}

/// The cards that a seat does not know, in a fixed order.
pub fn unknown<G: Game>(book: &Book<G>, table: &Table<G>, seat: Seat) -> Vec<Unknown> {
    let cards = table.state.cards().iter().zip(0..);
    let hidden = cards.filter(|(card, _)| !card.known.contains(Some(seat)));
    let mut found: Vec<Unknown> = hidden
        .map(|(card, number)| Unknown {
            card: CardId(number),
            pile: (card.owner, G::back(book, card.face)),
            face: card.face,
            zone: card.zone,
            life: card.life,
            known: card.known,
            state: (card.marks, card.host),
        })
        .collect();
    found.sort_by_key(|card| (card.pile, card.card));
    found
}

/// The table with these faces on the cards that a seat does not know, in the order of [`unknown`]. Nothing where they are no
/// other order of what each pile has, or where somebody has chosen among them unseen.
pub fn arrange<G: Game>(book: &Book<G>, table: &Table<G>, seat: Seat, faces: &[FaceId]) -> Option<Table<G>> {
    let hidden = unknown(book, table, seat);
    let sorted = |mut faces: Vec<((Seat, u8), FaceId)>| {
        faces.sort_unstable();
        faces
    };
    let are = sorted(hidden.iter().map(|card| (card.pile, card.face)).collect());
    let wished = sorted(hidden.iter().zip(faces).map(|(card, face)| (card.pile, *face)).collect());
    let chosen = table.scopes.iter().flat_map(|scope| &scope.secret).any(|(_, chooser)| *chooser != seat);
    if hidden.len() != faces.len() || are != wished || chosen {
        return None;
    }
    let mut other = table.clone();
    for (card, face) in hidden.iter().zip(faces) {
        other.state.set_face(card.card, *face);
    }
    deal_payments(&mut other, seat);
    Some(other)
}
