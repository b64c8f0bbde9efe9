//! Accounts, sessions, what is known of somebody, and what moderators do.

use crate::common::client::Person;
use crate::common::site::{
    Site, alone, bot, chat, closing, config, here, problem, quick, read, refusal, soon, table, two_people,
};
use crate::common::{Folder, Postgres};
use serde_json::{Value, json};
use server::moderation::Order;
use server::store::{BanKind, Role, Store};
use server::wire::{FromClient, TableInfo};

const PASSPHRASE: &str = "a heron in the reeds";

fn credentials(name: &str) -> Value {
    json!({ "name": name, "passphrase": PASSPHRASE })
}

/// Gives somebody an account.
async fn sign_up(person: &mut Person, name: &str) {
    let answer = soon(person.post("/api/account", &credentials(name))).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(!answer.body.contains("argon2"), "no hash is told");
}

async fn status(person: &mut Person, method: &str, path: &str, body: &Value) -> u16 {
    let headers = "content-type: application/json\r\n";
    soon(person.request(method, path, headers, &body.to_string())).await.status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_becomes_an_account_and_keeps_their_games() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, id, _socket) = alone(&site, "shards").await;
    assert_eq!(status(&mut ada, "GET", "/api/account", &Value::Null).await, 401, "a guest has no account");
    let short = json!({ "name": "Ada", "passphrase": "short" });
    assert_eq!(problem(&mut ada, "POST", "/api/account", &short.to_string()).await, (400, "passphrase".into()));
    sign_up(&mut ada, "Ada").await;
    let mut eve = site.person();
    let taken = problem(&mut eve, "POST", "/api/account", &credentials("aDA").to_string()).await;
    assert_eq!(taken, (409, "name-taken".into()), "names differ by more than their case");
    // In another browser.
    let mut elsewhere = site.person();
    let wrong = json!({ "name": "Ada", "passphrase": "a heron in the weeds" });
    assert_eq!(problem(&mut elsewhere, "POST", "/api/session", &wrong.to_string()).await.0, 403);
    assert_eq!(status(&mut elsewhere, "POST", "/api/session", &credentials("ada")).await, 200);
    let tables: Vec<TableInfo> = read(&mut elsewhere, "/api/tables").await;
    assert_eq!(tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&id], "the games came along");
    soon(soon(elsewhere.connect(&id)).await.question()).await;
    let info: Value = read(&mut elsewhere, "/api/account").await;
    let session = info["sessions"][0]["id"].as_str().expect("a session").to_string();
    assert_eq!(
        (&info["name"], &info["role"], &info["sessions"][0]["here"]),
        (&json!("Ada"), &json!("player"), &json!(true))
    );
    // It is ended from the first one.
    assert_eq!(status(&mut eve, "DELETE", &format!("/api/account/sessions/{session}"), &Value::Null).await, 401);
    assert_eq!(status(&mut ada, "DELETE", &format!("/api/account/sessions/{session}"), &Value::Null).await, 200);
    assert_eq!(status(&mut elsewhere, "GET", "/api/account", &Value::Null).await, 401);
    // All sessions but the one that asks end with the passphrase.
    let mut third = site.person();
    assert_eq!(status(&mut third, "POST", "/api/session", &credentials("Ada")).await, 200);
    let change = json!({ "passphrase": PASSPHRASE, "new": "a crane in the marshes" });
    let stale = ada.clone();
    assert_eq!(status(&mut ada, "PUT", "/api/account/passphrase", &change).await, 200);
    assert_eq!(status(&mut ada, "GET", "/api/account", &Value::Null).await, 200);
    for mut other in [third, stale] {
        assert_eq!(status(&mut other, "GET", "/api/account", &Value::Null).await, 401);
    }
    assert_eq!(
        status(&mut site.person(), "POST", "/api/session", &credentials("Ada")).await,
        403,
        "the old one is over"
    );
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_guesses_passphrases_for_long() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    sign_up(&mut site.person(), "Ada").await;
    for _ in 0..10 {
        let wrong = json!({ "name": "Ada", "passphrase": "anything at all" });
        assert_eq!(status(&mut site.person(), "POST", "/api/session", &wrong).await, 403);
    }
    assert_eq!(status(&mut site.person(), "POST", "/api/session", &credentials("Ada")).await, 429);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_known_of_somebody_can_be_had_and_deleted() {
    let folder = Folder::new();
    had_and_deleted(folder.url()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_postgres_knows_of_somebody_can_be_had_and_deleted() {
    let Some(mut postgres) = Postgres::start().await else { return };
    had_and_deleted(postgres.database().await).await;
}

async fn had_and_deleted(url: String) {
    let site = Site::start_from(config(url.clone(), quick())).await;
    let (shared, [mut ada, mut blaise], mut sockets) = two_people(&site, "shards").await;
    soon(sockets[1].scene()).await;
    soon(sockets[0].say(&FromClient::Chat { text: "my address is secret".into() })).await;
    chat(&mut sockets[1]).await;
    let own = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await.table.id;
    sign_up(&mut ada, "Ada").await;
    let all: Value = read(&mut ada, "/api/account/export").await;
    let text = all.to_string();
    assert!(text.contains("my address is secret") && text.contains(&own) && text.contains(&shared));
    let of_others: Value = read(&mut blaise, "/api/account/export").await;
    assert!(!of_others.to_string().contains("secret"), "what others have said is theirs");
    let table =
        all["tables"].as_array().expect("tables").iter().find(|table| table["id"] == json!(shared)).expect("it");
    assert_eq!(table["record"], Value::Null, "a record tells every card while it is played");
    // One that they do not want to see any more counts, too.
    assert_eq!(status(&mut ada, "DELETE", &format!("/api/tables/{shared}"), &Value::Null).await, 204);
    let all: Value = read(&mut ada, "/api/account/export").await;
    assert!(all.to_string().contains("my address is secret"));
    let before = ada.clone();
    assert_eq!(status(&mut ada, "DELETE", "/api/account", &Value::Null).await, 200);
    // Somebody is still at the table: they come back to one that knows nothing of it, and what happens then does not bring it back.
    assert_eq!(closing(&mut sockets[1]).await, "shutdown");
    let mut again = soon(blaise.connect(&shared)).await;
    soon(again.scene()).await;
    soon(again.say(&FromClient::Chat { text: "who was that?".into() })).await;
    assert_eq!(chat(&mut again).await.text, "who was that?");
    assert_eq!(status(&mut before.clone(), "GET", "/api/account/export", &Value::Null).await, 401);
    let store = Store::open(&url).await.expect("opens");
    assert!(store.table(&own).await.expect("reads").is_none(), "what was theirs alone is gone");
    let row = store.table(&shared).await.expect("reads").expect("what others play stays");
    let events = store.events(&shared, 0).await.expect("reads");
    let kept: String = events.iter().map(|event| event.body.as_str()).chain([&*row.head, &*row.summary]).collect();
    assert!(!kept.contains("Ada") && !kept.contains("secret") && kept.contains("Blaise"), "{kept}");
    assert!(store.account_named("Ada").await.expect("reads").is_none());
    store.close().await;
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moderators_keep_people_out_and_all_of_it_is_noted() {
    let folder = Folder::new();
    kept_out_and_noted(folder.url()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moderators_keep_people_out_and_postgres_notes_all_of_it() {
    let Some(mut postgres) = Postgres::start().await else { return };
    kept_out_and_noted(postgres.database().await).await;
}

async fn kept_out_and_noted(url: String) {
    let site = Site::start_from(config(url.clone(), quick())).await;
    let (id, [mut ada, mut eve], mut sockets) = two_people(&site, "shards").await;
    sign_up(&mut ada, "Ada").await;
    let report = json!({ "seat": "B", "text": "says rude things" });
    assert_eq!(status(&mut ada, "POST", &format!("/api/tables/{id}/report"), &report).await, 200);
    let desk = |order: Value| json!({ "order": order, "why": "rude" });
    let mute = desk(json!({ "what": "ban", "kind": "mute", "whom": format!("{id}/B"), "days": 1.0 }));
    assert_eq!(status(&mut eve, "POST", "/api/admin", &mute).await, 401);
    assert_eq!(status(&mut ada, "POST", "/api/admin", &mute).await, 403, "a player is no moderator");
    let store = Store::open(&url).await.expect("opens");
    let role = Order::Role { whom: "@ada".into(), role: Role::Moderator };
    role.carry_out(&store, "test", "to begin with").await.expect("there is such an account");
    let seen: Value = read(&mut ada, "/api/admin").await;
    assert_eq!(seen["reports"][0]["text"], json!("says rude things"));
    assert_eq!(status(&mut ada, "POST", "/api/admin", &mute).await, 200);
    soon(sockets[1].say(&FromClient::Chat { text: "rude".into() })).await;
    assert_eq!(refusal(&mut sockets[1]).await.code, "muted");
    let higher = desk(json!({ "what": "role", "whom": "@Ada", "role": "administrator" }));
    assert_eq!(status(&mut ada, "POST", "/api/admin", &higher).await, 403, "nobody raises themselves");
    let nobody = desk(json!({ "what": "ban", "kind": "guest", "whom": "nobody", "days": 0.0 }));
    assert_eq!(status(&mut ada, "POST", "/api/admin", &nobody).await, 400);
    let ban = desk(json!({ "what": "ban", "kind": "guest", "whom": format!("{id}/B"), "days": 0.0 }));
    assert_eq!(status(&mut ada, "POST", "/api/admin", &ban).await, 200);
    soon(sockets[1].say(&FromClient::Ping {})).await;
    assert_eq!(closing(&mut sockets[1]).await, "banned");
    assert_eq!(problem(&mut eve, "GET", "/api/tables", "").await, (403, "banned".into()));
    let close = desk(json!({ "what": "close", "table": id }));
    assert_eq!(status(&mut ada, "POST", "/api/admin", &close).await, 200);
    assert_eq!(closing(&mut sockets[0]).await, "shutdown");
    assert_eq!(closing(&mut soon(ada.connect(&id)).await).await, "gone", "and it stays closed");
    let deeds = store.deeds(10).await.expect("reads");
    let what: Vec<&str> = deeds.iter().rev().map(|deed| deed.what.as_str()).collect();
    assert_eq!(
        what,
        ["role moderator", "ban mute 1 days", "ban guest 0 days", "close"],
        "and what was refused is not there"
    );
    let address = Order::Ban { kind: BanKind::Address, whom: "127.0.0.1".into(), days: 1.0 };
    address.carry_out(&store, "test", "everybody").await.expect("an address");
    for _ in 0..100 {
        if soon(site.person().get("/api/games")).await.status == 403 {
            store.close().await;
            return site.stop().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("an address that is banned is kept out");
}
