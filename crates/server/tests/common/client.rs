//! Somebody at a table, without a browser: sets tables up, joins them, and speaks over their sockets.
//!
//! Everything that the network or the server may spoil is an `io::Result`, so that a test can lose its server on purpose.

// Not every test uses everything.
#![allow(dead_code)]

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::wire::{
    FromClient, FromServer, Join, NewTable, NewTableMade, QuestionId, Scene, TableInfo, Tongue, VERSION,
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// A person, known to the server by a cookie.
#[derive(Clone, Debug)]
pub struct Person {
    pub server: SocketAddr,
    cookie: Option<String>,
}

/// What came back for a request.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// The headers, by names in small letters.
    pub headers: Vec<(String, String)>,
    pub body: String,
}

/// A table's socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Person {
    /// Somebody whom the server does not know yet.
    pub fn new(server: SocketAddr) -> Person {
        Person { server, cookie: None }
    }

    /// Whoever is known by a cookie.
    pub fn known_by(server: SocketAddr, cookie: &str) -> Person {
        Person { server, cookie: Some(cookie.to_string()) }
    }

    /// The same person, at another server.
    pub fn at(&self, server: SocketAddr) -> Person {
        Person { server, ..self.clone() }
    }

    /// The cookie, once the server has given one.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Sends a request and reads the whole answer; a cookie that comes with it is kept.
    pub async fn request(&mut self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(self.server).await?;
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let (host, length) = (self.server, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{cookie}{headers}content-length: {length}\r\n\r\n"
        );
        stream.write_all(format!("{head}{body}").as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        let answer = Answer::read(&bytes, method == "HEAD").ok_or(io::ErrorKind::UnexpectedEof)?;
        if let Some(cookie) = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_string());
        }
        Ok(answer)
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request("GET", path, "", "").await
    }

    /// Asks for something to be done.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> io::Result<Answer> {
        let body = serde_json::to_string(body).expect("a body is a plain value");
        self.request("POST", path, "content-type: application/json\r\n", &body).await
    }

    pub async fn set_up(&mut self, table: &NewTable) -> io::Result<NewTableMade> {
        self.post("/api/tables", table).await?.ok()
    }

    /// Sits down on a free seat.
    pub async fn join(&mut self, table: &str, secret: &str, name: &str) -> io::Result<TableInfo> {
        let join = Join { secret: secret.to_string(), name: name.to_string() };
        self.post(&format!("/api/tables/{table}/join"), &join).await?.ok()
    }

    /// Opens a table's socket, without a word.
    pub async fn open(&self, table: &str) -> io::Result<Socket> {
        let address = format!("ws://{}/api/tables/{table}/socket", self.server);
        let mut request = address.into_client_request().map_err(io::Error::other)?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).expect("a cookie is plain text"));
        }
        let stream = TcpStream::connect(self.server).await?;
        stream.set_nodelay(true)?;
        // Small buffers: a test may hold thousands of sockets.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        Ok(Socket(opened.map_err(io::Error::other)?.0))
    }

    /// Opens a table's socket and says hello.
    pub async fn connect(&self, table: &str) -> io::Result<Socket> {
        let mut socket = self.open(table).await?;
        socket.say(&FromClient::Hello { version: VERSION, language: Tongue::En, told: 0 }).await?;
        Ok(socket)
    }
}

impl Answer {
    fn read(bytes: &[u8], head_only: bool) -> Option<Answer> {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
        let head = std::str::from_utf8(&bytes[..end]).ok()?;
        let mut lines = head.lines();
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let pairs = lines.filter_map(|line| line.split_once(':'));
        let headers = pairs.map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_string())).collect();
        let answer = Answer { status, headers, body: String::from_utf8(bytes[end + 4..].to_vec()).ok()? };
        // A connection that breaks in the middle is no answer.
        let length = answer.header("content-length").and_then(|length| length.parse::<usize>().ok());
        (head_only || length.is_none_or(|length| length == answer.body.len())).then_some(answer)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// What was asked for; anything but success is an error that says what the server says.
    pub fn ok<T: DeserializeOwned>(&self) -> io::Result<T> {
        if self.status != 200 {
            return Err(io::Error::other(format!("{}: {}", self.status, self.body)));
        }
        serde_json::from_str(&self.body).map_err(io::Error::other)
    }
}

impl Socket {
    /// Says something.
    pub async fn say(&mut self, words: &FromClient) -> io::Result<()> {
        self.say_text(serde_json::to_string(words).expect("a message is a plain value")).await
    }

    /// Says something that need not make sense.
    pub async fn say_text(&mut self, text: String) -> io::Result<()> {
        self.0.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// Sends anything at all.
    pub async fn send_frame(&mut self, message: Message) -> io::Result<()> {
        self.0.send(message).await.map_err(io::Error::other)
    }

    pub async fn answer(&mut self, question: QuestionId, text: &str) -> io::Result<()> {
        self.say(&FromClient::Answer { question, text: text.to_string() }).await
    }

    /// Hears the next message as text. May be given up at any point and begun again.
    pub async fn hear_text(&mut self) -> io::Result<tokio_tungstenite::tungstenite::Utf8Bytes> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err(io::ErrorKind::ConnectionReset.into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }

    /// Hears the next message. May be given up at any point and begun again.
    pub async fn hear(&mut self) -> io::Result<FromServer> {
        serde_json::from_str(&self.hear_text().await?).map_err(io::Error::other)
    }

    /// Hears on until something comes that is wanted.
    pub async fn hear_until<T>(&mut self, mut wanted: impl FnMut(FromServer) -> Option<T>) -> io::Result<T> {
        loop {
            if let Some(found) = wanted(self.hear().await?) {
                return Ok(found);
            }
        }
    }

    /// The next scene.
    pub async fn scene(&mut self) -> io::Result<Scene> {
        self.hear_until(|message| if let FromServer::Scene { scene } = message { Some(*scene) } else { None }).await
    }

    /// The next scene in which this person is asked.
    pub async fn question(&mut self) -> io::Result<Scene> {
        loop {
            let scene = self.scene().await?;
            if scene.question.is_some() {
                return Ok(scene);
            }
        }
    }

    /// Leaves.
    pub async fn close(mut self) -> io::Result<()> {
        self.0.close(None).await.map_err(io::Error::other)
    }
}
