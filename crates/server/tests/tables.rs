//! Who sits at a table: alone against bots, several at one screen, friends with links, spectators, stand-ins. Everything
//! goes through the real server.

use std::time::Duration;

use crate::common::Folder;
use crate::common::site::{
    CATALOG, Site, answer, bot, decisions, hello, here, info, link, problem, read, refusal, soon, table, two_people,
    who_is_asked,
};
use serde_json::json;
use server::wire::{FromClient, LogLine, NewTable, PlayerKind, QuestionId, Scene, Status, TableInfo, Tongue};

/// A log as a client puts it together from scenes.
fn add_news(log: &mut Vec<LogLine>, scene: &Scene) {
    assert!(log.len() >= scene.news_from as usize, "no line is left out");
    log.truncate(scene.news_from as usize);
    log.extend(scene.news.iter().cloned());
}

#[tokio::test]
async fn a_match_against_a_bot_is_played_to_its_end_over_many_connections() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    for title in &CATALOG.titles {
        let mut ada = site.person();
        let wanted = NewTable { seed: Some("7".into()), ..table(title.game.id(), vec![here("Ada"), bot("random")]) };
        let id = soon(ada.set_up(&wanted)).await.table.id;
        let mut log = Vec::new();
        let mut socket = hello(&ada, &id, Tongue::En, 0).await;
        let mut taken = 0;
        let result = loop {
            let scene = soon(socket.scene()).await;
            add_news(&mut log, &scene);
            if let Some(result) = scene.result {
                break result;
            }
            if scene.question.is_some() {
                answer(&mut socket, &scene, taken * 7).await;
                taken += 1;
                // The connection breaks now and then, sometimes before the answer has come.
                if taken % 5 == 0 {
                    drop(socket);
                    socket = hello(&ada, &id, Tongue::En, log.len()).await;
                }
            }
        };
        let fresh = soon(hello(&ada, &id, Tongue::En, 0).await.scene()).await;
        assert_eq!(log, fresh.news, "the log is complete");
        // Whoever plays together may also lose together: then nobody has won, and Ada knows that she has not.
        assert!(result.won.is_some() || result.winners.is_empty());
        assert_eq!(result.won == Some(true), result.winners.contains(&"A".to_string()));
        let listed: Vec<TableInfo> = read(&mut ada, "/api/tables").await;
        let listed = listed.iter().find(|table| table.id == id).expect("it is on the list");
        assert_eq!((listed.status, &listed.winners), (Status::Over, &result.winners));
    }
}

#[tokio::test]
async fn people_at_one_screen_hand_it_over() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let id = soon(ada.set_up(&table("shards", vec![here("Ada"), here("Blaise")]))).await.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    let mut seen = Vec::new();
    while seen.len() < 2 {
        let scene = soon(socket.scene()).await;
        let Some(next) = scene.hand_over.clone() else {
            // Where there is nothing to choose, it is answered without them.
            if scene.question.is_some() {
                answer(&mut socket, &scene, 3).await;
            }
            continue;
        };
        assert_eq!((&scene.viewer, &scene.question), (&None, &None), "nobody looks while the screen changes hands");
        let faces =
            scene.zones.iter().filter(|zone| zone.held).flat_map(|zone| &zone.cards).filter_map(|card| card.face);
        assert_eq!(faces.count(), 0, "no hand is shown");
        let id = QuestionId { branch: 0, decision: scene.decisions };
        if seen.is_empty() {
            soon(socket.answer(id, "end turn")).await;
            assert_eq!(refusal(&mut socket).await.code, "no-seat", "nobody sits there to answer");
            soon(socket.say(&FromClient::Sit { seat: Some("C".into()) })).await;
            assert_eq!(refusal(&mut socket).await.code, "no-seat", "the seat is not at this screen");
        }
        soon(socket.say(&FromClient::Sit { seat: Some(next.clone()) })).await;
        // A scene that was on its way before the seat was taken still shows nobody's hand.
        let scene = loop {
            let scene = soon(socket.scene()).await;
            if scene.viewer.is_some() {
                break scene;
            }
            assert!(scene.hand_over.is_some() && scene.question.is_none(), "nobody looks before somebody sits down");
        };
        assert_eq!((scene.viewer.as_ref(), scene.hand_over.as_ref()), (Some(&next), None));
        assert!(scene.zones.iter().any(|zone| zone.id == format!("hand:{next}") && zone.cards[0].face.is_some()));
        assert_eq!(scene.news_from, 0, "the log is told anew, in other eyes");
        if !seen.contains(&next) {
            seen.push(next);
        }
        if scene.question.is_some() {
            answer(&mut socket, &scene, 3).await;
        }
    }
    soon(socket.say(&FromClient::Sit { seat: None })).await;
    while soon(socket.scene()).await.viewer.is_some() {}
}

#[tokio::test]
async fn a_seat_is_taken_with_its_secret_once() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, mut blaise, mut eve) = (site.person(), site.person(), site.person());
    let made = soon(ada.set_up(&table("shards", vec![here("Ada"), link()]))).await;
    let (id, secret) = (made.table.id, made.invitations[0].secret.clone());
    let other = soon(ada.set_up(&table("shards", vec![here("Ada"), link()]))).await.invitations[0].secret.clone();
    assert_eq!(made.table.status, Status::Gathering);
    let mut socket = soon(ada.connect(&id)).await;
    let scene = soon(socket.scene()).await;
    assert_eq!(scene.question, None, "the match has not begun");
    soon(socket.answer(QuestionId { branch: 0, decision: scene.decisions }, "end turn")).await;
    assert_eq!(refusal(&mut socket).await.code, "not-begun");

    let join = format!("/api/tables/{id}/join");
    let body = |secret: &str| json!({ "secret": secret, "name": "Eve" }).to_string();
    let mut wrong = Vec::new();
    let near = format!("{}a", &secret[..25]).replace(&secret, "b");
    for guess in ["", "x", &"a".repeat(26), &other, &near, &secret.to_uppercase(), &format!("{secret}a")] {
        let headers = "content-type: application/json\r\n";
        let answer = soon(eve.request("POST", &join, headers, &body(guess))).await;
        wrong.push((answer.status, answer.body));
    }
    assert_eq!(wrong[0].0, 403);
    assert!(wrong.iter().all(|answer| *answer == wrong[0]), "all wrong secrets are alike: {wrong:?}");
    assert_eq!(problem(&mut eve, "POST", "/api/tables/nosuchtable2/join", &body(&secret)).await.0, 404);
    let nameless = json!({ "secret": secret, "name": " \u{200b} " }).to_string();
    assert_eq!(problem(&mut eve, "POST", &join, &nameless).await, (400, "name".into()));

    let sat = soon(blaise.join(&id, &secret, "Blaise")).await;
    assert_eq!((sat.status, sat.yours), (Status::Playing, vec!["B".to_string()]));
    assert_eq!(problem(&mut eve, "POST", &join, &body(&secret)).await.0, 409, "somebody sits there already");
    assert_eq!(soon(blaise.join(&id, &secret, "Blaise")).await.yours, ["B"], "sitting down again is fine");
    let seats = loop {
        let table = info(&mut socket).await;
        if table.status == Status::Playing {
            break table.seats;
        }
    };
    assert_eq!((seats[1].name.as_str(), seats[1].player), ("Blaise", PlayerKind::Person));
    assert!(
        read::<Vec<TableInfo>>(&mut eve, "/api/tables").await.is_empty(),
        "the table is not on anybody else's list"
    );
}

#[tokio::test]
async fn spectators_watch_and_touch_nothing() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, _, mut sockets) = two_people(&site, "spoils").await;
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    let mut watcher = site.person();
    let mut socket = soon(watcher.connect(&id)).await;
    let scene = soon(socket.scene()).await;
    assert_eq!((&scene.viewer, &scene.question, scene.asked), (&None, &None, scenes[asked].asked.clone()));
    let question = scenes[asked].question.as_ref().expect("a question").id;
    let seat = scenes[asked].asked.clone().expect("somebody is asked");
    for (words, code) in [
        (
            FromClient::Answer {
                question,
                text: scenes[asked].question.as_ref().expect("one").options[0].text.clone(),
            },
            "no-seat",
        ),
        (FromClient::Sit { seat: Some(seat.clone()) }, "no-seat"),
        (FromClient::WhyNot { text: "pass".into() }, "no-seat"),
        (FromClient::Chat { text: "hello".into() }, "not-said"),
        (FromClient::Undo {}, "nothing-to-undo"),
        (FromClient::TakeOver { seat: seat.clone(), bot: Some("random".into()) }, "not-your-seat"),
        (FromClient::TakeOver { seat, bot: None }, "not-your-seat"),
        (FromClient::Rematch {}, "no-seat"),
    ] {
        soon(socket.say(&words)).await;
        assert_eq!(refusal(&mut socket).await.code, code, "{words:?}");
    }
    let path = format!("/api/tables/{id}");
    assert_eq!(problem(&mut watcher, "GET", &format!("{path}/record"), "").await.0, 403);
    assert_eq!(problem(&mut watcher, "GET", &format!("{path}/replay/0?seat=A"), "").await.0, 403);
    assert_eq!(read::<Scene>(&mut watcher, &format!("{path}/replay/0")).await.viewer, None);
    // What a spectator is shown changes with every decision, and with nothing they have said.
    answer(&mut sockets[asked], &scenes[asked], 0).await;
    assert!(soon(socket.scene()).await.decisions > scene.decisions);
}

#[tokio::test]
async fn a_bot_stands_in_for_a_person_and_gives_the_seat_back() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [_, blaise], [mut a, b]) = two_people(&site, "shards").await;
    let player = |table: &TableInfo, place: usize| table.seats[place].player;
    let take_over =
        |seat: &str, bot: Option<&str>| FromClient::TakeOver { seat: seat.into(), bot: bot.map(String::from) };
    while !info(&mut a).await.seats[1].here {}
    for (words, code) in [
        (take_over("B", Some("random")), "not-your-seat"),
        (take_over("A", Some("genius")), "no-such-bot"),
        (take_over("C", Some("random")), "no-seat"),
    ] {
        soon(a.say(&words)).await;
        assert_eq!(refusal(&mut a).await.code, code, "{words:?}");
    }
    // Somebody who is away is stood in for, and the match goes on by itself while anybody is there.
    drop(b);
    while info(&mut a).await.seats[1].here {}
    for seat in ["A", "B"] {
        soon(a.say(&take_over(seat, Some("random")))).await;
    }
    while player(&info(&mut a).await, 1) != PlayerKind::StandIn {}
    let from = soon(a.scene()).await.decisions;
    while soon(a.scene()).await.decisions < from + 6 {}
    // Each takes the own seat back, and nobody else's.
    soon(a.say(&take_over("B", None))).await;
    assert_eq!(refusal(&mut a).await.code, "not-your-seat");
    soon(a.say(&take_over("A", None))).await;
    while player(&info(&mut a).await, 0) != PlayerKind::Person {}
    let mut b = soon(blaise.connect(&id)).await;
    soon(b.say(&take_over("B", None))).await;
    let table = loop {
        let table = info(&mut b).await;
        if player(&table, 1) == PlayerKind::Person {
            break table;
        }
    };
    assert_eq!((table.seats[1].name.as_str(), &table.seats[1].bot), ("Blaise", &None));
    soon(a.say(&FromClient::Language { language: Tongue::En })).await;
    soon(b.say(&FromClient::Language { language: Tongue::En })).await;
    let (asked, scenes) = who_is_asked(&mut [a, b]).await;
    assert_eq!(scenes[asked].viewer, scenes[asked].asked, "a person decides again");
}

#[tokio::test]
async fn bots_rest_while_nobody_is_there() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let id = soon(ada.set_up(&table("spoils", vec![bot("random"), bot("random")]))).await.table.id;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(decisions(&mut ada, &id).await, 0, "nobody has come yet");
    let mut socket = soon(site.person().connect(&id)).await;
    while soon(socket.scene()).await.decisions < 10 {}
    soon(socket.close()).await;
    // The answer that was on its way may still come.
    tokio::time::sleep(Duration::from_millis(200)).await;
    let rest = decisions(&mut ada, &id).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(decisions(&mut ada, &id).await, rest, "the bots play on for nobody");
    let mut socket = soon(site.person().connect(&id)).await;
    while soon(socket.scene()).await.decisions < rest + 5 {}
}
