//! Decks, hands and discard piles: cards on the move, and decks that run out.

use crate::rules::prelude::*;
use crate::table::extra::News;
use crate::table::{chance, show_hand};

/// Where a card goes that leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Exit {
    Discard,
    Hand,
    Deck,
    Removed,
}

/// Draws cards; if the deck runs out, the draw goes on from the new one. `MC-EMPTYPLAYER-3`
pub fn draw(state: &mut State, seat: Seat, number: i32) {
    if !state.place(seat).alive {
        return;
    }
    for _ in 0..number {
        if state.zone(Zone::Deck, seat).is_empty() && !form_if_empty(state, seat) {
            break;
        }
        let Some(&card) = state.zone(Zone::Deck, seat).last() else { break };
        state.put(card, Zone::Hand, seat);
        show_hand(state, card);
        reform(state, seat);
    }
}

/// Discards from the top of a deck, and nothing from a new one. `MC-EMPTYPLAYER-4`
pub fn discard_top(state: &mut State, seat: Seat, number: i32) {
    state.extra.last.discarded.clear();
    form_if_empty(state, seat);
    for _ in 0..number {
        let Some(&card) = state.zone(Zone::Deck, seat).last() else { break };
        state.put(card, Zone::Discard, seat);
        note_discarded(state, card);
        if reform(state, seat) {
            break;
        }
    }
}

/// Discards from the top of the encounter deck, and nothing from a new one.
pub fn discard_encounter(state: &mut State, number: i32) {
    state.extra.last.discarded.clear();
    for _ in 0..number {
        let Some(&card) = state.zone(Zone::Encounter, Seat::NONE).last() else { break };
        state.put(card, Zone::Scrap, Seat::NONE);
        note_discarded(state, card);
        if reform_encounter(state) {
            break;
        }
    }
}

/// Discards from the top of the encounter deck; the last card may be the one that was looked for.
pub fn discard_until(state: &mut State, number: i32, found: bool) {
    state.extra.last.discarded.clear();
    state.extra.last.found = None;
    let mut last = None;
    for _ in 0..number {
        let Some(&card) = state.zone(Zone::Encounter, Seat::NONE).last() else { break };
        state.put(card, Zone::Scrap, Seat::NONE);
        last = Some(card);
    }
    let Some(card) = last.filter(|_| found) else {
        reform_encounter(state);
        return;
    };
    // What was found does not go back with the rest if it was the last card.
    state.put(card, Zone::Revealed, Seat::NONE);
    reform_encounter(state);
    state.put(card, Zone::Scrap, Seat::NONE);
    state.extra.last.found = Some(state.refer(card));
}

fn note_discarded(state: &mut State, card: CardId) {
    let (reference, face) = (state.refer(card), state.card(card).face);
    state.extra.last.discarded.push((reference, face));
    state.extra.last.done += 1;
}

/// News that must be told: a deck was formed anew.
fn tell(state: &mut State, news: News) {
    state.extra.news.push(news);
    state.extra.dirty = true;
}

/// Decks into which cards went are shuffled.
pub fn shuffle_owners(state: &mut State, cards: &[CardId]) {
    let mut owners: Vec<Seat> = cards.iter().map(|card| state.card(*card).owner).collect();
    owners.dedup();
    for owner in owners {
        if owner == Seat::NONE {
            state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER);
        } else {
            state.shuffle(Zone::Deck, owner, chance::deck(owner));
        }
    }
}

/// A deck that gave a card forms anew if it was the last one.
pub fn reform_after(state: &mut State, from: (Zone, Seat)) {
    match from {
        (Zone::Deck, seat) => {
            reform(state, seat);
        }
        (Zone::Encounter, _) => {
            reform_encounter(state);
        }
        _ => {}
    }
}

/// A card of a deck enters play face-down as a minion.
pub fn drone(state: &mut State, card: CardId, seat: Seat) {
    state.put(card, Zone::Drones, seat);
    state.card_mut(card).controller = Seat::NONE;
    state.extra.last.done += 1;
    state.extra.dirty = true;
    reform(state, seat);
}

/// A deck that has run out is formed anew at once, and its player is dealt an encounter card. `MC-R24`
pub fn reform(state: &mut State, seat: Seat) -> bool {
    if !state.zone(Zone::Deck, seat).is_empty() || !state.place(seat).alive {
        return false;
    }
    form(state, seat);
    tell(state, News::Deck(seat));
    if !deal(state, seat) {
        end::lose(state);
    }
    true
}

/// A deck that could not be formed when it ran out is formed as soon as there is something to form it from. `MC-R7`
pub fn form_if_empty(state: &mut State, seat: Seat) -> bool {
    !state.zone(Zone::Deck, seat).is_empty() || state.place(seat).alive && form(state, seat)
}

/// The discard pile becomes the deck, if there is one.
fn form(state: &mut State, seat: Seat) -> bool {
    state.move_all((Zone::Discard, seat), (Zone::Deck, seat));
    let formed = !state.zone(Zone::Deck, seat).is_empty();
    if formed {
        state.shuffle(Zone::Deck, seat, chance::deck(seat));
    }
    formed
}

/// The top card of the encounter deck.
pub fn top_encounter(state: &mut State) -> Option<CardId> {
    if state.zone(Zone::Encounter, Seat::NONE).is_empty() {
        reform_encounter(state);
    }
    state.zone(Zone::Encounter, Seat::NONE).last().copied()
}

/// An encounter deck that has run out is formed anew at once, at the price of an acceleration token. `MC-EMPTYENC-2`
pub fn reform_encounter(state: &mut State) -> bool {
    if !state.zone(Zone::Encounter, Seat::NONE).is_empty() {
        return false;
    }
    if state.zone(Zone::Scrap, Seat::NONE).is_empty() {
        return false;
    }
    state.move_all((Zone::Scrap, Seat::NONE), (Zone::Encounter, Seat::NONE));
    state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER);
    state.extra.tokens = state.extra.tokens.saturating_add(1);
    tell(state, News::Encounter);
    true
}

/// Deals an encounter card to a player, unless there is none. `MC-DEAL-1`
pub fn deal(state: &mut State, seat: Seat) -> bool {
    if !state.place(seat).alive {
        return true;
    }
    let Some(card) = top_encounter(state) else { return false };
    // Dealt cards are revealed in the order they came.
    state.put(card, Zone::Dealt, seat);
    reform_encounter(state);
    true
}

/// Random cards of a hand.
pub fn random_hand(state: &mut State, seat: Seat, number: i32) -> Vec<CardId> {
    let mut hand = state.zone(Zone::Hand, seat).to_vec();
    let mut random = state.chance.draw(chance::hand(seat));
    let mut chosen = Vec::new();
    for _ in 0..number {
        if hand.is_empty() {
            break;
        }
        chosen.push(hand.swap_remove(random.below(hand.len() as u32) as usize));
    }
    chosen
}

/// Discards cards and remembers which.
pub fn discard_noted(state: &mut State, book: &Book, cards: &[CardId]) {
    for &card in cards {
        let face = state.card(card).face;
        discard(state, book, card);
        let reference = state.refer(card);
        state.extra.last.discarded.push((reference, face));
        state.extra.last.done += 1;
    }
}

/// A card goes to its owner's discard pile. `MC-CONTROL-6`
pub fn discard(state: &mut State, book: &Book, card: CardId) {
    leave(state, book, card, Exit::Discard);
}

/// A card leaves wherever it lies; what is attached to it is discarded. `MC-ATTACHTO-3`
pub fn leave(state: &mut State, book: &Book, card: CardId, exit: Exit) {
    let read = Reader { book, state };
    let attached = if read.in_play(card) { read.attached_to(card) } else { Vec::new() };
    let from = read.zone(card);
    let owner = state.card(card).owner;
    let scenario = owner == Seat::NONE;
    // Who is out of the game has a discard pile and nothing else. MC-ELIMINATE-2
    let gone = !scenario && !state.place(owner).alive;
    let exit = if gone && exit != Exit::Removed { Exit::Discard } else { exit };
    match exit {
        Exit::Discard if scenario => state.put(card, Zone::Scrap, Seat::NONE),
        Exit::Discard => state.put(card, Zone::Discard, owner),
        Exit::Hand if scenario => state.put(card, Zone::Scrap, Seat::NONE),
        Exit::Hand => state.put(card, Zone::Hand, owner),
        Exit::Deck if scenario => state.put(card, Zone::Encounter, Seat::NONE),
        Exit::Deck => state.put(card, Zone::Deck, owner),
        Exit::Removed => state.put(card, Zone::Removed, Seat::NONE),
    }
    state.card_mut(card).controller = owner;
    if exit == Exit::Hand && !scenario {
        show_hand(state, card);
    }
    for other in attached {
        leave(state, book, other, Exit::Discard);
    }
    reform_after(state, from);
    state.extra.dirty = true;
}
