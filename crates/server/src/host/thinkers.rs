//! What the bots at a table have in mind.
//!
//! A bot keeps its mind from one of its decisions to the next, so that what it has thought of already is not lost. After
//! an undo the table is another than it thinks, and it begins anew; but a table that it has answered already is answered
//! the same way again, so that nobody takes back until a bot errs.

use std::collections::{BTreeMap, VecDeque};

use ai::{Bot, BotRoster};
use kernel::table::seats::Seat;

/// How many answers are remembered.
const REMEMBERED: usize = 256;

/// The bots of a table.
#[derive(Default)]
pub(super) struct Thinkers {
    /// What each seat's bot has in mind, with its name.
    minds: BTreeMap<Seat, (String, Box<dyn Bot>)>,
    /// What was answered at which table, by the table's hash.
    answers: VecDeque<(u64, String)>,
}

impl Thinkers {
    /// The mind of a seat's bot, to be given back with `keep`; a new one if it has none. Where there is no bot of this
    /// name any more, the level in the middle plays.
    pub(super) fn take_bot(&mut self, seat: Seat, name: &str, minds: &BotRoster, seed: u64) -> Option<Box<dyn Bot>> {
        match self.minds.remove(&seat) {
            Some((known, mind)) if known == name => Some(mind),
            _ => minds.bot(name, seed).or_else(|_| minds.bot(minds.middle(), seed)).ok(),
        }
    }

    /// Keeps what a bot has in mind after an answer.
    pub(super) fn keep(&mut self, seat: Seat, name: &str, mind: Box<dyn Bot>) {
        self.minds.insert(seat, (name.to_string(), mind));
    }

    /// Remembers an answer at a table.
    pub(super) fn remember(&mut self, table: u64, text: &str) {
        if self.answers.len() == REMEMBERED {
            self.answers.pop_front();
        }
        self.answers.push_back((table, text.to_string()));
    }

    /// What was answered at this very table before.
    pub(super) fn earlier_answer(&self, table: u64) -> Option<String> {
        self.answers.iter().rev().find(|(other, _)| *other == table).map(|(_, text)| text.clone())
    }

    /// Drops what the bots have in mind: decisions have been taken back.
    pub(super) fn forget(&mut self) {
        self.minds.clear();
    }
}

#[cfg(test)]
mod tests {
    use ai::Position;

    use super::*;

    /// Answers with a number of its own.
    struct Fixed(usize);

    impl Bot for Fixed {
        fn decide(&mut self, _: &Position) -> usize {
            self.0
        }
    }

    #[test]
    fn a_mind_is_kept_for_its_own_bot_and_an_answer_for_its_own_table() {
        let (mut thinkers, minds) = (Thinkers::default(), BotRoster::default());
        thinkers.keep(Seat(1), "greedy", Box::new(Fixed(3)));
        assert!(thinkers.minds.contains_key(&Seat(1)));
        assert!(thinkers.take_bot(Seat(1), "greedy", &minds, 1).is_some());
        assert!(thinkers.minds.is_empty(), "a mind is in one place");
        assert!(thinkers.take_bot(Seat(1), "no such bot", &minds, 1).is_some(), "somebody plays in any case");
        thinkers.keep(Seat(1), "greedy", Box::new(Fixed(3)));
        thinkers.remember(7, "pass");
        thinkers.forget();
        assert!(thinkers.minds.is_empty());
        assert_eq!((thinkers.earlier_answer(7).as_deref(), thinkers.earlier_answer(8)), (Some("pass"), None));
    }
}
