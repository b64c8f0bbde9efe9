//! Leases on both databases: a table is one node's at a time, and whoever had it before adds nothing to it.

use std::time::Duration;

use crate::common::{Folder, Postgres, bodies, body_texts, new_table, progress};
use server::store::{End, Store, StoreError};

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
    let (long, short) = (Duration::from_secs(60), Duration::from_millis(400));
    let (one, two) = (Store::open(url).await.expect("opens"), Store::open(url).await.expect("opens"));
    one.create_table(new_table("oak")).await.expect("new");
    one.renew_node("one", short).await.expect("says that it is there");
    two.renew_node("two", long).await.expect("says that it is there");
    let epoch = one.claim_table("oak", "one", 0).await.expect("nobody has it");
    let end = |epoch, length| End { epoch, length };
    one.append("oak", end(epoch, 0), bodies(&["a"]), progress(1.0)).await.expect("it is ours");
    let taken = two.claim_table("oak", "two", epoch).await;
    assert!(matches!(taken, Err(StoreError::Claimed { .. })), "it is somebody's who is there: {taken:?}");
    let gone = two.delete_table("oak", 9e9).await;
    assert!(matches!(gone, Err(StoreError::NoTable { .. })), "nor can it be deleted: {gone:?}");
    tokio::time::sleep(2 * short).await;
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
