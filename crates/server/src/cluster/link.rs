//! A socket on another node, as a table here sees it: the same as one of its own.

use std::sync::Arc;

use axum::body::Bytes;
use tokio::sync::{mpsc, oneshot};

use super::message::What;
use super::{Cluster, lock};
use crate::app::App;
use crate::host::{Connection, Fault, ToHost};
use crate::wire::FromClient;

/// How much may wait to be taken in.
const INBOX: usize = 64;
/// How much may wait to be told.
const OUTBOX: usize = 128;

/// A text that is not copied for each of those who are told it.
struct Told(Arc<str>);

impl AsRef<[u8]> for Told {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// What comes from the socket.
pub(super) enum ToLink {
    Said(FromClient),
    Left,
}

/// Lets somebody whose socket is on another node be at a table here.
pub(super) fn open(
    cluster: &Arc<Cluster>,
    app: &Arc<App>,
    from: String,
    link: u64,
    table: String,
    guest: Option<String>,
) {
    let (sender, inbox) = mpsc::channel(INBOX);
    lock(&cluster.inward).insert((from.clone(), link), sender);
    let (cluster, app) = (cluster.clone(), app.clone());
    tokio::spawn(async move {
        let (out, outbox) = mpsc::channel(OUTBOX);
        let connected = connect(&app, &table, guest, out).await;
        let fault = connected.as_ref().err().cloned();
        let ends = fault.is_some();
        cluster.say(&from, What::Opened { link, fault }, Bytes::new());
        if let Ok((host, number)) = connected {
            serve(&cluster, &from, link, &host, number, inbox, outbox).await;
            let _ = host.send(ToHost::Disconnect(number)).await;
        }
        if lock(&cluster.inward).remove(&(from.clone(), link)).is_some() && !ends {
            cluster.say(&from, What::Ended { link }, Bytes::new());
        }
    });
}

async fn connect(
    app: &App,
    table: &str,
    guest: Option<String>,
    out: mpsc::Sender<Arc<str>>,
) -> Result<(mpsc::Sender<ToHost>, u32), Fault> {
    let host = app.hub.table(table).ok_or(Fault::Moved)?;
    let (reply, answer) = oneshot::channel();
    let connection = Box::new(Connection::new(guest, out, app.limits.chat));
    let connect = ToHost::Connect { connection, reply };
    host.send(ToHost::Far(Box::new(connect))).await.map_err(|_| Fault::Moved)?;
    let number = answer.await.map_err(|_| Fault::Moved)??;
    Ok((host, number))
}

/// Carries what is said in both directions until one side has had enough.
async fn serve(
    cluster: &Cluster,
    from: &str,
    link: u64,
    host: &mpsc::Sender<ToHost>,
    number: u32,
    mut inbox: mpsc::Receiver<ToLink>,
    mut outbox: mpsc::Receiver<Arc<str>>,
) {
    loop {
        tokio::select! {
            told = outbox.recv() => match told {
                Some(text) => cluster.say(from, What::Tell { links: vec![link] }, Bytes::from_owner(Told(text))),
                None => return,
            },
            said = inbox.recv() => match said {
                Some(ToLink::Said(words)) => {
                    if host.send(ToHost::Said(number, words)).await.is_err() {
                        return;
                    }
                }
                Some(ToLink::Left) | None => return,
            },
        }
    }
}
