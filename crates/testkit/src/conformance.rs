//! What every game must pass, in one line.

use std::sync::Arc;

use kernel::book::Book;
use kernel::erased::{ErasedGame, LONGEST, replay};
use kernel::game::{Game, Setup};
use kernel::matches::Match;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

/// Plays random matches at every number of seats with every invariant on: every option offered is
/// taken and no other, copy, stored form and replay agree, no view tells a secret, re-dealt tables play on.
pub fn conform<G: Game>(book: &Arc<Book<G>>, matches: u64) {
    for seats in G::MIN_SEATS..=G::MAX_SEATS {
        for seed in 1..=matches {
            let setup = Setup { ask_when_forced: seed.is_multiple_of(3), ..Setup::new(seats as u8, seed) };
            conform_once(book, &setup);
        }
    }
}

/// One random match with every invariant on, and its replay.
pub fn conform_once<G: Game>(book: &Arc<Book<G>>, setup: &Setup) {
    let played = play(book, setup, setup.seed.is_multiple_of(5));
    replays(book, &played);
}

/// One random match with every invariant on; sometimes a seat gives up. Chance can play for ever where nobody runs out of
/// cards: a very long match is left where it is.
pub fn play<G: Game>(book: &Arc<Book<G>>, setup: &Setup, concessions: bool) -> Match<G> {
    let mut random = Random::new(setup.seed);
    let mut play = Match::start(book.clone(), setup).expect("a legal set-up");
    let cards = play.table.state.cards().len();
    loop {
        let at = || {
            let last: Vec<String> =
                play.decisions.iter().rev().take(8).map(|taken| format!("{} {}", taken.seat, taken.text)).collect();
            let (seats, seed) = (setup.seats, setup.seed);
            format!(
                "{} with {seats} seats, seed {seed}, decision {} (before: {})",
                G::ID,
                play.table.decisions,
                last.join(" < ")
            )
        };
        kernel::audit::audit(&play, &mut random).unwrap_or_else(|fault| panic!("{}: {fault}", at()));
        let now = play.table.state.cards().len();
        assert!(now == cards || (G::POLICY.makes_cards && now > cards), "{}: cards appeared or vanished", at());
        let Some(question) = play.table.question() else { break };
        if play.table.decisions >= LONGEST {
            return play;
        }
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
    let again = replay(&ErasedGame(book.clone()), &record, None).expect("a record replays");
    assert_eq!(again.digest(), play.table.digest(), "a replay ends at the same table");
}
