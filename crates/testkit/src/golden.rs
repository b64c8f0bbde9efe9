//! Recorded games that must replay to the same hashes for ever, in debug and in release.
//!
//! A golden file keeps for each game its length, a hash over the texts of all its decisions and one over the hashes of all
//! its tables. If only the last changes, the stored form of tables changed and the games are the same; if another column
//! changes, games went another way. Both mean that old records no longer replay: say so in the CHANGELOG. `GOLDEN=update`
//! writes the file anew.

use std::fmt::Write;
use std::fs;

use kernel::erased::{AnyGame, replay};
use kernel::game::Setup;
use kernel::record::Record;
use kernel::table::chance::Random;

use crate::data;

/// Plays each set-up at random, at most so many decisions, replays the record and compares with the golden file. Each game
/// is a line: its seed, what tells set-ups apart, how many decisions, the hash.
pub fn compare(
    game: &dyn AnyGame,
    path: &str,
    setups: &[Setup],
    longest: u32,
    (title, about): (&str, fn(&Setup) -> String),
) {
    let mut page = format!("seed\t{title}\tdecisions\tanswers\ttables\n");
    for setup in setups {
        let record = play(game, setup, longest);
        let again = Record::read(record.write().as_bytes()).expect("a record reads back");
        replay(game, &again, None).expect("every hash of a replay is as recorded");
        let (mut answers, mut tables) = (0_u64, 0_u64);
        for decision in &record.decisions {
            let line = format!("{} {}\n", decision.seat.0, decision.text);
            answers = line.bytes().fold(answers, |chain, byte| link(chain, u64::from(byte)));
            tables = link(tables, u64::from_str_radix(&decision.hash, 16).expect("a hash is hexadecimal"));
        }
        let (about, decisions) = (about(setup), record.decisions.len());
        writeln!(page, "{}\t{about}\t{decisions}\t{answers:016x}\t{tables:016x}", setup.seed)
            .expect("a string takes text");
    }
    let path = data::root().join(path);
    if std::env::var("GOLDEN").is_ok_and(|wish| wish == "update") {
        fs::write(&path, &page).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    for (now, then) in page.lines().zip(golden.lines()) {
        assert_eq!(now, then, "a recorded game went another way");
    }
    assert_eq!(page.lines().count(), golden.lines().count(), "the golden file has another length");
}

/// One more number in a hash over many.
fn link(chain: u64, number: u64) -> u64 {
    chain.rotate_left(5) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A random game, kept as a record.
fn play(game: &dyn AnyGame, setup: &Setup, longest: u32) -> Record {
    let mut play = game.start(setup).expect("a legal set-up");
    let mut random = Random::new(setup.seed);
    while let Some(seat) = play.asked() {
        if play.decisions().len() >= longest as usize {
            break;
        }
        let options = play.options();
        let text = &options[random.below(options.len() as u32) as usize].text;
        play.answer(seat, text).expect("an option is taken");
    }
    play.record()
}
