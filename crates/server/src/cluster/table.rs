//! One table as this node has to do with it: played here, forwarded to where it is played, or neither for the moment.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};

use super::forward;
use super::message::Ask;
use super::place::{Place, find};
use crate::app::App;
use crate::host::{self, Fault, NoHint, ToHost};
use crate::http::outlook_here;
use crate::http::problem::Trouble;
use crate::wire::{Analysis, TableInfo};

/// How a table ended being played or forwarded here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Nobody needs it any more.
    Asleep,
    /// It may be anywhere by now.
    LetGo,
    /// The server stops.
    Stopped,
}

/// Has to do with a table until nobody needs it any more.
pub async fn run(app: Arc<App>, id: String, mut inbox: mpsc::Receiver<ToHost>) {
    loop {
        if app.hub.retire(&id, &mut inbox) {
            return;
        }
        let first = match tokio::time::timeout(Duration::from_secs(1), inbox.recv()).await {
            Ok(Some(ToHost::Stop)) | Ok(None) => return,
            // Whoever leaves need not wake it, nor does anybody who has been sent away.
            Ok(Some(ToHost::Disconnect(_) | ToHost::Said(..) | ToHost::LetGo)) | Err(_) => continue,
            Ok(Some(first)) => first,
        };
        let ended = match find(&app, &id).await {
            Ok(Place::Here { epoch }) => {
                let ended = host::run(&app, &id, epoch, first, &mut inbox).await;
                // Alone one need not tell anybody that one has no use for it.
                if app.cluster.has_others()
                    && ended != Ended::LetGo
                    && let Err(error) = app.store.release_table(&id, app.cluster.node(), epoch).await
                {
                    tracing::warn!(table = id, %error, "a table could not be released; others wait for it");
                }
                ended
            }
            Ok(Place::There { node }) => forward::run(&app, &id, &node, first, &mut inbox).await,
            Err(fault) => {
                fault.answer(first);
                Ended::LetGo
            }
        };
        if ended == Ended::Stopped {
            return;
        }
    }
}

/// What this node answers another about a table that it plays.
pub(super) async fn answer(app: &Arc<App>, from: &str, ask: Ask) -> Bytes {
    match ask {
        Ask::Sat { table, seat, guest, name } => {
            let asked = tell(app, &table, |reply| ToHost::Sat { seat, guest, name, reply });
            write(asked.await.unwrap_or(Err(Fault::Moved)))
        }
        Ask::Info { table, guest } => {
            let asked: Option<Result<TableInfo, Fault>> =
                tell(app, &table, |reply| ToHost::Info { guest, reply }).await;
            write(asked.unwrap_or(Err(Fault::Moved)))
        }
        Ask::Hint { table, wanted } => {
            let asked = tell(app, &table, |reply| ToHost::Hint { wanted: wanted.into(), reply }).await;
            let found: Result<Analysis, NoHint> = match asked {
                Some(Ok(mut hint)) => match (&mut hint.answer).await {
                    Ok(Some(found)) => Ok(found),
                    _ => Err(NoHint::Fault(Fault::Store)),
                },
                Some(Err(why)) => Err(why),
                None => Err(NoHint::Fault(Fault::Moved)),
            };
            write(found)
        }
        Ask::Outlook { table, guest, language } => {
            let known = outlook_here(app, &table, guest.as_deref(), language).await;
            write(known.map_err(|Trouble(status, problem)| (status.as_u16(), problem)))
        }
        Ask::Close { table } => {
            app.hub.let_go_of(&table).await;
            Bytes::new()
        }
        Ask::Work => Bytes::from_static(b"null"),
        Ask::Help { past } => serde_json::to_vec(&app.bots.lend(from, past)).expect("a job is a plain value").into(),
    }
}

/// Tells a table something that comes from another node, and waits for its answer.
async fn tell<T>(app: &App, table: &str, message: impl FnOnce(oneshot::Sender<T>) -> ToHost) -> Option<T> {
    let host = app.hub.table(table)?;
    let (reply, answer) = oneshot::channel();
    host.send(ToHost::Far(Box::new(message(reply)))).await.ok()?;
    answer.await.ok()
}

fn write<T: Serialize, E: Serialize>(answer: Result<T, E>) -> Bytes {
    serde_json::to_vec(&answer).expect("an answer is a plain value").into()
}
