//! Strangers: open tables, quick matches, results and ratings, tables that are put away, and examples that say what to try.

use crate::common::Folder;
use crate::common::site::{
    Site, alone, bot, gather, hello, here, info, link, now, problem, read, refusal, soon, table,
};
use server::wire::{
    FromClient, Mine, NewTable, PlayerKind, QuickMatch, Reach, ResultInfo, Scene, SitDown, Status, TableInfo, Tongue,
};

fn called(name: &str) -> SitDown {
    SitDown { name: name.to_string() }
}

#[tokio::test]
async fn strangers_meet_at_an_open_table_and_what_they_play_counts() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, mut bo, mut eve) = (site.person(), site.person(), site.person());
    let wanted = NewTable { listed: true, rated: true, ..table("shards", vec![here("Ada"), link()]) };
    let id = soon(ada.set_up(&wanted)).await.table.id;
    let open: Vec<TableInfo> = read(&mut bo, "/api/lobby").await;
    assert_eq!(open.iter().map(|table| (&table.id, table.rated)).collect::<Vec<_>>(), [(&id, true)]);
    let path = format!("/api/tables/{id}/sit");
    let sat: TableInfo = soon(bo.post(&path, &called("Bo"))).await.ok().expect("a seat");
    assert_eq!((sat.status, sat.yours), (Status::Playing, vec!["B".to_string()]));
    assert_eq!(soon(eve.post(&path, &called("Eve"))).await.status, 409);
    assert_eq!(read::<Vec<TableInfo>>(&mut eve, "/api/lobby").await, Vec::new());

    let mut sockets = [hello(&ada, &id, Tongue::En, 0).await, hello(&bo, &id, Tongue::En, 0).await];
    let loser = usize::from(soon(sockets[0].scene()).await.asked.as_deref() == Some("B"));
    let asked = now(&mut sockets[loser]).await;
    soon(sockets[loser].say(&FromClient::TakeOver { seat: ["A", "B"][loser].into(), bot: Some("greedy".into()) }))
        .await;
    assert_eq!(refusal(&mut sockets[loser]).await.code, "rated");
    soon(sockets[loser].answer(asked.question.expect("a question").id, "concede")).await;
    let over = soon(sockets[1 - loser].hear_until(|said| match said {
        server::wire::FromServer::Scene { scene } if scene.result.is_some() => Some(scene),
        _ => None,
    }))
    .await;
    assert_eq!(over.result.expect("an end").won, Some(true));
    let results: Vec<ResultInfo> = read(&mut eve, &format!("/api/tables/{id}/results")).await;
    assert_eq!(results.iter().map(|result| result.before).collect::<Vec<_>>(), [Some(1500), Some(1500)]);
    assert!(results[1 - loser].after > Some(1500) && results[loser].after < Some(1500), "{results:?}");
    let people = if loser == 0 { [&mut bo, &mut ada] } else { [&mut ada, &mut bo] };
    for (person, won) in people.into_iter().zip([1, 0]) {
        let mine: Mine = read(person, "/api/mine").await;
        assert_eq!((mine.games[0].played, mine.games[0].won, mine.games[0].rated), (1, won, 1));
        assert!(mine.games[0].rating.is_some());
    }
    // It is counted once, and a table of two is put away by each for themselves.
    let again = hello(&ada, &id, Tongue::En, 0).await;
    soon(again.close()).await;
    assert_eq!(read::<Mine>(&mut ada, "/api/mine").await.games[0].played, 1);
    assert_eq!(soon(ada.request("DELETE", &format!("/api/tables/{id}"), "", "")).await.status, 204);
    assert_eq!(read::<Vec<TableInfo>>(&mut ada, "/api/tables").await, Vec::new());
    assert_eq!(read::<Vec<TableInfo>>(&mut bo, "/api/tables").await.len(), 1);
    assert_eq!(problem(&mut eve, "DELETE", &format!("/api/tables/{id}"), "").await.0, 403);
    site.stop().await;
}

#[tokio::test]
async fn a_quick_match_brings_two_together_and_nobody_to_their_own_table() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, mut bo) = (site.person(), site.person());
    let quick = |name: &str| QuickMatch { game: "shards".into(), name: name.into(), rated: false };
    let first: TableInfo = soon(ada.post("/api/quick", &quick("Ada"))).await.ok().expect("a table");
    assert_eq!(first.status, Status::Gathering);
    let same: TableInfo = soon(ada.post("/api/quick", &quick("Ada"))).await.ok().expect("a table");
    assert_eq!(same.id, first.id);
    let rated = QuickMatch { rated: true, ..quick("Bo") };
    let other: TableInfo = soon(bo.post("/api/quick", &rated)).await.ok().expect("a table");
    assert_ne!(other.id, first.id, "what counts is not what does not");
    let met: TableInfo = soon(bo.post("/api/quick", &quick("Bo"))).await.ok().expect("a table");
    assert_eq!((met.id, met.status), (first.id, Status::Playing));
    let reach: Reach = read(&mut bo, "/api/reach").await;
    assert_eq!(reach.address, None, "a server on loopback can be reached by nobody else");
    for wanted in [table("shards", vec![here("Ada"), bot("random")]), table("champions", vec![here("Ada"), link()])] {
        let wanted = serde_json::to_string(&NewTable { rated: true, ..wanted }).expect("a plain value");
        assert_eq!(problem(&mut ada, "POST", "/api/tables", &wanted).await, (400, "rated".to_string()));
    }
    site.stop().await;
}

#[tokio::test]
async fn a_bot_takes_a_free_seat_and_its_link_is_worth_nothing_then() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, mut bo) = (site.person(), site.person());
    let made = soon(ada.set_up(&table("shards", vec![here("Ada"), link()]))).await;
    let mut socket = hello(&ada, &made.table.id, Tongue::En, 0).await;
    soon(socket.say(&FromClient::Fill { seat: "B".into(), bot: "random".into() })).await;
    let filled = loop {
        let told = info(&mut socket).await;
        if told.status == Status::Playing {
            break told;
        }
    };
    assert_eq!((filled.seats[1].player, filled.seats[1].bot.as_deref()), (PlayerKind::Bot, Some("random")));
    assert!(bo.join(&made.table.id, &made.invitations[0].secret, "Bo").await.is_err());
    soon(socket.say(&FromClient::Fill { seat: "A".into(), bot: "random".into() })).await;
    assert_eq!(refusal(&mut socket).await.code, "no-seat");
    site.stop().await;
}

#[tokio::test]
async fn an_example_says_what_to_try_and_whether_it_was_done() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let title = "Focus turns 1 gem into 1 mastery".to_string();
    let wanted = NewTable { scenario: Some(title), ..table("shards", vec![here("Ada"), bot("random")]) };
    let (made, mut people, mut sockets) = gather(&site, &wanted).await;
    let scene = soon(sockets[0].question()).await;
    let example = scene.example.clone().expect("an example");
    let next = &example.tries[example.next.expect("something to try") as usize];
    assert!(!example.done && !example.strayed && next.seat == "A");
    let mastery = |scene: &Scene| scene.seats[0].gauges.iter().find(|gauge| gauge.name == "mastery").cloned();
    assert_eq!(mastery(&scene).and_then(|gauge| gauge.goal), Some(30));
    soon(sockets[0].answer(scene.question.expect("a question").id, &next.text)).await;
    let after = loop {
        let scene = soon(sockets[0].scene()).await;
        if scene.example.as_ref().is_some_and(|example| example.tries[0].done) {
            break scene.example.expect("an example");
        }
    };
    assert!(after.done && !after.strayed);
    // An example that one plays alone is deleted as a whole.
    let path = format!("/api/tables/{}", made.table.id);
    assert_eq!(soon(people[0].request("DELETE", &path, "", "")).await.status, 204);
    assert_eq!(problem(&mut people[0], "GET", &path, "").await.0, 404);
    let (_, id, _socket) = alone(&site, "shards").await;
    assert_ne!(id, made.table.id);
    site.stop().await;
}
