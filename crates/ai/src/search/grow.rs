//! Growing trees: iteration by iteration, several at once where there are cores.

use std::time::Instant;

use kernel::erased::AnyMatch;
use kernel::search::{Offered, Roll};
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

use super::settings::Settings;
use super::tree::{NodeId, Tree};
use crate::budget::Budget;
use crate::outlook::{Chances, Weights};

/// Quick play ends after so many decisions at the latest.
const LONGEST: u32 = 3_000;
/// How many iterations go by before the clock is looked at.
const BATCH: u32 = 16;

/// A tree and its own chance.
pub struct Grower {
    tree: Tree,
    root: NodeId,
    random: Random,
}

impl Grower {
    /// An empty tree.
    pub fn new(seed: u64) -> Grower {
        Grower { tree: Tree::new(), root: 0, random: Random::new(seed) }
    }

    /// The tree after an act, as far as it has been looked at.
    pub fn after_act(self, key: u64, largest: usize) -> Grower {
        match self.tree.child(self.root, key) {
            Some(root) if self.tree.len() < largest => Grower { root, ..self },
            _ => Grower { tree: Tree::new(), root: 0, random: self.random },
        }
    }
}

/// What came of thinking.
pub struct Grown {
    /// The trees.
    pub growers: Vec<Grower>,
    /// The options of the position.
    pub offers: Vec<Offered>,
    /// How many iterations were made.
    pub iterations: u32,
    barred: Vec<bool>,
}

impl Grown {
    /// How often an act was tried in all trees, and the sum of the chances that came of it.
    pub fn count(&self, key: u64) -> (u32, f64) {
        let edges = self.growers.iter().filter_map(|grower| grower.tree.edge(grower.root, key));
        edges.fold((0, 0.0), |(visits, sum), edge| (visits + edge.visits, sum + edge.sum))
    }

    /// The option that was tried most.
    pub fn best(&self) -> usize {
        let mut best = (0, f64::MIN, 0);
        for (option, offer) in self.offers.iter().enumerate() {
            if self.barred.get(option).copied().unwrap_or(false) {
                continue;
            }
            let (visits, sum) = self.count(offer.key);
            let mean = if visits == 0 { f64::MIN } else { sum / f64::from(visits) };
            if (visits, mean) > (best.0, best.1) {
                best = (visits, mean, option);
            }
        }
        best.2
    }
}

/// Grows trees for a position; `root` is any table that fits what the seat knows.
#[allow(clippy::too_many_arguments)]
pub fn grow(
    growers: Vec<Grower>,
    root: Box<dyn AnyMatch>,
    offers: Vec<Offered>,
    overlooked: &[bool],
    seat: Seat,
    settings: &Settings,
    weights: &Weights,
    budget: Budget,
) -> Grown {
    let begun = Instant::now();
    let share = growers.len() as u32;
    let one = |mut grower: Grower, root: Box<dyn AnyMatch>| {
        let done = match budget {
            Budget::Iterations(all) => {
                let most = all.div_ceil(share);
                grower.iterate(&*root, &offers, overlooked, seat, settings, weights, most, true)
            }
            Budget::Time(time) => {
                let mut done = 0;
                while begun.elapsed() < time {
                    done += grower.iterate(&*root, &offers, overlooked, seat, settings, weights, BATCH, false);
                }
                done
            }
        };
        (grower, done)
    };
    let grown: Vec<(Grower, u32)> = if share == 1 {
        growers.into_iter().map(|grower| one(grower, root.bare())).collect()
    } else {
        let one = &one;
        std::thread::scope(|scope| {
            let threads: Vec<_> = growers
                .into_iter()
                .map(|grower| {
                    let root = root.bare();
                    scope.spawn(move || one(grower, root))
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("a thought ends")).collect()
        })
    };
    let iterations = grown.iter().map(|(_, done)| done).sum();
    let growers = grown.into_iter().map(|(grower, _)| grower).collect();
    Grown { growers, barred: overlooked.to_vec(), offers, iterations }
}

impl Grower {
    /// Makes iterations; fewer if what is best cannot change any more.
    #[allow(clippy::too_many_arguments)]
    fn iterate(
        &mut self,
        root: &dyn AnyMatch,
        options: &[Offered],
        overlooked: &[bool],
        seat: Seat,
        settings: &Settings,
        weights: &Weights,
        most: u32,
        may_stop: bool,
    ) -> u32 {
        let turn = root.turn();
        let mut offers: Vec<Offered> = Vec::new();
        let mut steps = Vec::new();
        for done in 0..most {
            if may_stop && done % BATCH == 0 && done > 0 && self.is_settled(options, most - done) {
                return done;
            }
            let mut play = root.redealt(seat, self.random.bits());
            let mut node = self.root;
            let mut known = true;
            steps.clear();
            while known && let Some(mover) = play.asked() {
                if steps.is_empty() && !overlooked.is_empty() {
                    let seen = options.iter().zip(overlooked).filter(|(_, barred)| !**barred);
                    offers.clear();
                    offers.extend(seen.map(|(offer, _)| *offer));
                } else {
                    play.offers(&mut offers);
                }
                let (choice, step) = self.tree.select(node, mover, &offers, settings);
                steps.push(step);
                play.take(&offers[choice].choice);
                // What belongs to the act is no act of its own.
                for _ in 0..LONGEST {
                    if !play.is_routine() {
                        break;
                    }
                    play.roll_out(&Roll::STEP, &mut self.random);
                }
                let Some(next) = play.asked() else { break };
                (node, known) = self.tree.child_after(step, next, settings.transpose);
            }
            let ended = play.asked().is_none();
            let chances = self.play_on(&mut *play, turn, settings, weights);
            self.tree.record_descent(&steps, (!ended).then_some(node), &chances, ended);
        }
        most
    }

    /// Plays on quickly and judges the tables it comes to; the mean of several judgements wavers less than one.
    fn play_on(&mut self, play: &mut dyn AnyMatch, turn: u32, settings: &Settings, weights: &Weights) -> Chances {
        let mut sums: Chances = Default::default();
        let nearest = settings.near.min(settings.horizon);
        for ahead in nearest..=settings.horizon {
            if play.asked().is_some() {
                let until = turn.saturating_add(ahead).max(play.turn());
                play.roll_out(&Roll { turn: until, most: LONGEST, slips: settings.slips }, &mut self.random);
            }
            let chances = weights.chances(play);
            sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        }
        let count = f64::from(settings.horizon - nearest) + 1.0;
        sums.map(|sum| sum / count)
    }

    /// Whether the remaining iterations cannot change which option is tried most, or one is certain to win.
    fn is_settled(&self, options: &[Offered], left: u32) -> bool {
        let edges = || options.iter().filter_map(|offer| self.tree.edge(self.root, offer.key));
        let mut visits: Vec<u32> = edges().map(|edge| edge.visits).collect();
        visits.sort_unstable();
        let second = visits.len().checked_sub(2).map_or(0, |place| visits[place]);
        let first = visits.last().copied().unwrap_or(0);
        first > second + left || edges().any(|edge| edge.is_won())
    }
}
