//! Connections that dawdle, come in masses, lie about where they come from, or are there when the server stops.

use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

use crate::common::Folder;
use crate::common::client::Person;
use crate::common::site::{Site, bot, closing, config, here, quick, soon, table, two_people};
use futures_util::TryFutureExt;
use serde_json::json;
use server::app::Limits;
use server::serve::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const HALF: &[u8] = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ";

/// Whether a connection has been ended from the other side.
async fn ends(stream: &mut TcpStream, within: Duration) -> bool {
    let mut rest = Vec::new();
    tokio::time::timeout(within, stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let folder = Folder::new();
    let limits = Limits { connections: 20, patience: Duration::from_millis(700), ..quick() };
    let site = Site::start_with(&folder, limits, None).await;
    let mut slow = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(site.address).await.expect("it listens");
        stream.write_all(HALF).await.expect("sent");
        slow.push(stream);
    }
    let one_more = soon(site.person().get("/health").map_ok(|answer| answer.status).or_else(async |_| Ok(0))).await;
    assert_eq!(one_more, 0, "one address has so many connections and no more");
    for stream in &mut slow {
        assert!(ends(stream, Duration::from_secs(10)).await, "half a request is given up");
    }
    let mut ada = site.person();
    assert_eq!(soon(ada.get("/health")).await.status, 200, "afterwards everybody is served");
    // A connection without a word ends, too, and so does one that stays after its answer.
    let mut silent = TcpStream::connect(site.address).await.expect("it listens");
    assert!(ends(&mut silent, Duration::from_secs(10)).await);
    let mut idle = TcpStream::connect(site.address).await.expect("it listens");
    idle.write_all(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").await.expect("sent");
    assert!(ends(&mut idle, Duration::from_secs(10)).await);
}

#[tokio::test]
async fn whoever_takes_nothing_in_is_not_waited_for() {
    let folder = Folder::new();
    let limits = Limits { connections: 1, patience: Duration::from_millis(700), ..quick() };
    let site = Site::start_with(&folder, limits, None).await;
    let mut deaf = TcpStream::connect(site.address).await.expect("it listens");
    // More than any buffer on the way holds, and nobody reads it.
    let want = "GET /api/games/spoils/cards HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".repeat(100);
    deaf.write_all(want.as_bytes()).await.expect("sent");
    // An address has a single connection here, so it is served again once this one has been given up.
    let served = async {
        while site.person().get("/health").await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    };
    soon(served).await;
    let mut answers = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(20), deaf.read_to_end(&mut answers)).await.expect("it ends");
    let heads = answers.windows(12).filter(|bytes| *bytes == b"HTTP/1.1 200").count();
    assert!((1..100).contains(&heads), "{heads} of 100 answers in {} bytes", answers.len());
}

#[tokio::test]
async fn stopping_ends_whatever_dawdles_and_everybody_hears_of_it() {
    let folder = Folder::new();
    let limits = Limits { stop: Duration::from_millis(800), ..quick() };
    let site = Site::start_with(&folder, limits, None).await;
    let mut half = TcpStream::connect(site.address).await.expect("it listens");
    half.write_all(HALF).await.expect("sent");
    let mut body = TcpStream::connect(site.address).await.expect("it listens");
    let post = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{";
    body.write_all(post.as_bytes()).await.expect("sent");
    let (_, _, [mut a, mut b]) = two_people(&site, "shards").await;
    let begun = Instant::now();
    let ((), first, second) = tokio::join!(site.stop(), closing(&mut a), closing(&mut b));
    assert_eq!((first.as_str(), second.as_str()), ("shutdown", "shutdown"));
    assert!(begun.elapsed() < Duration::from_secs(8), "it took {:?}", begun.elapsed());
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_a_limit_of_their_own() {
    let folder = Folder::new();
    for trusted in [true, false] {
        let proxies = if trusted { vec![IpAddr::V4(Ipv4Addr::LOCALHOST)] } else { Vec::new() };
        let limits = Limits { requests: 2.0, ..quick() };
        let site = Site::start_from(Config { proxies, ..config(folder.url(), limits) }).await;
        let flood = async |from: &str| {
            let mut refused = 0;
            for _ in 0..30 {
                // A new person each time, so that only the address is the same.
                let headers = format!("content-type: application/json\r\nx-forwarded-for: {from}\r\n");
                let answer = soon(Person::new(site.address).request("POST", "/api/guests", &headers, "")).await;
                refused += usize::from(answer.status == 429);
            }
            refused
        };
        assert!(flood("198.51.100.1").await >= 10, "one address is limited");
        let other = flood("198.51.100.2, 203.0.113.1").await;
        let third = {
            let headers = "content-type: application/json\r\nx-forwarded-for: 198.51.100.3\r\n";
            soon(Person::new(site.address).request("POST", "/api/guests", headers, "")).await.status
        };
        assert!(other >= 10);
        assert_eq!(third, if trusted { 200 } else { 429 }, "trusted: {trusted}");
        site.stop().await;
    }
}

#[tokio::test]
async fn a_page_of_another_name_cannot_reach_a_local_server() {
    let folder = Folder::new();
    for (public, host, status) in [
        (None, "evil.example:7878", 403),
        (None, "localhost:7878", 200),
        (None, "[::1]:7878", 200),
        (Some("https://table.example"), "table.example", 200),
        (Some("https://table.example"), "evil.example", 403),
    ] {
        let site = Site::start_with(&folder, quick(), public).await;
        for path in ["/api/games", "/api/tables", "/"] {
            let mut stream = TcpStream::connect(site.address).await.expect("it listens");
            // The page and the server agree on a name that is not the server's.
            let request =
                format!("GET {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nconnection: close\r\n\r\n");
            stream.write_all(request.as_bytes()).await.expect("sent");
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await.expect("an answer");
            let text = String::from_utf8_lossy(&answer);
            assert!(text.starts_with(&format!("HTTP/1.1 {status}")), "{host} {path}: {}", &text[..text.len().min(80)]);
        }
        site.stop().await;
    }
}

#[tokio::test]
async fn what_is_told_to_one_is_kept_by_nobody() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let made = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await.table;
    for path in ["/api/tables", &format!("/api/tables/{}", made.id), "/api/decks", "/health", "/api/nothing"] {
        assert_eq!(soon(ada.get(path)).await.header("cache-control"), Some("no-store"), "{path}");
    }
    let cards = soon(ada.get("/api/games/shards/cards")).await;
    assert_eq!(cards.header("cache-control"), Some("private, max-age=300"), "what is printed may be kept");
}

#[tokio::test]
async fn looking_is_limited_too() {
    let folder = Folder::new();
    let site = Site::start_with(&folder, Limits { requests: 2.0, ..quick() }, None).await;
    let mut ada = site.person();
    let id = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await.table.id;
    let mut refused = 0;
    for _ in 0..80 {
        refused += usize::from(soon(ada.get(&format!("/api/tables/{id}/replay/0"))).await.status == 429);
    }
    assert!(refused >= 10, "{refused} of 80");
    assert_eq!(soon(ada.get("/health")).await.status, 200);
}

#[tokio::test]
async fn heavy_work_keeps_nobody_waiting() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let text: String = (0..10_000).map(|number| format!("1 Nm{number}\n")).collect();
    let body = json!({ "name": "Many", "text": &text[..60_000] }).to_string();
    let work = (0..6).map(|_| {
        let (mut eve, body) = (site.person(), body.clone());
        tokio::spawn(async move {
            let headers = "content-type: application/json\r\n";
            soon(eve.request("POST", "/api/games/spoils/decks/check", headers, &body)).await.status
        })
    });
    let work: Vec<_> = work.collect();
    let mut slowest = Duration::ZERO;
    for _ in 0..10 {
        let begun = Instant::now();
        assert_eq!(soon(site.person().get("/api/openapi.json")).await.status, 200);
        slowest = slowest.max(begun.elapsed());
    }
    for status in work {
        let status = status.await.expect("no panic");
        assert!([200, 429].contains(&status), "{status}");
    }
    // In a build without optimisation on a busy machine; it was 19 seconds.
    assert!(slowest < Duration::from_secs(5), "{slowest:?}");
}
