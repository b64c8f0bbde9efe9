//! What is written down of a match: one row a match, one a decision, one a card. The documented schema.

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchRow {
    /// The number of the match in the run, from 0.
    pub number: u64,
    /// The seed of the table.
    pub seed: u64,
    /// How the entrants sat: the place in [`crate::summary::Summary::entrants`] of each seat, in seat order.
    pub seating: Vec<u16>,
    /// The seat that began, if any did.
    pub first: Option<u8>,
    /// The options of the match as `name=value`, joined by `;`.
    pub options: String,
    /// The seats that won, bit by bit; 0 if nobody did.
    pub winners: u8,
    /// How it ended: `won`, `draw`, `loop`, `lost`, `given-up` (longer than a match may last).
    pub ending: String,
    /// Turns begun.
    pub turns: u32,
    /// Decisions taken.
    pub decisions: u32,
    /// What each seat had at the end: gauges as `name=value`, joined by `;`, in seat order.
    pub gauges: Vec<String>,
}

/// One row a decision, on request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionRow {
    /// The match.
    pub number: u64,
    /// Which decision it was, from 0.
    pub decision: u32,
    pub turn: u32,
    pub seat: u8,
    /// Who sat there: the place in [`crate::summary::Summary::entrants`].
    pub entrant: u16,
    pub options: u32,
    /// What was chosen, in the notation.
    pub chosen: String,
}

/// One row per face, seat and match, for faces that the seat saw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CardRow {
    /// The match.
    pub number: u64,
    pub seat: u8,
    /// Who sat there: the place in [`crate::summary::Summary::entrants`].
    pub entrant: u16,
    /// The card's id.
    pub card: String,
    /// How many decisions of the seat played a copy of it.
    pub played: u16,
    /// Whether the seat won.
    pub won: bool,
}
