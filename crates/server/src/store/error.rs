//! What can go wrong with the database: what, where, and what would do.
//!
//! No message holds a part of an address beyond host and name of the database, since addresses hold passwords.

use std::path::PathBuf;
use std::sync::Arc;

/// Why the store did not do something. Unless it says otherwise, nothing was changed.
///
/// It can be cloned, because one failed transaction is told to everybody who waited for it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The address names no database.
    #[error("the address of the database {fault}; use sqlite:///folder/file.db or postgres://user:password@host/name")]
    Address {
        /// What is wrong with it.
        fault: &'static str,
    },
    /// The file of an SQLite database cannot be made.
    #[error("cannot write the database file {path:?}: {source}; choose a folder this user may write to")]
    File {
        /// The file.
        path: PathBuf,
        source: Arc<std::io::Error>,
    },
    /// Nobody answers, or not to us.
    #[error("cannot open the database {place}: {source}; check that it runs, and the name and password in the address")]
    Unreachable {
        /// Which database, without secrets.
        place: String,
        source: Arc<sqlx::Error>,
    },
    /// A newer program has changed the schema.
    #[error("the database {place} has schema {found}, this program knows {known}; use a newer version of the program")]
    Newer {
        /// Which database, without secrets.
        place: String,
        /// The version of its schema.
        found: i64,
        /// The newest version this program can use.
        known: i64,
    },
    /// The schema could not be brought up to date.
    #[error("cannot bring the schema of the database {place} up to date: {source}")]
    Migration {
        /// Which database, without secrets.
        place: String,
        source: Arc<sqlx::migrate::MigrateError>,
    },
    /// Somebody else has written to the table first.
    #[error("table {table:?} has {length} events, so none can be added as number {first}; load the table anew")]
    Conflict {
        table: String,
        /// The number the first new event would have had.
        first: u32,
        /// How many events it has.
        length: u32,
    },
    /// Another node has the table now.
    #[error("table {table:?} is played by another node now")]
    Fenced { table: String },
    /// Another node has the table, or has taken it just now.
    #[error("table {table:?} cannot be taken over; look who has it")]
    Claimed { table: String },
    /// There is no such table.
    #[error("there is no table {table:?}")]
    NoTable {
        /// The id that was looked for.
        table: String,
    },
    /// There is already a table of this name.
    #[error("there is already a table {table:?}; choose another id")]
    TableTaken {
        /// The id.
        table: String,
    },
    /// The table has no such seat.
    #[error("table {table:?} has no seat {seat}")]
    NoSeat {
        table: String,
        /// The seat that was looked for.
        seat: u8,
    },
    /// Another guest sits there.
    #[error("seat {seat} of table {table:?} is taken; choose a free one")]
    SeatTaken { table: String, seat: u8 },
    /// There is no such guest.
    #[error("there is no guest {guest:?}")]
    NoGuest {
        /// The id that was looked for.
        guest: String,
    },
    /// There is already a guest of this id.
    #[error("there is already a guest {guest:?}; choose another id")]
    GuestTaken {
        /// The id.
        guest: String,
    },
    /// The guest has no such deck.
    #[error("there is no deck {deck:?} of this guest")]
    NoDeck {
        /// The id that was looked for.
        deck: String,
    },
    /// The deck is another guest's.
    #[error("deck {deck:?} is another guest's; choose another id")]
    DeckTaken {
        /// The id.
        deck: String,
    },
    /// Somebody else has an account of this name, or the guest has one already.
    #[error("there is already an account {name:?}, or this guest has one; choose another name")]
    NameTaken { name: String },
    /// There is no such report.
    #[error("there is no report {report:?}")]
    NoReport { report: String },
    /// A text that not every database can keep.
    #[error("{what} holds the character NUL, which cannot be stored; leave it out")]
    Unstorable {
        /// Which text.
        what: &'static str,
    },
    /// The database did not do its part.
    #[error("the database failed: {source}")]
    Database {
        /// What it said.
        source: Arc<sqlx::Error>,
    },
    /// The database failed while committing: the change may have been kept or not.
    #[error("the database failed while committing, so this may have been kept or not: {source}; load the table anew")]
    Unsure {
        /// What it said.
        source: Arc<sqlx::Error>,
    },
    /// The file of an SQLite database has been deleted, replaced or spoilt while it was open.
    #[error("the database file {path:?} is gone or spoilt; put it back from a backup and start the server again")]
    Lost {
        /// The file.
        path: PathBuf,
    },
    /// A database that should be empty is not.
    #[error("the database {place} holds tables or guests already; restore into a new one")]
    NotEmpty {
        /// Which database, without secrets.
        place: String,
    },
    /// A backup is not whole.
    #[error("{what} is not whole: {fault}")]
    NotWhole {
        /// Which database or file.
        what: String,
        /// What is wrong with it.
        fault: String,
    },
    /// The store has been closed.
    #[error("the store is closed; nothing more can be read or written")]
    Closed,
}

impl StoreError {
    /// Whether the database has failed, rather than refused something.
    pub fn is_failure(&self) -> bool {
        use StoreError::{Closed, Database, Lost, Unreachable, Unsure};
        matches!(self, Closed | Database { .. } | Lost { .. } | Unreachable { .. } | Unsure { .. })
    }

    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::Address { .. } => "store-address",
            StoreError::File { .. } => "store-file",
            StoreError::Unreachable { .. } => "store-unreachable",
            StoreError::Newer { .. } => "store-newer",
            StoreError::Migration { .. } => "store-migration",
            StoreError::Conflict { .. } => "conflict",
            StoreError::Fenced { .. } => "fenced",
            StoreError::Claimed { .. } => "claimed",
            StoreError::NoTable { .. } => "no-table",
            StoreError::TableTaken { .. } => "table-taken",
            StoreError::NoSeat { .. } => "no-seat",
            StoreError::SeatTaken { .. } => "seat-taken",
            StoreError::NoGuest { .. } => "no-guest",
            StoreError::GuestTaken { .. } => "guest-taken",
            StoreError::NoDeck { .. } => "no-deck",
            StoreError::DeckTaken { .. } => "deck-taken",
            StoreError::NameTaken { .. } => "name-taken",
            StoreError::NoReport { .. } => "no-report",
            StoreError::Unstorable { .. } => "unstorable",
            StoreError::Database { .. } => "store-failed",
            StoreError::Unsure { .. } => "store-unsure",
            StoreError::Lost { .. } => "store-lost",
            StoreError::NotEmpty { .. } => "store-not-empty",
            StoreError::NotWhole { .. } => "store-not-whole",
            StoreError::Closed => "store-closed",
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            source => StoreError::Database { source: Arc::new(source) },
        }
    }
}
