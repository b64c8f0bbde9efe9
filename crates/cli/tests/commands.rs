//! The commands as people and scripts use them: results, exit codes, bad input, own cards.

use std::fs;
use std::process::{Command, Output};

use crate::common::folder;

fn tapis(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tapis")).args(words).env("LANG", "en").output().expect("the program starts")
}

fn told(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// A refusal: exit code 1 or 2, a word of explanation, no panic.
fn assert_refused(output: &Output, wanted: &str) {
    let text = told(output);
    assert!(matches!(output.status.code(), Some(1 | 2)), "exit {:?}: {text}", output.status.code());
    assert!(!text.contains("panicked"), "{text}");
    assert!(text.contains(wanted), "{text}\nshould mention: {wanted}");
}

#[test]
fn every_testable_rule_has_a_passing_scenario() {
    let output = tapis(&["rules", "--coverage", "--strict"]);
    assert!(output.status.success(), "{}", told(&output));
}

#[test]
fn all_data_is_well() {
    assert!(tapis(&["check"]).status.success());
}

#[test]
fn rules_and_cards_speak_both_languages() {
    assert!(told(&tapis(&["rules", "shards", "SOI-FOCUS-1", "--lang", "fr"])).contains("Concentration"));
    let ruling = told(&tapis(&["rules", "shards", "soi-r4"]));
    for part in ["Does Evokatus draw", "one plays from hand only", "SOI-CHAMP-5", " · "] {
        assert!(ruling.contains(part), "{part} in {ruling}");
    }
    assert!(told(&tapis(&["rules", "shards", "SOI-CHAMP-5"])).contains("→ SOI-R4"));
    assert!(told(&tapis(&["rules", "shards", "soi-focus-1", "--lang", "en"])).contains("Focus"));
    assert!(told(&tapis(&["cards", "shards", "zetta", "--lang", "fr"])).contains("Zetta, l’Encodeuse"));
    assert!(
        told(&tapis(&["cards", "shards", "Mining Drones", "--lang", "en"])).contains("Gain 1 gem and draw a card.")
    );
    assert!(told(&tapis(&["cards", "--report"])).contains("shards"));
}

#[test]
fn json_results_are_json() {
    for words in [&["rules", "--coverage", "--json"][..], &["cards", "shards", "--json"], &["check", "--json"]] {
        let output = tapis(words);
        assert!(output.status.success(), "{}", told(&output));
        serde_json::from_slice::<serde_json::Value>(&output.stdout)
            .unwrap_or_else(|error| panic!("{words:?}: {error}"));
    }
}

#[test]
fn what_does_not_exist_is_refused_with_a_remedy() {
    assert_refused(&tapis(&["cards", "shards", "zeta"]), "zetta");
    assert_refused(&tapis(&["rules", "chards"]), "shards");
    assert_refused(&tapis(&["rules", "shards", "SOI-FOCUS-99"]), "SOI-FOCUS-");
    assert_refused(&tapis(&["replay", "no-such-file.json"]), "no-such-file.json");
    assert_refused(&tapis(&["check", "--data", "/no/such/folder"]), "/no/such/folder");
    assert_refused(&tapis(&["fuzz", "shards", "--seats", "7"]), "2 to 4");
}

#[test]
fn fuzz_finds_no_fault() {
    let output = tapis(&["fuzz", "shards", "--games", "12", "--seed", "77"]);
    assert!(output.status.success(), "{}", told(&output));
}

#[test]
fn hostile_records_are_refused() {
    let folder = folder("hostile-records");
    let cases: [(&str, Vec<u8>); 6] = [
        ("empty", Vec::new()),
        ("truncated", br#"{"tapis": 1, "game": "shards", "data": "00", "setup": {"seats": 2, "#.to_vec()),
        ("long", vec![b'['; 10 * 1024 * 1024]),
        ("not-utf8", vec![0xff, 0xfe, 0x00, 0x80]),
        (
            "numbers",
            br#"{"tapis":1,"game":"shards","data":"0","setup":{"seats":999,"seed":1},"decisions":[]}"#.to_vec(),
        ),
        ("format", br#"{"tapis":9,"game":"shards","data":"0","setup":{"seats":2,"seed":1},"decisions":[]}"#.to_vec()),
    ];
    for (name, bytes) in cases {
        let path = folder.join(format!("{name}.json"));
        fs::write(&path, bytes).expect("a file can be written");
        assert_refused(&tapis(&["replay", path.to_str().expect("a plain path")]), name);
    }
}

#[test]
fn hostile_data_files_are_refused() {
    let whole =
        "[(id: \"a\", name: (en: \"A\", fr: \"A\"), kind: Ally, faction: Order, cost: 1, copies: 1, play: [Draw(1)])]";
    let cases: [(&str, Vec<u8>); 6] = [
        ("truncated", whole.as_bytes()[..60].to_vec()),
        ("long", vec![b'('; 10 * 1024 * 1024]),
        ("deep", [b"[".to_vec(), vec![b'('; 100_000]].concat()),
        ("not-utf8", vec![b'[', 0xff, 0xfe]),
        ("numbers", whole.replace("cost: 1", "cost: 99999999999").into_bytes()),
        ("negative", whole.replace("copies: 1", "copies: -1").into_bytes()),
    ];
    for part in ["cards", "decks"] {
        for (name, bytes) in &cases {
            let folder = folder(&format!("hostile-{part}-{name}"));
            fs::create_dir_all(folder.join(part).join("shards")).expect("a folder can be made");
            fs::write(folder.join(part).join("shards/bad.ron"), bytes).expect("a file can be written");
            assert_refused(&tapis(&["check", "--data", folder.to_str().expect("a plain path")]), "bad.ron");
        }
    }
    for (name, bytes) in
        [("long", vec![b'x'; 10 * 1024 * 1024]), ("not-utf8", vec![0xff]), ("wild", b"then: what".to_vec())]
    {
        let folder = folder(&format!("hostile-scenarios-{name}"));
        fs::create_dir_all(folder.join("scenarios/shards")).expect("a folder can be made");
        fs::write(folder.join("scenarios/shards/bad.scn"), bytes).expect("a file can be written");
        assert_refused(&tapis(&["check", "--data", folder.to_str().expect("a plain path")]), "bad.scn");
    }
}

#[test]
fn a_card_in_a_folder_is_playable_at_once() {
    let folder = folder("own-cards");
    fs::create_dir_all(folder.join("cards/shards")).expect("a folder can be made");
    fs::create_dir_all(folder.join("decks/shards")).expect("a folder can be made");
    fs::create_dir_all(folder.join("scenarios/shards")).expect("a folder can be made");
    let card = "[(id: \"sun-spear\", name: (en: \"Sun Spear\", fr: \"Lance solaire\"), kind: Mercenary, faction: Order,\n\
                cost: 2, copies: 3, play: [Gain(Power, 3), OneOf([[Draw(1)], [Gain(Mastery, 1)]])])]";
    fs::write(folder.join("cards/shards/mine.ron"), card).expect("a file can be written");
    let deck = "(id: \"spears\", name: (en: \"Spears\", fr: \"Lances\"), starter: [(\"crystal\", 7), (\"infinity-shard\", 1)],\n\
                centre: Only([(\"sun-spear\", 20)]))";
    fs::write(folder.join("decks/shards/spears.ron"), deck).expect("a file can be written");
    let scenario = "scenario: the spear strikes and gives a choice\nrules: SOI-ALLY-2\ngiven A: hand sun-spear, crystal\n\
                    when A: play sun-spear\nwhen A: way-2\nthen A: 3 power, 1 mastery\n";
    fs::write(folder.join("scenarios/shards/mine.scn"), scenario).expect("a file can be written");
    let data = folder.to_str().expect("a plain path");
    let checked = tapis(&["check", "--data", data]);
    assert!(checked.status.success(), "{}", told(&checked));
    let shown = told(&tapis(&["cards", "shards", "sun-spear", "--data", data, "--lang", "fr"]));
    assert!(shown.contains("Lance solaire") && shown.contains("piocher une carte"), "{shown}");
    let played = tapis(&["fuzz", "shards", "--games", "3", "--data", data, "--deck", "spears"]);
    assert!(played.status.success(), "{}", told(&played));
    let unknown = tapis(&["fuzz", "shards", "--games", "3", "--data", data, "--deck", "swords"]);
    assert_refused(&unknown, "spears");
    let raised = tapis(&["check", "--numbers", "shards", "mine", "--but", "copies", "--data", data]);
    let text = told(&raised);
    assert!(text.contains("4 numbers raised by one: 2 noticed by a scenario, 0 refused"), "{text}");
    assert!(
        text.contains("mine.ron:2:7: cost: «2»") && text.contains("Draw(«1»)") && !text.contains("Power, «"),
        "{text}"
    );
    assert_eq!(raised.status.code(), Some(1));
}

#[test]
fn a_scenario_is_a_position_to_play_from() {
    let folder = folder("from-a-scenario");
    let saved = folder.join("saved.json");
    let saved = saved.to_str().expect("a plain path");
    let play = |words: &[&str], typed: &str| -> String {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tapis"))
            .args(["play", "shards", "--plain", "--lang", "en"])
            .args(words)
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("the program starts");
        std::io::Write::write_all(&mut child.stdin.take().expect("a pipe"), typed.as_bytes())
            .expect("the pipe takes text");
        told(&child.wait_with_output().expect("the program ends"))
    };
    let title = "everybody sees the dials of every player";
    let shown = play(&["--scenario", title], &format!("play crystal\nsave {saved}\nquit\n"));
    assert!(shown.contains("health 31, mastery 9"), "{shown}");
    let again = tapis(&["replay", saved]);
    assert!(again.status.success() && told(&again).contains("1 decisions, every hash as recorded"), "{}", told(&again));
    let resumed = play(&["--from", saved], "play blaster\nquit\n");
    assert!(resumed.contains("You gain 1 power"), "{resumed}");
    assert!(play(&["--scenario", "no such thing at all"], "").contains("no scenario"));
    assert!(play(&["--scenario", "a"], "").contains("scenarios fit"));
}

#[test]
fn chances_are_put_right_by_what_comes_of_them() {
    let odds = ["tune", "champions", "--odds", "--bot", "search:2", "--games", "6", "--seed", "3"];
    let text = told(&tapis(&[&odds[..], &["--option", "scenario=rhino", "--threads", "1"]].concat()));
    assert!(text.contains(r#"of: { "scenario": "rhino" }"#) && text.contains("seats: 1,"), "{text}");
    assert_eq!(text, told(&tapis(&[&odds[..], &["--option", "scenario=rhino", "--threads", "2"]].concat())));
    // What is printed is what the file of bots takes.
    let folder = folder("odds");
    fs::create_dir_all(folder.join("bots")).unwrap();
    let file = folder.join("bots/champions.ron");
    let bots = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../bots/champions.ron")).unwrap();
    let (before, _) = bots.split_once("    odds: [").expect("there are odds");
    let data = folder.to_str().unwrap();
    fs::write(&file, format!("{before}    odds: [\n{text}    ],\n)\n")).unwrap();
    let output = tapis(&["check", "--data", data]);
    assert!(output.status.success(), "{}", told(&output));
    fs::write(&file, format!("{before}    odds: [\n{}    ],\n)\n", text.replace("rhino", "rhyno"))).unwrap();
    assert_refused(&tapis(&["check", "--data", data]), "rhino");
    assert_refused(&tapis(&["tune", "shards", "--odds", "--bot", "greedy"]), "search:N");
    assert_refused(&tapis(&["tune", "shards", "--odds", "--bot", "search:0"]), "search:N");
    assert_refused(&tapis(&["tune", "shards", "--odds", "--bot", "search:1", "--games", "4"]), "too few matches");
    assert_refused(&tapis(&["tune", "shards", "--odds", "--seats", "7"]), "2 to 4");
}
