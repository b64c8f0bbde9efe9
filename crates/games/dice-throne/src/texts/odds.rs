//! The exact chance to get what one wants from dice that may be rolled again.
//!
//! What is kept is a multiset of numbers. The chance of a kept set is the mean over the number on one more die, so all sets
//! are worked out from five dice down to none; with an attempt more, each five dice are worth their best kept set.

use std::collections::BTreeMap;

use super::needs::Shown;

/// The dice of a hero.
const DICE: u8 = 5;

/// The chances for one wish, by how many attempts are left and what is kept for the next one.
#[derive(Clone, Debug)]
pub struct Odds {
    /// The chance of what is kept, if so many more attempts are made with the rest: from no attempt on.
    kept: Vec<BTreeMap<Shown, f64>>,
}

impl Odds {
    /// Works out the chances of a wish for up to so many attempts.
    pub fn new(attempts: u8, wish: impl Fn(&Shown) -> bool) -> Odds {
        let all = (0..=DICE).rev().flat_map(|dice| sets(dice, 0)).collect::<Vec<_>>();
        let mut kept: Vec<BTreeMap<Shown, f64>> = Vec::new();
        for attempt in 0..=attempts {
            let mut chances = BTreeMap::new();
            for set in &all {
                let chance = if set.iter().sum::<u8>() < DICE {
                    if attempt == 0 { 0.0 } else { (0..6).map(|number| chances[&with(set, number)]).sum::<f64>() / 6.0 }
                } else if attempt <= 1 {
                    f64::from(u8::from(wish(set)))
                } else {
                    best(&kept[usize::from(attempt) - 1], set).0
                };
                chances.insert(*set, chance);
            }
            kept.push(chances);
        }
        Odds { kept }
    }

    /// The chance before the first roll, which is made with all dice. `DT-R4`
    pub fn before(&self, attempts: u8) -> f64 {
        self.keeping(&Shown::default(), attempts)
    }

    /// The chance of whoever keeps these dice and has so many attempts left for the others.
    pub fn keeping(&self, kept: &Shown, attempts: u8) -> f64 {
        self.kept[usize::from(attempts)][kept]
    }

    /// The best chance of five dice with so many attempts left, and what to keep for it.
    pub fn best(&self, shown: &Shown, attempts: u8) -> (f64, Shown) {
        best(&self.kept[usize::from(attempts)], shown)
    }
}

/// The best part of a set to keep: of equally good ones the largest.
fn best(chances: &BTreeMap<Shown, f64>, shown: &Shown) -> (f64, Shown) {
    let mut found = (chances[shown], *shown);
    for part in parts(shown) {
        let chance = chances[&part];
        let is_larger = part.iter().sum::<u8>() > found.1.iter().sum();
        if chance > found.0 + 1e-12 || (is_larger && chance > found.0 - 1e-12) {
            found = (chance, part);
        }
    }
    found
}

/// Everything that can be kept of a set.
fn parts(shown: &Shown) -> Vec<Shown> {
    let mut found = vec![Shown::default()];
    for (number, most) in shown.iter().enumerate() {
        let more = |part: &Shown| {
            let part = *part;
            (0..=*most).map(move |here| {
                let mut part = part;
                part[number] = here;
                part
            })
        };
        found = found.iter().flat_map(more).collect();
    }
    found
}

/// All sets of so many dice with numbers from this one on.
fn sets(dice: u8, from: usize) -> Vec<Shown> {
    if from == 5 {
        let mut last = Shown::default();
        last[5] = dice;
        return vec![last];
    }
    let several = (0..=dice).flat_map(|here| {
        sets(dice - here, from + 1).into_iter().map(move |mut rest| {
            rest[from] = here;
            rest
        })
    });
    several.collect()
}

fn with(set: &Shown, number: usize) -> Shown {
    let mut more = *set;
    more[number] += 1;
    more
}
