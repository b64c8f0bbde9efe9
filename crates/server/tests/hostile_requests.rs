//! Whatever is asked over HTTP, the server says what is wrong with it or hangs up, and goes on serving everybody else.
//!
//! Nothing here may panic, on whatever thread: a hook counts panics, and nearly every test ends by looking at it.

use std::time::Duration;

use crate::common::Folder;
use crate::common::client::Answer;
use crate::common::site::{Site, bot, here, quick, soon, table};
use crate::hostile::{any_json, count_panics, nothing_has_broken, samples};
use serde_json::{Value, json};
use server::app::Limits;
use server::wire::Problem;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test]
async fn a_flood_of_requests_is_stopped() {
    count_panics();
    let folder = Folder::new();
    let site = Site::start_with(&folder, Limits { requests: 5.0, ..quick() }, None).await;
    let mut eve = site.person();
    let mut refused = 0;
    for _ in 0..60 {
        let answer = soon(eve.post("/api/tables", &json!({}))).await;
        assert!([400, 429].contains(&answer.status), "{answer:?}");
        assert_eq!(problem(&answer).code, if answer.status == 429 { "rate" } else { "bad-request" });
        refused += usize::from(answer.status == 429);
    }
    assert!(refused >= 20, "{refused} of 60");
    assert_eq!(soon(eve.get("/api/games")).await.status, 200, "looking is free");
}

fn problem(answer: &Answer) -> Problem {
    serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("no problem: {answer:?}"))
}

/// Every answer tells browsers what they may do with it.
fn has_headers(answer: &Answer) {
    let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("no policy: {answer:?}"));
    assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
    assert_eq!(answer.header("access-control-allow-origin"), None);
    assert_eq!(answer.header("server"), None);
}

const JSON: &str = "content-type: application/json\r\n";

#[tokio::test]
async fn every_request_gets_a_clear_answer() {
    count_panics();
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let id = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await.table.id;
    let ids =
        [id.as_str(), "nosuchtable2", "A", "..", "%00", "%F0%9F%82%A1", "a%2Fb", &"a".repeat(3000), "%ff", "';--", "%"];
    let mut paths: Vec<String> = [
        "/",
        "/api",
        "/api/",
        "/api/games",
        "/api/nothing",
        "/api/decks",
        "/api/tables",
        "/api/records",
        "/health",
        "/assets/x.js",
        "/assets/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/openapi.json",
        "/api/games?language=xx",
        "/api/games?language=fr&language=en",
        "/api/games?%00=%ff",
        "/api/decks?game=%00",
    ]
    .map(String::from)
    .into();
    for id in ids {
        for rest in [
            "",
            "/join",
            "/record",
            "/chart",
            "/socket",
            "/replay/0",
            "/replay/-1",
            "/replay/99999999999",
            "/replay/x",
            "/replay/0?seat=Z",
            "/replay/0?seat=",
            "/replay/0?language=1",
        ] {
            paths.push(format!("/api/tables/{id}{rest}"));
        }
        paths.extend([
            format!("/api/games/{id}/cards"),
            format!("/api/games/{id}/decks/check"),
            format!("/api/decks/{id}"),
        ]);
    }
    let bodies = [
        "",
        "{}",
        "[]",
        "null",
        "\"",
        "{\"game\":1}",
        "{\"game\":\"shards\",\"seats\":[]}",
        "\u{0}",
        &"[".repeat(5000),
    ];
    let mut counts = std::collections::BTreeMap::new();
    for path in &paths {
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"] {
            let bodies = if method == "POST" { &bodies[..] } else { &bodies[..1] };
            for body in bodies {
                let answer = soon(ada.request(method, path, JSON, body)).await;
                let what = format!("{method} {} {}", &path[..path.len().min(60)], &body[..body.len().min(40)]);
                assert!(answer.status < 500, "{what}: {answer:?}");
                has_headers(&answer);
                if answer.status >= 400 && method != "HEAD" {
                    let problem = problem(&answer);
                    assert!(!problem.code.is_empty() && !problem.text.is_empty(), "{what}: {problem:?}");
                    assert!(
                        !problem.text.contains("panicked") && !problem.text.contains("sqlx"),
                        "{what}: {problem:?}"
                    );
                }
                *counts.entry(answer.status).or_insert(0) += 1;
            }
        }
    }
    println!("{counts:?}");
    nothing_has_broken(&site).await;
}

#[tokio::test]
async fn bodies_are_read_within_bounds() {
    count_panics();
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut eve = site.person();
    let table = json!({"game": "shards", "seats": [{"who": "here", "name": "Eve"}, {"who": "bot", "bot": "random"}]});
    for (kind, status) in [
        ("", 400),
        ("content-type: text/plain\r\n", 400),
        ("content-type: application/x-www-form-urlencoded\r\n", 400),
        (JSON, 200),
    ] {
        assert_eq!(soon(eve.request("POST", "/api/tables", kind, &table.to_string())).await.status, status, "{kind}");
    }
    for (path, longest) in [("/api/tables", 128 * 1024), ("/api/games/spoils/decks/check", 128 * 1024)] {
        let answer = soon(eve.request("POST", path, JSON, &"x".repeat(longest + 1))).await;
        assert_eq!((answer.status, problem(&answer).code.is_empty()), (413, false), "{path}");
    }
    for value in samples(any_json(), 120) {
        for path in ["/api/tables", "/api/records", "/api/games/spoils/decks/check", "/api/games/spoils/decks"] {
            let answer = soon(eve.request("POST", path, JSON, &value.to_string())).await;
            assert!((400..500).contains(&answer.status), "{path} {value}: {answer:?}");
            problem(&answer);
        }
    }
    // Set-ups that can be read and make no sense.
    for (key, value) in [
        ("game", json!("chess")),
        ("seats", json!([])),
        ("seats", json!(vec![json!({"who": "bot", "bot": "random"}); 300])),
        ("seats", json!([{"who": "here", "name": ""}, {"who": "link"}])),
        ("seats", json!([{"who": "bot", "bot": "x"}, {"who": "link"}])),
        ("decks", json!(["none"])),
        ("decks", json!(vec!["x"; 17])),
        ("options", json!([["x", "y"]])),
        ("options", json!(vec![["x", "y"]; 17])),
        ("seed", json!("-1")),
        ("seed", json!("x")),
        ("seed", json!("18446744073709551616")),
        ("scenario", json!("")),
        ("scenario", json!("\u{0}")),
        ("fork", json!(["../..", 0])),
        ("fork", json!(["nosuchtable2", 4_294_967_295_u32])),
        ("clock", json!([-1, 0])),
        ("clock", json!([1e99, 0])),
        ("more", json!(1)),
    ] {
        let mut wanted = table.clone();
        wanted[key] = value.clone();
        let answer = soon(eve.request("POST", "/api/tables", JSON, &wanted.to_string())).await;
        assert!([400, 404].contains(&answer.status), "{key} {value}: {answer:?}");
        problem(&answer);
    }
    let mut friends = table.clone();
    friends["seats"][1] = json!({"who": "link"});
    friends["seed"] = json!("1");
    let answer = soon(eve.request("POST", "/api/tables", JSON, &friends.to_string())).await;
    assert_eq!((answer.status, problem(&answer).code), (400, "seed".into()), "whoever knows the seed knows every card");
    nothing_has_broken(&site).await;
}

#[tokio::test]
async fn only_our_own_pages_may_ask_for_changes() {
    count_panics();
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut eve = site.person();
    let own = format!("http://{}", site.address);
    let body = json!({"game": "shards", "seats": [{"who": "here", "name": "Eve"}, {"who": "bot", "bot": "random"}]})
        .to_string();
    for (origin, status) in [
        (own.as_str(), 200),
        ("https://evil.example", 403),
        ("null", 403),
        ("", 403),
        ("http://127.0.0.1:1", 403),
        (&format!("{own}.evil.example"), 403),
        (&format!("http://evil.example/{own}"), 403),
    ] {
        let headers = format!("{JSON}origin: {origin}\r\n");
        let answer = soon(eve.request("POST", "/api/tables", &headers, &body)).await;
        assert_eq!(answer.status, status, "{origin}: {}", answer.body);
        if status == 403 {
            assert_eq!(problem(&answer).code, "forbidden");
            assert_eq!(soon(eve.request("DELETE", "/api/decks/x", &headers, "")).await.status, 403);
        }
        let tables: Vec<Value> = soon(async { eve.get("/api/tables").await?.ok() }).await;
        let upgrade = format!(
            "origin: {origin}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        );
        let path = format!("/api/tables/{}/socket", tables[0]["id"].as_str().expect("a table"));
        let opened = handshake(&site, &path, &upgrade).await;
        assert_eq!(opened, if status == 200 { 101 } else { 403 }, "socket from {origin}");
    }
}

/// The status that a handshake gets.
async fn handshake(site: &Site, path: &str, headers: &str) -> u16 {
    let mut stream = TcpStream::connect(site.address).await.expect("the server is there");
    let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{headers}\r\n", site.address);
    stream.write_all(request.as_bytes()).await.expect("the server is there");
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.expect("an answer");
    String::from_utf8_lossy(&head[9..]).parse().expect("a status")
}

#[tokio::test]
async fn cookies_are_kept_from_scripts_and_other_sites() {
    count_panics();
    let folder = Folder::new();
    let body = json!({"game": "shards", "seats": [{"who": "here", "name": "Ada"}, {"who": "bot", "bot": "random"}]})
        .to_string();
    for (public, name) in [(None, "tapis="), (Some("https://table.example"), "__Host-tapis=")] {
        let site = Site::start_with(&folder, quick(), public).await;
        let mut ada = site.person();
        let answer = soon(ada.request("POST", "/api/tables", JSON, &body)).await;
        let cookie = answer.header("set-cookie").expect("a cookie").to_string();
        let parts: Vec<&str> = cookie.split("; ").collect();
        assert!(parts[0].starts_with(name), "{cookie}");
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(parts.contains(&part), "{cookie}");
        }
        assert!(!cookie.contains("Domain"));
        assert_eq!(parts.contains(&"Secure"), public.is_some());
        assert_eq!(answer.header("strict-transport-security").is_some(), public.is_some());
        assert!(
            soon(ada.get("/api/tables")).await.header("set-cookie").is_none(),
            "whoever is known gets no other cookie"
        );
        let known = ada.cookie().expect("a cookie").to_string();
        for spoilt in [
            known.replace('.', ""),
            format!("{known}x"),
            known[..known.len() - 1].to_string(),
            "tapis=".into(),
            "tapis=.".into(),
            "tapis=a.b; tapis=c.d".into(),
            format!("tapis={}.{}", "a".repeat(5000), "b".repeat(26)),
            "=".into(),
            ";;;".into(),
            "\u{fffd}".into(),
        ] {
            let mut eve = site.person();
            let answer = soon(eve.request("GET", "/api/tables", &format!("cookie: {spoilt}\r\n"), "")).await;
            assert_eq!((answer.status, answer.body.as_str()), (200, "[]"), "{spoilt}");
        }
        nothing_has_broken(&site).await;
        site.stop().await;
    }
}

#[tokio::test]
async fn what_is_no_request_ends_the_connection() {
    count_panics();
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let header = format!("GET / HTTP/1.1\r\nhost: x\r\n{}\r\n", "x: y\r\n".repeat(2000));
    let long = format!("GET / HTTP/1.1\r\nhost: x\r\ny: {}\r\n\r\n", "z".repeat(2_000_000));
    for bytes in [
        "\r\n\r\n",
        "nonsense\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\n: x\r\n\r\n",
        "\u{16}\u{3}\u{1}",
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nzz",
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        header.as_str(),
        long.as_str(),
    ] {
        let mut stream = TcpStream::connect(site.address).await.expect("the server is there");
        let _ = stream.write_all(bytes.as_bytes()).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let read = stream.read_to_end(&mut answer);
        let _ = tokio::time::timeout(Duration::from_secs(20), read).await.expect("the connection ends");
        let text = String::from_utf8_lossy(&answer);
        assert!(text.is_empty() || text.starts_with("HTTP/1.1 4"), "{}: {text}", &bytes[..bytes.len().min(60)]);
    }
    // Half a request is no reason to keep others waiting.
    let mut half = TcpStream::connect(site.address).await.expect("the server is there");
    half.write_all(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{").await.expect("sent");
    nothing_has_broken(&site).await;
}
