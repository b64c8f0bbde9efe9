//! Two hundred recorded games that must replay to the same hashes for ever: every pair of decks, both ways, and tables for
//! three and four.

use ashes::Ashes;
use kernel::game::Setup;
use testkit::{data, golden};

/// A very long game is left where it is.
const LONGEST: u32 = 1_500;

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    let game = data::game::<Ashes>();
    let decks: Vec<&String> = game.decks().iter().map(|deck| &deck.id).collect();
    let chosen = |places: &[usize]| places.iter().map(|place| decks[place % decks.len()].clone()).collect();
    let number = decks.len();
    let mut setups: Vec<Setup> = Vec::new();
    for seed in 1..=200_u64 {
        let place = seed as usize;
        let (first, second) = (place / number, place);
        let (seats, decks) = match seed {
            1..=140 => (2, chosen(&[first, second])),
            141..=170 => (3, chosen(&[first, second, first + second])),
            _ => (4, chosen(&[first, second, first + 1, second + 2])),
        };
        setups.push(Setup { decks, ..Setup::new(seats, seed) });
    }
    let path = "crates/games/ashes/tests/golden/records.tsv";
    golden::compare(&*game, path, &setups, LONGEST, ("decks", |setup| setup.decks.join(" ")));
}
