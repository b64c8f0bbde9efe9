//! The database goes away in the middle of matches, is full, is deleted: nothing that was acknowledged is lost, nothing is
//! acknowledged that is not kept, and everything goes on when it is back.
//!
//! `OUTAGE=60 cargo test -p server --test all outage::` lets PostgreSQL be away and the disk be full for a minute each, with
//! the usual patience; `hard_times` does.

use std::io::{BufRead, BufReader, Lines, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::common::client::Person;
use crate::common::site::{Site, alone, answer, config, here, link, quick, soon, table};
use crate::common::{Folder, Postgres};
use crate::crowd::Crowd;
use server::serve::Config;
use server::store::{Limits, Store};
use server::wire::FromServer;

/// How long everything is away that a test takes away, where somebody has said so.
fn long_outage() -> Option<Duration> {
    std::env::var("OUTAGE").ok().and_then(|seconds| seconds.parse().ok()).map(Duration::from_secs)
}

/// How long the database is away, and how long it is waited for.
fn outage() -> (Duration, Duration) {
    match long_outage() {
        Some(away) => (away, Limits::default().patience),
        // Longer than writing and reading again are tried for, one after the other.
        None => (Duration::from_millis(4000), Duration::from_millis(1000)),
    }
}

async fn health(person: &mut Person) -> u16 {
    soon(person.get("/health")).await.status
}

/// Waits until the server says that it is well again.
async fn is_well(person: &mut Person) {
    for _ in 0..300 {
        if health(person).await == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("the server does not get well again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_away_and_comes_back_costs_nothing_that_was_acknowledged() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let (away, patience) = outage();
    let database = postgres.database().await;
    let store = Limits { patience, ..Limits::default() };
    let site = Site::start_from(Config { store, ..config(database.clone(), quick()) }).await;
    let mut ada = site.person();
    let crowd = Crowd::gather(site.address, 6).await;
    crowd.wait_for(60).await;
    // It dies; and later it hangs with its connections open, which no error tells.
    for dies in [true, false] {
        if dies {
            postgres.crash()
        } else {
            postgres.hang()
        }
        tokio::time::sleep(away).await;
        assert_eq!(health(&mut ada).await, 503, "nothing can be kept");
        let before = crowd.count();
        tokio::time::sleep(away / 2).await;
        assert_eq!(crowd.count(), before, "nothing is acknowledged meanwhile");
        if dies {
            postgres.restart().await
        } else {
            postgres.go_on()
        }
        is_well(&mut ada).await;
        crowd.wait_for(60).await;
    }
    let reader = Store::open(&database).await.expect("the database is back");
    let told = crowd.check(&reader).await;
    assert!(told >= 180, "there was load: {told} decisions");
    reader.close().await;
    site.stop().await;
}

/// A server in a process of its own, so that what it may write can be limited.
struct Apart {
    child: Child,
    address: SocketAddr,
    /// Open as long as it runs: whoever writes where nobody listens any more ends.
    _said: Lines<BufReader<ChildStdout>>,
}

impl Apart {
    /// Starts this program once more; the signal that comes with too large a file is ignored, as if the disk were full.
    fn start(folder: &Folder) -> Apart {
        let program = std::env::current_exe().expect("this is a program");
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" --ignored --exact outage::serve_apart --nocapture"])
            .arg(program)
            .env("TAPIS_TEST_STORE", folder.url())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program can be run");
        let mut lines = BufReader::new(child.stdout.take().expect("was asked for")).lines();
        let address = lines.find_map(|line| line.ok()?.split("address ").nth(1)?.parse().ok()).expect("an address");
        Apart { child, address, _said: lines }
    }

    /// No file may grow beyond so many bytes from now on.
    fn limit(&self, bytes: &str) {
        let limited = Command::new("prlimit")
            .arg(format!("--fsize={bytes}:unlimited"))
            .arg(format!("--pid={}", self.child.id()))
            .status()
            .expect("prlimit can be run");
        assert!(limited.success());
    }

    /// Lets it stop in order.
    fn stop(mut self) {
        drop(self.child.stdin.take());
        self.child.wait().expect("it was started");
    }
}

/// The other half of the next test: serves until it is told to stop.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "run by a_full_disk_stops_writing_only_while_it_is_full"]
async fn serve_apart() {
    let Ok(url) = std::env::var("TAPIS_TEST_STORE") else { return };
    let site = Site::start_from(config(url, quick())).await;
    println!("address {}", site.address);
    std::io::stdout().flush().expect("somebody listens");
    tokio::task::spawn_blocking(|| std::io::stdin().lines().count()).await.expect("no panic");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_stops_writing_only_while_it_is_full() {
    let folder = Folder::new();
    let apart = Apart::start(&folder);
    let mut ada = Person::new(apart.address);
    let crowd = Crowd::gather(apart.address, 4).await;
    crowd.wait_for(40).await;
    assert_eq!(health(&mut ada).await, 200);
    apart.limit("4096");
    tokio::time::sleep(long_outage().unwrap_or(Duration::from_millis(1500))).await;
    assert_eq!(health(&mut ada).await, 503, "nothing can be written");
    let before = crowd.count();
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(crowd.count(), before, "nothing is acknowledged meanwhile");
    apart.limit("unlimited");
    is_well(&mut ada).await;
    crowd.wait_for(40).await;
    let reader = Store::open(&folder.url()).await.expect("opens");
    crowd.check(&reader).await;
    reader.close().await;
    apart.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_file_that_is_deleted_or_spoilt_acknowledges_nothing_more() {
    for harm in ["deleted", "replaced", "log deleted", "overwritten"] {
        let folder = Folder::new();
        let site = Site::start(&folder).await;
        let (mut ada, _, mut socket) = alone(&site, "shards").await;
        let scene = soon(socket.question()).await;
        assert_eq!(health(&mut ada).await, 200);
        let file = folder.path().join("data/store.db");
        match harm {
            "deleted" => std::fs::remove_file(&file).expect("it is there"),
            "replaced" => {
                std::fs::copy(&file, folder.path().join("copy")).expect("it is there");
                std::fs::rename(folder.path().join("copy"), &file).expect("it is there");
            }
            "log deleted" => std::fs::remove_file(folder.path().join("data/store.db-wal")).expect("it is there"),
            _ => {
                let mut open = std::fs::OpenOptions::new().write(true).open(&file).expect("it is there");
                open.write_all(&[b'x'; 512]).expect("it can be written");
            }
        }
        answer(&mut socket, &scene, 0).await;
        let acknowledged = |message| match message {
            FromServer::Taken { .. } => Some(true),
            FromServer::Refused { .. } | FromServer::Closing { .. } => Some(false),
            _ => None,
        };
        assert!(
            !soon(socket.hear_until(acknowledged)).await,
            "{harm}: a decision that would be lost is not acknowledged"
        );
        let made = soon(ada.post("/api/tables", &table("shards", vec![here("Ada"), link()]))).await;
        assert_eq!(made.status, 503, "{harm}: what would be lost is not acknowledged");
        tokio::time::sleep(Duration::from_millis(1100)).await;
        assert_eq!(health(&mut ada).await, 503, "{harm}");
        if harm == "log deleted" {
            // What had been acknowledged was in the log alone; it is in the file now.
            site.stop().await;
            let site = Site::start(&folder).await;
            ada.server = site.address;
            let tables: Vec<server::wire::TableInfo> = crate::common::site::read(&mut ada, "/api/tables").await;
            assert!(!tables.is_empty(), "what was acknowledged is there");
        }
    }
}
