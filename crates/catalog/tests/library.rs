//! Files of a user's folder that change while the program runs.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::library::{Library, SharedGame};
use kernel::book::Language;
use kernel::game::Setup;
use kernel::record::{Record, hex};

const LAMP: &str = r#"[(
    id: "lamp", name: (en: "Lamp", fr: "Lampe"), kind: Ally, faction: Order, cost: 1, copies: 10, play: [Draw(1)],
)]"#;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tapis-library-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("cards/shards")).expect("a folder can be made");
        Folder(folder)
    }

    fn write(&self, text: &str) {
        fs::write(self.0.join("cards/shards/lamp.ron"), text).expect("a file can be written");
    }

    fn open(&self) -> Library {
        let folder: &Path = &self.0;
        Library::open(Some(folder.to_path_buf())).unwrap_or_else(|faults| panic!("{}", faults.join("\n")))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What is printed as the cost of the lamp.
fn cost(game: &SharedGame) -> String {
    let face = game.game.find("lamp").expect("it is a card");
    let numbers = game.game.card_text(face, Language::En).numbers;
    numbers.iter().find(|(name, _)| name == "cost").map_or(String::new(), |(_, number)| number.to_string())
}

/// A match of some decisions.
fn play(game: &SharedGame) -> Record {
    let mut play = game.game.start(&Setup::new(2, 7)).expect("the set-up is legal");
    for number in 0..30 {
        let (Some(seat), options) = (play.asked(), play.options()) else { break };
        play.answer(seat, &options[number * 7 % options.len()].text).expect("an option is accepted");
    }
    play.record()
}

#[test]
fn a_changed_cost_is_seen_by_the_next_match_and_a_match_that_goes_on_keeps_its_cards() {
    let folder = Folder::new("cost");
    folder.write(LAMP);
    let library = folder.open();
    let before = library.find("shards").expect("it is there");
    let record = play(&before);
    assert_eq!(library.look(), Ok(false), "nothing has changed");

    folder.write(&LAMP.replace("cost: 1", "cost: 4"));
    assert_eq!(library.look(), Ok(true));
    let after = library.find("shards").expect("it is there");
    assert_eq!((cost(&before).as_str(), cost(&after).as_str()), ("1", "4"));

    // Whoever comes back to the match finds the cards it began with, and every hash is the same.
    let found = library.find_as_of("shards", &record.data).expect("it is there");
    assert_eq!(cost(&found), "1");
    let again = found.replay(&record, None).expect("it can be played again");
    assert_eq!(again.record().decisions, record.decisions);
    assert!(after.replay(&record, None).is_err(), "other cards are not taken for its own");
    assert_ne!(hex(after.game.data()), record.data);
}

#[test]
fn cards_that_somebody_still_has_are_found_however_often_files_have_changed() {
    let folder = Folder::new("often");
    folder.write(LAMP);
    let library = folder.open();
    let first = library.find("shards").expect("it is there");
    let data = hex(first.game.data());
    let found = |library: &Library| cost(&library.find_as_of("shards", &data).expect("it is there"));
    for number in 2..14 {
        folder.write(&LAMP.replace("cost: 1", &format!("cost: {number}")));
        assert_eq!(library.look(), Ok(true));
        assert_eq!(found(&library), "1");
    }
    drop(first);
    assert_eq!(found(&library), "13", "nobody has them any more");
}

#[test]
fn faulty_files_are_told_once_and_change_nothing() {
    let folder = Folder::new("faults");
    folder.write(LAMP);
    let library = folder.open();
    folder.write(&LAMP.replace("Draw(1)", "Drow(1)"));
    let faults = library.look().expect_err("there is no such word").join("\n");
    assert!(faults.contains("lamp.ron:2: lamp: ") && faults.contains("did you mean `Draw`?"), "{faults}");
    assert_eq!(library.look(), Ok(false), "it is told once");
    assert_eq!(cost(&library.find("shards").expect("the last good cards stay")), "1");
    folder.write(&LAMP.replace("cost: 1", "cost: 2"));
    assert_eq!(library.look(), Ok(true));
    assert_eq!(cost(&library.find("shards").expect("it is there")), "2");
}
