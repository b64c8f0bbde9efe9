//! How much memory a match takes while it is held, counted as the system counts it.
//!
//! A program that has done other things has free memory in reserve, which would hide what a match takes. So a fresh
//! process holds matches and nothing else, and tells by how much it has grown.

use std::process::Command;

use catalog::GameEntry;
use kernel::erased::AnyMatch;
use kernel::error::SetupError;
use serde::{Deserialize, Serialize};

use super::middle;

/// How many copies are held, unless they take too much before.
const HELD: usize = 20_000;
/// So many bytes are enough to measure.
const ENOUGH: u64 = 64 << 20;

/// Resident bytes of one match in its middle.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// The table alone, as searches copy it.
    pub table: f64,
    /// The match with its log and its record, as a server holds it.
    pub whole: f64,
}

/// Measures in a process of its own. Nothing where the system does not tell.
pub fn measure(game: &str, seats: u8, decisions: usize) -> Option<Memory> {
    let program = std::env::current_exe().ok()?;
    let output = Command::new(program)
        .args(["bench", game, "--json", "--seats", &seats.to_string(), "--held", &decisions.to_string()])
        .output()
        .ok()?;
    serde_json::from_slice(&output.stdout).ok().filter(|_| output.status.success())
}

/// Holds matches after so many decisions and says what one takes; zeros where the system does not tell.
pub fn hold(title: &GameEntry, seats: u8, decisions: usize) -> Result<Memory, SetupError> {
    let play = middle(title, seats, decisions, Story::Kept)?;
    // Both lists are held to the end: what was given back would be taken again unseen.
    let mut held = Vec::with_capacity(2 * HELD);
    let table = grow(&mut held, || play.bare());
    let whole = grow(&mut held, || play.fork());
    Ok(Memory { table: table.unwrap_or_default(), whole: whole.unwrap_or_default() })
}

/// Whether a match keeps log and record while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Story {
    Kept,
    Dropped,
}

fn grow(held: &mut Vec<Box<dyn AnyMatch>>, copy: impl Fn() -> Box<dyn AnyMatch>) -> Option<f64> {
    // The first ones may still fit into what is free.
    held.extend((0..100).map(|_| copy()));
    let before = resident()?;
    let mut copies = 0;
    while copies < HELD && resident()? - before < ENOUGH {
        held.extend((0..500).map(|_| copy()));
        copies += 500;
    }
    Some((resident()? - before) as f64 / copies as f64)
}

fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
