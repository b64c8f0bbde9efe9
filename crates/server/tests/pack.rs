//! Matches that are over are packed: nobody who reads, adds to, copies, erases or forgets them notices, on either database.

use std::sync::Arc;
use std::time::Duration;

use catalog::library::Library;
use serde_json::Value;
use server::app::{App, Limits};
use server::room::{Keeping, pack_what_is_over};
use server::store::{End, NewTable, Progress, SeatRow, Store, StoreError, backup, restore};
use server::wire::{Scene, Status};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

use crate::common::site::{CATALOG, Site, answer, config, problem, quick, read, soon, two_people};
use crate::common::{Folder, Postgres, bodies, body_texts, guest, new_table};

/// A number from the database itself.
async fn number(url: &str, sql: &'static str) -> i64 {
    let mut connection = AnyConnection::connect(url).await.expect("it is there");
    let found = sqlx::query(sql).fetch_one(&mut connection).await.expect("it answers").get(0);
    connection.close().await.expect("closes");
    found
}

/// A table with events of all kinds, over since a moment.
async fn oak(store: &Store) {
    store.create_guest(guest("ada")).await.expect("new");
    let seats = vec![SeatRow { seat: 0, guest: Some("ada".into()), secret_hash: None }];
    let events = bodies(&["{}", "", "two\nlines", "« é »"]);
    store.create_table(NewTable { seats, events, ..new_table("oak") }).await.expect("new");
    let mut length = 4;
    for (count, at, status) in [(1, 10.5, Status::Playing), (300, 11.25, Status::Playing), (2, 12.0, Status::Over)] {
        let texts: Vec<String> = (0..count).map(|number| format!("{}: {}", length + number, "x".repeat(40))).collect();
        let progress = Progress { touched: at, status, summary: None };
        store.append("oak", length, texts, progress).await.expect("added");
        length += count;
    }
}

async fn both_forms_are_one(url: &str, copy: &str) {
    let folder = Folder::new();
    let store = Store::open(url).await.expect("opens");
    oak(&store).await;
    store.create_table(NewTable { status: Status::Playing, ..new_table("elm") }).await.expect("new");
    let before = store.events("oak", 0).await.expect("reads");
    assert_eq!(before.len(), 307);
    assert!(store.tables_to_pack(11.0, 9).await.expect("reads").is_empty(), "it is not quiet yet");
    assert_eq!(store.tables_to_pack(13.0, 9).await.expect("reads"), ["oak"], "what is played is not packed");
    for _ in 0..2 {
        store.pack("oak").await.expect("packs");
        assert_eq!(store.events("oak", 0).await.expect("reads"), before);
    }
    assert_eq!(store.events("oak", 300).await.expect("reads"), before[300..]);
    assert!(store.tables_to_pack(13.0, 9).await.expect("reads").is_empty());
    assert_eq!(number(url, "select count(*) from events").await, 0, "they lie in one row");

    // What happens afterwards is added, and packed when it is quiet again.
    let over = |touched: f64| Progress { touched, status: Status::Over, summary: None };
    let late = store.append("oak", 300, bodies(&["late"]), over(20.0)).await;
    assert!(matches!(late, Err(StoreError::Conflict { length: 307, .. })), "{late:?}");
    store.append("oak", 307, bodies(&["said"]), over(20.0)).await.expect("added");
    let said = store.events("oak", 0).await.expect("reads");
    assert_eq!((said.len(), &said[..307]), (308, &before[..]));
    assert_eq!(store.tables_to_pack(21.0, 9).await.expect("reads"), ["oak"]);
    store.pack("oak").await.expect("packs");
    assert_eq!(store.events("oak", 0).await.expect("reads"), said);
    store.append("oak", 308, bodies(&["loose"]), over(30.0)).await.expect("added");

    // What is told of people is written anew in both forms, in its epoch alone.
    let rewrite = async |epoch| {
        let bodies = [(1, "one"), (307, "was said"), (308, "was loose")].map(|(seq, body)| (seq, body.to_string()));
        store.rewrite("oak", epoch, "{}".into(), "{}".into(), bodies.to_vec()).await
    };
    assert!(matches!(rewrite(7).await, Err(StoreError::Fenced { .. })));
    assert_eq!(body_texts(&store, "oak").await[1], "");
    rewrite(0).await.expect("it is its epoch");
    let texts = body_texts(&store, "oak").await;
    assert_eq!([1, 2, 307, 308].map(|seq| texts[seq].as_str()), ["one", "two\nlines", "was said", "was loose"]);

    // A copy has both forms, and is whole or none.
    let all = store.events("oak", 0).await.expect("reads");
    let copied = backup(url, &folder.path().join("one")).await.expect("copies");
    assert_eq!((copied.tables, copied.events), (2, 309));
    assert_eq!(restore(&folder.path().join("one"), copy).await.expect("a new database is filled"), copied);
    let other = Store::open(copy).await.expect("opens");
    assert_eq!(other.events("oak", 0).await.expect("reads"), all);
    other.append("oak", 309, bodies(&["it goes on"]), over(40.0)).await.expect("added");
    other.pack("oak").await.expect("packs");
    assert_eq!(other.events("oak", 0).await.expect("reads").len(), 310);
    other.close().await;
    let mut connection = AnyConnection::connect(copy).await.expect("it is there");
    let spoil = if copy.starts_with("sqlite") { "x'01ff'" } else { "'\\x01ff'::bytea" };
    let spoil = AssertSqlSafe(format!("update packs set body = {spoil}"));
    sqlx::raw_sql(spoil).execute(&mut connection).await.expect("spoilt");
    connection.close().await.expect("closes");
    let spoilt = backup(copy, &folder.path().join("two")).await;
    assert!(matches!(spoilt, Err(StoreError::NotWhole { .. })), "{spoilt:?}");

    store.delete_table("oak", 50.0).await.expect("it is old");
    assert_eq!(number(url, "select count(*) from packs").await, 0, "with all that belongs to it");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn packed_and_loose_events_are_one_in_sqlite() {
    let (one, other) = (Folder::new(), Folder::new());
    both_forms_are_one(&one.url(), &other.url()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn packed_and_loose_events_are_one_in_postgres() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let (one, other) = (postgres.database().await, postgres.database().await);
    both_forms_are_one(&one, &other).await;
}

/// Several at once, with others who add meanwhile: each is packed once and nothing is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_packs_and_who_adds_at_once_lose_nothing() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let url = postgres.database().await;
    let (one, two) = (Store::open(&url).await.expect("opens"), Store::open(&url).await.expect("opens"));
    oak(&one).await;
    let mut length = 307;
    for _ in 0..30 {
        let over = Progress { touched: 20.0, status: Status::Over, summary: None };
        let add = one.append("oak", End { epoch: 0, length }, bodies(&["more"]), over);
        let (added, first, second) = tokio::join!(add, one.pack("oak"), two.pack("oak"));
        added.and(first).and(second).expect("nobody is in anybody's way");
        length += 1;
        assert_eq!(body_texts(&two, "oak").await.len(), length as usize);
    }
    one.close().await;
    two.close().await;
}

/// A match of two people that is given up, packed by the job; what they can have of it stays the same, and can be erased.
async fn people_do_not_notice(url: String) {
    let site = Site::start_from(config(url.clone(), quick())).await;
    let (id, [mut ada, mut blaise], mut sockets) = two_people(&site, "shards").await;
    for number in 0..6 {
        let (asked, scenes) = crate::common::site::who_is_asked(&mut sockets).await;
        answer(&mut sockets[asked], &scenes[asked], number).await;
    }
    soon(sockets[0].say(&server::wire::FromClient::Chat { text: "my address is secret".into() })).await;
    let (asked, scenes) = crate::common::site::who_is_asked(&mut sockets).await;
    let question = scenes[asked].question.as_ref().expect("a question").id;
    soon(sockets[asked].answer(question, "concede")).await;
    let [mut first, second] = sockets;
    while soon(first.scene()).await.result.is_none() {}
    drop((first, second));
    let paths = [format!("/api/tables/{id}/record"), format!("/api/tables/{id}/replay/3?seat=B")];
    let mut seen = Vec::new();
    for path in &paths {
        seen.push(soon(ada.get(path)).await.body);
    }
    let export: Value = read(&mut ada, "/api/account/export").await;

    let keeping = Keeping { loose: Duration::ZERO, ..quick().keeping };
    let store = Store::open(&url).await.expect("opens");
    let app = App::new(Arc::new(Library::from(CATALOG.clone())), store, Limits { keeping, ..quick() }, None);
    assert_eq!(pack_what_is_over(&app).await.expect("packs"), 1);
    assert_eq!(number(&url, "select count(*) from events").await, 0);
    for (path, before) in paths.iter().zip(&seen) {
        assert_eq!(soon(ada.get(path)).await.body, *before, "{path}");
    }
    let again: Value = read(&mut ada, "/api/account/export").await;
    assert_eq!((&again["tables"], again.to_string().contains("secret")), (&export["tables"], true));
    let scene: Scene = soon(async { blaise.connect(&id).await?.scene().await }).await;
    assert!(scene.result.is_some(), "who comes back sees how it ended");

    assert_eq!(soon(ada.request("DELETE", "/api/account", "", "")).await.status, 200);
    let kept = body_texts(&app.store, &id).await.concat();
    assert!(!kept.contains("secret") && !kept.contains("Ada"), "{kept}");
    let record = soon(blaise.get(&paths[0])).await;
    assert_eq!((record.status, record.body == seen[0]), (200, true), "the match itself stays");
    assert_eq!(problem(&mut site.person(), "GET", &paths[0], "").await.0, 403);
    app.store.close().await;
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_do_not_notice_in_sqlite() {
    let folder = Folder::new();
    people_do_not_notice(folder.url()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_do_not_notice_in_postgres() {
    let Some(mut postgres) = Postgres::start().await else { return };
    people_do_not_notice(postgres.database().await).await;
}
