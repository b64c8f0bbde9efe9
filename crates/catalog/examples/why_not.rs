//! Why can't I do this? Lays out a new game and asks about every card of the river.
//!
//! `cargo run -p catalog --example why_not`

use catalog::Catalog;
use catalog::speech::{Listener, Speech};
use kernel::book::Language;
use kernel::game::Setup;

fn main() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let game = &*catalog.titles[0].game;
    let play = game.start(&Setup::new(2, 3)).expect("a legal set-up");
    let seat = play.asked().expect("somebody begins");
    let speech = Speech::of(Language::En, game.id());
    let listener = Listener { game, seat: Some(seat), names: &[], all: false };
    let view = play.view(Some(seat));
    let river = view.zones.iter().filter(|zone| zone.seat.is_none() && !zone.pile).flat_map(|zone| &zone.cards);
    for (_, face) in river.filter_map(|card| card.known) {
        for explanation in play.why_not(seat, game.slug(face)).expect("the river is open") {
            let answer = explanation.refusal.map_or("yes".to_string(), |refusal| speech.refusal(&refusal, &listener));
            println!("{}: {answer}", explanation.text);
        }
    }
}
