//! A table that is played on another node, as sockets and requests here see it: the same as one of this node's own.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use serde::de::DeserializeOwned;
use tokio::sync::{mpsc, oneshot};

use super::message::{Ask, What};
use super::table::Ended;
use super::{FromTable, lock};
use crate::app::App;
use crate::host::{Connection, Fault, Hint, NoHint, ToHost};

/// How much may wait to be handed on to sockets.
const WAITING: usize = 1024;
/// After what time without anybody the table is let go.
const IDLE: Duration = Duration::from_secs(5);

/// A socket whose table is elsewhere.
struct Far {
    connection: Connection,
    link: u64,
    /// Who wants to know whether it is there.
    opened: Option<oneshot::Sender<Result<u32, Fault>>>,
}

struct Forwarder<'a> {
    app: &'a Arc<App>,
    id: &'a str,
    node: &'a str,
    sockets: HashMap<u32, Far>,
    /// The socket of each link.
    numbers: HashMap<u64, u32>,
    heard: mpsc::Sender<(u64, FromTable)>,
    ended: Option<Ended>,
}

/// Forwards everything to the table's node, until nobody needs it or nobody knows any more where the table is.
pub(super) async fn run(
    app: &Arc<App>,
    id: &str,
    node: &str,
    first: ToHost,
    inbox: &mut mpsc::Receiver<ToHost>,
) -> Ended {
    let (heard, mut ear) = mpsc::channel(WAITING);
    let (sockets, numbers) = (HashMap::new(), HashMap::new());
    let mut forwarder = Forwarder { app, id, node, sockets, numbers, heard, ended: None };
    forwarder.take(first);
    loop {
        if let Some(ended) = forwarder.ended.take() {
            return ended;
        }
        let alone = forwarder.sockets.is_empty();
        tokio::select! {
            message = inbox.recv() => match message {
                Some(message) => forwarder.take(message),
                None => return Ended::Stopped,
            },
            Some((link, words)) = ear.recv() => forwarder.hear(link, words),
            () = tokio::time::sleep(IDLE), if alone => return Ended::Asleep,
        }
    }
}

impl Forwarder<'_> {
    fn take(&mut self, message: ToHost) {
        match message {
            ToHost::Connect { connection, reply } => self.connect(*connection, reply),
            ToHost::Said(number, words) => {
                if let Some(socket) = self.sockets.get(&number) {
                    let body = serde_json::to_vec(&words).expect("a message is a plain value");
                    self.app.cluster.say(self.node, What::Said { link: socket.link }, body.into());
                }
            }
            ToHost::Disconnect(number) => self.drop(number, true),
            ToHost::Sat { seat, guest, name, reply } => {
                let ask = Ask::Sat { table: self.id.to_string(), seat, guest, name };
                self.ask(ask, reply);
            }
            ToHost::Info { guest, reply } => self.ask(Ask::Info { table: self.id.to_string(), guest }, reply),
            ToHost::Hint { wanted, reply } => {
                let ask = Ask::Hint { table: self.id.to_string(), wanted: wanted.into() };
                let (answered, answer) = oneshot::channel();
                self.ask::<_, NoHint>(ask, answered);
                tokio::spawn(async move {
                    let found = answer.await.unwrap_or(Err(NoHint::Fault(Fault::Moved)));
                    let _ = reply.send(found.map(Hint::found));
                });
            }
            // Whoever asks from elsewhere believes that the table is here.
            ToHost::Far(message) => Fault::Moved.answer(*message),
            ToHost::LetGo => self.give_up(Ended::LetGo),
            ToHost::Stop => self.give_up(Ended::Stopped),
        }
    }

    fn connect(&mut self, connection: Connection, reply: oneshot::Sender<Result<u32, Fault>>) {
        let cluster = &self.app.cluster;
        let (number, link) = (cluster.connection(), cluster.next.fetch_add(1, super::Ordering::Relaxed));
        lock(&cluster.outward).insert(link, (self.node.to_string(), self.heard.clone()));
        let guest = connection.guest.clone();
        cluster.say(self.node, What::Open { link, table: self.id.to_string(), guest }, Bytes::new());
        self.numbers.insert(link, number);
        self.sockets.insert(number, Far { connection, link, opened: Some(reply) });
    }

    fn ask<T, E>(&self, ask: Ask, reply: oneshot::Sender<Result<T, E>>)
    where
        T: DeserializeOwned + Send + 'static,
        E: DeserializeOwned + From<Fault> + Send + 'static,
    {
        let (app, node) = (self.app.clone(), self.node.to_string());
        tokio::spawn(async move {
            let answer = app.cluster.ask(&node, ask).await;
            let answer = answer.and_then(|body| serde_json::from_slice(&body).ok());
            let _ = reply.send(answer.unwrap_or_else(|| Err(Fault::Moved.into())));
        });
    }

    fn hear(&mut self, link: u64, words: FromTable) {
        let Some(number) = self.numbers.get(&link).copied() else { return };
        let Some(socket) = self.sockets.get_mut(&number) else { return };
        match words {
            FromTable::Opened(None) => {
                let heard = socket.opened.take().is_some_and(|reply| reply.send(Ok(number)).is_ok());
                if !heard {
                    self.drop(number, true);
                }
            }
            FromTable::Opened(Some(fault)) => {
                if let Some(reply) = socket.opened.take() {
                    let _ = reply.send(Err(fault.clone()));
                }
                self.drop(number, false);
                if fault == Fault::Moved {
                    self.give_up(Ended::LetGo);
                }
            }
            FromTable::Tell(body) => {
                if let Ok(text) = std::str::from_utf8(&body) {
                    socket.connection.send_text(text.into());
                }
                if socket.connection.is_lost() {
                    self.drop(number, true);
                }
            }
            FromTable::Ended => {
                self.drop(number, false);
                // Perhaps it is elsewhere now.
                if self.sockets.is_empty() {
                    self.ended = Some(Ended::LetGo);
                }
            }
            // The others find out by themselves, each from its own link.
            FromTable::Void => {
                socket.connection.close("moved", self.app);
                self.drop(number, false);
                if self.sockets.is_empty() {
                    self.ended = Some(Ended::LetGo);
                }
            }
        }
    }

    /// A socket is gone, or is let go; its table is told if it does not know.
    fn drop(&mut self, number: u32, tell: bool) {
        let Some(socket) = self.sockets.remove(&number) else { return };
        self.numbers.remove(&socket.link);
        lock(&self.app.cluster.outward).remove(&socket.link);
        if tell {
            self.app.cluster.say(self.node, What::Left { link: socket.link }, Bytes::new());
        }
        if let Some(reply) = socket.opened {
            let _ = reply.send(Err(Fault::Moved));
        }
    }

    /// Sends everybody away, to come back.
    fn give_up(&mut self, ended: Ended) {
        for number in self.sockets.keys().copied().collect::<Vec<_>>() {
            if let Some(socket) = self.sockets.get(&number) {
                socket.connection.close("moved", self.app);
            }
            self.drop(number, true);
        }
        self.ended = Some(ended);
    }
}
