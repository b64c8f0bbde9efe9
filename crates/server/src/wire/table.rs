//! Tables: what lists show of them, setting them up, sitting down, looking back.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table, without what lies on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct TableInfo {
    /// The word that names it in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// When it was set up, in seconds since 1970.
    pub created: f64,
    /// When something last happened.
    pub touched: f64,
    /// How far it is.
    pub status: Status,
    /// Who has won, once it is over.
    pub winners: Vec<String>,
    /// How many decisions have been taken, as far as everybody knows.
    pub decisions: u32,
    /// The decks, by id: one for the table, or one a seat; none where the game's own are used.
    pub decks: Vec<String>,
    /// The options of the edition that differ from the default.
    pub options: Vec<(String, String)>,
    /// The scenario whose position it began from.
    pub scenario: Option<String>,
    /// Seconds for each seat, and seconds more after each decision; nothing without clocks.
    pub clock: Option<(u32, u32)>,
    /// Whether those who play may ask for hints.
    pub hints: bool,
    /// Whether anybody may sit down while a seat is free.
    pub listed: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whose decision it is, as far as everybody knows.
    pub asked: Option<String>,
    /// The table and decision it was forked from.
    pub forked_from: Option<(String, u32)>,
    /// The seats of whoever asks; none for others.
    pub yours: Vec<String>,
    /// Whether whoever asks may have the record and look at it from every seat: it is over, or they are alone.
    pub open: bool,
    /// Which cards it is played with; nothing where a server's cards cannot change.
    pub data: Option<String>,
    /// Why it cannot be played on, where it cannot: it was played with other cards.
    pub unplayable: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum Status {
    /// Some seats are still free.
    Gathering,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct SeatInfo {
    /// The seat's letter.
    pub seat: String,
    /// The name of whoever sits there; empty while it is free.
    pub name: String,
    /// Who.
    pub player: PlayerKind,
    /// The bot that plays, if one does.
    pub bot: Option<String>,
    /// Whether the person is connected.
    pub here: bool,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum PlayerKind {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// A bot in place of a person, who may come back.
    StandIn,
}

/// Sets up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Who is to sit where. With a scenario or fork: as many as it has.
    pub seats: Vec<NewSeat>,
    /// The decks, by id: one for the table, or one a seat; the game's own where it is left out.
    #[serde(default)]
    pub decks: Vec<String>,
    /// The options of the edition.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The seed of everything random; chosen by the server if left out.
    #[serde(default)]
    pub seed: Option<String>,
    /// The scenario whose position it begins from.
    #[serde(default)]
    pub scenario: Option<String>,
    /// The puzzle that is to be solved, by its id.
    #[serde(default)]
    pub puzzle: Option<String>,
    /// The table and decision it goes on from.
    #[serde(default)]
    pub fork: Option<(String, u32)>,
    /// Seconds for each seat, and seconds more after each decision.
    #[serde(default)]
    pub clock: Option<(u32, u32)>,
    /// Whether those who play may ask for hints; if it is left out, only where one person plays.
    #[serde(default)]
    pub hints: Option<bool>,
    /// Whether anybody may sit down: the table stands in the lobby until its seats are taken.
    #[serde(default)]
    pub listed: bool,
    /// Whether it counts for ratings: people alone, each at a screen of their own, and no hints.
    #[serde(default)]
    pub rated: bool,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "who", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum NewSeat {
    /// Whoever sets the table up, or somebody else at the same screen.
    Here {
        /// Their name.
        name: String,
    },
    /// Whoever gets the link.
    Link {},
    /// A bot.
    Bot {
        /// Its word.
        bot: String,
    },
}

/// A table that has been set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct NewTableMade {
    /// The table.
    pub table: TableInfo,
    /// The secret of each seat that is still free: whoever has it may sit down.
    pub invitations: Vec<Invitation>,
}

/// The secret of a free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Invitation {
    /// The seat.
    pub seat: String,
    /// The secret, for the part of the address after `#`, which browsers keep to themselves.
    pub secret: String,
}

/// Sits down on a free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Join {
    /// The seat's secret.
    pub secret: String,
    /// The name of whoever sits down.
    pub name: String,
}

/// The numbers of the seats over time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Chart {
    /// The decisions at which the numbers were read.
    pub decisions: Vec<u32>,
    /// The decisions with which turns began, and whose.
    pub turns: Vec<(u32, String)>,
    /// One line a seat and number; an infinite amount is told as nothing.
    pub lines: Vec<ChartLine>,
}

/// One line of a chart.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ChartLine {
    /// The seat.
    pub seat: String,
    /// The number's word.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// Its values.
    pub values: Vec<Option<i32>>,
}

/// Something went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Problem {
    /// A word for programs.
    pub code: String,
    /// What, where, and what would do.
    pub text: String,
    /// The rule that says so.
    pub rule: Option<String>,
}
