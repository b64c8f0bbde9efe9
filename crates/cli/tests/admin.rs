//! What moderators do from the command line, and what they are told.

use std::process::Command;

use server::store::{Guest, Report, Store};

use crate::common::folder;

const GUEST: &str = "sqay7tfhthmk";

/// What `tapis admin` says, and its exit code.
fn admin(database: &str, words: &[&str]) -> (String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis"));
    command.args(["admin", "--database", database]).args(words);
    let done = command.output().expect("the program can be run");
    let said = [done.stdout, done.stderr].map(|said| String::from_utf8(said).expect("text")).concat();
    (said.trim().to_string(), done.status.code().expect("it ends"))
}

#[tokio::test]
async fn moderators_do_from_the_command_line_what_they_do_on_the_page() {
    let folder = folder("admin");
    let database = format!("sqlite://{}/tapis.db", folder.display());
    let store = Store::open(&database).await.expect("opens");
    let guest =
        |id: &str| Guest { id: id.into(), secret_hash: "h".into(), name: "Eve".into(), created: 1.0, seen: 1.0 };
    store.create_guest(guest(GUEST)).await.expect("new");
    let report = |id: &str, at: f64| Report {
        id: id.into(),
        at,
        guest: GUEST.into(),
        table: "oak".into(),
        seat: "B".into(),
        text: "rude".into(),
        settled: 0.0,
    };
    store.report(report("one", 1_795_122_698.0)).await.expect("noted");
    let tell = |words: &[&str]| admin(&database, words);
    let open = "one  open  2026-11-19 21:11 UTC  table oak B  by sqay7tfhthmk: rude";
    assert_eq!(tell(&["reports"]), (open.to_string(), 0));
    assert_eq!(tell(&["settle", "one"]), ("settle  one".to_string(), 0));
    assert_eq!(tell(&["reports"]).0, open.replace("open", "settled"));
    let (said, code) = tell(&["settle", "two"]);
    assert_eq!((said.contains("no report \"two\""), code), (true, 1));
    tell(&["mute", GUEST, "--days", "2", "--why", "loud"]);
    tell(&["ban", GUEST]);
    tell(&["ban", "203.0.113.9", "--address"]);
    let (bans, _) = tell(&["bans"]);
    let bans: Vec<&str> = bans.lines().map(|line| line.split(" until ").next().unwrap_or_default()).collect();
    assert_eq!(bans, ["address 203.0.113.9", "guest sqay7tfhthmk", "mute sqay7tfhthmk"]);
    tell(&["unban", GUEST]);
    tell(&["unban", "203.0.113.9", "--address"]);
    let (bans, _) = tell(&["bans"]);
    assert!(bans.starts_with("mute sqay7tfhthmk until 20") && bans.ends_with(" UTC: loud"), "{bans}");
    let (said, code) = tell(&["role", "@eve", "moderator"]);
    assert_eq!((said.contains("nobody \"@eve\""), code), (true, 1));
    assert_eq!(tell(&["forget", GUEST]).1, 0);
    assert_eq!(store.guest(GUEST).await.expect("reads"), None);
    let (audit, _) = tell(&["audit"]);
    let deeds: Vec<&str> = audit.lines().rev().filter_map(|line| line.split("  ").nth(2)).collect();
    let all = [
        "settle",
        "settle",
        "settle: not done",
        "ban mute 2 days",
        "ban guest 0 days",
        "ban address 0 days",
        "unban guest",
        "unban address",
        "forget",
    ];
    assert_eq!(deeds, all, "{audit}");
    store.close().await;
}
