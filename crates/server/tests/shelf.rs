//! Games, cards and decks as clients read them: in both languages, and decks of one's own for oneself alone.

use crate::common::Folder;
use crate::common::site::{Site, answer, bot, config, hello, here, problem, quick, read, soon, table};
use catalog::library::Library;
use serde_json::json;
use server::app::Limits;
use server::wire::{DeckCheck, DeckInfo, FaceInfo, GameInfo, NewTable, TableInfo, Tongue};

#[tokio::test]
async fn what_cards_are_sorted_by_is_called_by_name_in_both_languages() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    for (language, names) in [
        (
            "fr",
            [
                ("kind", "sidescheme", "Manigance annexe"),
                ("class", "basic", "Basique"),
                ("class", "encounter", "Rencontre"),
            ],
        ),
        (
            "en",
            [("kind", "sidescheme", "Side Scheme"), ("class", "basic", "Basic"), ("class", "encounter", "Encounter")],
        ),
    ] {
        let faces: Vec<FaceInfo> = read(&mut ada, &format!("/api/games/champions/cards?language={language}")).await;
        for (fact, value, name) in names {
            let with = |facts: &[(String, String)], value: &str| {
                facts.iter().any(|(known, said)| (known.as_str(), said.as_str()) == (fact, value))
            };
            let (found, named): (Vec<&FaceInfo>, Vec<&FaceInfo>) = (
                faces.iter().filter(|face| with(&face.print, value)).collect(),
                faces.iter().filter(|face| with(&face.labels, name)).collect(),
            );
            assert!(!found.is_empty() && found == named, "{fact} {value} in {language}");
        }
        let words = |face: &FaceInfo| face.labels.iter().map(|(fact, _)| fact.clone()).collect::<Vec<_>>();
        assert!(faces.iter().all(|face| words(face) == ["kind", "class"]), "the numbers speak for themselves");
    }
    // What the locale has no words for has none here; the client reads it off the type lines.
    let faces: Vec<FaceInfo> = read(&mut ada, "/api/games/shards/cards?language=fr").await;
    assert!(faces.iter().all(|face| face.labels.is_empty() && !face.print.is_empty()));
}

#[tokio::test]
async fn a_deck_of_ones_own_is_kept_and_played() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, mut eve) = (site.person(), site.person());
    let games: Vec<GameInfo> = read(&mut ada, "/api/games").await;
    let spoils = games.iter().find(|game| game.id == "spoils").expect("a game with decks");
    let faces: Vec<FaceInfo> = read(&mut ada, "/api/games/spoils/cards").await;
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

const LAMP: &str = r#"[(
    id: "lamp", name: (en: "Lamp", fr: "Lampe"), kind: Ally, faction: Order, cost: 1, copies: 10, play: [Draw(1)],
)]"#;

#[tokio::test]
async fn changed_files_are_noticed_by_the_next_table_and_a_table_that_goes_on_keeps_its_cards() {
    let folder = Folder::new();
    let cards = folder.path().join("cards/shards");
    std::fs::create_dir_all(&cards).expect("the folder is ours");
    let write = |text: &str| std::fs::write(cards.join("lamp.ron"), text).expect("the folder is ours");
    write(LAMP);
    let games = Library::open(Some(folder.path().to_path_buf())).unwrap_or_else(|faults| panic!("{faults:?}"));
    let idle = std::time::Duration::from_millis(50);
    let site = Site::start_of(games, config(folder.url(), Limits { idle, ..quick() })).await;
    let mut ada = site.person();
    let wanted = NewTable { seed: Some("7".into()), ..table("shards", vec![here("Ada"), bot("random")]) };
    let first = soon(ada.set_up(&wanted)).await.table.id;
    let mut socket = hello(&ada, &first, Tongue::En, 0).await;
    let scene = soon(socket.question()).await;
    answer(&mut socket, &scene, 0).await;
    let before = soon(socket.question()).await;
    drop(socket);
    let cost_of = async |ada: &mut crate::common::client::Person, data: &str| {
        let faces: Vec<FaceInfo> = read(ada, &format!("/api/games/shards/cards?language=en{data}")).await;
        let lamp = faces.into_iter().find(|face| face.slug == "lamp").expect("it is a card");
        lamp.print.into_iter().find(|(fact, _)| fact == "cost").expect("it has a cost").1
    };
    let cost = async |ada: &mut crate::common::client::Person| cost_of(ada, "").await;
    let data = async |ada: &mut crate::common::client::Person, table: &str| {
        let info: TableInfo = read(ada, &format!("/api/tables/{table}")).await;
        format!("&data={}", info.data.expect("these cards may change"))
    };
    assert_eq!(cost(&mut ada).await, "1");

    // A file that cannot be read changes nothing.
    write(&LAMP.replace("Draw(1)", "Drow(1)"));
    soon(ada.set_up(&wanted)).await;
    assert_eq!(cost(&mut ada).await, "1");

    write(&LAMP.replace("cost: 1", "cost: 4"));
    let second = soon(ada.set_up(&wanted)).await.table.id;
    assert_eq!(cost(&mut ada).await, "4");
    // Whoever sits at a table sees the cards with which it began.
    let (old, new) = (data(&mut ada, &first).await, data(&mut ada, &second).await);
    assert_eq!((cost_of(&mut ada, &old).await.as_str(), cost_of(&mut ada, &new).await.as_str()), ("1", "4"));
    assert_eq!(cost_of(&mut ada, "&data=unknown").await, "4");
    soon(hello(&ada, &second, Tongue::En, 0).await.question()).await;

    // The first table has gone to sleep meanwhile; it is played again with the cards it began with, and goes on.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let mut socket = hello(&ada, &first, Tongue::En, 0).await;
    let scene = soon(socket.question()).await;
    let options = |scene: &server::wire::Scene| {
        let question = scene.question.as_ref().expect("Ada is asked");
        question.options.iter().map(|option| option.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(options(&scene), options(&before));
    answer(&mut socket, &scene, 0).await;
    soon(socket.question()).await;
    site.stop().await;
}
