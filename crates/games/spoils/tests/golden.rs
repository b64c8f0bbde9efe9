//! Recorded games of every pair of decks, both ways, that must replay to the same hashes for ever.

use kernel::game::Setup;
use spoils::Spoils;
use testkit::{data, golden};

/// A very long game is left where it is.
const LONGEST: u32 = 1_500;

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    let game = data::game::<Spoils>();
    let ids: Vec<&String> = game.decks().iter().map(|deck| &deck.id).collect();
    let pairs = ids.iter().flat_map(|first| ids.iter().map(move |second| vec![(*first).clone(), (*second).clone()]));
    let setups: Vec<Setup> = pairs.zip(1..).map(|(decks, seed)| Setup { decks, ..Setup::new(2, seed) }).collect();
    let path = "crates/games/spoils/tests/golden/records.tsv";
    golden::compare(&*game, path, &setups, LONGEST, ("decks", |setup| setup.decks.join(" ")));
}
