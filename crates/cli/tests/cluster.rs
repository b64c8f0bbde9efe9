//! A cluster for real: PostgreSQL, three NATS servers and three nodes on this machine, whose clocks are hours apart, while
//! people play who are at all of them. Nodes are killed and stopped for a while, so are servers of NATS, and PostgreSQL dies.
//!
//! Whatever anybody was told is in the database, once; nothing else is; no table has two owners in one epoch. How long
//! people waited is printed. `cargo test` does all of it briefly, `crates/cli/tests/cluster_long` two hundred times: `KILLS` says
//! how many nodes are killed, `CUTS` how often a node is cut off (as root, since it takes network namespaces).

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "../../server/tests/common/crowd.rs"]
mod crowd;
#[path = "cluster/cut.rs"]
mod cut;
#[path = "cluster/door.rs"]
mod door;
#[path = "cluster/nats.rs"]
mod nats;
#[path = "cluster/node.rs"]
mod node;
#[path = "cluster/watch.rs"]
mod watch;

use std::time::Duration;

use common::Postgres;
use crowd::{Crowd, Waits};
use cut::{HERE, Host, PEOPLE, SERVERS};
use door::Door;
use kernel::table::chance::Random;
use nats::Nats;
use node::Node;
use server::store::Store;
use watch::Watch;

/// How long a node counts as being there.
const LEASE: u64 = 4;
/// The longest that anybody may have to wait for a node that has died.
const BAR: Duration = Duration::from_secs(10);
/// The same where nothing but the machine is to blame: it may have much else to do while `./test` runs.
const PATIENCE: Duration = Duration::from_secs(60);
/// How far the clocks of the nodes are apart, in seconds.
const CLOCKS: [i64; 3] = [0, 7200, -3600];

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cluster_loses_nothing_that_was_told() {
    let (kills, tables) = (number("KILLS", 2), number("TABLES", 6));
    let Some(mut postgres) = Postgres::start().await else { return };
    let seed = number("SEED", u64::from(std::process::id()));
    println!("SEED={seed} KILLS={kills} TABLES={tables} load {}", load());
    let mut random = Random::new(seed);
    let database = postgres.database().await;
    let mut nats = Nats::start();
    let mut nodes: Vec<Node> = Vec::new();
    let reader = Store::open(&database).await.expect("the database is well");
    let mut known = Vec::new();
    for clock in CLOCKS {
        nodes.push(Node::start(&database, &nats.urls(), LEASE, clock, None));
        nodes.last_mut().expect("just now").name = newcomer(&reader, &mut known).await;
    }
    let servers: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let watch = Watch::begin(&database).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let crowd = Crowd::gather_at(&servers, tables as usize).await;
    crowd.wait_for_all(10).await;
    report("nothing", crowd.waits());

    let mut gaps = Vec::new();
    for kill in 1..=kills {
        tokio::time::sleep(Duration::from_millis(u64::from(random.below(700)))).await;
        // Mostly the one with most tables, since nobody waits for one that has none.
        let most = busiest(&reader, &nodes, &crowd).await;
        let (place, had) = if random.below(4) == 0 { (random.below(3) as usize, None) } else { most };
        nodes[place].kill();
        crowd.wait_for_all(1).await;
        nodes[place].restart();
        nodes[place].name = newcomer(&reader, &mut known).await;
        crowd.wait_for_all(3).await;
        let waits = crowd.waits();
        gaps.push(waits.gap);
        report(&format!("kill {kill}, had {had:?}"), waits);
    }

    for place in [nats.leader(), random.below(3) as usize] {
        nats.kill(place);
        crowd.wait_for_all(3).await;
        nats.restart(place);
        report("a server of NATS dies", crowd.waits());
    }

    // It does not know that it was away, and believes that the tables are still its own.
    let (place, _) = busiest(&reader, &nodes, &crowd).await;
    nodes[place].pause();
    tokio::time::sleep(Duration::from_secs(LEASE + 2)).await;
    nodes[place].go_on();
    crowd.wait_for_all(3).await;
    report("a node sleeps", crowd.waits());

    postgres.crash();
    tokio::time::sleep(Duration::from_millis(500)).await;
    postgres.restart().await;
    crowd.wait_for_all(3).await;
    report("PostgreSQL dies", crowd.waits());

    // In order: whoever stops hands its tables over.
    let (place, _) = busiest(&reader, &nodes, &crowd).await;
    nodes[place].stop();
    crowd.wait_for_all(3).await;
    report("a node is stopped", crowd.waits());
    nodes[place].restart();

    let told = crowd.check(&reader).await;
    reader.close().await;
    let (hands, epochs) = watch.end().await;
    println!(
        "{told} decisions were told, none lost, none doubled; {epochs} epochs, tables changed hands {hands} times"
    );
    assert!(hands > 0, "tables have been taken over");
    gaps.sort();
    let over = gaps.iter().filter(|gap| **gap >= BAR).count();
    println!(
        "{kills} kills: the longest time without a decision at a table was {:?} in the median and {:?} at most, {over} were \
         over {BAR:?}; load {}",
        gaps.get(gaps.len() / 2),
        gaps.last(),
        load()
    );
    let most = if std::env::var_os("KILLS").is_some() { BAR } else { PATIENCE };
    assert!(gaps.iter().all(|gap| *gap < most), "people waited {:?} for a node that was killed", gaps.last());
}

/// The name of the node that has just begun to say that it is there.
async fn newcomer(reader: &Store, known: &mut Vec<String>) -> String {
    loop {
        let nodes = reader.nodes().await.unwrap_or_default();
        if let Some(name) = nodes.into_iter().find(|name| !known.contains(name)) {
            known.push(name.clone());
            return name;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The node that plays most tables, and how many.
async fn busiest(reader: &Store, nodes: &[Node], crowd: &Crowd) -> (usize, Option<usize>) {
    let mut counts = vec![0; nodes.len()];
    for id in crowd.current() {
        let owner = reader.table(&id).await.ok().flatten().and_then(|row| row.owner);
        if let Some(place) = nodes.iter().position(|node| owner.as_deref() == Some(&node.name)) {
            counts[place] += 1;
        }
    }
    let place = (0..nodes.len()).max_by_key(|place| counts[*place]).expect("there are nodes");
    (place, Some(counts[place]))
}

/// One node with its server of NATS on one side, two on the other; people reach all of them. First all reach the database, and
/// then the node does not reach that either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_cut_off_lets_its_tables_go() {
    let cuts = number("CUTS", 1);
    let host = Host::new();
    if host.is_none() && std::env::var_os("CUTS").is_none() {
        return eprintln!("left out: network namespaces cannot be made here; that takes root and iproute2");
    }
    let Some(mut postgres) = Postgres::start().await else { return };
    let database = postgres.database().await;
    let host = host.expect("network namespaces can be made: this takes root");
    let nats = Nats::start_at(&[(SERVERS, Some(&host.name)), (HERE, None), (HERE, None)]);
    let door = Door::open(HERE, &postgres.socket());
    let over_the_line = door.address_of(&database);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let inside = Some((host.name.clone(), PEOPLE.to_string()));
    let mut far = Node::start_in(&database, &nats.url(0), LEASE, 0, None, inside);
    let near = [1, 2].map(|place| Node::start(&database, &nats.url(place), LEASE, 0, None));
    let servers = [far.address, near[0].address, near[1].address];
    let watch = Watch::begin(&database).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let reader = Store::open(&database).await.expect("the database is well");
    let mut told = 0;
    for (what, database) in [("the bus", &database), ("bus and database", &over_the_line)] {
        far.move_to(database);
        for _ in 0..cuts {
            tokio::time::sleep(Duration::from_secs(1)).await;
            // New tables: a third of them are on the far side.
            let crowd = Crowd::gather_at(&servers, 6).await;
            crowd.wait_for_all(3).await;
            crowd.waits();
            host.cut(true);
            tokio::time::sleep(Duration::from_secs(2 * LEASE)).await;
            crowd.wait_for_all(3).await;
            report(&format!("{what} cut"), crowd.waits());
            host.cut(false);
            tokio::time::sleep(Duration::from_secs(LEASE)).await;
            crowd.wait_for_all(3).await;
            report("mended", crowd.waits());
            told += crowd.check_at(&reader, near[0].address).await;
        }
    }
    reader.close().await;
    let (hands, _) = watch.end().await;
    println!("{told} decisions were told, none lost, none doubled; tables changed hands {hands} times");
    assert!(hands > 0, "tables have been taken over");
}

fn report(what: &str, waits: Waits) {
    println!("{what:>24}: {waits:?}, load {}", load());
}

/// How much the machine has to do: the load average of the last minute.
fn load() -> String {
    let loads = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    loads.split(' ').next().unwrap_or_default().to_string()
}
