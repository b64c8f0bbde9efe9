//! Leases on both databases: a table is one node's at a time, and whoever had it before adds nothing to it.

use std::time::Duration;

use crate::common::{Folder, Postgres, bodies, body_texts, guest, new_table, progress};
use server::store::{End, Player, Score, Store, StoreError};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_one_nodes_in_sqlite() {
    let folder = Folder::new();
    a_table_is_one_nodes(&folder.url()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_one_nodes_in_postgres() {
    let Some(mut postgres) = Postgres::start().await else { return };
    a_table_is_one_nodes(&postgres.database().await).await;
}

async fn a_table_is_one_nodes(url: &str) {
    let (long, short) = (Duration::from_secs(600), Duration::from_millis(1));
    let (one, two) = (Store::open(url).await.expect("opens"), Store::open(url).await.expect("opens"));
    one.create_table(new_table("oak")).await.expect("new");
    one.renew_node("one", long).await.expect("says that it is there");
    two.renew_node("two", long).await.expect("says that it is there");
    let epoch = one.claim_table("oak", "one", 0).await.expect("nobody has it");
    let end = |epoch, length| End { epoch, length };
    one.append("oak", end(epoch, 0), bodies(&["a"]), progress(1.0)).await.expect("it is ours");
    let taken = two.claim_table("oak", "two", epoch).await;
    assert!(matches!(taken, Err(StoreError::Claimed { .. })), "it is somebody's who is there: {taken:?}");
    let gone = two.delete_table("oak", 9e9).await;
    assert!(matches!(gone, Err(StoreError::NoTable { .. })), "nor can it be deleted: {gone:?}");
    // What counts is what it has said last.
    one.renew_node("one", short).await.expect("says how long it is there");
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(two.nodes().await.expect("reads"), ["two"], "the lease of the other has run out");
    one.append("oak", end(epoch, 1), bodies(&["b"]), progress(1.0)).await.expect("nobody else has taken it");
    let late = two.claim_table("oak", "two", 0).await;
    assert!(matches!(late, Err(StoreError::Claimed { .. })), "an epoch that is over: {late:?}");
    let newer = two.claim_table("oak", "two", epoch).await.expect("whoever had it is gone");
    // Whoever had it does not know that yet, and comes back meanwhile.
    one.renew_node("one", long).await.expect("is there again");
    let fenced = one.append("oak", end(epoch, 2), bodies(&["x"]), progress(1.0)).await;
    assert!(matches!(fenced, Err(StoreError::Fenced { .. })), "{fenced:?}");
    let fenced = one.append("oak", end(epoch, 2), vec![], progress(1.0)).await;
    assert!(matches!(fenced, Err(StoreError::Fenced { .. })), "not even that it was touched: {fenced:?}");
    // Nor may they do anything else in its name.
    let fenced = one.close_seat("oak", epoch, 0).await;
    assert!(matches!(fenced, Err(StoreError::Fenced { .. })), "{fenced:?}");
    let players = vec![Player { guest: "ada".into(), seat: 0, score: 1.0 }];
    let score = |epoch| Score {
        table: "oak".into(),
        epoch,
        game: "shards".into(),
        at: 1.0,
        rated: true,
        players: players.clone(),
    };
    one.create_guest(guest("ada")).await.expect("new");
    let fenced = one.score(score(epoch)).await;
    assert!(matches!(fenced, Err(StoreError::Fenced { .. })), "{fenced:?}");
    assert!(one.results("oak").await.expect("reads").is_empty());
    two.score(score(newer)).await.expect("it is theirs");
    two.score(score(newer)).await.expect("and once is enough");
    assert_eq!(one.results("oak").await.expect("reads").len(), 1);
    // What is told of people is written anew in one epoch only; a table that is taken away is nobody's.
    let rewritten = one.rewrite("oak", epoch, "{}".into(), "{}".into(), Vec::new()).await;
    assert!(matches!(rewritten, Err(StoreError::Fenced { .. })), "{rewritten:?}");
    one.take_away("oak").await.expect("there is such a table");
    let fenced = two.append("oak", end(newer, 2), bodies(&["x"]), progress(1.0)).await;
    assert!(matches!(fenced, Err(StoreError::Fenced { .. })), "{fenced:?}");
    let newer = two.claim_table("oak", "two", newer + 1).await.expect("it is nobody's");
    one.release_table("oak", "one", epoch).await.expect("nothing to release");
    let kept = one.claim_table("oak", "one", newer).await;
    assert!(matches!(kept, Err(StoreError::Claimed { .. })), "what is released is not somebody else's: {kept:?}");
    two.append("oak", end(newer, 2), bodies(&["c"]), progress(1.0)).await.expect("it is ours now");
    two.release_table("oak", "two", newer).await.expect("it was ours");
    let third = one.claim_table("oak", "one", newer).await.expect("it was released");
    assert_eq!(third, newer + 1);
    assert_eq!(body_texts(&one, "oak").await, ["a", "b", "c"]);
    two.remove_node("two").await.expect("leaves");
    assert_eq!(one.nodes().await.expect("reads"), ["one"]);
    one.close().await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_that_end_at_once_on_two_servers_both_count() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let url = postgres.database().await;
    let (one, two) = (Store::open(&url).await.expect("opens"), Store::open(&url).await.expect("opens"));
    for name in ["ada", "blaise"] {
        one.create_guest(guest(name)).await.expect("new");
    }
    let players = |order: [&str; 2]| -> Vec<Player> {
        let player =
            |(seat, name): (usize, &str)| Player { guest: name.into(), seat: seat as u8, score: 1.0 - seat as f64 };
        order.into_iter().enumerate().map(player).collect()
    };
    const MATCHES: usize = 20;
    for number in 0..2 * MATCHES {
        one.create_table(new_table(&format!("oak{number}"))).await.expect("new");
    }
    let play = async |store: &Store, half: usize| {
        for number in 0..MATCHES {
            // Ada wins all that one server sees, Blaise all that the other sees.
            let players = players(if half == 0 { ["ada", "blaise"] } else { ["blaise", "ada"] });
            let (table, game) = (format!("oak{}", 2 * number + half), "shards".to_string());
            let score = Score { table, epoch: 0, game, at: 1.0, rated: true, players };
            store.score(score).await.expect("it counts");
        }
    };
    tokio::join!(play(&one, 0), play(&two, 1));
    let mut results = one.results_of("ada", 100).await.expect("reads");
    assert_eq!(results.len(), 2 * MATCHES);
    // Each match went on from what another one had come to: nothing was reckoned from the same rating twice.
    results.sort_by(|a, b| a.rating.expect("rated").0.total_cmp(&b.rating.expect("rated").0));
    let befores: std::collections::BTreeSet<u64> =
        results.iter().map(|row| row.rating.expect("rated").0.to_bits()).collect();
    assert_eq!(befores.len(), 2 * MATCHES, "no match was forgotten");
    one.close().await;
    two.close().await;
}
