//! What a seat could do, judged from what it knows.

use serde::Serialize;

/// What the options of a position are worth.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Analysis {
    /// How likely the asked seat (its team, where there are teams) wins, between 0 and 1.
    pub win: f64,
    /// Every option, the best first.
    pub options: Vec<Judged>,
    /// How many iterations were made.
    pub iterations: u32,
}

/// One option, judged.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Judged {
    /// The number of the option, as [`Position::options`] counts them.
    pub option: usize,
    /// How likely the seat wins if it takes it.
    pub win: f64,
    /// How often it was tried.
    pub visits: u32,
}
