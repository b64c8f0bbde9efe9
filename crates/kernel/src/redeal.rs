//! The same table with other secrets: every face a seat does not know is dealt anew.
//!
//! Cards are exchanged only among those of one owner and with one back, since everybody sees whose a card is. What
//! another seat has chosen unseen is chosen anew. So the result depends on the seed and on what the seat knows,
//! and on nothing else.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::book::Book;
use crate::effect::node::{Chooser, Choosing, Node};
use crate::effect::tree::Pick;
use crate::game::Game;
use crate::question::Ask;
use crate::resolve::frame::Frame;
use crate::resolve::look::Look;
use crate::resolve::scope::Target;
use crate::resolve::table::Table;
use crate::table::cards::{CardId, FaceId};
use crate::table::chance::Random;
use crate::table::seats::Seat;

/// A table that looks the same to a seat, with everything it does not know dealt anew.
pub fn redeal<G: Game>(book: &Book<G>, table: &Table<G>, seat: Seat, seed: u64) -> Table<G> {
    let mut random = Random::new(seed);
    let mut dealt = table.clone();
    dealt.state.chance.reseed(random.bits());
    deal(book, &mut dealt, seat, &mut random);
    if dealt.scopes.iter().any(|scope| !scope.secret.is_empty()) {
        choose_anew(book, &mut dealt, seat, &mut random);
    }
    leave_an_option(book, &mut dealt, seat);
    deal_payments(&mut dealt, seat);
    dealt
}

/// The same table with other chance from now on: nobody who knew the seed foresees a shuffle or a roll.
pub fn reseed<G: Game>(table: &Table<G>, seed: u64) -> Table<G> {
    let mut other = table.clone();
    other.state.chance.reseed(Random::new(seed).bits());
    for frame in &mut other.frames {
        if let Frame::Pay(paying) = frame {
            Arc::make_mut(&mut paying.before).chance = other.state.chance.clone();
        }
    }
    other
}

/// Shuffles the unknown faces of each owner among that owner's cards with the same back.
fn deal<G: Game>(book: &Book<G>, table: &mut Table<G>, seat: Seat, random: &mut Random) {
    let cards = table.state.cards().iter().zip(0..);
    let unknown = cards.filter(|(card, _)| !card.known.contains(Some(seat)));
    let mut hidden: Vec<((Seat, u8), CardId, FaceId)> = Vec::with_capacity(table.state.cards().len());
    hidden.extend(unknown.map(|(card, number)| ((card.owner, G::back(book, card.face)), CardId(number), card.face)));
    hidden.sort_by_key(|(pile, ..)| *pile);
    let mut faces = Vec::with_capacity(hidden.len());
    for owned in hidden.chunk_by(|(one, ..), (two, ..)| one == two) {
        faces.clear();
        faces.extend(owned.iter().map(|(.., face)| *face));
        // Sorted first, so that the deal depends on what there is and not on how it really lies.
        faces.sort_unstable();
        random.shuffle(&mut faces);
        for ((_, card, _), face) in owned.iter().zip(&faces) {
            table.state.set_face(*card, *face);
        }
    }
}

/// Another seat is asked: it has an answer, so one of its unknown cards gets a face that fits.
fn leave_an_option<G: Game>(book: &Book<G>, table: &mut Table<G>, viewer: Seat) {
    let Some(question) = table.question.clone() else { return };
    let stuck = |table: &Table<G>| table.each_option(book, &question, &mut |_| ControlFlow::Break(())).is_continue();
    if question.seat == viewer || !matches!(question.ask, Ask::Choose | Ask::Act(_)) || !stuck(table) {
        return;
    }
    let hidden: Vec<CardId> = (0..table.state.cards().len() as u16)
        .map(CardId)
        .filter(|card| !table.state.card(*card).known.contains(Some(viewer)))
        .filter(|card| !table.scopes.iter().any(|scope| scope.chosen.iter().any(|(_, target)| is_card(target, *card))))
        .collect();
    for &card in &hidden {
        for &other in &hidden {
            let (one, two) = (*table.state.card(card), *table.state.card(other));
            let same_pile = one.owner == two.owner && G::back(book, one.face) == G::back(book, two.face);
            if same_pile && one.face != two.face {
                table.state.set_face(card, two.face);
                table.state.set_face(other, one.face);
                if !stuck(table) {
                    return;
                }
                table.state.set_face(card, one.face);
                table.state.set_face(other, two.face);
            }
        }
    }
}

/// A cost that is being paid remembers the table before it: its secrets are the same ones.
pub(crate) fn deal_payments<G: Game>(table: &mut Table<G>, seat: Seat) {
    let state = &table.state;
    for frame in &mut table.frames {
        if let Frame::Pay(paying) = frame {
            let before = Arc::make_mut(&mut paying.before);
            before.chance = state.chance.clone();
            for number in 0..before.cards().len() {
                let card = CardId(number as u16);
                if !before.card(card).known.contains(Some(seat)) {
                    before.set_face(card, state.card(card).face);
                }
            }
        }
    }
}

/// Makes anew what other seats have chosen unseen: any legal choice is as likely as another.
fn choose_anew<G: Game>(book: &Book<G>, table: &mut Table<G>, viewer: Seat, random: &mut Random) {
    for depth in 0..table.scopes.len() {
        for (node, seat) in table.scopes[depth].secret.clone() {
            if seat == viewer {
                continue;
            }
            let Node::Choose(choosing) = book.tree.get(node) else { continue };
            let Pick::Cards(pick) = &choosing.pick else { continue };
            if choosing.most == 1 && keep_single(book, table, depth, viewer, seat, choosing) {
                continue;
            }
            let last = depth + 1 == table.scopes.len();
            let state = &table.state;
            let scope = &mut table.scopes[depth];
            scope.chosen.retain(|(slot, target)| match target {
                Target::Card(card) => *slot != choosing.slot || state.card(card.card).controller != seat,
                _ => true,
            });
            let mut seen_by = scope.clone();
            match choosing.who {
                Chooser::You => seen_by.origin.you = seat,
                Chooser::Of(slot) => {
                    seen_by.chosen.retain(|(other, _)| *other != slot);
                    seen_by.chosen.push((slot, Target::Seat(seat)));
                }
            }
            let mut fitting: Vec<CardId> = Vec::new();
            let _ = Look { book, state, scope: &seen_by }.each_card(pick, |card| {
                fitting.push(card);
                ControlFlow::Continue(())
            });
            random.shuffle(&mut fitting);
            let wished = fitting.iter().filter(|_| random.below(2) == 0).count();
            let asked = table.question.as_ref().is_some_and(|question| question.seat == seat);
            let open = match table.frames.last_mut() {
                Some(Frame::Choose { node: open, taken }) if asked && last && *open == node => Some(taken),
                _ => None,
            };
            // Where the choice is still going on, one more decision is left.
            let most = choosing.most as usize - usize::from(open.is_some());
            let number = wished.max(choosing.least as usize).min(most).min(fitting.len());
            // One after the other, as they are chosen: what was chosen may rule out what comes next.
            let mut picked = 0;
            for card in fitting {
                let look = Look { book, state, scope: &seen_by };
                if picked == number || look.belongs::<()>(pick, card).is_err() {
                    continue;
                }
                let chosen = (choosing.slot, Target::Card(state.refer(card)));
                seen_by.chosen.push(chosen);
                scope.chosen.push(chosen);
                picked += 1;
            }
            if let Some(taken) = open {
                *taken = picked as u8;
            }
        }
    }
}

/// Whether a single card was chosen shows by what is asked next: it stays chosen, with a face that fits.
fn keep_single<G: Game>(
    book: &Book<G>,
    table: &mut Table<G>,
    depth: usize,
    viewer: Seat,
    seat: Seat,
    choosing: &Choosing<G>,
) -> bool {
    // Several seats may choose into one slot: each keeps its own.
    let own = |target| match target {
        Target::Card(card) if table.state.card(card.card).controller == seat => Some(card.card),
        _ => None,
    };
    let Some(card) = table.scopes[depth].in_slot(choosing.slot).find_map(own) else { return true };
    let Pick::Cards(pick) = &choosing.pick else { return true };
    let fits = |table: &Table<G>| {
        G::fits::<()>(Look { book, state: &table.state, scope: &table.scopes[depth] }, &pick.that, card).is_ok()
    };
    let (owner, own) = (table.state.card(card).owner, table.state.card(card).face);
    if table.state.card(card).known.contains(Some(viewer)) || fits(table) {
        return true;
    }
    for number in 0..table.state.cards().len() {
        let other = CardId(number as u16);
        let entry = *table.state.card(other);
        let chosen = table.scopes[depth].chosen.iter().any(|(_, target)| is_card(target, other));
        let same_pile = entry.owner == owner && G::back(book, entry.face) == G::back(book, own);
        if same_pile && !entry.known.contains(Some(viewer)) && !chosen {
            table.state.set_face(card, entry.face);
            if fits(table) {
                table.state.set_face(other, own);
                return true;
            }
        }
    }
    table.state.set_face(card, own);
    false
}

fn is_card(target: &Target, card: CardId) -> bool {
    matches!(target, Target::Card(chosen) if chosen.card == card)
}
