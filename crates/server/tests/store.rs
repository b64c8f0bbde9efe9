//! The store on both databases: every statement, and many writers at once.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use crate::common::{Folder, PASSWORD, Postgres, bodies, body_texts, guest, new_table, progress};
use futures_util::future::join_all;
use server::store::{DeckRow, Guest, Limits, NewTable, Progress, SeatRow, Store, StoreError, TableCounts};
use server::wire::Status;
use sqlx::{AnyConnection, Connection};

/// Each check is a test on SQLite; on PostgreSQL they share one server and are one test.
macro_rules! checks {
    ($($check:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $check() {
                    let folder = super::Folder::new();
                    super::$check(folder.url()).await;
                }
            )*
        }

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn postgres_does_the_same() {
            let Some(mut postgres) = Postgres::start().await else { return };
            $(
                eprintln!("on PostgreSQL: {}", stringify!($check));
                $check(postgres.database().await).await;
            )*
        }
    };
}

checks!(
    a_table_is_kept_with_seats_and_events,
    an_append_adds_events_and_notes_progress,
    a_second_writer_is_refused,
    a_spoilt_write_does_not_harm_the_others,
    one_of_many_gets_a_seat,
    guests_are_kept,
    decks_are_kept,
    tables_are_listed_and_counted,
    nul_is_refused_everywhere,
    many_tables_grow_at_once,
    rivals_on_two_stores_lose_nothing,
    a_small_queue_keeps_everything,
    a_closed_store_says_so,
    what_was_answered_is_there_after_dropping,
    stores_open_at_the_same_time,
    a_newer_schema_is_refused,
);

fn seat(seat: u8, guest: Option<&str>) -> SeatRow {
    SeatRow { seat, guest: guest.map(Into::into), secret_hash: guest.is_none().then(|| "s".into()) }
}

async fn a_table_is_kept_with_seats_and_events(url: String) {
    let store = Store::open(&url).await.expect("opens");
    store.create_guest(guest("ada")).await.expect("ada is new");
    let seats = vec![seat(0, Some("ada")), SeatRow { seat: 1, guest: None, secret_hash: Some("s".into()) }];
    let table = NewTable { seats: seats.clone(), events: bodies(&["a", "b", "c"]), ..new_table("oak") };
    store.create_table(table.clone()).await.expect("the table is new");

    let row = store.table("oak").await.expect("reads").expect("is there");
    assert_eq!((row.id, row.game, row.head, row.summary), (table.id, table.game, table.head, table.summary));
    assert_eq!((row.created, row.touched, row.status), (table.created, table.created, Status::Gathering));
    assert_eq!(row.length, 3);
    assert_eq!(store.seats("oak").await.expect("reads"), seats);
    let events = store.events("oak", 1).await.expect("reads");
    let read: Vec<_> = events.iter().map(|event| (event.seq, event.at, &*event.body)).collect();
    assert_eq!(read, [(1, table.created, "b"), (2, table.created, "c")]);

    let again = store.create_table(NewTable { events: bodies(&["x"]), ..new_table("oak") }).await;
    assert!(matches!(again, Err(StoreError::TableTaken { .. })), "{again:?}");
    assert_eq!(body_texts(&store, "oak").await, ["a", "b", "c"]);

    let stranger = NewTable { seats: vec![seat(0, Some("nobody"))], ..new_table("elm") };
    let refused = store.create_table(stranger).await;
    assert!(matches!(refused, Err(StoreError::NoGuest { .. })), "{refused:?}");
    assert_eq!(store.table("elm").await.expect("reads"), None, "a table is made whole or not at all");
    assert_eq!(store.events("elm", 0).await.expect("reads"), []);
    assert_eq!(store.seats("elm").await.expect("reads"), []);
    store.close().await;
}

async fn an_append_adds_events_and_notes_progress(url: String) {
    let store = Store::open(&url).await.expect("opens");
    store.create_table(new_table("oak")).await.expect("new");
    store.append("oak", 0, bodies(&["a", "b"]), progress(5.5)).await.expect("fits");
    let row = store.table("oak").await.expect("reads").expect("is there");
    assert_eq!((row.length, row.touched, row.status, &*row.summary), (2, 5.5, Status::Playing, "{}"));
    let over = Progress { touched: 6.5, status: Status::Over, summary: Some(r#"{"winners":["é"]}"#.into()) };
    store.append("oak", 2, vec![], over).await.expect("an append may be empty");
    let row = store.table("oak").await.expect("reads").expect("is there");
    assert_eq!((row.length, row.touched, row.status), (2, 6.5, Status::Over));
    assert_eq!(row.summary, r#"{"winners":["é"]}"#);
    // More rows than one statement takes, and texts of all kinds.
    let many: Vec<String> =
        (0..700).map(|n| format!("{{\"n\":{n},\"t\":\"'; drop table events; -- 🂡 $1\"}}")).collect();
    store.append("oak", 2, many.clone(), progress(7.0)).await.expect("fits");
    assert_eq!(body_texts(&store, "oak").await[2..], many);
    assert_eq!(store.events("oak", 700).await.expect("reads").len(), 2);
    store.close().await;
}

async fn a_second_writer_is_refused(url: String) {
    let store = Store::open(&url).await.expect("opens");
    store.create_table(new_table("oak")).await.expect("new");
    store.append("oak", 0, bodies(&["a", "b"]), progress(1.0)).await.expect("fits");
    for first in [0, 1, 3, u32::MAX] {
        let refused = store.append("oak", first, bodies(&["x"]), progress(9.0)).await.expect_err("does not fit");
        assert!(matches!(refused, StoreError::Conflict { length: 2, first: given, .. } if given == first), "{refused}");
    }
    let refused = store.append("elm", 0, bodies(&["x"]), progress(9.0)).await;
    assert!(matches!(refused, Err(StoreError::NoTable { .. })), "{refused:?}");
    // All at once, so in one transaction: one of each pair wins, and a chain goes through whatever stands between.
    let texts: Vec<_> = (2..12).flat_map(|n| [(n, format!("{n}l")), (n, format!("{n}r"))]).collect();
    let appends = texts.iter().map(|(first, text)| store.append("oak", *first, vec![text.clone()], progress(2.0)));
    let outcomes = join_all(appends).await;
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 10);
    let kept: Vec<_> = texts.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_ok()).map(|(t, _)| &t.1).collect();
    assert_eq!(body_texts(&store, "oak").await[2..].iter().collect::<Vec<_>>(), kept);
    assert_eq!(store.table("oak").await.expect("reads").expect("is there").touched, 2.0);
    store.close().await;
}

async fn a_spoilt_write_does_not_harm_the_others(url: String) {
    let store = Store::open(&url).await.expect("opens");
    for table in 0..20 {
        let table = NewTable { seats: vec![seat(0, None)], ..new_table(&format!("t{table}")) };
        store.create_table(table).await.expect("new");
    }
    // A guest that is not there breaks a rule of the schema itself, which ends the transaction.
    let appends = (0..20).map(|table| {
        let store = &store;
        async move { store.append(&format!("t{table}"), 0, bodies(&["a"]), progress(1.0)).await }
    });
    let strangers = (0..20).step_by(5).map(|table| {
        let store = &store;
        async move { store.bind_seat(&format!("t{table}"), 0, "nobody").await }
    });
    let (appended, bound) = tokio::join!(join_all(appends), join_all(strangers));
    assert!(appended.iter().all(Result::is_ok), "{appended:?}");
    assert!(bound.iter().all(|bound| matches!(bound, Err(StoreError::NoGuest { .. }))), "{bound:?}");
    for table in 0..20 {
        assert_eq!(body_texts(&store, &format!("t{table}")).await, ["a"]);
    }
    store.close().await;
}

async fn one_of_many_gets_a_seat(url: String) {
    let store = Store::open(&url).await.expect("opens");
    let other = Store::open(&url).await.expect("opens twice");
    store.create_table(NewTable { seats: vec![seat(0, None), seat(1, None)], ..new_table("oak") }).await.expect("new");
    let names: Vec<String> = (0..10).map(|number| format!("g{number}")).collect();
    for name in &names {
        store.create_guest(guest(name)).await.expect("new");
    }
    let tries = names.iter().zip([&store, &other].into_iter().cycle());
    let outcomes = join_all(tries.map(|(name, store)| store.bind_seat("oak", 1, name))).await;
    let winners: Vec<_> = names.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_ok()).map(|(n, _)| n).collect();
    assert_eq!(winners.len(), 1, "{outcomes:?}");
    assert!(outcomes.iter().flat_map(|o| o.as_ref().err()).all(|e| matches!(e, StoreError::SeatTaken { .. })));
    let seats = store.seats("oak").await.expect("reads");
    let taken = SeatRow { guest: Some(winners[0].clone()), ..seat(1, None) };
    assert_eq!(seats, [seat(0, None), taken]);
    store.bind_seat("oak", 1, winners[0]).await.expect("sitting down again is fine");
    // A seat that is taken off is nobody's, whoever has its secret.
    store.close_seat("oak", 0, 0).await.expect("it is free");
    let closed = store.bind_seat("oak", 0, &names[0]).await;
    assert!(matches!(closed, Err(StoreError::SeatTaken { .. })), "{closed:?}");
    assert!(matches!(store.close_seat("oak", 0, 1).await, Err(StoreError::SeatTaken { .. })), "somebody sits there");
    let nowhere = store.bind_seat("oak", 7, winners[0]).await;
    assert!(matches!(nowhere, Err(StoreError::NoSeat { .. })), "{nowhere:?}");
    other.close().await;
    store.close().await;
}

async fn guests_are_kept(url: String) {
    let store = Store::open(&url).await.expect("opens");
    store.create_guest(guest("ada")).await.expect("new");
    assert_eq!(store.guest("ada").await.expect("reads"), Some(guest("ada")));
    assert_eq!(store.guest("bob").await.expect("reads"), None);
    let again = store.create_guest(guest("ada")).await;
    assert!(matches!(again, Err(StoreError::GuestTaken { .. })), "{again:?}");
    store.greet_guest("ada", None, 9.0).await.expect("is there");
    assert_eq!(store.guest("ada").await.expect("reads"), Some(Guest { seen: 9.0, ..guest("ada") }));
    store.greet_guest("ada", Some("Ada"), 10.0).await.expect("is there");
    assert_eq!(
        store.guest("ada").await.expect("reads"),
        Some(Guest { seen: 10.0, name: "Ada".into(), ..guest("ada") })
    );
    let nobody = store.greet_guest("bob", None, 9.0).await;
    assert!(matches!(nobody, Err(StoreError::NoGuest { .. })), "{nobody:?}");
    store.close().await;
}

async fn decks_are_kept(url: String) {
    let store = Store::open(&url).await.expect("opens");
    store.create_guest(guest("ada")).await.expect("new");
    store.create_guest(guest("bob")).await.expect("new");
    let deck = |id: &str, guest: &str, created| DeckRow {
        id: id.into(),
        guest: guest.into(),
        game: "spoils".into(),
        name: "Ruse".into(),
        body: "[]".into(),
        created,
    };
    for deck in [deck("d2", "ada", 2.0), deck("d1", "ada", 1.0), deck("d3", "bob", 3.0)] {
        store.save_deck(deck).await.expect("new");
    }
    let changed = DeckRow { name: "Rage".into(), body: "[1]".into(), ..deck("d1", "ada", 9.0) };
    store.save_deck(changed).await.expect("ada's own");
    let changed = DeckRow { name: "Rage".into(), body: "[1]".into(), ..deck("d1", "ada", 1.0) };
    assert_eq!(store.deck("d1").await.expect("reads"), Some(changed.clone()));
    assert_eq!(store.decks_of("ada").await.expect("reads"), [changed, deck("d2", "ada", 2.0)]);
    let stolen = store.save_deck(deck("d3", "ada", 4.0)).await;
    assert!(matches!(stolen, Err(StoreError::DeckTaken { .. })), "{stolen:?}");
    let stranger = store.save_deck(deck("d4", "nobody", 4.0)).await;
    assert!(matches!(stranger, Err(StoreError::NoGuest { .. })), "{stranger:?}");
    let not_hers = store.delete_deck("d3", "ada").await;
    assert!(matches!(not_hers, Err(StoreError::NoDeck { .. })), "{not_hers:?}");
    store.delete_deck("d3", "bob").await.expect("bob's own");
    assert_eq!(store.deck("d3").await.expect("reads"), None);
    assert_eq!(store.decks_of("bob").await.expect("reads"), []);
    store.close().await;
}

async fn tables_are_listed_and_counted(url: String) {
    let store = Store::open(&url).await.expect("opens");
    store.create_guest(guest("ada")).await.expect("new");
    store.create_guest(guest("bob")).await.expect("new");
    assert_eq!(store.count_tables().await.expect("reads"), TableCounts::default());
    for (number, second) in [(0, None), (1, Some("ada")), (2, Some("bob"))] {
        let seats = vec![seat(0, Some("ada")), seat(1, second)];
        store.create_table(NewTable { seats, ..new_table(&format!("t{number}")) }).await.expect("new");
    }
    store.create_table(new_table("empty")).await.expect("new");
    store.append("t0", 0, bodies(&["a"]), progress(2e9)).await.expect("fits");
    let over = Progress { status: Status::Over, ..progress(1e9) };
    store.append("t1", 0, bodies(&["a"]), over).await.expect("fits");
    let ids = async |guest, limit| {
        let tables = store.tables_of(guest, limit).await.expect("reads");
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(ids("ada", 10).await, ["t0", "t2", "t1"], "the last touched first, each once");
    assert_eq!(ids("ada", 2).await, ["t0", "t2"]);
    assert_eq!(ids("bob", 10).await, ["t2"]);
    assert!(ids("nobody", 10).await.is_empty());
    let counts = store.count_tables().await.expect("reads");
    assert_eq!(counts, TableCounts { gathering: 2, playing: 1, over: 1 });
    store.close().await;
}

async fn nul_is_refused_everywhere(url: String) {
    let store = Store::open(&url).await.expect("opens");
    let refused = [
        store.create_guest(Guest { name: "a\0b".into(), ..guest("ada") }).await,
        store.create_table(new_table("o\0k")).await,
        store.append("oak", 0, bodies(&["\0"]), progress(1.0)).await,
        store.bind_seat("oak", 0, "\0").await,
    ];
    assert!(refused.iter().all(|refused| matches!(refused, Err(StoreError::Unstorable { .. }))), "{refused:?}");
    assert_eq!(store.table("o\0k").await.expect("no such id"), None);
    assert_eq!(store.guest("\0").await.expect("no such id"), None);
    assert_eq!(store.events("\0", 0).await.expect("no such id"), []);
    store.close().await;
}

/// Numbers that are the same in every run.
fn scatter(seed: u64) -> u64 {
    let mixed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb) >> 33
}

async fn many_tables_grow_at_once(url: String) {
    const TABLES: u64 = 60;
    const APPENDS: u64 = 25;
    let store = Store::open(&url).await.expect("opens");
    let done = Arc::new(AtomicBool::new(false));
    let writers = (0..TABLES).map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            let id = format!("t{table}");
            store.create_table(new_table(&id)).await.expect("new");
            let mut expected: Vec<String> = Vec::new();
            for round in 0..APPENDS {
                let count = scatter(table * 1000 + round) % 4;
                let new: Vec<String> = (0..count).map(|n| format!("{table}/{round}/{n}")).collect();
                let first = expected.len() as u32;
                store.append(&id, first, new.clone(), progress(round as f64)).await.expect("nobody else writes");
                expected.extend(new);
                // What has been answered can be read at once, from whichever connection.
                let length = store.table(&id).await.expect("reads").expect("is there").length;
                assert_eq!(length as usize, expected.len());
            }
            (id, expected)
        })
    });
    let reader = tokio::spawn({
        let (store, done) = (store.clone(), done.clone());
        async move {
            let mut lengths: HashMap<u64, usize> = HashMap::new();
            for table in (0..TABLES).cycle() {
                if done.load(Ordering::Relaxed) {
                    return;
                }
                let now = body_texts(&store, &format!("t{table}")).await.len();
                let before = lengths.insert(table, now).unwrap_or(0);
                assert!(before <= now, "a table only grows");
            }
        }
    });
    for writer in join_all(writers.collect::<Vec<_>>()).await {
        let (id, expected) = writer.expect("no writer panics");
        assert_eq!(body_texts(&store, &id).await, expected);
    }
    done.store(true, Ordering::Relaxed);
    reader.await.expect("the reader does not panic");
    store.close().await;
}

async fn rivals_on_two_stores_lose_nothing(url: String) {
    const EACH: usize = 20;
    let stores = [Store::open(&url).await.expect("opens"), Store::open(&url).await.expect("opens twice")];
    for table in ["oak", "elm", "ash"] {
        stores[0].create_table(new_table(table)).await.expect("new");
    }
    let conflicts = Arc::new(AtomicU32::new(0));
    let rivals = (0..6).map(|rival: usize| {
        let (store, conflicts) = (stores[rival % 2].clone(), conflicts.clone());
        let table = ["oak", "elm", "ash"][rival / 2];
        tokio::spawn(async move {
            let mut kept = 0;
            while kept < EACH {
                let length = store.table(table).await.expect("reads").expect("is there").length;
                match store.append(table, length, vec![format!("{rival}:{kept}")], progress(1.0)).await {
                    Ok(()) => kept += 1,
                    Err(StoreError::Conflict { length: now, .. }) => {
                        assert_ne!(now, length, "a refused append did not fit");
                        conflicts.fetch_add(1, Ordering::Relaxed);
                    }
                    Err(error) => panic!("{error}"),
                }
            }
        })
    });
    for rival in join_all(rivals.collect::<Vec<_>>()).await {
        rival.expect("no rival panics");
    }
    eprintln!("{} conflicts", conflicts.load(Ordering::Relaxed));
    for (number, table) in ["oak", "elm", "ash"].into_iter().enumerate() {
        let texts = body_texts(&stores[0], table).await;
        assert_eq!(texts.len(), 2 * EACH);
        for rival in [2 * number, 2 * number + 1] {
            let own: Vec<_> = texts.iter().filter(|text| text.starts_with(&format!("{rival}:"))).cloned().collect();
            let expected: Vec<_> = (0..EACH).map(|kept| format!("{rival}:{kept}")).collect();
            assert_eq!(own, expected, "each rival's events are all there and in order");
        }
    }
    for store in stores {
        store.close().await;
    }
}

async fn a_small_queue_keeps_everything(url: String) {
    let store =
        Store::open_with(&url, Limits { queue: 1, batch: 3, readers: 1, ..Limits::default() }).await.expect("opens");
    let appends = (0..40).map(|table| {
        let store = &store;
        async move {
            store.create_table(new_table(&format!("t{table}"))).await?;
            store.append(&format!("t{table}"), 0, bodies(&["a"]), progress(1.0)).await
        }
    });
    assert!(join_all(appends).await.iter().all(Result::is_ok));
    assert_eq!(store.count_tables().await.expect("reads").playing, 40);
    store.close().await;
}

async fn a_closed_store_says_so(url: String) {
    let store = Store::open(&url).await.expect("opens");
    store.create_table(new_table("oak")).await.expect("new");
    // What was asked for before closing is still done.
    let tasks: Vec<_> = (0..50)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.create_table(new_table(&format!("t{number}"))).await })
        })
        .collect();
    tokio::task::yield_now().await;
    tokio::join!(store.close(), store.close());
    let mut kept = 1;
    for task in tasks {
        match task.await.expect("no task panics") {
            Ok(()) => kept += 1,
            Err(StoreError::Closed) => {}
            Err(error) => panic!("{error}"),
        }
    }
    let refused = store.append("oak", 0, bodies(&["a"]), progress(1.0)).await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    let refused = store.table("oak").await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    store.close().await;
    let store = Store::open(&url).await.expect("opens again");
    assert_eq!(store.count_tables().await.expect("reads").gathering, kept, "what was answered, and nothing else");
    store.close().await;
}

async fn what_was_answered_is_there_after_dropping(url: String) {
    let store = Store::open(&url).await.expect("opens");
    for table in 0..10 {
        let id = format!("t{table}");
        store.create_table(new_table(&id)).await.expect("new");
        store.append(&id, 0, bodies(&["a", "b"]), progress(1.0)).await.expect("fits");
    }
    drop(store);
    let store = Store::open(&url).await.expect("opens again");
    for table in 0..10 {
        assert_eq!(body_texts(&store, &format!("t{table}")).await, ["a", "b"]);
    }
    store.close().await;
}

async fn stores_open_at_the_same_time(url: String) {
    let opened = join_all((0..6).map(|_| Store::open(&url))).await;
    for store in opened {
        store.expect("opens, whoever makes the schema").close().await;
    }
}

async fn a_newer_schema_is_refused(url: String) {
    Store::open(&url).await.expect("opens").close().await;
    let mut connection = AnyConnection::connect(&url).await.expect("connects");
    let step = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
        select 4711, 'later', success, checksum, 0 from _sqlx_migrations where version = 1";
    sqlx::raw_sql(step).execute(&mut connection).await.expect("a later program was here");
    let refused = Store::open(&url).await.expect_err("too new");
    assert!(matches!(refused, StoreError::Newer { found: 4711, .. }), "{refused}");
    assert!(refused.to_string().contains("use a newer version of the program"), "{refused}");
    sqlx::raw_sql("delete from _sqlx_migrations where version = 4711").execute(&mut connection).await.expect("undone");
    sqlx::raw_sql("update _sqlx_migrations set description = 'x'").execute(&mut connection).await.expect("no matter");
    connection.close().await.expect("closes");
    Store::open(&url).await.expect("opens again").close().await;
}

#[tokio::test]
async fn errors_tell_no_secret() {
    let addresses = [
        format!("postgres://ada:{PASSWORD}@127.0.0.1:1/tapis"),
        format!("postgres://ada:{PASSWORD}@127.0.0.1:port/tapis"),
        format!("postgres://127.0.0.1:1/tapis?user=ada&password={PASSWORD}"),
        format!("postgres://127.0.0.1:1/tapis?passwrod={PASSWORD}"),
        format!("postgres://127.0.0.1:1/tapis?sslmode={PASSWORD}"),
        format!("postgres://ada:#{PASSWORD}@127.0.0.1:1/tapis"),
        format!("postgres://ada:?{PASSWORD}@127.0.0.1:1/tapis"),
        format!("mysql://ada:{PASSWORD}@127.0.0.1/tapis"),
        format!("ada:{PASSWORD}"),
        format!("sqlite:///nowhere/x.db?key={PASSWORD}"),
    ];
    for address in addresses {
        let error = Store::open(&address).await.expect_err("nobody is there");
        let told = format!("{error} {error:?} {:?}", std::error::Error::source(&error));
        assert!(!told.contains(PASSWORD), "{told}");
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_made_is_named() {
    let folder = Folder::new();
    std::fs::write(folder.path().join("data"), "a file, no folder").expect("the folder is ours");
    let error = Store::open(&folder.url()).await.expect_err("there is a file in the way").to_string();
    assert!(error.contains("data/store.db") && error.contains("choose a folder"), "{error}");
}

#[tokio::test]
async fn a_store_with_secrets_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = Store::open(&folder.url()).await.expect("opens");
    for file in std::fs::read_dir(folder.path().join("data")).expect("was made").flatten() {
        let rights = file.metadata().expect("is there").permissions().mode() & 0o777;
        assert_eq!(rights, 0o600, "{:?}", file.file_name());
    }
    assert!(format!("{store:?}").contains("store.db"));
    store.close().await;
}

#[tokio::test]
async fn writers_wait_while_the_disk_is_busy() {
    let folder = Folder::new();
    let store = Store::open_with(&folder.url(), Limits { queue: 2, batch: 2, readers: 1, ..Limits::default() })
        .await
        .expect("opens");
    let mut rival = AnyConnection::connect(&folder.url()).await.expect("connects");
    let lock = rival.begin_with("begin immediate").await.expect("nobody writes");
    let mut writes = Box::pin(join_all((0..10).map(|number| store.create_guest(guest(&format!("g{number}"))))));
    assert!(tokio::time::timeout(Duration::from_millis(200), &mut writes).await.is_err(), "nothing is answered yet");
    assert_eq!(store.guest("g0").await.expect("reads do not wait"), None);
    lock.rollback().await.expect("the lock is ours");
    assert!(writes.await.iter().all(Result::is_ok));
    store.close().await;
}
