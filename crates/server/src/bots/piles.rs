//! What waits to be thought about, and whose turn it is.
//!
//! A person who asks what to do comes before bots that have something to answer, and both before looking back at matches that
//! are over. Within each of these everybody has one turn in a round, so that whoever asks for much keeps nobody else waiting.
//! A person goes before the bots once in a while; what they ask for beyond that takes its turn with the bots' answers, so
//! that those are never kept waiting for long either.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

/// How often somebody goes before the bots.
const BEFORE_BOTS: Duration = Duration::from_secs(10);
/// So many people are remembered who have.
const REMEMBERED: usize = 10_000;

/// For whom something is thought about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// For a person who has asked and waits.
    Person,
    /// For a table where a bot is to answer.
    Bot,
    /// For somebody who looks back and comes again later.
    Past,
}

/// Everything that waits.
pub(super) struct Piles<T> {
    people: Turns<T>,
    bots: Turns<T>,
    past: Turns<T>,
    /// Who has gone before the bots lately.
    before: HashMap<String, Instant>,
}

/// What waits of one rank, by whose it is; whoever's turn it is comes first.
struct Turns<T>(VecDeque<(String, VecDeque<T>)>);

impl<T> Default for Turns<T> {
    fn default() -> Turns<T> {
        Turns(VecDeque::new())
    }
}

impl<T> Default for Piles<T> {
    fn default() -> Piles<T> {
        Piles { people: Turns::default(), bots: Turns::default(), past: Turns::default(), before: HashMap::new() }
    }
}

impl<T> Turns<T> {
    fn of(&mut self, whose: &str) -> Option<&mut VecDeque<T>> {
        self.0.iter_mut().find(|(other, _)| other == whose).map(|(_, waiting)| waiting)
    }

    fn put(&mut self, whose: &str, one: T) {
        match self.of(whose) {
            Some(waiting) => waiting.push_back(one),
            None => self.0.push_back((whose.to_string(), VecDeque::from([one]))),
        }
    }

    /// Puts something where it comes next of all.
    fn put_first(&mut self, whose: &str, one: T) {
        match self.of(whose) {
            Some(waiting) => waiting.push_front(one),
            None => self.0.push_front((whose.to_string(), VecDeque::from([one]))),
        }
    }

    /// What comes next of whoever's turn it is; afterwards it is somebody else's.
    fn next(&mut self) -> Option<T> {
        let (whose, mut waiting) = self.0.pop_front()?;
        let one = waiting.pop_front();
        if !waiting.is_empty() {
            self.0.push_back((whose, waiting));
        }
        one
    }

    /// The first that fits of whoever's turn comes last.
    fn take_last(&mut self, fits: &impl Fn(&T) -> bool) -> Option<(String, T)> {
        for place in (0..self.0.len()).rev() {
            let (whose, waiting) = &mut self.0[place];
            let Some(found) = waiting.iter().position(fits) else { continue };
            let (whose, one) = (whose.clone(), waiting.remove(found));
            if waiting.is_empty() {
                self.0.remove(place);
            }
            return one.map(|one| (whose, one));
        }
        None
    }

    fn count(&self) -> usize {
        self.0.iter().map(|(_, waiting)| waiting.len()).sum()
    }

    fn count_of(&self, whose: &str) -> usize {
        self.0.iter().find(|(other, _)| other == whose).map_or(0, |(_, waiting)| waiting.len())
    }
}

impl<T> Piles<T> {
    pub(super) fn put(&mut self, rank: Rank, whose: &str, one: T) {
        match rank {
            Rank::Person if self.may_go_before(whose) => self.people.put(whose, one),
            Rank::Person | Rank::Bot => self.bots.put(whose, one),
            Rank::Past => self.past.put(whose, one),
        }
    }

    /// Puts back what was to be thought about elsewhere: it has waited already.
    pub(super) fn put_back(&mut self, rank: Rank, whose: &str, one: T) {
        match rank {
            Rank::Person => self.people.put_first(whose, one),
            Rank::Bot => self.bots.put_first(whose, one),
            Rank::Past => self.past.put_first(whose, one),
        }
    }

    fn may_go_before(&mut self, whose: &str) -> bool {
        self.before.retain(|_, at| at.elapsed() < BEFORE_BOTS);
        let may = self.before.len() < REMEMBERED && !self.before.contains_key(whose);
        if may {
            self.before.insert(whose.to_string(), Instant::now());
        }
        may
    }

    /// What is to be done next.
    pub(super) fn next(&mut self) -> Option<T> {
        self.people.next().or_else(|| self.bots.next()).or_else(|| self.past.next())
    }

    /// What waits longest to be done here and may be done elsewhere: of people first; of what is past only if that is wanted.
    pub(super) fn take_last(&mut self, past: bool, fits: impl Fn(&T) -> bool) -> Option<(String, T)> {
        let urgent = self.people.take_last(&fits).or_else(|| self.bots.take_last(&fits));
        if past { urgent.or_else(|| self.past.take_last(&fits)) } else { urgent }
    }

    /// How much waits for which somebody waits, and how much is past.
    pub(super) fn counts(&self) -> (usize, usize) {
        (self.people.count() + self.bots.count(), self.past.count())
    }

    /// How much one person waits for.
    pub(super) fn count_of(&self, whose: &str) -> usize {
        self.people.count_of(whose) + self.bots.count_of(whose)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(piles: &mut Piles<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| piles.next()).collect()
    }

    #[test]
    fn people_wait_for_no_bot_and_nobody_waits_for_what_is_past() {
        let mut piles = Piles::default();
        piles.put(Rank::Past, "ada", "look");
        piles.put(Rank::Bot, "ada", "answer");
        piles.put(Rank::Bot, "blaise", "another");
        piles.put(Rank::Person, "chloé", "hint");
        assert_eq!(piles.counts(), (3, 1));
        assert_eq!(all(&mut piles), ["hint", "answer", "another", "look"]);
    }

    #[test]
    fn whoever_asks_again_and_again_keeps_bots_waiting_but_once() {
        let mut piles = Piles::default();
        piles.put(Rank::Bot, "ada", "answer");
        for hint in ["first", "second", "third"] {
            piles.put(Rank::Person, "eve", hint);
        }
        assert_eq!(piles.count_of("eve"), 3);
        assert_eq!(all(&mut piles), ["first", "answer", "second", "third"]);
    }

    #[test]
    fn each_has_one_turn_in_a_round() {
        let mut piles = Piles::default();
        for (whose, one) in
            [("eve", "e1"), ("eve", "e2"), ("eve", "e3"), ("ada", "a1"), ("blaise", "b1"), ("ada", "a2")]
        {
            piles.put(Rank::Bot, whose, one);
        }
        assert_eq!(all(&mut piles), ["e1", "a1", "b1", "e2", "a2", "e3"]);
    }

    #[test]
    fn what_goes_elsewhere_is_what_would_come_last_here_but_people_first() {
        let mut piles = Piles::default();
        piles.put(Rank::Past, "ada", "look");
        piles.put(Rank::Bot, "ada", "answer");
        piles.put(Rank::Bot, "blaise", "stays");
        piles.put(Rank::Person, "chloé", "hint");
        let fits = |one: &&str| *one != "stays";
        assert_eq!(piles.take_last(false, fits), Some(("chloé".to_string(), "hint")));
        assert_eq!(piles.take_last(false, fits), Some(("ada".to_string(), "answer")));
        assert_eq!(piles.take_last(false, fits), None);
        assert_eq!(piles.take_last(true, fits), Some(("ada".to_string(), "look")));
        piles.put_back(Rank::Person, "chloé", "hint");
        assert_eq!(all(&mut piles), ["hint", "stays"]);
    }
}
