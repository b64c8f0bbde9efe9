//! What every game must pass, in one line.

use std::sync::Arc;

use kernel::book::Book;
use kernel::erased::{Shelf, replay};
use kernel::game::{Game, Setup};
use kernel::matches::Match;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

/// Plays random matches at every number of seats with every invariant on: they end, every option offered is
/// taken and no other, copy, stored form and replay agree, no view tells a secret, re-dealt tables play on.
pub fn conform<G: Game>(book: &Arc<Book<G>>, matches: u64) {
    for seats in G::MIN_SEATS..=G::MAX_SEATS {
        for seed in 1..=matches {
            let setup = Setup { seats: seats as u8, seed, decks: Vec::new() };
            let played = play(book, &setup, seed % 5 == 0);
            replays(book, &played);
        }
    }
}

/// One random match with every invariant on; sometimes a seat gives up.
pub fn play<G: Game>(book: &Arc<Book<G>>, setup: &Setup, concessions: bool) -> Match<G> {
    const LONGEST: u32 = 20_000;
    let mut random = Random::new(setup.seed);
    let mut play = Match::start(book.clone(), setup).expect("a legal set-up");
    let cards = play.table.state.cards().len();
    loop {
        let at =
            || format!("{} with {} seats, seed {}, decision {}", G::ID, setup.seats, setup.seed, play.table.decisions);
        kernel::audit::audit(&play, &mut random).unwrap_or_else(|fault| panic!("{}: {fault}", at()));
        assert_eq!(play.table.state.cards().len(), cards, "{}: cards appeared or vanished", at());
        assert!(play.table.decisions < LONGEST, "{}: the match does not end", at());
        let Some(question) = play.table.question() else { break };
        let seat = question.seat;
        if concessions && random.below(60) == 0 {
            let seat = Seat(random.below(u32::from(setup.seats)) as u8);
            let _ = play.answer(seat, "concede");
            continue;
        }
        let options = play.options();
        let text = play.write(&options[random.below(options.len() as u32) as usize]);
        play.answer(seat, &text).unwrap_or_else(|refusal| panic!("`{text}` was offered and refused: {refusal}"));
    }
    assert!(play.table.state.verdict.is_some(), "a match without a question is over");
    assert!(play.answer(Seat(0), "done").is_err(), "nothing can be done once the match is over");
    play
}

/// The record gives the same table after every decision.
fn replays<G: Game>(book: &Arc<Book<G>>, play: &Match<G>) {
    let text = play.record().write();
    let record = kernel::record::Record::read(text.as_bytes()).expect("a record reads back");
    assert_eq!(record, play.record(), "a record reads back as it was written");
    let again = replay(&Shelf(book.clone()), &record, None).expect("a record replays");
    assert_eq!(again.digest(), play.table.digest(), "a replay ends at the same table");
}
