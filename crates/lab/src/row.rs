//! What is written down of a match: one row a match, one a seat and turn, one a decision, one a card. The documented schema.

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
    /// What each seat had at the end, in seat order, as [`crate::output::Shape::gauges`] names it.
    pub gauges: Vec<Gauges>,
    /// What there was to tell of the table at the end, as [`crate::output::Shape::facts`] names it.
    pub facts: Facts,
}

/// Numbers of a seat; nothing where it is infinite or there is none.
pub type Gauges = Vec<Option<i32>>;

/// What a game tells of a table.
pub type Facts = Vec<Option<Told>>;

/// Something that a game tells of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Told {
    Number(i32),
    Word(String),
}

/// One row a seat and turn, on request: how things stand when the turn begins, and once more when the match is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurnRow {
    /// The match.
    pub number: u64,
    pub turn: u32,
    /// Whether this is the end of the match.
    pub end: bool,
    /// The seat that is asked first in this turn.
    pub active: Option<u8>,
    pub seat: u8,
    /// Who sits there: the place in [`crate::summary::Summary::entrants`].
    pub entrant: u16,
    /// How many cards it holds.
    pub hand: u16,
    /// How many cards it has played so far.
    pub played: u32,
    pub gauges: Gauges,
    pub facts: Facts,
    /// Whether the seat won in the end.
    pub won: bool,
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

/// One row per face, seat and match, for faces that were in the match for the seat, seen or not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CardRow {
    /// The match.
    pub number: u64,
    pub seat: u8,
    /// Who sat there: the place in [`crate::summary::Summary::entrants`].
    pub entrant: u16,
    /// The card's id.
    pub card: String,
    /// Whether the seat began.
    pub began: bool,
    pub seen: bool,
    /// How many copies it held when the first turn began.
    pub opening: u16,
    /// Whether a copy came to its hand later.
    pub drawn: bool,
    /// How many copies it got that were not its own before.
    pub gained: u16,
    /// In which turn it got the first of them.
    pub gained_turn: Option<u32>,
    /// How many decisions of the seat played a copy of it.
    pub played: u16,
    /// In which turn it first did.
    pub played_turn: Option<u32>,
    /// Whether the seat won.
    pub won: bool,
}
