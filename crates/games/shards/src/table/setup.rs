//! Setting up a game, and laying out positions for scenarios.

use std::borrow::Cow;

use kernel::prelude::*;
use kernel::scenario::{parts, read_card};

use crate::Shards;
use crate::language::{Resource, Zone};
use crate::table::{self, CENTRE, ENLISTED, Extra, FIRST, HAND, MOST_HEALTH, Played, RIVER, deck_stream, refill};

/// The deck that is played when none is named.
const DEFAULT_DECK: &str = "base";

impl Staging for Shards {
    /// Seats, dials, decks, hands and river.
    fn set_up(book: &Book<Shards>, setup: &Setup) -> Result<State<Shards>, SetupError> {
        let deck = find_deck(book, setup)?;
        let mut state = empty(setup)?;
        let first = Seat(state.chance.draw(FIRST).below(u32::from(setup.seats)) as u8);
        state.extra.active = first;
        // The first player has 0 mastery and each later one 1 more. SOI-SETUP-5 SOI-SETUP-6
        let last = Seat((first.0 + setup.seats - 1) % setup.seats);
        let order: Vec<Seat> = state.clockwise(last).collect();
        for (place, seat) in order.into_iter().enumerate() {
            state.set_gauge(seat, Resource::Mastery, Quantity::new(place as i32));
        }
        for (face, number) in &deck.parts["centre"] {
            for _ in 0..*number {
                state.add_card(*face, Seat::NONE, Zone::Centre, Seat::NONE);
            }
        }
        for seat in state.players().collect::<Vec<_>>() {
            for (face, number) in &deck.parts["starter"] {
                for _ in 0..*number {
                    state.add_card(*face, seat, Zone::Deck, seat);
                }
            }
            state.shuffle(Zone::Deck, seat, deck_stream(seat));
            for _ in 0..HAND {
                if let Some(&card) = state.zone(Zone::Deck, seat).last() {
                    state.put(card, Zone::Hand, seat);
                }
            }
        }
        state.shuffle(Zone::Centre, Seat::NONE, CENTRE);
        refill(&mut state);
        Ok(state)
    }

    /// An empty table in the play phase of the first seat.
    fn blank(_: &Book<Self>, setup: &Setup) -> Result<State<Shards>, SetupError> {
        empty(setup)
    }

    /// What a scenario does not mention: Crystals to draw, a river of plain cards, a few more below it.
    fn fill(book: &Book<Shards>, state: &mut State<Shards>, named: &[(Zone, Seat)]) {
        let Some(crystal) = book.find("crystal") else { return };
        for seat in state.players().collect::<Vec<_>>() {
            if !named.contains(&(Zone::Deck, seat)) {
                for _ in 0..10 {
                    state.add_card(crystal, seat, Zone::Deck, seat);
                }
            }
        }
        let Some(filler) = book.find("spore-cleric") else { return };
        let centre = named.contains(&(Zone::Centre, Seat::NONE));
        if !centre || !named.contains(&(Zone::River, Seat::NONE)) {
            while state.zone(Zone::River, Seat::NONE).len() < RIVER {
                state.add_card(filler, Seat::NONE, Zone::River, Seat::NONE);
            }
        }
        if !centre {
            for _ in 0..RIVER {
                state.add_card(filler, Seat::NONE, Zone::Centre, Seat::NONE);
            }
        }
    }

    /// Takes `given A: played crystal, zetta`: cards in play that were played this turn.
    fn given(
        book: &Book<Shards>,
        state: &mut State<Shards>,
        seat: Option<Seat>,
        text: &str,
    ) -> Option<Result<(), String>> {
        let seat = seat?;
        let list = text.strip_prefix("played ")?;
        let mut lay = |part: &str| {
            let named = read_card(book, part)?;
            for _ in 0..named.number {
                let owner = if named.marks.contains(&ENLISTED) { Seat::NONE } else { seat };
                let card = state.add_card(named.face, owner, Zone::Play, seat);
                state.card_mut(card).controller = seat;
                named.marks.iter().for_each(|mark| state.mark(card, *mark, true));
                let played = Played { card: state.refer(card), face: named.face };
                state.extra.played.push(played);
            }
            Ok(())
        };
        Some(parts(list).try_for_each(&mut lay))
    }

    fn audit(state: &State<Self>, book: &Book<Self>) -> Result<(), String> {
        table::audit(state, book)
    }
}

fn find_deck<'a>(book: &'a Book<Shards>, setup: &Setup) -> Result<Cow<'a, Deck>, SetupError> {
    if setup.decks.len() > 1 {
        let what = "Shards is played with one centre deck for all; name one deck";
        return Err(SetupError::new(Phrase::new("setup-one-deck"), what));
    }
    let id = setup.decks.first().map_or(DEFAULT_DECK, String::as_str);
    book.deck_for(setup, id)
}

fn empty(setup: &Setup) -> Result<State<Shards>, SetupError> {
    if !(2..=4).contains(&setup.seats) {
        return Err(SetupError::seats("SOI-SETUP-1", (2, 4), setup.seats));
    }
    let mut places = Places::new();
    for team in 0..setup.seats {
        let mut place = Place::player(team);
        place.gauges[Resource::Health as usize] = MOST_HEALTH;
        places.push(place);
    }
    let extra = Extra {
        active: Seat(0),
        turn: 1,
        played: Vec::new(),
        gap: RIVER as u8,
        attack: Default::default(),
        assigned: 0,
    };
    Ok(State::new(places, extra, setup.seed))
}
