//! Tables at which anybody may sit down, seats that are filled, and tables that somebody has put away.

use sqlx::AnyConnection;

use super::error::StoreError;
use super::lease;
use super::rows::{self, TableRow, table_columns};
use super::write::{Outcome, Write};
use super::{NewTable, Store};

impl Store {
    /// The tables at which anybody may still sit down, of one game or of all, those that have waited longest first.
    pub async fn openings(&self, game: Option<&str>, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = concat!(
            "select ",
            table_columns!(),
            " from openings join tables on tables.id = openings.table_id where tables.status = 0 \
             and ($1 = '' or openings.game = $1) order by openings.created, tables.id limit $2"
        );
        let game = game.unwrap_or_default().replace('\0', "?");
        self.list(sqlx::query(sql).bind(game).bind(i64::from(limit)), rows::table).await
    }

    /// Whether anybody may sit down at a table.
    pub async fn is_opening(&self, table: &str) -> Result<bool, StoreError> {
        let sql = "select table_id from openings where table_id = $1";
        let table = table.replace('\0', "?");
        let found = self.find(sqlx::query(sql).bind(table), |row| rows::text(row, 0)).await?;
        Ok(found.is_some())
    }

    /// Takes a free seat off: nobody can sit down there any more. Only whoever has the table since an epoch may do that.
    pub async fn close_seat(&self, table: &str, epoch: u64, seat: u8) -> Result<(), StoreError> {
        self.write(Write::CloseSeat { table: table.to_owned(), epoch, seat }).await
    }

    /// Takes a table off somebody's list.
    pub async fn put_away(&self, table: &str, guest: &str) -> Result<(), StoreError> {
        self.write(Write::PutAway { table: table.to_owned(), guest: guest.to_owned() }).await
    }
}

/// Lets anybody sit down at a new table.
pub(super) async fn open(connection: &mut AnyConnection, table: &NewTable) -> Result<(), sqlx::Error> {
    sqlx::query("insert into openings (table_id, game, created) values ($1, $2, $3)")
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.created)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn close_seat(
    connection: &mut AnyConnection,
    table: &str,
    epoch: u64,
    seat: u8,
) -> Result<Outcome, sqlx::Error> {
    if !lease::has(connection, table, epoch).await? {
        return Ok(Err(StoreError::Fenced { table: table.to_owned() }));
    }
    let sql = "update seats set secret_hash = null \
        where table_id = $1 and seat = $2 and guest is null and secret_hash is not null";
    let closed = sqlx::query(sql).bind(table).bind(i16::from(seat)).execute(&mut *connection).await?;
    if closed.rows_affected() > 0 {
        return Ok(Ok(()));
    }
    // It may have been closed before, by somebody who could not say so any more.
    let sql = "select seat from seats where table_id = $1 and seat = $2 and guest is null";
    let nobodys = sqlx::query(sql).bind(table).bind(i16::from(seat)).fetch_optional(connection).await?;
    Ok(nobodys.map(drop).ok_or(StoreError::SeatTaken { table: table.to_owned(), seat }))
}

pub(super) async fn put_away(connection: &mut AnyConnection, table: &str, guest: &str) -> Result<Outcome, sqlx::Error> {
    sqlx::query("insert into put_away (table_id, guest) values ($1, $2) on conflict (table_id, guest) do nothing")
        .bind(table)
        .bind(guest)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}
