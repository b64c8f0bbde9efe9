//! A player that looks ahead: tree search over what its seat can tell apart.
//!
//! Each iteration deals everything the seat does not know anew, walks down the tree by what has paid so far, adds a node,
//! plays on quickly, and judges the table it comes to. Everybody is taken to play for themselves and their team.

mod grow;
mod settings;
mod tree;

use std::sync::Arc;

use kernel::erased::AnyMatch;
use kernel::search::Offered;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

use crate::analysis::{Analysis, Judged};
use crate::budget::Budget;
use crate::outlook::Weights;
use crate::{Bot, Position};
use grow::{Grower, Grown};
pub use settings::Settings;

/// A tree is begun anew when it has so many nodes.
const LARGEST: usize = 400_000;

/// A player that looks ahead.
pub struct Search {
    settings: Settings,
    weights: Arc<Weights>,
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
    pub fn new(settings: Settings, weights: Arc<Weights>, budget: Budget, seed: u64) -> Search {
        Search { settings, weights, budget, random: Random::new(seed), before: None }
    }

    /// Judges every option.
    pub fn analyse(&mut self, position: &Position) -> Analysis {
        let grown = self.think(position);
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

    fn think(&mut self, position: &Position) -> Grown {
        let seat = position.seat();
        let decisions = position.decisions();
        // One sample stands for the position: everything else is dealt anew from it.
        let root = position.sample(self.random.bits());
        let mut offers = Vec::new();
        root.offers(&mut offers);
        let trees = self.settings.trees.max(1) as usize;
        let old = self
            .before
            .take()
            .filter(|before| before.seat == seat && before.decisions + 1 == decisions && before.growers.len() == trees);
        let growers: Vec<Grower> = match old {
            Some(before) => before.growers.into_iter().map(|grower| grower.after_act(before.key, LARGEST)).collect(),
            None => (0..trees).map(|_| Grower::new(self.random.bits())).collect(),
        };
        let overlooked = position.overlooked();
        grow::grow(growers, root, offers, overlooked, seat, &self.settings, &self.weights, self.budget)
    }
}

impl Bot for Search {
    fn decide(&mut self, position: &Position) -> usize {
        if position.count() < 2 {
            return 0;
        }
        let grown = self.think(position);
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
