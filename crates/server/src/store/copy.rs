//! Everything from one database into another: backups and what is made of them.
//!
//! A backup is an SQLite file with the same schema, whichever database it was made from, so that it can be restored into
//! either. It is read in one transaction and is therefore one moment of the server, which may go on meanwhile.

use std::path::{Path, PathBuf};

use futures_util::TryStreamExt;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};

use super::error::StoreError;
use super::pack;
use super::place::{Engine, Place};
use super::rows;
use super::schema;

/// How many rows have been copied.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Copied {
    pub guests: u64,
    pub tables: u64,
    /// Events of tables.
    pub events: u64,
    /// Seats at tables.
    pub seats: u64,
    pub decks: u64,
}

/// A column's type, as far as copying is concerned.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Real,
    /// A real number or none.
    Perhaps,
    Bytes,
}

/// A table of the schema: how it is read, and how a row of it is written.
struct Sheet {
    select: &'static str,
    insert: &'static str,
    columns: &'static [Kind],
}

impl Sheet {
    fn has_packs(&self) -> bool {
        self.columns.iter().any(|kind| matches!(kind, Bytes))
    }
}

use Kind::{Bytes, Number, Perhaps, Real, Text};

/// All tables, those that others refer to first.
const SHEETS: [Sheet; 16] = [
    Sheet {
        select: "select id, secret_hash, name, created, seen from guests",
        insert: "insert into guests (id, secret_hash, name, created, seen) values ($1, $2, $3, $4, $5)",
        columns: &[Text, Text, Text, Real, Real],
    },
    Sheet {
        select: "select id, game, created, touched, status, length, head, summary, closed, kind, packed from tables",
        insert: "insert into tables (id, game, created, touched, status, length, head, summary, closed, kind, packed) \
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        columns: &[Text, Text, Real, Real, Number, Number, Text, Text, Text, Number, Number],
    },
    Sheet {
        select: "select table_id, seq, at, body from events",
        insert: "insert into events (table_id, seq, at, body) values ($1, $2, $3, $4)",
        columns: &[Text, Number, Real, Text],
    },
    Sheet {
        select: "select table_id, seat, guest, secret_hash from seats",
        insert: "insert into seats (table_id, seat, guest, secret_hash) values ($1, $2, $3, $4)",
        columns: &[Text, Number, Text, Text],
    },
    Sheet {
        select: "select id, guest, game, name, body, created from decks",
        insert: "insert into decks (id, guest, game, name, body, created) values ($1, $2, $3, $4, $5, $6)",
        columns: &[Text, Text, Text, Text, Text, Real],
    },
    Sheet {
        select: "select table_id, length, body from packs",
        insert: "insert into packs (table_id, length, body) values ($1, $2, $3)",
        columns: &[Text, Number, Bytes],
    },
    Sheet {
        select: "select table_id, game, created from openings",
        insert: "insert into openings (table_id, game, created) values ($1, $2, $3)",
        columns: &[Text, Text, Real],
    },
    Sheet {
        select: "select table_id, guest, game, at, seat, score, persons, rating_before, rating_after from results",
        insert: "insert into results (table_id, guest, game, at, seat, score, persons, rating_before, rating_after) \
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        columns: &[Text, Text, Text, Real, Number, Real, Number, Perhaps, Perhaps],
    },
    Sheet {
        select: "select guest, game, rating, deviation, volatility from ratings",
        insert: "insert into ratings (guest, game, rating, deviation, volatility) values ($1, $2, $3, $4, $5)",
        columns: &[Text, Text, Real, Real, Real],
    },
    Sheet {
        select: "select table_id, guest from put_away",
        insert: "insert into put_away (table_id, guest) values ($1, $2)",
        columns: &[Text, Text],
    },
    Sheet {
        select: "select guest, name, folded, passphrase, role, created from accounts",
        insert: "insert into accounts (guest, name, folded, passphrase, role, created) values ($1, $2, $3, $4, $5, $6)",
        columns: &[Text, Text, Text, Text, Number, Real],
    },
    Sheet {
        select: "select id, guest, secret_hash, about, created, seen from sessions",
        insert: "insert into sessions (id, guest, secret_hash, about, created, seen) values ($1, $2, $3, $4, $5, $6)",
        columns: &[Text, Text, Text, Text, Real, Real],
    },
    Sheet {
        select: "select issuer, subject, guest from identities",
        insert: "insert into identities (issuer, subject, guest) values ($1, $2, $3)",
        columns: &[Text, Text, Text],
    },
    Sheet {
        select: "select kind, whom, until, why from bans",
        insert: "insert into bans (kind, whom, until, why) values ($1, $2, $3, $4)",
        columns: &[Text, Text, Real, Text],
    },
    Sheet {
        select: "select id, at, guest, table_id, seat, text, settled from reports",
        insert: "insert into reports (id, at, guest, table_id, seat, text, settled) values ($1, $2, $3, $4, $5, $6, $7)",
        columns: &[Text, Real, Text, Text, Text, Text, Real],
    },
    Sheet {
        select: "select id, at, who, what, about, why from audit",
        insert: "insert into audit (id, at, who, what, about, why) values ($1, $2, $3, $4, $5, $6)",
        columns: &[Text, Real, Text, Text, Text, Text],
    },
];

/// Copies a database into a new SQLite file. The server may run meanwhile. The file appears once it is whole.
pub async fn backup(url: &str, file: &Path) -> Result<Copied, StoreError> {
    let taken = |source: std::io::Error| StoreError::File { path: file.to_path_buf(), source: source.into() };
    if file.exists() {
        return Err(taken(std::io::ErrorKind::AlreadyExists.into()));
    }
    let mut part = file.as_os_str().to_owned();
    part.push(format!(".part-{}", std::process::id()));
    let part = PathBuf::from(part);
    let copied = copy(Place::read(url)?, Place::of_file(&part)?).await;
    match copied {
        Ok(copied) => std::fs::rename(&part, file).map(|()| copied).map_err(taken),
        Err(error) => {
            let _ = std::fs::remove_file(&part);
            Err(error)
        }
    }
}

/// Copies a backup into a database that is empty or not there yet.
pub async fn restore(file: &Path, url: &str) -> Result<Copied, StoreError> {
    if let Err(source) = std::fs::File::open(file) {
        return Err(StoreError::File { path: file.to_path_buf(), source: source.into() });
    }
    copy(Place::of_file(file)?, Place::read(url)?).await
}

async fn copy(from: Place, to: Place) -> Result<Copied, StoreError> {
    let mut source = from.connect_existing().await?;
    let mut target = {
        // Opening makes what is missing and brings the schema up to date.
        schema::update(&to, to.connect().await?).await?;
        to.connect().await?
    };
    let mut reading = source.begin_with(snapshot(from.engine)).await?;
    check(&from, &mut reading).await?;
    let mut writing = target.begin_with(to.engine.begin()).await?;
    let taken = count(&mut writing, "select (select count(*) from tables) + (select count(*) from guests)").await?;
    if taken > 0 {
        return Err(StoreError::NotEmpty { place: to.shown().to_owned() });
    }
    let (mut counts, mut packed) = ([0; SHEETS.len()], 0);
    for (sheet, count) in SHEETS.iter().zip(&mut counts) {
        let mut rows = sqlx::query(sheet.select).fetch(&mut *reading);
        while let Some(row) = rows.try_next().await? {
            packed += if sheet.has_packs() { check_pack(&from, &row)? } else { 0 };
            write(&mut writing, sheet, &row).await?;
            *count += 1;
        }
    }
    check(&to, &mut writing).await?;
    writing.commit().await?;
    reading.rollback().await?;
    target.close().await?;
    source.close().await?;
    let [guests, tables, events, seats, decks, ..] = counts;
    Ok(Copied { guests, tables, events: events + packed, seats, decks })
}

/// A transaction that sees one moment from beginning to end.
fn snapshot(engine: Engine) -> &'static str {
    match engine {
        Engine::Sqlite => "begin",
        Engine::Postgres => "begin isolation level repeatable read",
    }
}

async fn write(connection: &mut AnyConnection, sheet: &Sheet, row: &AnyRow) -> Result<(), sqlx::Error> {
    let mut query = sqlx::query(sheet.insert);
    for (place, kind) in sheet.columns.iter().enumerate() {
        query = match kind {
            Text => query.bind(row.try_get::<Option<String>, _>(place)?),
            Number => query.bind(row.try_get::<i64, _>(place)?),
            Real => query.bind(row.try_get::<f64, _>(place)?),
            Perhaps => query.bind(row.try_get::<Option<f64>, _>(place)?),
            Bytes => query.bind(row.try_get::<Vec<u8>, _>(place)?),
        };
    }
    query.execute(connection).await?;
    Ok(())
}

/// How many events a pack holds, if that is as many as it says.
fn check_pack(place: &Place, row: &AnyRow) -> Result<u64, StoreError> {
    let (table, length): (String, u64) = (row.try_get(0)?, rows::number(row, 1)?);
    let events = pack::unpack(&row.try_get::<Vec<u8>, _>(2)?).map(|events| events.len() as u64);
    let fault = match events {
        Ok(found) if found == length => return Ok(length),
        Ok(found) => format!("{found} of {length} events of table {table:?} are packed"),
        Err(error) => format!("table {table:?}: {error}"),
    };
    Err(StoreError::NotWhole { what: place.shown().to_owned(), fault })
}

/// Whether every table has the events it should have.
async fn check(place: &Place, connection: &mut AnyConnection) -> Result<(), StoreError> {
    let odd = count(
        connection,
        "select count(*) from tables where length <> packed + (select count(*) from events where table_id = tables.id) \
         or length <> (select coalesce(max(seq) + 1, tables.packed) from events where table_id = tables.id) \
         or packed > (select coalesce(min(seq), tables.packed) from events where table_id = tables.id) \
         or packed <> coalesce((select packs.length from packs where table_id = tables.id), 0)",
    )
    .await?;
    match odd {
        0 => Ok(()),
        odd => {
            let fault = format!("{odd} tables lack events");
            Err(StoreError::NotWhole { what: place.shown().to_owned(), fault })
        }
    }
}

async fn count(connection: &mut AnyConnection, sql: &'static str) -> Result<i64, sqlx::Error> {
    sqlx::query(sql).fetch_one(connection).await?.try_get(0)
}
