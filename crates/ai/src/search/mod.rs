//! A player that looks ahead: tree search over what its seat can tell apart.
//!
//! Each iteration deals everything the seat does not know anew, walks down the tree by what has paid so far, adds a node,
//! plays on quickly, and judges the table it comes to. Everybody is taken to play for themselves and their team.

mod grow;
mod settings;
mod tree;

use kernel::erased::AnyMatch;
use kernel::search::Offered;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

use crate::analysis::{Analysis, Judged};
use crate::budget::Budget;
use crate::outlook::Weights;
use crate::{Bot, Judge, Position};
use grow::{Grower, Grown};
pub use settings::Settings;

/// A tree is begun anew when it has so many nodes.
const LARGEST: usize = 400_000;
/// A question that is part of an act chosen before gets so small a share of the budget.
const ROUTINE: u32 = 4;
/// Fewer iterations than this tell less than first sight does.
const LEAST: u32 = 100;

/// A player that looks ahead.
pub struct Search {
    settings: Settings,
    judge: Judge,
    budget: Budget,
    random: Random,
    /// What was learned at the decision before, with the act that was taken.
    before: Option<Before>,
}

struct Before {
    growers: Vec<Grower>,
    seat: Seat,
    decisions: u32,
    key: u64,
}

impl Search {
    /// Thinks with these settings; its samples depend on the seed.
    pub fn new(settings: Settings, judge: impl Into<Judge>, budget: Budget, seed: u64) -> Search {
        Search { settings, judge: judge.into(), budget, random: Random::new(seed), before: None }
    }

    /// Judges every option.
    pub fn analyse(&mut self, position: &Position) -> Analysis {
        let before = self.before.take();
        let grown = self.think(position, before, self.budget);
        let mut options: Vec<Judged> = grown
            .offers
            .iter()
            .enumerate()
            .map(|(option, offer)| {
                let (visits, sum) = grown.count(offer.key);
                let win = if visits == 0 { 0.0 } else { sum / f64::from(visits) };
                Judged { option, win, visits }
            })
            .collect();
        options.sort_by(|left, right| right.visits.cmp(&left.visits).then(right.win.total_cmp(&left.win)));
        let win = options.first().map_or(0.0, |best| best.win);
        Analysis { win, options, iterations: grown.iterations }
    }

    fn think(&mut self, position: &Position, before: Option<Before>, budget: Budget) -> Grown {
        let seat = position.seat();
        // One sample stands for the position: everything else is dealt anew from it.
        let root = position.sample(self.random.bits());
        let mut offers = Vec::new();
        root.offers(&mut offers);
        let trees = self.settings.trees.max(1) as usize;
        let old = before.filter(|before| {
            before.seat == seat && before.decisions + 1 == position.decisions() && before.growers.len() == trees
        });
        let growers: Vec<Grower> = match old {
            Some(before) => before.growers.into_iter().map(|grower| grower.after_act(before.key, LARGEST)).collect(),
            None => (0..trees).map(|_| Grower::new(self.random.bits())).collect(),
        };
        let overlooked = position.overlooked();
        grow::grow(growers, root, offers, overlooked, seat, &self.settings, self.judge.at(position), budget)
    }

    /// Answers a question that is part of an act chosen before: with a share of the budget, or as it looks best at first sight
    /// where that share is too small to tell more. What was learned of the act is kept for when it is done.
    fn decide_routine(&mut self, position: &Position) -> usize {
        let budget = self.budget.share(ROUTINE);
        if matches!(budget, Budget::Iterations(..LEAST)) {
            self.keep_for_later(position);
            return position.first_sight();
        }
        let before = self.before.take();
        let best = self.think(position, None, budget).best();
        self.before = before;
        self.keep_for_later(position);
        best
    }

    /// One more decision goes by that nothing is learned for.
    fn keep_for_later(&mut self, position: &Position) {
        let (seat, decisions) = (position.seat(), position.decisions());
        self.before = self
            .before
            .take()
            .filter(|before| before.seat == seat && before.decisions + 1 == decisions)
            .map(|before| Before { decisions, ..before });
    }
}

impl Bot for Search {
    fn decide(&mut self, position: &Position) -> usize {
        if position.count() < 2 {
            return 0;
        }
        if let Some(sure) = position.sure() {
            self.keep_for_later(position);
            return sure;
        }
        if position.is_routine() {
            return self.decide_routine(position);
        }
        let before = self.before.take();
        let grown = self.think(position, before, self.budget);
        let best = grown.best();
        let key = grown.offers[best].key;
        self.before =
            Some(Before { growers: grown.growers, seat: position.seat(), decisions: position.decisions(), key });
        best
    }
}

/// How many iterations with random play to the end can be made from a position, for measuring.
pub fn iterate(root: Box<dyn AnyMatch>, seat: Seat, iterations: u32, settings: &Settings, weights: &Weights) -> u32 {
    let mut offers: Vec<Offered> = Vec::new();
    root.offers(&mut offers);
    let growers = vec![Grower::new(1)];
    grow::grow(growers, root, offers, &[], seat, settings, weights, Budget::Iterations(iterations)).iterations
}
