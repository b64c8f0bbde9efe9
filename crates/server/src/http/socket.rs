//! A table's socket: reads what a client says, hands it to the table's host, and sends what the host says.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{mpsc, oneshot};

use super::bucket::Bucket;
use super::caller::Caller;
use super::guard::is_ours;
use super::guest::Visitor;
use super::problem::Trouble;
use super::{Site, is_id};
use crate::host::{Connection, Fault, ToHost};
use crate::serve::gate::Pass;
use crate::wire::{FromClient, FromServer, RefusalText};

/// The longest message that is read, in bytes.
const LONGEST: usize = 4096;
/// How many messages may wait for a client.
const OUTBOX: usize = 128;
/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(20);
/// After so long without a word a connection is asked whether it is still there, and after twice that it is not.
const SILENCE: Duration = Duration::from_secs(45);

/// Opens a table's socket.
pub async fn open(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Visitor(guest): Visitor,
    caller: Caller,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_ours(site.app.public.as_deref(), &headers) {
        return Trouble::forbidden("sockets are opened from this server's own pages only").into_response();
    }
    if !is_id(&id) {
        return Trouble::from(Fault::Unknown).into_response();
    }
    if !site.pace.may_change(caller, &headers) {
        let text = "too many connections at once; wait a few seconds";
        return Trouble::new(StatusCode::TOO_MANY_REQUESTS, "rate", text).into_response();
    }
    let Some(pass) = site.door.sockets.enter(Some(caller.0)) else {
        let text = "too many people are connected; try again in a few minutes";
        return Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "full", text).into_response();
    };
    metrics::gauge!("tapis_sockets").increment(1.0);
    let leave = Leave(pass);
    upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(LONGEST)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        .on_upgrade(move |socket| async move {
            let _leave = leave;
            serve(site, id, guest, socket).await;
        })
}

/// Counts a socket down when it is gone.
struct Leave(#[expect(dead_code, reason = "it is held, not used")] Pass);

impl Drop for Leave {
    fn drop(&mut self) {
        metrics::gauge!("tapis_sockets").decrement(1.0);
    }
}

async fn serve(site: Arc<Site>, id: String, guest: Option<String>, socket: WebSocket) {
    let (mut sink, mut stream) = socket.split();
    let (out, mut outbox) = mpsc::channel::<Arc<str>>(OUTBOX);
    let (host, number) = match connect(&site, &id, guest, out).await {
        Ok(connected) => connected,
        Err(fault) => {
            let code = if fault == Fault::Moved { "shutdown" } else { fault.closing() };
            let closing = FromServer::Closing { code: code.to_string(), text: fault.to_string() };
            let _ = sink.send(text(&closing)).await;
            let _ = sink.send(Message::Close(None)).await;
            return;
        }
    };
    let mut bucket = Bucket::new(site.app.limits.messages);
    let mut silent = false;
    loop {
        let message = tokio::select! {
            message = outbox.recv() => match message {
                Some(message) => {
                    let sent = tokio::time::timeout(PATIENCE, sink.send(Message::Text((&*message).into()))).await;
                    if !matches!(sent, Ok(Ok(()))) {
                        break;
                    }
                    continue;
                }
                None => break,
            },
            message = tokio::time::timeout(SILENCE, stream.next()) => message,
        };
        match message {
            Err(_) if silent => break,
            Err(_) => {
                silent = true;
                if sink.send(Message::Ping(Vec::new().into())).await.is_err() {
                    break;
                }
            }
            Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => break,
            Ok(Some(Ok(_))) if !bucket.take() => {
                let closing = FromServer::Closing { code: "rate".to_string(), text: "too many messages".to_string() };
                let _ = sink.send(text(&closing)).await;
                metrics::counter!("tapis_rate_limited_total").increment(1);
                break;
            }
            Ok(Some(Ok(Message::Text(words)))) => {
                silent = false;
                match serde_json::from_str::<FromClient>(&words) {
                    Ok(words) => {
                        if host.send(ToHost::Said(number, words)).await.is_err() {
                            break;
                        }
                    }
                    Err(error) => {
                        let refusal = bad_message(&error);
                        if sink.send(text(&FromServer::Refused { question: None, refusal })).await.is_err() {
                            break;
                        }
                    }
                }
            }
            Ok(Some(Ok(Message::Binary(_)))) => {
                let closing = FromServer::Closing { code: "bad-message".into(), text: "messages are text".into() };
                let _ = sink.send(text(&closing)).await;
                break;
            }
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => silent = false,
        }
    }
    let _ = host.send(ToHost::Disconnect(number)).await;
    let _ = tokio::time::timeout(Duration::from_secs(1), sink.send(Message::Close(None))).await;
}

/// Finds the table's host and is announced there. A host that is just going to sleep is asked again.
async fn connect(
    site: &Site,
    id: &str,
    guest: Option<String>,
    out: mpsc::Sender<Arc<str>>,
) -> Result<(mpsc::Sender<ToHost>, u32), Fault> {
    for _ in 0..3 {
        let Some(host) = site.app.hub.table(id) else { break };
        let (reply, answer) = oneshot::channel();
        let connection = Box::new(Connection::new(guest.clone(), out.clone(), site.app.limits.chat));
        if host.send(ToHost::Connect { connection, reply }).await.is_ok()
            && let Ok(number) = answer.await
        {
            match number {
                // It is found again, where it is by then.
                Err(Fault::Moved) => tokio::time::sleep(Duration::from_millis(100)).await,
                number => return Ok((host, number?)),
            }
        }
    }
    Err(Fault::Moved)
}

fn text(message: &FromServer) -> Message {
    Message::Text(serde_json::to_string(message).expect("a message is a plain value").into())
}

/// What is wrong with a message, without repeating it.
fn bad_message(error: &serde_json::Error) -> RefusalText {
    let text = format!("a message that cannot be understood, at column {}", error.column());
    RefusalText { code: "bad-message".to_string(), text, rule: None }
}
