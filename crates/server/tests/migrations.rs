//! A database of any older version is brought up to date with all that is in it.

use crate::common::{Folder, Postgres, bodies, body_texts, progress};
use server::store::{Age, End, Role, Store};
use server::wire::Status;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

/// What the first version could store, as it stored it.
const KEPT: &str = "insert into guests (id, secret_hash, name, created, seen) values ('ada', 'hash', 'Ada', 1, 2); \
    insert into tables (id, game, created, touched, status, length, head, summary) \
    values ('oak', 'shards', 1, 2, 1, 2, '{}', '{}'); \
    insert into tables (id, game, created, touched, status, length, head, summary) \
    values ('elm', 'shards', 1, 2, 1, 0, '{\"scenario\":\"a card is played\",\"seats\":[]}', '{}'); \
    insert into events (table_id, seq, at, body) values ('oak', 0, 1, 'a'), ('oak', 1, 2, 'b'); \
    insert into seats (table_id, seat, guest, secret_hash) values ('oak', 0, 'ada', null); \
    insert into decks (id, guest, game, name, body, created) values ('deck', 'ada', 'shards', 'Mine', '{}', 3);";

/// What later versions could store besides, with the first that could.
const LATER: [(usize, &str); 5] = [
    (
        3,
        "insert into openings (table_id, game, created) values ('oak', 'shards', 1); \
        insert into results (table_id, guest, game, at, seat, score, persons, rating_before, rating_after) \
        values ('oak', 'ada', 'shards', 4, 0, 1, 2, 1500, 1600); \
        insert into ratings (guest, game, rating, deviation, volatility) values ('ada', 'shards', 1600, 90, 0.06); \
        insert into put_away (table_id, guest) values ('oak', 'ada');",
    ),
    (
        4,
        "insert into nodes (id, until) values ('gone', 1); update tables set owner = 'gone', epoch = 7 where id = 'oak';",
    ),
    (
        5,
        "insert into accounts (guest, name, folded, passphrase, role, created) values ('ada', 'Ada', 'ada', 'hash', 1, 5); \
        insert into sessions (id, guest, secret_hash, about, created, seen) values ('one', 'ada', 'hash', 'Firefox', 5, 6); \
        insert into bans (kind, whom, until, why) values ('address', '192.0.2.1', 0, 'rude'); \
        insert into reports (id, at, guest, table_id, seat, text, settled) values ('two', 7, 'ada', 'oak', 'B', 'rude', 0); \
        insert into audit (id, at, who, what, about, why) values ('three', 8, 'ada', 'close', 'elm', 'rude'); \
        update tables set closed = 'rude' where id = 'elm';",
    ),
    (
        6,
        "insert into identities (issuer, subject, guest) values ('https://one.example', '17', 'ada'); \
        update tables set kind = 1 where id = 'elm';",
    ),
    (
        7,
        "insert into tables (id, game, created, touched, status, length, head, summary, packed) \
        values ('ash', 'shards', 1, 2, 2, 2, '{}', '{}', 2); \
        insert into packs (table_id, length, body) values ('ash', 2, PACK);",
    ),
];

/// Two events as the first version packed them that did, in hexadecimal.
const PACK: &str = "0178da63bac0cf98b8439c3109000c780276";

/// Whether what a version could store is what this one finds.
async fn is_all_there(store: &Store, schema: usize) {
    if schema >= 3 {
        assert_eq!(store.results("oak").await.expect("reads")[0].rating, Some((1500.0, 1600.0)));
        assert_eq!(store.rating("ada", "shards").await.expect("reads").expect("rated").deviation, 90.0);
        assert!(
            store.is_opening("oak").await.expect("reads") && store.tables_of("ada", 9).await.expect("reads").is_empty()
        );
    }
    if schema >= 5 {
        let account = store.account_named("ADA").await.expect("reads").expect("is there");
        assert_eq!((account.guest.as_str(), account.role), ("ada", Role::Moderator));
        assert_eq!(store.session_of("ada", "hash").await.expect("reads").expect("is there").about, "Firefox");
        assert_eq!(store.bans().await.expect("reads")[0].whom, "192.0.2.1");
        assert_eq!(store.reports(9).await.expect("reads")[0].text, "rude");
        assert_eq!(store.deeds(9).await.expect("reads")[0].about, "elm");
        assert_eq!(store.table("elm").await.expect("reads").expect("is there").closed.as_deref(), Some("rude"));
    }
    if schema >= 6 {
        let guest = store.guest_of_identity("https://one.example", "17").await.expect("reads");
        assert_eq!(guest.as_deref(), Some("ada"));
    }
    if schema >= 7 {
        let events = store.events("ash", 0).await.expect("reads");
        let told: Vec<_> = events.iter().map(|event| (event.seq, event.at, event.body.as_str())).collect();
        assert_eq!(told, [(0, 1.0, "a"), (1, 2.5, "b")]);
    }
}

async fn comes_up_to_date(url: &str, schema: usize) {
    Store::make_older(url, schema).await.expect("an older version made it");
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("it is there");
    sqlx::raw_sql(KEPT).execute(&mut connection).await.expect("an older version kept it");
    for (_, kept) in LATER.iter().filter(|(since, _)| *since <= schema) {
        let pack = if url.starts_with("sqlite") { format!("x'{PACK}'") } else { format!("'\\x{PACK}'::bytea") };
        sqlx::raw_sql(AssertSqlSafe(kept.replace("PACK", &pack)))
            .execute(&mut connection)
            .await
            .expect("an older version kept it");
    }
    connection.close().await.expect("closes");
    let store = Store::open(url).await.unwrap_or_else(|error| panic!("schema {schema}: {error}"));
    let row = store.table("oak").await.expect("reads").expect("is there");
    let owned = if schema >= 4 { (7, Some("gone".to_string())) } else { (0, None) };
    assert_eq!((row.length, row.status, row.closed), (2, Status::Playing, None));
    assert_eq!((row.epoch, row.owner), owned);
    is_all_there(&store, schema).await;
    let age = Age { unused: 0.0, shows: 100.0, playing: 0.0, over: 0.0 };
    assert_eq!(store.stale_tables(age, 9).await.expect("reads"), ["elm"], "what only shows something is known as such");
    assert_eq!(body_texts(&store, "oak").await, ["a", "b"]);
    assert_eq!(store.seats("oak").await.expect("reads")[0].guest.as_deref(), Some("ada"));
    assert_eq!(store.decks_of("ada").await.expect("reads").len(), 1);
    let epoch = store.claim_table("oak", "node", row.epoch).await.expect("it can be played on");
    store.append("oak", End { epoch, length: 2 }, bodies(&["c"]), progress(3.0)).await.expect("it can be played on");
    assert_eq!(store.account("ada").await.expect("reads").is_some(), schema >= 5);
    store.check(1.0).await.expect("it is well");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_older_sqlite_database_comes_up_to_date() {
    for schema in 1..=Store::SCHEMAS {
        comes_up_to_date(&Folder::new().url(), schema).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_older_postgres_database_comes_up_to_date() {
    let Some(mut postgres) = Postgres::start().await else { return };
    for schema in 1..=Store::SCHEMAS {
        let url = postgres.database().await;
        comes_up_to_date(&url, schema).await;
    }
}
