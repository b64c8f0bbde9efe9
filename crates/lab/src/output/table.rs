//! Rows as named columns.

use super::Shape;
use crate::row::{CardRow, DecisionRow, Facts, Gauges, MatchRow, Told, TurnRow};

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole number from 0 of so many bits: 8, 16, 32 or 64.
    Number(u8),
    /// A whole number of 32 bits that may be below 0.
    Signed,
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
    Signed(i32),
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

/// A column that may be empty.
fn optional(name: impl Into<String>, kind: Kind) -> Column {
    Column { optional: true, ..column(name, kind) }
}

fn number(number: Option<u32>) -> Cell<'static> {
    number.map_or(Cell::Nothing, |number| Cell::Number(u64::from(number)))
}

/// A name as data tools take it without quotes.
fn plain(name: &str) -> String {
    name.replace('-', "_")
}

fn fact_columns(shape: &Shape) -> impl Iterator<Item = Column> + '_ {
    let kind = |is_number: bool| if is_number { Kind::Signed } else { Kind::Text };
    shape.facts.iter().map(move |(name, is_number)| optional(plain(name), kind(*is_number)))
}

fn fact_cells<'a>(shape: &Shape, facts: &'a Facts) -> impl Iterator<Item = Cell<'a>> {
    (0..shape.facts.len()).map(|place| match facts.get(place).and_then(Option::as_ref) {
        Some(Told::Number(number)) => Cell::Signed(*number),
        Some(Told::Word(word)) => Cell::Text(word),
        None => Cell::Nothing,
    })
}

fn gauge_cells<'a>(shape: &Shape, gauges: Option<&Gauges>) -> impl Iterator<Item = Cell<'a>> {
    let value = move |place: usize| gauges.and_then(|gauges| gauges.get(place).copied().flatten());
    (0..shape.gauges.len())
        .map(move |place| value(place).map_or(Cell::Nothing, Cell::Signed))
        .collect::<Vec<_>>()
        .into_iter()
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
        columns.extend(fact_columns(shape));
        let gauge =
            |seat: usize| shape.gauges.iter().map(move |name| optional(format!("{}{seat}", plain(name)), Kind::Signed));
        columns.extend((0..shape.seats).flat_map(gauge));
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
        cells.extend(fact_cells(shape, &self.facts));
        cells.extend(seats.flat_map(|seat| gauge_cells(shape, self.gauges.get(seat))));
    }
}

impl Tabled for TurnRow {
    fn columns(shape: &Shape) -> Vec<Column> {
        let mut columns = vec![
            column("number", Kind::Number(64)),
            column("turn", Kind::Number(32)),
            column("end", Kind::Flag),
            optional("active", Kind::Number(8)),
            column("seat", Kind::Number(8)),
            optional("entrant", Kind::Text),
            column("hand", Kind::Number(16)),
            column("played", Kind::Number(32)),
        ];
        columns.extend(shape.gauges.iter().map(|name| optional(plain(name), Kind::Signed)));
        columns.extend(fact_columns(shape).map(|column| Column { name: format!("table_{}", column.name), ..column }));
        columns.push(column("won", Kind::Flag));
        columns
    }

    fn cells<'a>(&'a self, shape: &'a Shape, cells: &mut Vec<Cell<'a>>) {
        cells.extend([
            Cell::Number(self.number),
            Cell::Number(u64::from(self.turn)),
            Cell::Flag(self.end),
            self.active.map_or(Cell::Nothing, |seat| Cell::Number(u64::from(seat))),
            Cell::Number(u64::from(self.seat)),
            text(entrant(shape, Some(&self.entrant))),
            Cell::Number(u64::from(self.hand)),
            Cell::Number(u64::from(self.played)),
        ]);
        cells.extend(gauge_cells(shape, Some(&self.gauges)));
        cells.extend(fact_cells(shape, &self.facts));
        cells.push(Cell::Flag(self.won));
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
            column("began", Kind::Flag),
            column("card", Kind::Text),
            column("seen", Kind::Flag),
            column("opening", Kind::Number(16)),
            column("drawn", Kind::Flag),
            column("gained", Kind::Number(16)),
            optional("gained_turn", Kind::Number(32)),
            column("played", Kind::Number(16)),
            optional("played_turn", Kind::Number(32)),
            column("won", Kind::Flag),
        ]
    }

    fn cells<'a>(&'a self, shape: &'a Shape, cells: &mut Vec<Cell<'a>>) {
        cells.extend([
            Cell::Number(self.number),
            Cell::Number(u64::from(self.seat)),
            text(entrant(shape, Some(&self.entrant))),
            Cell::Flag(self.began),
            Cell::Text(&self.card),
            Cell::Flag(self.seen),
            Cell::Number(u64::from(self.opening)),
            Cell::Flag(self.drawn),
            Cell::Number(u64::from(self.gained)),
            number(self.gained_turn),
            Cell::Number(u64::from(self.played)),
            number(self.played_turn),
            Cell::Flag(self.won),
        ]);
    }
}
