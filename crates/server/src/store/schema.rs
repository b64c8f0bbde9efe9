//! The schema and how it came about: numbered steps inside the binary, one folder for each database.
//!
//! A database remembers which steps it has seen. One that has seen more than this program knows is left alone.

use std::sync::Arc;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Connection, SqlSafeStr};

use super::error::StoreError;
use super::place::{Engine, Place};

/// One step: its name, and the same thing said to both databases.
struct Step {
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// All steps in order; the first has the number 1. Only ever add to the end.
const STEPS: [Step; 7] = [
    Step {
        name: "tables",
        sqlite: include_str!("../../migrations/sqlite/0001_tables.sql"),
        postgres: include_str!("../../migrations/postgres/0001_tables.sql"),
    },
    Step {
        name: "pulse",
        sqlite: include_str!("../../migrations/sqlite/0002_pulse.sql"),
        postgres: include_str!("../../migrations/postgres/0002_pulse.sql"),
    },
    Step {
        name: "lobby",
        sqlite: include_str!("../../migrations/sqlite/0003_lobby.sql"),
        postgres: include_str!("../../migrations/postgres/0003_lobby.sql"),
    },
    Step {
        name: "leases",
        sqlite: include_str!("../../migrations/sqlite/0004_leases.sql"),
        postgres: include_str!("../../migrations/postgres/0004_leases.sql"),
    },
    Step {
        name: "people",
        sqlite: include_str!("../../migrations/sqlite/0005_people.sql"),
        postgres: include_str!("../../migrations/postgres/0005_people.sql"),
    },
    Step {
        name: "kept",
        sqlite: include_str!("../../migrations/sqlite/0006_kept.sql"),
        postgres: include_str!("../../migrations/postgres/0006_kept.sql"),
    },
    Step {
        name: "packs",
        sqlite: include_str!("../../migrations/sqlite/0007_packs.sql"),
        postgres: include_str!("../../migrations/postgres/0007_packs.sql"),
    },
];

/// Brings the database to the newest schema.
pub(super) async fn update(place: &Place, mut connection: AnyConnection) -> Result<(), StoreError> {
    let migrator = migrator(place.engine, STEPS.len());
    let done = match place.engine {
        Engine::Sqlite => update_sqlite(&migrator, &mut connection).await,
        // sqlx takes a lock that all programs on this database respect.
        Engine::Postgres => migrator.run_direct(None, &mut connection, false).await,
    };
    // A lock that an error left behind ends with the connection.
    let closed = connection.close().await;
    match done {
        Ok(()) => closed.map_err(StoreError::from),
        Err(MigrateError::VersionMissing(found)) => {
            Err(StoreError::Newer { place: place.shown().to_owned(), found, known: STEPS.len() as i64 })
        }
        Err(source) => Err(StoreError::Migration { place: place.shown().to_owned(), source: Arc::new(source) }),
    }
}

/// Makes a new database as an older version of this program did, which knew so many steps: for tests of what becomes of it.
pub(super) async fn make_older(place: &Place, steps: usize) -> Result<(), StoreError> {
    let mut connection = place.connect().await?;
    let made = migrator(place.engine, steps).run_direct(None, &mut connection, false).await;
    made.map_err(|source| StoreError::Migration { place: place.shown().to_owned(), source: Arc::new(source) })?;
    connection.close().await.map_err(StoreError::from)
}

/// How many steps there are.
pub(super) const fn newest() -> usize {
    STEPS.len()
}

/// SQLite has no lock for this, so all steps are one transaction that takes the file's lock first.
async fn update_sqlite(migrator: &Migrator, connection: &mut AnyConnection) -> Result<(), MigrateError> {
    let mut transaction = connection.begin_with(Engine::Sqlite.begin()).await?;
    migrator.run_direct(None, &mut *transaction, false).await?;
    transaction.commit().await?;
    Ok(())
}

fn migrator(engine: Engine, count: usize) -> Migrator {
    let steps = STEPS.iter().take(count).zip(1..).map(|(step, number)| {
        let sql = match engine {
            Engine::Sqlite => step.sqlite,
            Engine::Postgres => step.postgres,
        };
        Migration::new(number, step.name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}
