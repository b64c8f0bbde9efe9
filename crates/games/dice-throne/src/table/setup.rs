//! Setting up a game, and laying out positions for scenarios. `DT-SETUP-1`

use std::borrow::Cow;

use kernel::game::EditionOption;
use kernel::prelude::*;

use super::extra::{Extra, Phase, SEATS};
use super::seating::{FIRST_CP, FIRST_HAND, Seating};
use super::{HEALTH, NUMBER, deck_stream, dice_stream, invariants, position};
use crate::DiceThrone;
use crate::cards::Is;
use crate::language::{Gauge, Zone};

/// The heroes that are played when none is named, seat by seat.
const DEFAULTS: [&str; SEATS] = ["gunslinger", "barbarian", "paladin", "cursed-pirate"];

impl Staging for DiceThrone {
    fn editions(_: &Book<Self>) -> Vec<EditionOption> {
        vec![EditionOption::new("printing", &["rulebook", "english_first", "chinese"])]
    }

    fn set_up(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        let mut state = empty(book, setup)?;
        for seat in state.players().collect::<Vec<_>>() {
            let deck = find_deck(book, setup, seat)?;
            for (face, _) in deck.parts.get("cards").map_or(&[][..], Vec::as_slice) {
                state.add_card(*face, seat, Zone::Deck, seat);
            }
            state.shuffle(Zone::Deck, seat, deck_stream(seat));
            for _ in 0..FIRST_HAND {
                let top = *state.zone(Zone::Deck, seat).last().expect("a deck has more cards than a hand");
                state.put(top, Zone::Hand, seat);
                show_team(&mut state, top, seat);
            }
        }
        let start = first_player(&mut state);
        (state.extra.start, state.extra.active) = (start, start);
        Ok(state)
    }

    /// An empty table in the first seat's first Main Phase.
    fn blank(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        let mut state = empty(book, setup)?;
        state.extra.phase = Phase::Main1;
        state.extra.turn = 1;
        Ok(state)
    }

    fn fill(book: &Book<Self>, state: &mut State<Self>, named: &[(Zone, Seat)]) {
        position::fill(book, state, named);
    }

    fn given(book: &Book<Self>, state: &mut State<Self>, seat: Option<Seat>, text: &str) -> Option<Result<(), String>> {
        position::given(book, state, seat?, text)
    }

    fn audit(state: &State<Self>, book: &Book<Self>) -> Result<(), String> {
        invariants::audit(state, book)
    }
}

fn find_deck<'a>(book: &'a Book<DiceThrone>, setup: &Setup, seat: Seat) -> Result<Cow<'a, Deck>, SetupError> {
    let id = setup.decks.get(seat.index()).map_or(DEFAULTS[seat.index()], String::as_str);
    book.deck_for(setup, id)
}

/// Boards, dials and companions. `DT-SETUP-3` `DT-SETUP-4` `DT-KOTH-1` `DT-TEAM-5`
fn empty(book: &Book<DiceThrone>, setup: &Setup) -> Result<State<DiceThrone>, SetupError> {
    let Some(seating) = Seating::of(setup.seats) else {
        return Err(SetupError::seats("DT-OVERVIEW-2", (2, SEATS), setup.seats));
    };
    let mut heroes = [0; SEATS];
    let mut boards = Vec::new();
    for seat in (0..setup.seats).map(Seat) {
        let deck = find_deck(book, setup, seat)?;
        let (hero, _) = deck.parts.get("hero").and_then(|part| part.first()).expect("a deck is a hero");
        heroes[seat.index()] = book.face(*hero).printed.hero.expect("a hero has dice");
        boards.push((seat, *hero));
    }
    let places: Places = (0..setup.seats).map(|seat| Place::player(seating.team(Seat(seat)))).collect();
    let mut state = State::new(places, Extra::new(Seat(0), heroes), setup.seed);
    for (seat, hero) in boards {
        state.set_gauge(seat, Gauge::Health, Quantity::new(seating.health().into()));
        state.set_gauge(seat, Gauge::Cp, Quantity::new(FIRST_CP.into()));
        lay_board(book, &mut state, seat, hero, book.edition(setup, "printing").unwrap_or_default());
    }
    Ok(state)
}

/// Abilities in their first level, as the chosen printing has them; the second side of a board and companions that must be built
/// lie on the leaflet. `DT-R24`
fn lay_board(book: &Book<DiceThrone>, state: &mut State<DiceThrone>, seat: Seat, hero: FaceId, printing: &str) {
    state.add_card(hero, seat, Zone::Board, seat);
    let Is::Hero(hero) = &book.face(hero).printed.is else { return };
    let first_side = hero.sides.first().map(|side| &side.id);
    for ability in &hero.abilities {
        let face =
            book.find(&ability.printed_as(printing)).or(book.find(&ability.id)).expect("every ability has a face");
        let up = ability.side.is_none() || ability.side.as_ref() == first_side;
        state.add_card(face, seat, if up { Zone::Board } else { Zone::Leaflet }, seat);
    }
    for companion in &hero.companions {
        if let (Some(health), Some(face)) = (companion.health, book.find(&companion.id)) {
            let card = state.add_card(face, seat, Zone::Companions, seat);
            state.counters.add(card, HEALTH, health.into());
            state.counters.add(card, NUMBER, 1);
        }
        for form in &companion.forms {
            let face = book.find(&form.id).expect("every form has a face");
            state.add_card(face, seat, Zone::Leaflet, seat);
        }
    }
}

/// Turns a board to one of its sides: what belongs to another side is covered for good. `DT-PIR-CLAR-1`
pub fn turn_board(book: &Book<DiceThrone>, state: &mut State<DiceThrone>, seat: Seat, side: &str) {
    let side_of =
        |card: &CardId| book.face(state.card(*card).face).printed.space().and_then(|space| space.side.as_deref());
    let (board, leaflet) = (state.zone(Zone::Board, seat).iter(), state.zone(Zone::Leaflet, seat).iter());
    let down: Vec<CardId> = board.copied().filter(|card| side_of(card).is_some_and(|of| of != side)).collect();
    let up: Vec<CardId> = leaflet.copied().filter(|card| side_of(card) == Some(side)).collect();
    down.into_iter().for_each(|card| state.put(card, Zone::Covered, seat));
    up.into_iter().for_each(|card| state.put(card, Zone::Board, seat));
    state.places[seat.index()].turned = true;
}

/// Teammates may look at each other's hands. `DT-TEAM-2`
pub fn show_team(state: &mut State<DiceThrone>, card: CardId, seat: Seat) {
    let own = state.place(seat).team;
    for mate in (0..state.places.len() as u8).map(Seat) {
        if state.place(mate).team == own {
            let entry = state.card_mut(card);
            entry.known = entry.known.with(SeatSet::only(mate));
        }
    }
}

/// Each rolls one die, the highest begins; those who are level roll again. `DT-SETUP-6` `DT-R26` `DT-TEAM-3` `DT-KOTH-2`
fn first_player(state: &mut State<DiceThrone>) -> Seat {
    let mut level: Vec<Seat> = state.players().collect();
    loop {
        let rolls: Vec<(Seat, u32)> =
            level.iter().map(|seat| (*seat, state.chance.draw(dice_stream(*seat)).below(6))).collect();
        let most = rolls.iter().map(|(_, shows)| *shows).max();
        level = rolls.into_iter().filter(|(_, shows)| Some(*shows) == most).map(|(seat, _)| seat).collect();
        if let [first] = level[..] {
            return first;
        }
    }
}
