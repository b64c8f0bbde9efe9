//! Recorded games of every scenario, difficulty and number of players that must replay to the same hashes for ever.

use champions::Champions;
use kernel::game::Setup;
use testkit::{data, golden};

/// A very long game is left where it is.
const LONGEST: u32 = 1_500;

#[test]
fn recorded_games_replay_to_the_same_hashes() {
    let game = data::game::<Champions>();
    let decks: Vec<&String> = game.decks().iter().take(5).map(|deck| &deck.id).collect();
    let mut setups = Vec::new();
    for (number, scenario) in ["rhino", "klaw", "ultron"].into_iter().enumerate() {
        for (hard, difficulty) in ["standard", "expert"].into_iter().enumerate() {
            for (round, seats) in (0..5).flat_map(|round| (1..=4_u8).map(move |seats| (round, seats))) {
                let seed = round * 1000 + (number * 100 + hard * 10) as u64 + u64::from(seats);
                let chosen = (0..usize::from(seats)).map(|seat| decks[(seed as usize + seat) % decks.len()].clone());
                let mut setup = Setup { decks: chosen.collect(), ..Setup::new(seats, seed) };
                let options = [("scenario", scenario), ("difficulty", difficulty), ("modular", "random")];
                setup.options = options.map(|(name, value)| (name.to_string(), value.to_string())).into();
                setups.push(setup);
            }
        }
    }
    let path = "crates/games/champions/tests/golden/records.tsv";
    golden::compare(
        &*game,
        path,
        &setups,
        LONGEST,
        ("table", |setup| format!("{} {} {}", setup.seats, setup.options["scenario"], setup.options["difficulty"])),
    );
}
