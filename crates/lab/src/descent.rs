//! The lowest point of a smooth convex function: L-BFGS, a quasi-Newton method that remembers a few steps.
//!
//! Each step goes where the curvature that the last steps have shown would put the lowest point, and is halved until it
//! goes down enough. For a logistic regression a few dozen steps do.

/// How many steps are remembered.
const MEMORY: usize = 8;
/// How much of the descent that the slope promises a step must bring.
const ENOUGH: f64 = 1e-4;
/// A slope with no part larger than this counts as level.
const LEVEL: f64 = 1e-10;

/// A step: how far it went, and how the slope changed.
struct Step {
    way: Vec<f64>,
    turn: Vec<f64>,
}

/// Goes down from a point for at most so many steps. `look` gives the height at a point and the slope there.
pub(crate) fn descend(look: impl Fn(&[f64]) -> (f64, Vec<f64>), start: Vec<f64>, most: usize) -> Vec<f64> {
    let mut point = start;
    let (mut height, mut slope) = look(&point);
    let mut memory: Vec<Step> = Vec::new();
    for _ in 0..most {
        if slope.iter().all(|part| part.abs() < LEVEL) {
            break;
        }
        let mut way = direction(&slope, &memory);
        let mut steep = dot(&way, &slope);
        if steep >= 0.0 {
            // What is remembered leads uphill: straight down, then.
            memory.clear();
            way = slope.iter().map(|part| -part).collect();
            steep = dot(&way, &slope);
        }
        let Some((next, lower, level)) = step(&look, &point, height, &way, steep) else { break };
        let turn: Vec<f64> = level.iter().zip(&slope).map(|(new, old)| new - old).collect();
        let way: Vec<f64> = next.iter().zip(&point).map(|(new, old)| new - old).collect();
        let small = height - lower <= height.abs() * 1e-14;
        if dot(&way, &turn) > 1e-14 {
            if memory.len() == MEMORY {
                memory.remove(0);
            }
            memory.push(Step { way, turn });
        }
        (point, height, slope) = (next, lower, level);
        if small {
            break;
        }
    }
    point
}

/// Tries the whole way, then half of it, and so on, until it goes down enough.
fn step(
    look: impl Fn(&[f64]) -> (f64, Vec<f64>),
    point: &[f64],
    height: f64,
    way: &[f64],
    steep: f64,
) -> Option<(Vec<f64>, f64, Vec<f64>)> {
    let mut length = 1.0;
    for _ in 0..60 {
        let next: Vec<f64> = point.iter().zip(way).map(|(at, way)| at + length * way).collect();
        let (lower, slope) = look(&next);
        if lower <= height + ENOUGH * length * steep {
            return Some((next, lower, slope));
        }
        length /= 2.0;
    }
    None
}

/// Where the lowest point would be, seen from here, by the curvature of the remembered steps.
fn direction(slope: &[f64], memory: &[Step]) -> Vec<f64> {
    let mut way = slope.to_vec();
    let mut shares = Vec::with_capacity(memory.len());
    for step in memory.iter().rev() {
        let share = dot(&step.way, &way) / dot(&step.turn, &step.way);
        add(&mut way, -share, &step.turn);
        shares.push(share);
    }
    let scale = memory.last().map_or(1.0, |step| dot(&step.way, &step.turn) / dot(&step.turn, &step.turn));
    way.iter_mut().for_each(|part| *part *= scale);
    for (step, share) in memory.iter().zip(shares.into_iter().rev()) {
        let back = dot(&step.turn, &way) / dot(&step.turn, &step.way);
        add(&mut way, share - back, &step.way);
    }
    way.iter_mut().for_each(|part| *part = -*part);
    way
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn add(to: &mut [f64], times: f64, more: &[f64]) {
    to.iter_mut().zip(more).for_each(|(to, more)| *to += times * more);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_lowest_point_of_a_narrow_valley() {
        // (x - 3)^2 + 100 (y + x)^2 + e^z - z
        let look = |at: &[f64]| {
            let [x, y, z] = [at[0], at[1], at[2]];
            let height = (x - 3.0).powi(2) + 100.0 * (y + x).powi(2) + z.exp() - z;
            (height, vec![2.0 * (x - 3.0) + 200.0 * (y + x), 200.0 * (y + x), z.exp() - 1.0])
        };
        let found = descend(look, vec![-5.0, 40.0, 4.0], 300);
        for (found, wanted) in found.iter().zip([3.0, -3.0, 0.0]) {
            assert!((found - wanted).abs() < 1e-6, "{found}, not {wanted}");
        }
    }

    #[test]
    fn where_it_is_level_nothing_moves() {
        assert_eq!(descend(|_| (1.0, vec![0.0, 0.0]), vec![2.0, -7.0], 10), [2.0, -7.0]);
    }
}
