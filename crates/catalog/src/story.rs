//! The log as a story: what is told, what goes without saying, and which card must be named.
//!
//! The card that made something happen is named where the sentence before did not name it.

use kernel::log::Entry;
use kernel::phrase::{Fact, Phrase};
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;

/// The phrase that begins a turn, in games that have turns.
pub const TURN: &str = "log-turn";

/// The public fact that says that players may not talk to each other now, in games that have such moments.
pub const HUSHED: &str = "fact-hushed";

/// The phrase that says only that a card does something; what it does is told as well.
const TRIGGERED: &str = "log-triggered";

/// The phrase that says that somebody who was asked does nothing: it is told once a turn of each.
const DECLINED: &str = "log-declines";

/// Whether players may not talk to each other now.
pub fn is_hushed(facts: &[Phrase]) -> bool {
    facts.iter().any(|fact| fact.key == HUSHED)
}

/// One entry of the log that is worth telling.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a> {
    /// Its place in the log.
    pub place: usize,
    pub entry: &'a Entry,
    /// The card that made it happen, if the reader would not expect it.
    pub cause: Option<FaceId>,
}

impl Told<'_> {
    /// Whether a turn begins with it.
    pub fn begins_turn(&self) -> bool {
        self.entry.phrase.key == TURN
    }
}

/// Goes through what is told from a place of the log on. Cards whose texts are a matter of routine are no cause worth
/// naming.
pub fn tell<'a>(log: &'a [Entry], from: usize, routine: &[FaceId]) -> Vec<Told<'a>> {
    let mut cause = Cause::default();
    let mut told = Vec::new();
    let mut declined: Vec<&Phrase> = Vec::new();
    for (place, entry) in log.iter().enumerate() {
        match entry.phrase.key {
            TURN => declined.clear(),
            DECLINED if declined.contains(&&entry.phrase) => continue,
            DECLINED => declined.push(&entry.phrase),
            _ => {}
        }
        let source = entry.cause.filter(|face| !routine.contains(face));
        let follows = log.get(place + 1).is_some_and(|next| next.cause.is_some() && next.cause == entry.cause);
        if entry.phrase.key == TRIGGERED && (follows || source.is_none()) {
            continue;
        }
        // What was named before counts, also if it was told earlier.
        let named = cause.names(source, entry.phrase.facts.iter().map(|(_, fact)| *fact));
        if place >= from {
            told.push(Told { place, entry, cause: named });
        }
    }
    told
}

/// The turn that a log is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// Its number from the beginning; 0 before the first, and in games without turns.
    pub number: usize,
    pub seat: Option<Seat>,
}

impl Turn {
    /// The turn at the end of a log.
    pub fn of(log: &[Entry]) -> Turn {
        let mut turns = log.iter().filter(|entry| entry.phrase.key == TURN);
        let number = turns.clone().count();
        let seat = turns.next_back().and_then(|entry| {
            entry.phrase.facts.iter().find_map(|(_, fact)| if let Fact::Seat(seat) = fact { Some(*seat) } else { None })
        });
        Turn { number, seat }
    }
}

/// Which cards the reader takes for the cause of what follows.
#[derive(Default)]
struct Cause {
    expected: Vec<FaceId>,
}

impl Cause {
    /// The card that must be named, if the reader would not expect it.
    fn names(&mut self, cause: Option<FaceId>, facts: impl Iterator<Item = Fact>) -> Option<FaceId> {
        let mentioned: Vec<FaceId> =
            facts.filter_map(|fact| if let Fact::Card(face, _) = fact { Some(face) } else { None }).collect();
        match cause {
            None => {
                self.expected = mentioned;
                None
            }
            Some(face) if self.expected.contains(&face) => None,
            Some(face) if mentioned.contains(&face) => {
                self.expected.push(face);
                None
            }
            Some(face) => {
                self.expected = vec![face];
                Some(face)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::table::seats::SeatSet;

    use super::*;

    #[test]
    fn a_cause_is_named_once_and_only_if_it_is_a_surprise() {
        let mut cause = Cause::default();
        let about = |number: u16| [Fact::Card(FaceId(number), SeatSet::ALL)].into_iter();
        let nothing = || [].into_iter();
        // "B plays card 1. B gains 1. B gains 2."
        assert_eq!(cause.names(None, about(1)), None);
        assert_eq!(cause.names(Some(FaceId(1)), nothing()), None);
        // Card 2, which nobody has mentioned, steps in; card 3 says itself that it does.
        assert_eq!(cause.names(Some(FaceId(2)), nothing()), Some(FaceId(2)));
        assert_eq!(cause.names(Some(FaceId(2)), nothing()), None);
        assert_eq!(cause.names(Some(FaceId(3)), about(3)), None);
        assert_eq!(cause.names(Some(FaceId(3)), nothing()), None);
        // After a decision without a card nothing is expected any more.
        assert_eq!(cause.names(None, nothing()), None);
        assert_eq!(cause.names(Some(FaceId(3)), nothing()), Some(FaceId(3)));
    }
}
