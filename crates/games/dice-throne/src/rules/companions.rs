//! Companions: no status effects, each with rules of its own. `DT-COMPANION-1`

use crate::cards::Is;
use crate::rules::prelude::*;
use crate::table::reading::{companion_health, number};
use crate::table::{ADVANCED, ASLEEP, HEALTH};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A spirit becomes one of this form, from the form before it; the first form is new.
    Grow {
        seat: Seat,
        card: CardId,
    },
    /// One of them is removed.
    Lose {
        card: CardId,
    },
    Build {
        seat: Seat,
        card: CardId,
        advanced: bool,
    },
    Advance {
        card: CardId,
    },
    Wake {
        card: CardId,
    },
    Heal {
        card: CardId,
        number: u8,
    },
}

impl Chapter<DiceThrone> for Event {
    fn apply(&self, state: &mut State<DiceThrone>, book: &Book<DiceThrone>) -> Outcome<DiceThrone> {
        match self {
            Event::Grow { seat, card } => grow(state, book, *seat, *card),
            Event::Lose { card } => lose(state, *card),
            Event::Build { seat, card, advanced } => {
                state.put(*card, Zone::Companions, *seat);
                state.counters.add(*card, NUMBER, 1);
                state.mark(*card, ADVANCED, *advanced);
            }
            Event::Advance { card } => state.mark(*card, ADVANCED, true),
            Event::Wake { card } => state.mark(*card, ASLEEP, false),
            Event::Heal { card, number } => {
                let most = health(book, state, *card);
                let now = companion_health(state, *card);
                state.counters.add(*card, HEALTH, (most - now).min((*number).into()).max(0) as i16);
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Grow { seat, card } => told("log-grow", *seat).card("card", look, *card),
            Event::Lose { card } => look.about("log-companion-lost", *card),
            Event::Build { seat, card, .. } => told("log-build", *seat).card("card", look, *card),
            Event::Advance { card } => look.about("log-advance", *card),
            Event::Wake { card } => look.about("log-wake", *card),
            Event::Heal { card, number } => look.about("log-companion-healed", *card).count((*number).into()),
        })
    }
}

/// The most Health of a companion.
fn health(book: &Book<DiceThrone>, state: &State<DiceThrone>, card: CardId) -> i32 {
    match &book.face(state.card(card).face).printed.is {
        Is::Companion(companion) => companion.health.unwrap_or(0).into(),
        _ => 0,
    }
}

/// The forms of a player's companion, from the first on, each with the most there may be.
pub fn forms(book: &Book<DiceThrone>, state: &State<DiceThrone>, seat: Seat) -> Vec<(CardId, i32)> {
    let zones = [Zone::Companions, Zone::Leaflet];
    let cards = zones.iter().flat_map(|zone| state.zone(*zone, seat)).copied();
    let mut found: Vec<(FaceId, CardId, i32)> = cards
        .filter_map(|card| {
            let face = state.card(card).face;
            if let Is::Form(_, form) = &book.face(face).printed.is {
                Some((face, card, form.most.into()))
            } else {
                None
            }
        })
        .collect();
    found.sort_unstable_by_key(|(face, ..)| *face);
    found.into_iter().map(|(_, card, most)| (card, most)).collect()
}

/// Whether a spirit can become one of this form.
pub fn can_grow(book: &Book<DiceThrone>, state: &State<DiceThrone>, seat: Seat, card: CardId) -> bool {
    let forms = forms(book, state, seat);
    let Some(place) = forms.iter().position(|(form, _)| *form == card) else { return false };
    let has_room = number(state, card) < forms[place].1;
    has_room && (place == 0 || number(state, forms[place - 1].0) > 0)
}

fn grow(state: &mut State<DiceThrone>, book: &Book<DiceThrone>, seat: Seat, card: CardId) {
    let forms = forms(book, state, seat);
    let place = forms.iter().position(|(form, _)| *form == card).unwrap_or(0);
    if place > 0 {
        lose(state, forms[place - 1].0);
    }
    if state.lies_in(card, Zone::Leaflet) {
        state.put(card, Zone::Companions, seat);
    }
    state.counters.add(card, NUMBER, 1);
}

fn lose(state: &mut State<DiceThrone>, card: CardId) {
    state.counters.add(card, NUMBER, -1);
    if number(state, card) == 0 {
        let owner = state.card(card).owner;
        state.put(card, Zone::Leaflet, owner);
    }
}
