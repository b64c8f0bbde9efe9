//! The rulebook at work: every scenario, and random play with every invariant on.

use ashes::Ashes;
use kernel::game::Setup;
use testkit::{conformance, data};

#[test]
fn scenarios_hold() {
    data::check_scenarios::<Ashes>();
}

#[test]
fn random_matches_conform() {
    conformance::conform(&data::book::<Ashes>(), 3);
}

/// Each deck against the next one, so that every card is played.
#[test]
fn random_matches_of_all_decks_conform() {
    let book = data::book::<Ashes>();
    let decks: Vec<String> = book.decks.iter().map(|deck| deck.id.clone()).collect();
    for (place, deck) in decks.iter().enumerate() {
        let other = decks[(place + 1) % decks.len()].clone();
        let decks = vec![deck.clone(), other];
        for seed in 1..=2 {
            let setup =
                Setup { decks: decks.clone(), ask_when_forced: seed == 2, ..Setup::new(2, 10 * place as u64 + seed) };
            conformance::conform_once(&book, &setup);
        }
    }
}
