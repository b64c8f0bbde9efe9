//! Options as numbers that stay the same: on other tables, in other matches, with other versions of the data.
//!
//! A key is made of words: those of the question, of the answer, of the faces, zones and dice it is about. What the chooser
//! does not know counts by where it lies. Of options that are the same by all this each has a key of its own.

use xxhash_rust::xxh3::xxh3_64;

use crate::book::Book;
use crate::game::Game;
use crate::inquiry;
use crate::notation::{self, APPLY, FIRST};
use crate::question::{Arg, Ask, Choice};
use crate::resolve::table::Table;
use crate::schema::ASKS;
use crate::table::seats::Seat;
use crate::table::state::State;
use crate::table::zones::ZoneKind;

#[derive(Clone, Copy)]
struct Mix(u64);

impl Mix {
    fn add(self, value: u64) -> Mix {
        let mixed = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Mix(mixed ^ (mixed >> 32))
    }

    fn word(self, word: &str) -> Mix {
        self.add(xxh3_64(word.as_bytes()))
    }
}

/// The keys of the options that were just listed.
pub fn keys<G: Game>(book: &Book<G>, table: &Table<G>, options: &[Choice], out: &mut Vec<u64>) {
    out.clear();
    let Some(question) = table.question() else { return };
    let mut start = Mix(0).word(ASKS[inquiry::kind_of(&question.ask)]);
    if let Ask::Act(moment) = question.ask {
        start = start.word(G::MOMENTS[G::moment_place(moment)]);
    }
    if let Some(face) = inquiry::asking(table).and_then(|origin| origin.face) {
        start = start.word(&book.face(face).slug);
    }
    for option in options {
        let mut key = key(book, table, question.seat, option, start).0;
        while out.contains(&key) {
            key = Mix(key).add(1).0;
        }
        out.push(key);
    }
}

fn key<G: Game>(book: &Book<G>, table: &Table<G>, seat: Seat, option: &Choice, start: Mix) -> Mix {
    let state = &table.state;
    let from = |other: Seat| match other {
        Seat::NONE => 0,
        other => 1 + (other.0 + state.places.len() as u8 - seat.0) as u64 % state.places.len() as u64,
    };
    let mut mix = start.word(notation::spec::<G>(option.word).name);
    for arg in &option.args {
        mix = match *arg {
            Arg::None => mix,
            Arg::Card(id) => {
                let card = state.card(id);
                let (kind, holder) = State::<G>::zone_of(card.zone);
                let placed = mix.add(2).word(kind.name()).add(from(holder)).add(u64::from(card.marks));
                if card.known.contains(Some(seat)) {
                    placed.word(&book.face(card.face).slug)
                } else {
                    let place = state.zone_by_id(card.zone).iter().position(|other| *other == id);
                    placed.add(place.unwrap_or_default() as u64)
                }
            }
            Arg::Seat(other) => mix.add(3).add(from(other)),
            Arg::Number(number) => match waiting_face(book, table, option, number) {
                Some(face) => mix.add(4).word(&book.face(face).slug),
                None => mix.add(5).add(number as u64),
            },
            Arg::Die(die) => match state.dice.get(die) {
                Some(die) => {
                    let kind = book.dice.kinds.get(usize::from(die.kind)).map_or("", |kind| &kind.id);
                    mix.add(6).word(kind).add(u64::from(die.shows) << 8 | u64::from(die.pool)).add(from(die.owner))
                }
                None => mix.add(7),
            },
        };
    }
    mix
}

/// The card whose text an answer names by its number.
pub(super) fn waiting_face<G: Game>(
    book: &Book<G>,
    table: &Table<G>,
    option: &Choice,
    number: i32,
) -> Option<crate::table::cards::FaceId> {
    let place = usize::try_from(number).ok()?.checked_sub(1)?;
    match option.word {
        FIRST => table.waiting_text(place),
        APPLY => table.replacing_law(book, place).map(|(face, _)| face),
        _ => None,
    }
}
