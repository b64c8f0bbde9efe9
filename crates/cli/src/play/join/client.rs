//! The connection to a table: opened again, with growing pauses, whenever it is lost.
//!
//! Every connection has a number. What was said to an earlier one is dropped, so that a new one always begins with
//! `hello`; whoever said it learns of the loss and says again what still matters.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use server::wire::{FromClient, FromServer};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::address::Address;
use super::{clean, http};

/// The largest message that is read, in bytes.
const LARGEST: usize = 2 * 1024 * 1024;
/// How many messages may wait, either way.
const WAITING: usize = 64;
/// The first pause before a connection is tried again, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(15));
/// A connection that lasted so long was a good one: the pauses begin anew after it.
const GOOD: Duration = Duration::from_secs(10);
/// After so long without a good connection nothing is tried any more.
const PATIENCE: Duration = Duration::from_secs(600);
/// How often somebody who waits is told that nobody answers.
const REMINDER: Duration = Duration::from_secs(60);
/// After so long without a word the server is asked whether it is there, and after three times that it is not.
const SILENCE: Duration = Duration::from_secs(25);
/// How long a greeting or a farewell may take.
const COURTESY: Duration = Duration::from_secs(10);
/// Between two messages, for a server that finds us too hasty.
const SLOWLY: Duration = Duration::from_millis(250);

/// What comes from a server.
#[derive(Debug)]
pub enum Heard {
    /// There is a connection, with this number. It wants a `hello`.
    Connected(u32),
    /// The server says something.
    Said(Box<FromServer>),
    /// The server says something that cannot be understood.
    Nonsense,
    /// There is no connection any more; it is tried again.
    Lost(String),
    /// It is still being tried.
    StillLost,
    /// It is not tried any more.
    Ended(String),
}

/// A connection that comes back.
pub struct Client {
    /// What comes from the server.
    pub heard: mpsc::Receiver<Heard>,
    said: mpsc::Sender<(u32, FromClient)>,
    task: JoinHandle<()>,
}

impl Client {
    /// Opens a table.
    pub fn open(address: Address, cookie: Option<String>) -> Client {
        let (said, hears) = mpsc::channel(WAITING);
        let (says, heard) = mpsc::channel(WAITING);
        let line = Line { address, cookie, said: hears, heard: says, number: 0, pause: Duration::ZERO };
        Client { heard, said, task: tokio::spawn(line.keep()) }
    }

    /// Says something over the connection with a number.
    pub async fn say(&self, number: u32, words: FromClient) {
        // Whoever listened no more says so in `heard`.
        let _ = self.said.send((number, words)).await;
    }

    /// Says what is still to be said, and goodbye.
    pub async fn close(self) {
        let Client { mut heard, said, mut task } = self;
        drop(said);
        let farewell = async {
            loop {
                tokio::select! {
                    _ = &mut task => break,
                    heard = heard.recv() => if heard.is_none() { break },
                }
            }
        };
        let _ = tokio::time::timeout(COURTESY, farewell).await;
    }
}

/// Why a connection has ended.
enum End {
    /// Nobody needs it any more.
    Done,
    /// It may come back.
    Lost(String),
    Final(String),
}

struct Line {
    address: Address,
    cookie: Option<String>,
    said: mpsc::Receiver<(u32, FromClient)>,
    heard: mpsc::Sender<Heard>,
    number: u32,
    /// Between two messages.
    pause: Duration,
}

impl Line {
    /// Keeps the connection open until nobody needs it, or it cannot be had.
    async fn keep(mut self) {
        let mut pause = PAUSES.0;
        let mut good = Instant::now();
        let mut told: Option<Instant> = None;
        loop {
            let mut begun = None;
            let end = match self.connect().await {
                Ok(socket) => {
                    (begun, told) = (Some(Instant::now()), None);
                    self.number += 1;
                    if self.heard.send(Heard::Connected(self.number)).await.is_err() {
                        return;
                    }
                    self.talk(socket).await
                }
                Err(end) => end,
            };
            let why = match end {
                End::Done => return,
                End::Final(why) => {
                    let _ = self.heard.send(Heard::Ended(why)).await;
                    return;
                }
                End::Lost(why) => why,
            };
            if begun.is_some_and(|begun| begun.elapsed() >= GOOD) {
                (pause, good) = (PAUSES.0, Instant::now());
            }
            let heard = match told {
                _ if good.elapsed() >= PATIENCE => Some(Heard::Ended(why)),
                None => Some(Heard::Lost(why)),
                Some(told) => (told.elapsed() >= REMINDER).then_some(Heard::StillLost),
            };
            if let Some(heard) = heard {
                let ended = matches!(heard, Heard::Ended(_));
                if self.heard.send(heard).await.is_err() || ended {
                    return;
                }
                told = Some(Instant::now());
            }
            if !self.wait(pause).await {
                return;
            }
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    /// Waits, and drops what is said meanwhile. False if nobody needs the connection any more.
    async fn wait(&mut self, pause: Duration) -> bool {
        let until = tokio::time::Instant::now() + pause;
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(until) => return true,
                said = self.said.recv() => if said.is_none() { return false },
            }
        }
    }

    async fn connect(&self) -> Result<WebSocketStream<TcpStream>, End> {
        let stream = http::connect(&self.address).await.map_err(|error| End::Lost(error.to_string()))?;
        let url = format!("ws://{}/api/tables/{}/socket", self.address.authority(), self.address.table);
        let mut request = url.into_client_request().map_err(|error| End::Final(error.to_string()))?;
        if let Some(cookie) = self.cookie.as_deref().and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            request.headers_mut().insert(header::COOKIE, cookie);
        }
        let config = WebSocketConfig::default().max_message_size(Some(LARGEST)).max_frame_size(Some(LARGEST));
        let greeting = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        match tokio::time::timeout(COURTESY, greeting).await {
            Ok(Ok((socket, _))) => Ok(socket),
            Ok(Err(Error::Http(answer))) => {
                let problem = answer.body().as_deref().and_then(clean::read::<server::wire::Problem>);
                let status = answer.status();
                let why = problem.map_or_else(|| status.to_string(), |problem| problem.text);
                // A server that is full or starting may be asked again; one that says no may not.
                Err(if status.is_client_error() { End::Final(why) } else { End::Lost(why) })
            }
            Ok(Err(error)) => Err(End::Lost(clean::text(&error.to_string()))),
            Err(_) => Err(End::Lost(self.silent())),
        }
    }

    fn silent(&self) -> String {
        http::RequestError::Unreachable { server: self.address.server(), why: "silence".to_string() }.to_string()
    }

    /// Talks until the connection ends.
    async fn talk(&mut self, mut socket: WebSocketStream<TcpStream>) -> End {
        // How a connection broke helps nobody, unless it was too much that came.
        let lost = |error: Error| match error {
            Error::Capacity(error) => End::Lost(clean::text(&error.to_string())),
            _ => End::Lost(String::new()),
        };
        let mut silences = 0;
        let mut goodbye: Option<(String, String)> = None;
        loop {
            let message = tokio::select! {
                said = self.said.recv() => {
                    let Some((number, words)) = said else { break };
                    if number != self.number {
                        continue;
                    }
                    tokio::time::sleep(self.pause).await;
                    let words = serde_json::to_string(&words).expect("a message is a plain value");
                    if let Err(error) = socket.send(Message::text(words)).await {
                        return lost(error);
                    }
                    continue;
                }
                message = tokio::time::timeout(SILENCE, socket.next()) => message,
            };
            let words = match message {
                Err(_) if silences == 2 => return End::Lost(self.silent()),
                Err(_) => {
                    silences += 1;
                    if let Err(error) = socket.send(Message::Ping(Vec::new().into())).await {
                        return lost(error);
                    }
                    continue;
                }
                Ok(None | Some(Ok(Message::Close(_)))) => break,
                // What was said last explains more than how the connection broke.
                Ok(Some(Err(error))) => match goodbye {
                    Some(_) => break,
                    None => return lost(error),
                },
                Ok(Some(Ok(Message::Text(words)))) => words,
                Ok(Some(Ok(_))) => {
                    silences = 0;
                    continue;
                }
            };
            silences = 0;
            let heard = match clean::read::<FromServer>(words.as_bytes()) {
                Some(FromServer::Closing { code, text }) => {
                    goodbye = Some((code, text));
                    continue;
                }
                Some(words) => Heard::Said(Box::new(words)),
                None => Heard::Nonsense,
            };
            if self.heard.send(heard).await.is_err() {
                break;
            }
        }
        let _ = tokio::time::timeout(COURTESY, socket.close(None)).await;
        match goodbye {
            _ if self.heard.is_closed() || self.said.is_closed() => End::Done,
            None => End::Lost(String::new()),
            Some((code, text)) => match code.as_str() {
                "version" | "gone" => End::Final(text),
                "rate" => {
                    self.pause = SLOWLY;
                    End::Lost(text)
                }
                _ => End::Lost(text),
            },
        }
    }
}
