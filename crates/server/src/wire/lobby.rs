//! Finding each other: open tables, quick matches, how well somebody plays, and where a table can be reached.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Sits down at an open table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct SitDown {
    /// The name of whoever sits down.
    pub name: String,
}

/// Looks for somebody to play with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct QuickMatch {
    /// The game.
    pub game: String,
    /// The name of whoever looks.
    pub name: String,
    /// Whether it shall count for ratings.
    #[serde(default)]
    pub rated: bool,
}

/// How well somebody plays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Mine {
    /// All matches added up, game by game.
    pub games: Vec<StandingInfo>,
    /// The last matches, the latest first.
    pub last: Vec<ResultInfo>,
}

/// All matches of somebody in a game, added up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct StandingInfo {
    /// The game.
    pub game: String,
    /// How many matches.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// How many nobody won.
    pub drawn: u32,
    /// How many counted for the rating.
    pub rated: u32,
    /// The rating; nothing before the first match that counts.
    pub rating: Option<i32>,
    /// How unsure the rating is.
    pub deviation: Option<i32>,
}

/// How a match went for somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ResultInfo {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// When, in seconds since 1970.
    pub at: f64,
    /// Their seat.
    pub seat: String,
    /// 1 won, 0 lost, one half neither.
    pub score: f64,
    /// How many people played.
    pub persons: u32,
    /// The rating before it, if it counted.
    pub before: Option<i32>,
    /// The rating after it, if it counted.
    pub after: Option<i32>,
}

/// Where others can reach the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Reach {
    /// The address that others can open; nothing if only this machine can reach the server.
    pub address: Option<String>,
    /// This machine in its network, where that is known: the address that others could open if the server were open to them.
    pub network: Option<String>,
    /// Whether only machines of the same network reach it.
    pub nearby: bool,
}
