//! Nobody fills the disk, nobody plays with known cards against somebody else, and what nobody wants is forgotten.

use std::sync::Arc;
use std::time::Duration;

use crate::common::client::Person;
use crate::common::site::{CATALOG, Site, answer, bot, config, here, link, quick, soon, table};
use crate::common::{Folder, Postgres, new_table};
use catalog::library::Library;
use kernel::record::Record;
use serde_json::{Value, json};
use server::app::{App, Limits};
use server::room::{Keeping, delete_old_tables};
use server::store::{Age, Deed, NewTable as NewRow, Store};
use server::wire::{NewTable, Status, TableInfo};

/// A short match of one's own, as a record.
async fn record(person: &mut Person, game: &str) -> (String, Value) {
    let id = soon(person.set_up(&table(game, vec![here("Eve"), bot("random")]))).await.table.id;
    let mut socket = soon(person.connect(&id)).await;
    for number in 0..3 {
        let scene = soon(socket.question()).await;
        answer(&mut socket, &scene, number).await;
    }
    soon(socket.question()).await;
    let record = soon(person.get(&format!("/api/tables/{id}/record"))).await;
    (id, serde_json::from_str(&record.body).expect("a record"))
}

async fn upload(person: &mut Person, record: &Value) -> u16 {
    let headers = "content-type: application/json\r\n";
    soon(person.request("POST", "/api/records", headers, &record.to_string())).await.status
}

#[tokio::test]
async fn a_record_holds_nothing_but_a_match() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut eve = site.person();
    for game in ["shards", "spoils"] {
        let (_, good) = record(&mut eve, game).await;
        assert_eq!(upload(&mut eve, &good).await, 200);
        let big = "x".repeat(1_000_000);
        for (part, value) in [
            ("seats", json!(255)),
            ("seats", json!(0)),
            ("seats", json!(200)),
            ("brought", json!({ "mine": big })),
            ("options", json!({ "none": big })),
            ("decks", json!([big])),
            ("decks", json!(vec!["x"; 5000])),
        ] {
            let mut bad = good.clone();
            bad["setup"][part] = value.clone();
            assert_eq!(upload(&mut eve, &bad).await, 400, "{game}, {part}");
            // A scenario has a position of its own; the set-up is not even looked at.
            bad["scenario"] = json!(CATALOG.find(game).expect("a game").scenarios[3].title);
            bad["decisions"] = json!([]);
            assert_eq!(upload(&mut eve, &bad).await, 400, "{game}, scenario, {part}");
        }
        let mut long = good.clone();
        long["decisions"] = json!(vec![good["decisions"][0].clone(); 20_001]);
        assert_eq!(upload(&mut eve, &long).await, 400);
        let mut padded = good.clone();
        let text = padded["decisions"][0]["text"].as_str().expect("a text").to_string();
        padded["decisions"][0]["text"] = json!(format!("{}{text}", " ".repeat(100_000)));
        upload(&mut eve, &padded).await;
    }
    let store = Store::open(&folder.url()).await.expect("opens");
    let guest = eve.cookie().and_then(|cookie| cookie.split(['=', '.']).nth(1)).expect("a guest").to_string();
    for row in store.tables_of(&guest, 1000).await.expect("reads") {
        assert!(row.head.len() < 20_000, "{} bytes are kept of a short match", row.head.len());
    }
    store.close().await;
}

#[tokio::test]
async fn there_is_a_quota_for_guests_and_addresses_and_a_ceiling() {
    let folder = Folder::new();
    let keeping = Keeping { tables: 3, address: 2, guests: 5, ..Keeping::default() };
    let site = Site::start_with(&folder, Limits { keeping, ..quick() }, None).await;
    let wanted = table("shards", vec![here("Eve"), bot("random")]);
    let mut made = Vec::new();
    for _ in 0..7 {
        let mut eve = site.person();
        for _ in 0..5 {
            made.push(soon(eve.post("/api/tables", &wanted)).await.status);
        }
    }
    assert_eq!(made[..5], [200, 200, 200, 429, 429], "three for each guest");
    assert_eq!(made.iter().filter(|status| **status == 200).count(), 6, "twice as many for an address: {made:?}");
    site.stop().await;

    let keeping = Keeping { ceiling: 1000, ..quick().keeping };
    let site = Site::start_with(&folder, Limits { keeping, ..quick() }, None).await;
    let mut ada = site.person();
    for _ in 0..100 {
        if soon(ada.post("/api/tables", &wanted)).await.status == 507 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("there is no ceiling");
}

#[tokio::test]
async fn with_friends_a_match_is_never_played_with_known_cards() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut eve = site.person();
    let (own, good) = record(&mut eve, "shards").await;
    let headers = "content-type: application/json\r\n";
    let uploaded = soon(eve.request("POST", "/api/records", headers, &good.to_string())).await;
    let uploaded: TableInfo = uploaded.ok().expect("a table");
    for id in [&own, &uploaded.id] {
        let fork =
            |decision| NewTable { fork: Some((id.clone(), decision)), ..table("shards", vec![here("Eve"), link()]) };
        let answer = soon(eve.post("/api/tables", &fork(2))).await;
        assert_eq!(answer.status, 400, "{}", answer.body);
        assert!(answer.body.contains("\"fork\""), "{}", answer.body);
        // From the beginning it is dealt anew, and says where it comes from.
        let made = soon(eve.set_up(&fork(0))).await;
        assert_eq!(made.table.forked_from, Some((id.clone(), 0)));
        let store = Store::open(&folder.url()).await.expect("opens");
        let head = store.table(&made.table.id).await.expect("reads").expect("is there").head;
        let head: Value = serde_json::from_str(&head).expect("JSON");
        assert_ne!(head["setup"]["seed"], good["setup"]["seed"], "with another seed");
        store.close().await;
        // Alone one may play on from anywhere.
        let alone = NewTable { seats: vec![here("Eve"), bot("random")], ..fork(2) };
        soon(eve.set_up(&alone)).await;
    }
    assert!(Record::read(good.to_string().as_bytes()).is_ok());
}

/// What is old is forgotten, and nothing else.
async fn old_tables_are_forgotten(url: String) {
    let site = Site::start_from(config(url.clone(), quick())).await;
    let mut ada = site.person();
    let (played, _) = record(&mut ada, "shards").await;
    let unused = soon(ada.set_up(&table("shards", vec![here("Ada"), link()]))).await.table.id;
    site.stop().await;
    let store = Store::open(&url).await.expect("opens");
    let created = store.table(&unused).await.expect("reads").expect("is there").created;
    let age =
        |unused: f64, playing: f64| Age { unused: created + unused, playing: created + playing, shows: 0.0, over: 0.0 };
    assert!(store.stale_tables(age(-1.0, -100.0), 10).await.expect("reads").is_empty());
    assert_eq!(store.stale_tables(age(1.0, -100.0), 10).await.expect("reads"), std::slice::from_ref(&unused));
    store.close().await;

    let second = Duration::from_secs(1);
    tokio::time::sleep(second * 2).await;
    let keeping = Keeping { unused: second, age: second * 3600, ..quick().keeping };
    let store = Store::open(&url).await.expect("opens");
    let app = App::new(Arc::new(Library::from(CATALOG.clone())), store, Limits { keeping, ..quick() }, None);
    assert_eq!(delete_old_tables(&app).await.expect("sweeps"), 1);
    assert_eq!(app.store.table(&unused).await.expect("reads"), None);
    assert!(app.store.seats(&unused).await.expect("reads").is_empty(), "with all that belongs to it");
    assert!(app.store.table(&played).await.expect("reads").is_some());
    app.store.close().await;
    let store = Store::open(&url).await.expect("opens");
    let keeping = Keeping { unused: second, age: second, guests_age: second, ..quick().keeping };
    let app = App::new(Arc::new(Library::from(CATALOG.clone())), store, Limits { keeping, ..quick() }, None);
    assert_eq!(delete_old_tables(&app).await.expect("sweeps"), 1);
    assert!(app.store.events(&played, 0).await.expect("reads").is_empty());
    let guest = ada.cookie().and_then(|cookie| cookie.split(['=', '.']).nth(1)).expect("a guest");
    assert_eq!(app.store.guest(guest).await.expect("reads"), None, "nobody is left of whom nothing is kept");
    assert!(app.store.size().await.expect("reads") > 0);
    app.store.close().await;
}

#[tokio::test]
async fn examples_and_matches_that_were_given_up_are_kept_for_a_shorter_time() {
    let (folder, day) = (Folder::new(), 24.0 * 3600.0);
    let store = Store::open(&folder.url()).await.expect("opens");
    let days_ago = |days: f64| server::app::now() - days * day;
    let made = [
        ("example", true, Status::Playing, 15.0),
        ("fresh", true, Status::Playing, 13.0),
        ("given-up", false, Status::Playing, 91.0),
        ("slow", false, Status::Playing, 89.0),
        ("over", false, Status::Over, 179.0),
        ("long-over", false, Status::Over, 181.0),
        ("unused", false, Status::Gathering, 8.0),
        ("waits", false, Status::Gathering, 6.0),
    ];
    for (id, shows, status, days) in made {
        let created = days_ago(days);
        let events = if status == Status::Gathering { vec![] } else { vec!["{}".to_string()] };
        store.create_table(NewRow { shows, status, created, events, ..new_table(id) }).await.expect("new");
    }
    let deed = |at: f64, what: &str| Deed {
        id: what.into(),
        at,
        who: "ada".into(),
        what: what.into(),
        about: String::new(),
        why: String::new(),
    };
    store.audit(deed(days_ago(366.0), "old")).await.expect("noted");
    store.audit(deed(days_ago(364.0), "new")).await.expect("noted");
    let app = App::new(Arc::new(Library::from(CATALOG.clone())), store, Limits::default(), None);
    assert_eq!(delete_old_tables(&app).await.expect("sweeps"), 4);
    for (id, kept) in [
        ("example", false),
        ("fresh", true),
        ("given-up", false),
        ("slow", true),
        ("over", true),
        ("long-over", false),
        ("unused", false),
        ("waits", true),
    ] {
        assert_eq!(app.store.table(id).await.expect("reads").is_some(), kept, "{id}");
    }
    let deeds = app.store.deeds(9).await.expect("reads");
    assert_eq!(deeds.iter().map(|deed| deed.what.as_str()).collect::<Vec<_>>(), ["new"]);
    app.store.close().await;
}

#[tokio::test]
async fn old_tables_are_forgotten_in_sqlite() {
    let folder = Folder::new();
    old_tables_are_forgotten(folder.url()).await;
}

#[tokio::test]
async fn old_tables_are_forgotten_in_postgres() {
    let Some(mut postgres) = Postgres::start().await else { return };
    old_tables_are_forgotten(postgres.database().await).await;
}
