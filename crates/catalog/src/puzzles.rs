//! Puzzles: a position from a match, what is to be reached from it before the turn is over, and a way to reach it; or, where
//! chance is in play, the answer with the best chance to reach it.
//!
//! `puzzles/GAME.jsonl` has one puzzle a line, as `tapis puzzles find` writes them. A puzzle holds the set-up and every decision
//! that led to its position, so it is played with the real cards and nothing is made up. A test plays every solution.

use kernel::book::Source;
use kernel::erased::AnyMatch;
use kernel::game::Setup;
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

use crate::GameEntry;
use crate::story::Turn;

/// One puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The word that names it in its game.
    pub id: String,
    pub aim: Aim,
    /// Whoever is to solve it.
    pub seat: Seat,
    pub setup: Setup,
    /// The decisions that led to the position: `A recruit zetta`.
    pub before: Vec<String>,
    /// A way to reach the aim: all decisions from the position on, those of others as they were met.
    pub solution: Vec<String>,
    pub proof: Proof,
    /// Where one answer is to be found: every answer and how often it reaches the aim, the best one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<Chance>,
}

/// How often an answer reaches the aim, whoever goes on well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The answer in the notation.
    pub answer: String,
    /// Of a thousand times.
    pub of_thousand: u32,
}

/// Answers that lie no more than so many in a thousand behind the best one are right, too,
pub const NEAR: u32 = 60;
/// and the first that comes to mind lies so many behind at least.
pub const CLEAR: u32 = 100;

/// What is to be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// To have won before the turn is over.
    Win,
    /// To be still in the game when one's next turn begins.
    Survive,
}

/// How sure the solution is, whatever the hidden cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// It was played with every face that a hidden card may have, as far as it comes near any, against every answer.
    Sure,
    /// So many of so many tables that look the same to the solver were won; nobody has looked at every one there may be.
    Likely { held: u32, of: u32 },
}

/// Where a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    Open,
    Solved,
    Failed,
}

/// Takes a decision apart: who, and what.
pub fn decision(text: &str) -> Result<(Seat, &str), String> {
    let (letter, rest) = text.split_once(' ').ok_or_else(|| format!("`{text}`: a seat and a decision"))?;
    let seat = Seat::from_letter(letter).ok_or_else(|| format!("`{text}`: no seat called {letter}"))?;
    Ok((seat, rest))
}

impl Puzzle {
    /// Reads a file of puzzles. All faults are reported, each with its line.
    pub fn read(source: &Source) -> Result<Vec<Puzzle>, Vec<String>> {
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut faults = Vec::new();
        for (number, line) in (1..).zip(source.text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            match serde_json::from_str::<Puzzle>(line) {
                Ok(puzzle) if puzzles.iter().any(|other| other.id == puzzle.id) => {
                    faults.push(format!("{}:{number}: a second puzzle called {}", source.path, puzzle.id));
                }
                Ok(puzzle) => puzzles.push(puzzle),
                Err(error) => faults.push(format!("{}:{number}: {error}", source.path)),
            }
        }
        if faults.is_empty() { Ok(puzzles) } else { Err(faults) }
    }

    /// The position; an error where the cards have changed so that it cannot be reached any more.
    pub fn open(&self, title: &GameEntry) -> Result<Box<dyn AnyMatch>, String> {
        let mut play = title.game.start(&self.setup).map_err(|error| error.to_string())?;
        for text in &self.before {
            let (seat, text) = decision(text)?;
            play.answer(seat, text).map_err(|refusal| format!("puzzle {}: `{text}`: {refusal}", self.id))?;
        }
        match play.asked() {
            Some(seat) if seat == self.seat => Ok(play),
            _ => Err(format!("puzzle {}: {} is not asked", self.id, self.seat)),
        }
    }

    /// Where it stands in a match that began with it, in a turn.
    pub fn stand(&self, begun: Turn, play: &dyn AnyMatch) -> Stand {
        if self.chances.is_empty() {
            return stand(self.aim, self.seat, begun, play);
        }
        match self.answered(play) {
            None => Stand::Open,
            Some(answer) if self.best_answers().any(|best| best.answer == answer) => Stand::Solved,
            Some(_) => Stand::Failed,
        }
    }

    /// The answers with the best chance, where chance decides.
    pub fn best_answers(&self) -> impl Iterator<Item = &Chance> {
        best_of(&self.chances).iter()
    }

    /// The solver's first decision in a match that began with the puzzle.
    pub fn answered<'p>(&self, play: &'p dyn AnyMatch) -> Option<&'p str> {
        let later = play.decisions().iter().skip(self.before.len());
        later.filter(|decision| decision.seat == self.seat).map(|decision| decision.text.as_str()).next()
    }

    /// How many decisions its solution has that are the solver's.
    pub fn moves(&self) -> usize {
        self.solution.iter().filter(|text| decision(text).is_ok_and(|(seat, _)| seat == self.seat)).count()
    }

    /// Plays the solution from the position. An error if it does not reach the aim.
    pub fn check(&self, title: &GameEntry) -> Result<(), String> {
        let mut play = self.open(title)?;
        let begun = Turn::of(play.log());
        for text in &self.solution {
            let (seat, text) = decision(text)?;
            play.answer(seat, text).map_err(|refusal| format!("puzzle {}: `{text}`: {refusal}", self.id))?;
        }
        match self.stand(begun, &*play) {
            Stand::Solved => Ok(()),
            other => Err(format!("puzzle {}: its solution leaves it {other:?}", self.id)),
        }
    }
}

/// The answers that are as good as the best one, which comes first.
pub fn best_of(chances: &[Chance]) -> &[Chance] {
    let least = chances.first().map_or(0, |best| best.of_thousand.saturating_sub(NEAR));
    &chances[..chances.iter().take_while(|chance| chance.of_thousand >= least).count()]
}

/// Where somebody stands who is to reach an aim in a turn.
pub fn stand(aim: Aim, seat: Seat, begun: Turn, play: &dyn AnyMatch) -> Stand {
    if let Some(verdict) = play.verdict() {
        return if verdict.winners.contains(Some(seat)) { Stand::Solved } else { Stand::Failed };
    }
    let alive = play.teams().iter().any(|(other, _)| *other == seat);
    let turn = Turn::of(play.log());
    match aim {
        _ if !alive => Stand::Failed,
        _ if turn.number <= begun.number => Stand::Open,
        Aim::Win => Stand::Failed,
        Aim::Survive if turn.seat.is_none_or(|whose| whose == seat) => Stand::Solved,
        Aim::Survive => Stand::Open,
    }
}
