//! Whether two groups of seats win equally often, compared among equals.

use super::Estimate;
use super::rate::share;
use crate::summary::{CardTally, Parts, Score, Ties};

/// Two groups of seats to compare.
#[derive(Clone, PartialEq, Debug)]
pub struct Groups {
    /// The seats of each entrant that has some in both groups: nobody is compared with somebody stronger.
    pub strata: Vec<Stratum>,
    /// How many times as uncertain their difference is as if every seat had sat in a match of its own; at least 1.
    pub design: f64,
}

/// The two groups of one entrant: seats, and how many of them won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stratum {
    /// The one group.
    pub with: [u64; 2],
    pub without: [u64; 2],
}

impl Groups {
    /// Groups that are all alike and whose seats know nothing of each other.
    pub fn independent(with: Score, without: Score) -> Groups {
        let stratum = Stratum { with: [with.matches, with.won], without: [without.matches, without.won] };
        Groups::of([stratum].into_iter(), 1.0)
    }

    /// Seats that saw a card against seats that did not.
    pub fn seen(card: &CardTally) -> Groups {
        let strata = card.by.iter().map(|parts| Stratum { with: sum(parts.held, parts.played), without: parts.unseen });
        Groups::of(strata, design(card, |parts| sum(parts.held, parts.played), |parts| parts.unseen, [-1.0, 1.0, 1.0]))
    }

    /// Seats that played a card against seats that saw it and did not.
    pub fn played(card: &CardTally) -> Groups {
        let strata = card.by.iter().map(|parts| Stratum { with: parts.played, without: parts.held });
        Groups::of(strata, design(card, |parts| parts.played, |parts| parts.held, [0.0, -1.0, 1.0]))
    }

    /// The seats of one entrant in two groups; `design` of them count as one.
    pub fn split(with: [u64; 2], without: [u64; 2], design: f64) -> Groups {
        Groups::of([Stratum { with, without }].into_iter(), design)
    }

    fn of(strata: impl Iterator<Item = Stratum>, design: f64) -> Groups {
        Groups { strata: strata.filter(|stratum| stratum.with[0] > 0 && stratum.without[0] > 0).collect(), design }
    }

    /// How many seats there are in each group that can be compared.
    pub fn seats(&self) -> [u64; 2] {
        [self.strata.iter().map(|one| one.with[0]).sum(), self.strata.iter().map(|one| one.without[0]).sum()]
    }

    /// The win rates of both groups, as if each entrant had the same share in both; their difference is that of
    /// [`Groups::difference`].
    pub fn rates(&self) -> [f64; 2] {
        let all: f64 = self.strata.iter().map(Stratum::weight).sum();
        let mean =
            |rate: fn(&Stratum) -> f64| self.strata.iter().map(|one| one.weight() * rate(one)).sum::<f64>() / all;
        [mean(|one| rate(one.with)), mean(|one| rate(one.without))]
    }

    /// How much more often the first group wins. The weights of entrants are Mantel's and Haenszel's. The interval is Newcombe's,
    /// 1998, method 10: made from Wilson's intervals of all groups. Seats that hang together count as fewer.
    pub fn difference(&self) -> Estimate {
        if self.strata.is_empty() {
            return Estimate { value: f64::NAN, low: -1.0, high: 1.0 };
        }
        let all: f64 = self.strata.iter().map(Stratum::weight).sum();
        let (mut value, mut below, mut above) = (0.0, 0.0, 0.0);
        for stratum in &self.strata {
            let of = |[seats, won]: [u64; 2]| share(won as f64 / self.design, seats as f64 / self.design);
            let (with, without) = (of(stratum.with), of(stratum.without));
            let weight = stratum.weight() / all;
            value += weight * (with.value - without.value);
            below += (weight * (with.value - with.low).hypot(without.high - without.value)).powi(2);
            above += (weight * (with.high - with.value).hypot(without.value - without.low)).powi(2);
        }
        Estimate { value, low: (value - below.sqrt()).max(-1.0), high: (value + above.sqrt()).min(1.0) }
    }

    /// How likely a difference at least this odd is if both groups win equally often: Fisher's exact test, see [`fisher`],
    /// or with several entrants the test of Mantel and Haenszel.
    pub fn chance(&self) -> f64 {
        if let [only] = self.strata.as_slice() {
            let part = |number: u64| (number as f64 / self.design).round() as u64;
            let told = |[seats, won]: [u64; 2]| [part(won), part(seats).saturating_sub(part(won))];
            return fisher(told(only.with), told(only.without));
        }
        let (mut off, mut variance) = (0.0, 0.0);
        for Stratum { with, without } in &self.strata {
            let (seats, won) = ((with[0] + without[0]) as f64, (with[1] + without[1]) as f64);
            let (first, second) = (with[0] as f64, without[0] as f64);
            off += with[1] as f64 - first * won / seats;
            variance += first * second * won * (seats - won) / (seats * seats * (seats - 1.0));
        }
        if variance <= 0.0 {
            return 1.0;
        }
        let off = (off.abs() - 0.5).max(0.0);
        tails(off / (variance * self.design).sqrt())
    }
}

impl Stratum {
    fn weight(&self) -> f64 {
        let (with, without) = (self.with[0] as f64, self.without[0] as f64);
        with * without / (with + without)
    }
}

/// Fisher's exact test, two-sided: how likely a table of won and not won, at least as unlikely as this one, is if both
/// groups win equally often. The sum of all tables with the same margins that are no likelier than the one found.
pub fn fisher(with: [u64; 2], without: [u64; 2]) -> f64 {
    let (first, second) = (with[0] + with[1], without[0] + without[1]);
    let won = with[0] + without[0];
    let (least, most) = (won.saturating_sub(second), won.min(first));
    if least == most {
        return 1.0;
    }
    // The weight of a table over that of the table with one won match less in the first group.
    let up = |to: u64| {
        let from = to - 1;
        (first - from) as f64 * (won - from) as f64 / (to as f64 * (second + to - won) as f64)
    };
    let mode = ((first + 1) as f64 * (won + 1) as f64 / (first + second + 2) as f64) as u64;
    let mode = mode.clamp(least, most);
    let (mut weights, mut weight) = (vec![(mode, 1.0)], 1.0);
    for to in mode + 1..=most {
        weight *= up(to);
        if weight == 0.0 {
            break;
        }
        weights.push((to, weight));
    }
    weight = 1.0;
    for from in (least..mode).rev() {
        weight /= up(from + 1);
        if weight == 0.0 {
            break;
        }
        weights.push((from, weight));
    }
    let found = weights.iter().find(|(number, _)| *number == with[0]).map_or(0.0, |(_, weight)| *weight);
    let all: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let as_odd: f64 = weights.iter().map(|(_, weight)| *weight).filter(|weight| *weight <= found * (1.0 + 1e-9)).sum();
    (as_odd / all).min(1.0)
}

/// How likely a normal value is at least so far from 0, to seven digits: the fit of Press and others, *Numerical Recipes*.
pub fn tails(z: f64) -> f64 {
    const FIT: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + x / 2.0);
    let fit = FIT.iter().rev().fold(0.0, |sum, factor| sum * t + factor);
    (t * (fit - x * x).exp()).min(1.0)
}

fn sum(one: [u64; 2], two: [u64; 2]) -> [u64; 2] {
    [one[0] + two[0], one[1] + two[1]]
}

fn rate([seats, won]: [u64; 2]) -> f64 {
    won as f64 / seats as f64
}

/// The design effect of the difference between two groups of all entrants: its variance with matches as the units, over that
/// with seats as the units. Each match pulls at the difference by `(a - p m) / n - (b - q k) / l`: of its m seats in the
/// first group, n in all, a won, at the rate p; the second group likewise. The variance is the sum of the squares of these
/// pulls. `sides` says of the unseen, the held and the played which group they are in.
fn design(card: &CardTally, with: fn(&Parts) -> [u64; 2], without: fn(&Parts) -> [u64; 2], sides: [f64; 3]) -> f64 {
    let all = |group: fn(&Parts) -> [u64; 2]| card.by.iter().map(group).fold([0, 0], sum);
    let (first, second) = (all(with), all(without));
    if first[0] == 0 || second[0] == 0 {
        return 1.0;
    }
    let mut pulls = [0.0; 6];
    for (place, side) in sides.iter().enumerate() {
        let group = if *side > 0.0 { first } else { second };
        pulls[2 * place] = -side * rate(group) / group[0] as f64;
        pulls[2 * place + 1] = side / group[0] as f64;
    }
    let by_match = square(&card.ties, &pulls);
    let alone = |group: [u64; 2]| rate(group) * (1.0 - rate(group)) / group[0] as f64;
    let by_seat = alone(first) + alone(second);
    if by_seat > 0.0 { (by_match / by_seat).max(1.0) } else { 1.0 }
}

/// The sum over all matches of the square of a sum of their six numbers with these factors.
fn square(ties: &Ties, factors: &[f64; 6]) -> f64 {
    let mut total = 0.0;
    for (row, left) in ties.products.iter().zip(factors) {
        for (product, right) in row.iter().zip(factors) {
            total += left * right * *product as f64;
        }
    }
    total
}
