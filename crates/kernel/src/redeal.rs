//! The same table with other secrets: every face a seat does not know is dealt anew.
//!
//! Cards are exchanged only among those of one owner, since everybody knows whose deck a card belongs to. What
//! another seat has chosen in secret gets a face that could have been chosen; if there is none, the choice is
//! taken back.

use crate::book::Book;
use crate::effect::node::{Node, NodeId};
use crate::effect::tree::Pick;
use crate::game::Game;
use crate::resolve::frame::Frame;
use crate::resolve::look::Look;
use crate::resolve::scope::Target;
use crate::resolve::table::Table;
use crate::table::cards::{CardId, CardRef, FaceId};
use crate::table::chance::Random;
use crate::table::seats::{SEATS, Seat};

/// A table that looks the same to a seat, with everything it does not know dealt anew.
pub fn redeal<G: Game>(book: &Book<G>, table: &Table<G>, seat: Seat, seed: u64) -> Table<G> {
    let mut random = Random::new(seed);
    let mut dealt = table.clone();
    dealt.state.chance.reseed(random.bits());
    deal(&mut dealt, seat, &mut random);
    if dealt.scopes.iter().any(|scope| !scope.secret.is_empty()) {
        fit_secrets(book, &mut dealt, seat);
    }
    deal_payments(&mut dealt, seat);
    dealt
}

/// Shuffles the unknown faces of each owner among that owner's cards.
fn deal<G: Game>(table: &mut Table<G>, seat: Seat, random: &mut Random) {
    const NOBODY: usize = SEATS;
    let mut hidden: Vec<(u8, CardId)> = Vec::with_capacity(table.state.cards().len());
    let mut faces: Vec<FaceId> = Vec::with_capacity(table.state.cards().len());
    for owner in 0..=NOBODY {
        let owner = if owner == NOBODY { Seat::NONE } else { Seat(owner as u8) };
        let start = hidden.len();
        for (number, card) in table.state.cards().iter().enumerate() {
            if card.owner == owner && !card.known.contains(Some(seat)) {
                hidden.push((owner.0, CardId(number as u16)));
                faces.push(card.face);
            }
        }
        random.shuffle(&mut faces[start..]);
    }
    for ((_, card), face) in hidden.into_iter().zip(faces) {
        table.state.set_face(card, face);
    }
}

/// A cost that is being paid remembers the table before it: its secrets are the same ones.
fn deal_payments<G: Game>(table: &mut Table<G>, seat: Seat) {
    let state = &table.state;
    for frame in &mut table.frames {
        if let Frame::Pay(paying) = frame {
            paying.before.chance = state.chance.clone();
            for number in 0..paying.before.cards().len() {
                let card = CardId(number as u16);
                if !paying.before.card(card).known.contains(Some(seat)) {
                    paying.before.set_face(card, state.card(card).face);
                }
            }
        }
    }
}

/// Gives every card that another seat has chosen unseen a face that fits the choice.
fn fit_secrets<G: Game>(book: &Book<G>, table: &mut Table<G>, seat: Seat) {
    for depth in 0..table.scopes.len() {
        let secrets: Vec<(NodeId, CardRef)> = table.scopes[depth].secret.clone();
        for (node, card) in secrets {
            if !table.state.card(card.card).known.contains(Some(seat))
                && !fit(book, table, depth, seat, node, card.card)
            {
                take_back(table, depth, card);
            }
        }
    }
}

/// Whether the card fits its choice, after exchanging its face for one that does if need be.
fn fit<G: Game>(book: &Book<G>, table: &mut Table<G>, depth: usize, seat: Seat, node: NodeId, card: CardId) -> bool {
    let Node::Choose(choosing) = book.tree.get(node) else { return true };
    let Pick::Cards(pick) = &choosing.pick else { return true };
    let fits = |table: &Table<G>| {
        let look = Look { book, state: &table.state, scope: &table.scopes[depth] };
        G::fits::<()>(look, &pick.that, card).is_ok()
    };
    if fits(table) {
        return true;
    }
    let owner = table.state.card(card).owner;
    let own = table.state.card(card).face;
    for number in 0..table.state.cards().len() {
        let other = CardId(number as u16);
        let entry = *table.state.card(other);
        let taken = table.scopes[depth].secret.iter().any(|(_, secret)| secret.card == other);
        if entry.owner != owner || entry.known.contains(Some(seat)) || taken {
            continue;
        }
        table.state.set_face(card, entry.face);
        if fits(table) {
            table.state.set_face(other, own);
            return true;
        }
    }
    table.state.set_face(card, own);
    false
}

fn take_back<G: Game>(table: &mut Table<G>, depth: usize, card: CardRef) {
    let scope = &mut table.scopes[depth];
    let before = scope.chosen.len();
    scope.chosen.retain(|(_, target)| *target != Target::Card(card));
    scope.secret.retain(|(_, secret)| *secret != card);
    let removed = (before - scope.chosen.len()) as u8;
    if depth + 1 == table.scopes.len()
        && let Some(Frame::Choose { taken, .. }) = table.frames.last_mut()
    {
        *taken = taken.saturating_sub(removed);
    }
}
