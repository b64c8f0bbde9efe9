//! Tables as people use them: against bots, several at one screen, friends with links, spectators, stand-ins, clocks,
//! chat, rematches, records, scenarios, decks, habits and languages. Everything goes through the real server.

mod common;

use std::time::Duration;

use catalog::Title;
use common::Folder;
use common::client::{Person, Socket};
use common::site::{
    CATALOG, Site, answer, bot, closing, here, info, link, now, quick, refusal, soon, table, two_people, who_is_asked,
};
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use serde_json::json;
use server::wire::{
    Chart, ChatLine, DeckCheck, DeckInfo, FromClient, FromServer, GameInfo, Habits, LogLine, NewTable, PlayerKind,
    Problem, QuestionId, Respond, Scene, Status, TableInfo, Tongue,
};

/// A log as a client puts it together from scenes.
fn add_news(log: &mut Vec<LogLine>, scene: &Scene) {
    assert!(log.len() >= scene.news_from as usize, "no line is left out");
    log.truncate(scene.news_from as usize);
    log.extend(scene.news.iter().cloned());
}

async fn hello(person: &Person, id: &str, language: Tongue, told: usize) -> Socket {
    let mut socket = soon(person.open(id)).await;
    soon(socket.say(&FromClient::Hello { version: 1, language, told: told as u32 })).await;
    socket
}

async fn problem(person: &mut Person, method: &str, path: &str, body: &str) -> (u16, String) {
    let answer = soon(person.request(method, path, "content-type: application/json\r\n", body)).await;
    let problem: Problem = serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{path}: {answer:?}"));
    assert!(!problem.text.is_empty());
    (answer.status, problem.code)
}

async fn read<T: serde::de::DeserializeOwned>(person: &mut Person, path: &str) -> T {
    soon(async { person.get(path).await?.ok() }).await
}

async fn chat(socket: &mut Socket) -> ChatLine {
    soon(socket.hear_until(|message| if let FromServer::Chat { line } = message { Some(line) } else { None })).await
}

async fn decisions(person: &mut Person, id: &str) -> u32 {
    read::<TableInfo>(person, &format!("/api/tables/{id}")).await.decisions
}

/// Gives up, whoever is asked.
async fn concede(socket: &mut Socket, scene: &Scene) {
    soon(socket.answer(QuestionId { branch: 0, decision: scene.decisions }, "concede")).await;
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
            answer(&mut socket, &scene, 3).await;
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
        answer(&mut socket, &scene, 3).await;
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
    assert!(soon(read_list(&mut eve)).await.is_empty(), "the table is not on anybody else's list");
}

async fn read_list(person: &mut Person) -> std::io::Result<Vec<TableInfo>> {
    person.get("/api/tables").await?.ok()
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

#[tokio::test]
async fn whoever_runs_out_of_time_gives_up() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let with_clock = table("shards", vec![here("Ada"), bot("random")]);
    let wanted = NewTable { clock: Some((1, 2)), seed: Some("1".into()), ..with_clock };
    let made = soon(ada.set_up(&wanted)).await.table;
    assert_eq!(made.clock, Some((10, 2)), "ten seconds at least");
    let mut socket = soon(ada.connect(&made.id)).await;
    let scene = soon(socket.question()).await;
    let first = scene.clocks[0];
    assert!((5_000..=14_000).contains(&first), "ten seconds, and two more for whatever was answered unasked: {first}");
    answer(&mut socket, &scene, 0).await;
    let left = soon(socket.question()).await.clocks[0];
    assert!(left > first && left <= first + 4_000, "two seconds more for a decision: {first}, {left}");
    let result = loop {
        if let Some(result) = soon(socket.scene()).await.result {
            break result;
        }
    };
    assert_eq!((result.won, result.winners), (Some(false), vec!["B".to_string()]));
}

#[tokio::test]
async fn chat_is_plain_bounded_and_kept() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [ada, _], [mut a, mut b]) = two_people(&site, "shards").await;
    let say = |text: &str| FromClient::Chat { text: text.to_string() };
    for (said, heard) in [
        ("hello", "hello"),
        ("  two\nlines\t", "two lines"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u{202e}b\u{0}c", "abc"),
        (&"é".repeat(500), &"é".repeat(500)),
    ] {
        soon(a.say(&say(said))).await;
        let line = chat(&mut b).await;
        assert_eq!((line.text.as_str(), line.name.as_str(), line.seat.as_deref()), (heard, "Ada", Some("A")));
    }
    for wrong in ["", " \n ", "\u{200b}", "!?", &"x".repeat(501)] {
        soon(a.say(&say(wrong))).await;
        assert_eq!(refusal(&mut a).await.code, "not-said", "{wrong:?}");
    }
    for number in 0..205 {
        soon(b.say(&say(&number.to_string()))).await;
        assert_eq!(chat(&mut b).await.text, number.to_string());
    }
    let mut again = soon(ada.connect(&id)).await;
    let kept = soon(
        again.hear_until(|message| if let FromServer::Welcome { chat, .. } = message { Some(chat) } else { None }),
    );
    let kept: Vec<String> = kept.await.into_iter().map(|line| line.text).collect();
    assert_eq!((kept.len(), kept[0].as_str(), kept[199].as_str()), (200, "5", "204"));
}

#[tokio::test]
async fn the_same_people_play_again_once_all_want_it() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [mut ada, mut blaise], mut sockets) = two_people(&site, "spoils").await;
    let (_, [scene, _]) = who_is_asked(&mut sockets).await;
    let [mut a, mut b] = sockets;
    soon(a.say(&FromClient::Rematch {})).await;
    assert_eq!(refusal(&mut a).await.code, "not-over");
    let path = format!("/api/tables/{id}/record");
    assert_eq!(problem(&mut ada, "GET", &path, "").await.0, 403, "the match is going on");
    concede(&mut a, &scene).await;
    while soon(b.scene()).await.result.is_none() {}
    soon(a.say(&FromClient::Rematch {})).await;
    let wants = |message| if let FromServer::WantsRematch { waiting } = message { Some(waiting) } else { None };
    assert_eq!(soon(b.hear_until(wants)).await, ["B"]);
    soon(b.say(&FromClient::Rematch {})).await;
    let moved = |message| if let FromServer::Moved { table } = message { Some(table) } else { None };
    let next = soon(a.hear_until(moved)).await;
    assert_eq!(soon(b.hear_until(moved)).await, next);
    soon(a.say(&FromClient::Rematch {})).await;
    assert_eq!(soon(a.hear_until(moved)).await, next, "there is one rematch");
    let table: TableInfo = read(&mut blaise, &format!("/api/tables/{next}")).await;
    assert_eq!((table.yours, table.status, table.decisions), (vec!["B".to_string()], Status::Playing, 0));
    for person in [&mut ada, &mut blaise] {
        let record = soon(person.get(&path)).await;
        assert_eq!(record.status, 200, "those who were there may have the record: {record:?}");
    }
    assert_eq!(problem(&mut site.person(), "GET", &path, "").await.0, 403, "nobody else may");
}

#[tokio::test]
async fn an_answer_counts_once_and_only_for_its_own_question() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [mut ada, _], mut sockets) = two_people(&site, "shards").await;
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    let question = scenes[asked].question.as_ref().expect("a question");
    let (number, text) = (question.id, question.options[0].text.clone());
    // Somebody else cannot answer it, neither with its number nor with their own.
    let own = QuestionId { branch: 0, decision: scenes[1 - asked].decisions };
    for question in [number, own] {
        soon(sockets[1 - asked].answer(question, &text)).await;
        assert_eq!(refusal(&mut sockets[1 - asked]).await.code, "not-your-decision");
    }
    for wrong in [QuestionId { decision: number.decision + 1, ..number }, QuestionId { branch: 1, ..number }] {
        soon(sockets[asked].answer(wrong, &text)).await;
        assert_eq!(refusal(&mut sockets[asked]).await.code, "stale");
    }
    soon(sockets[asked].answer(number, "fly to the moon")).await;
    assert_eq!(refusal(&mut sockets[asked]).await.code, "unreadable");
    soon(sockets[asked].answer(number, &"x".repeat(257))).await;
    assert_eq!(refusal(&mut sockets[asked]).await.code, "too-long-answer");
    // Nothing of all that has happened. Then the answer comes twice and counts once.
    assert_eq!(decisions(&mut ada, &id).await, number.decision);
    for _ in 0..2 {
        soon(sockets[asked].answer(number, &text)).await;
    }
    let taken = |message| if let FromServer::Taken { question } = message { Some(question) } else { None };
    for _ in 0..2 {
        assert_eq!(soon(sockets[asked].hear_until(taken)).await, number);
    }
    soon(sockets[asked].answer(number, "another text")).await;
    assert_eq!(refusal(&mut sockets[asked]).await.code, "stale");
    let last = QuestionId { branch: 0, decision: decisions(&mut ada, &id).await };
    soon(sockets[asked].answer(last, "concede")).await;
    while soon(sockets[asked].scene()).await.result.is_none() {}
    let record: serde_json::Value = read(&mut ada, &format!("/api/tables/{id}/record")).await;
    let same =
        record["decisions"].as_array().expect("decisions").iter().filter(|decision| decision["text"] == json!(text));
    assert_eq!(same.count(), 1, "the repeated answer was taken once");
}

#[tokio::test]
async fn a_match_goes_on_where_it_was_after_a_restart() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, mut people, mut sockets) = two_people(&site, "spoils").await;
    for number in 0..6 {
        let (asked, scenes) = who_is_asked(&mut sockets).await;
        answer(&mut sockets[asked], &scenes[asked], number).await;
    }
    let (asked, before) = who_is_asked(&mut sockets).await;
    let mut leaving = sockets.into_iter();
    let (mut a, mut b) = (leaving.next().expect("two"), leaving.next().expect("two"));
    let ((), first, second) = tokio::join!(site.stop(), closing(&mut a), closing(&mut b));
    assert_eq!((first.as_str(), second.as_str()), ("shutdown", "shutdown"));

    let site = Site::start(&folder).await;
    people.iter_mut().for_each(|person| person.server = site.address);
    let listed: Vec<TableInfo> = read(&mut people[asked], "/api/tables").await;
    assert_eq!((&listed[0].id, listed[0].status), (&id, Status::Playing));
    let mut sockets = [soon(people[0].connect(&id)).await, soon(people[1].connect(&id)).await];
    let (again, after) = who_is_asked(&mut sockets).await;
    assert_eq!(
        (again, &after[asked].question, &after[asked].zones),
        (asked, &before[asked].question, &before[asked].zones)
    );
    answer(&mut sockets[asked], &after[asked], 0).await;
    while soon(sockets[asked].scene()).await.decisions <= before[asked].decisions {}
}

#[tokio::test]
async fn a_record_is_taken_looked_at_from_every_seat_and_played_on() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, mut eve) = (site.person(), site.person());
    let id = soon(ada.set_up(&table("spoils", vec![here("Ada"), bot("random")]))).await.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    for number in 0..12 {
        let scene = soon(socket.question()).await;
        answer(&mut socket, &scene, number).await;
    }
    soon(socket.question()).await;
    let record = soon(ada.get(&format!("/api/tables/{id}/record"))).await;
    assert_eq!(record.status, 200, "alone one may look at everything");
    let upload = async |person: &mut Person, body: &str| {
        soon(person.request("POST", "/api/records", "content-type: application/json\r\n", body)).await
    };
    let taken: TableInfo = upload(&mut eve, &record.body).await.ok().expect("a table");
    assert_eq!((taken.yours.len(), taken.status), (2, Status::Playing));
    let body: serde_json::Value = serde_json::from_str(&record.body).expect("JSON");
    let count = body["decisions"].as_array().expect("decisions").len();
    for decision in 0..=count {
        for seat in ["?seat=A", "?seat=B", ""] {
            let path = format!("/api/tables/{}/replay/{decision}{seat}", taken.id);
            let scene: Scene = read(&mut eve, &path).await;
            assert_eq!((scene.viewer.is_some(), scene.decisions as usize <= decision), (!seat.is_empty(), true));
        }
    }
    for (path, status) in [
        (format!("/api/tables/{}/replay/{}", taken.id, count + 1), 400),
        (format!("/api/tables/{}/replay/0?seat=C", taken.id), 400),
    ] {
        assert_eq!(problem(&mut eve, "GET", &path, "").await.0, status, "{path}");
    }
    let spoilt = record.body.replacen("\"hash\":\"", "\"hash\":\"0", 1);
    assert!(spoilt != record.body);
    for wrong in [spoilt.as_str(), "", "{}", "[]", &record.body[..record.body.len() / 2]] {
        assert_eq!(upload(&mut eve, wrong).await.status, 400, "{}", &wrong[..wrong.len().min(80)]);
    }
    // Played on from the middle, against somebody else.
    let fork = |table: &str, decision: usize| NewTable {
        fork: Some((table.to_string(), decision as u32)),
        ..common::site::table("spoils", vec![here("Eve"), bot("greedy")])
    };
    let forked = soon(eve.set_up(&fork(&taken.id, count / 2))).await.table;
    assert_eq!(forked.forked_from, Some((taken.id.clone(), (count / 2) as u32)));
    let mut socket = soon(eve.connect(&forked.id)).await;
    let scene = soon(socket.question()).await;
    assert!(scene.decisions as usize >= count / 2);
    answer(&mut socket, &scene, 0).await;
    soon(socket.question()).await;
    for (wanted, status) in [(fork(&taken.id, count + 1), 400), (fork("nosuchtable2", 0), 404), (fork(&id, 0), 403)] {
        assert_eq!(soon(eve.post("/api/tables", &wanted)).await.status, status);
    }
}

/// A scenario for two, and decisions that lead from it to where a seat has chosen something in secret and chooses on.
fn way_to_a_secret(title: &Title) -> (String, Vec<(Seat, String)>) {
    for scenario in &title.scenarios {
        for seed in 0..20 {
            let Ok(mut play) = title.game.open(scenario, true) else { break };
            let (mut way, mut random) = (Vec::new(), Random::new(seed));
            while way.len() < 12 && play.view(None).seats.len() == 2 {
                let Some(asked) = play.asked() else { break };
                let text = play.options().swap_remove(random.below(play.option_count() as u32) as usize).text;
                play.answer(asked, &text).expect("an option");
                way.push((asked, text));
                if play.asked() == Some(asked) && (play.decisions_seen_by(None) as usize) < way.len() {
                    return (scenario.title.clone(), way);
                }
            }
        }
    }
    panic!("nothing is chosen in secret in {}", title.game.id());
}

#[tokio::test]
async fn nobody_hears_how_much_somebody_else_has_chosen_in_secret() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, mut blaise) = (site.person(), site.person());
    let (scenario, way) = way_to_a_secret(CATALOG.find("shards").expect("a game"));
    let wanted = NewTable { scenario: Some(scenario), ..table("shards", vec![here("Ada"), link()]) };
    let made = soon(ada.set_up(&wanted)).await;
    let id = made.table.id;
    soon(blaise.join(&id, &made.invitations[0].secret, "Blaise")).await;
    let mut sockets = [soon(ada.connect(&id)).await, soon(blaise.connect(&id)).await];
    for socket in &mut sockets {
        let habits = Habits { respond: Respond::Every, pay: false, ..Habits::default() };
        soon(socket.say(&FromClient::Habits { habits })).await;
    }
    let mut before = Vec::new();
    for (seat, text) in &way {
        let scene = now(&mut sockets[seat.index()]).await;
        before = vec![now(&mut sockets[0]).await, now(&mut sockets[1]).await];
        soon(sockets[seat.index()].answer(scene.question.expect("a question").id, text)).await;
        soon(sockets[seat.index()].scene()).await;
    }
    let chooser = way.last().expect("a way").0.index();
    soon(sockets[1 - chooser].say(&FromClient::Ping {})).await;
    assert_eq!(soon(sockets[1 - chooser].hear()).await, FromServer::Pong {}, "the other hears nothing");
    let other = now(&mut sockets[1 - chooser]).await;
    assert_eq!(other, Scene { news: other.news.clone(), ..before[1 - chooser].clone() }, "and sees nothing");
    // Nor does anybody find out otherwise.
    let path = format!("/api/tables/{id}");
    let public = decisions(&mut ada, &id).await;
    assert_eq!(public, before[1 - chooser].decisions);
    let all = way.len() as u32;
    assert!(public < all);
    assert_eq!(problem(&mut ada, "GET", &format!("{path}/replay/{all}"), "").await, (400, "decision".into()));
    assert_eq!(read::<Chart>(&mut ada, &format!("{path}/chart")).await.decisions.last(), Some(&public));
}

#[tokio::test]
async fn a_table_begins_from_a_scenario() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    for title in &CATALOG.titles {
        let scenario = title.scenarios.iter().map(|scenario| scenario.title.clone()).nth(3).expect("scenarios");
        let wanted = |seats| NewTable { scenario: Some(scenario.clone()), ..table(title.game.id(), seats) };
        let made = soon(ada.set_up(&wanted(vec![here("Ada"), here("Blaise")]))).await.table;
        assert_eq!(made.scenario.as_ref(), Some(&scenario));
        let mut socket = soon(ada.connect(&made.id)).await;
        assert!(soon(socket.scene()).await.hand_over.is_some(), "somebody is to sit down");
        let alone = soon(ada.post("/api/tables", &wanted(vec![here("Ada")]))).await;
        assert_eq!(alone.status, 400, "{}", alone.body);
        let unknown = NewTable { scenario: Some("no such thing".into()), ..wanted(vec![here("Ada"), here("Blaise")]) };
        assert_eq!(soon(ada.post("/api/tables", &unknown)).await.status, 400);
    }
}

#[tokio::test]
async fn a_deck_of_ones_own_is_kept_and_played() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, mut eve) = (site.person(), site.person());
    let games: Vec<GameInfo> = read(&mut ada, "/api/games").await;
    let spoils = games.iter().find(|game| game.id == "spoils").expect("a game with decks");
    let faces: Vec<server::wire::FaceInfo> = read(&mut ada, "/api/games/spoils/cards").await;
    let name = |face: u32| &faces.iter().find(|info| info.face == face).expect("a face").name;
    let list = |deck: &DeckInfo| {
        deck.cards.iter().map(|(face, number)| format!("{number} {}\n", name(*face))).collect::<String>()
    };
    let mut kept = None;
    for deck in &spoils.decks {
        let wanted = json!({ "name": "Mine", "text": list(deck) });
        let check: DeckCheck = soon(ada.post("/api/games/spoils/decks", &wanted)).await.ok().expect("an answer");
        if check.faults.is_empty() {
            kept = check.deck;
            break;
        }
    }
    let mine = kept.expect("one of the game's own decks is allowed");
    let listed: Vec<DeckInfo> = read(&mut ada, "/api/decks?game=spoils").await;
    assert_eq!(listed.iter().map(|deck| (&deck.id, deck.own)).collect::<Vec<_>>(), [(&mine.id, true)]);
    assert!(read::<Vec<DeckInfo>>(&mut ada, "/api/decks?game=shards").await.is_empty());
    assert!(read::<Vec<DeckInfo>>(&mut eve, "/api/decks").await.is_empty(), "nobody else sees it");
    let faulty = json!({ "name": "Mine", "text": "1 No Such Card" });
    let check: DeckCheck = soon(ada.post("/api/games/spoils/decks", &faulty)).await.ok().expect("an answer");
    assert!(!check.faults.is_empty() && read::<Vec<DeckInfo>>(&mut ada, "/api/decks").await.len() == 1);

    let wanted = NewTable {
        decks: vec![mine.id.clone(), spoils.decks[0].id.clone()],
        ..table("spoils", vec![here("Ada"), bot("random")])
    };
    let made = soon(ada.set_up(&wanted)).await.table;
    let refused = soon(eve.post("/api/tables", &wanted)).await;
    assert_eq!(refused.status, 400, "nobody else plays with it: {}", refused.body);
    let path = format!("/api/decks/{}", mine.id);
    assert_eq!(problem(&mut eve, "DELETE", &path, "").await.0, 404, "nobody else throws it away");
    assert_eq!(soon(ada.request("DELETE", &path, "", "")).await.status, 204);
    assert_eq!(problem(&mut ada, "DELETE", &path, "").await.0, 404, "it is gone");
    let mut socket = soon(ada.connect(&made.id)).await;
    soon(socket.question()).await;
}

/// Plays against a bot with some habits, and shows every question and whether the turn is one's own.
async fn play_with(seed: u64, habits: Habits, mut visit: impl FnMut(&[String], bool)) {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let wanted = NewTable { seed: Some(seed.to_string()), ..table("spoils", vec![here("Ada"), bot("greedy")]) };
    let id = soon(ada.set_up(&wanted)).await.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    soon(socket.scene()).await;
    soon(socket.say(&FromClient::Habits { habits })).await;
    let mut own = false;
    for number in 0..60 {
        let scene = loop {
            let scene = soon(socket.scene()).await;
            if let Some(line) = scene.news.iter().rev().find(|line| line.turn) {
                own = line.text.to_lowercase().contains("you");
            }
            if scene.question.is_some() || scene.result.is_some() {
                break scene;
            }
        };
        let Some(question) = &scene.question else { break };
        visit(&question.options.iter().map(|option| option.text.clone()).collect::<Vec<_>>(), own);
        answer(&mut socket, &scene, number * 5).await;
    }
}

#[tokio::test]
async fn habits_answer_for_a_person() {
    let usual = Habits::default();
    let has = |options: &[String], word: &str| options.iter().any(|option| option == word);
    let (mut passes, mut formal, mut payments, mut turns) = (0, 0, 0, 0);
    for seed in 1..=4 {
        // With what to pay is the player's choice unless they leave it to the game.
        play_with(seed, Habits { respond: Respond::Every, ..usual }, |options, own| {
            passes += usize::from(!own && has(options, "pass"));
            turns += usize::from(own);
            formal += usize::from(options == ["pass"]);
            payments += usize::from(has(options, "pay"));
        })
        .await;
    }
    assert!([passes, formal, payments, turns].iter().all(|count| *count > 0), "{passes} {formal} {payments} {turns}");
    play_with(1, Habits { pay: true, ..usual }, |options, _| {
        let formal = options.len() == 1 && ["pass", "no", "done"].contains(&options[0].as_str());
        assert!(!formal && !has(options, "pay"), "only real choices: {options:?}");
    })
    .await;
    play_with(1, Habits { respond: Respond::Never, ..usual }, |options, _| {
        assert!(!has(options, "pass"), "nothing that can be passed: {options:?}");
    })
    .await;
    play_with(1, Habits { respond: Respond::Turn, ..usual }, |options, own| {
        assert!(own || !has(options, "pass"), "in one's own turn only: {options:?}");
    })
    .await;
    let mut first = true;
    play_with(1, Habits { pass_turn: true, respond: Respond::Every, ..usual }, |options, own| {
        first &= !own;
        assert!(!first || !has(options, "pass"), "not before the next turn: {options:?}");
    })
    .await;
}

#[tokio::test]
async fn habits_are_nobody_elses_business() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [ada, _], mut sockets) = two_people(&site, "spoils").await;
    let (asked, _) = who_is_asked(&mut sockets).await;
    let [mut a, mut b] = sockets;
    let habits = Habits { respond: Respond::Every, pay: false, order: true, pass_turn: false };
    soon(a.say(&FromClient::Habits { habits })).await;
    let scene = soon(a.scene()).await;
    assert_eq!(scene.question.is_some(), asked == 0);
    soon(b.say(&FromClient::Ping {})).await;
    assert_eq!(soon(b.hear()).await, FromServer::Pong {}, "the other hears nothing of it");
    let mut again = soon(ada.connect(&id)).await;
    let kept = |message| if let FromServer::Welcome { habits, .. } = message { Some(habits) } else { None };
    assert_eq!(soon(again.hear_until(kept)).await, habits, "they stay over a connection");
}

#[tokio::test]
async fn languages_switch_in_the_middle_of_a_match() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let id = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    for number in 0..4 {
        let scene = soon(socket.question()).await;
        answer(&mut socket, &scene, number).await;
    }
    let english = soon(socket.question()).await;
    soon(socket.say(&FromClient::Language { language: Tongue::Fr })).await;
    let french = soon(socket.question()).await;
    assert_eq!((french.news_from, french.decisions), (0, english.decisions), "the whole log is told again");
    let texts = |scene: &Scene| -> Vec<String> {
        let options = scene.question.as_ref().expect("a question").options.iter();
        options.map(|option| option.text.clone()).collect()
    };
    assert_eq!(texts(&french), texts(&english), "the notation is the same in every language");
    assert_ne!(french.prompt, english.prompt);
    let labels = |scene: &Scene| scene.zones.iter().map(|zone| zone.label.clone()).collect::<Vec<_>>();
    assert_ne!(labels(&french), labels(&english));
    answer(&mut socket, &french, 0).await;
    let mut other = hello(&ada, &id, Tongue::Fr, 0).await;
    assert_eq!(labels(&soon(other.scene()).await), labels(&french));
}

#[tokio::test]
async fn a_client_of_another_version_is_sent_away() {
    let folder = Folder::new();
    let site = Site::start_with(&folder, quick(), None).await;
    let (id, [ada, _], _sockets) = two_people(&site, "shards").await;
    for version in [0, 2, u32::MAX] {
        let mut socket = soon(ada.open(&id)).await;
        soon(socket.say(&FromClient::Hello { version, language: Tongue::Fr, told: 0 })).await;
        assert_eq!(closing(&mut socket).await, "version");
    }
    let mut nowhere = soon(ada.open("nosuchtable2")).await;
    assert_eq!(closing(&mut nowhere).await, "gone");
}
