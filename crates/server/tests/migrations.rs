//! A database of any older version is brought up to date with all that is in it.

use crate::common::{Folder, Postgres, bodies, body_texts, progress};
use server::store::{End, Store};
use server::wire::Status;
use sqlx::{AnyConnection, Connection};

/// What the first version could store, as it stored it.
const KEPT: &str = "insert into guests (id, secret_hash, name, created, seen) values ('ada', 'hash', 'Ada', 1, 2); \
    insert into tables (id, game, created, touched, status, length, head, summary) \
    values ('oak', 'shards', 1, 2, 1, 2, '{}', '{}'); \
    insert into events (table_id, seq, at, body) values ('oak', 0, 1, 'a'), ('oak', 1, 2, 'b'); \
    insert into seats (table_id, seat, guest, secret_hash) values ('oak', 0, 'ada', null); \
    insert into decks (id, guest, game, name, body, created) values ('deck', 'ada', 'shards', 'Mine', '{}', 3);";

async fn comes_up_to_date(url: &str, schema: usize) {
    Store::make_older(url, schema).await.expect("an older version made it");
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("it is there");
    sqlx::raw_sql(KEPT).execute(&mut connection).await.expect("an older version kept it");
    connection.close().await.expect("closes");
    let store = Store::open(url).await.unwrap_or_else(|error| panic!("schema {schema}: {error}"));
    let row = store.table("oak").await.expect("reads").expect("is there");
    assert_eq!((row.length, row.status, row.epoch, row.owner, row.closed), (2, Status::Playing, 0, None, None));
    assert_eq!(body_texts(&store, "oak").await, ["a", "b"]);
    assert_eq!(store.seats("oak").await.expect("reads")[0].guest.as_deref(), Some("ada"));
    assert_eq!(store.decks_of("ada").await.expect("reads").len(), 1);
    let epoch = store.claim_table("oak", "node", 0).await.expect("it can be played on");
    store.append("oak", End { epoch, length: 2 }, bodies(&["c"]), progress(3.0)).await.expect("it can be played on");
    assert!(store.account("ada").await.expect("reads").is_none());
    store.check(1.0).await.expect("it is well");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_older_sqlite_database_comes_up_to_date() {
    for schema in 1..Store::SCHEMAS {
        comes_up_to_date(&Folder::new().url(), schema).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_older_postgres_database_comes_up_to_date() {
    let Some(mut postgres) = Postgres::start().await else { return };
    for schema in 1..Store::SCHEMAS {
        let url = postgres.database().await;
        comes_up_to_date(&url, schema).await;
    }
}
