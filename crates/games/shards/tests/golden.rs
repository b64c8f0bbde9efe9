//! Two hundred recorded games that must replay to the same hashes for ever.

use kernel::game::Setup;
use shards::Shards;
use testkit::{data, golden};

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    let setups: Vec<Setup> = (1..=200).map(|seed| Setup::new(2 + (seed % 3) as u8, seed)).collect();
    let path = "crates/games/shards/tests/golden/records.tsv";
    golden::compare(&*data::game::<Shards>(), path, &setups, u32::MAX, ("seats", |setup| setup.seats.to_string()));
}
