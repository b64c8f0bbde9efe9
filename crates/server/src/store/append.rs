//! Adding events to many tables with few statements.
//!
//! A table's `length` is its lock: the statement that moves it on asks for the value the writer has read. Whoever comes
//! second finds another value and is refused; so is whoever would leave a gap, and whoever had the table in an earlier epoch. The primary key of the events would
//! refuse a second event of the same number in any case.

use std::collections::HashSet;
use std::sync::LazyLock;

use sqlx::{AnyConnection, Row};

use super::error::StoreError;
use super::rows::{self, Progress};
use super::write::Outcome;

/// Events to be added to one table, and what they change about it.
pub(super) struct Append {
    pub(super) table: String,
    pub(super) epoch: u64,
    pub(super) first: u32,
    pub(super) bodies: Vec<String>,
    pub(super) progress: Progress,
}

/// A numbered event that is about to be inserted.
pub(super) struct NewEvent<'a> {
    table: &'a str,
    seq: i64,
    at: f64,
    body: &'a str,
}

/// A statement gets 1, 2, 4 .. up to this many rows, so that few statements have to be prepared.
const MOST_ROWS: usize = 256;

static MOVE_ON: LazyLock<Vec<String>> = LazyLock::new(|| {
    statements(
        "with given (id, first, length, touched, status, summary, epoch) as (values ",
        7,
        ") update tables set length = given.length, touched = given.touched, status = given.status, \
         summary = coalesce(given.summary, tables.summary) \
         from given where tables.id = given.id and tables.length = given.first \
         and tables.epoch = given.epoch returning tables.id",
    )
});

static INSERT_EVENTS: LazyLock<Vec<String>> =
    LazyLock::new(|| statements("insert into events (table_id, seq, at, body) values ", 4, ""));

/// Adds to many tables, to each of them at most once. The outcomes are in the order of the appends.
pub(super) async fn apply(connection: &mut AnyConnection, appends: &[&Append]) -> Result<Vec<Outcome>, sqlx::Error> {
    let moved = move_on(connection, appends).await?;
    let mut events = Vec::new();
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        if moved.contains(&append.table) {
            events.extend(number(&append.table, append.first, append.progress.touched, &append.bodies));
            outcomes.push(Ok(()));
        } else {
            outcomes.push(Err(explain(connection, append).await?));
        }
    }
    insert_events(connection, &events).await?;
    Ok(outcomes)
}

/// Gives events their numbers.
pub(super) fn number<'a>(
    table: &'a str,
    first: u32,
    at: f64,
    bodies: &'a [String],
) -> impl Iterator<Item = NewEvent<'a>> {
    (i64::from(first)..).zip(bodies).map(move |(seq, body)| NewEvent { table, seq, at, body })
}

/// Inserts numbered events.
pub(super) async fn insert_events(
    connection: &mut AnyConnection,
    mut events: &[NewEvent<'_>],
) -> Result<(), sqlx::Error> {
    while let Some((sql, part)) = take_part(&INSERT_EVENTS, &mut events) {
        let mut query = sqlx::query(sql);
        for event in part {
            query = query.bind(event.table).bind(event.seq).bind(event.at).bind(event.body);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Moves on the tables that have the expected length, and says which these are.
async fn move_on(connection: &mut AnyConnection, mut appends: &[&Append]) -> Result<HashSet<String>, sqlx::Error> {
    let mut moved = HashSet::new();
    while let Some((sql, part)) = take_part(&MOVE_ON, &mut appends) {
        let mut query = sqlx::query(sql);
        for append in part {
            let first = i64::from(append.first);
            query = query
                .bind(&append.table)
                .bind(first)
                .bind(first + append.bodies.len() as i64)
                .bind(append.progress.touched)
                .bind(rows::status_number(append.progress.status))
                .bind(append.progress.summary.as_deref())
                .bind(append.epoch as i64);
        }
        for row in query.fetch_all(&mut *connection).await? {
            moved.insert(row.try_get(0)?);
        }
    }
    Ok(moved)
}

/// Why a table was not moved on.
async fn explain(connection: &mut AnyConnection, append: &Append) -> Result<StoreError, sqlx::Error> {
    let found = sqlx::query("select length, epoch from tables where id = $1")
        .bind(&append.table)
        .fetch_optional(connection)
        .await?;
    let table = append.table.clone();
    Ok(match found {
        Some(row) if rows::number::<u64>(&row, 1)? != append.epoch => StoreError::Fenced { table },
        Some(row) => StoreError::Conflict { table, first: append.first, length: rows::number(&row, 0)? },
        None => StoreError::NoTable { table },
    })
}

/// The same statement for 1, 2, 4 .. rows.
fn statements(before: &str, columns: usize, after: &str) -> Vec<String> {
    let sizes = (0..).map(|power| 1 << power).take_while(|&size| size <= MOST_ROWS);
    let row = |row: usize| {
        let places: Vec<_> = (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", places.join(", "))
    };
    sizes.map(|size| format!("{before}{}{after}", (0..size).map(row).collect::<Vec<_>>().join(", "))).collect()
}

/// Takes as many rows off the front as the largest fitting statement has.
fn take_part<'a, T>(statements: &'static [String], rows: &mut &'a [T]) -> Option<(&'static str, &'a [T])> {
    let power = rows.len().min(MOST_ROWS).checked_ilog2()?;
    let (part, rest) = rows.split_at(1 << power);
    *rows = rest;
    Some((&statements[power as usize], part))
}
