//! What can be thought about: what a bot answers, and what options are worth.
//!
//! The same can be said in a few words to another node, which makes the match from the database, and so can what came of it.

use std::time::Duration;

use ai::{Analysis, Bot, Budget, Judged, Position};
use catalog::library::SharedGame;
use kernel::erased::AnyMatch;
use serde::{Deserialize, Serialize};

/// What is to be thought about a match.
pub enum Thinking {
    /// What the asked seat answers.
    Answer(Box<dyn Bot>),
    /// What the options of the asked seat are worth.
    Worth { title: SharedGame, budget: Budget, luck: u64 },
}

/// What came of it; a bot gives its mind back.
pub enum Found {
    /// An option's notation, and the mind that chose it; none if it is on another node.
    Answer(String, Option<Box<dyn Bot>>),
    Worth(Analysis),
}

/// Something to be thought about, for another node.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    pub table: String,
    /// After how many decisions, and the hash of the last of them: the match must be the same there.
    pub decisions: usize,
    pub hash: String,
    /// What its chance is made from.
    pub luck: u64,
    pub what: JobKind,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum JobKind {
    /// What a bot answers.
    Answer { bot: String },
    /// What options are worth.
    Worth { budget: PlainBudget },
}

/// A budget as it is told to another node.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum PlainBudget {
    Iterations(u32),
    Microseconds(u64),
}

/// What was found, as it is told to another node.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Told {
    Answer(String),
    Worth { win: u64, iterations: u32, options: Vec<(usize, u64, u32)> },
}

impl From<Budget> for PlainBudget {
    fn from(budget: Budget) -> PlainBudget {
        match budget {
            Budget::Iterations(count) => PlainBudget::Iterations(count),
            Budget::Time(time) => PlainBudget::Microseconds(time.as_micros() as u64),
        }
    }
}

impl From<PlainBudget> for Budget {
    fn from(budget: PlainBudget) -> Budget {
        match budget {
            PlainBudget::Iterations(count) => Budget::Iterations(count),
            PlainBudget::Microseconds(time) => Budget::Time(Duration::from_micros(time)),
        }
    }
}

impl Thinking {
    /// Thinks; nothing if nobody is asked.
    pub(super) fn think(self, play: &dyn AnyMatch) -> Option<Found> {
        let position = Position::of(play)?;
        Some(match self {
            Thinking::Answer(mut mind) => {
                let choice = mind.decide(&position);
                if let Some(fault) = mind.fault() {
                    tracing::warn!("a bot has not answered itself: {fault}");
                    metrics::counter!("tapis_bot_faults_total").increment(1);
                }
                Found::Answer(position.options().swap_remove(choice).text, Some(mind))
            }
            Thinking::Worth { title, budget, luck } => Found::Worth(title.bots.analyse(&position, budget, luck)),
        })
    }
}

impl Found {
    pub fn answer(self) -> Option<(String, Option<Box<dyn Bot>>)> {
        if let Found::Answer(text, mind) = self { Some((text, mind)) } else { None }
    }

    pub fn worth(self) -> Option<Analysis> {
        if let Found::Worth(worth) = self { Some(worth) } else { None }
    }

    /// The same for another node. Numbers are told to the last bit: the same record gives the same figures wherever it is looked at.
    pub fn tell(&self) -> Told {
        match self {
            Found::Answer(text, _) => Told::Answer(text.clone()),
            Found::Worth(worth) => Told::Worth {
                win: worth.win.to_bits(),
                iterations: worth.iterations,
                options: worth.options.iter().map(|one| (one.option, one.win.to_bits(), one.visits)).collect(),
            },
        }
    }
}

impl From<Told> for Found {
    fn from(told: Told) -> Found {
        match told {
            Told::Answer(text) => Found::Answer(text, None),
            Told::Worth { win, iterations, options } => {
                let judged = |(option, win, visits)| Judged { option, win: f64::from_bits(win), visits };
                let options = options.into_iter().map(judged).collect();
                Found::Worth(Analysis { win: f64::from_bits(win), iterations, options })
            }
        }
    }
}

impl Job {
    /// Whether what came back can be meant: an answer to what a bot was to say, and options for what they are worth.
    pub(super) fn fits(&self, told: &Told) -> bool {
        matches!(
            (&self.what, told),
            (JobKind::Answer { .. }, Told::Answer(_)) | (JobKind::Worth { .. }, Told::Worth { .. })
        )
    }
}
