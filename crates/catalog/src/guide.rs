//! A first match with a guide: what is asked, explained, and why a bot does what it does.
//!
//! `lessons/guide/GAME.tsv` has a row for each question (`ask-play`: the rule behind it, what to think about in both languages)
//! and for each number by which bots judge tables (`weighs health`: what somebody gains if it gets better).

use std::collections::BTreeMap;

use ai::{Budget, Position};
use kernel::book::{Both, Language, Source};
use kernel::erased::AnyMatch;
use kernel::phrase::{Fact, Phrase};
use kernel::table::seats::Seat;

use crate::GameEntry;
use crate::ledger::Ledger;

/// How often a bot's choice is thought over to say what it thinks of it.
const ITERATIONS: u32 = 120;
/// After so many decisions what a choice has come to is looked at, even if something is half done.
const FAR: usize = 60;
/// The most reasons that are told of one choice.
const MOST: usize = 3;
/// A change in a number counts once it is worth so much, in units: a lead of one makes a win e times as likely as a loss.
const WORTH: f64 = 0.02;
/// How many tables a choice is tried on.
const TABLES: u64 = 4;

/// What is explained of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guide {
    asks: BTreeMap<String, (String, Both)>,
    weighs: BTreeMap<String, Both>,
}

/// Why a bot chose what it chose.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// What it does, in words.
    pub act: Phrase,
    /// How likely it thinks it wins with it.
    pub win: f64,
    /// What else came to its mind, and how likely it would win with that.
    pub other: Option<(Phrase, f64)>,
    /// What is better for it at once: the names of numbers.
    pub gains: Vec<&'static str>,
    /// What is worse for its opponents at once.
    pub losses: Vec<&'static str>,
}

impl Guide {
    /// Reads the guide of a game; empty where there is no file.
    pub fn read(source: &Source, ledger: &Ledger, features: &[&str]) -> Result<Guide, Vec<String>> {
        const HEADER: &str = "what\trule\ten\tfr";
        let (mut guide, mut faults) = (Guide::default(), Vec::new());
        let mut lines = source.text.lines();
        match lines.next() {
            None => return Ok(guide),
            Some(HEADER) => {}
            Some(_) => return Err(vec![format!("{}:1: the first line must be `{HEADER}` with tabs", source.path)]),
        }
        for (number, line) in (2..).zip(lines) {
            let mut fault = |text: String| faults.push(format!("{}:{number}: {text}", source.path));
            let cells: Vec<&str> = line.split('\t').collect();
            let [what, rule, en, fr] = cells.as_slice() else {
                fault("a question or a number, its rule, and the words in English and in French".to_string());
                continue;
            };
            let both = Both { en: (*en).to_string(), fr: (*fr).to_string() };
            let twice = match what.strip_prefix("weighs ") {
                Some(feature) if features.contains(&feature) => {
                    guide.weighs.insert(feature.to_string(), both).is_some()
                }
                Some(feature) => {
                    fault(kernel::effect::load::unknown("number", feature, features));
                    continue;
                }
                None if ledger.find(rule).is_none() => {
                    fault(format!("no rule called {rule}"));
                    continue;
                }
                None => guide.asks.insert((*what).to_string(), ((*rule).to_string(), both)).is_some(),
            };
            if twice {
                fault(format!("a second row for {what}"));
            }
        }
        if faults.is_empty() { Ok(guide) } else { Err(faults) }
    }

    /// What to think about when this is asked, and the rule behind it.
    pub fn ask(&self, prompt: &str, language: Language) -> Option<(&str, &str)> {
        self.asks.get(prompt).map(|(rule, both)| (rule.as_str(), both.get(language)))
    }

    /// What somebody gains if a number gets better.
    pub fn thing(&self, feature: &str, language: Language) -> Option<&str> {
        self.weighs.get(feature).map(|both| both.get(language))
    }
}

/// What names a question: the key of its prompt, with the word of the choice where the prompt is a general one.
pub fn question(prompt: &Phrase) -> String {
    let word = prompt.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Word(word) if *name == "word" && prompt.key == "ask" => Some(*word),
        _ => None,
    });
    word.map_or_else(|| prompt.key.to_string(), |word| format!("{}-{word}", prompt.key))
}

/// Why a bot takes an option, as far as its seat knows the table; nothing where there is nothing to choose or something is half
/// done.
pub fn reason(title: &GameEntry, play: &dyn AnyMatch, text: &str, luck: u64) -> Option<Reason> {
    let position = Position::of(play).filter(|position| position.count() > 1 && position.is_quiet())?;
    let options = play.options();
    let taken = options.iter().position(|option| option.text == text)?;
    let found = title.bots.analyse(&position, Budget::Iterations(ITERATIONS), luck);
    let win = found.options.iter().find(|judged| judged.option == taken).map_or(found.win, |judged| judged.win);
    let other = found.options.iter().find(|judged| judged.option != taken && judged.visits > 0);
    let (gains, losses) = changes(title, play, position.seat(), taken, luck);
    Some(Reason {
        act: options[taken].label.clone(),
        win,
        other: other.map(|judged| (options[judged.option].label.clone(), judged.win)),
        gains,
        losses,
    })
}

/// What gets better at once for a seat that takes an option, and what worse for its opponents.
fn changes(
    title: &GameEntry,
    play: &dyn AnyMatch,
    seat: Seat,
    option: usize,
    luck: u64,
) -> (Vec<&'static str>, Vec<&'static str>) {
    let names = title.game.features();
    let weights = title.bots.weights("hand").in_units();
    let (mut own, mut rivals) = (vec![0.0; names.len()], vec![0.0; names.len()]);
    for table in 0..TABLES {
        let before = play.redealt(seat, luck.wrapping_add(table));
        let mut after = before.bare();
        after.step(option);
        for _ in 0..FAR {
            if after.verdict().is_some() || after.asked().is_none() || after.is_quiet() {
                break;
            }
            after.step_by_rank();
        }
        let teams = play.teams();
        let team = teams.iter().find(|(other, _)| *other == seat).map(|(_, team)| *team);
        for (other, side) in &teams {
            let sum = if *other == seat { &mut own } else { &mut rivals };
            if *other != seat && Some(*side) == team {
                continue;
            }
            let (mut then, mut now) = (Vec::new(), Vec::new());
            before.features(*other, &mut then);
            after.features(*other, &mut now);
            let sign = if *other == seat { 1.0 } else { -1.0 };
            for (place, value) in sum.iter_mut().enumerate() {
                let weight = weights.get(place).copied().unwrap_or(0.0);
                let change = now.get(place).unwrap_or(&0.0) - then.get(place).unwrap_or(&0.0);
                *value += sign * weight * change / TABLES as f64;
            }
        }
    }
    (largest(names, &own), largest(names, &rivals))
}

/// The numbers that changed most for the better.
fn largest(names: &'static [&'static str], changes: &[f64]) -> Vec<&'static str> {
    let mut better: Vec<(f64, &'static str)> = changes
        .iter()
        .zip(names)
        .filter(|(change, _)| **change >= WORTH)
        .map(|(change, name)| (*change, *name))
        .collect();
    better.sort_by(|left, right| right.0.total_cmp(&left.0));
    better.into_iter().take(MOST).map(|(_, name)| name).collect()
}
