//! What is left of the store after a crash, and how fast it is.
//!
//! `cargo test -p server --test all --release -- --ignored --nocapture appends_per_second` measures.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{Folder, PASSWORD, Postgres, bodies, body_texts, new_table, progress};
use futures_util::future::join_all;
use server::store::{Progress, Store};

/// The writing half of the next test.
#[tokio::test]
#[ignore = "run by sqlite_keeps_what_it_answered_when_killed"]
async fn append_until_killed() {
    let Ok(url) = std::env::var("TAPIS_TEST_STORE") else { return };
    let store = Store::open(&url).await.expect("opens");
    let writers = (0..8).map(|table| {
        let store = &store;
        async move {
            let id = format!("t{table}");
            store.create_table(new_table(&id)).await.expect("new");
            for number in 0..100_000 {
                store.append(&id, number, vec![number.to_string()], progress(1.0)).await.expect("fits");
                println!("kept {id} {number}");
            }
        }
    });
    join_all(writers).await;
}

#[tokio::test]
async fn sqlite_keeps_what_it_answered_when_killed() {
    let folder = Folder::new();
    let program = std::env::current_exe().expect("this is a program");
    let mut child = Command::new(program)
        .args(["--ignored", "--exact", "store_crash::append_until_killed", "--nocapture"])
        .env("TAPIS_TEST_STORE", folder.url())
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program can be run");
    let lines = BufReader::new(child.stdout.take().expect("was asked for")).lines();
    let mut kept: HashMap<String, u32> = HashMap::new();
    for (count, line) in lines.enumerate() {
        let line = line.expect("is text");
        // The very last line may be cut.
        if let [_, table, number] = line[line.find("kept ").unwrap_or(line.len())..].split(' ').collect::<Vec<_>>()[..]
            && let Ok(number) = number.parse()
        {
            kept.insert(table.to_owned(), number);
        }
        if count == 400 {
            child.kill().expect("the child is ours");
        }
    }
    child.wait().expect("the child is ours");
    assert_eq!(kept.len(), 8, "all tables have got something");
    let store = Store::open(&folder.url()).await.expect("opens after the crash");
    for (table, last) in kept {
        let texts = body_texts(&store, &table).await;
        assert!(texts.len() > last as usize, "{table} has {} events, and {last} was answered", texts.len());
        assert!(texts.iter().enumerate().all(|(number, text)| *text == number.to_string()));
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_what_it_answered_when_it_crashes() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let url = postgres.database().await;
    let wrong = url.replace(PASSWORD, "halcyon");
    let told = format!("{:?}", Store::open(&wrong).await.expect_err("the password is wrong"));
    assert!(!told.contains("halcyon") && told.contains("password authentication failed"), "{told}");
    let absent = Store::open(&postgres.url("absent")).await.expect_err("no such database").to_string();
    assert!(absent.contains("\"absent\" does not exist") && !absent.contains(PASSWORD), "{absent}");

    let store = Store::open(&url).await.expect("opens");
    let writers: Vec<_> = (0..8)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("t{table}");
                store.create_table(new_table(&id)).await.expect("new");
                let mut number = 0;
                while store.append(&id, number, vec![number.to_string()], progress(1.0)).await.is_ok() {
                    number += 1;
                }
                (id, number)
            })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    postgres.crash();
    let answered = join_all(writers).await;
    postgres.restart().await;
    for writer in answered {
        let (id, count) = writer.expect("no writer panics");
        let kept = body_texts(&store, &id).await.len() as u32;
        // The append that was not answered may have been kept or not.
        assert!(kept == count || kept == count + 1, "{id}: {count} answered, {kept} kept");
        store.append(&id, kept, bodies(&["on"]), progress(2.0)).await.expect("the same store goes on");
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement"]
async fn appends_per_second() {
    let folder = Folder::new();
    measure("SQLite, synchronous full", &folder.url()).await;
    if let Some(mut postgres) = Postgres::start().await {
        measure("PostgreSQL, fsync on", &postgres.database().await).await;
    }
}

async fn measure(what: &str, url: &str) {
    let store = Store::open(url).await.expect("opens");
    let body = format!("{{\"type\":\"decision\",\"seat\":\"A\",\"text\":\"{}\"}}", "x".repeat(120));
    for count in [1, 100, 1000] {
        let ids: Vec<String> = (0..count).map(|number| format!("t{count}-{number}")).collect();
        for outcome in join_all(ids.iter().map(|id| store.create_table(new_table(id)))).await {
            outcome.expect("new");
        }
        let start = Instant::now();
        let tasks: Vec<_> = ids
            .into_iter()
            .map(|id| {
                let (store, body) = (store.clone(), body.clone());
                tokio::spawn(async move {
                    let mut waits = Vec::new();
                    while start.elapsed() < Duration::from_secs(5) {
                        let summary = Some(format!("{{\"decisions\":{}}}", waits.len()));
                        let progress = Progress { summary, ..progress(1.0) };
                        let asked = Instant::now();
                        store.append(&id, waits.len() as u32, vec![body.clone()], progress).await.expect("fits");
                        waits.push(asked.elapsed());
                    }
                    waits
                })
            })
            .collect();
        let mut waits: Vec<Duration> = Vec::new();
        for task in tasks {
            waits.extend(task.await.expect("no task panics"));
        }
        let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
        waits.sort();
        let (median, late) = (waits[waits.len() / 2], waits[waits.len() * 99 / 100]);
        println!("{what}: {count} tables, {rate:.0} appends/s, median {median:.1?}, 99 % {late:.1?}");
    }
    store.close().await;
}
