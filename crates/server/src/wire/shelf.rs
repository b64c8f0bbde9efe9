//! Games, cards, rules and decks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::message::RefusalText;

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct GameInfo {
    /// Its word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// One sentence about it.
    pub about: String,
    /// The fewest seats.
    pub least_seats: u32,
    /// The most seats.
    pub most_seats: u32,
    /// The decks to choose from.
    pub decks: Vec<DeckInfo>,
    /// How decks are chosen.
    pub deck_choice: DeckChoice,
    /// The formats in which decks are built; none where they are not.
    pub formats: Vec<String>,
    /// How many cards a deck may name that it begins with; 0 where nobody chooses them.
    pub opening: u32,
    /// In whose words a deck can be written, by words such as `text` and `o8d`.
    pub exports: Vec<String>,
    /// Where editions of the rulebook differ.
    pub options: Vec<EditionOption>,
    /// The bots: the levels of the game, weakest first, then the plain ones.
    pub bots: Vec<BotInfo>,
    /// How many rules the ledger has, and scenarios.
    pub rules: u32,
    /// How many scenarios there are.
    pub scenarios: u32,
    /// How many cards.
    pub cards: u32,
    /// How many lessons there are.
    pub lessons: u32,
    /// How many puzzles.
    pub puzzles: u32,
}

/// How decks are chosen before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum DeckChoice {
    /// One for the table.
    Table,
    /// One for each seat.
    Seat,
}

/// A deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct DeckInfo {
    /// Its word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The faces in it with their numbers.
    pub cards: Vec<(u32, u32)>,
    /// The faces that the deck would begin with.
    pub opening: Vec<u32>,
    /// Whether it is one of the reader's own.
    pub own: bool,
}

/// A bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct BotInfo {
    /// Its word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What to expect of it, a sentence; empty if nothing is known.
    pub about: String,
    /// Whether it is a plain bot that every game has, not one of the game's levels.
    pub plain: bool,
    /// Whether it is a fair opponent for somebody who has just learned the game.
    pub usual: bool,
}

/// Where editions of the rulebook differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct EditionOption {
    /// Its word.
    pub id: String,
    /// What it is about.
    pub label: String,
    /// The values with their names, the default first.
    pub values: Vec<(String, String)>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct FaceInfo {
    /// Its number.
    pub face: u32,
    /// Its word in the notation.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Its type line.
    pub line: String,
    /// Facts for the drawing, by words that are the same in every language: `kind`, `cost`, `strength`.
    pub print: Vec<(String, String)>,
    /// What the values of some of these facts are called in the reader's language, by the same words.
    pub labels: Vec<(String, String)>,
    /// What these facts themselves are called, by the same words: short, as on the card.
    #[serde(default)]
    pub called: Vec<(String, String)>,
    /// Printed numbers with their labels.
    pub numbers: Vec<(String, String)>,
    /// Its rules text, a paragraph each.
    pub text: Vec<String>,
    /// Whether it is no card of the game but shows a rule that no card uses.
    pub example: bool,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ChapterInfo {
    /// What it is called.
    pub name: String,
    /// Its rules.
    pub rules: Vec<RuleInfo>,
}

/// A rule, or a ruling on what rules leave open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct RuleInfo {
    /// Its id.
    pub id: String,
    /// The question that it answers, if it is a ruling.
    pub question: Option<String>,
    /// What it says.
    pub text: String,
    /// The rulings about a rule, or the rules that a ruling is about.
    pub related: Vec<String>,
    /// Whether a program can show it.
    pub testable: bool,
    /// The scenarios that show it.
    pub scenarios: Vec<ScenarioInfo>,
}

/// A scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ScenarioInfo {
    /// The claim it makes, which names it.
    pub title: String,
    /// The same in the reader's language.
    pub name: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// Its lines, as written.
    pub lines: Vec<String>,
}

/// A word or sign on cards, and the rule that says what it means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct TermInfo {
    /// The rule.
    pub rule: String,
    /// What it says.
    pub text: String,
    /// How it is written on cards in the reader's language; none if it is only drawn.
    pub words: Vec<String>,
    /// The names of the numbers, marks and letters that stand for it.
    pub signs: Vec<String>,
}

/// A puzzle. A table that is set up with its id has its position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct PuzzleInfo {
    /// What names it.
    pub id: String,
    /// What is to be reached.
    pub aim: PuzzleAim,
    /// The seat of whoever solves it.
    pub seat: String,
    /// How many sit at its table.
    pub seats: u32,
    /// How many decisions a solution has.
    pub moves: u32,
    /// Whether it can be solved whatever the hidden cards are.
    pub sure: bool,
    /// Whether a single answer is looked for: the one with the best chance.
    pub choice: bool,
}

/// What is to be reached before a turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum PuzzleAim {
    /// To have won.
    Win,
    /// To be still in the game when one's next turn begins.
    Survive,
}

/// A lesson. A table that is set up with its title as scenario is taught.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct LessonInfo {
    /// What names it.
    pub title: String,
    /// What is learned, in the reader's language.
    pub name: String,
    /// How many sit at its table.
    pub seats: u32,
    /// The seat of whoever learns.
    pub learner: String,
}

/// A list of cards as text, to be checked or kept as a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct DeckText {
    /// What the deck is called.
    pub name: String,
    /// The format, the usual one if it is left out.
    #[serde(default)]
    pub format: Option<String>,
    /// The list: `4 Card Name` a line, or an OCTGN file.
    pub text: String,
    /// The cards that the deck would begin with, beside those that the list names.
    #[serde(default)]
    pub opening: Vec<String>,
}

/// A deck in the words of another program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct DeckExport {
    /// The file's text.
    pub text: String,
}

/// What a deck check found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct DeckCheck {
    /// The deck as it was understood.
    pub deck: Option<DeckInfo>,
    /// What is wrong with it, with the rules that say so.
    pub faults: Vec<RefusalText>,
}
