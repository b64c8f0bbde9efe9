//! Status effect tokens on a board. `DT-STATUS-4`

use crate::cards::{Kind, Status};
use crate::rules::prelude::*;
use crate::table::INFLICTER;
use crate::table::reading::{number, stacks, tokens};
use crate::table::setup::turn_board;

/// How many tokens a player may have: of the own hero's some have another limit, and a raised limit is the player's own.
///
/// `DT-STACK-1` `DT-STACK-RAISE-1` `DT-PIR-DOUBLOON-4`
pub fn limit(status: &Status, is_own: bool, raised: u8) -> u8 {
    status.own_limit.filter(|_| is_own).unwrap_or(status.limit) + raised
}

/// How many of some arriving tokens are placed: those beyond the limit are not. `DT-STACK-3` `DT-STACK-4`
pub fn placed(had: u8, arriving: u8, limit: u8) -> u8 {
    arriving.min(limit.saturating_sub(had))
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Tokens are put on a board. `DT-GLOSS-INFLICT-1` `DT-GLOSS-GAIN-1`
    Place {
        to: Seat,
        face: FaceId,
        by: Seat,
        number: u8,
    },
    /// Tokens go back to the leaflet. `DT-STATUS-REMOVE-1`
    Take {
        card: CardId,
        number: u8,
    },
    /// Tokens pay for what their text does. `DT-STATUS-SPEND-2`
    Spend {
        card: CardId,
        number: u8,
    },
    Move {
        card: CardId,
        to: Seat,
    },
    Raise {
        seat: Seat,
        face: FaceId,
        by: u8,
    },
    /// A token that has just been inflicted goes, or the next one is not placed.
    Guard {
        seat: Seat,
        negative: bool,
        card: Option<CardId>,
    },
    /// A text has been used for a price.
    Used {
        card: CardId,
        place: u8,
    },
    /// The board is turned to a side.
    Flip {
        seat: Seat,
        side: String,
    },
}

impl Chapter<DiceThrone> for Event {
    fn apply(&self, state: &mut State<DiceThrone>, book: &Book<DiceThrone>) -> Outcome<DiceThrone> {
        match self {
            Event::Place { to, face, by, number } => return place(state, book, *to, *face, *by, *number),
            Event::Take { card, number } => take(state, *card, *number),
            Event::Spend { card, number } => {
                take(state, *card, *number);
                state.extra.acted = true;
            }
            Event::Move { card, to } => {
                let (face, owner) = (state.card(*card).face, state.card(*card).owner);
                let by = if owner == Seat::NONE { *to } else { owner };
                take(state, *card, 1);
                return place(state, book, *to, face, by, 1);
            }
            Event::Raise { seat, face, by } => {
                match state.extra.raised.iter_mut().find(|(one, of, _)| (one, of) == (seat, face)) {
                    Some((_, _, raised)) => *raised += by,
                    None => state.extra.raised.push((*seat, *face, *by)),
                }
            }
            Event::Guard { card: Some(card), .. } => {
                let place = state.extra.inflicted.iter().position(|(_, token)| token == card);
                place.map(|place| state.extra.inflicted.remove(place));
                take(state, *card, 1);
            }
            Event::Guard { seat, negative, card: None } => state.extra.guards.push((*seat, *negative)),
            Event::Used { card, place } => {
                state.extra.note_use(*card, *place);
                state.extra.note_use(*card, u8::MAX);
                state.extra.acted = true;
            }
            Event::Flip { seat, side } => turn_board(book, state, *seat, side),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let face = |card: &CardId| look.state.card(*card).face;
        Some(match self {
            Event::Place { to, face, number, .. } => {
                told("log-token", *to).face("token", *face).count((*number).into())
            }
            Event::Take { card, number } => {
                let (_, seat) = State::<DiceThrone>::zone_of(look.state.card(*card).zone);
                told("log-token-removed", seat).face("token", face(card)).count((*number).into())
            }
            Event::Spend { card, number } => {
                let (_, seat) = State::<DiceThrone>::zone_of(look.state.card(*card).zone);
                told("log-token-spent", seat).face("token", face(card)).count((*number).into())
            }
            Event::Move { card, to } => told("log-token-moved", *to).face("token", face(card)),
            Event::Raise { seat, face, by } => told("log-limit-raised", *seat).face("token", *face).count((*by).into()),
            Event::Guard { seat, .. } => told("log-status-prevented", *seat),
            Event::Flip { seat, .. } => told("log-flip", *seat),
            Event::Used { .. } => return None,
        })
    }

    fn kind(&self) -> u8 {
        if let Event::Place { .. } = self { kind::PLACE } else { UNHEARD }
    }
}

fn place(
    state: &mut State<DiceThrone>,
    book: &Book<DiceThrone>,
    to: Seat,
    face: FaceId,
    by: Seat,
    mut arriving: u8,
) -> Outcome<DiceThrone> {
    let Some(status) = book.face(face).printed.status() else { return Outcome::Nothing };
    while let Some(guard) = state.extra.guards.iter().position(|(seat, negative)| {
        arriving > 0 && *seat == to && by != to && (!negative || status.kind == Kind::Negative)
    }) {
        state.extra.guards.remove(guard);
        arriving -= 1;
    }
    let owner = if status.kind == Kind::Unique { by } else { Seat::NONE };
    let stack = stacks(state, to, face).find(|card| state.card(*card).owner == owner);
    let had = match status.kind {
        Kind::Unique => stack.map_or(0, |card| number(state, card)),
        _ => tokens(state, to, face),
    };
    let placed = placed(had as u8, arriving, most(state, status, to, face, owner == to));
    if placed == 0 {
        return Outcome::Nothing;
    }
    let card = stack.unwrap_or_else(|| {
        let kept = |card: &CardId| state.card(*card).face == face && state.card(*card).owner == owner;
        match state.zone(Zone::Leaflet, to).iter().copied().find(kept) {
            Some(card) => {
                state.put(card, Zone::Tokens, to);
                card
            }
            None => state.add_card(face, owner, Zone::Tokens, to),
        }
    });
    state.card_mut(card).controller = to;
    state.counters.add(card, NUMBER, placed.into());
    state.counters.add(card, NEW, placed.into());
    state.counters.add(card, INFLICTER, -i16::MAX);
    state.counters.add(card, INFLICTER, i16::from(by.0) + 1);
    if by != to && state.extra.attack.as_ref().is_some_and(|attack| attack.by == by) {
        (0..placed).for_each(|_| state.extra.inflicted.push((to, card)));
    }
    Outcome::Done
}

/// The stack limit of a player.
pub fn most(state: &State<DiceThrone>, status: &Status, seat: Seat, face: FaceId, is_own: bool) -> u8 {
    let raised = state.extra.raised.iter().find(|(one, of, _)| (*one, *of) == (seat, face));
    limit(status, is_own, raised.map_or(0, |(_, _, by)| *by))
}

fn take(state: &mut State<DiceThrone>, card: CardId, taken: u8) {
    state.counters.add(card, NUMBER, -i16::from(taken));
    let left = state.counters.get(card, NUMBER);
    if left == 0 {
        let (_, seat) = State::<DiceThrone>::zone_of(state.card(card).zone);
        // A text that removes its token may still speak of whoever put it there.
        let by = state.counters.get(card, INFLICTER);
        state.put(card, Zone::Leaflet, seat);
        state.counters.add(card, INFLICTER, by);
    } else {
        let new = state.counters.get(card, NEW);
        state.counters.add(card, NEW, left.min(new) - new);
    }
}

/// Tokens reach a player; some may be refused. `DT-PIR-DOUBLOON-3`
pub fn give(look: Sight, status: &str, arriving: i32, to: Seat) -> Option<Event> {
    let face = look.book.find(status)?;
    let number = u8::try_from(arriving).ok().filter(|number| *number > 0)?;
    Some(Event::Place { to, face, by: look.you(), number })
}
