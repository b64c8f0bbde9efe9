//! How a table comes about, and what must always hold of it.

use crate::book::Book;
use crate::error::SetupError;
use crate::table::seats::Seat;
use crate::table::state::State;

use super::{EditionOption, Setup, Terms};

/// How a table comes about: a new match, or the position of a scenario.
pub trait Staging: Terms {
    /// What can be chosen before a match: where editions of the rulebook differ, and what the data files offer. Asked once, when
    /// all files are read.
    fn editions(_: &Book<Self>) -> Vec<EditionOption> {
        Vec::new()
    }
    /// Lays out a table for a new match.
    fn set_up(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError>;
    /// Lays out an empty table in the middle of the first seat's turn, for scenarios; a game without any begins as always.
    fn blank(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        Self::set_up(book, setup)
    }
    /// Fills what a scenario left open, once its givens are laid out in the zones it named.
    fn fill(_: &Book<Self>, _: &mut State<Self>, _named: &[(Self::Zone, Seat)]) {}
    /// Takes a scenario's given that the kernel does not know.
    fn given(_: &Book<Self>, _: &mut State<Self>, _: Option<Seat>, _: &str) -> Option<Result<(), String>> {
        None
    }
    /// What must always hold, beyond what the kernel checks.
    fn audit(_: &State<Self>, _: &Book<Self>) -> Result<(), String> {
        Ok(())
    }
}
