//! The log as prose: one paragraph for each turn, or for each run of decisions by one seat in a game without turns.
//!
//! What the same decision does again is told once, with how often. The card that made something happen is named
//! where the sentence before did not name it.

use std::ops::Range;

use kernel::phrase::Fact;
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;

use super::session::Session;
use super::text::capital;

/// The phrase that begins a turn, in games that have turns.
pub const TURN: &str = "log-turn";

/// The phrase that says only that a card does something; what it does is told as well.
const TRIGGERED: &str = "log-triggered";

/// How far the story has been told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// How much of the log.
    pub place: usize,
    /// How much of what was answered unasked.
    pub given: usize,
}

impl Mark {
    /// The earlier of two.
    pub fn until(self, end: Mark) -> Mark {
        Mark { place: self.place.min(end.place), given: self.given.min(end.given) }
    }
}

/// Tells a stretch of the story.
pub fn tell(session: &Session, stretch: Range<Mark>) -> Vec<String> {
    let given = &session.given()[stretch.start.given..stretch.end.given];
    let mut passed = given.iter().filter(|given| given.passed && Some(given.seat) == session.viewer()).peekable();
    let stretch = stretch.start.place..stretch.end.place;
    let entries = &session.play().log()[..stretch.end];
    let decisions = session.play().record().decisions;
    let turns = entries.iter().any(|entry| entry.phrase.key == TURN);
    let mut paragraphs: Vec<Paragraph> = Vec::new();
    let mut cause = Cause::default();
    let mut last_decision = None;
    let routine = session.words().routine(&session.view());
    for (place, entry) in entries.iter().enumerate() {
        let source = entry.cause.filter(|face| !routine.contains(face));
        let follows = entries.get(place + 1).is_some_and(|next| next.cause.is_some() && next.cause == entry.cause);
        if entry.phrase.key == TRIGGERED && (follows || source.is_none()) {
            continue;
        }
        // What was named before counts, also if it was told earlier.
        let named = cause.names(source, entry.phrase.facts.iter().map(|(_, fact)| *fact));
        if place < stretch.start {
            continue;
        }
        let begins = entry.phrase.key == TURN;
        // What was passed belongs to the paragraph before.
        while begins && passed.next_if(|given| given.place <= place).is_some() {
            paragraph(&mut paragraphs).passed += 1;
        }
        let mut sentence = capital(&session.say(&entry.phrase));
        if let Some(face) = named {
            let name = session.title.game.name(face, session.language());
            sentence = match sentence.strip_suffix('.') {
                Some(start) => format!("{start} ({name})."),
                None => format!("{sentence} ({name})"),
            };
        }
        let decider = decisions.get(entry.decision as usize).map(|decision| decision.seat);
        if paragraphs.last().is_none_or(|last| begins || (!turns && last.decider != decider)) {
            paragraphs.push(Paragraph { decider, ..Paragraph::default() });
            last_decision = None;
        }
        let told = &mut paragraph(&mut paragraphs).told;
        match told.last_mut() {
            Some(same) if last_decision == Some(entry.decision) => same.sentences.push(sentence),
            _ => told.push(Told { sentences: vec![sentence], times: 1 }),
        }
        last_decision = Some(entry.decision);
    }
    let rest = passed.count();
    if rest > 0 {
        paragraph(&mut paragraphs).passed += rest;
    }
    paragraphs.into_iter().map(|paragraph| paragraph.say(session)).collect()
}

/// What happened in one turn, or by the decisions of one seat.
#[derive(Default)]
struct Paragraph {
    decider: Option<Seat>,
    told: Vec<Told>,
    /// How often the listener passed unasked.
    passed: usize,
}

impl Paragraph {
    fn say(self, session: &Session) -> String {
        let mut text = join(session, self.told);
        if self.passed > 0 {
            let space = if text.is_empty() { "" } else { " " };
            text.push_str(&format!("{space}{}", session.counted("passed-for-you", self.passed)));
        }
        text
    }
}

/// The last paragraph, or the first.
fn paragraph(paragraphs: &mut Vec<Paragraph>) -> &mut Paragraph {
    if paragraphs.is_empty() {
        paragraphs.push(Paragraph::default());
    }
    paragraphs.last_mut().expect("there is one")
}

/// What one decision did, and how often in a row.
struct Told {
    sentences: Vec<String>,
    times: usize,
}

fn join(session: &Session, told: Vec<Told>) -> String {
    let mut merged: Vec<Told> = Vec::new();
    for next in told {
        match merged.last_mut() {
            Some(last) if last.sentences == next.sentences => last.times += 1,
            _ => merged.push(next),
        }
    }
    let texts = merged.iter().map(|told| {
        let (first, rest) = told.sentences.split_first().expect("something was told");
        if told.times == 1 {
            return told.sentences.join(" ");
        }
        // What the first sentence says is counted; the others stand in brackets, so that nothing is counted twice.
        let times = told.times.to_string();
        let key = if rest.is_empty() { "so-many-times" } else { "all-so-many-times" };
        let rest = uncapital(session, &rest.join(" "));
        session.with(key, &[("first", open(first)), ("number", &times), ("rest", open(&rest))])
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// A sentence without its full stop.
fn open(sentence: &str) -> &str {
    sentence.strip_suffix('.').unwrap_or(sentence)
}

/// A sentence as it goes on inside another one; names keep their capitals.
fn uncapital(session: &Session, sentence: &str) -> String {
    let you = session.text("you");
    match sentence.strip_prefix(&capital(&you)) {
        Some(rest) => format!("{you}{rest}"),
        None => sentence.to_string(),
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
