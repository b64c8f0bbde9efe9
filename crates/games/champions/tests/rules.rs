//! The rulebook at work: every scenario, and random play with every invariant on.

use champions::Champions;
use kernel::game::Setup;
use testkit::{conformance, data};

/// The starter decks, in an order that changes with the seed.
const DECKS: [&str; 5] = [
    "spider-man-justice",
    "captain-marvel-leadership",
    "she-hulk-aggression",
    "iron-man-aggression",
    "black-panther-protection",
];

#[test]
fn scenarios_hold() {
    data::check_scenarios::<Champions>();
}

/// Every scenario and difficulty, one to four players.
#[test]
fn random_matches_conform() {
    let game = data::game::<Champions>();
    let rounds: u64 = std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(1);
    for round in 0..rounds {
        for (number, scenario) in ["rhino", "klaw", "ultron"].into_iter().enumerate() {
            for (hard, difficulty) in ["standard", "expert"].into_iter().enumerate() {
                for seats in 1..=4_u8 {
                    let seed = round * 1000 + number as u64 * 100 + hard as u64 * 10 + u64::from(seats);
                    let decks =
                        (0..seats).map(|seat| DECKS[(seed as usize + usize::from(seat)) % DECKS.len()].to_string());
                    let mut setup = Setup { decks: decks.collect(), ..Setup::new(seats, seed) };
                    let options = [("scenario", scenario), ("difficulty", difficulty)];
                    setup.options = options.map(|(name, value)| (name.to_string(), value.to_string())).into();
                    conformance::conform_once(&*game, &setup);
                }
            }
        }
    }
}
