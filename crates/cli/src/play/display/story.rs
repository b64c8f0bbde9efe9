//! The log as prose: one paragraph for each turn, or for each run of decisions by one seat in a game without turns.
//!
//! What the same decision does again is told once, with how often.

use std::ops::Range;

use catalog::story;
use kernel::table::seats::Seat;

use crate::play::display::text::capital;
use crate::play::session::Session;

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
    let entries = &session.play().log()[..stretch.end.place];
    let decisions = session.play().record().decisions;
    let turns = entries.iter().any(|entry| entry.phrase.key == story::TURN);
    let mut paragraphs: Vec<Paragraph> = Vec::new();
    let mut last_decision = None;
    let routine = session.words().routine(&session.view());
    for told in story::tell(entries, stretch.start.place, &routine) {
        let (begins, entry) = (told.begins_turn(), told.entry);
        // What was passed belongs to the paragraph before.
        while begins && passed.next_if(|given| given.place <= told.place).is_some() {
            paragraph(&mut paragraphs).passed += 1;
        }
        let mut sentence = capital(&session.say(&entry.phrase));
        if let Some(face) = told.cause {
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
