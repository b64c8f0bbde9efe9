//! Several servers on one database, as if they were one.
//!
//! A table lives on one node at a time, that which has it in the database (`place`, `store::lease`). Every node takes sockets
//! and requests for every table: what is meant for a table elsewhere is said to its node over the bus (`forward`), where a
//! link stands in for the socket (`link`). Nodes count what they say to each other (`peer`); where something is missing, or
//! a node falls silent, all links with it are void and their clients come back by themselves. A node that cannot say any more that
//! it is there, to the database or to the others, lets its tables go (`keeper`).
//!
//! A server that is alone is the same with a bus inside the process and nobody else on it.

pub mod bus;
mod forward;
mod keeper;
mod link;
mod message;
mod nats;
mod peer;
pub mod place;
pub mod table;
mod work;

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use kernel::record::hex;
use tokio::sync::{mpsc, oneshot, watch};

use crate::app::App;
use crate::host::Fault;
use crate::secret;
use bus::{Bus, BusError, Inside};
use link::ToLink;
use message::{Ask, Head, Pulse, SPEAKS, What};
use peer::Peer;

pub use nats::NatsOptions;

/// The subject on which every node is heard by all.
const PULSE: &str = "tapis.pulse";
/// How often a node is to be heard.
const BEAT: Duration = Duration::from_millis(500);
/// After how long of silence links with a node are void.
const SILENCE: Duration = Duration::from_secs(3);
/// After how long a node that was never heard again is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(60);
/// How long an answer from another node is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// How a server goes together with others.
#[derive(Clone, Debug, Default)]
pub enum Together {
    /// Not at all.
    #[default]
    Alone,
    /// With whoever is on the same bus inside the process.
    Inside(Inside, Duration),
    /// With whoever is on the same NATS; a node counts as gone after so long.
    Nats(NatsOptions, Duration),
}

/// This node and what it knows of the others.
pub struct Cluster {
    node: String,
    bus: Arc<dyn Bus>,
    /// How long the node is there after it has said so, if there are others at all.
    lease: Option<Duration>,
    /// Whether it takes tables and speaks for them.
    serves: watch::Sender<bool>,
    draining: AtomicBool,
    peers: Mutex<HashMap<String, Peer>>,
    heard: Mutex<HashMap<String, Heard>>,
    /// Links whose socket is here: which node has the table, and who forwards.
    outward: Mutex<HashMap<u64, Outward>>,
    /// Links whose table is here.
    inward: Mutex<HashMap<(String, u64), mpsc::Sender<ToLink>>>,
    calls: Mutex<HashMap<u64, (String, oneshot::Sender<Bytes>)>>,
    next: AtomicU64,
    connections: AtomicU32,
    /// How many thoughts of other nodes are being thought about here.
    helping: AtomicUsize,
}

/// A link whose socket is here: the node that has the table, and who hears what comes from there.
type Outward = (String, mpsc::Sender<(u64, FromTable)>);

/// What was last heard of another node.
struct Heard {
    at: Instant,
    pulse: Pulse,
}

/// What a table on another node says to a socket here.
enum FromTable {
    Opened(Option<Fault>),
    Tell(Bytes),
    Ended,
    /// Nobody knows what has become of it.
    Void,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("no thread panics with the lock")
}

impl Cluster {
    /// A node without others.
    pub fn alone() -> Arc<Cluster> {
        Cluster::on(Arc::new(Inside::default()), "alone".to_string(), None)
    }

    /// A node among others, once it can speak with them.
    pub async fn join(together: &Together) -> Result<Arc<Cluster>, BusError> {
        let (bus, lease): (Arc<dyn Bus>, Duration) = match together {
            Together::Alone => return Ok(Cluster::alone()),
            Together::Inside(bus, lease) => (Arc::new(bus.clone()), *lease),
            Together::Nats(options, lease) => (Arc::new(nats::Nats::connect(options).await?), *lease),
        };
        Ok(Cluster::on(bus, secret::id(), Some(lease)))
    }

    fn on(bus: Arc<dyn Bus>, node: String, lease: Option<Duration>) -> Arc<Cluster> {
        Arc::new(Cluster {
            node,
            bus,
            // Among others it must say that it is there before it does anything.
            serves: watch::Sender::new(lease.is_none()),
            lease,
            draining: AtomicBool::default(),
            peers: Mutex::default(),
            heard: Mutex::default(),
            outward: Mutex::default(),
            inward: Mutex::default(),
            calls: Mutex::default(),
            next: AtomicU64::new(1),
            connections: AtomicU32::new(0),
            helping: AtomicUsize::new(0),
        })
    }

    /// Its name among the others.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Whether it may take tables: nobody can have declared it gone, and it does not end.
    pub fn is_ready(&self) -> bool {
        *self.serves.borrow() && !self.draining.load(Ordering::Acquire)
    }

    /// Waits until this node must not count on having any table. It may be a write that is not answered why: whoever waits for
    /// one gives it up then.
    pub async fn lets_go(&self) {
        let mut serves = self.serves.subscribe();
        // A node without others is never told.
        let _ = serves.wait_for(|serves| !serves).await;
    }

    /// Takes no more tables: the server ends.
    pub fn drain(&self) {
        self.draining.store(true, Ordering::Release);
    }

    /// Whether others may have its tables.
    pub fn has_others(&self) -> bool {
        self.lease.is_some()
    }

    /// A number that no other connection to a table of this process has.
    pub fn connection(&self) -> u32 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Begins to listen, to be heard, and to say that it is there.
    pub async fn start(self: &Arc<Cluster>, app: &Arc<App>) -> Result<(), BusError> {
        let Some(lease) = self.lease else { return Ok(()) };
        let (mut said, mut pulses) =
            (self.bus.listen(&peer::subject(&self.node)).await?, self.bus.listen(PULSE).await?);
        let (listening, server) = (self.clone(), Arc::downgrade(app));
        tokio::spawn(async move {
            while let Some(message) = said.recv().await {
                let Some(app) = server.upgrade() else { return };
                listening.hear(&app, &message);
            }
        });
        let (listening, server) = (Arc::downgrade(self), Arc::downgrade(app));
        tokio::spawn(async move {
            while let Some(message) = pulses.recv().await {
                let (Some(cluster), true) = (listening.upgrade(), server.strong_count() > 0) else { return };
                cluster.hear_pulse(&message);
            }
        });
        tokio::spawn(beat(Arc::downgrade(self), Arc::downgrade(app)));
        keeper::first(app, lease).await;
        tokio::spawn(keeper::keep(Arc::downgrade(app), lease));
        Ok(())
    }

    /// The last word: what was to be said is said, and the others may have its tables.
    pub async fn leave(&self, app: &App) {
        if self.lease.is_none() {
            return;
        }
        self.serves.send_replace(false);
        self.pulse(app).await;
        let said = async {
            while lock(&self.peers).values().any(|peer| peer.waiting() > 0) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.bus.flush().await;
        };
        let _ = tokio::time::timeout(Duration::from_secs(1), said).await;
        if let Err(error) = app.store.remove_node(&self.node).await {
            tracing::warn!(%error, "the others could not be told that this node is gone; they will notice");
        }
    }

    /// Is heard by all others.
    async fn pulse(&self, app: &App) {
        let data = app.games.current().titles.iter().fold(BTreeMap::new(), |mut data, title| {
            data.entry(title.game.id().to_string()).or_insert_with(Vec::new).push(hex(title.game.data()));
            data
        });
        let (waiting, past) = app.bots.waiting();
        let pulse = Pulse { node: self.node.clone(), serves: self.is_ready(), data, waiting, past, speaks: SPEAKS };
        let body = serde_json::to_vec(&pulse).expect("a pulse is a plain value");
        let _ = tokio::time::timeout(BEAT, self.bus.publish(PULSE, body.into())).await;
    }

    /// Says something to another node.
    fn say(&self, node: &str, what: What, body: Bytes) {
        let said = {
            let mut peers = lock(&self.peers);
            let new = || Peer::new(self.bus.clone(), self.node.clone(), node);
            peers.entry(node.to_string()).or_insert_with(new).say(what, body)
        };
        if !said {
            tracing::warn!(node, "too much waits to be said to another node");
            self.void(node);
        }
    }

    /// Asks another node something. Nothing if no answer comes.
    async fn ask(&self, node: &str, ask: Ask) -> Option<Bytes> {
        let call = self.next.fetch_add(1, Ordering::Relaxed);
        let (sender, answer) = oneshot::channel();
        lock(&self.calls).insert(call, (node.to_string(), sender));
        self.say(node, What::Ask { call, ask }, Bytes::new());
        let answer = tokio::time::timeout(PATIENCE, answer).await;
        lock(&self.calls).remove(&call);
        answer.ok()?.ok()
    }

    /// Whoever plays a table lets it go, wherever that is; who comes back finds it as the database has it.
    pub async fn let_go_of(&self, app: &App, table: &str, owner: Option<&str>) {
        app.hub.let_go_of(table).await;
        if let Some(owner) = owner.filter(|owner| *owner != self.node && self.hears(owner)) {
            let _ = self.ask(owner, Ask::Close { table: table.to_string() }).await;
        }
    }

    /// Whether a node has been heard lately.
    fn hears(&self, node: &str) -> bool {
        lock(&self.heard).get(node).is_some_and(|heard| heard.at.elapsed() < SILENCE)
    }

    /// Another node that takes tables and has these cards.
    fn other_with(&self, game: &str, data: &str) -> Option<String> {
        let heard = lock(&self.heard);
        let fits = |heard: &Heard| {
            let has = heard.pulse.data.get(game).is_some_and(|known| known.iter().any(|known| known == data));
            has && heard.pulse.serves && heard.at.elapsed() < SILENCE
        };
        let mut nodes: Vec<&String> = heard.iter().filter(|(_, heard)| fits(heard)).map(|(node, _)| node).collect();
        nodes.sort();
        // Not always the same one.
        let chance = secret::number() as usize;
        nodes.get(chance.checked_rem(nodes.len()).unwrap_or(0)).map(|node| (*node).clone())
    }

    /// Another node that takes tables.
    fn hear_pulse(&self, message: &Bytes) {
        let Ok(pulse) = serde_json::from_slice::<Pulse>(message) else { return };
        if pulse.node != self.node {
            lock(&self.heard).insert(pulse.node.clone(), Heard { at: Instant::now(), pulse });
        }
    }

    /// Hears what another node says.
    fn hear(self: &Arc<Cluster>, app: &Arc<App>, message: &Bytes) {
        let Some((Head { from, number, what }, body)) = message::read(message) else { return };
        let whole = {
            let mut peers = lock(&self.peers);
            let new = || Peer::new(self.bus.clone(), self.node.clone(), &from);
            peers.entry(from.clone()).or_insert_with(new).note(number)
        };
        if !whole {
            tracing::warn!(node = from, number, "something that another node has said is missing");
            metrics::counter!("tapis_bus_gaps_total").increment(1);
            self.void(&from);
            self.say(&from, What::Reset, Bytes::new());
        }
        match what {
            What::Open { link, table, guest } => link::open(self, app, from, link, table, guest),
            What::Said { link } => {
                self.hear_socket(&from, link, || Some(ToLink::Said(serde_json::from_slice(&body).ok()?)))
            }
            What::Left { link } => self.hear_socket(&from, link, || Some(ToLink::Left)),
            What::Opened { link, fault } => self.hear_table(&from, link, FromTable::Opened(fault)),
            What::Tell { links } => {
                for link in links {
                    self.hear_table(&from, link, FromTable::Tell(body.clone()));
                }
            }
            What::Ended { link } => self.hear_table(&from, link, FromTable::Ended),
            What::Ask { call, ask } => {
                let (cluster, app) = (self.clone(), app.clone());
                tokio::spawn(async move {
                    let answer = table::answer(&app, &from, ask).await;
                    cluster.say(&from, What::Answered { call }, answer);
                });
            }
            What::Answered { call } => {
                if let Some((_, sender)) = lock(&self.calls).remove(&call) {
                    let _ = sender.send(body);
                }
            }
            What::Found { ticket, told } => app.bots.come_back(&from, ticket, told),
            What::Tick => {}
            What::Reset => self.void(&from),
        }
    }

    fn hear_socket(&self, from: &str, link: u64, words: impl FnOnce() -> Option<ToLink>) {
        let key = (from.to_string(), link);
        let listener = lock(&self.inward).get(&key).cloned();
        let (Some(listener), Some(words)) = (listener, words()) else {
            self.say(from, What::Ended { link }, Bytes::new());
            return;
        };
        let leaves = matches!(words, ToLink::Left);
        // Whoever says more than is taken in is sent away.
        if listener.try_send(words).is_err() || leaves {
            lock(&self.inward).remove(&key);
            if !leaves {
                self.say(from, What::Ended { link }, Bytes::new());
            }
        }
    }

    fn hear_table(&self, from: &str, link: u64, words: FromTable) {
        let listener =
            lock(&self.outward).get(&link).filter(|(node, _)| node == from).map(|(_, sender)| sender.clone());
        let Some(listener) = listener else {
            if !matches!(words, FromTable::Ended) {
                self.say(from, What::Left { link }, Bytes::new());
            }
            return;
        };
        let ends = matches!(words, FromTable::Ended);
        let full = listener.try_send((link, words)).is_err();
        if full || ends {
            lock(&self.outward).remove(&link);
        }
        if full {
            // Whoever does not take in what is told must begin again.
            self.say(from, What::Left { link }, Bytes::new());
            tokio::spawn(async move { listener.send((link, FromTable::Void)).await });
        }
    }

    /// Gives up everything that is between this node and another.
    fn void(&self, node: &str) {
        let lost: Vec<_> = lock(&self.outward).extract_if(|_, (other, _)| other == node).collect();
        for (link, (_, listener)) in lost {
            let _ = listener.try_send((link, FromTable::Void));
        }
        // A link notices that nobody speaks to it any more.
        lock(&self.inward).retain(|(other, _), _| other != node);
        lock(&self.calls).retain(|_, (other, _)| other != node);
    }

    /// Gives up what is between this node and others that have fallen silent.
    fn void_silent(&self) {
        let mut silent: Vec<String> = lock(&self.peers).keys().filter(|node| !self.hears(node)).cloned().collect();
        silent.sort();
        for node in silent {
            self.void(&node);
        }
        let mut heard = lock(&self.heard);
        let gone: Vec<String> =
            heard.extract_if(|_, heard| heard.at.elapsed() > FORGOTTEN).map(|(node, _)| node).collect();
        let mut peers = lock(&self.peers);
        gone.iter().for_each(|node| drop(peers.remove(node)));
    }
}

/// Is heard by all, twice a second, and notices who is not heard any more.
async fn beat(cluster: Weak<Cluster>, app: Weak<App>) {
    loop {
        let (Some(cluster), Some(app)) = (cluster.upgrade(), app.upgrade()) else { return };
        cluster.pulse(&app).await;
        cluster.void_silent();
        app.bots.take_back(|node| !cluster.hears(node));
        work::help(&cluster, &app);
        metrics::gauge!("tapis_nodes_heard")
            .set(lock(&cluster.heard).values().filter(|h| h.at.elapsed() < SILENCE).count() as f64);
        metrics::gauge!("tapis_links", "side" => "socket").set(lock(&cluster.outward).len() as f64);
        metrics::gauge!("tapis_links", "side" => "table").set(lock(&cluster.inward).len() as f64);
        drop((cluster, app));
        tokio::time::sleep(BEAT).await;
    }
}
