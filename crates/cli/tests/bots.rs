//! Bots that somebody brings: in runs, at the terminal, at a server's table, and over its socket.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

use crate::common::folder;

/// A folder with bots in it.
fn bots(name: &str) -> PathBuf {
    let folder = folder(name);
    let first =
        "while IFS= read -r line; do case \"$line\" in *'\"say\":\"decide\"'*) echo '{\"answer\":0}';; esac; done\n";
    fs::write(folder.join("first.sh"), first).expect("a file can be written");
    let breaks = "n=0\nwhile IFS= read -r line; do case \"$line\" in\n*'\"say\":\"begin\"'*) n=$((n+1));;\n\
                  *'\"say\":\"decide\"'*) if [ $n -gt 4 ]; then echo no more >&2; exit 3; fi; echo '{\"answer\":0}';; esac; done\n";
    fs::write(folder.join("breaks.sh"), breaks).expect("a file can be written");
    let class =
        "class First:\n    def choose(self, view, options):\n        print('aside')\n        return options[0]\n";
    fs::write(folder.join("mybots.py"), class).expect("a file can be written");
    folder
}

fn tapis(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis"));
    command.args(words).current_dir(folder).env("LC_ALL", "C").output().expect("the program starts")
}

fn found(output: &Output) -> Value {
    let errors = String::from_utf8_lossy(&output.stderr);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("no JSON; {errors}"))
}

/// Both take the first option always: so what they find is the same, whatever the threads and whoever they are.
#[test]
fn a_program_and_a_class_play_in_runs_and_ladders() {
    let folder = bots("bots-sim");
    let mut rows = Vec::new();
    for bot in ["cmd:sh first.sh", "python:mybots:First"] {
        for threads in ["1", "2"] {
            let file = folder.join("rows.csv");
            let name = file.to_str().expect("a plain path");
            let seats = format!("{bot},random");
            let words =
                ["sim", "shards", "--seat", &seats, "--games", "6", "--mirror", "--threads", threads, "--out", name];
            let output = tapis(&folder, &words);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            rows.push(fs::read_to_string(&file).expect("rows").replace(bot, "mine"));
        }
    }
    assert!(rows[0].lines().count() == 7 && rows[0].contains("mine"), "{}", rows[0]);
    assert!(rows.iter().all(|other| *other == rows[0]), "the same bot gives the same rows");
    let words = ["sim", "shards", "--ladder", "--seat", "cmd:sh first.sh,random,greedy", "--games", "4", "--json"];
    let ladder = found(&tapis(&folder, &words));
    assert_eq!(ladder["ladder"].as_array().map(Vec::len), Some(3));
    assert_eq!(ladder["matches"], 12);
}

#[test]
fn a_run_with_a_program_that_breaks_keeps_what_was_played() {
    let folder = bots("bots-break");
    let run = |games: &str, bot: &str| {
        let (seats, words) =
            (format!("{bot},random"), ["--threads", "1", "--out", "rows.csv", "--resume", "kept.json"]);
        tapis(&folder, &[&["sim", "shards", "--seat", &seats, "--games", games][..], &words].concat())
    };
    let output = run("9", "cmd:sh breaks.sh");
    let errors = String::from_utf8_lossy(&output.stderr).to_string();
    assert_eq!(output.status.code(), Some(1));
    for wanted in
        ["match 4, seat A: cmd:sh breaks.sh: it has ended (exit status: 3)", "no more", "stopped after 4 of 9"]
    {
        assert!(errors.contains(wanted), "{errors}\nshould contain: {wanted}");
    }
    assert!(String::from_utf8_lossy(&output.stdout).contains("shards: 4 matches"), "what was played is told");
    assert_eq!(fs::read_to_string(folder.join("rows.csv")).expect("rows").lines().count(), 5);
    // Started anew it plays on from there.
    assert!(run("8", "cmd:sh breaks.sh").status.success());
    let on = fs::read_to_string(folder.join("rows.csv")).expect("rows");
    let other =
        tapis(&folder, &["sim", "shards", "--seat", "cmd:sh first.sh,random", "--games", "8", "--out", "whole.csv"]);
    assert!(other.status.success());
    let whole = fs::read_to_string(folder.join("whole.csv")).expect("rows").replace("first.sh", "breaks.sh");
    assert_eq!(on, whole);
    let missing = tapis(&folder, &["sim", "shards", "--seat", "cmd:./nowhere", "--games", "1"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("cannot start ./nowhere"));
}

#[test]
fn at_the_terminal_a_match_goes_on_without_a_program_that_breaks() {
    let folder = bots("bots-play");
    let play = |seats: &str| {
        tapis(&folder, &["play", "shards", "--seat", seats, "--seed", "4", "--json", "--record", "match.tapis"])
    };
    let whole = play("cmd:sh first.sh,python:mybots:First");
    assert_eq!(found(&whole)["ended"], "won");
    assert!(whole.stderr.is_empty(), "{}", String::from_utf8_lossy(&whole.stderr));
    let broken = play("cmd:sh -c 'exit 1',random");
    let errors = String::from_utf8_lossy(&broken.stderr);
    assert_eq!(found(&broken)["ended"], "won");
    assert_eq!(errors.matches("it has ended (exit status: 1)").count(), 3, "{errors}");
    assert!(errors.contains("Seat A") && errors.contains("is not asked again in this match"), "{errors}");
    assert!(tapis(&folder, &["replay", "match.tapis"]).status.success());
}

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The example of the documents plays a whole match, against a program that the operator has named.
#[test]
fn the_example_plays_over_the_socket_against_a_named_program() {
    let folder = bots("bots-serve");
    let database = format!("sqlite://{}/tables.db", folder.display());
    let mut words =
        vec!["serve", "--no-open", "--port", "0", "--pace", "0", "--requests", "1000", "--messages", "100000"];
    words.extend(["--database", &database, "--bot", "mine=python:mybots:First"]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis"));
    command.args(&words).current_dir(&folder).env("LC_ALL", "C").env("TAPIS_LOG", "warn");
    let log = fs::File::create(folder.join("log")).expect("a file can be made");
    let mut server = Server(command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts"));
    let mut line = String::new();
    let mut output = BufReader::new(server.0.stdout.take().expect("the output is a pipe"));
    output.read_line(&mut line).expect("the server says where it is");
    let address =
        line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address").trim_end_matches('/');
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/socket-bot.py");
    let text = fs::read_to_string(&example).expect("the example");
    assert!(text.lines().count() <= 40, "the example has {} lines", text.lines().count());
    let play =
        |bot: &str| Command::new("python3").arg(&example).args([address, bot]).output().expect("python3 is there");
    let played = play("mine");
    let told = String::from_utf8_lossy(&played.stdout).to_string() + &String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success() && told.contains("win"), "{told}");
    let log = fs::read_to_string(folder.join("log")).expect("a log");
    assert!(!log.contains("has not answered itself"), "{log}");
    let stranger = play("cmd:sh first.sh");
    assert!(!stranger.status.success(), "nobody names a program over the network");
}

#[test]
fn what_is_no_bot_for_a_server_is_refused() {
    let folder = bots("bots-serve-wrong");
    for (bot, wanted) in [
        ("mine", "NAME=cmd:PROGRAM"),
        ("mine=sh", "NAME=cmd:PROGRAM"),
        ("greedy=cmd:sh first.sh", "there is a bot called \"greedy\" already"),
        ("My Bot=cmd:sh first.sh", "is no name for a bot"),
        ("mine=cmd:./nowhere", "cannot start ./nowhere"),
    ] {
        let output = tapis(&folder, &["serve", "--no-open", "--port", "0", "--bot", bot]);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && errors.contains(wanted), "{bot}: {errors}");
    }
}
