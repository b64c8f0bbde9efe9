//! A cluster for real: PostgreSQL, three NATS servers and three nodes on this machine, whose clocks are hours apart, while
//! people play who are at all of them. Nodes are killed and stopped for a while, so are servers of NATS, and PostgreSQL dies.
//!
//! Whatever anybody was told is in the database, once; nothing else is; no table has two owners in one epoch. How long
//! people waited is printed. `KILLS=200 cargo test -p tapis --test cluster -- --nocapture` kills two hundred nodes,
//! `CUTS=3` cuts the line between servers so often (as root, since it takes network namespaces).

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "../../server/tests/common/crowd.rs"]
mod crowd;
#[path = "cluster/cut.rs"]
mod cut;
#[path = "cluster/nats.rs"]
mod nats;
#[path = "cluster/node.rs"]
mod node;
#[path = "cluster/watch.rs"]
mod watch;

use std::time::Duration;

use common::Postgres;
use crowd::Crowd;
use cut::{HERE, Host, PEOPLE, SERVERS};
use kernel::table::chance::Random;
use nats::Nats;
use node::Node;
use server::store::Store;
use watch::Watch;

/// How long a node counts as being there.
const LEASE: u64 = 4;
/// The longest that anybody may have to wait for a node that has died.
const BAR: Duration = Duration::from_secs(10);
/// How far the clocks of the nodes are apart, in seconds.
const CLOCKS: [i64; 3] = [0, 7200, -3600];

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cluster_loses_nothing_that_was_told() {
    let (kills, tables) = (number("KILLS", 0), number("TABLES", 6));
    if kills == 0 {
        return eprintln!("left out: KILLS says how many nodes are killed");
    }
    let Some(mut postgres) = Postgres::start().await else { return };
    let seed = number("SEED", u64::from(std::process::id()));
    println!("SEED={seed} KILLS={kills} TABLES={tables}");
    let mut random = Random::new(seed);
    let database = postgres.database().await;
    let mut nats = Nats::start();
    let mut nodes: Vec<Node> = Vec::new();
    for clock in CLOCKS {
        nodes.push(Node::start(&database, &nats.urls(), LEASE, clock, None));
    }
    let servers: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let watch = Watch::begin(&database).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let crowd = Crowd::gather_at(&servers, tables as usize).await;
    crowd.wait_for(40).await;
    println!("{:>24}: {:?}", "nothing", crowd.waits());

    let mut longest = Duration::ZERO;
    for _ in 0..kills {
        let place = random.below(3) as usize;
        tokio::time::sleep(Duration::from_millis(u64::from(random.below(700)))).await;
        nodes[place].kill();
        crowd.wait_for(60).await;
        nodes[place].restart();
        crowd.wait_for(30).await;
        let waits = crowd.waits();
        longest = longest.max(waits.longest);
        println!("{:>24}: {waits:?}", "a node is killed");
    }
    assert!(longest < BAR, "people waited {longest:?} for a node that was killed");

    let place = random.below(3) as usize;
    nats.kill(place);
    crowd.wait_for(40).await;
    nats.restart(place);
    println!("{:>24}: {:?}", "a server of NATS dies", crowd.waits());

    // It does not know that it was away, and believes that the tables are still its own.
    let place = random.below(3) as usize;
    nodes[place].pause();
    tokio::time::sleep(Duration::from_secs(LEASE + 2)).await;
    nodes[place].go_on();
    crowd.wait_for(40).await;
    println!("{:>24}: {:?}", "a node sleeps", crowd.waits());

    postgres.crash();
    tokio::time::sleep(Duration::from_millis(500)).await;
    postgres.restart().await;
    crowd.wait_for(40).await;
    println!("{:>24}: {:?}", "PostgreSQL dies", crowd.waits());

    // In order: whoever stops hands its tables over.
    let place = random.below(3) as usize;
    nodes[place].stop();
    crowd.wait_for(30).await;
    println!("{:>24}: {:?}", "a node is stopped", crowd.waits());
    nodes[place].restart();

    let reader = Store::open(&database).await.expect("the database is well");
    let told = crowd.check(&reader).await;
    reader.close().await;
    let (hands, epochs) = watch.end().await;
    println!(
        "{told} decisions were told, none lost, none doubled; {epochs} epochs, tables changed hands {hands} times"
    );
    assert!(hands > 0, "tables have been taken over");
}

/// One node with its server of NATS on one side, two on the other; all reach the database, and people reach all of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_cut_off_lets_its_tables_go() {
    let cuts = number("CUTS", 0);
    if cuts == 0 {
        return eprintln!("left out: CUTS says how often the line is cut");
    }
    let Some(mut postgres) = Postgres::start().await else { return };
    let database = postgres.database().await;
    let host = Host::new().expect("network namespaces can be made: this takes root");
    let nats = Nats::start_at(&[(SERVERS, Some(&host.name)), (HERE, None), (HERE, None)]);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let inside = Some((host.name.clone(), PEOPLE.to_string()));
    let far = Node::start_in(&database, &nats.url(0), LEASE, 0, None, inside);
    let near = [1, 2].map(|place| Node::start(&database, &nats.url(place), LEASE, 0, None));
    let servers = [far.address, near[0].address, near[1].address];
    let watch = Watch::begin(&database).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let crowd = Crowd::gather_at(&servers, 6).await;
    crowd.wait_for(40).await;
    crowd.waits();
    for _ in 0..cuts {
        host.cut(true);
        tokio::time::sleep(Duration::from_secs(2 * LEASE)).await;
        crowd.wait_for(40).await;
        println!("{:>24}: {:?}", "cut", crowd.waits());
        host.cut(false);
        tokio::time::sleep(Duration::from_secs(LEASE)).await;
        crowd.wait_for(40).await;
        println!("{:>24}: {:?}", "mended", crowd.waits());
    }
    let reader = Store::open(&database).await.expect("the database is well");
    let told = crowd.check_at(&reader, near[0].address).await;
    reader.close().await;
    let (hands, _) = watch.end().await;
    println!("{told} decisions were told, none lost, none doubled; tables changed hands {hands} times");
    assert!(hands > 0, "tables have been taken over");
}
