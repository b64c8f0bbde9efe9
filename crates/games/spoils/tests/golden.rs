//! Recorded games of every pair of decks that must replay to the same hashes for ever, in debug and in release.
//!
//! The golden file keeps for each game its length and one hash over the hashes of all its tables. A change there
//! means that old records no longer replay: say so in the CHANGELOG.

use std::fmt::Write;
use std::fs;

use kernel::erased::{Shelf, replay};
use kernel::game::Setup;
use kernel::matches::Match;
use kernel::record::Record;
use kernel::table::chance::Random;
use spoils::Spoils;
use testkit::data;

const GOLDEN: &str = "crates/games/spoils/tests/golden/records.tsv";

/// A very long game is left where it is.
const LONGEST: u32 = 1_500;

/// A random game, kept as a record.
fn play(book: &std::sync::Arc<kernel::book::Book<Spoils>>, seed: u64) -> Record {
    let number = book.decks.len() as u64;
    let pair = [(seed - 1) / number, (seed - 1) % number];
    let decks = pair.map(|deck| book.decks[deck as usize].id.clone()).to_vec();
    let setup = Setup { decks, ..Setup::new(2, seed) };
    let mut play = Match::<Spoils>::start(book.clone(), &setup).expect("a legal set-up");
    let mut random = Random::new(seed);
    while let Some(question) = play.table.question() {
        if play.table.decisions >= LONGEST {
            break;
        }
        let seat = question.seat;
        let options = play.options();
        let text = play.write(&options[random.below(options.len() as u32) as usize]);
        play.answer(seat, &text).expect("an option is taken");
    }
    play.record()
}

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    let book = data::book::<Spoils>();
    let mut page = String::from("seed\tdecks\tdecisions\thash\n");
    let games = (book.decks.len() * book.decks.len()) as u64;
    for seed in 1..=games {
        let record = play(&book, seed);
        let again = Record::read(record.write().as_bytes()).expect("a record reads back");
        replay(&Shelf(book.clone()), &again, None).expect("every hash of a replay is as recorded");
        let chain = record.decisions.iter().fold(0_u64, |chain, decision| {
            let hash = u64::from_str_radix(&decision.hash, 16).expect("a hash is hexadecimal");
            chain.rotate_left(5) ^ hash.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        writeln!(page, "{seed}\t{}\t{}\t{chain:016x}", record.setup.decks.join(" "), record.decisions.len())
            .expect("a string takes text");
    }
    let path = data::root().join(GOLDEN);
    if std::env::var("GOLDEN").is_ok_and(|wish| wish == "update") {
        fs::write(&path, &page).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    for (now, then) in page.lines().zip(golden.lines()) {
        assert_eq!(now, then, "a recorded game went another way");
    }
    assert_eq!(page.lines().count(), golden.lines().count(), "the golden file has another length");
}
