//! The rulebook at work: every scenario, and random play with every invariant on.

use kernel::game::Setup;
use spoils::Spoils;
use testkit::{conformance, data};

#[test]
fn scenarios_hold() {
    data::check_scenarios::<Spoils>();
}

/// Every pair of decks, both ways.
#[test]
fn random_matches_conform() {
    let game = data::game::<Spoils>();
    let rounds: u64 = std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(1);
    for round in 0..rounds {
        for (first, deck) in game.decks().iter().enumerate() {
            for (second, other) in game.decks().iter().enumerate() {
                let seed = round * 100 + first as u64 * 10 + second as u64 + 1;
                let decks = vec![deck.id.clone(), other.id.clone()];
                conformance::conform_once(&*game, &Setup { decks, ..Setup::new(2, seed) });
            }
        }
    }
}
