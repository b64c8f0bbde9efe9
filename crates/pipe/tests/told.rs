//! What programs are told, and that nothing of it is a secret.

use std::path::{Path, PathBuf};

use ai::Position;
use catalog::Catalog;
use kernel::game::Setup;
use kernel::table::chance::Random;
use serde_json::Value;

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pipe-told");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A program that writes down what it is told and always takes the first option.
fn listener(name: &str) -> (String, PathBuf) {
    let (script, heard) = (folder().join("listener.sh"), folder().join(name));
    let text = "while IFS= read -r line; do printf '%s\\n' \"$line\" >> \"$1\"\n\
                case \"$line\" in *'\"say\":\"decide\"'*) echo '{\"answer\":0}';; esac; done\n";
    std::fs::write(&script, text).expect("a file can be written");
    let _ = std::fs::remove_file(&heard);
    (format!("cmd:sh {} {}", script.display(), heard.display()), heard)
}

fn heard(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).expect("it was told something");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// At many positions of every game the words are the same whatever the seat does not know.
#[test]
fn what_a_seat_does_not_know_changes_no_word() {
    let mut catalog = Catalog::load(None).expect("the data is sound");
    pipe::admit_any(&mut catalog);
    for title in &catalog.titles {
        let (name, path) = listener(title.game.id());
        let mut bot = title.bots.bot(&name, 1).expect("it can be started");
        let (mut random, mut changed, mut positions) = (Random::new(7), 0, 0);
        for seed in 1..=4 {
            let mut play = title.game.start(&Setup::new(2, seed)).expect("a legal set-up");
            for number in 0..60 {
                let Some(position) = Position::of(&*play) else { break };
                if number % 4 == 3 {
                    let other = play.redealt(position.seat(), random.bits());
                    changed += u32::from(other.digest() != play.digest());
                    for play in [&*play, &*other] {
                        bot.decide(&Position::of(play).expect("the same seat is asked"));
                        assert_eq!(bot.fault(), None);
                    }
                    positions += 1;
                }
                play.step_at_random(&mut random);
            }
        }
        drop(bot);
        assert!(changed * 2 > positions, "{}: only {changed} of {positions} had secrets", title.game.id());
        let mut told = heard(&path);
        told.retain(|message| message["say"] == "decide");
        assert_eq!(told.len(), 2 * positions as usize);
        for pair in told.chunks(2) {
            let [mut one, mut other] = [pair[0].clone(), pair[1].clone()];
            (one["ask"], other["ask"]) = (Value::Null, Value::Null);
            assert_eq!(one, other, "{}", title.game.id());
        }
    }
}

/// A match begins, decisions are asked, it ends, and the same copy plays the next one.
#[test]
fn one_copy_plays_one_match_after_the_other() {
    let mut catalog = Catalog::load(None).expect("the data is sound");
    pipe::admit_any(&mut catalog);
    let title = &catalog.titles[0];
    let (name, path) = listener("matches");
    for seed in [1 << 60, 2 << 60] {
        let mut bot = title.bots.bot(&name, seed).expect("it can be started");
        let mut play = title.game.start(&Setup::new(2, seed)).expect("a legal set-up");
        for _ in 0..6 {
            let choice = bot.decide(&Position::of(&*play).expect("somebody is asked"));
            assert_eq!((choice, bot.fault()), (0, None));
            play.step(choice);
        }
    }
    drop(catalog);
    let told = heard(&path);
    let said: Vec<&str> = told.iter().filter_map(|message| message["say"].as_str()).collect();
    let one = ["begin", "decide", "decide", "decide", "decide", "decide", "decide", "end"];
    assert_eq!(said, [one, one].concat());
    assert_eq!(
        (&told[0]["game"], &told[0]["seats"], &told[0]["seed"]),
        (&"shards".into(), &2.into(), &(1u64 << 49).into())
    );
    let view = &told[1]["view"];
    assert_eq!(view["seats"][0]["gauges"]["health"], 50);
    let hand = |seat: u8| {
        view["zones"].as_array().into_iter().flatten().find(|zone| zone["zone"] == "hand" && zone["seat"] == seat)
    };
    let hand = |seat: u8| hand(seat).expect("everybody has a hand")["cards"].as_array().expect("cards").clone();
    let me = told[0]["seat"].as_u64().expect("a seat") as u8;
    assert!(hand(me).iter().all(|card| card["card"].is_string()), "one's own cards are known");
    assert!(hand(1 - me).iter().all(|card| card.as_object().is_some_and(|card| card.is_empty())), "others' are not");
    assert_eq!(told[1]["options"].as_array().map(Vec::len), Some(title_options(&told[1])));
}

fn title_options(message: &Value) -> usize {
    message["options"].as_array().into_iter().flatten().filter(|option| option.is_string()).count()
}

/// A class in Python, with what it prints out of the way.
#[test]
fn a_class_in_python_plays() {
    let mut catalog = Catalog::load(None).expect("the data is sound");
    pipe::admit_any(&mut catalog);
    let title = &catalog.titles[0];
    let module = "import os, sys\nsys.path.insert(0, os.path.dirname(__file__))\nclass Last:\n    def choose(self, view, options):\n        \
                  print('thinking aloud')\n        return options[-1] if self.turn % 2 else len(options) - 1\n\
                  class Broken:\n    def choose(self, view, options):\n        return options[len(options)]\n";
    let folder = folder().join("python");
    std::fs::create_dir_all(folder.join("told_bots")).expect("a folder can be made");
    std::fs::write(folder.join("told_bots/__init__.py"), module).expect("a file can be written");
    let started = |class: &str| {
        let runner = Path::new(env!("CARGO_MANIFEST_DIR")).join("../python/python/tapis/bot.py");
        let start =
            format!("cmd:sh -c \"cd {} && exec python3 {} told_bots:{class}\"", folder.display(), runner.display());
        title.bots.bot(&start, 1).expect("it can be started")
    };
    let mut play = title.game.start(&Setup::new(2, 3)).expect("a legal set-up");
    let mut bot = started("Last");
    for _ in 0..40 {
        let Some(position) = Position::of(&*play) else { break };
        let choice = bot.decide(&position);
        assert_eq!((choice, bot.fault()), (position.count() - 1, None));
        play.step(choice);
    }
    let mut broken = started("Broken");
    broken.decide(&Position::of(&*play).expect("it goes on"));
    let fault = broken.fault().expect("it breaks");
    assert!(fault.contains("IndexError") && fault.contains("exit status: 1"), "{fault}");
}
