//! Setting up a game, and laying out positions for scenarios. `ASH-SETUP-1`

use std::borrow::Cow;

use kernel::game::EditionOption;
use kernel::prelude::*;

use crate::Ashes;
use crate::cards::{conjurations, deck};
use crate::language::Zone;
use crate::table::extra::{Extra, Stage};
use crate::table::options::{Options, editions};
use crate::table::{dice, invariants, position};

/// The decks that are played when none is named, seat by seat.
const DEFAULTS: [&str; 4] = ["the-mist-guardian", "the-iron-men", "the-bloodwoods-queen", "the-snakes-in-silver"];

impl Staging for Ashes {
    fn editions(_: &Book<Self>) -> Vec<EditionOption> {
        editions()
    }

    /// Phoenixborn in play, dice exhausted, conjurations aside; the whole deck in hand, of which the First Five are kept.
    fn set_up(book: &Book<Ashes>, setup: &Setup) -> Result<State<Ashes>, SetupError> {
        let mut state = empty(book, setup)?;
        for seat in state.players().collect::<Vec<_>>() {
            let deck = find_deck(book, setup, seat)?;
            check_dice(book, &deck, state.extra.options)?;
            check(book, &deck)?;
            lay_out(book, &mut state, seat, &deck);
        }
        Ok(state)
    }

    /// An empty table in the first seat's turn, with both actions left.
    fn blank(book: &Book<Self>, setup: &Setup) -> Result<State<Ashes>, SetupError> {
        let mut state = empty(book, setup)?;
        state.extra.stage = Stage::Turns;
        Ok(state)
    }

    fn fill(book: &Book<Ashes>, state: &mut State<Ashes>, named: &[(Zone, Seat)]) {
        position::fill(book, state, named);
    }

    fn given(
        book: &Book<Ashes>,
        state: &mut State<Ashes>,
        seat: Option<Seat>,
        text: &str,
    ) -> Option<Result<(), String>> {
        position::given(book, state, seat?, text)
    }

    fn audit(state: &State<Self>, book: &Book<Self>) -> Result<(), String> {
        invariants::audit(state, book)
    }
}

fn find_deck<'a>(book: &'a Book<Ashes>, setup: &Setup, seat: Seat) -> Result<Cow<'a, Deck>, SetupError> {
    let id = setup.decks.get(seat.index()).map_or(DEFAULTS[seat.index()], String::as_str);
    book.deck_for(setup, id)
}

/// Without the option a deck has dice of the core box only. `ASH-DICE-2` `ASH-R15`
fn check_dice(book: &Book<Ashes>, deck: &Deck, options: Options) -> Result<(), SetupError> {
    let dice = deck.parts.get("dice").map_or(&[][..], Vec::as_slice).iter();
    let magics = dice.filter_map(|(face, _)| book.face(*face).printed.magic);
    match magics.into_iter().find(|magic| !magic.is_core() && !options.all_dice) {
        Some(magic) => {
            let what = format!("{} dice are not in the core box; choose the option dice all", magic.id());
            Err(SetupError::new(Phrase::new("setup-core-dice"), what).name("name", magic.id()).by("ASH-DICE-2"))
        }
        None => Ok(()),
    }
}

/// Nobody sits down with a deck that breaks a rule of building. `ASH-DECK-1`
fn check(book: &Book<Ashes>, list: &Deck) -> Result<(), SetupError> {
    let cards: Vec<_> = list.parts.values().flatten().map(|(face, number)| (*face, u16::from(*number))).collect();
    let faults = deck::check(book, deck::ALL_DICE, &cards).expect("the format is known");
    let Some(reason) = faults.into_iter().next() else { return Ok(()) };
    let what = format!("the deck {} is not legal: {}", list.id, reason.phrase.key);
    let error = SetupError::new(Phrase::new("setup-illegal-deck"), what).name("deck", &list.id);
    Err(error.fault(reason.phrase).by(reason.rule))
}

/// One player's side of the table. `ASH-SETUP-2` `ASH-SETUP-6` `ASH-SETUP-7`
fn lay_out(book: &Book<Ashes>, state: &mut State<Ashes>, seat: Seat, deck: &Deck) {
    let part = |name: &str| deck.parts.get(name).map_or(&[][..], Vec::as_slice);
    for (face, _) in part("phoenixborn") {
        state.add_card(*face, seat, Zone::Phoenixborn, seat);
    }
    for (face, number) in part("cards") {
        for _ in 0..*number {
            state.add_card(*face, seat, Zone::Hand, seat);
        }
    }
    for (face, number) in part("dice") {
        let magic = book.face(*face).printed.magic.expect("the dice of a deck are dice");
        for _ in 0..*number {
            state.dice.add(dice::new(magic, seat));
        }
    }
    let sources = part("phoenixborn").iter().chain(part("cards")).map(|(face, _)| *face);
    for face in conjurations(book, sources) {
        for _ in 0..book.face(face).printed.copies {
            state.add_card(face, seat, Zone::Conjurations, seat);
        }
    }
}

fn empty(book: &Book<Ashes>, setup: &Setup) -> Result<State<Ashes>, SetupError> {
    if !(2..=4).contains(&setup.seats) {
        return Err(SetupError::seats("ASH-SETUP-1", (2, 4), setup.seats));
    }
    let places: Places = (0..setup.seats).map(Place::player).collect();
    Ok(State::new(places, Extra::new(Options::chosen(book, setup)), setup.seed))
}
