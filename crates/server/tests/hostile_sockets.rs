//! Whatever is said over a socket, the server says what is wrong with it or hangs up, and goes on serving everybody else.
//!
//! Nothing here may panic, on whatever thread: a hook counts panics, and every test ends by looking at it.

use std::time::Duration;

use crate::common::Folder;
use crate::common::site::{Site, answer, closing, quick, refusal, soon, two_people, who_is_asked};
use crate::hostile::{any_json, count_panics, is_alive, nothing_has_broken, samples};
use proptest::prelude::*;
use serde_json::{Value, json};
use server::app::Limits;
use server::wire::{FromClient, QuestionId};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Messages that are nearly right: one part of a good one is something else.
fn nearly_right() -> impl Strategy<Value = Value> {
    let good = prop_oneof![
        Just(json!({"type": "hello", "version": 1, "language": "en", "told": 0})),
        Just(json!({"type": "answer", "question": {"branch": 0, "decision": 0}, "text": "pass"})),
        Just(json!({"type": "why", "at": "hand:A/0"})),
        Just(json!({"type": "whyNot", "text": "first 1"})),
        Just(json!({"type": "sit", "seat": "A"})),
        Just(json!({"type": "language", "language": "fr"})),
        Just(
            json!({"type": "habits", "habits": {"respond": "able", "pay": "auto", "order": false, "passTurn": false}})
        ),
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
        let now = crate::common::site::now(&mut sockets[asked]).await;
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
