//! Comparing two versions of a card: equal ones do not differ, a strong one does, and it stops when it knows.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use catalog::Catalog;
use lab::compare::{Comparison, Manner, Stretch, compare, conclude, plans, play_stretch};
use lab::plan::Wish;
use lab::stats::Sequential;

/// A folder with a card and two decks, one of which is full of it.
fn folder(name: &str, effect: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(path.join("cards/shards")).expect("a folder can be made");
    fs::create_dir_all(path.join("decks/shards")).expect("a folder can be made");
    let card = format!(
        "[(id: \"sun-spear\", name: (en: \"Sun Spear\", fr: \"Lance solaire\"), kind: Mercenary, faction: Order,\n\
         cost: 1, copies: 3, play: [{effect}])]"
    );
    fs::write(path.join("cards/shards/mine.ron"), card).expect("a file can be written");
    let deck = "(id: \"spears\", name: (en: \"Spears\", fr: \"Lances\"),\n\
                starter: [(\"crystal\", 7), (\"infinity-shard\", 1)], centre: Only([(\"sun-spear\", 30)]))";
    fs::write(path.join("decks/shards/spears.ron"), deck).expect("a file can be written");
    path
}

fn compared(before: &Path, after: &Path, games: u64) -> Comparison {
    let catalogs = [before, after]
        .map(|folder| Catalog::load(Some(folder)).unwrap_or_else(|faults| panic!("{}", faults.join("\n"))));
    let titles = [&catalogs[0], &catalogs[1]].map(|catalog| catalog.find("shards").expect("a game"));
    let entrants = ["greedy@spears", "random@spears"].map(str::to_string).to_vec();
    let wish = Wish { entrants, games, seed: 3, ..Wish::default() };
    let stop = AtomicBool::new(false);
    let mut manner = Manner {
        threads: 2,
        precision: 0.1,
        stop: &stop,
        told: &mut |_, _| {},
        paths: Default::default(),
        notes: Vec::new(),
        fault: None,
    };
    compare(titles, &wish, "", &mut manner).expect("a comparison")
}

#[test]
fn the_same_cards_make_no_difference() {
    let folder = folder("compare-same", "Gain(Power, 3)");
    let found = compared(&folder, &folder, 10_000);
    assert!(found.enough && found.difference.half_width() <= 0.1);
    assert_eq!((found.before, found.difference.value), (found.after, 0.0));
    assert!(found.difference.holds(0.0) && found.cards.is_empty());
    assert_eq!(found.summaries[0].cards, found.summaries[1].cards);
    assert_eq!(found.matches, 4 * found.seeds);
}

#[test]
fn a_changed_card_is_named_and_weighed() {
    let (before, after) = (folder("compare-a", "Gain(Power, 5)"), folder("compare-b", "Gain(Mastery, 1)"));
    let found = compared(&before, &after, 10_000);
    let names: Vec<&str> = found.cards.iter().map(|change| change.card.as_str()).collect();
    assert_eq!(names, ["sun-spear"]);
    let change = &found.cards[0];
    assert!(change.before.as_ref().is_some_and(|tally| tally.played.matches > 0));
    assert!(found.seeds < 5_000, "it stops long before all is played: {} seeds", found.seeds);
    assert!(found.enough);
    let again = compared(&before, &after, 10_000);
    assert_eq!(found, again);
    // Too few matches: it says so.
    assert!(!compared(&before, &after, 4).enough);
}

#[test]
fn stretches_played_apart_are_the_comparison() {
    let (before, after) = (folder("compare-c", "Gain(Power, 5)"), folder("compare-d", "Gain(Mastery, 1)"));
    let whole = compared(&before, &after, 10_000);
    let catalogs = [before, after].map(|folder| Catalog::load(Some(&folder)).expect("the data is sound"));
    let titles = [&catalogs[0], &catalogs[1]].map(|catalog| catalog.find("shards").expect("a game"));
    let entrants = ["greedy@spears", "random@spears"].map(str::to_string).to_vec();
    let plans = plans(titles, &Wish { entrants, games: 10_000, seed: 3, ..Wish::default() }).expect("plans");
    let (mut sum, mut sequential) = (Stretch::new(&plans), Sequential::new(0.1));
    let cuts = [0, 1, whole.seeds / 2, whole.seeds];
    for cut in cuts.windows(2) {
        sum.merge(&play_stretch(titles, &plans, cut[0]..cut[1], 2).expect("it is played")).expect("of one plan");
    }
    sum.differences.iter().for_each(|difference| sequential.feed(*difference));
    assert_eq!(conclude(titles, &plans, &sum, &sequential, ""), whole);
}
