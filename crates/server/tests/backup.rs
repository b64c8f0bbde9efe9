//! A backup of a running server is one moment of it, whole, and can be brought back into either database.

use crate::common::site::{Site, config, quick, read, soon};
use crate::common::{Folder, Postgres, body_texts, guest, new_table};
use crate::crowd::Crowd;
use server::serve::Config;
use server::store::{Copied, Store, StoreError, backup, restore};
use server::wire::TableInfo;

/// Plays, copies meanwhile, brings the copy back into another database, and opens every table there.
async fn there_and_back(from: &str, to: &str) {
    let folder = Folder::new();
    let site = Site::start_from(config(from.to_string(), quick())).await;
    let crowd = Crowd::gather(site.address, 3).await;
    crowd.wait_for(30).await;
    let file = folder.path().join("kept.backup");
    let copied = backup(from, &file).await.expect("a server that runs can be copied");
    assert_eq!((copied.tables, copied.guests, copied.seats), (3, 6, 6));
    assert!(copied.events >= 30, "{copied:?}");
    for number in 0..20 {
        let copied = backup(from, &folder.path().join(format!("{number}.backup"))).await;
        copied.expect("every moment is whole, also while decisions are taken");
    }
    let again = backup(from, &file).await;
    assert!(matches!(again, Err(StoreError::File { .. })), "nothing is written over: {again:?}");
    crowd.wait_for(10).await;
    let mut people: Vec<_> = crowd.tables.iter().map(|(id, people)| (id.clone(), people[0].clone())).collect();
    let reader = Store::open(from).await.expect("opens");
    crowd.check(&reader).await;

    assert_eq!(restore(&file, to).await.expect("a new database is filled"), copied);
    let taken = restore(&file, to).await;
    assert!(matches!(taken, Err(StoreError::NotEmpty { .. })), "nothing is written over: {taken:?}");
    let copy = Store::open(to).await.expect("opens");
    for (id, _) in &people {
        let (was, is) = (body_texts(&reader, id).await, body_texts(&copy, id).await);
        assert!(is.len() >= 2 && is[..] == was[..is.len()], "{id} is as it was at one moment");
        let row = copy.table(id).await.expect("reads").expect("is there");
        assert_eq!(row.length as usize, is.len());
    }
    reader.close().await;
    copy.close().await;
    site.stop().await;

    let site = Site::start_from(Config { ..config(to.to_string(), quick()) }).await;
    for (id, person) in &mut people {
        person.server = site.address;
        let listed: Vec<TableInfo> = read(person, "/api/tables").await;
        assert_eq!(listed.iter().map(|table| &table.id).collect::<Vec<_>>(), [&*id], "their cookies are still good");
        soon(async { person.connect(id).await?.scene().await }).await;
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_sqlite_server_is_copied_and_brought_back() {
    let (one, other) = (Folder::new(), Folder::new());
    there_and_back(&one.url(), &other.url()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_moves_between_the_databases() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let (one, other) = (Folder::new(), Folder::new());
    there_and_back(&one.url(), &postgres.database().await).await;
    there_and_back(&postgres.database().await, &other.url()).await;
}

#[tokio::test]
async fn what_is_no_backup_is_refused() {
    let folder = Folder::new();
    let missing = restore(&folder.path().join("missing"), &folder.url()).await;
    assert!(matches!(missing, Err(StoreError::File { .. })), "{missing:?}");
    let other = folder.path().join("other");
    std::fs::write(&other, "this is no database at all, but long enough to look like a file of some kind")
        .expect("writes");
    restore(&other, &folder.url()).await.expect_err("not a database");
    // An empty server is copied, too.
    let store = Store::open(&folder.url()).await.expect("opens");
    let file = folder.path().join("empty");
    assert_eq!(backup(&folder.url(), &file).await.expect("copies"), Copied::default());
    store.create_guest(guest("ada")).await.expect("new");
    store.create_table(new_table("oak")).await.expect("new");
    store.close().await;
    let part = backup(&folder.url(), &folder.path().join("full")).await.expect("copies");
    assert_eq!((part.tables, part.guests), (1, 1));
}
