//! A table as somebody sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::message::QuestionId;
use super::shelf::PuzzleAim;

/// Everything that somebody sees at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Scene {
    /// Who looks; nobody for a spectator.
    pub viewer: Option<String>,
    /// How many decisions the viewer knows of.
    pub decisions: u32,
    /// The seats, clockwise.
    pub seats: Vec<SeatScene>,
    /// The zones that are shown.
    pub zones: Vec<ZoneScene>,
    /// The dice.
    pub dice: Vec<DieScene>,
    /// The kinds of dice that lie on the table.
    #[serde(default)]
    pub die_kinds: Vec<DieKindScene>,
    /// What else everybody can see, a sentence each.
    pub facts: Vec<String>,
    /// Texts in force for a while.
    pub lasting: Vec<LastingScene>,
    /// What has been declared in an open window.
    pub declared: Vec<(String, String)>,
    /// What is being resolved, each within the one before it.
    #[serde(default)]
    pub chain: Vec<ChainScene>,
    /// Who is acting on whom, as places of cards: attackers and what they attack, blockers and whom they block.
    #[serde(default)]
    pub aims: Vec<(String, String)>,
    /// What is asked of the viewer, or for whom everybody waits.
    pub prompt: String,
    /// The card whose text asks: a face.
    pub asking: Option<u32>,
    /// Who is deciding.
    pub asked: Option<String>,
    /// The person at this screen to whom it must be passed before anything secret is shown.
    pub hand_over: Option<String>,
    /// The question, if the viewer must decide.
    pub question: Option<QuestionScene>,
    /// Whether the viewer may ask to take a decision back, and how.
    pub undo: UndoKind,
    /// What has happened since the last scene.
    pub news: Vec<LogLine>,
    /// The number of the first line in `news`; lines from there on are replaced.
    pub news_from: u32,
    /// How it ended.
    pub result: Option<ResultScene>,
    /// Milliseconds left on the clock of each seat.
    pub clocks: Vec<u32>,
    /// What the teacher says, at the table of a lesson.
    #[serde(default)]
    pub lesson: Option<LessonScene>,
    /// What there is to try, at a table that shows a rule.
    #[serde(default)]
    pub example: Option<ExampleScene>,
    /// What is to be reached, at the table of a puzzle.
    #[serde(default)]
    pub puzzle: Option<PuzzleScene>,
}

/// Where a puzzle stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct PuzzleScene {
    /// What names it.
    pub id: String,
    /// What is to be reached.
    pub aim: PuzzleAim,
    /// The seat of whoever solves it.
    pub seat: String,
    /// How many decisions a solution has.
    pub moves: u32,
    /// Whether it can be solved whatever the hidden cards are.
    pub sure: bool,
    /// On so many tables that look the same the solution holds,
    pub held: u32,
    /// of so many.
    pub of: u32,
    /// How far it is.
    pub stand: PuzzleStand,
    /// The solver's decisions of a solution, in words, once it is over.
    pub solution: Vec<String>,
    /// Whether a single answer is looked for: the one with the best chance.
    pub choice: bool,
    /// The chances of all answers, once one was given; the best one first.
    pub chances: Vec<PuzzleChance>,
}

/// How often an answer reaches what a puzzle asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct PuzzleChance {
    /// The answer in words.
    pub answer: String,
    /// Of a thousand times.
    pub of_thousand: u32,
    /// Whether it was given.
    pub taken: bool,
}

/// How far a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum PuzzleStand {
    /// It can still be solved, or not.
    Open,
    /// The aim is reached.
    Solved,
    /// It cannot be reached any more.
    Failed,
}

/// What a scenario invites to try, and what was done of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ExampleScene {
    /// The scenario's title, which names it.
    pub title: String,
    /// The claim it makes, in the reader's language.
    pub name: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// What there is to try, in order.
    pub tries: Vec<TryScene>,
    /// The place of what is to be done next.
    pub next: Option<u32>,
    /// Whether somebody has gone another way.
    pub strayed: bool,
    /// Whether all was done.
    pub done: bool,
}

/// One thing to try.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct TryScene {
    /// Whose it is.
    pub seat: String,
    /// The notation.
    pub text: String,
    /// The same in words.
    pub label: String,
    /// The rule that refuses it; nothing if it is allowed.
    pub refused: Option<String>,
    /// Whether it was done, or the refusal was seen.
    pub done: bool,
}

/// Where a lesson stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct LessonScene {
    /// The lesson's title, which names it.
    pub title: String,
    /// The same in the reader's language.
    pub name: String,
    /// Its number among the lessons of the game, from 1.
    pub number: u32,
    /// How many lessons the game has.
    pub count: u32,
    /// What the teacher says now.
    pub say: String,
    /// How many of the learner's decisions are taken.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
    /// Whether all is done.
    pub done: bool,
}

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct QuestionScene {
    /// Its numbers, to be sent with the answer.
    pub id: QuestionId,
    /// What may be answered, in a fixed order.
    pub options: Vec<OptionScene>,
    /// The places of the cards that were chosen for this, and `die:2` for the die of that number, one after another; each can
    /// still be taken back.
    #[serde(default)]
    pub chosen: Vec<String>,
    /// How many may be chosen in all, where that is known.
    #[serde(default)]
    pub most: Option<u32>,
    /// What the dice may still bring, where some of them may be rolled again.
    #[serde(default)]
    pub odds: Vec<OddsScene>,
    /// Where something is paid for piece by piece: the answers with which the game would pay all of it.
    #[serde(default)]
    pub payment: Vec<String>,
}

/// Something that the dice may still bring, with its chances from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct OddsScene {
    /// What it is called.
    pub label: String,
    /// What the dice must show.
    pub needs: String,
    /// With the dice as they lie: 1 or 0.
    pub now: f64,
    /// With the best answer, or with the dice as they lie if that is better.
    pub best: f64,
    /// With each answer that rolls dice again: the option's text and the chance.
    pub answers: Vec<(String, f64)>,
}

/// One answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct OptionScene {
    /// The notation, to be sent back.
    pub text: String,
    /// The same in words.
    pub label: String,
    /// The word of the notation: all options with the same word do the same kind of thing.
    pub word: String,
    /// The places of the first card it is about, equal copies included: a click on any of them means this.
    pub cards: Vec<String>,
    /// The places of a second card it is about: where the first may be dragged.
    pub onto: Vec<String>,
    /// The seat it is about.
    pub seat: Option<String>,
    /// The amount it is about, `∞` for an infinite one.
    pub amount: Option<String>,
    /// The die it is about.
    pub die: Option<u32>,
    /// What may be chosen directly after it, where the same seat goes on and nothing new is learned in between.
    #[serde(default)]
    pub then: Vec<FollowUp>,
    /// The places of the own card that does it although it does not name it, where there is no other.
    #[serde(default)]
    pub by: Vec<String>,
}

/// An answer about a card that is asked for directly after another answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct FollowUp {
    /// The notation, to be sent once it is asked for.
    pub text: String,
    /// The same in words.
    pub label: String,
    /// The word of the notation.
    pub word: String,
    /// The places of the card it is about, equal copies included.
    pub cards: Vec<String>,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct SeatScene {
    /// Its letter.
    pub seat: String,
    /// Whether it is still in the game.
    pub alive: bool,
    /// Whether its own piece has been used.
    pub turned: bool,
    /// Its team.
    pub team: u32,
    /// Its numbers.
    pub gauges: Vec<NumberScene>,
}

/// A number with its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct NumberScene {
    /// Its word, for layouts.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// What it is: digits, or `∞`.
    pub value: String,
    /// Whether something makes it more (1) or less (-1) than what is printed.
    pub changed: i32,
    /// The number that decides the match once it is reached.
    #[serde(default)]
    pub goal: Option<i32>,
}

/// A zone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ZoneScene {
    /// Its key: its word, and the letter of its seat if it is personal. `hand:A`, `river`.
    pub id: String,
    /// Its word, for layouts.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// Whose it is.
    pub seat: Option<String>,
    /// Whether it is a pile: its size matters more than its cards.
    pub pile: bool,
    /// Whether it is held by a seat, unseen by the others.
    pub held: bool,
    /// How many cards there are.
    pub count: u32,
    /// The cards, bottom first. Of a pile of unknown cards only the number is told.
    pub cards: Vec<CardScene>,
}

/// A card on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct CardScene {
    /// Its place in this scene: `hand:A/3`.
    pub at: String,
    /// The same card in the next scene has the same key, as far as the viewer can follow it.
    pub key: String,
    /// What is printed on it, if the viewer knows it: the number of a face.
    pub face: Option<u32>,
    /// How the notation calls it, if the viewer knows it.
    pub slug: Option<String>,
    /// Its marks: depleted, new this turn.
    pub marks: Vec<MarkScene>,
    /// What it is worth now: its strength, its damage, the tokens on it.
    pub values: Vec<NumberScene>,
    /// The place of the card it is attached to.
    pub host: Option<String>,
}

/// A mark on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct MarkScene {
    /// Its word, for layouts.
    pub name: String,
    /// What it is called; empty if it goes without saying.
    pub label: String,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct DieScene {
    /// Its name in options.
    pub die: u32,
    /// Whose it is.
    pub seat: Option<String>,
    /// Its kind, by its place in `dieKinds`; nothing for a plain die with numbers.
    pub kind: Option<u32>,
    /// The side on top, from 1.
    pub shows: u32,
    /// The pool it lies in: a word for layouts.
    pub pool: String,
    /// What the pool is called.
    pub pool_label: String,
    /// Whether it is kept, spent and the like.
    pub marks: Vec<MarkScene>,
    /// The place of the card it lies on.
    pub on: Option<String>,
}

/// A kind of die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct DieKindScene {
    /// Its word, for whoever draws it.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// The symbols on each side, from side 1 on; a side without any shows its number.
    pub sides: Vec<Vec<SymbolScene>>,
}

/// A symbol on a die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct SymbolScene {
    /// Its word, for whoever draws it.
    pub name: String,
    /// What it is called.
    pub label: String,
}

/// Something that is being resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ChainScene {
    /// The card it is about: a face.
    pub face: u32,
    /// What is happening, in words; one of the scene's facts, or the card's name.
    pub text: String,
}

/// A text in force for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct LastingScene {
    /// Whose.
    pub seat: String,
    /// The face it comes from.
    pub face: Option<u32>,
    /// It, in words.
    pub text: String,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct LogLine {
    /// After how many decisions it happened.
    pub decision: u32,
    /// Who had decided.
    pub seat: Option<String>,
    /// Whether a turn begins with it.
    pub turn: bool,
    /// What happened, a sentence.
    pub text: String,
    /// The card that made it happen, where the reader would not expect it.
    pub cause: Option<u32>,
    /// The faces it speaks of, as far as the reader knows them.
    pub faces: Vec<u32>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ResultScene {
    /// It, in words.
    pub text: String,
    /// The winners' seats.
    pub winners: Vec<String>,
    /// Whether the viewer has won; nothing for spectators and in a draw.
    pub won: Option<bool>,
    /// The seats that gave up.
    #[serde(default)]
    pub gave_up: Vec<String>,
}

/// Whether a decision can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum UndoKind {
    /// There is none.
    #[default]
    Nothing,
    /// At once.
    Free,
    /// If another person agrees.
    Consent,
    /// If all agree, since somebody has learned something new.
    AllConsent,
}
