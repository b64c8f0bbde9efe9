//! What there is in a game, by name: the legend to whatever a program reads as numbers.
//!
//! Numbers that stand for one of a list are places in it, from 1; 0 stands for none.

use serde::Serialize;

use crate::game::{Game, GaugeKind};
use crate::notation;
use crate::table::zones::{Visibility, ZoneKind};

/// The kinds of questions, in the order in which they are numbered; see [`crate::question::Ask`].
pub const ASKS: &[&str] = &["act", "choose", "one-of", "order", "trigger", "replace"];

/// The lists of a game. Their order is that of the stored form, so it only ever grows at its ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Schema {
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// The places cards lie in.
    pub zones: Vec<ZoneNote>,
    /// The numbers a seat has.
    pub gauges: Vec<&'static str>,
    /// The yes-or-no facts of a card.
    pub marks: Vec<&'static str>,
    /// The kinds of counters that lie on cards.
    pub counters: Vec<&'static str>,
    /// The numbers that a card is worth.
    pub values: Vec<&'static str>,
    /// What else is told about the table.
    pub facts: Vec<&'static str>,
    /// The pools dice lie in.
    pub pools: Vec<&'static str>,
    /// The yes-or-no facts of a die.
    pub die_marks: Vec<&'static str>,
    /// The kinds of questions.
    pub asks: Vec<&'static str>,
    /// The game's own questions.
    pub moments: Vec<&'static str>,
    /// The words of the notation.
    pub words: Vec<&'static str>,
    /// The numbers by which bots judge a table.
    pub features: Vec<&'static str>,
}

/// One kind of place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ZoneNote {
    pub name: &'static str,
    /// Whether each seat has one of its own.
    pub personal: bool,
    /// Who may look into it: `everybody`, `owner` or `nobody`.
    pub seen_by: &'static str,
    /// Whether only its size matters at a glance.
    pub pile: bool,
    /// Whether the texts of its cards are in force.
    pub active: bool,
}

/// The lists of a game.
pub fn schema<G: Game>() -> Schema {
    let note = |zone: &G::Zone| ZoneNote {
        name: zone.name(),
        personal: zone.is_personal(),
        seen_by: match zone.visibility() {
            Visibility::Open => "everybody",
            Visibility::Owner => "owner",
            Visibility::Closed => "nobody",
        },
        pile: zone.is_pile(),
        active: zone.is_active(),
    };
    Schema {
        seats: (G::MIN_SEATS, G::MAX_SEATS),
        zones: G::Zone::ALL.iter().map(note).collect(),
        gauges: G::Gauge::ALL.iter().map(|gauge| gauge.name()).collect(),
        marks: G::MARKS.iter().map(|(name, _)| *name).collect(),
        counters: G::COUNTERS.to_vec(),
        values: G::VALUES.to_vec(),
        facts: G::FACTS.to_vec(),
        pools: G::POOLS.to_vec(),
        die_marks: G::DIE_MARKS.to_vec(),
        asks: ASKS.to_vec(),
        moments: G::MOMENTS.to_vec(),
        words: notation::words::<G>().map(|(_, spec)| spec.name).collect(),
        features: G::FEATURES.to_vec(),
    }
}
