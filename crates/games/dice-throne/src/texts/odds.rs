//! The exact chance to get what one wants from dice that may be rolled again.
//!
//! What is kept is a multiset of numbers. The chance of a kept set is the mean over the number on one more die, so all sets
//! are worked out from five dice down to none; with an attempt more, each five dice are worth their best kept set.

use std::sync::LazyLock;

use super::needs::Shown;
use crate::cards::{Ability, Activator, Hero, Needs, Way};

/// The dice of a hero.
const DICE: u8 = 5;

/// The sets of no more than five dice.
const SETS: usize = 462;

/// The chances for one wish, by how many attempts are left and what is kept for the next one.
#[derive(Clone, Debug)]
pub struct Odds {
    /// The chance of what is kept, if so many more attempts are made with the rest: from no attempt on.
    kept: Vec<[f64; SETS]>,
}

/// What somebody who is rolling can expect of one wish.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The chance with what is kept now.
    pub keeping: f64,
    /// The chance with what is best kept.
    pub best: f64,
    /// What is best kept: of equally good sets the largest.
    pub keep: Shown,
}

/// One way to activate an ability of a board, with its chances.
#[derive(Clone, Debug)]
pub struct Activation<'a> {
    pub ability: &'a Ability,
    /// From 1.
    pub level: u8,
    pub way: &'a Way,
    pub odds: Odds,
}

/// All sets of dice, in the order in which they are worked out.
struct Sets {
    /// From five dice down to none.
    all: Vec<Shown>,
    /// The place of a set among them, by its dice as the digits of one number.
    places: Vec<u16>,
    /// The places of a set with one more die of each number.
    more: Vec<[u16; 6]>,
    /// The places of everything that can be kept of five dice, the largest first.
    parts: Vec<Vec<u16>>,
}

static KNOWN: LazyLock<Sets> = LazyLock::new(Sets::new);

impl Odds {
    /// Works out the chances of a wish for up to so many attempts.
    pub fn new(attempts: u8, wish: impl Fn(&Shown) -> bool) -> Odds {
        Odds::worth(attempts, |shown| f64::from(u8::from(wish(shown))))
    }

    /// Works out what can be expected of dice that are worth something in the end.
    pub fn worth(attempts: u8, worth: impl Fn(&Shown) -> f64) -> Odds {
        let sets = &*KNOWN;
        let fulfilled: Vec<f64> = sets.all[..sets.parts.len()].iter().map(worth).collect();
        let mut kept: Vec<[f64; SETS]> = Vec::new();
        for attempt in 0..=attempts {
            let mut chances = [0.0; SETS];
            for (place, parts) in sets.parts.iter().enumerate() {
                chances[place] = match kept.last().filter(|_| attempt > 1) {
                    Some(next) => best(next, parts).0,
                    None => fulfilled[place],
                };
            }
            if attempt > 0 {
                for place in sets.parts.len()..SETS {
                    chances[place] = sets.more[place].iter().map(|more| chances[usize::from(*more)]).sum::<f64>() / 6.0;
                }
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
        self.kept[usize::from(attempts)][KNOWN.place(kept)]
    }

    /// The best chance of five dice with so many attempts left, and what to keep for it.
    pub fn best(&self, shown: &Shown, attempts: u8) -> (f64, Shown) {
        let (chance, part) = best(&self.kept[usize::from(attempts)], &KNOWN.parts[KNOWN.place(shown)]);
        (chance, KNOWN.all[part])
    }

    /// What can be expected of five dice, of which some are kept, with so many attempts left. Without one all are kept.
    pub fn outlook(&self, shown: &Shown, kept: &Shown, attempts: u8) -> Outlook {
        let kept = if attempts == 0 { shown } else { kept };
        let (best, keep) = self.best(shown, attempts);
        Outlook { keeping: self.keeping(kept, attempts), best, keep }
    }
}

/// The ways to activate the abilities of a board that need dice of the Offensive Roll Phase, with the chances of up to so many
/// attempts. Of each ability the given level; nothing of one whose level is 0.
pub fn activations(hero: &Hero, attempts: u8, level: impl Fn(&Ability) -> u8) -> Vec<Activation<'_>> {
    let mut found = Vec::new();
    for ability in &hero.abilities {
        let level = level(ability);
        let Some(printed) = usize::from(level).checked_sub(1).and_then(|place| ability.levels.get(place)) else {
            continue;
        };
        let rolled = printed.ways.iter().filter(|way| !matches!(way.needs, Needs::Defence(_) | Needs::Nothing));
        found.extend(rolled.map(|way| {
            let activator = Activator::new(&way.needs, Some(&hero.die));
            let odds = Odds::new(attempts, |shown| activator.is_met(shown));
            Activation { ability, level, way, odds }
        }));
    }
    found
}

/// The best part to keep: of equally good ones the first.
fn best(chances: &[f64; SETS], parts: &[u16]) -> (f64, usize) {
    let mut found = (f64::MIN, 0);
    for part in parts {
        let chance = chances[usize::from(*part)];
        if chance > found.0 + 1e-12 {
            found = (chance, usize::from(*part));
        }
    }
    found
}

impl Sets {
    fn new() -> Sets {
        let all: Vec<Shown> = (0..=DICE).rev().flat_map(|dice| sets(dice, 0)).collect();
        let mut places = vec![0; 6_usize.pow(6)];
        all.iter().enumerate().for_each(|(place, set)| places[digits(set)] = place as u16);
        let of = |set: &Shown| places[digits(set)];
        let is_whole = |set: &&Shown| set.iter().sum::<u8>() == DICE;
        let more = |set: &Shown| match is_whole(&set) {
            true => [0; 6],
            false => [0, 1, 2, 3, 4, 5].map(|number| of(&with(set, number))),
        };
        let kept = |set: &Shown| {
            let mut parts: Vec<u16> = parts(set).iter().map(of).collect();
            parts.sort_unstable();
            parts
        };
        Sets {
            more: all.iter().map(more).collect(),
            parts: all.iter().take_while(is_whole).map(kept).collect(),
            all,
            places,
        }
    }

    fn place(&self, set: &Shown) -> usize {
        usize::from(self.places[digits(set)])
    }
}

fn digits(set: &Shown) -> usize {
    set.iter().fold(0, |number, dice| number * 6 + usize::from(*dice))
}

/// Everything that can be kept of a set.
pub fn parts(shown: &Shown) -> Vec<Shown> {
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
