//! `tapis sim` as people and scripts use it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::common::folder;

fn sim(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis"));
    command.arg("sim").args(words).env("LANG", "en").env_remove("LC_ALL").output().expect("the program starts")
}

fn told(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("panicked"), "{errors}");
    format!("{}{errors}", String::from_utf8_lossy(&output.stdout))
}

fn assert_refused(output: &Output, wanted: &str) {
    let text = told(output);
    assert!(matches!(output.status.code(), Some(1 | 2)), "exit {:?}: {text}", output.status.code());
    assert!(text.contains(wanted), "{text}\nshould mention: {wanted}");
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn a_run_is_told_in_both_languages() {
    let words = ["shards", "--seat", "greedy,random", "--games", "20", "--mirror"];
    let english = told(&sim(&[&words[..], &["--lang", "en"]].concat()));
    for wanted in ["shards: 20 matches, mirrored seats, seed 1", "greedy", "95% interval", "Whoever begins wins 50.0%"]
    {
        assert!(english.contains(wanted), "{english}\nshould contain: {wanted}");
    }
    let french = told(&sim(&[&words[..], &["--lang", "fr"]].concat()));
    for wanted in ["20 parties, places échangées", "intervalle à 95\u{a0}%", "Qui commence gagne 50,0\u{a0}%"] {
        assert!(french.contains(wanted), "{french}\nshould contain: {wanted}");
    }
    assert!(!french.contains("sim-") && !english.contains("sim-"), "every text has words");
}

#[test]
fn a_ladder_is_in_order_and_in_json() {
    let output = sim(&["shards", "--ladder", "--seat", "random,greedy", "--games", "20", "--json"]);
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(found["ladder"][0]["label"], "greedy");
    assert!(found["ladder"][0]["rating"]["elo"].as_f64() > found["ladder"][1]["rating"]["elo"].as_f64());
    assert_eq!((&found["matches"], &found["mirrored"]), (&20.into(), &true.into()));
    assert_eq!(found["command"], "tapis sim shards --seat random,greedy --games 20 --seed 1 --ladder");
    let shown = told(&sim(&["shards", "--ladder", "--seat", "random,greedy,beginner", "--games", "4"]));
    assert!(shown.contains("rating") && shown.contains("wins against"), "{shown}");
}

#[test]
fn where_all_play_together_each_table_is_told() {
    let shown = told(&sim(&["champions", "--seat", "random@*", "--option", "scenario=*", "--games", "1"]));
    for wanted in ["scenario=rhino", "scenario=ultron", "random@iron-man-aggression", "Endings: lost"] {
        assert!(shown.contains(wanted), "{shown}\nshould contain: {wanted}");
    }
}

#[test]
fn a_run_writes_and_goes_on() {
    let folder = folder("sim-resume");
    let file = |name: &str| folder.join(name);
    let (whole, parts, kept, report) = (file("whole.csv"), file("parts.csv"), file("kept.json"), file("report.html"));
    let words = ["shards", "--seat", "random", "--games", "15"];
    assert!(sim(&[&words[..], &["--out", text(&whole), "--threads", "1"]].concat()).status.success());
    let on = [&words[..], &["--out", text(&parts), "--resume", text(&kept), "--report", text(&report)]].concat();
    let part = sim(&[&on[..], &["--stop-after", "6"]].concat());
    assert_refused(&part, "stopped after 6 of 15 matches; the same command goes on");
    assert!(sim(&on).status.success());
    assert_eq!(fs::read(&whole).expect("rows"), fs::read(&parts).expect("rows"));
    let page = fs::read_to_string(&report).expect("a page");
    assert!(
        page.starts_with("<!") && page.contains("tapis sim shards --seat random --games 15"),
        "a page with its command"
    );
    let other = [&on[..], &["--seed", "2"]].concat();
    assert_refused(&sim(&other), "its seed is 1, not 2");
}

#[test]
fn what_does_not_exist_is_refused_with_a_remedy() {
    assert_refused(&sim(&["chards"]), "shards");
    assert_refused(&sim(&["shards", "--seat", "gredy"]), "greedy");
    assert_refused(&sim(&["spoils", "--seat", "random@blod-money"]), "blood-money");
    assert_refused(&sim(&["shards", "--option", "a=b"]), "no options");
    assert_refused(&sim(&["champions", "--option", "scenario=rino"]), "rhino");
    assert_refused(&sim(&["shards", "--seats", "7"]), "2 to 4");
    assert_refused(&sim(&["shards", "--out", "/no/such/folder/a.csv"]), "/no/such/folder/a.csv");
    assert_refused(&sim(&["shards", "--out", "matches.txt"]), ".parquet");
    assert_refused(&sim(&["shards", "--report", "/no/such/folder/a.html"]), "/no/such/folder/a.html");
}

#[test]
fn it_plays_until_it_is_known_and_advises() {
    let words = ["shards", "--seat", "greedy,random", "--precision", "15%", "--mirror"];
    let shown = told(&sim(&words));
    assert!(shown.contains("greedy wins ") && shown.contains("valid whenever it stops"), "{shown}");
    assert!(shown.contains("wins beginning") && !shown.contains("sim-"), "{shown}");
    let few = sim(&[&words[..], &["--games", "4"]].concat());
    assert!(few.status.success() && told(&few).contains("Stopped before the interval was within 15.0 points"));
    assert_refused(&sim(&["shards", "--ladder", "--seat", "greedy,random", "--precision", "1%"]), "--precision");
    for wrong in ["0", "257", "-1"] {
        assert_refused(&sim(&["shards", &format!("--threads={wrong}")]), "--threads");
    }
    let folder = folder("sim-aim");
    let (whole, parts, kept) = (folder.join("whole.csv"), folder.join("parts.csv"), folder.join("kept.json"));
    assert!(sim(&[&words[..], &["--out", text(&whole), "--threads", "1"]].concat()).status.success());
    let on = [&words[..], &["--out", text(&parts), "--resume", text(&kept), "--threads", "2"]].concat();
    assert_refused(&sim(&[&on[..], &["--stop-after", "7"]].concat()), "stopped after 7 of");
    assert!(sim(&on).status.success());
    assert_eq!(fs::read(&whole).expect("rows"), fs::read(&parts).expect("rows"));
    assert_refused(
        &sim(&[
            &["shards", "--seat", "greedy,random", "--mirror"][..],
            &["--precision", "10%", "--out", text(&parts), "--resume", text(&kept)],
        ]
        .concat()),
        "precision",
    );
    let spoils = ["spoils", "--seat", "random@blood-money", "--games", "6", "--advice"];
    for (language, wanted) in [("en", "opening hand"), ("fr", "main de départ")] {
        let shown = told(&sim(&[&spoils[..], &["--lang", language]].concat()));
        assert!(shown.contains(wanted) && !shown.contains("sim-"), "{shown}");
    }
}

#[test]
fn two_card_files_are_compared() {
    let folder = folder("sim-compare");
    let (first, second) = (folder.join("a.ron"), folder.join("b.ron"));
    let card = |effect: &str| {
        format!(
            "[(id: \"mining-drones\", name: (en: \"Mining Drones\", fr: \"Drones Miniers\"), kind: Ally,\n\
             faction: Homodeus, cost: 2, copies: 3, play: [{effect}])]"
        )
    };
    fs::write(&first, card("Gain(Gems, 1), Draw(1)")).expect("a file can be written");
    fs::write(&second, card("Gain(Power, 9)")).expect("a file can be written");
    let words = ["shards", "--seat", "greedy,random", "--precision", "20%", "--compare", text(&first)];
    let shown = told(&sim(&[&words[..], &[text(&second)]].concat()));
    for wanted in ["a.ron", "b.ron", "changes the win rate of greedy", "Mining Drones", "played, second"] {
        assert!(shown.contains(wanted), "{shown}\nshould contain: {wanted}");
    }
    let (rows, page) = (folder.join("rows.csv"), folder.join("page.html"));
    let written = sim(&[&words[..], &[text(&second), "--turns", text(&rows), "--report", text(&page)]].concat());
    assert!(written.status.success(), "{}", told(&written));
    let rows = |side: &str| fs::read_to_string(folder.join(format!("rows.{side}.csv"))).expect("rows");
    assert!(rows("a").starts_with("number,turn,end,active,seat,entrant,hand,played,") && rows("a") != rows("b"));
    let page = fs::read_to_string(&page).expect("a page");
    for wanted in ["id=\"difference\"", "id=\"a-cards\"", "id=\"b-cards\"", "Mining Drones", "a.ron"] {
        assert!(page.contains(wanted), "the page should contain {wanted}");
    }
    assert!(!page.contains("report-"), "every text has words");
    let same = told(&sim(&[&words[..], &[text(&first)]].concat()));
    assert!(same.contains("No difference can be told") && same.contains("No card differs"), "{same}");
    assert_refused(&sim(&[&words[..], &["/no/such/file.ron"]].concat()), "/no/such/file.ron");
    fs::write(&second, card("Gian(Power, 9)")).expect("a file can be written");
    assert_refused(&sim(&[&words[..], &[text(&second)]].concat()), "b.ron");
    assert_refused(&sim(&[&words[..], &[text(&second), "--precision", "2"]].concat()), "precision");
}
