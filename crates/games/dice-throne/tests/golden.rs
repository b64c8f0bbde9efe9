//! Two hundred recorded games that must replay to the same hashes for ever: every pair of heroes, and tables for three and four.

use dice_throne::DiceThrone;
use kernel::game::Setup;
use testkit::{data, golden};

/// A very long game is left where it is.
const LONGEST: u32 = 1_500;

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    let game = data::game::<DiceThrone>();
    let heroes: Vec<&String> = game.decks().iter().map(|deck| &deck.id).collect();
    let number = heroes.len();
    let pairs = (0..number).flat_map(|first| (first..number).map(move |second| vec![first, second]));
    let three = (0..number * 2).map(|place| vec![place, place * 3 + 1, place * 5 + 2]);
    let four = (0..number * 2).map(|place| vec![place, place * 3 + 1, place * 5 + 2, place * 7 + 3]);
    let chosen = pairs.chain(three).chain(four);
    let setup = |(places, seed): (Vec<usize>, u64)| {
        let decks = places.iter().map(|place| heroes[place % number].clone()).collect();
        Setup { decks, ..Setup::new(places.len() as u8, seed) }
    };
    let setups: Vec<Setup> = chosen.zip(1..).map(setup).collect();
    let path = "crates/games/dice-throne/tests/golden/records.tsv";
    golden::compare(&*game, path, &setups, LONGEST, ("decks", |setup| setup.decks.join(" ")));
}
