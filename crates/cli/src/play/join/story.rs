//! The log of a server as prose: a paragraph a turn, and what the same decision does again told once.

use server::wire::LogLine;

use super::show::Show;
use crate::play::display::text::capital;

/// Tells lines of the log.
pub fn tell(show: &Show, lines: &[LogLine]) -> Vec<String> {
    let mut paragraphs: Vec<Vec<Told>> = Vec::new();
    let mut decision = None;
    for line in lines {
        if line.turn || paragraphs.is_empty() {
            paragraphs.push(Vec::new());
            decision = None;
        }
        let sentence = sentence(show, line);
        let paragraph = paragraphs.last_mut().expect("there is one");
        match paragraph.last_mut() {
            Some(told) if decision == Some(line.decision) => told.sentences.push(sentence),
            _ => paragraph.push(Told { sentences: vec![sentence], times: 1 }),
        }
        decision = Some(line.decision);
    }
    paragraphs.into_iter().map(|told| join(show, told)).collect()
}

/// Where the last turns begin in the log.
pub fn last_turns(lines: &[LogLine], turns: usize) -> usize {
    let mut begins = lines.iter().enumerate().rev().filter(|(_, line)| line.turn).map(|(place, _)| place);
    begins.nth(turns.saturating_sub(1)).unwrap_or(0)
}

/// What one decision did, and how often in a row.
struct Told {
    sentences: Vec<String>,
    times: usize,
}

fn sentence(show: &Show, line: &LogLine) -> String {
    let Some(face) = line.cause else { return line.text.clone() };
    let name = show.name(face);
    match line.text.strip_suffix('.') {
        Some(start) => format!("{start} ({name})."),
        None => format!("{} ({name})", line.text),
    }
}

fn join(show: &Show, told: Vec<Told>) -> String {
    let mut merged: Vec<Told> = Vec::new();
    for next in told {
        match merged.last_mut() {
            Some(last) if last.sentences == next.sentences => last.times += 1,
            _ => merged.push(next),
        }
    }
    let open = |text: &str| text.strip_suffix('.').unwrap_or(text).to_string();
    let texts = merged.iter().map(|told| {
        let (first, rest) = told.sentences.split_first().expect("something was told");
        if told.times == 1 {
            return told.sentences.join(" ");
        }
        // What the first sentence says is counted; the others stand in brackets, so that nothing is counted twice.
        let key = if rest.is_empty() { "so-many-times" } else { "all-so-many-times" };
        let you = show.speech.text("you");
        let rest = rest.join(" ");
        let rest = rest.strip_prefix(&capital(&you)).map_or_else(|| rest.clone(), |rest| format!("{you}{rest}"));
        let values = [("first", open(first)), ("number", told.times.to_string()), ("rest", open(&rest))];
        show.speech.with(key, &values.each_ref().map(|(name, value)| (*name, value.as_str())))
    });
    texts.collect::<Vec<_>>().join(" ")
}
