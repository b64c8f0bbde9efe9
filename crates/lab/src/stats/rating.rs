//! Strength in one number: Bradley and Terry's model on Elo's scale.
//!
//! Somebody of strength p beats somebody of strength q with the probability p / (p + q). A difference of 400 points is
//! odds of ten to one. The mean of all ratings is 0.

use serde::{Deserialize, Serialize};

use super::Z;
use crate::summary::Score;

/// A rating with its interval, relative to the mean of all who were rated.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The rating.
    pub elo: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Points of Elo's scale for each unit of the logarithm of strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// How often strengths are improved at most; they settle long before.
const ROUNDS: usize = 20_000;

/// Rates those who met: `pairs[a][b]` is a's score against b. A draw is half a win.
///
/// Everybody is given one drawn match more, spread over all others: who has never lost is strong, not infinitely strong.
/// Strengths are found by the MM algorithm of Hunter, 2004; the intervals come from the observed information.
pub fn bradley_terry(pairs: &[Vec<Score>]) -> Vec<Rating> {
    let count = pairs.len();
    if count < 2 {
        return vec![Rating { elo: 0.0, low: 0.0, high: 0.0 }; count];
    }
    let wins = wins(pairs);
    let logs = strengths(&wins);
    let errors = errors(&wins, &logs);
    logs.iter()
        .zip(errors)
        .map(|(log, error)| {
            let (elo, reach) = (SCALE * log, SCALE * Z * error);
            Rating { elo, low: elo - reach, high: elo + reach }
        })
        .collect()
}

/// How often each has beaten each, with what everybody is given.
fn wins(pairs: &[Vec<Score>]) -> Vec<Vec<f64>> {
    let given = 0.5 / (pairs.len() - 1) as f64;
    let number = |score: &Score| score.won as f64 + score.drawn as f64 / 2.0 + given;
    let mut wins: Vec<Vec<f64>> = pairs.iter().map(|row| row.iter().map(number).collect()).collect();
    for (place, row) in wins.iter_mut().enumerate() {
        row[place] = 0.0;
    }
    wins
}

/// The logarithms of the likeliest strengths; their mean is 0.
fn strengths(wins: &[Vec<f64>]) -> Vec<f64> {
    let count = wins.len();
    let mut strengths = vec![1.0; count];
    for _ in 0..ROUNDS {
        let better: Vec<f64> = (0..count)
            .map(|a| {
                let won: f64 = wins[a].iter().sum();
                let others = (0..count).filter(|b| *b != a);
                let met: f64 = others.map(|b| (wins[a][b] + wins[b][a]) / (strengths[a] + strengths[b])).sum();
                won / met
            })
            .collect();
        let mean = better.iter().map(|strength| strength.ln()).sum::<f64>() / count as f64;
        let better: Vec<f64> = better.iter().map(|strength| strength / mean.exp()).collect();
        let moved = strengths.iter().zip(&better).map(|(old, new)| (new / old).ln().abs()).fold(0.0, f64::max);
        strengths = better;
        if moved < 1e-12 {
            break;
        }
    }
    strengths.iter().map(|strength| strength.ln()).collect()
}

/// The standard errors of the logarithms of strengths with mean 0. The information has no say on the common mean, so that
/// its inverse on everything else is that of itself with the mean fixed.
fn errors(wins: &[Vec<f64>], logs: &[f64]) -> Vec<f64> {
    let count = wins.len();
    let even = 1.0 / count as f64;
    let mut information = vec![vec![even; count]; count];
    for a in 0..count {
        for b in (0..count).filter(|b| *b != a) {
            let chance = 1.0 / (1.0 + (logs[b] - logs[a]).exp());
            let told = (wins[a][b] + wins[b][a]) * chance * (1.0 - chance);
            information[a][a] += told;
            information[a][b] -= told;
        }
    }
    let inverse = inverse(information);
    (0..count).map(|a| (inverse[a][a] - even).max(0.0).sqrt()).collect()
}

/// The inverse of a positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for (place, row) in matrix.iter_mut().enumerate() {
        row.extend((0..count).map(|column| if column == place { 1.0 } else { 0.0 }));
    }
    for pivot in 0..count {
        let whole = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= whole);
        let base = matrix[pivot].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(place, _)| *place != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&base).for_each(|(value, base)| *value -= factor * base);
        }
    }
    matrix.into_iter().map(|row| row[count..].to_vec()).collect()
}
