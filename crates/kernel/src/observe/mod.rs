//! What a seat sees, as numbers in a buffer of fixed size.
//!
//! The same for every game: parts with rows and columns, which [`Layout`] describes. What is written is what a
//! [`crate::view::View`] of the same seat holds, and, for the seat that is asked, the question and its options. Seats are
//! numbered from the one that looks: 1 is itself, 2 the next one clockwise. Numbers that name something are places in the
//! [`crate::schema::Schema`] or names of cards and dice, from 1; 0 stands for none. The first column of every row says
//! whether there is anything in it, so it is the mask of its part. A buffer can be used again for any table of the game: a
//! [`Trace`] goes with it.

mod keys;
mod rows;
mod write;

use serde::Serialize;

use crate::game::{Game, GaugeKind};
use crate::table::zones::ZoneKind;

pub use keys::keys;
pub use rows::Trace;
pub use write::write;

/// How many rows the parts have whose length changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Room {
    pub cards: usize,
    pub dice: usize,
    pub facts: usize,
    pub texts: usize,
    pub options: usize,
}

impl Room {
    /// Enough for a table with so many cards and dice and questions with so many options; a game that makes cards wants some
    /// more of them.
    pub fn new(cards: usize, dice: usize, options: usize) -> Room {
        Room { cards, dice, facts: 16, texts: 24, options }
    }
}

/// One part of an observation: rows of columns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    pub name: &'static str,
    /// Where it begins.
    pub start: usize,
    pub rows: usize,
    /// The names of its columns. One that stands for a place in a list of the schema is called `LIST:...` by it.
    pub columns: Vec<String>,
}

impl Part {
    /// Where it ends.
    pub fn end(&self) -> usize {
        self.start + self.rows * self.columns.len()
    }
}

/// Where everything stands in an observation of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Layout {
    pub parts: [Part; 7],
    /// How many numbers an observation has.
    pub len: usize,
}

pub(crate) const TABLE: usize = 0;
pub(crate) const SEATS: usize = 1;
pub(crate) const CARDS: usize = 2;
pub(crate) const DICE: usize = 3;
pub(crate) const FACTS: usize = 4;
pub(crate) const TEXTS: usize = 5;
pub(crate) const OPTIONS: usize = 6;

const TABLE_COLUMNS: &[&str] = &[
    "here",
    "viewer",
    "asked",
    "asks",
    "moment",
    "word",
    "card",
    "face",
    "taken",
    "least",
    "most",
    "options",
    "decisions",
    "turn",
    "over",
    "won",
    "left out",
];
const SEAT_COLUMNS: &[&str] = &["here", "seat", "alive", "turned", "same team", "asked", "chosen"];
const CARD_COLUMNS: &[&str] =
    &["here", "zone", "holder", "place", "face", "owner", "controller", "host", "aim", "asking", "chosen", "paid"];
const DIE_COLUMNS: &[&str] = &["here", "kind", "shows", "pool", "owner", "card", "chosen", "paid"];
const FACT_COLUMNS: &[&str] = &["here", "fact", "seat", "other seat", "number", "other number", "face", "word code"];
const TEXT_COLUMNS: &[&str] = &["here", "kind", "seat", "face", "word", "card"];
const OPTION_COLUMNS: &[&str] =
    &["here", "word", "card", "face", "other card", "other face", "seat", "number", "die", "text"];

/// The layout of a game's observations.
pub fn layout<G: Game>(room: Room) -> Layout {
    let plain = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<String>>();
    let with = |mut columns: Vec<String>, what: &str, names: &[&str]| {
        columns.extend(names.iter().map(|name| format!("{what} {name}")));
        columns
    };
    let zones = |personal: bool| -> Vec<&str> {
        G::Zone::ALL.iter().filter(|zone| zone.is_personal() == personal).map(|zone| zone.name()).collect()
    };
    let gauges: Vec<&str> = G::Gauge::ALL.iter().map(|gauge| gauge.name()).collect();
    let marks: Vec<&str> = G::MARKS.iter().map(|(name, _)| *name).collect();
    let cards = with(with(plain(CARD_COLUMNS), "mark", &marks), "counter", G::COUNTERS);
    let seats = with(with(plain(SEAT_COLUMNS), "gauge", &gauges), "paid", &gauges);
    let parts = [
        ("table", 1, with(plain(TABLE_COLUMNS), "size", &zones(false))),
        ("seats", G::MAX_SEATS, with(seats, "size", &zones(true))),
        ("cards", room.cards, with(cards, "value", G::VALUES)),
        ("dice", room.dice, with(plain(DIE_COLUMNS), "mark", G::DIE_MARKS)),
        ("facts", room.facts, plain(FACT_COLUMNS)),
        ("texts", room.texts, plain(TEXT_COLUMNS)),
        ("options", room.options, plain(OPTION_COLUMNS)),
    ];
    let mut start = 0;
    let parts = parts.map(|(name, rows, columns)| {
        let part = Part { name, start, rows, columns };
        start = part.end();
        part
    });
    Layout { parts, len: start }
}
