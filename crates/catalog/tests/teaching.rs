//! What teaches: chapters in an order that loses no rule, words of cards that rules explain, puzzles with solutions.

use std::collections::BTreeSet;

use catalog::Catalog;
use catalog::puzzles::Aim;
use catalog::teaching::best_first;
use kernel::book::Language;
use kernel::table::cards::FaceId;

#[test]
fn every_rule_that_can_be_shown_stands_in_a_chapter() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        let unique: BTreeSet<&String> = title.chapters.iter().collect();
        assert_eq!(unique.len(), title.chapters.len());
        let left = title.ledger.rules.iter().filter(|rule| !title.chapters.contains(&rule.chapter));
        assert!(left.clone().all(|rule| !rule.is_testable()), "{:?}", left.map(|rule| &rule.id).collect::<Vec<_>>());
    }
    let spoils = catalog.find("spoils").expect("a game");
    assert_eq!(spoils.chapters[..3], ["goal", "set-up", "turn"].map(String::from), "nobody begins with italics");
}

#[test]
fn every_term_stands_on_a_card_or_is_drawn() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        assert!(title.terms.len() >= 12, "{} explains too little", title.game.id());
        for language in Language::ALL {
            let text = |face: usize| title.game.card_text(FaceId(face as u16), language);
            let texts: Vec<String> =
                (0..title.game.faces()).map(|face| text(face).text.join("\n").to_lowercase()).collect();
            for term in &title.terms {
                let stands = |word: &String| texts.iter().any(|text| text.contains(&word.to_lowercase()));
                for word in term.words(language) {
                    assert!(stands(word) || !term.signs.is_empty(), "{}: no card says {word}", title.game.id());
                }
            }
        }
    }
}

#[test]
fn the_example_that_teaches_best_comes_first() {
    let catalog = Catalog::load(None).expect("the data of the program");
    let title = catalog.find("shards").expect("a game");
    let shows = title.scenarios.iter().filter(|scenario| scenario.rules.iter().any(|rule| rule == "SOI-FOCUS-1"));
    let mut found: Vec<_> = shows.collect();
    best_first(&mut found, "SOI-FOCUS-1");
    assert_eq!(found[0].rules[0], "SOI-FOCUS-1");
}

#[test]
fn every_puzzle_is_solved_by_its_solution() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        for puzzle in &title.puzzles {
            puzzle.check(title).unwrap_or_else(|fault| {
                panic!("{}: {fault}; make them anew: CONTRIBUTING, Add puzzles", title.game.id())
            });
        }
        let kinds: BTreeSet<bool> = title.puzzles.iter().map(|puzzle| puzzle.aim == Aim::Win).collect();
        assert!(title.puzzles.is_empty() || kinds.len() == 2 || title.puzzles.len() < 20);
    }
}
