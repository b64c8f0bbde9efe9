//! Whatever a client sends, the server says what is wrong with it or hangs up, and goes on serving everybody else.
//!
//! Nothing here may panic, on whatever thread: a hook counts panics, and every test ends by looking at it.

mod common;

use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use common::Folder;
use common::client::{Answer, Socket};
use common::site::{Site, answer, bot, closing, here, quick, refusal, soon, table, two_people, who_is_asked};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use server::app::Limits;
use server::wire::{FromClient, FromServer, Problem, QuestionId};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts the panics of the server. Tests and server share a process, but not their files.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let here = panic.location().is_some_and(|place| place.file().contains("tests/"));
            PANICS.fetch_add(usize::from(!here), Ordering::Relaxed);
            usual(panic);
        }));
    });
}

async fn nothing_has_broken(site: &Site) {
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something panicked");
    let mut ada = site.person();
    assert_eq!(soon(ada.get("/health")).await.body, "well");
    let id = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    let scene = soon(socket.question()).await;
    answer(&mut socket, &scene, 0).await;
    soon(socket.question()).await;
}

/// Waits until everything that was said has been dealt with.
async fn is_alive(socket: &mut Socket, said: &str) {
    soon(socket.say(&FromClient::Ping {})).await;
    let pong = async {
        loop {
            match socket.hear().await? {
                FromServer::Pong {} => return Ok(()),
                FromServer::Closing { code, .. } => return Err(std::io::Error::other(code)),
                _ => {}
            }
        }
    };
    let came = tokio::time::timeout(Duration::from_secs(20), pong).await;
    assert!(matches!(came, Ok(Ok(()))), "no answer after {}: {came:?}", &said[..said.len().min(200)]);
}

fn any_json() -> impl Strategy<Value = Value> {
    let words = prop_oneof![
        "[a-z]{0,9}",
        "\\PC{0,40}",
        Just("type".to_string()),
        Just("text".to_string()),
        Just("seat".to_string()),
        Just("question".to_string()),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        words.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map(words.clone(), inner, 0..6).prop_map(Value::from_iter),
        ]
    })
}

/// Messages that are nearly right: one part of a good one is something else.
fn nearly_right() -> impl Strategy<Value = Value> {
    let good = prop_oneof![
        Just(json!({"type": "hello", "version": 1, "language": "en", "told": 0})),
        Just(json!({"type": "answer", "question": {"branch": 0, "decision": 0}, "text": "pass"})),
        Just(json!({"type": "why", "at": "hand:A/0"})),
        Just(json!({"type": "whyNot", "text": "first 1"})),
        Just(json!({"type": "sit", "seat": "A"})),
        Just(json!({"type": "language", "language": "fr"})),
        Just(json!({"type": "habits", "habits": {"respond": "able", "pay": true, "order": false, "passTurn": false}})),
        Just(json!({"type": "chat", "text": "hi"})),
        Just(json!({"type": "consent", "yes": false})),
        Just(json!({"type": "takeOver", "seat": "A", "bot": null})),
    ];
    (good, any::<prop::sample::Index>(), any_json(), any::<bool>()).prop_map(|(mut good, place, other, nested)| {
        let parts = good.as_object_mut().expect("an object");
        let key = parts.keys().nth(place.index(parts.len())).expect("a key").clone();
        match parts.get_mut(&key) {
            Some(Value::Object(inner)) if nested => {
                let key = inner.keys().nth(place.index(inner.len())).expect("a key").clone();
                inner.insert(key, other);
            }
            _ => drop(parts.insert(key, other)),
        }
        good
    })
}

/// Some values of a kind, always the same ones.
fn samples<T>(strategy: impl Strategy<Value = T>, count: usize) -> Vec<T> {
    let mut runner = TestRunner::deterministic();
    (0..count).map(|_| strategy.new_tree(&mut runner).expect("a value").current()).collect()
}

#[tokio::test]
async fn a_socket_hears_anything() {
    count_panics();
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    for game in ["shards", "spoils"] {
        let (id, _, mut sockets) = two_people(&site, game).await;
        let mut watcher = soon(site.person().connect(&id)).await;
        let mut silent = soon(site.person().open(&id)).await;
        let [a, b] = &mut sockets;
        let mut said: Vec<String> = samples(any_json(), 250).iter().map(Value::to_string).collect();
        said.extend(samples(nearly_right(), 500).iter().map(Value::to_string));
        said.extend(samples("\\PC{0,200}", 60));
        for (number, text) in said.into_iter().filter(|text| text.len() <= 4000).enumerate() {
            let socket = match number % 4 {
                0 => &mut *a,
                1 => &mut *b,
                2 => &mut watcher,
                _ => &mut silent,
            };
            soon(socket.say_text(text.clone())).await;
            is_alive(socket, &text).await;
        }
    }
    nothing_has_broken(&site).await;
}

#[tokio::test]
async fn a_socket_hears_nasty_things() {
    count_panics();
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    for game in ["shards", "spoils"] {
        let (_, _, mut sockets) = two_people(&site, game).await;
        let (asked, scenes) = who_is_asked(&mut sockets).await;
        let question = scenes[asked].question.as_ref().expect("a question").id;
        let slug = scenes[asked].zones.iter().flat_map(|zone| &zone.cards).find_map(|card| card.slug.clone());
        let slug = slug.expect("a known card");
        let mut attempts: Vec<String> = [
            "",
            " ",
            "first",
            "first 0",
            "first -1",
            "first 1",
            "first 255",
            "first 4294967296",
            "first 99999999999999999999",
            "apply 0",
            "apply 1",
            "apply 70000",
            "way-0",
            "way-1",
            "way-6",
            "way-7",
            "way-99",
            "concede concede",
            "yes no",
            "pass\0",
            "pass\u{202e}",
            "∞",
            "-0",
            "+1",
            "first +1",
            "first 1.0",
            "first 0x1",
            "A",
            "B",
            "C",
            "A:",
            ":",
            "#",
            "~",
            "\u{1f0a1}\u{fe0f}",
            "%n%s",
            "../../etc/passwd",
            "'; drop table tables; --",
            "${jndi:x}",
        ]
        .map(String::from)
        .into();
        for card in [&slug, &format!("~{slug}"), &format!("A:{slug}"), &format!("H:{slug}")] {
            for copy in ["", "#0", "#1", "#-1", "#65536", "#4294967297", "#x", "##", "#"] {
                for word in ["play", "use", "pick", "pay with", "discard", "banish", "attack", "lay", "exhaust"] {
                    attempts.push(format!("{word} {card}{copy}"));
                    attempts.push(format!("{word} {card}{copy} 0"));
                    attempts.push(format!("{word} {card}{copy} -1"));
                }
            }
        }
        attempts.push("x ".repeat(128));
        attempts.push("é".repeat(128));
        attempts.push("first ".repeat(500));
        for socket in &mut sockets {
            // Whoever does not listen while they talk is sent away, so they listen now and then.
            for few in attempts.chunks(20) {
                for text in few {
                    soon(socket.say(&FromClient::WhyNot { text: text.clone() })).await;
                }
                is_alive(socket, &few[0]).await;
            }
        }
        // Of all these, concede alone would be taken.
        for text in attempts.iter().filter(|text| !text.contains("concede")).take(200) {
            soon(sockets[1 - asked].answer(question, text)).await;
            is_alive(&mut sockets[1 - asked], text).await;
            soon(sockets[asked].answer(QuestionId { branch: 7, ..question }, text)).await;
            is_alive(&mut sockets[asked], text).await;
        }
        for at in [
            "",
            "/",
            ":/",
            "hand:A",
            "hand:A/",
            "hand:A/-1",
            "hand:A/99999",
            "hand:A/18446744073709551616",
            "hand:I/0",
            "hand/0",
            "hand:A:B/0",
            "deck:A/0",
            "nowhere/0",
            "hand:B/0",
            "river/0",
            "hand:a/0",
            "hand:A/0/0",
            "hand:\u{0}/0",
        ] {
            soon(sockets[asked].say(&FromClient::Why { at: at.into() })).await;
        }
        for raw in [
            "[".repeat(2000),
            "{\"type\":".repeat(400),
            format!("{}1{}", "[".repeat(1500), "]".repeat(1500)),
            "{\"type\":\"answer\",\"question\":{\"branch\":-1,\"decision\":0},\"text\":\"pass\"}".into(),
            "{\"type\":\"answer\",\"question\":{\"branch\":4294967296,\"decision\":0},\"text\":\"pass\"}".into(),
            "{\"type\":\"hello\",\"version\":1,\"language\":\"en\",\"told\":4294967295}".into(),
            "{\"type\":\"hello\",\"version\":1e999,\"language\":\"en\"}".into(),
            "{\"type\":\"chat\",\"text\":\"\\ud800\"}".into(),
            "{\"type\":\"ping\",\"type\":\"undo\"}".into(),
            "{\"type\":\"ping\",\"more\":1}".into(),
            "null".into(),
            "\u{feff}{}".into(),
            String::new(),
            "{\"type\":\"takeOver\",\"seat\":\"\u{10ffff}\",\"bot\":\"../../bin/sh\"}".into(),
            "{\"type\":\"sit\",\"seat\":\"AAAAAAAAAAAAAAAAAAAAAAAA\"}".into(),
        ] {
            soon(sockets[asked].say_text(raw.clone())).await;
            is_alive(&mut sockets[asked], &raw).await;
        }
        soon(sockets[asked].say_text("{\"type\":\"nothing\"}".into())).await;
        assert_eq!(refusal(&mut sockets[asked]).await.code, "bad-message");
        // After all that, the question stands as it was.
        let now = common::site::now(&mut sockets[asked]).await;
        assert_eq!(
            now.question.as_ref().map(|now| &now.options),
            scenes[asked].question.as_ref().map(|was| &was.options)
        );
        answer(&mut sockets[asked], &now, 0).await;
    }
    nothing_has_broken(&site).await;
}

#[tokio::test]
async fn what_is_no_message_ends_the_connection() {
    count_panics();
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [ada, _], mut sockets) = two_people(&site, "shards").await;
    let mut socket = soon(ada.connect(&id)).await;
    soon(socket.send_frame(Message::binary(vec![1, 2, 3]))).await;
    assert_eq!(closing(&mut socket).await, "bad-message");
    let text = OpCode::Data(Data::Text);
    for frame in [
        Message::text("x".repeat(4097)),
        Message::text("x".repeat(3_000_000)),
        Message::Frame(Frame::message(vec![0xff, 0xfe, b'{'], text, true)),
        Message::Frame(Frame::message(vec![b'x'; 4000], OpCode::Data(Data::Continue), true)),
        Message::Frame(Frame::message(vec![], OpCode::Data(Data::Reserved(5)), true)),
    ] {
        let mut socket = soon(ada.connect(&id)).await;
        // A frame that is too long may find the connection closed before it is sent.
        let _ = socket.send_frame(frame).await;
        let end = async { while socket.hear_text().await.is_ok() {} };
        tokio::time::timeout(Duration::from_secs(20), end).await.expect("the connection ends");
    }
    // Others have not noticed.
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    answer(&mut sockets[asked], &scenes[asked], 0).await;
    nothing_has_broken(&site).await;
}

#[tokio::test]
async fn a_flood_of_messages_is_stopped() {
    count_panics();
    let folder = Folder::new();
    let limits = Limits { messages: 20.0, ..quick() };
    let site = Site::start_with(&folder, limits, None).await;
    let (id, [ada, _], mut sockets) = two_people(&site, "shards").await;
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    let mut flood = soon(ada.connect(&id)).await;
    for _ in 0..120 {
        let _ = flood.say(&FromClient::Ping {}).await;
    }
    assert_eq!(closing(&mut flood).await, "rate");
    answer(&mut sockets[asked], &scenes[asked], 0).await;
    is_alive(&mut sockets[asked], "a flood from elsewhere").await;
    nothing_has_broken(&site).await;
}

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
