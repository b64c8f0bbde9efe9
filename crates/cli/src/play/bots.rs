//! The bots of a match: what they have in mind, and what they have answered.

use std::collections::BTreeMap;

use ai::{Bot, Position};
use kernel::table::seats::Seat;

/// The bots at one table. Each keeps its mind from one of its decisions to the next.
#[derive(Default)]
pub struct Bots {
    minds: BTreeMap<Seat, Box<dyn Bot>>,
    /// What was answered at which table, by the table's hash: after an undo the same is answered again.
    answers: BTreeMap<u64, String>,
    /// What went wrong with the last answer.
    fault: Option<String>,
}

impl Bots {
    /// What the asked bot answers at a table with this hash; `make` makes its mind if it has none.
    pub fn decide(&mut self, position: &Position, table: u64, make: impl FnOnce() -> Box<dyn Bot>) -> String {
        if let Some(answer) = self.answers.get(&table) {
            return answer.clone();
        }
        let mind = self.minds.entry(position.seat()).or_insert_with(make);
        let answer = position.options().swap_remove(mind.decide(position)).text;
        self.fault = mind.fault().map(str::to_string);
        self.answers.insert(table, answer.clone());
        answer
    }

    /// Why the last answer is not the bot's own, told once.
    pub fn take_fault(&mut self) -> Option<String> {
        self.fault.take()
    }

    /// Drops what the bots have in mind: the table is another than they think.
    pub fn forget(&mut self) {
        self.minds.clear();
    }
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;
    use kernel::game::Setup;

    use super::*;

    /// Counts how often it was asked, and answers with that number.
    struct Counter(usize);

    impl Bot for Counter {
        fn decide(&mut self, position: &Position) -> usize {
            self.0 += 1;
            (self.0 - 1) % position.count()
        }
    }

    #[test]
    fn a_mind_is_kept_and_an_answer_is_repeated() {
        let catalog = Catalog::load(None).expect("the data is sound");
        let play = catalog.titles[0].game.start(&Setup::new(2, 5)).expect("the set-up is legal");
        let position = Position::of(&*play).expect("somebody is asked");
        let options: Vec<String> = position.options().into_iter().map(|option| option.text).collect();
        assert!(options.len() > 2);
        let mut bots = Bots::default();
        let mut made = 0;
        let mut decide = |bots: &mut Bots, table: u64| {
            bots.decide(&position, table, || {
                made += 1;
                Box::new(Counter(0))
            })
        };
        assert_eq!(decide(&mut bots, 1), options[0]);
        assert_eq!(decide(&mut bots, 2), options[1], "the same mind is asked again");
        bots.forget();
        assert_eq!(decide(&mut bots, 2), options[1], "a table that was answered is not thought about again");
        assert_eq!(decide(&mut bots, 3), options[0], "a new mind begins anew");
        assert_eq!(made, 2);
    }
}
