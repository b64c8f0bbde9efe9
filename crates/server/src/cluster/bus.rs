//! How nodes hear each other: whoever listens to a subject gets what is said there, or loses it.
//!
//! Nothing that must last goes this way: the database is the only truth. What comes from one node comes in the order in which
//! it was said, perhaps with gaps; whoever must know of gaps counts (see `peer`).

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use futures_util::future::BoxFuture;
use tokio::sync::mpsc;

/// How much may wait for a listener before something is lost.
pub(super) const WAITING: usize = 8192;

/// Where a listener hears.
pub type Ear = mpsc::Receiver<Bytes>;

/// Why something could not be said.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address cannot be used.
    #[error(
        "the address of the bus {fault}; use nats://host:4222 or tls://host:4222, several with commas between them"
    )]
    Address { fault: String },
    /// Nobody answers.
    #[error("cannot reach the bus {place}: {fault}; check that it runs, and the name and password in the address")]
    Unreachable { place: String, fault: String },
    /// It was reached before and cannot be now.
    #[error("the bus is away: {0}")]
    Away(String),
}

/// What nodes say to each other goes over a bus.
pub trait Bus: Send + Sync + fmt::Debug {
    /// Says something to whoever listens. It may get lost.
    fn publish<'a>(&'a self, subject: &'a str, body: Bytes) -> BoxFuture<'a, Result<(), BusError>>;

    /// Listens from now on.
    fn listen<'a>(&'a self, subject: &'a str) -> BoxFuture<'a, Result<Ear, BusError>>;

    /// Waits until what was said has left this node.
    fn flush(&self) -> BoxFuture<'_, ()>;
}

/// A bus inside the process. Copies are the same bus.
#[derive(Clone, Default)]
pub struct Inside(Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Bytes>>>>>);

impl fmt::Debug for Inside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Inside")
    }
}

impl Bus for Inside {
    fn publish<'a>(&'a self, subject: &'a str, body: Bytes) -> BoxFuture<'a, Result<(), BusError>> {
        let mut listeners = self.0.lock().expect("no thread panics with the lock");
        if let Some(listeners) = listeners.get_mut(subject) {
            listeners.retain(|listener| !listener.is_closed());
            for listener in listeners {
                let _ = listener.try_send(body.clone());
            }
        }
        Box::pin(async { Ok(()) })
    }

    fn listen<'a>(&'a self, subject: &'a str) -> BoxFuture<'a, Result<Ear, BusError>> {
        let (listener, ear) = mpsc::channel(WAITING);
        let mut listeners = self.0.lock().expect("no thread panics with the lock");
        listeners.entry(subject.to_string()).or_default().push(listener);
        Box::pin(async { Ok(ear) })
    }

    fn flush(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {})
    }
}
