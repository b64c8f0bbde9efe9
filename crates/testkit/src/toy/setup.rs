//! Setting up a toy game, and laying out positions.
//!
//! Two or three players sit with a scenario that nobody plays, behind the last of them. Four play in two teams,
//! crosswise, without a scenario.

use kernel::book::Book;
use kernel::error::SetupError;
use kernel::game::Setup;
use kernel::table::cards::FaceId;
use kernel::table::chance::Stream;
use kernel::table::seats::{Place, Places, Seat, SeatKind};
use kernel::table::state::State;

use super::language::{Gauge, Kind, Zone};
use super::{Extra, HAND, LIFE, Toy};

/// Seats, decks and hands.
pub fn set_up<const S: bool>(book: &Book<Toy<S>>, setup: &Setup) -> Result<State<Toy<S>>, SetupError> {
    let mut state = empty(setup)?;
    for seat in (0..state.places.len() as u8).map(Seat) {
        let plots = state.place(seat).kind == SeatKind::Scenario;
        for (number, face) in book.faces.iter().enumerate() {
            if (face.printed.kind == Kind::Plot) == plots {
                for _ in 0..face.printed.copies {
                    state.add_card(FaceId(number as u16), seat, Zone::Deck, seat);
                }
            }
        }
        state.shuffle(Zone::Deck, seat, Stream(1 + seat.0));
        let hand = if plots { 0 } else { HAND };
        for _ in 0..hand {
            if let Some(&card) = state.zone(Zone::Deck, seat).last() {
                state.put(card, Zone::Hand, seat);
            }
        }
    }
    Ok(state)
}

/// An empty table in the turn of the first seat, with 10 mana for everybody.
pub fn blank<const S: bool>(setup: &Setup) -> Result<State<Toy<S>>, SetupError> {
    let mut state = empty(setup)?;
    state.extra.begun = true;
    state.extra.plotted = true;
    for place in &mut state.places {
        place.gauges[Gauge::Mana as usize] = 10;
    }
    Ok(state)
}

/// Players whose deck is not named have five pebbles to draw.
pub fn fill<const S: bool>(book: &Book<Toy<S>>, state: &mut State<Toy<S>>, named: &[(Zone, Seat)]) {
    let Some(pebble) = book.find("pebble") else { return };
    for seat in state.players().collect::<Vec<_>>() {
        if !named.contains(&(Zone::Deck, seat)) {
            for _ in 0..5 {
                state.add_card(pebble, seat, Zone::Deck, seat);
            }
        }
    }
}

fn empty<const S: bool>(setup: &Setup) -> Result<State<Toy<S>>, SetupError> {
    if !(2..=4).contains(&setup.seats) {
        return Err(SetupError::seats("TOY-SEATS", (2, 4), setup.seats));
    }
    let mut places = Places::new();
    for seat in 0..setup.seats {
        let mut place = Place::player(if setup.seats == 4 { seat % 2 } else { seat });
        place.gauges[Gauge::Life as usize] = LIFE;
        places.push(place);
    }
    if setup.seats < 4 {
        places.push(Place::scenario(setup.seats));
    }
    let extra = Extra { active: Seat(0), turn: 1, begun: false, plotted: false, hurt: 0 };
    Ok(State::new(places, extra, setup.seed))
}
