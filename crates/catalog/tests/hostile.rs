//! Bad input of every kind gets an error and nothing else: no panic, no hang, nothing half done.

use std::sync::{Arc, OnceLock};

use catalog::Catalog;
use kernel::book::{Book, Source};
use kernel::erased::{AnyGame, replay};
use kernel::game::Setup;
use kernel::record::Record;
use kernel::scenario;
use kernel::table::chance::Random;
use proptest::prelude::*;
use testkit::data;

fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n"))))
}

fn game() -> &'static dyn AnyGame {
    &*catalog().titles[0].game
}

/// A short record of a random game.
fn record() -> &'static str {
    static RECORD: OnceLock<String> = OnceLock::new();
    RECORD.get_or_init(|| {
        let mut play = game().start(&Setup::new(2, 5)).expect("a legal set-up");
        let mut random = Random::new(5);
        for _ in 0..40 {
            let Some(seat) = play.asked() else { break };
            let options = play.options();
            let text = options[random.below(options.len() as u32) as usize].text.clone();
            play.answer(seat, &text).expect("an option is taken");
        }
        play.record().write()
    })
}

/// Ways to spoil a text: cut it short, change bytes, repeat a part, put in a huge number.
fn spoil(text: &str, cut: usize, at: usize, byte: u8, way: u8) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let at = at % bytes.len().max(1);
    match way % 5 {
        0 => bytes.truncate(cut % (bytes.len() + 1)),
        1 => bytes[at] = byte,
        2 => {
            let part: Vec<u8> = bytes[at..(at + cut % 200).min(bytes.len())].to_vec();
            bytes.splice(at..at, part);
        }
        3 => {
            bytes.splice(at..at, *b"99999999999999999999999999");
        }
        _ => {
            bytes.splice(at..at, std::iter::repeat_n(b'(', 300 + cut % 300));
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_spoilt_record_is_refused_or_replays(cut: usize, at: usize, byte: u8, way: u8) {
        let bytes = spoil(record(), cut, at, byte, way);
        if let Ok(record) = Record::read(&bytes) {
            let _ = replay(game(), &record, None);
        }
    }

    #[test]
    fn a_spoilt_card_file_is_refused_or_read(cut: usize, at: usize, byte: u8, way: u8, file: usize) {
        let mut cards = data::files("cards/shards", "ron");
        let file = file % cards.len();
        let bytes = spoil(&cards[file].text, cut, at, byte, way);
        cards[file].text = String::from_utf8_lossy(&bytes).into_owned();
        let decks = data::files("decks/shards", "ron");
        if let Err(faults) = Book::<shards::Shards>::read(&cards, &decks) {
            prop_assert!(faults.iter().all(|fault| fault.line > 0 && !fault.what.is_empty()));
        }
    }

    #[test]
    fn a_spoilt_deck_is_refused_or_played(cut: usize, at: usize, byte: u8, way: u8) {
        let cards = data::files("cards/shards", "ron");
        let mut decks = data::files("decks/shards", "ron");
        let bytes = spoil(&decks[0].text, cut, at, byte, way);
        decks[0].text = String::from_utf8_lossy(&bytes).into_owned();
        if let Ok(book) = Book::<shards::Shards>::read(&cards, &decks) {
            let shelf = kernel::erased::ErasedGame(Arc::new(book));
            let _ = shelf.start(&Setup::new(2, 1));
        }
    }

    #[test]
    fn a_spoilt_scenario_is_refused_or_played(cut: usize, at: usize, byte: u8, way: u8, file: usize) {
        let files = data::files("scenarios/shards", "scn");
        let source = &files[file % files.len()];
        let bytes = spoil(&source.text, cut, at, byte, way);
        if let Ok(scenarios) = scenario::read(&source.path, &String::from_utf8_lossy(&bytes)) {
            for scenario in scenarios {
                let _ = game().check(&scenario);
            }
        }
    }

    #[test]
    fn a_wild_notation_is_refused_and_changes_nothing(text in "\\PC{0,60}", seat in 0u8..8) {
        let mut play = game().start(&Setup::new(3, 2)).expect("a legal set-up");
        let before = play.digest();
        if play.answer(kernel::table::seats::Seat(seat), &text).is_err() {
            prop_assert_eq!(play.digest(), before);
        }
    }

    #[test]
    fn a_notation_made_of_real_words_is_refused_and_changes_nothing(
        words in proptest::collection::vec(
            prop_oneof![
                Just("play"), Just("recruit"), Just("assign"), Just("banish"), Just("from"), Just("to"), Just("B"),
                Just("B:zetta#2"), Just("crystal"), Just("crystal#9"), Just("-3"), Just("2147483647"), Just("∞"),
                Just("hand"), Just("river"), Just("#"), Just(":"), Just("Z:crystal"), Just("die1"), Just("reveal"),
            ],
            1..6,
        ),
    ) {
        let mut play = game().start(&Setup::new(2, 2)).expect("a legal set-up");
        let before = play.digest();
        let seat = play.asked().expect("somebody is asked");
        if play.answer(seat, &words.join(" ")).is_err() {
            prop_assert_eq!(play.digest(), before);
        }
    }
}

#[test]
fn unknown_words_are_refused_with_file_line_card_and_remedy() {
    let told = |text: &str| -> String {
        let source = Source { path: "mine.ron".to_string(), text: text.to_string() };
        let faults = Book::<shards::Shards>::read(&[source], &[]).expect_err("the file has a fault");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let card = |fields: &str| {
        format!(
            "[\n    (\n        id: \"my-card\",\n        name: (en: \"Mine\", fr: \"Mien\"),\n        {fields}\n    ),\n]\n"
        )
    };
    let ally = "kind: Ally, faction: Order, cost: 2, copies: 1,";
    let cases = [
        (
            card(&format!("{ally} play: [Drow(1)],")),
            "mine.ron:5: my-card: no effect called `Drow`; did you mean `Draw`?",
        ),
        (card(&format!("{ally} play: [Draw(1)], colour: 3,")), "colour"),
        (card(&format!("{ally} play: [Gain(Power, 0)],")), "mine.ron:3: my-card: `Gain` must give at least 1"),
        (card(&format!("{ally} play: [Banish(\"x\")],")), "mine.ron:3: my-card: no slot called `x`"),
        (card(&format!("{ally} play: [When(cond: Mastry(3), then: [Draw(1)])],")), "did you mean `Mastery`?"),
        (card("kind: Ally, faction: Order, cost: 200, copies: 1, play: [Draw(1)],"), "`cost` must be 0 to 20"),
        (card("kind: Champion, faction: Order, cost: 2, copies: 1, activate: [Draw(1)],"), "needs `health`"),
        (card("kind: Ally, faction: Ordre, cost: 2, copies: 1, play: [Draw(1)],"), "Ordre"),
        (card(&format!("{ally} play: [Draw(-1)],")), "mine.ron:5: my-card:"),
        (card(&format!("{ally} play: [Gain(Power, 3000000000)],")), "too large"),
    ];
    for (text, wanted) in cases {
        let told = told(&text);
        assert!(told.contains(wanted), "{told}\nshould say: {wanted}");
        assert!(told.starts_with("mine.ron:"), "{told}");
    }
}

#[test]
fn a_second_card_with_the_same_id_is_refused() {
    let text = "[(id: \"twin\", name: (en: \"T\", fr: \"T\"), kind: Ally, faction: Order, cost: 2, copies: 1, play: [Draw(1)])]";
    let source = |path: &str| Source { path: path.to_string(), text: text.to_string() };
    let faults = Book::<shards::Shards>::read(&[source("a.ron"), source("b.ron")], &[]).expect_err("twins");
    assert!(faults[0].to_string().contains("b.ron:1: twin: a second card with the id"), "{}", faults[0]);
}

#[test]
fn a_record_of_other_data_is_refused_by_name() {
    let other = record().replacen("\"data\": \"", "\"data\": \"0", 1);
    let record = Record::read(other.as_bytes()).expect("the form is right");
    let fault = replay(game(), &record, None).err().expect("other data");
    assert!(fault.contains("other cards"), "{fault}");
}

#[cfg(unix)]
#[test]
fn a_pipe_in_a_folder_of_data_is_a_fault_and_not_waited_for() {
    let folder = std::env::temp_dir().join(format!("tapis-pipe-{}", std::process::id()));
    let cards = folder.join("cards/shards");
    std::fs::create_dir_all(&cards).expect("the folder is ours");
    let made = std::process::Command::new("mkfifo").arg(cards.join("pipe.ron")).status().expect("mkfifo can be run");
    assert!(made.success());
    let (tell, told) = std::sync::mpsc::channel();
    let loading = folder.clone();
    std::thread::spawn(move || tell.send(Catalog::load(Some(&loading)).err().unwrap_or_default()));
    let faults = told.recv_timeout(std::time::Duration::from_secs(60)).expect("it is not waited for");
    assert!(faults.iter().any(|fault| fault.contains("pipe.ron")), "{faults:?}");
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}
