//! The same table with other secrets: every face a seat does not know is dealt anew.
//!
//! Cards are exchanged only among those of one owner, since everybody knows whose deck a card belongs to. What
//! another seat has chosen in secret is taken back, since it was chosen for a face that the card may no longer
//! have; every secret choice allows to choose nothing.

use crate::book::Book;
use crate::effect::node::Node;
use crate::game::Game;
use crate::resolve::frame::Frame;
use crate::resolve::scope::Target;
use crate::resolve::table::Table;
use crate::table::cards::{CardId, FaceId};
use crate::table::chance::Random;
use crate::table::seats::{SEATS, Seat};

/// A table that looks the same to a seat, with everything it does not know dealt anew.
pub fn redeal<G: Game>(book: &Book<G>, table: &Table<G>, seat: Seat, seed: u64) -> Table<G> {
    let mut random = Random::new(seed);
    let mut dealt = table.clone();
    dealt.state.chance.reseed(random.next());
    for owner in (0..SEATS as u8).map(Seat).chain([Seat::NONE]) {
        deal_owner(&mut dealt, seat, owner, &mut random);
    }
    forget_secrets(book, &mut dealt, seat);
    dealt
}

fn deal_owner<G: Game>(table: &mut Table<G>, seat: Seat, owner: Seat, random: &mut Random) {
    let mut hidden: Vec<CardId> = Vec::with_capacity(table.state.cards().len());
    let mut faces: Vec<FaceId> = Vec::with_capacity(table.state.cards().len());
    for (number, card) in table.state.cards().iter().enumerate() {
        if card.owner == owner && !card.known.contains(Some(seat)) {
            hidden.push(CardId(number as u16));
            faces.push(card.face);
        }
    }
    random.shuffle(&mut faces);
    for (card, face) in hidden.into_iter().zip(faces) {
        table.state.set_face(card, face);
    }
}

fn forget_secrets<G: Game>(book: &Book<G>, table: &mut Table<G>, seat: Seat) {
    let state = &table.state;
    for scope in &mut table.scopes {
        scope.chosen.retain(|(_, target)| match target {
            Target::Card(card) => state.card(card.card).known.contains(Some(seat)),
            _ => true,
        });
    }
    let asked = table.question().map(|question| question.seat);
    if let Some(Frame::Choose { node, taken }) = table.frames.last_mut()
        && let Node::Choose(choosing) = book.tree.get(*node)
        && choosing.secret
        && asked != Some(seat)
    {
        *taken = 0;
    }
}
