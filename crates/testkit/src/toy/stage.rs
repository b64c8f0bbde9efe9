//! Toy tables for tests: the standard cards and a test's own, a position written as a scenario, and play.

use std::sync::Arc;

use kernel::book::{Book, Source};
use kernel::matches::Match;
use kernel::scenario::{self, Scenario, run};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use super::language::{Gauge, Zone};
use super::{STANDARD, Toy};

/// The faults of a book with these cards besides the standard ones, or the book.
pub fn try_book<const S: bool>(cards: &str) -> Result<Arc<Book<Toy<S>>>, Vec<String>> {
    let source = |path: &str, text: &str| Source { path: path.to_string(), text: text.to_string() };
    let mut sources = vec![source("standard.ron", STANDARD)];
    if !cards.is_empty() {
        sources.push(source("test.ron", &format!("[{cards}]")));
    }
    Book::read(&sources, &[]).map(Arc::new).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// The standard cards and these.
pub fn book<const S: bool>(cards: &str) -> Arc<Book<Toy<S>>> {
    try_book(cards).unwrap_or_else(|faults| panic!("{}", faults.join("\n")))
}

fn read(text: &str) -> Vec<Scenario> {
    scenario::read("test.scn", text).unwrap_or_else(|faults| panic!("{}", faults.join("\n")))
}

/// Plays the scenarios of a text; panics at the first one that does not hold.
pub fn hold<const S: bool>(cards: &str, text: &str) {
    let book = book::<S>(cards);
    for scenario in read(text) {
        if let Err(fault) = run::check(&book, &scenario) {
            panic!("{}\n  {fault}", scenario.title);
        }
    }
}

/// The position that a list of `given` lines describes.
pub fn open<const S: bool>(cards: &str, given: &str) -> Match<Toy<S>> {
    let text = format!("scenario: a position\nrules: TOY\n{given}\nthen asked: A");
    let scenario = read(&text).remove(0);
    run::open(&book::<S>(cards), &scenario, false).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Plays decisions written as `A: play wolf`, a line each.
pub fn play<const S: bool>(table: &mut Match<Toy<S>>, decisions: &str) {
    for line in decisions.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (seat, text) = line.split_once(": ").expect("a decision is `A: play wolf`");
        let seat = Seat::from_letter(seat).expect("a seat is a letter");
        let asked = table.table.question().map(|question| question.seat);
        table
            .answer(seat, text)
            .unwrap_or_else(|refusal| panic!("`{line}`: {refusal}; {asked:?} has {}", options(table).join(" | ")));
    }
}

/// The options of the open question, written.
pub fn options<const S: bool>(table: &Match<Toy<S>>) -> Vec<String> {
    table.options().iter().map(|choice| table.write(choice)).collect()
}

pub fn asked<const S: bool>(table: &Match<Toy<S>>) -> Option<Seat> {
    table.table.question().map(|question| question.seat)
}

/// What a gauge of a seat shows.
pub fn gauge<const S: bool>(table: &Match<Toy<S>>, seat: Seat, gauge: Gauge) -> i32 {
    table.table.state.gauge(seat, gauge).raw()
}

/// The first card with this name in a zone.
pub fn find<const S: bool>(table: &Match<Toy<S>>, zone: Zone, seat: Seat, slug: &str) -> Option<CardId> {
    let face = table.base.book.find(slug)?;
    let state = &table.table.state;
    state.zone(zone, seat).iter().copied().find(|card| state.card(*card).face == face)
}
