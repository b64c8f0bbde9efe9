//! Who plays which table.
//!
//! A node is there until the time in its row, unless it says so again before. A table belongs to the node in its row; once
//! that node is not there any more, another may have it. Each time it changes hands its epoch grows, and whatever is added
//! carries the epoch: a node that has been away and does not know it yet is refused. Only the database's clock is asked.

use std::time::Duration;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::Store;
use super::error::StoreError;
use super::place::Engine;
use super::write::{Outcome, Write, changed};

/// What is changed about leases.
pub(super) enum Lease {
    /// A node says that it is there for so many seconds more.
    Renew { node: String, seconds: f64 },
    /// A node is no longer there.
    Leave { node: String },
    /// A node takes a table that nobody has, or somebody who is not there any more.
    Claim { table: String, node: String, epoch: u64 },
    /// A node gives a table up.
    Release { table: String, node: String, epoch: u64 },
}

impl Engine {
    /// The statement for this database.
    fn timed(self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Engine::Sqlite => sqlite,
            Engine::Postgres => postgres,
        }
    }
}

/// The same statement for both databases, with the time by the clock of each in the middle, in seconds since 1970.
macro_rules! timed {
    ($engine:expr, $before:literal, $after:literal) => {
        $engine.timed(
            concat!($before, "((julianday('now') - 2440587.5) * 86400.0)", $after),
            concat!($before, "(extract(epoch from clock_timestamp())::double precision)", $after),
        )
    };
}

impl Lease {
    pub(super) async fn apply(&self, engine: Engine, connection: &mut AnyConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            Lease::Renew { node, seconds } => {
                let sql = timed!(
                    engine,
                    "insert into nodes (id, until) values ($1, ",
                    " + $2) on conflict (id) do update set until = excluded.until"
                );
                sqlx::query(sql).bind(node).bind(*seconds).execute(connection).await?;
                Ok(Ok(()))
            }
            Lease::Leave { node } => {
                sqlx::query("delete from nodes where id = $1").bind(node).execute(&mut *connection).await?;
                // Who has been gone for a day is forgotten.
                let sql = timed!(engine, "delete from nodes where until < ", " - 86400.0");
                sqlx::query(sql).execute(connection).await?;
                Ok(Ok(()))
            }
            Lease::Claim { table, node, epoch } => {
                let sql = timed!(
                    engine,
                    "update tables set owner = $2, epoch = epoch + 1 where id = $1 and epoch = $3 and (owner is null \
                     or owner = $2 or not exists (select 1 from nodes where nodes.id = tables.owner and nodes.until > ",
                    "))"
                );
                let epoch = *epoch as i64;
                let claimed = sqlx::query(sql).bind(table).bind(node).bind(epoch).execute(connection).await?;
                Ok(changed(claimed.rows_affected(), StoreError::Claimed { table: table.clone() }))
            }
            Lease::Release { table, node, epoch } => {
                let sql = "update tables set owner = null where id = $1 and owner = $2 and epoch = $3";
                sqlx::query(sql).bind(table).bind(node).bind(*epoch as i64).execute(connection).await?;
                Ok(Ok(()))
            }
        }
    }
}

/// Whether a table is still in an epoch. It stays so until the transaction ends: its row is locked like by an append.
pub(super) async fn has(connection: &mut AnyConnection, table: &str, epoch: u64) -> Result<bool, sqlx::Error> {
    let sql = "update tables set epoch = epoch where id = $1 and epoch = $2";
    Ok(sqlx::query(sql).bind(table).bind(epoch as i64).execute(connection).await?.rows_affected() > 0)
}

/// The statement that deletes a table at which nothing has happened since a time, unless a node has it that is there.
pub(super) fn delete_unclaimed(engine: Engine) -> &'static str {
    timed!(
        engine,
        "delete from tables where id = $1 and touched < $2 and not exists \
         (select 1 from nodes where nodes.id = tables.owner and nodes.until > ",
        ")"
    )
}

impl Store {
    /// A node is there for so long from now on.
    pub async fn renew_node(&self, node: &str, lease: Duration) -> Result<(), StoreError> {
        self.lease(Lease::Renew { node: node.to_owned(), seconds: lease.as_secs_f64() }).await
    }

    /// A node is no longer there: what it has anybody may take.
    pub async fn remove_node(&self, node: &str) -> Result<(), StoreError> {
        self.lease(Lease::Leave { node: node.to_owned() }).await
    }

    /// Takes a table that was last seen in an epoch, if nobody who is there has it. The epoch is the next one then.
    pub async fn claim_table(&self, table: &str, node: &str, epoch: u64) -> Result<u64, StoreError> {
        self.lease(Lease::Claim { table: table.to_owned(), node: node.to_owned(), epoch }).await?;
        Ok(epoch + 1)
    }

    /// Gives a table up, if one still has it.
    pub async fn release_table(&self, table: &str, node: &str, epoch: u64) -> Result<(), StoreError> {
        self.lease(Lease::Release { table: table.to_owned(), node: node.to_owned(), epoch }).await
    }

    /// The nodes that are there.
    pub async fn nodes(&self) -> Result<Vec<String>, StoreError> {
        let sql = timed!(self.engine(), "select id from nodes where until > ", " order by id");
        self.list(sqlx::query(sql), |row: &AnyRow| row.try_get(0)).await
    }

    async fn lease(&self, lease: Lease) -> Result<(), StoreError> {
        self.write(Write::Lease(lease, self.engine())).await
    }
}
