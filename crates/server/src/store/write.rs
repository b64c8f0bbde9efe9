//! What can be written, and the statements that do it.
//!
//! A refusal, such as a taken seat, is found by a condition in the statement and is no failure: the transaction goes on,
//! and the writes of others in it are not touched. What the database itself refuses ends the transaction, and
//! [`Write::blame`] says afterwards what it was.

use sqlx::{AnyConnection, Row};

use super::append::{self, Append};
use super::error::StoreError;
use super::lease::Lease;
use super::lobby;
use super::pack;
use super::people::People;
use super::place::Engine;
use super::rows::{self, DeckRow, Guest, NewTable};
use super::scores::{self, Score};

/// What a write came to: done, or refused without a trace.
pub(super) type Outcome = Result<(), StoreError>;

/// One write, whole or not at all.
pub(super) enum Write {
    Append(Append),
    CreateTable(NewTable),
    BindSeat {
        table: String,
        seat: u8,
        guest: String,
    },
    CreateGuest(Guest),
    GreetGuest {
        guest: String,
        name: Option<String>,
        seen: f64,
    },
    SaveDeck(DeckRow),
    DeleteDeck {
        deck: String,
        guest: String,
    },
    DeleteTable {
        table: String,
        before: f64,
        sql: &'static str,
    },
    DeleteGuests {
        before: f64,
    },
    /// The events of a table are put together.
    Pack {
        table: String,
    },
    /// Nobody can sit down on a free seat any more.
    CloseSeat {
        table: String,
        epoch: u64,
        seat: u8,
    },
    PutAway {
        table: String,
        guest: String,
    },
    Score(Score),
    Pulse {
        now: f64,
    },
    Lease(Lease, Engine),
    People(People),
}

impl Write {
    /// Refuses what PostgreSQL cannot store, before it can spoil a transaction.
    pub(super) fn check(&self) -> Outcome {
        let plain = |what: &'static str, texts: &[&str]| match texts.iter().any(|text| text.contains('\0')) {
            true => Err(StoreError::Unstorable { what }),
            false => Ok(()),
        };
        match self {
            Write::Append(append) => {
                plain("the table", &[&append.table, append.progress.summary.as_deref().unwrap_or_default()])?;
                append.bodies.iter().try_for_each(|body| plain("an event", &[body]))
            }
            Write::CreateTable(table) => {
                plain("the table", &[&table.id, &table.game, &table.head, &table.summary])?;
                table.events.iter().try_for_each(|body| plain("an event", &[body]))?;
                table.seats.iter().try_for_each(|seat| {
                    let texts = [seat.guest.as_deref().unwrap_or(""), seat.secret_hash.as_deref().unwrap_or("")];
                    plain("a seat", &texts)
                })
            }
            Write::BindSeat { table, guest, .. } => plain("the seat", &[table, guest]),
            Write::CreateGuest(guest) => plain("the guest", &[&guest.id, &guest.secret_hash, &guest.name]),
            Write::GreetGuest { guest, name, .. } => plain("the guest", &[guest, name.as_deref().unwrap_or("")]),
            Write::SaveDeck(deck) => plain("the deck", &[&deck.id, &deck.guest, &deck.game, &deck.name, &deck.body]),
            Write::DeleteDeck { deck, guest } => plain("the deck", &[deck, guest]),
            Write::DeleteTable { table, .. } | Write::CloseSeat { table, .. } | Write::Pack { table } => {
                plain("the table", &[table])
            }
            Write::PutAway { table, guest } => plain("the table", &[table, guest]),
            Write::Score(score) => plain("the result", &[&score.table, &score.game]),
            Write::People(people) => plain("what is said of a person", &people.texts()),
            Write::DeleteGuests { .. } | Write::Pulse { .. } | Write::Lease(..) => Ok(()),
        }
    }

    /// About how many bytes it writes.
    pub(super) fn size(&self) -> usize {
        match self {
            Write::Append(append) => {
                append.bodies.iter().chain(&append.progress.summary).map(String::len).sum::<usize>()
            }
            Write::CreateTable(table) => {
                table.head.len() + table.summary.len() + table.events.iter().map(String::len).sum::<usize>()
            }
            Write::SaveDeck(deck) => deck.body.len(),
            _ => 0,
        }
    }

    /// Does everything but appends, which are done for many tables at once.
    pub(super) async fn apply(&self, connection: &mut AnyConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            Write::Append(append) => {
                let mut outcomes = append::apply(connection, &[append]).await?;
                Ok(outcomes.pop().expect("an append has an outcome"))
            }
            Write::CreateTable(table) => create_table(connection, table).await,
            Write::BindSeat { table, seat, guest } => bind_seat(connection, table, *seat, guest).await,
            Write::CreateGuest(guest) => create_guest(connection, guest).await,
            Write::GreetGuest { guest, name, seen } => greet_guest(connection, guest, name.as_deref(), *seen).await,
            Write::SaveDeck(deck) => save_deck(connection, deck).await,
            Write::DeleteDeck { deck, guest } => delete_deck(connection, deck, guest).await,
            Write::DeleteTable { table, before, sql } => {
                let gone = sqlx::query(*sql).bind(table).bind(*before).execute(connection).await?;
                Ok(changed(gone.rows_affected(), StoreError::NoTable { table: table.clone() }))
            }
            Write::DeleteGuests { before } => {
                let sql = "delete from guests where id in (select id from guests where seen < $1 \
                     and not exists (select 1 from seats where seats.guest = guests.id) \
                     and not exists (select 1 from decks where decks.guest = guests.id) \
                     and not exists (select 1 from accounts where accounts.guest = guests.id) limit 1000)";
                sqlx::query(sql).bind(*before).execute(connection).await?;
                Ok(Ok(()))
            }
            Write::Pack { table } => pack::apply(connection, table).await,
            Write::CloseSeat { table, epoch, seat } => lobby::close_seat(connection, table, *epoch, *seat).await,
            Write::PutAway { table, guest } => lobby::put_away(connection, table, guest).await,
            Write::Score(score) => scores::keep(connection, score).await,
            Write::Lease(lease, engine) => lease.apply(*engine, connection).await,
            Write::People(people) => people.apply(connection).await,
            Write::Pulse { now } => {
                let beat = sqlx::query("update pulse set at = $1 where id = 1").bind(*now).execute(connection).await?;
                match beat.rows_affected() {
                    0 => Err(sqlx::Error::RowNotFound),
                    _ => Ok(Ok(())),
                }
            }
        }
    }

    /// What this write did wrong, if it was alone in a transaction that failed.
    pub(super) fn error_of_this_write(&self, error: sqlx::Error) -> StoreError {
        let stranger = error.as_database_error().is_some_and(|error| error.is_foreign_key_violation());
        let guest = match self {
            Write::BindSeat { guest, .. } => Some(guest),
            Write::SaveDeck(deck) => Some(&deck.guest),
            Write::CreateTable(table) => table.seats.iter().find_map(|seat| seat.guest.as_ref()),
            _ => None,
        };
        match guest {
            Some(guest) if stranger => StoreError::NoGuest { guest: guest.clone() },
            _ => error.into(),
        }
    }
}

/// Done if the statement changed a row, else refused.
pub(super) fn changed(rows: u64, refusal: StoreError) -> Outcome {
    if rows > 0 { Ok(()) } else { Err(refusal) }
}

async fn create_table(connection: &mut AnyConnection, table: &NewTable) -> Result<Outcome, sqlx::Error> {
    let made = sqlx::query(
        "insert into tables (id, game, created, touched, status, length, head, summary, kind) \
         values ($1, $2, $3, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(table.created)
    .bind(rows::status_number(table.status))
    .bind(table.events.len() as i64)
    .bind(&table.head)
    .bind(&table.summary)
    .bind(i16::from(table.shows))
    .execute(&mut *connection)
    .await?;
    if made.rows_affected() == 0 {
        return Ok(Err(StoreError::TableTaken { table: table.id.clone() }));
    }
    for seat in &table.seats {
        sqlx::query("insert into seats (table_id, seat, guest, secret_hash) values ($1, $2, $3, $4)")
            .bind(&table.id)
            .bind(i16::from(seat.seat))
            .bind(seat.guest.as_deref())
            .bind(seat.secret_hash.as_deref())
            .execute(&mut *connection)
            .await?;
    }
    let events: Vec<_> = append::number(&table.id, 0, table.created, &table.events).collect();
    append::insert_events(&mut *connection, &events).await?;
    if table.open {
        lobby::open(connection, table).await?;
    }
    Ok(Ok(()))
}

async fn bind_seat(connection: &mut AnyConnection, table: &str, seat: u8, guest: &str) -> Result<Outcome, sqlx::Error> {
    let bound = sqlx::query(
        "update seats set guest = $3 where table_id = $1 and seat = $2 and guest is null and secret_hash is not null",
    )
    .bind(table)
    .bind(i16::from(seat))
    .bind(guest)
    .execute(&mut *connection)
    .await?;
    if bound.rows_affected() > 0 {
        return Ok(Ok(()));
    }
    let found = sqlx::query("select guest from seats where table_id = $1 and seat = $2")
        .bind(table)
        .bind(i16::from(seat))
        .fetch_optional(&mut *connection)
        .await?;
    let table = table.to_owned();
    Ok(match found {
        None => Err(StoreError::NoSeat { table, seat }),
        Some(row) if row.try_get::<Option<&str>, _>(0)? == Some(guest) => Ok(()),
        Some(_) => Err(StoreError::SeatTaken { table, seat }),
    })
}

async fn create_guest(connection: &mut AnyConnection, guest: &Guest) -> Result<Outcome, sqlx::Error> {
    let made = sqlx::query(
        "insert into guests (id, secret_hash, name, created, seen) values ($1, $2, $3, $4, $5) \
         on conflict (id) do nothing",
    )
    .bind(&guest.id)
    .bind(&guest.secret_hash)
    .bind(&guest.name)
    .bind(guest.created)
    .bind(guest.seen)
    .execute(connection)
    .await?;
    Ok(changed(made.rows_affected(), StoreError::GuestTaken { guest: guest.id.clone() }))
}

async fn greet_guest(
    connection: &mut AnyConnection,
    guest: &str,
    name: Option<&str>,
    seen: f64,
) -> Result<Outcome, sqlx::Error> {
    let greeted = sqlx::query("update guests set name = coalesce($2, name), seen = $3 where id = $1")
        .bind(guest)
        .bind(name)
        .bind(seen)
        .execute(connection)
        .await?;
    Ok(changed(greeted.rows_affected(), StoreError::NoGuest { guest: guest.to_owned() }))
}

async fn save_deck(connection: &mut AnyConnection, deck: &DeckRow) -> Result<Outcome, sqlx::Error> {
    let saved = sqlx::query(
        "insert into decks (id, guest, game, name, body, created) values ($1, $2, $3, $4, $5, $6) \
         on conflict (id) do update set game = excluded.game, name = excluded.name, body = excluded.body \
         where decks.guest = excluded.guest",
    )
    .bind(&deck.id)
    .bind(&deck.guest)
    .bind(&deck.game)
    .bind(&deck.name)
    .bind(&deck.body)
    .bind(deck.created)
    .execute(connection)
    .await?;
    Ok(changed(saved.rows_affected(), StoreError::DeckTaken { deck: deck.id.clone() }))
}

async fn delete_deck(connection: &mut AnyConnection, deck: &str, guest: &str) -> Result<Outcome, sqlx::Error> {
    let deleted = sqlx::query("delete from decks where id = $1 and guest = $2")
        .bind(deck)
        .bind(guest)
        .execute(connection)
        .await?;
    Ok(changed(deleted.rows_affected(), StoreError::NoDeck { deck: deck.to_owned() }))
}
