//! What outlives the server: tables and their events, guests and their decks.
//!
//! A table is its set-up and a list of events that only grows. Whoever adds to it says how long they think it is, so of
//! two writers one is refused. Everything is kept in SQLite, for one server without further ado, or in PostgreSQL, with
//! the same statements. A write is answered when it is on the disk, and not before.
//!
//! `place` is where the data lie, `seal` whether they still do, `schema` their shape, `rows` the values, `write`, `append`, `lease` and
//! `people` the statements that change something, `writer` the one task that runs these, `read` all the rest, `pack` the form in
//! which the events of matches lie that are over, and `copy` brings everything from one database into another; `lobby` and `scores` are what is kept besides tables.

mod append;
mod copy;
mod error;
mod lease;
mod lobby;
mod pack;
mod people;
mod place;
mod read;
mod rows;
mod schema;
mod scores;
mod seal;
mod write;
mod writer;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use sqlx::AnyPool;

use append::Append;
use place::{Engine, Place};
use seal::Seal;
use write::Write;
use writer::Writer;

pub use copy::{Copied, backup, restore};
pub use error::StoreError;
pub use people::{Account, Ban, BanKind, Deed, Report, Role, Session, folded};
pub use rows::{Age, DeckRow, End, EventRow, Guest, NewTable, Progress, SeatRow, TableCounts, TableRow};
pub use scores::{Player, Rating, ResultRow, Score, Standing};

/// An open database. Copies are the same store.
///
/// A write that is no longer waited for may happen nevertheless.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    place: String,
    engine: Engine,
    readers: AnyPool,
    writer: Writer,
    seal: Arc<Seal>,
    patience: Duration,
}

/// How much a store does at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many writes may wait; after that, whoever wants to write waits.
    pub queue: usize,
    /// How many writes share a commit.
    pub batch: usize,
    /// How many connections read.
    pub readers: u32,
    /// How long a read, a transaction or a new connection may take before the database counts as gone.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { queue: 1024, batch: 512, readers: 4, patience: Duration::from_secs(10) }
    }
}

impl fmt::Debug for Store {
    /// Says which database it is, and no secret of its address.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Store").field(&self.0.place).finish()
    }
}

impl Store {
    /// Opens `sqlite:///folder/file.db`, which is made where there is none, or `postgres://user:password@host/name`,
    /// and brings its schema up to date.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::open_with(url, Limits::default()).await
    }

    /// Opens a store with other limits.
    pub async fn open_with(url: &str, limits: Limits) -> Result<Store, StoreError> {
        let place = Place::read(url)?;
        let connection = place.connect().await?;
        schema::update(&place, connection).await?;
        let seal = Arc::new(Seal::of(place.file()));
        let readers = place.readers(limits.readers.max(1), limits.patience);
        let (shown, engine) = (place.shown().to_owned(), place.engine);
        let writer = Writer::start(place, seal.clone(), limits);
        Ok(Store(Arc::new(Inner { place: shown, engine, readers, writer, seal, patience: limits.patience })))
    }

    /// How many versions of the schema there have been.
    pub const SCHEMAS: usize = schema::newest();

    /// Makes a new database as an older version of this program did, for tests of what becomes of it.
    pub async fn make_older(url: &str, schema: usize) -> Result<(), StoreError> {
        schema::make_older(&Place::read(url)?, schema).await
    }

    fn engine(&self) -> Engine {
        self.0.engine
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.0.writer.write(write).await
    }

    /// Finishes what has been asked for and closes the database. Afterwards everything is refused.
    pub async fn close(&self) {
        self.0.writer.close().await;
        self.0.readers.close().await;
    }

    /// Keeps a new table with its seats and first events.
    pub async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::CreateTable(table)).await
    }

    /// Adds events at the end of a table, if that is its end, and notes what they change. Without events, only that.
    pub async fn append(
        &self,
        table: &str,
        end: impl Into<End>,
        bodies: Vec<String>,
        progress: Progress,
    ) -> Result<(), StoreError> {
        let End { epoch, length } = end.into();
        let append = Append { table: table.to_owned(), epoch, first: length, bodies, progress };
        self.write(Write::Append(append)).await
    }

    /// Lets a guest sit down if the seat is free. Sitting down again where one sits is fine.
    pub async fn bind_seat(&self, table: &str, seat: u8, guest: &str) -> Result<(), StoreError> {
        self.write(Write::BindSeat { table: table.to_owned(), seat, guest: guest.to_owned() }).await
    }

    /// Keeps a new guest.
    pub async fn create_guest(&self, guest: Guest) -> Result<(), StoreError> {
        self.write(Write::CreateGuest(guest)).await
    }

    /// Notes that a guest was here, and their new name, if they have one.
    pub async fn greet_guest(&self, guest: &str, name: Option<&str>, seen: f64) -> Result<(), StoreError> {
        let (guest, name) = (guest.to_owned(), name.map(str::to_owned));
        self.write(Write::GreetGuest { guest, name, seen }).await
    }

    /// Keeps a deck, new or changed. The time of its creation stays.
    pub async fn save_deck(&self, deck: DeckRow) -> Result<(), StoreError> {
        self.write(Write::SaveDeck(deck)).await
    }

    /// Deletes a guest's deck.
    pub async fn delete_deck(&self, deck: &str, guest: &str) -> Result<(), StoreError> {
        self.write(Write::DeleteDeck { deck: deck.to_owned(), guest: guest.to_owned() }).await
    }

    /// Finds out whether the database can be read and written: a row is written and the files are looked at.
    pub async fn check(&self, now: f64) -> Result<(), StoreError> {
        self.0.seal.look_inside()?;
        self.count_tables().await?;
        self.write(Write::Pulse { now }).await
    }

    /// Deletes a table with all that belongs to it, unless something has happened there since or a node has it.
    pub async fn delete_table(&self, table: &str, before: f64) -> Result<(), StoreError> {
        let sql = lease::delete_unclaimed(self.engine());
        self.write(Write::DeleteTable { table: table.to_owned(), before, sql }).await
    }

    /// Deletes guests who have not been here since, and have neither seat nor deck.
    pub async fn delete_guests(&self, before: f64) -> Result<(), StoreError> {
        self.write(Write::DeleteGuests { before }).await
    }

    /// About how many bytes have been written since the start.
    pub fn written(&self) -> u64 {
        self.0.writer.written()
    }
}
