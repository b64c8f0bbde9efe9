//! Nobody takes a seat, time or attention that is somebody else's: standing in, clocks, spectators, wishes, habits.

use std::time::{Duration, Instant};

use crate::common::Folder;
use crate::common::client::{Person, Socket};
use crate::common::site::{
    Site, answer, bot, config, here, info, link, now, quick, read, refusal, soon, table, two_people, who_is_asked,
    without_keys,
};
use catalog::Catalog;
use server::app::Limits;
use server::wire::{FromClient, FromServer, Habits, NewTable, PlayerKind, Respond, Scene, TableInfo};

fn stand_in(seat: &str) -> FromClient {
    FromClient::TakeOver { seat: seat.into(), bot: Some("random".into()) }
}

/// Two people at a table with a clock.
async fn with_clock(site: &Site, clock: (u32, u32)) -> (String, [Person; 2], [Socket; 2], String) {
    let (mut ada, mut blaise) = (site.person(), site.person());
    let wanted = NewTable { clock: Some(clock), ..table("shards", vec![here("Ada"), link()]) };
    let made = soon(ada.set_up(&wanted)).await;
    let (id, secret) = (made.table.id, made.invitations[0].secret.clone());
    soon(blaise.join(&id, &secret, "Blaise")).await;
    let sockets = [soon(ada.connect(&id)).await, soon(blaise.connect(&id)).await];
    (id, [ada, blaise], sockets, secret)
}

#[tokio::test]
async fn nobody_takes_over_a_seat_whose_person_has_just_left() {
    let folder = Folder::new();
    let site = Site::start_with(&folder, Limits { grace: Duration::from_millis(1200), ..quick() }, None).await;
    let (id, [_, blaise], [mut a, b]) = two_people(&site, "shards").await;
    while !info(&mut a).await.seats[1].here {}
    drop(b);
    while info(&mut a).await.seats[1].here {}
    soon(a.say(&stand_in("B"))).await;
    assert_eq!(refusal(&mut a).await.code, "just-left", "a page that is loaded again is not away");
    tokio::time::sleep(Duration::from_millis(1300)).await;
    soon(a.say(&stand_in("B"))).await;
    while info(&mut a).await.seats[1].player != PlayerKind::StandIn {}
    // Whoever comes back has their seat again without a word.
    let mut b = soon(blaise.connect(&id)).await;
    let welcome = |message| if let FromServer::Welcome { table, .. } = message { Some(table) } else { None };
    let table: TableInfo = soon(b.hear_until(welcome)).await;
    assert_eq!(table.seats[1].player, PlayerKind::Person);
    while info(&mut a).await.seats[1].player != PlayerKind::Person {}
}

#[tokio::test]
async fn where_a_clock_decides_nobody_stands_in_for_others() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (_, _, [mut a, b], _) = with_clock(&site, (60, 0)).await;
    while !info(&mut a).await.seats[1].here {}
    drop(b);
    while info(&mut a).await.seats[1].here {}
    soon(a.say(&stand_in("B"))).await;
    assert_eq!(refusal(&mut a).await.code, "clock-decides");
}

#[tokio::test]
async fn a_crowd_of_spectators_is_not_felt_by_those_who_play() {
    let folder = Folder::new();
    let limits = Limits { spectators: 150, crowd: Duration::from_millis(50), ..quick() };
    let site = Site::start_with(&folder, limits, None).await;
    let (id, _, mut sockets) = two_people(&site, "shards").await;
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    for socket in &mut sockets {
        now(socket).await;
    }
    // None of the players reads while they come.
    let mut crowd = Vec::new();
    for _ in 0..150 {
        crowd.push(soon(site.person().connect(&id)).await);
    }
    for watcher in &mut crowd {
        assert_eq!(soon(watcher.scene()).await.viewer, None);
    }
    let mut late = soon(site.person().open(&id)).await;
    assert_eq!(crate::common::site::closing(&mut late).await, "full");
    drop(late);
    // Players are told neither who comes nor who goes.
    for socket in &mut sockets {
        soon(socket.say(&FromClient::Ping {})).await;
        assert_eq!(soon(socket.hear()).await, FromServer::Pong {});
    }
    answer(&mut sockets[asked], &scenes[asked], 0).await;
    let taken = |message| if let FromServer::Taken { .. } = message { Some(()) } else { None };
    soon(sockets[asked].hear_until(taken)).await;
    let after = soon(sockets[asked].scene()).await;
    for watcher in &mut crowd {
        while soon(watcher.scene()).await.decisions < after.decisions {}
    }
}

#[tokio::test]
async fn what_spectators_say_changes_nothing() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    // Somebody comes back to a question by taking something back; then it is put, whatever their habits say.
    let mut ada = site.person();
    let id = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    let first = soon(socket.question()).await;
    let habits = Habits { respond: Respond::Never, pass_turn: true, ..Habits::default() };
    answer(&mut socket, &first, 0).await;
    soon(socket.question()).await;
    soon(socket.say(&FromClient::Undo {})).await;
    let again = soon(socket.question()).await;
    let mut watcher = soon(site.person().connect(&id)).await;
    soon(watcher.scene()).await;
    soon(watcher.say(&FromClient::Habits { habits })).await;
    assert_eq!(refusal(&mut watcher).await.code, "no-seat");
    assert_eq!(now(&mut socket).await.question, again.question, "it is still asked");
}

#[tokio::test]
async fn time_that_was_used_does_not_come_back() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, mut people, mut sockets, secret) = with_clock(&site, (100, 0)).await;
    let (asked, _) = who_is_asked(&mut sockets).await;
    let seat = ["A", "B"][asked];
    let left = |scene: &Scene| scene.clocks[asked];
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let before = left(&now(&mut sockets[asked]).await);
    assert!(before <= 98_600, "a second and a half has gone: {before}");
    // A bot for a moment, and back.
    for bot in [Some("random".to_string()), None] {
        soon(sockets[asked].say(&FromClient::TakeOver { seat: seat.into(), bot })).await;
    }
    let after = left(&now(&mut sockets[asked]).await);
    assert!(after <= before, "standing in gives no time back: {before}, {after}");
    // Sitting down again where one sits.
    soon(people[1].join(&id, &secret, "Blaise")).await;
    let again = left(&now(&mut sockets[asked]).await);
    assert!(again <= after, "joining again gives no time back: {after}, {again}");
    // A restart.
    site.stop().await;
    let site = Site::start(&folder).await;
    people.iter_mut().for_each(|person| person.server = site.address);
    let mut socket = soon(people[asked].connect(&id)).await;
    let scene = soon(socket.scene()).await;
    assert!(left(&scene) <= again, "a restart gives no time back: {again}, {}", left(&scene));
    assert!(left(&scene) + 3000 > again, "and takes none: {again}, {}", left(&scene));
}

#[tokio::test]
async fn a_wish_that_is_said_again_and_again_is_told_once() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (_, _, mut sockets) = two_people(&site, "shards").await;
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    answer(&mut sockets[asked], &scenes[asked], 0).await;
    let taken = |message| if let FromServer::Taken { .. } = message { Some(()) } else { None };
    soon(sockets[asked].hear_until(taken)).await;
    for round in 0..5 {
        for _ in 0..20 {
            soon(sockets[asked].say(&FromClient::Undo {})).await;
        }
        now(&mut sockets[asked]).await;
        soon(sockets[1 - asked].say(&FromClient::Ping {})).await;
        let mut told = 0;
        loop {
            match soon(sockets[1 - asked].hear()).await {
                FromServer::Undo { wish: Some(_) } => told += 1,
                FromServer::Pong {} => break,
                _ => {}
            }
        }
        assert_eq!(told, usize::from(round < 3), "round {round}");
        soon(sockets[1 - asked].say(&FromClient::Consent { yes: false })).await;
        now(&mut sockets[1 - asked]).await;
    }
}

/// Two positions that look the same to everybody but B: in the first B holds a shield, in the second none.
const POSITIONS: &str = "
scenario: B holds a shield
fr: B a un bouclier
rules: SOI-SHIELD-2
given A: hand crystal
given A: 10 power
given B: hand cryptofist-monk, crystal
then A: 10 power

scenario: B holds no shield
fr: B n’a pas de bouclier
rules: SOI-SHIELD-2
given A: hand crystal
given A: 10 power
given B: hand crystal x2
then A: 10 power
";

/// What somebody has heard, without what changes with time.
type Heard = Vec<(&'static str, String)>;

/// Hears until the match has come so far; every message is kept.
async fn hear_until_asked(socket: &mut Socket, seat: &str, heard: &mut Heard) -> Scene {
    loop {
        match soon(socket.hear()).await {
            FromServer::Scene { scene } => {
                let still = Scene { clocks: Vec::new(), ..without_keys(&scene) };
                heard.push(("scene", serde_json::to_string(&still).expect("a plain value")));
                // Whatever else is asked of the one who listens has one answer.
                if let Some(question) = &scene.question {
                    soon(socket.answer(question.id, &question.options[0].text)).await;
                }
                if scene.asked.as_deref() == Some(seat) {
                    return *scene;
                }
            }
            FromServer::Taken { .. } => heard.push(("taken", String::new())),
            FromServer::Info { .. } => heard.push(("info", String::new())),
            FromServer::Chat { .. } => heard.push(("chat", String::new())),
            FromServer::Refused { refusal, .. } => panic!("{refusal:?}"),
            _ => heard.push(("other", String::new())),
        }
    }
}

#[tokio::test]
async fn with_a_clock_nobody_can_tell_who_was_answered_for() {
    let data = Folder::new();
    let folder = data.path().join("scenarios/shards");
    std::fs::create_dir_all(&folder).expect("the folder is ours");
    std::fs::write(folder.join("positions.scn"), POSITIONS).expect("the folder is ours");
    let catalog = Catalog::load(Some(data.path())).unwrap_or_else(|faults| panic!("{faults:?}"));
    let catalog: &'static Catalog = Box::leak(Box::new(catalog));
    let pace = Duration::from_millis(600);
    let site = Site::start_of(catalog, config(data.url(), Limits { pace, ..quick() })).await;
    let mut told = Vec::new();
    for holds in [true, false] {
        let (mut ada, mut blaise) = (site.person(), site.person());
        let scenario = format!("B holds {} shield", if holds { "a" } else { "no" });
        let wanted =
            NewTable { scenario: Some(scenario), clock: Some((60, 5)), ..table("shards", vec![here("Ada"), link()]) };
        let made = soon(ada.set_up(&wanted)).await;
        let id = made.table.id;
        soon(blaise.join(&id, &made.invitations[0].secret, "Blaise")).await;
        let mut a = soon(ada.connect(&id)).await;
        let scene = soon(a.question()).await;
        let mut b = soon(blaise.connect(&id)).await;
        soon(b.scene()).await;
        now(&mut a).await;
        let mut heard = Heard::new();
        let path = format!("/api/tables/{id}");
        let touched: TableInfo = read(&mut ada, &path).await;
        soon(a.answer(scene.question.expect("a question").id, "end turn")).await;
        let asked = hear_until_asked(&mut a, "B", &mut heard).await;
        let begun = Instant::now();
        if holds {
            // Whoever holds one takes about as long as the server does for whoever holds none.
            let question = soon(b.question()).await.question.expect("a question");
            tokio::time::sleep(Duration::from_millis(500)).await;
            let text = question.options.iter().find(|option| !option.text.starts_with("reveal")).expect("to pass");
            soon(b.answer(question.id, &text.text)).await;
        }
        let after = loop {
            let scene = hear_until_asked(&mut a, "B", &mut heard).await;
            if scene.decisions > asked.decisions {
                break scene;
            }
        };
        let took = begun.elapsed();
        let again: TableInfo = read(&mut ada, &path).await;
        assert!(again.touched > touched.touched);
        let gained = i64::from(after.clocks[1]) - i64::from(asked.clocks[1]);
        assert!(took > Duration::from_millis(250), "an answer takes its time: {took:?}");
        assert!((4_000..=5_010).contains(&gained), "holds {holds}: {gained} after {took:?}");
        told.push(heard.into_iter().filter(|(kind, _)| *kind != "info").collect::<Heard>());
    }
    for (one, other) in told[0].iter().zip(&told[1]) {
        assert_eq!(one, other);
    }
    assert_eq!(told[0].len(), told[1].len(), "as many messages");
}
