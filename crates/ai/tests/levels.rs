//! Levels are frozen: what they choose at given positions is kept in `levels.tsv`. Whoever measured himself against a level
//! yesterday meets the same one tomorrow. `LEVELS=update` writes the file anew; the changelog then says so.

use std::fmt::Write;
use std::path::Path;

use ai::Position;
use catalog::{Catalog, GameEntry};
use kernel::game::Setup;
use kernel::table::chance::Random;

/// How many matches are begun, and how far apart in each the positions lie that a level is asked at.
const MATCHES: u64 = 4;
const APART: u32 = 9;
const ASKED: usize = 3;

#[test]
fn levels_choose_what_they_chose() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let mut found = String::from("game\tlevel\toptions taken, of how many\n");
    for title in &catalog.titles {
        for level in title.bots.levels() {
            let choices: Vec<String> = (1..=MATCHES).flat_map(|seed| choices(title, &level.name, seed)).collect();
            writeln!(found, "{}\t{}\t{}", title.game.id(), level.name, choices.join(" ")).expect("text takes it");
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/levels.tsv");
    if std::env::var("LEVELS").is_ok_and(|value| value == "update") {
        std::fs::write(&path, &found).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the file is there");
    assert_eq!(kept, found, "a level chooses otherwise than it did; LEVELS=update if that is meant");
}

/// What a level chooses at some positions of a random match that leave a choice.
fn choices(title: &GameEntry, level: &str, seed: u64) -> Vec<String> {
    let seats = title.game.seats().0 as u8;
    let mut play = title.game.start(&Setup::new(seats, seed)).expect("a legal set-up");
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    let mut passed = APART;
    while let Some(position) = Position::of(&*play) {
        let count = position.count();
        if count > 2 && passed >= APART {
            let mut bot = title.bots.bot(level, seed).expect("a level");
            found.push(format!("{}/{count}", bot.decide(&position)));
            passed = 0;
        }
        if found.len() == ASKED {
            break;
        }
        passed += 1;
        play.step(random.below(count as u32) as usize);
    }
    found
}
