//! Playing a scenario and comparing what it claims with what is.

use std::sync::Arc;

use crate::book::Book;
use crate::game::{Game, Setup};
use crate::matches::Match;
use crate::question::Ask;
use crate::refusal::Refusal;
use crate::table::seats::Seat;

use super::named::option_by_card;
use super::{Line, Scenario, claim, given};

/// Lays out a scenario's position to play from.
pub fn open<G: Game>(book: &Arc<Book<G>>, scenario: &Scenario, ask_when_forced: bool) -> Result<Match<G>, String> {
    let (setup, state) = given::lay_out(book, scenario)?;
    let setup = Setup { ask_when_forced, ..setup };
    let mut play = Match::from_state(book.clone(), &setup, state);
    play.scenario = Some(scenario.title.clone());
    G::audit(&play.table.state, book).map_err(|fault| format!("no such position can come about: {fault}"))?;
    Ok(play)
}

/// What is decided in a scenario, as the notation of the options has it.
pub fn rehearse<G: Game>(book: &Arc<Book<G>>, scenario: &Scenario) -> Result<Vec<(Seat, String)>, String> {
    let mut play = open(book, scenario, false)?;
    play.table.asks_all = scenario.asks_all;
    for (_, line) in scenario.lines.iter().filter(|(_, line)| matches!(line, Line::When(..))) {
        step(&mut play, line)?;
    }
    Ok(play.decisions.into_iter().map(|decision| (decision.seat, decision.text)).collect())
}

/// Plays a scenario; the first thing that is not as it says is the fault.
pub fn check<G: Game>(book: &Arc<Book<G>>, scenario: &Scenario) -> Result<(), String> {
    let mut play: Option<Match<G>> = None;
    let mut depth = 0;
    for (number, line) in &scenario.lines {
        let result = match line {
            Line::Given { .. } => Ok(()),
            Line::Refuse { seat: None, text, rule } => refuse_setup(book, text, rule),
            Line::RefuseDeck { text, rule } => check_deck(book, text, Some(rule)),
            Line::Then { about, text } if about.starts_with("deck ") => {
                check_deck(book, &format!("{}, {text}", about.trim_start_matches("deck ")), None)
            }
            _ => {
                if play.is_none() {
                    let mut opened = open(book, scenario, false)
                        .map_err(|fault| format!("{}:{}: {fault}", scenario.path, scenario.line))?;
                    opened.table.asks_all = scenario.asks_all;
                    depth = opened.table.frames.len();
                    play = Some(opened);
                }
                step(play.as_mut().expect("the position has just been laid out"), line)
            }
        };
        result.map_err(|fault| format!("{}:{number}: {fault}", scenario.path))?;
    }
    match play.filter(|play| !is_at_rest(play, scenario, depth) && !says_what_is_asked(scenario)) {
        Some(play) => {
            let seat = play.table.question().map_or(Seat(0), |question| question.seat);
            let options: Vec<String> = play.options().iter().map(|choice| play.write(choice)).collect();
            Err(format!(
                "{}:{}: it ends while {seat} is asked; answer that, or say `then asked: {seat}`; options: {}",
                scenario.path,
                scenario.line,
                options.join(" | ")
            ))
        }
        None => Ok(()),
    }
}

/// Whether what was done last is over: whoever did it is not asked for the rest of it.
fn is_at_rest<G: Game>(play: &Match<G>, scenario: &Scenario, depth: usize) -> bool {
    let Some(question) = play.table.question() else { return true };
    let last = scenario
        .lines
        .iter()
        .rev()
        .find_map(|(_, line)| if let Line::When(seat, _) = line { Some(*seat) } else { None });
    // What begins a turn or a step is ordered there, not in what was done before.
    let whole = question.ask == Ask::Order || matches!(question.ask, Ask::Act(_)) && play.table.frames.len() <= depth;
    whole || last != Some(question.seat)
}

/// Whether a scenario says, after all that is done in it, who is asked or what the options are.
fn says_what_is_asked(scenario: &Scenario) -> bool {
    let after = scenario.lines.iter().rev().take_while(|(_, line)| !matches!(line, Line::When(..)));
    after.into_iter().any(|(_, line)| match line {
        Line::Then { about, .. } => ["asked", "option", "no option"].contains(&about.as_str()),
        Line::Refuse { seat, .. } => seat.is_some(),
        _ => false,
    })
}

fn step<G: Game>(play: &mut Match<G>, line: &Line) -> Result<(), String> {
    match line {
        Line::When(seat, text) => play.answer(*seat, &option_by_card(play, text)?).map_err(|refusal| {
            let options: Vec<String> = play.options().iter().map(|choice| play.write(choice)).collect();
            let asked = play.table.question().map_or("nobody".to_string(), |question| question.seat.to_string());
            format!("`{text}` by {seat}: {refusal}\n  {asked} is asked; options: {}", options.join(" | "))
        }),
        Line::Refuse { seat: Some(seat), text, rule } => {
            let before = play.table.clone();
            match play.answer(*seat, text) {
                Ok(()) => Err(format!("`{text}` by {seat} is allowed; {rule} should refuse it")),
                Err(refusal) if play.table != before => Err(format!("the refusal {refusal} changed the table")),
                Err(refusal) if refusal.rule() == Some(rule) => Ok(()),
                Err(Refusal::Unreadable(why)) => Err(format!("`{text}`: {why}")),
                Err(refusal) => Err(format!("`{text}` by {seat} is refused by {refusal}, not by {rule}")),
            }
        }
        Line::Then { about, text } => claim::check(play, about, text),
        Line::Refuse { seat: None, .. } | Line::RefuseDeck { .. } | Line::Given { .. } => Ok(()),
    }
}

fn refuse_setup<G: Game>(book: &Book<G>, text: &str, rule: &str) -> Result<(), String> {
    let mut frame = given::Frame { setup: crate::game::Setup::new(2, 1), new_game: true, others: Vec::new() };
    for part in super::parts(text) {
        given::read_frame(&mut frame, part)?;
    }
    if let Some(part) = frame.others.first() {
        return Err(given::not_understood(part));
    }
    match book.set_up(&frame.setup) {
        Ok(_) => Err(format!("a game with {text} is allowed; {rule} should refuse it")),
        Err(error) if error.rule == Some(rule) => Ok(()),
        Err(error) => Err(format!("a game with {text} is refused, but not by {rule}: {error}")),
    }
}

/// A format and cards: refused by a rule, or a legal deck.
fn check_deck<G: Game>(book: &Book<G>, text: &str, rule: Option<&str>) -> Result<(), String> {
    let (format, list) = text.split_once(',').ok_or("a deck is `FORMAT, CARD xN, ..`")?;
    let mut cards = Vec::new();
    for part in super::parts(list) {
        let named = super::read_card(book, part)?;
        cards.push((named.face, named.number as u16));
    }
    let faults = G::check_deck(book, format.trim(), &cards)?;
    let rules: Vec<&str> = faults.iter().map(|fault| fault.rule).collect();
    match rule {
        None if rules.is_empty() => Ok(()),
        None => Err(format!("the deck is refused by {}", rules.join(", "))),
        Some(rule) if rules == [rule] => Ok(()),
        Some(rule) if rules.is_empty() => Err(format!("the deck is legal; {rule} should refuse it")),
        Some(rule) => Err(format!("the deck is refused by {}, not by {rule} alone", rules.join(", "))),
    }
}
