//! What dice may bring, as people are told it: exact chances, before a roll and in the middle of one.

use serde::Serialize;

/// Something that dice may bring, seen before the first roll.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OddsRow {
    pub name: String,
    /// What the dice must show: `3 [Sword]`.
    pub needs: String,
    /// The chance of whoever keeps well, by how many times the dice may be rolled, from once on.
    pub chances: Vec<f64>,
}

/// Something that the dice on the table may still bring. Answers are choices in the game and notation above it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RollOdds<A> {
    pub name: String,
    /// What the dice must show.
    pub needs: String,
    /// The chance with the dice as they lie: 1 or 0.
    pub now: f64,
    /// The chance with the best answer, or with the dice as they lie if that is better.
    pub best: f64,
    /// The chance with each answer that rolls dice again, by the order of the options.
    pub answers: Vec<(A, f64)>,
}

impl<A> RollOdds<A> {
    /// With the chances of all answers.
    pub fn new(name: String, needs: String, now: f64, answers: Vec<(A, f64)>) -> RollOdds<A> {
        let best = answers.iter().map(|(_, chance)| *chance).fold(now, f64::max);
        RollOdds { name, needs, now, best, answers }
    }

    /// The same with other answers.
    pub fn map<B>(self, to: impl Fn(A) -> B) -> RollOdds<B> {
        let RollOdds { name, needs, now, best, answers } = self;
        RollOdds {
            name,
            needs,
            now,
            best,
            answers: answers.into_iter().map(|(answer, chance)| (to(answer), chance)).collect(),
        }
    }
}
