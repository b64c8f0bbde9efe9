//! What is kept of a match and what another begins from: restarts, rematches, records, forks, scenarios.

use crate::common::Folder;
use crate::common::client::{Person, Socket};
use crate::common::site::{
    CATALOG, Site, alone, answer, bot, closing, here, problem, read, refusal, soon, table, two_people, who_is_asked,
    without_keys,
};
use server::wire::{FromClient, FromServer, NewTable, QuestionId, Scene, Status, TableInfo};

/// Gives up, whoever is asked.
async fn concede(socket: &mut Socket, scene: &Scene) {
    soon(socket.answer(QuestionId { branch: 0, decision: scene.decisions }, "concede")).await;
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
        (again, &after[asked].question, without_keys(&after[asked]).zones),
        (asked, &before[asked].question, without_keys(&before[asked]).zones)
    );
    answer(&mut sockets[asked], &after[asked], 0).await;
    while soon(sockets[asked].scene()).await.decisions <= before[asked].decisions {}
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
async fn a_record_is_taken_looked_at_from_every_seat_and_played_on() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut eve = site.person();
    let (mut ada, id, mut socket) = alone(&site, "spoils").await;
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
        ..crate::common::site::table("spoils", vec![here("Eve"), bot("greedy")])
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
