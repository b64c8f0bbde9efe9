//! Requests to a server: one connection each, no encryption, nothing followed.

use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use server::wire::Problem;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::address::Address;
use super::clean;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// The largest answer that is read, in bytes.
const LARGEST: u64 = 8 * 1024 * 1024;
/// The longest cookie that is kept.
const LONGEST_COOKIE: usize = 512;

/// Why a request was not answered as hoped.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RequestError {
    /// Nobody is there.
    #[error("{server} does not answer: {why}")]
    Unreachable {
        /// Who was asked.
        server: String,
        /// What went wrong.
        why: String,
    },
    /// Somebody answers, but not as a table's server would.
    #[error("{server} does not answer like a tapis server")]
    Stranger {
        /// Who was asked.
        server: String,
    },
    /// The server says no.
    #[error("{text}")]
    Refused { status: u16, text: String },
}

/// An answer, and the cookie that came with it.
pub struct Answer<T> {
    /// What was answered.
    pub body: T,
    /// `name=value`, if the server wants one kept.
    pub cookie: Option<String>,
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(
    address: &Address,
    path: &str,
    cookie: Option<&str>,
) -> Result<Answer<T>, RequestError> {
    request(address, &head("GET", address, path, cookie), b"").await
}

/// Sends something.
pub async fn post<T: DeserializeOwned>(
    address: &Address,
    path: &str,
    cookie: Option<&str>,
    body: &impl Serialize,
) -> Result<Answer<T>, RequestError> {
    let body = serde_json::to_vec(body).expect("a request is a plain value");
    let head = head("POST", address, path, cookie);
    let head = format!("{head}content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    request(address, &head, &body).await
}

/// Opens a connection.
pub async fn connect(address: &Address) -> Result<TcpStream, RequestError> {
    let unreachable = |why: String| RequestError::Unreachable { server: address.server(), why: clean::text(&why) };
    let opened = tokio::time::timeout(PATIENCE, TcpStream::connect((address.host.as_str(), address.port))).await;
    let stream = opened.map_err(|_| unreachable(late()))?.map_err(|error| unreachable(error.to_string()))?;
    // An answer is one small message: it must not wait for a second one.
    let _ = stream.set_nodelay(true);
    Ok(stream)
}

fn late() -> String {
    format!("nothing for {} seconds", PATIENCE.as_secs())
}

fn head(method: &str, address: &Address, path: &str, cookie: Option<&str>) -> String {
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    let host = address.authority();
    format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\naccept: application/json\r\nconnection: close\r\n{cookie}")
}

async fn request<T: DeserializeOwned>(address: &Address, head: &str, body: &[u8]) -> Result<Answer<T>, RequestError> {
    let stream = connect(address).await?;
    let server = address.server();
    let unreachable = |why: String| RequestError::Unreachable { server: server.clone(), why };
    let exchanged = tokio::time::timeout(PATIENCE, exchange(stream, head, body)).await;
    let bytes = exchanged.map_err(|_| unreachable(late()))?.map_err(|error| unreachable(error.to_string()))?;
    let stranger = || RequestError::Stranger { server: server.clone() };
    let Response { status, cookie, body } = Response::read(&bytes).ok_or_else(stranger)?;
    if status != 200 {
        let problem: Problem = clean::read(&body).ok_or_else(stranger)?;
        return Err(RequestError::Refused { status, text: problem.text });
    }
    Ok(Answer { body: clean::read(&body).ok_or_else(stranger)?, cookie })
}

async fn exchange(mut stream: TcpStream, head: &str, body: &[u8]) -> std::io::Result<Vec<u8>> {
    stream.write_all(format!("{head}\r\n").as_bytes()).await?;
    stream.write_all(body).await?;
    let mut bytes = Vec::new();
    stream.take(LARGEST).read_to_end(&mut bytes).await?;
    Ok(bytes)
}

struct Response {
    status: u16,
    cookie: Option<String>,
    body: Vec<u8>,
}

impl Response {
    /// Reads an answer; nothing if it is none, or not all of it.
    fn read(bytes: &[u8]) -> Option<Response> {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
        let head = std::str::from_utf8(&bytes[..end]).ok()?;
        let body = &bytes[end + 4..];
        let (first, fields) = head.split_once("\r\n").unwrap_or((head, ""));
        let status = first.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
        let field = |wanted: &str| {
            let mut fields = fields.split("\r\n").filter_map(|line| line.split_once(':'));
            fields.find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value.trim())
        };
        let chunked = field("transfer-encoding").is_some_and(|coding| coding.eq_ignore_ascii_case("chunked"));
        let body = match field("content-length") {
            _ if chunked => join_chunks(body)?,
            Some(length) => body.get(..length.parse().ok()?)?.to_vec(),
            None => body.to_vec(),
        };
        Some(Response { status, cookie: field("set-cookie").and_then(read_cookie), body })
    }
}

fn join_chunks(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n")?;
        let size = std::str::from_utf8(&rest[..end]).ok()?.split(';').next()?.trim();
        let size = usize::from_str_radix(size, 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        rest = &rest[end + 2..];
        body.extend_from_slice(rest.get(..size)?);
        rest = rest.get(size.checked_add(2)?..)?;
    }
}

/// The part of a cookie that is sent back; nothing if it could not stand in a request.
fn read_cookie(value: &str) -> Option<String> {
    let pair = value.split(';').next()?.trim();
    let plain = pair.bytes().all(|letter| letter.is_ascii_graphic() && letter != b',');
    (plain && pair.contains('=') && pair.len() <= LONGEST_COOKIE).then(|| pair.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_whole_or_not_at_all() {
        let whole = b"HTTP/1.1 200 OK\r\nSet-Cookie: guest=a.b; Path=/\r\nContent-Length: 4\r\n\r\nnullrest";
        let answer = Response::read(whole).expect("an answer");
        assert_eq!((answer.status, answer.body.as_slice()), (200, &b"null"[..]));
        assert_eq!(answer.cookie.as_deref(), Some("guest=a.b"));
        let chunked = b"HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\n[1\r\n1\r\n]\r\n0\r\n\r\n";
        assert_eq!(Response::read(chunked).expect("an answer").body, b"[1]");
        for spoilt in [
            &b""[..],
            b"SSH-2.0-x\r\n\r\n",
            b"HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort",
            b"HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n",
            b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\nx",
            b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab",
            b"HTTP/1.1 \xff\r\n\r\n",
        ] {
            assert!(Response::read(spoilt).is_none(), "{spoilt:?}");
        }
    }

    #[test]
    fn a_cookie_cannot_write_into_a_request() {
        assert_eq!(read_cookie("a=b c"), None);
        assert_eq!(read_cookie("a=b\u{7}"), None);
        assert_eq!(read_cookie("ab; Path=/"), None);
        assert_eq!(read_cookie(&format!("a={}", "b".repeat(1000))), None);
    }
}
