//! What could my opponent hold? Deals a position anew as one seat sees it, again and again.
//!
//! `cargo run -p catalog --example think`

use std::collections::BTreeMap;

use catalog::Catalog;
use kernel::game::Setup;

fn main() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let game = &*catalog.titles[0].game;
    let play = game.start(&Setup::new(2, 3)).expect("a legal set-up");
    let me = play.asked().expect("somebody begins");
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    const SAMPLES: u64 = 10_000;
    for seed in 0..SAMPLES {
        let sample = play.redealt(me, seed);
        // In a sample nothing is secret: look into every hand but one's own, through its owner's eyes.
        for other in sample.view(None).seats.iter().map(|view| view.seat).filter(|seat| *seat != me) {
            let view = sample.view(Some(other));
            let held = view.zones.iter().filter(|zone| zone.held && zone.seat == Some(other));
            for (_, face) in held.flat_map(|zone| &zone.cards).filter_map(|card| card.known) {
                *seen.entry(game.slug(face).to_string()).or_default() += 1;
            }
        }
    }
    for (card, times) in seen {
        println!("{card}: {:.2} expected in the opponents' hands", f64::from(times) / SAMPLES as f64);
    }
}
