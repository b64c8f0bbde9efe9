//! Speed and memory of every game, measured hastily.

use std::process::{Command, Output};

use serde_json::Value;

fn program(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tapis")).args(args).output().expect("the program starts")
}

fn run(args: &[&str]) -> String {
    let output = program(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

#[test]
fn every_game_can_be_measured() {
    let args = ["bench", "--seconds", "0.02", "--repeats", "1", "--iterations", "20"];
    let shown = run(&args);
    assert!(shown.lines().count() > 6 && shown.lines().all(|line| line.chars().count() <= 120), "{shown}");
    let args =
        ["bench", "shards", "--seats", "2", "--seconds", "0.02", "--repeats", "1", "--iterations", "20", "--json"];
    let figures: Value = serde_json::from_str(&run(&args)).expect("JSON");
    let [only] = figures.as_array().expect("a list").as_slice() else { panic!("{figures}") };
    for path in [
        "/decisions_per_second",
        "/games_per_second",
        "/copies_per_second",
        "/redeals_per_second",
        "/full_search_per_second/first",
        "/full_search_per_second/middle",
        "/level_search_per_second/first",
        "/level_search_per_second/middle",
        "/stored_bytes",
        "/instructions_per_decision",
        "/memory/table",
        "/memory/whole",
    ] {
        assert!(only.pointer(path).and_then(Value::as_f64).is_some_and(|found| found > 0.0), "{path}: {only}");
    }
    let bytes = |path: &str| only.pointer(path).and_then(Value::as_f64).expect("a number");
    assert!(bytes("/memory/table") > bytes("/stored_bytes") / 4.0 && bytes("/memory/whole") > bytes("/memory/table"));
    assert_eq!(program(&["bench", "shards", "--seats", "9"]).status.code(), Some(2));
}
