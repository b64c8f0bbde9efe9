//! Several servers in one process, on one database and one bus: a table is on one of them and can be reached from all.

use std::time::{Duration, Instant};

use crate::common::client::Person;
use crate::common::site::{
    CATALOG, Site, alone, answer, bot, chat, closing, config, here, link, quick, read, soon, table, two_people_at,
    who_is_asked,
};
use crate::common::{Folder, Postgres};
use crate::crowd::Crowd;
use ai::Budget;
use catalog::library::Library;
use serde_json::Value;
use server::app::Limits;
use server::cluster::Together;
use server::cluster::bus::{Bus, Inside};
use server::serve::Config;
use server::store::Store;
use server::wire::{Analysis, AnalysisWanted, FromClient, FromServer, Outlook, TableInfo};

const LEASE: Duration = Duration::from_secs(20);

fn node(database: &str, bus: &Inside) -> Config {
    Config { together: Together::Inside(bus.clone(), LEASE), ..config(database.to_string(), quick()) }
}

/// The same person, at another server.
fn at(site: &Site, person: &Person) -> Person {
    person.at(site.address)
}

/// Waits until all have heard of each other.
async fn meet() {
    tokio::time::sleep(Duration::from_millis(1200)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_different_servers_play_at_one_table() {
    let (folder, bus) = (Folder::new(), Inside::default());
    let one = Site::start_from(node(&folder.url(), &bus)).await;
    let two = Site::start_from(node(&folder.url(), &bus)).await;
    meet().await;
    let mut ada = one.person();
    let made = soon(ada.set_up(&table("shards", vec![here("Ada"), link()]))).await;
    let id = made.table.id;
    let mut first = soon(ada.connect(&id)).await;
    // Once the table has answered it is on this server, and on no other one.
    soon(first.say(&FromClient::Ping {})).await;
    soon(first.hear_until(|message| matches!(message, FromServer::Pong {}).then_some(()))).await;
    // Who sits down elsewhere sits down at the same table.
    let mut blaise = two.person();
    let info: TableInfo = soon(blaise.join(&id, &made.invitations[0].secret, "Blaise")).await;
    assert_eq!(info.yours, ["B"]);
    let second = soon(blaise.connect(&id)).await;
    let mut sockets = [first, second];
    for _ in 0..30 {
        let (asked, scenes) = who_is_asked(&mut sockets).await;
        if scenes[asked].question.is_none() {
            break;
        }
        answer(&mut sockets[asked], &scenes[asked], 1).await;
    }
    soon(sockets[1].say(&FromClient::Chat { text: "from afar".into() })).await;
    assert_eq!(chat(&mut sockets[0]).await.text, "from afar");
    let store = Store::open(&folder.url()).await.expect("opens");
    let row = store.table(&id).await.expect("reads").expect("is there");
    assert_eq!((row.owner.is_some(), row.epoch), (true, 1), "one server has it and nobody else has had it");
    // The server that has it stops: its people are sent away, and play on at the other one.
    let (_, ()) = tokio::join!(closing(&mut sockets[1]), one.stop());
    let mut sockets = [soon(at(&two, &ada).connect(&id)).await, soon(blaise.connect(&id)).await];
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    answer(&mut sockets[asked], &scenes[asked], 0).await;
    who_is_asked(&mut sockets).await;
    let row = store.table(&id).await.expect("reads").expect("is there");
    assert_eq!(row.epoch, 2, "it has changed hands once");
    two.stop().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_come_and_go_lose_nothing() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let (database, bus) = (postgres.database().await, Inside::default());
    let mut sites = Vec::new();
    for _ in 0..3 {
        sites.push(Site::start_from(node(&database, &bus)).await);
    }
    meet().await;
    let servers: Vec<_> = sites.iter().map(|site| site.address).collect();
    let crowd = Crowd::gather_at(&servers, 6).await;
    crowd.wait_for(60).await;
    let stopping = sites.remove(0);
    let (begun, ()) = (Instant::now(), stopping.stop().await);
    assert!(begun.elapsed() < Duration::from_secs(8), "it hands its tables over and ends");
    crowd.wait_for(60).await;
    sites.remove(0).stop().await;
    crowd.wait_for(60).await;
    let waits = crowd.waits();
    assert!(waits.longest < Duration::from_secs(20), "{waits:?}");
    let reader = Store::open(&database).await.expect("opens");
    // Only one server is left to ask.
    let left = sites[0].address;
    crowd.check_at(&reader, left).await;
    reader.close().await;
}

/// Everything known of how a match went.
async fn look_back(person: &mut Person, id: &str) -> Outlook {
    for _ in 0..3000 {
        let outlook: Outlook = read(person, &format!("/api/tables/{id}/outlook")).await;
        if outlook.ready {
            return outlook;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it takes too long");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_to_be_thought_about_any_server_takes() {
    let (folder, bus) = (Folder::new(), Inside::default());
    let brief = Limits { hint: Budget::Iterations(20), outlook: 4, ..quick() };
    let thoughtless = Limits { bots: 0, ..brief.clone() };
    let one = Site::start_from(Config { limits: thoughtless, ..node(&folder.url(), &bus) }).await;
    let two = Site::start_from(Config { limits: brief.clone(), ..node(&folder.url(), &bus) }).await;
    meet().await;
    // The tables are on a server that thinks about nothing itself.
    let mut looks = Vec::new();
    for game in ["shards", "spoils", "shards", "dice-throne"] {
        let mut ada = one.person();
        let middle = CATALOG.find(game).expect("a game").bots.middle();
        let id = soon(ada.set_up(&table(game, vec![here("Ada"), bot(middle)]))).await.table.id;
        let mut socket = soon(ada.connect(&id)).await;
        for number in 0..3 {
            let scene = soon(socket.question()).await;
            let hint: Analysis =
                soon(async { ada.post(&format!("/api/tables/{id}/analysis"), &AnalysisWanted::default()).await?.ok() })
                    .await;
            assert_eq!((hint.iterations > 0, Some(hint.question)), (true, scene.question.as_ref().map(|one| one.id)));
            answer(&mut socket, &scene, number).await;
        }
        let scene = soon(socket.question()).await;
        let nothing = serde_json::json!({});
        let board: Value =
            soon(async { ada.post(&format!("/api/tables/{id}/replay/0/analysis"), &nothing).await?.ok() }).await;
        assert!(board["iterations"].as_u64().is_some_and(|count| count > 0), "{board}");
        soon(socket.answer(scene.question.expect("a question").id, "concede")).await;
        while soon(socket.scene()).await.result.is_none() {}
        looks.push((look_back(&mut ada, &id).await, ada, id));
    }
    one.stop().await;
    two.stop().await;
    // One server alone finds the same.
    let alone = Site::start_with(&folder, brief, None).await;
    for (known, mut ada, id) in looks {
        ada.server = alone.address;
        assert_eq!(look_back(&mut ada, &id).await, known);
    }
    alone.stop().await;
}

/// How many watch.
const WATCHERS: usize = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_many_watch_elsewhere_goes_there_once() {
    let (folder, bus) = (Folder::new(), Inside::default());
    let one = Site::start_from(node(&folder.url(), &bus)).await;
    let store = Store::open(&folder.url()).await.expect("opens");
    let first = store.nodes().await.expect("reads");
    let two = Site::start_from(node(&folder.url(), &bus)).await;
    let other = store.nodes().await.expect("reads").into_iter().find(|node| !first.contains(node)).expect("two");
    meet().await;
    let (made, _people, mut sockets) = two_people_at(&one, &table("shards", vec![here("Ada"), link()])).await;
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    let mut watchers = Vec::new();
    for _ in 0..WATCHERS {
        let mut watcher = soon(two.person().connect(&made.table.id)).await;
        soon(watcher.scene()).await;
        watchers.push(watcher);
    }
    let mut ear = bus.listen(&format!("tapis.node.{other}")).await.expect("a bus inside the process");
    let (mut asked, mut scenes) = (asked, scenes);
    let mut shown = 0;
    while shown < 10 {
        answer(&mut sockets[asked], &scenes[asked], 1).await;
        (asked, scenes) = who_is_asked(&mut sockets).await;
        let decisions = scenes[0].decisions;
        for watcher in &mut watchers {
            while soon(watcher.scene()).await.decisions < decisions {}
        }
        shown += 1;
    }
    let mut said = 0;
    while let Ok(message) = ear.try_recv() {
        said += usize::from(String::from_utf8_lossy(&message).contains("\"type\":\"scene\""));
    }
    assert!(said > 0 && said < WATCHERS * shown / 4, "{said} messages for {shown} scenes and {WATCHERS} watchers");
    one.stop().await;
    two.stop().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_with_other_cards_takes_no_table_that_it_would_misplay() {
    let (folder, bus) = (Folder::new(), Inside::default());
    let data = folder.path().join("mine/cards/shards");
    std::fs::create_dir_all(&data).expect("the folder is ours");
    let card = r#"[(id: "lantern-keeper", name: (en: "Lantern Keeper", fr: "Gardien"), kind: Mercenary, faction: Order,
        cost: 3, copies: 2, play: [Gain(Gems, 1)])]"#;
    std::fs::write(data.join("mine.ron"), card).expect("the folder is ours");
    let other = Library::open(Some(folder.path().join("mine"))).unwrap_or_else(|faults| panic!("{faults:?}"));
    let same = Site::start_of(Library::from(CATALOG.clone()), node(&folder.url(), &bus)).await;
    let other = Site::start_of(other, node(&folder.url(), &bus)).await;
    meet().await;
    let mut ada = same.person();
    let made = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await;
    // Nobody plays it yet, and the first to come asks the wrong server: it sends them to the right one.
    let mut socket = soon(at(&other, &ada).connect(&made.table.id)).await;
    soon(socket.question()).await;
    let (_, ()) = tokio::join!(closing(&mut socket), same.stop());
    let mut socket = soon(at(&other, &ada).connect(&made.table.id)).await;
    assert_eq!(closing(&mut socket).await, "gone", "and alone it says that it cannot");
    let info: TableInfo =
        soon(async { at(&other, &ada).get(&format!("/api/tables/{}", made.table.id)).await?.ok() }).await;
    assert!(info.unplayable.is_some_and(|why| why.contains("other cards")));
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_alone_needs_no_lease() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (ada, id, mut socket) = alone(&site, "shards").await;
    soon(socket.question()).await;
    assert_eq!(soon(at(&site, &ada).get("/ready")).await.status, 200);
    let store = Store::open(&folder.url()).await.expect("opens");
    assert_eq!(store.nodes().await.expect("reads"), Vec::<String>::new());
    assert_eq!(store.table(&id).await.expect("reads").expect("is there").owner.as_deref(), Some("alone"));
    site.stop().await;
    store.close().await;
}
