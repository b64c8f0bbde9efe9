//! What no client should send, and whether the server is well after it.
//!
//! Tests that want this name it by its path: it needs more crates than whoever else shares this folder has.

// Not every test uses everything.
#![allow(dead_code)]

use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::Value;
use server::wire::{FromClient, FromServer};

use crate::common::client::Socket;
use crate::common::site::{Site, answer, bot, here, soon, table};

static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts the panics of the server. Tests and server share a process, but not their files.
pub fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let here = panic.location().is_some_and(|place| place.file().contains("tests/"));
            PANICS.fetch_add(usize::from(!here), Ordering::Relaxed);
            usual(panic);
        }));
    });
}

/// Nothing has panicked, and a newcomer is served.
pub async fn nothing_has_broken(site: &Site) {
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something panicked");
    let mut ada = site.person();
    assert_eq!(soon(ada.get("/health")).await.body, "well");
    let id = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    let scene = soon(socket.question()).await;
    answer(&mut socket, &scene, 0).await;
    soon(socket.question()).await;
}

/// Waits until everything that was said has been dealt with.
pub async fn is_alive(socket: &mut Socket, said: &str) {
    soon(socket.say(&FromClient::Ping {})).await;
    let pong = async {
        loop {
            match socket.hear().await? {
                FromServer::Pong {} => return Ok(()),
                FromServer::Closing { code, .. } => return Err(std::io::Error::other(code)),
                _ => {}
            }
        }
    };
    let came = tokio::time::timeout(Duration::from_secs(20), pong).await;
    assert!(matches!(came, Ok(Ok(()))), "no answer after {}: {came:?}", &said[..said.len().min(200)]);
}

/// Any JSON, some of it with words that the server knows.
pub fn any_json() -> impl Strategy<Value = Value> {
    let words = prop_oneof![
        "[a-z]{0,9}",
        "\\PC{0,40}",
        Just("type".to_string()),
        Just("text".to_string()),
        Just("seat".to_string()),
        Just("question".to_string()),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        words.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map(words.clone(), inner, 0..6).prop_map(Value::from_iter),
        ]
    })
}

/// Some values of a kind, always the same ones.
pub fn samples<T>(strategy: impl Strategy<Value = T>, count: usize) -> Vec<T> {
    let mut runner = TestRunner::deterministic();
    (0..count).map(|_| strategy.new_tree(&mut runner).expect("a value").current()).collect()
}
