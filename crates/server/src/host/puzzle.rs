//! A table at which a puzzle is to be solved: what is to be reached, and whether it has been.

use catalog::GameEntry;
use catalog::puzzles::{Aim, Chance, Proof, Puzzle, Stand, decision};
use catalog::story::Turn;
use kernel::table::seats::Seat;

use super::Host;
use crate::history::Head;
use crate::scene::Viewer;
use crate::wire::{PuzzleAim, PuzzleChance, PuzzleScene, PuzzleStand};

/// The puzzle of a table, and the turn in which it begins.
pub(super) fn puzzle_of(title: &GameEntry, head: &Head) -> Option<(Puzzle, Turn)> {
    let puzzle = title.puzzle(head.puzzle.as_ref()?)?;
    let begun = Turn::of(puzzle.open(title).ok()?.log());
    Some((puzzle.clone(), begun))
}

impl Host {
    /// What is to be reached, as a viewer reads it.
    pub(super) fn puzzle_scene(&self, viewer: &Viewer) -> Option<PuzzleScene> {
        let (puzzle, begun) = self.puzzle.as_ref()?;
        let stood = puzzle.stand(*begun, &*self.play);
        let own = puzzle.solution.iter().filter_map(|text| decision(text).ok());
        // What solves it is told once it is over, one way or the other.
        let solution = own
            .filter(|(seat, _)| stood != Stand::Open && *seat == puzzle.seat)
            .map(|(seat, text)| self.in_words(viewer, seat, text));
        let chances = puzzle.chances.iter().filter(|_| stood != Stand::Open);
        let answered = puzzle.answered(&*self.play).filter(|_| !puzzle.chances.is_empty());
        let chance = |chance: &Chance| PuzzleChance {
            answer: self.in_words(viewer, puzzle.seat, &chance.answer),
            of_thousand: chance.of_thousand,
            taken: answered == Some(&*chance.answer),
        };
        let (held, of) = match puzzle.proof {
            Proof::Sure => (1, 1),
            Proof::Likely { held, of } => (held, of),
        };
        Some(PuzzleScene {
            id: puzzle.id.clone(),
            aim: aim(puzzle.aim),
            seat: puzzle.seat.to_string(),
            moves: puzzle.moves() as u32,
            sure: puzzle.proof == Proof::Sure,
            held,
            of,
            stand: match stood {
                Stand::Open => PuzzleStand::Open,
                Stand::Solved => PuzzleStand::Solved,
                Stand::Failed => PuzzleStand::Failed,
            },
            solution: solution.collect(),
            choice: !puzzle.chances.is_empty(),
            chances: chances.map(chance).collect(),
        })
    }

    /// A decision as a viewer reads it.
    fn in_words(&self, viewer: &Viewer, seat: Seat, text: &str) -> String {
        let label = self.play.describe(seat, text).map(|phrase| viewer.say(&phrase));
        label.filter(|label| !label.contains("{$")).unwrap_or_else(|| text.to_string())
    }
}

pub fn aim(aim: Aim) -> PuzzleAim {
    match aim {
        Aim::Win => PuzzleAim::Win,
        Aim::Survive => PuzzleAim::Survive,
    }
}
