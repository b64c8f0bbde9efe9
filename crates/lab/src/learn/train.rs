//! A net fitted to samples: Adam on the surprise at what came of them.

use ai::net::{Hidden, Net, Shape};
use kernel::table::chance::Random;

use super::sample::Sample;

/// Every so many matches one is kept apart.
const APART: u64 = 5;
const BATCH: usize = 128;
const RATE: f32 = 0.001;
/// How firmly all numbers are drawn towards nothing.
const DECAY: f32 = 1e-6;

/// How well a net foresees, in nats: a coin gives 0.69.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Fitted {
    pub samples: usize,
    /// The mean surprise at what it learned from.
    pub loss: f64,
    /// The same for matches that were kept apart, and with the weights alone.
    pub test_loss: f64,
    pub plain_loss: f64,
}

/// Puts the numbers of the samples on a scale: what a net reads lies around nothing.
pub fn scaled(net: &mut Net, samples: &[Sample]) {
    let count = samples.iter().map(|sample| sample.sides.len()).sum::<usize>().max(1) as f32;
    let sides = || samples.iter().flat_map(|sample| &sample.sides);
    for place in 0..net.shape.inputs {
        let mean = sides().map(|side| side.numbers[place]).sum::<f32>() / count;
        let spread = (sides().map(|side| (side.numbers[place] - mean).powi(2)).sum::<f32>() / count).sqrt();
        net.middle[place] = mean;
        net.scale[place] = if spread > 1e-3 { 1.0 / spread } else { 0.0 };
    }
}

/// Learns from the samples and keeps what foresees best the matches that were kept apart.
pub fn train(net: &Net, samples: &[Sample], epochs: usize, seed: u64) -> (Net, Fitted) {
    let (apart, taught): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().partition(|sample| sample.number % APART == APART - 1);
    let mut net = net.clone();
    let mut adam = Adam::new(net.parameters.len());
    let mut order: Vec<usize> = (0..taught.len()).collect();
    let mut random = Random::new(seed);
    let mut best = (mean_loss(&net, &apart), net.clone());
    for _ in 0..epochs {
        for place in (1..order.len()).rev() {
            order.swap(place, random.below(place as u32 + 1) as usize);
        }
        let mut work = Work::new(net.shape);
        for batch in order.chunks(BATCH) {
            work.slope.fill(0.0);
            batch.iter().for_each(|place| work.add(&net, taught[*place]));
            adam.step(&mut net.parameters, &work.slope, 1.0 / batch.len() as f32);
        }
        let loss = mean_loss(&net, &apart);
        if loss < best.0 {
            best = (loss, net.clone());
        }
    }
    let (test_loss, net) = best;
    let loss = mean_loss(&net, &taught);
    let plain_loss =
        apart.iter().map(|sample| surprise(sample, &plain(sample))).sum::<f64>() / apart.len().max(1) as f64;
    (net, Fitted { samples: samples.len(), loss, test_loss, plain_loss })
}

fn plain(sample: &Sample) -> Vec<f32> {
    sample.sides.iter().map(|side| side.plain).collect()
}

/// The chance of each team, from how its seats stand on average; a team alone plays against nothing.
fn chances(sample: &Sample, standings: &[f32]) -> Vec<f32> {
    let mean = |team: u8| {
        let of_team = sample.sides.iter().zip(standings).filter(|(side, _)| side.team == team);
        let (sum, count) = of_team.fold((0.0, 0.0), |(sum, count), (_, standing)| (sum + standing, count + 1.0));
        sum / f32::max(count, 1.0)
    };
    let teams: Vec<f32> = sample.teams.iter().map(|(team, _)| mean(*team)).collect();
    let alone = teams.len() == 1;
    let top = teams.iter().copied().fold(if alone { 0.0 } else { f32::MIN }, f32::max);
    let total: f32 = teams.iter().map(|team| (team - top).exp()).sum::<f32>() + if alone { (-top).exp() } else { 0.0 };
    teams.iter().map(|team| (team - top).exp() / total).collect()
}

/// The surprise at what was to be foreseen, in nats.
fn surprise(sample: &Sample, standings: &[f32]) -> f64 {
    let chances = chances(sample, standings);
    let part = |aim: f32, chance: f32| -f64::from(aim) * f64::from(chance.max(1e-6)).ln();
    let mut sum: f64 = sample.teams.iter().zip(&chances).map(|((_, aim), chance)| part(*aim, *chance)).sum();
    if let ([(_, aim)], [chance]) = (&sample.teams[..], &chances[..]) {
        sum += part(1.0 - aim, 1.0 - chance);
    }
    sum
}

fn standings(net: &Net, sample: &Sample, hidden: &mut Hidden) -> Vec<f32> {
    sample.sides.iter().map(|side| side.plain + net.standing(&side.input(net), hidden)).collect()
}

fn mean_loss(net: &Net, samples: &[&Sample]) -> f64 {
    let mut hidden = Hidden::default();
    let sum: f64 = samples.iter().map(|sample| surprise(sample, &standings(net, sample, &mut hidden))).sum();
    sum / samples.len().max(1) as f64
}

/// Where slopes are summed.
struct Work {
    shape: Shape,
    slope: Vec<f32>,
    hidden: Hidden,
    back: Vec<f32>,
}

impl Work {
    fn new(shape: Shape) -> Work {
        Work { shape, slope: vec![0.0; shape.parts().end], hidden: Hidden::default(), back: vec![0.0; shape.wide] }
    }

    /// Adds the slope of the surprise at one sample.
    fn add(&mut self, net: &Net, sample: &Sample) {
        let standings = standings(net, sample, &mut self.hidden);
        let chances = chances(sample, &standings);
        for side in &sample.sides {
            let Some(place) = sample.teams.iter().position(|(team, _)| *team == side.team) else { continue };
            let mates = sample.sides.iter().filter(|other| other.team == side.team).count().max(1) as f32;
            self.back(net, side, (chances[place] - sample.teams[place].1) / mates);
        }
    }

    /// Carries the slope at a standing back through the layers.
    fn back(&mut self, net: &Net, side: &super::sample::Side, slope: f32) {
        let Shape { wide, narrow, .. } = self.shape;
        let parts = self.shape.parts();
        let input = side.input(net);
        net.standing(&input, &mut self.hidden);
        self.back.fill(0.0);
        for (cell, &number) in self.hidden.narrow.iter().enumerate() {
            if number <= 0.0 {
                // A net that adds nothing yet must be able to begin.
                continue;
            }
            self.slope[parts.last + cell] += slope * number;
            let inner = slope * net.parameters[parts.last + cell];
            self.slope[parts.second_bias + cell] += inner;
            for (place, &below) in self.hidden.wide.iter().enumerate() {
                if below > 0.0 {
                    self.slope[parts.second + place * narrow + cell] += inner * below;
                    self.back[place] += inner * net.parameters[parts.second + place * narrow + cell];
                }
            }
        }
        for (place, &below) in self.hidden.wide.iter().enumerate() {
            if below <= 0.0 {
                self.back[place] = 0.0;
            }
        }
        add(&mut self.slope[parts.first_bias..parts.second], &self.back, 1.0);
        for &row in &input.rows {
            let start = parts.cards + row as usize * wide;
            add(&mut self.slope[start..start + wide], &self.back, 1.0);
        }
        for (place, &number) in input.numbers.iter().enumerate() {
            let start = parts.dense + place * wide;
            add(&mut self.slope[start..start + wide], &self.back, number);
        }
    }
}

fn add(sums: &mut [f32], row: &[f32], times: f32) {
    sums.iter_mut().zip(row).for_each(|(sum, number)| *sum += number * times);
}

/// Kingma and Ba's method.
struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(count: usize) -> Adam {
        Adam { first: vec![0.0; count], second: vec![0.0; count], steps: 0 }
    }

    fn step(&mut self, parameters: &mut [f32], slope: &[f32], share: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        let (left, right) = (1.0 - KEEP.0.powi(self.steps), 1.0 - KEEP.1.powi(self.steps));
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((parameter, slope), (first, second)) in parameters.iter_mut().zip(slope).zip(moments) {
            let slope = slope * share + DECAY * *parameter;
            *first = KEEP.0 * *first + (1.0 - KEEP.0) * slope;
            *second = KEEP.1 * *second + (1.0 - KEEP.1) * slope * slope;
            *parameter -= RATE * (*first / left) / ((*second / right).sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::sample::Side;

    const SHAPE: Shape = Shape { inputs: 2, rows: 16, wide: 8, narrow: 4 };

    /// Two sides; whoever has the card of row 3 wins if its first number is above nothing, else the other: no sum of
    /// weights can tell that.
    fn samples(count: u64) -> Vec<Sample> {
        let mut random = Random::new(11);
        let mut side = |team: u8, card: bool, sign: f32| Side {
            team,
            plain: 0.0,
            numbers: vec![sign, random.below(100) as f32 / 100.0],
            rows: vec![if card { 3 } else { 5 }, 7],
        };
        let made = (0..count).map(|number| {
            let (card, above) = (number % 2 == 0, number / 2 % 2 == 0);
            let sign = if above { 1.0 } else { -1.0 };
            let sides = vec![side(0, card, sign), side(1, !card, sign)];
            let won = if card == above { 1.0 } else { 0.0 };
            Sample { number: number / 4, sides, teams: vec![(0, won), (1, 1.0 - won)] }
        });
        made.collect()
    }

    #[test]
    fn what_no_weights_can_tell_is_learned() {
        let samples = samples(2_000);
        let mut net = Net::new(SHAPE, 3);
        scaled(&mut net, &samples);
        let (_, fitted) = train(&net, &samples, 30, 5);
        assert!((fitted.plain_loss - 0.693).abs() < 0.01, "{fitted:?}");
        assert!(fitted.test_loss < 0.1, "{fitted:?}");
    }

    /// The slope that is carried back is that of the surprise: compared with small steps of single numbers.
    #[test]
    fn slopes_are_those_of_the_surprise() {
        let samples = samples(4);
        let mut net = Net::new(SHAPE, 3);
        let mut random = Random::new(1);
        net.parameters.iter_mut().for_each(|number| *number += random.below(1_000) as f32 / 1_000.0 - 0.4);
        let mut work = Work::new(SHAPE);
        work.add(&net, &samples[0]);
        let loss = |net: &Net| surprise(&samples[0], &standings(net, &samples[0], &mut Hidden::default()));
        for place in (0..SHAPE.parts().end).step_by(7) {
            let step = 1e-3;
            let (mut more, mut less) = (net.clone(), net.clone());
            more.parameters[place] += step;
            less.parameters[place] -= step;
            let found = (loss(&more) - loss(&less)) / (2.0 * f64::from(step));
            assert!((found - f64::from(work.slope[place])).abs() < 2e-2, "{place}: {found} {}", work.slope[place]);
        }
    }

    #[test]
    fn a_team_alone_plays_against_nothing() {
        let side = Side { team: 0, plain: 0.0, numbers: vec![], rows: vec![] };
        let sample = Sample { number: 0, sides: vec![side], teams: vec![(0, 1.0)] };
        assert_eq!(chances(&sample, &[0.0]), [0.5]);
        assert!(chances(&sample, &[3.0])[0] > 0.95 && surprise(&sample, &[3.0]) < 0.05);
    }
}
