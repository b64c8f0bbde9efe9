//! What every game must pass, in one line.

use kernel::erased::{AnyGame, AnyMatch, LONGEST, replay};
use kernel::game::Setup;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

/// Plays random matches at every number of seats with every invariant on: every option offered is
/// taken and no other, copy, stored form and replay agree, no view tells a secret, re-dealt tables play on.
pub fn conform(game: &dyn AnyGame, matches: u64) {
    let (least, most) = game.seats();
    for seats in least..=most {
        for seed in 1..=matches {
            let setup = Setup { ask_when_forced: seed.is_multiple_of(3), ..Setup::new(seats as u8, seed) };
            conform_once(game, &setup);
        }
    }
}

/// One random match with every invariant on, and its replay.
pub fn conform_once(game: &dyn AnyGame, setup: &Setup) {
    let played = play(game, setup, setup.seed.is_multiple_of(5));
    replays(game, &*played);
}

/// One random match with every invariant on; sometimes a seat gives up. Chance can play for ever where nobody runs out of
/// cards: a very long match is left where it is.
fn play(game: &dyn AnyGame, setup: &Setup, concessions: bool) -> Box<dyn AnyMatch> {
    let mut random = Random::new(setup.seed);
    let mut play = game.start(setup).expect("a legal set-up");
    let cards = play.card_count();
    loop {
        let at = || {
            let last: Vec<String> =
                play.decisions().iter().rev().take(8).map(|taken| format!("{} {}", taken.seat, taken.text)).collect();
            let (seats, seed) = (setup.seats, setup.seed);
            format!(
                "{} with {seats} seats, seed {seed}, decision {} (before: {})",
                game.id(),
                play.decisions().len(),
                last.join(" < ")
            )
        };
        play.audit(&mut random).unwrap_or_else(|fault| panic!("{}: {fault}", at()));
        let now = play.card_count();
        assert!(now == cards || (game.makes_cards() && now > cards), "{}: cards appeared or vanished", at());
        let Some(seat) = play.asked() else { break };
        if play.decisions().len() >= LONGEST as usize {
            return play;
        }
        if concessions && random.below(60) == 0 {
            let seat = Seat(random.below(u32::from(setup.seats)) as u8);
            let _ = play.answer(seat, "concede");
            continue;
        }
        let options = play.options();
        let text = &options[random.below(options.len() as u32) as usize].text;
        play.answer(seat, text).unwrap_or_else(|refusal| panic!("`{text}` was offered and refused: {refusal}"));
    }
    assert!(play.verdict().is_some(), "a match without a question is over");
    assert!(play.answer(Seat(0), "done").is_err(), "nothing can be done once the match is over");
    play
}

/// The record gives the same table after every decision.
fn replays(game: &dyn AnyGame, play: &dyn AnyMatch) {
    let text = play.record().write();
    let record = kernel::record::Record::read(text.as_bytes()).expect("a record reads back");
    assert_eq!(record, play.record(), "a record reads back as it was written");
    let again = replay(game, &record, None).expect("a record replays");
    assert_eq!(again.digest(), play.digest(), "a replay ends at the same table");
}
