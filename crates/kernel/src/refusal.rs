//! Why a decision was not taken.

use serde::Serialize;

use crate::game::Terms;
use crate::phrase::Phrase;
use crate::resolve::look::Look;
use crate::table::cards::CardId;
use crate::table::seats::Seat;

/// One reason, with the rule that gives it. The phrase says it in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// The id of the rule.
    pub rule: &'static str,
    /// What to tell the player.
    pub phrase: Phrase,
}

impl Reason {
    /// A reason that needs no further facts.
    pub const fn new(rule: &'static str, key: &'static str) -> Reason {
        Reason { rule, phrase: Phrase::new(key) }
    }

    /// A reason with facts.
    pub const fn with(rule: &'static str, phrase: Phrase) -> Reason {
        Reason { rule, phrase }
    }
}

/// The answer no, by a rule, in words that need no facts.
#[inline]
pub fn refuse<T, W: Why>(rule: &'static str, key: &'static str) -> Result<T, W> {
    Err(W::because(|| Reason::new(rule, key)))
}

/// The answer no, by a rule, about a card.
#[inline]
pub fn refuse_card<G: Terms, T, W: Why>(
    look: Look<G>,
    rule: &'static str,
    key: &'static str,
    card: CardId,
) -> Result<T, W> {
    Err(W::because(|| Reason::with(rule, look.about(key, card))))
}

/// How much a predicate says when the answer is no.
///
/// Options are derived by asking every predicate for a plain yes or no, explanations by asking the same
/// predicate for its reason; the words are put together only in the second case.
pub trait Why: Sized {
    /// Whether the reason is wanted: if not, what refuses most cheaply may be asked first.
    const EXPLAINS: bool = true;
    /// The answer no, with its reason if that is wanted.
    fn because(reason: impl FnOnce() -> Reason) -> Self;
}

impl Why for () {
    const EXPLAINS: bool = false;
    #[inline]
    fn because(_: impl FnOnce() -> Reason) -> Self {}
}

impl Why for Reason {
    fn because(reason: impl FnOnce() -> Reason) -> Self {
        reason()
    }
}

/// A decision that was not taken. The table is unchanged.
#[derive(Clone, PartialEq, Debug, thiserror::Error, Serialize)]
pub enum Refusal {
    /// A rule forbids it.
    #[error("{} ({})", .0.phrase.key, .0.rule)]
    Ruled(Reason),
    /// Another seat is deciding.
    #[error("{asked} is deciding, not {seat}")]
    NotYourDecision {
        /// Who tried.
        seat: Seat,
        asked: Seat,
        /// The rule that says so.
        reason: Reason,
    },
    /// The text names no option, not even a forbidden one.
    #[error("{0}")]
    Unreadable(String),
    /// The match is over.
    #[error("the match is over")]
    Over,
}

impl Refusal {
    /// The rule that refuses, where one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Ruled(reason) | Refusal::NotYourDecision { reason, .. } => Some(reason.rule),
            Refusal::Unreadable(_) | Refusal::Over => None,
        }
    }

    /// A stable code for clients.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Ruled(_) => "ruled",
            Refusal::NotYourDecision { .. } => "not-your-decision",
            Refusal::Unreadable(_) => "unreadable",
            Refusal::Over => "over",
        }
    }
}
