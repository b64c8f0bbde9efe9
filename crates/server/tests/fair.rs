//! Nobody takes a seat, time or attention that is somebody else's: standing in, clocks, spectators, wishes, habits.

use std::time::{Duration, Instant};

use crate::common::Folder;
use crate::common::site::{
    Site, alone, answer, closing, here, info, link, now, quick, refusal, soon, table, two_people, two_people_at,
    who_is_asked,
};
use server::app::Limits;
use server::wire::{FromClient, FromServer, Habits, NewTable, PlayerKind, Respond, Scene, TableInfo};

fn stand_in(seat: &str) -> FromClient {
    FromClient::TakeOver { seat: seat.into(), bot: Some("random".into()) }
}

/// A table for two with a clock.
fn with_clock(clock: (u32, u32)) -> NewTable {
    NewTable { clock: Some(clock), ..table("shards", vec![here("Ada"), link()]) }
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
    let (_, _, [mut a, b]) = two_people_at(&site, &with_clock((60, 0))).await;
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
    assert_eq!(closing(&mut late).await, "full");
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
async fn spectators_are_told_of_many_changes_at_once() {
    let folder = Folder::new();
    let crowd = Duration::from_millis(1500);
    let site = Site::start_with(&folder, Limits { crowd, ..quick() }, None).await;
    let (_, id, mut socket) = alone(&site, "shards").await;
    let mut watcher = soon(site.person().connect(&id)).await;
    let (first, begun) = (soon(watcher.scene()).await, Instant::now());
    let mut shown = 0;
    for number in 0..12 {
        let scene = soon(socket.question()).await;
        shown = scene.decisions;
        answer(&mut socket, &scene, number).await;
    }
    assert!(shown >= first.decisions + 11);
    let mut scenes = 0;
    while soon(watcher.scene()).await.decisions < shown {
        scenes += 1;
    }
    let most = 1 + begun.elapsed().as_millis() / crowd.as_millis();
    assert!(scenes < most, "{scenes} scenes of {shown} decisions in {:?}", begun.elapsed());
}

#[tokio::test]
async fn what_spectators_say_changes_nothing() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    // Somebody comes back to a question by taking something back; then it is put, whatever their habits say.
    let (_, id, mut socket) = alone(&site, "shards").await;
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
    let (made, mut people, mut sockets) = two_people_at(&site, &with_clock((100, 0))).await;
    let (id, secret) = (made.table.id, &made.invitations[0].secret);
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
    // Deciding, and taking it back: whoever is asked meanwhile has thought.
    let mut after = after;
    for ends in [false, true] {
        let scene = now(&mut sockets[asked]).await;
        let options = &scene.question.as_ref().expect("a question").options;
        let end = options.iter().position(|option| option.text == "end turn").expect("one may end the turn");
        answer(&mut sockets[asked], &scene, if ends { end } else { 0 }).await;
        let taken = |message| if let FromServer::Taken { .. } = message { Some(()) } else { None };
        soon(sockets[asked].hear_until(taken)).await;
        let decided = now(&mut sockets[asked]).await;
        let thinks = usize::from(decided.asked.as_deref() == Some("B"));
        assert_eq!(thinks != asked, ends);
        tokio::time::sleep(Duration::from_millis(1500)).await;
        soon(sockets[asked].say(&FromClient::Undo {})).await;
        while now(&mut sockets[1 - asked]).await.decisions > scene.decisions {
            soon(sockets[1 - asked].say(&FromClient::Consent { yes: true })).await;
        }
        let undone = now(&mut sockets[asked]).await;
        let clocks = (decided.clocks[thinks], undone.clocks[thinks]);
        assert!(clocks.1 + 1400 <= clocks.0, "taking back gives no time back: {clocks:?}");
        after = left(&undone);
    }
    // Sitting down again where one sits.
    soon(people[1].join(&id, secret, "Blaise")).await;
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
async fn choosing_in_secret_and_taking_it_back_costs_its_time() {
    let folder = Folder::new();
    let pace = Duration::from_millis(700);
    let site = Site::start_with(&folder, Limits { pace, ..quick() }, None).await;
    let scenario = Some("every shield counts its own printed value".to_string());
    let wanted = NewTable { scenario, ..with_clock((100, 0)) };
    let (_, _, [mut a, mut b]) = two_people_at(&site, &wanted).await;
    for text in ["end turn", "assign 30 to B"] {
        let question = soon(a.question()).await.question.expect("a question");
        soon(a.answer(question.id, text)).await;
    }
    let (before, begun) = (soon(b.question()).await, Instant::now());
    // The first moments of a question are free, but only once.
    for _ in 0..5 {
        let scene = now(&mut b).await;
        answer(&mut b, &scene, 0).await;
        tokio::time::sleep(pace).await;
        soon(b.say(&FromClient::Undo {})).await;
    }
    let (left, took) = (now(&mut b).await.clocks[1], begun.elapsed().as_millis() as u32);
    assert!(left + took <= before.clocks[1] + 1500, "{took} ms have gone: {}, {left}", before.clocks[1]);
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
