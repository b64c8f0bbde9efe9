//! What options are worth, and how a match went.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::message::QuestionId;
use super::scene::OptionScene;

/// Asks what the options of the open question are worth.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct AnalysisWanted {
    /// The seat that is asked; one's own if it is left out.
    #[serde(default)]
    pub seat: Option<String>,
    /// How long to think, at most 2000; about a second if it is left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 2000)]
    pub milliseconds: Option<u32>,
}

/// What the options of the open question are worth, as far as the asked seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Analysis {
    /// The question.
    pub question: QuestionId,
    /// The seat that is asked.
    pub seat: String,
    /// How likely the seat, or its team, wins: between 0 and 1.
    pub win: f64,
    /// How many times the match was played on in thought.
    pub iterations: u32,
    /// Every option, the best first.
    pub options: Vec<Judged>,
}

/// What an option is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Judged {
    /// The notation, to be answered with.
    pub text: String,
    /// The same in words.
    pub label: String,
    /// How likely the seat wins if it takes it.
    pub win: f64,
    /// How often it was tried.
    pub visits: u32,
}

/// How likely each side was to win, over a match that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Outlook {
    /// Whether everything is known.
    pub ready: bool,
    /// How many decisions have been looked at.
    pub done: u32,
    /// How many decisions there are.
    pub all: u32,
    /// One line a seat, or a team where there are teams.
    pub lines: Vec<OutlookLine>,
    /// The decisions that cost most, the worst first.
    pub costly: Vec<CostlyDecision>,
    /// Every decision with a choice, in order, with what it cost.
    #[serde(default)]
    pub decisions: Vec<JudgedDecision>,
}

/// A decision, and how much less likely it made a win than the best answer would have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct JudgedDecision {
    /// How many decisions had been taken before it.
    pub decision: u32,
    /// Who decided.
    pub seat: String,
    /// What was decided, in words.
    pub chosen: String,
    /// What would have been better, if anything.
    pub better: Option<String>,
    /// By how much less the seat was likely to win.
    pub lost: f64,
}

/// A moment of a match that is looked at again: what its answers were worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct BoardAnalysis {
    /// After how many decisions.
    pub decision: u32,
    /// The seat that was asked.
    pub seat: String,
    /// How likely it was to win, as far as it knew.
    pub win: f64,
    /// How many times the match was played on in thought.
    pub iterations: u32,
    /// Every answer, the best first.
    pub answers: Vec<JudgedAnswer>,
    /// The notation of what was answered, if the match went on.
    pub taken: Option<String>,
}

/// An answer with what it was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct JudgedAnswer {
    /// The answer, with the places of its cards.
    pub option: OptionScene,
    /// How likely the seat wins with it.
    pub win: f64,
    /// How often it was tried.
    pub visits: u32,
}

/// What is explained in a first match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct GuideInfo {
    /// How many decisions had been taken.
    pub decisions: u32,
    /// What to think about now, if whoever asks must decide.
    pub ask: Option<GuideAsk>,
    /// Why the bots did what they did since the decision that was named, the latest last.
    pub reasons: Vec<BotReason>,
}

/// What to think about when something is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct GuideAsk {
    /// In words.
    pub text: String,
    /// The rule behind it.
    pub rule: String,
}

/// Why a bot did what it did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct BotReason {
    /// How many decisions had been taken before it.
    pub decision: u32,
    /// Its seat.
    pub seat: String,
    /// What it did, as whoever asks is told it.
    pub act: String,
    /// How likely it thought it would win with it.
    pub win: f64,
    /// What else came to its mind, in words.
    pub other: Option<String>,
    /// How likely it would have won with that.
    pub other_win: f64,
    /// What is better for it at once.
    pub gains: Vec<String>,
    /// What is worse for its opponents at once.
    pub losses: Vec<String>,
}

/// How likely one side was to win, as it knew the table at its own decisions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct OutlookLine {
    /// Its seats.
    pub seats: Vec<String>,
    /// After how many decisions, and how likely it won from there. The last is how it ended.
    pub points: Vec<(u32, f64)>,
}

/// A decision that was worse than another would have been, as estimated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct CostlyDecision {
    /// How many decisions had been taken before it.
    pub decision: u32,
    /// Who decided.
    pub seat: String,
    /// What was decided, in words.
    pub chosen: String,
    /// What would have been better.
    pub better: String,
    /// How likely the seat won after the better one.
    pub win: f64,
    /// By how much less it was likely to win after what it chose.
    pub lost: f64,
}
