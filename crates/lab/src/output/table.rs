//! Rows as named columns.

use super::Shape;
use crate::row::{CardRow, DecisionRow, MatchRow};

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole number from 0 of so many bits: 8, 16, 32 or 64.
    Number(u8),
    /// Yes or no.
    Flag,
    Text,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    pub name: String,
    /// What it holds.
    pub kind: Kind,
    /// Whether it may be empty.
    pub optional: bool,
}

/// The value of a row in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell<'a> {
    Number(u64),
    /// Yes or no.
    Flag(bool),
    Text(&'a str),
    Nothing,
}

/// A row of a table: its columns, and its cells in the same order.
pub trait Tabled {
    fn columns(shape: &Shape) -> Vec<Column>;
    /// The cells of this row.
    fn cells<'a>(&'a self, shape: &'a Shape, cells: &mut Vec<Cell<'a>>);
}

fn column(name: impl Into<String>, kind: Kind) -> Column {
    Column { name: name.into(), kind, optional: false }
}

fn entrant<'a>(shape: &'a Shape, number: Option<&u16>) -> Option<&'a str> {
    number.and_then(|number| shape.entrants.get(usize::from(*number))).map(String::as_str)
}

fn text(text: Option<&str>) -> Cell<'_> {
    text.map_or(Cell::Nothing, Cell::Text)
}

impl Tabled for MatchRow {
    fn columns(shape: &Shape) -> Vec<Column> {
        let by_seat = |name: &'static str, kind: Kind| {
            (0..shape.seats).map(move |seat| Column { name: format!("{name}{seat}"), kind, optional: true })
        };
        let mut columns = vec![
            column("number", Kind::Number(64)),
            column("seed", Kind::Number(64)),
            column("options", Kind::Text),
            column("ending", Kind::Text),
            column("turns", Kind::Number(32)),
            column("decisions", Kind::Number(32)),
            Column { name: "first".to_string(), kind: Kind::Number(8), optional: true },
        ];
        columns.extend(by_seat("seat", Kind::Text));
        columns.extend(by_seat("won", Kind::Flag));
        columns.extend(by_seat("gauges", Kind::Text));
        columns
    }

    fn cells<'a>(&'a self, shape: &'a Shape, cells: &mut Vec<Cell<'a>>) {
        cells.extend([
            Cell::Number(self.number),
            Cell::Number(self.seed),
            Cell::Text(&self.options),
            Cell::Text(&self.ending),
            Cell::Number(u64::from(self.turns)),
            Cell::Number(u64::from(self.decisions)),
            self.first.map_or(Cell::Nothing, |seat| Cell::Number(u64::from(seat))),
        ]);
        let seats = 0..shape.seats;
        cells.extend(seats.clone().map(|seat| text(entrant(shape, self.seating.get(seat)))));
        cells.extend(seats.clone().map(|seat| match self.seating.get(seat) {
            Some(_) => Cell::Flag(self.winners >> seat & 1 == 1),
            None => Cell::Nothing,
        }));
        cells.extend(seats.map(|seat| text(self.gauges.get(seat).map(String::as_str))));
    }
}

impl Tabled for DecisionRow {
    fn columns(_: &Shape) -> Vec<Column> {
        vec![
            column("number", Kind::Number(64)),
            column("decision", Kind::Number(32)),
            column("turn", Kind::Number(32)),
            column("seat", Kind::Number(8)),
            Column { optional: true, ..column("entrant", Kind::Text) },
            column("options", Kind::Number(32)),
            column("chosen", Kind::Text),
        ]
    }

    fn cells<'a>(&'a self, shape: &'a Shape, cells: &mut Vec<Cell<'a>>) {
        cells.extend([
            Cell::Number(self.number),
            Cell::Number(u64::from(self.decision)),
            Cell::Number(u64::from(self.turn)),
            Cell::Number(u64::from(self.seat)),
            text(entrant(shape, Some(&self.entrant))),
            Cell::Number(u64::from(self.options)),
            Cell::Text(&self.chosen),
        ]);
    }
}

impl Tabled for CardRow {
    fn columns(_: &Shape) -> Vec<Column> {
        vec![
            column("number", Kind::Number(64)),
            column("seat", Kind::Number(8)),
            Column { optional: true, ..column("entrant", Kind::Text) },
            column("card", Kind::Text),
            column("played", Kind::Number(16)),
            column("won", Kind::Flag),
        ]
    }

    fn cells<'a>(&'a self, shape: &'a Shape, cells: &mut Vec<Cell<'a>>) {
        cells.extend([
            Cell::Number(self.number),
            Cell::Number(u64::from(self.seat)),
            text(entrant(shape, Some(&self.entrant))),
            Cell::Text(&self.card),
            Cell::Number(u64::from(self.played)),
            Cell::Flag(self.won),
        ]);
    }
}
