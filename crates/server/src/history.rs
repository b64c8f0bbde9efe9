//! What is kept of a table: what it was set up with, and what has happened since.
//!
//! A table is these events and nothing else. What lies on it is made from them again whenever it is needed.

use catalog::GameEntry;
use catalog::lessons::Lesson;
use kernel::game::Setup;
use kernel::record::Decision;
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

use crate::wire::{PlayerKind, SeatInfo};

/// What a table was set up with. It never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    pub game: String,
    /// The cards it is played with, as a hash.
    pub data: String,
    /// The set-up of the match.
    pub setup: Setup,
    /// The scenario whose position it began from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// Who sat where at the beginning.
    pub seats: Vec<Chair>,
    /// Seconds for each seat, and seconds more after each decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<(u32, u32)>,
    /// Whether those who play may ask for hints, where that was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// The table and decision it goes on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_from: Option<(String, u32)>,
    /// The puzzle that is to be solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// Whether anybody may sit down while a seat is free.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub listed: bool,
    /// Whether it counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// The decisions that had been taken before it began here: those of a fork or of a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<Decision>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    pub player: PlayerKind,
    /// The person's name; empty for bots and free seats.
    pub name: String,
    /// The bot that plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether others have left the seat to the bot while its person was away: whoever comes back has it again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    /// A decision was taken.
    Decided {
        #[serde(flatten)]
        decision: Decision,
        /// Whether it was given unasked, by a habit or because there was no other answer.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unasked: bool,
        /// Milliseconds left on each clock.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks: Vec<u32>,
    },
    /// Decisions were taken back.
    TookBack {
        /// How many remain.
        to: usize,
        /// The only seat that knows of it: what it took back, nobody else had seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        alone: Option<Seat>,
    },
    /// Somebody sat down.
    Sat { seat: Seat, name: String },
    /// A bot sat down on a free seat.
    Filled { seat: Seat, bot: String },
    /// A bot took over from a person, or the person came back.
    TookOver {
        seat: Seat,
        /// The bot; nobody once the person is back.
        bot: Option<String>,
        /// Whether others have asked for it while the person was away.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        away: bool,
    },
    /// Somebody said something.
    Said { seat: Option<Seat>, name: String, text: String, at: f64 },
    /// Somebody asked for a hint.
    Hinted { seat: Seat, name: String, at: f64 },
    /// The people went on to another table.
    Moved { table: String },
}

/// What lists show of a table, kept beside it so that a list need not replay anything.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Who has won.
    pub winners: Vec<String>,
    /// How many decisions everybody knows of.
    pub decisions: u32,
    /// Whose decision it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// Milliseconds left on each clock when this was written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<u32>,
}

impl Head {
    /// The lesson that is taught at the table. Whoever plays on from the middle of one plays as they like.
    pub fn lesson<'g>(&self, title: &'g GameEntry) -> Option<&'g Lesson> {
        let taught = self.forked_from.is_none() && self.start.is_empty();
        self.scenario.as_ref().filter(|_| taught).and_then(|name| title.lesson(name))
    }

    /// Whether those who play may ask for hints: as was decided, or else where one person plays.
    pub fn allows_hints(&self, chairs: &[Chair]) -> bool {
        self.hints.unwrap_or_else(|| chairs.iter().filter(|chair| chair.player != PlayerKind::Bot).count() < 2)
    }
}

impl Chair {
    /// A seat that a person has.
    pub fn person(name: &str) -> Chair {
        Chair { player: PlayerKind::Person, name: name.to_string(), bot: None, away: false }
    }

    /// A seat that is still free.
    pub fn free() -> Chair {
        Chair { player: PlayerKind::Free, name: String::new(), bot: None, away: false }
    }

    /// A seat that a bot plays.
    pub fn bot(bot: &str) -> Chair {
        Chair { player: PlayerKind::Bot, name: String::new(), bot: Some(bot.to_string()), away: false }
    }

    /// Lets a bot play for the person, or the person again.
    pub fn let_play(&mut self, bot: Option<String>, away: bool) {
        self.player = if bot.is_some() { PlayerKind::StandIn } else { PlayerKind::Person };
        self.bot = bot;
        self.away = away;
    }

    /// Whether it is a person's, also while a bot stands in.
    pub fn is_persons(&self) -> bool {
        matches!(self.player, PlayerKind::Person | PlayerKind::StandIn)
    }
}
