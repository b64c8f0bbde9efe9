//! What is kept, as plain values: the rows of the schema.
//!
//! Times are seconds since 1970. `head`, `summary` and bodies are JSON that the store does not read.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::wire::Status;

/// A person without an account: an id, and the hash of the secret that proves it is them.
#[derive(Clone, PartialEq, Debug)]
pub struct Guest {
    pub id: String,
    pub secret_hash: String,
    /// What they want to be called.
    pub name: String,
    /// When they first came.
    pub created: f64,
    /// When they were last here.
    pub seen: f64,
}

/// A table that is being set up.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The word that names it in addresses.
    pub id: String,
    pub game: String,
    pub created: f64,
    /// How far it is.
    pub status: Status,
    /// What it is set up with: it never changes.
    pub head: String,
    /// What lists show of it.
    pub summary: String,
    pub seats: Vec<SeatRow>,
    /// The first events, numbered from 0.
    pub events: Vec<String>,
    /// Whether anybody may sit down, without a seat's secret.
    pub open: bool,
    /// Whether it only shows something: an example of a rule, a lesson, a puzzle.
    pub shows: bool,
}

/// A table, without its events.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// The word that names it in addresses.
    pub id: String,
    pub game: String,
    /// When it was set up.
    pub created: f64,
    /// When something last happened.
    pub touched: f64,
    /// How far it is.
    pub status: Status,
    /// How many events it has, so the number of the next one.
    pub length: u32,
    /// The node that plays it, or played it last.
    pub owner: Option<String>,
    /// How often it has changed hands.
    pub epoch: u64,
    /// Why moderators have closed it.
    pub closed: Option<String>,
    /// What it was set up with.
    pub head: String,
    /// What lists show of it.
    pub summary: String,
}

/// Something that happened at a table. Events are only ever added.
#[derive(Clone, PartialEq, Debug)]
pub struct EventRow {
    /// Its number: 0, 1, 2 and so on, without gaps.
    pub seq: u32,
    /// When it was kept.
    pub at: f64,
    /// What happened.
    pub body: String,
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Its number.
    pub seat: u8,
    /// The guest who sits there; nobody while it is free.
    pub guest: Option<String>,
    /// The hash of the secret that lets somebody sit down.
    pub secret_hash: Option<String>,
}

/// Where events are added to a table: after so many of them, by whoever has had it since an epoch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    pub epoch: u64,
    pub length: u32,
}

impl From<u32> for End {
    /// The end of a table that nobody has claimed yet.
    fn from(length: u32) -> End {
        End { epoch: 0, length }
    }
}

/// What an append changes about the table itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// When; the new events get this time, too.
    pub touched: f64,
    /// How far the table is now.
    pub status: Status,
    /// What lists show of it; nothing leaves it as it is.
    pub summary: Option<String>,
}

/// A deck that a guest has made.
#[derive(Clone, PartialEq, Debug)]
pub struct DeckRow {
    pub id: String,
    pub guest: String,
    pub game: String,
    /// What it is called.
    pub name: String,
    pub body: String,
    /// When it was first kept.
    pub created: f64,
}

/// How many tables there are of each status.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TableCounts {
    /// Some seats are still free.
    pub gathering: u64,
    /// They are being played.
    pub playing: u64,
    pub over: u64,
}

/// Since when nothing must have happened at a table for it to be forgotten, by how far it is. Seconds since 1970.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Age {
    /// Seats are still free, or nothing has ever happened.
    pub unused: f64,
    /// It shows a rule, or is a lesson or a puzzle.
    pub shows: f64,
    /// It is being played.
    pub playing: f64,
    pub over: f64,
}

impl TableCounts {
    pub(super) fn add(&mut self, status: Status, count: u64) {
        match status {
            Status::Gathering => self.gathering += count,
            Status::Playing => self.playing += count,
            Status::Over => self.over += count,
        }
    }
}

/// The number that stands for a status in the database.
pub(super) fn status_number(status: Status) -> i16 {
    match status {
        Status::Gathering => 0,
        Status::Playing => 1,
        Status::Over => 2,
    }
}

/// The status of a number in the database.
pub(super) fn status_of(number: i64) -> Result<Status, sqlx::Error> {
    match number {
        0 => Ok(Status::Gathering),
        1 => Ok(Status::Playing),
        2 => Ok(Status::Over),
        _ => Err(sqlx::Error::Decode(format!("{number} is no status of a table; there are 0, 1, 2").into())),
    }
}

/// The columns that [`table`] reads.
macro_rules! table_columns {
    () => {
        "tables.id, tables.game, tables.created, tables.touched, tables.status, tables.length, tables.head, \
         tables.summary, tables.owner, tables.epoch, tables.closed"
    };
}
pub(super) use table_columns;

/// Reads a row of [`table_columns`].
pub(super) fn table(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        created: row.try_get(2)?,
        touched: row.try_get(3)?,
        status: status_of(row.try_get(4)?)?,
        length: number(row, 5)?,
        head: row.try_get(6)?,
        summary: row.try_get(7)?,
        owner: row.try_get(8)?,
        epoch: number(row, 9)?,
        closed: row.try_get(10)?,
    })
}

/// Reads `seq, at, body`.
pub(super) fn event(row: &AnyRow) -> Result<EventRow, sqlx::Error> {
    Ok(EventRow { seq: number(row, 0)?, at: row.try_get(1)?, body: row.try_get(2)? })
}

/// Reads `seat, guest, secret_hash`.
pub(super) fn seat(row: &AnyRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow { seat: number(row, 0)?, guest: row.try_get(1)?, secret_hash: row.try_get(2)? })
}

/// Reads `id, secret_hash, name, created, seen`.
pub(super) fn guest(row: &AnyRow) -> Result<Guest, sqlx::Error> {
    Ok(Guest {
        id: row.try_get(0)?,
        secret_hash: row.try_get(1)?,
        name: row.try_get(2)?,
        created: row.try_get(3)?,
        seen: row.try_get(4)?,
    })
}

/// Reads `id, guest, game, name, body, created`.
pub(super) fn deck(row: &AnyRow) -> Result<DeckRow, sqlx::Error> {
    Ok(DeckRow {
        id: row.try_get(0)?,
        guest: row.try_get(1)?,
        game: row.try_get(2)?,
        name: row.try_get(3)?,
        body: row.try_get(4)?,
        created: row.try_get(5)?,
    })
}

/// Reads a whole number that fits.
pub(super) fn number<N: TryFrom<i64>>(row: &AnyRow, column: usize) -> Result<N, sqlx::Error> {
    let stored: i64 = row.try_get(column)?;
    N::try_from(stored).map_err(|_| sqlx::Error::Decode(format!("{stored} is out of range in column {column}").into()))
}

/// Reads a text.
pub(super) fn text(row: &AnyRow, column: usize) -> Result<String, sqlx::Error> {
    row.try_get(column)
}
