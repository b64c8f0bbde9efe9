//! The rulebook at work: every scenario, and random play with every invariant on.

use dice_throne::DiceThrone;
use kernel::game::Setup;
use testkit::{conformance, data};

#[test]
fn scenarios_hold() {
    data::check_scenarios::<DiceThrone>();
}

/// Every ability in every level, every token, companion and card lies on the table or is used in some scenario; heroes are named
/// as decks.
#[test]
fn every_face_is_in_a_scenario() {
    let book = data::book::<DiceThrone>();
    let mut said = String::new();
    for scenario in data::scenarios::<DiceThrone>() {
        scenario.lines.iter().for_each(|(_, line)| said.push_str(&format!("{line}\n")));
    }
    let words: Vec<&str> = said.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
    let missing: Vec<&str> = book.slugs().filter(|slug| !words.contains(slug)).collect();
    assert!(missing.is_empty(), "in no scenario: {}", missing.join(", "));
}

#[test]
fn random_matches_conform() {
    conformance::conform(&*data::game::<DiceThrone>(), 3);
}

/// Each hero against every other one and itself.
#[test]
fn random_matches_of_all_pairs_conform() {
    let game = data::game::<DiceThrone>();
    let heroes: Vec<String> = game.decks().iter().map(|deck| deck.id.clone()).collect();
    for (place, hero) in heroes.iter().enumerate() {
        for (other, rival) in heroes.iter().enumerate().skip(place) {
            let decks = vec![hero.clone(), rival.clone()];
            let seed = 1 + 16 * place as u64 + other as u64;
            conformance::conform_once(&*game, &Setup { decks, ..Setup::new(2, seed) });
        }
    }
}
