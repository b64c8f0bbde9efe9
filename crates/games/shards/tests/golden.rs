//! Two hundred recorded games that must replay to the same hashes for ever, in debug and in release.
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
use shards::Shards;
use testkit::data;

const GAMES: u64 = 200;
const GOLDEN: &str = "crates/games/shards/tests/golden/records.tsv";

/// A random game, kept as a record.
fn play(book: &std::sync::Arc<kernel::book::Book<Shards>>, seed: u64) -> Record {
    let setup = Setup::new(2 + (seed % 3) as u8, seed);
    let mut play = Match::<Shards>::start(book.clone(), &setup).expect("a legal set-up");
    let mut random = Random::new(seed);
    while let Some(question) = play.table.question() {
        let seat = question.seat;
        let options = play.options();
        let text = play.write(&options[random.below(options.len() as u32) as usize]);
        play.answer(seat, &text).expect("an option is taken");
    }
    play.record()
}

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    let book = data::book::<Shards>();
    let mut page = String::from("seed\tseats\tdecisions\thash\n");
    for seed in 1..=GAMES {
        let record = play(&book, seed);
        let again = Record::read(record.write().as_bytes()).expect("a record reads back");
        replay(&Shelf(book.clone()), &again, None).expect("every hash of a replay is as recorded");
        let chain = record.decisions.iter().fold(0_u64, |chain, decision| {
            let hash = u64::from_str_radix(&decision.hash, 16).expect("a hash is hexadecimal");
            chain.rotate_left(5) ^ hash.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        writeln!(page, "{seed}\t{}\t{}\t{chain:016x}", record.setup.seats, record.decisions.len())
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
