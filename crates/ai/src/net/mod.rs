//! A learned judgement: a small net beside the weights of the features.
//!
//! It says for one seat how much better or worse it stands than the weights tell, in their units. It reads the game's
//! features, the gauges, whose question it is, and which cards lie where: each as a row that is added to the first layer, so
//! that cards that are not there cost nothing.

mod file;
mod input;

pub use file::Notes;
pub use input::{Input, Reading};

/// The sizes of a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many numbers it reads.
    pub inputs: usize,
    /// How many rows the cards share.
    pub rows: usize,
    /// The width of the first hidden layer, and of the second.
    pub wide: usize,
    pub narrow: usize,
}

/// Where each part of a net begins among its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    pub cards: usize,
    pub dense: usize,
    pub first_bias: usize,
    pub second: usize,
    pub second_bias: usize,
    pub last: usize,
    pub end: usize,
}

impl Shape {
    /// The parts, one behind the other.
    pub fn parts(&self) -> Parts {
        let dense = self.rows * self.wide;
        let first_bias = dense + self.inputs * self.wide;
        let second = first_bias + self.wide;
        let second_bias = second + self.wide * self.narrow;
        let last = second_bias + self.narrow;
        Parts { cards: 0, dense, first_bias, second, second_bias, last, end: last + self.narrow }
    }
}

/// A small net. Its numbers are added in a fixed order: the same input gives the same answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub shape: Shape,
    /// All that is learned, part by part.
    pub parameters: Vec<f32>,
    /// What is taken from each number that is read, and what the rest is multiplied by.
    pub middle: Vec<f32>,
    pub scale: Vec<f32>,
}

/// What the hidden layers hold, before what is below nothing is cut off.
#[derive(Clone, Debug, Default)]
pub struct Hidden {
    pub wide: Vec<f32>,
    pub narrow: Vec<f32>,
}

impl Net {
    /// A net that adds nothing yet: all that it learns first comes from its inner layers, which begin at random.
    pub fn new(shape: Shape, seed: u64) -> Net {
        let mut random = kernel::table::chance::Random::new(seed);
        let mut near = |spread: f32| (random.below(2_000_001) as f32 / 1e6 - 1.0) * spread;
        let parts = shape.parts();
        let mut parameters = vec![0.0; parts.end];
        let dense = (3.0 / (shape.inputs as f32 + 1.0)).sqrt();
        parameters[parts.cards..parts.dense].iter_mut().for_each(|number| *number = near(0.05));
        parameters[parts.dense..parts.first_bias].iter_mut().for_each(|number| *number = near(dense));
        let second = (6.0 / shape.wide as f32).sqrt();
        parameters[parts.second..parts.second_bias].iter_mut().for_each(|number| *number = near(second));
        Net { shape, parameters, middle: vec![0.0; shape.inputs], scale: vec![1.0; shape.inputs] }
    }

    /// How much better a seat stands than the weights of the features tell.
    pub fn standing(&self, input: &Input, hidden: &mut Hidden) -> f32 {
        let Shape { wide, narrow, .. } = self.shape;
        let parts = self.shape.parts();
        let first = &mut hidden.wide;
        first.clear();
        first.extend_from_slice(&self.parameters[parts.first_bias..parts.second]);
        for &row in &input.rows {
            let start = parts.cards + row as usize * wide;
            add(first, &self.parameters[start..start + wide], 1.0);
        }
        for (place, &number) in input.numbers.iter().enumerate() {
            if number != 0.0 {
                let start = parts.dense + place * wide;
                add(first, &self.parameters[start..start + wide], number);
            }
        }
        let second = &mut hidden.narrow;
        second.clear();
        second.extend_from_slice(&self.parameters[parts.second_bias..parts.last]);
        for (place, &number) in first.iter().enumerate() {
            if number > 0.0 {
                let start = parts.second + place * narrow;
                add(second, &self.parameters[start..start + narrow], number);
            }
        }
        second.iter().zip(&self.parameters[parts.last..]).map(|(number, weight)| number.max(0.0) * weight).sum()
    }
}

fn add(sums: &mut [f32], row: &[f32], times: f32) {
    sums.iter_mut().zip(row).for_each(|(sum, number)| *sum += number * times);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { inputs: 2, rows: 4, wide: 2, narrow: 2 };

    #[test]
    fn a_new_net_adds_nothing() {
        let net = Net::new(SHAPE, 7);
        let input = Input { numbers: vec![3.0, -1.0], rows: vec![0, 2, 2] };
        assert_eq!(net.standing(&input, &mut Hidden::default()), 0.0);
    }

    #[test]
    fn layers_are_reckoned_as_written() {
        let mut net = Net::new(SHAPE, 7);
        let parts = SHAPE.parts();
        net.parameters.fill(0.0);
        // The first row lights the first cell by 2, the first number the second cell by 3 for each.
        net.parameters[parts.cards] = 2.0;
        net.parameters[parts.dense + 1] = 3.0;
        // The second layer adds both cells into its first, and takes the first from its second.
        net.parameters[parts.second] = 1.0;
        net.parameters[parts.second + 2] = 1.0;
        net.parameters[parts.second + 1] = -1.0;
        net.parameters[parts.last] = 0.5;
        net.parameters[parts.last + 1] = 100.0;
        let input = Input { numbers: vec![1.0, 9.0], rows: vec![0] };
        assert_eq!(net.standing(&input, &mut Hidden::default()), 0.5 * (2.0 + 3.0));
        let below = Input { numbers: vec![-1.0, 0.0], rows: vec![0] };
        assert_eq!(net.standing(&below, &mut Hidden::default()), 0.5 * 2.0, "what is below nothing is cut off");
    }
}
