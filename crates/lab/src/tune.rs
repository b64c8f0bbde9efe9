//! Weights for bots, fitted to who won.
//!
//! Bots play each other (or alone, where everybody plays together). Now and then a table is noted: its features, and later
//! who won. The weights are those that make the outcomes most likely: a logistic regression, which is convex, so that a
//! quasi-Newton method finds the best weights in seconds; methods that only try weights out need thousands of runs for it.

use std::ops::Range;

use ai::Position;
use catalog::GameEntry;
use kernel::effect::load::unknown;
use kernel::erased::{AnyMatch, LONGEST};
use kernel::game::Setup;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

use crate::descent::descend;
use crate::edition;
use crate::pool;

/// A table that was noted, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lesson {
    /// The features of one side less those of the other; of everybody, where all play together.
    pub features: Vec<f64>,
    /// Whether that side won: 1, a half for a draw, or 0; where everybody lost together perhaps what their headway is worth.
    pub won: f64,
    /// Which match it is of.
    pub number: u64,
    /// Which set-up the match was played with.
    pub setup: usize,
}

/// How lessons are gathered.
pub struct Course<'a> {
    /// The game.
    pub title: &'a GameEntry,
    /// The bot that plays all seats.
    pub bot: &'a str,
    /// The set-ups that are played in turn; their seeds are replaced.
    pub setups: Vec<Setup>,
    pub matches: u64,
    /// The seed of the first.
    pub seed: u64,
    pub threads: usize,
    /// How many of 256 decisions are taken at random, so that odd tables are met, too.
    pub slips: u32,
    /// What a common defeat right before victory counts, between 0 and 1; less headway counts by its square.
    pub headway: f64,
}

impl Course<'_> {
    /// Plays and notes. The lessons come in the order of the matches, whatever the threads.
    pub fn lessons(&self) -> Result<Vec<Lesson>, String> {
        self.title.bots.bot(self.bot, 0)?;
        self.stretch(0..self.matches)
    }

    /// The lessons of some of the matches.
    pub fn stretch(&self, numbers: Range<u64>) -> Result<Vec<Lesson>, String> {
        if numbers.is_empty() || numbers.end > self.matches {
            return Err(format!("no matches {} to {}: there are {}", numbers.start, numbers.end, self.matches));
        }
        pool::gather(self.threads, numbers.end - numbers.start, |number| self.play(numbers.start + number))
    }

    fn play(&self, number: u64) -> Result<Vec<Lesson>, String> {
        let seed = self.seed.wrapping_add(number);
        let place = number as usize % self.setups.len();
        let setup = Setup { seed, ..self.setups[place].clone() };
        let mut play = self.title.game.start(&setup).map_err(|error| error.to_string())?;
        let mut random = Random::new(seed);
        let mut bots = Vec::new();
        for _ in 0..setup.seats {
            bots.push(self.title.bots.bot(self.bot, random.bits())?);
        }
        let mut noted: Vec<Vec<f64>> = Vec::new();
        let mut turn = 0;
        for _ in 0..LONGEST {
            let Some(position) = Position::of(&*play) else { break };
            // One table a turn, as soon as it can be judged.
            if play.turn() != turn && play.is_quiet() {
                turn = play.turn();
                noted.push(sides(&*play));
            }
            let option = if random.below(256) < self.slips {
                random.below(position.count() as u32) as usize
            } else {
                bots[position.seat().index()].decide(&position)
            };
            play.step(option);
        }
        let Some(verdict) = play.verdict() else { return Ok(Vec::new()) };
        // Where nearly all is lost, how far the players got is all there is to learn from.
        let won = verdict.share(Seat(0)).max(self.headway * play.headway().powi(2));
        Ok(noted.into_iter().map(|features| Lesson { features, won, number, setup: place }).collect())
    }
}

/// The first seat's features less those of the first seat of another team.
fn sides(play: &dyn AnyMatch) -> Vec<f64> {
    let teams = play.teams();
    let (mut one, mut other) = (Vec::new(), Vec::new());
    play.features(Seat(0), &mut one);
    let own = teams.first().map(|(_, team)| *team);
    if let Some((rival, _)) = teams.iter().find(|(_, team)| Some(*team) != own) {
        play.features(*rival, &mut other);
        one.iter_mut().zip(&other).for_each(|(one, other)| *one -= other);
    }
    one
}

/// Weights and how well they tell who wins.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The weights, in the order of the features.
    pub weights: Vec<f64>,
    /// The mean surprise in nats at outcomes the weights were fitted to.
    pub loss: f64,
    /// The same for matches that were kept apart.
    pub test_loss: f64,
    /// How often the favourite won in matches that were kept apart.
    pub right: f64,
}

/// What was fitted, for programs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuned {
    pub game: String,
    pub lessons: usize,
    pub loss: f64,
    pub test_loss: f64,
    pub right: f64,
    /// By feature.
    pub weights: Vec<(&'static str, f64)>,
}

impl Tuned {
    /// Fits weights to lessons, near those with a name.
    pub fn fit(title: &GameEntry, lessons: &[Lesson], near: &str, hold: f64) -> Result<Tuned, String> {
        if !title.bots.weight_names().contains(&near) {
            return Err(unknown("weights", near, &title.bots.weight_names()));
        }
        let before = title.bots.weights(near).in_units();
        let Fit { weights, loss, test_loss, right } = fit(lessons, &before, hold)?;
        let weights = title.game.features().iter().copied().zip(weights).collect();
        Ok(Tuned { game: title.game.id().to_string(), lessons: lessons.len(), loss, test_loss, right, weights })
    }
}

/// Every deck against every other, every deck at every table alone, or with more seats decks in their order, each of them
/// first once; without those that may not sit at one table.
pub fn setups(title: &GameEntry, seats: Option<u8>, options: &[String]) -> Result<Vec<Setup>, String> {
    let game = &*title.game;
    let (fewest, most) = game.seats();
    let seats = seats.unwrap_or(fewest as u8);
    if !(fewest..=most).contains(&usize::from(seats)) {
        return Err(format!("{} has {fewest} to {most} seats, not {seats}", game.id()));
    }
    let decks: Vec<&str> = game.decks().iter().map(|deck| deck.id.as_str()).collect();
    let lists: Vec<Vec<&str>> = match (game.deck_each(), seats) {
        (false, _) => vec![Vec::new()],
        (true, 2) => decks.iter().flat_map(|one| decks.iter().map(move |other| vec![*one, *other])).collect(),
        (true, _) => {
            let from = |first: usize| decks.iter().copied().cycle().skip(first).take(seats.into()).collect();
            (0..decks.len()).map(from).collect()
        }
    };
    let (mut found, mut fault) = (Vec::new(), None);
    for options in edition::spread(game, options)? {
        for list in &lists {
            let decks = list.iter().map(ToString::to_string).collect();
            let setup = Setup { decks, options: options.clone(), ..Setup::new(seats, 1) };
            match game.start(&setup) {
                Ok(_) => found.push(setup),
                Err(why) => fault = Some(why),
            }
        }
    }
    // What is wrong with all of them is worth telling.
    match fault.filter(|_| found.is_empty()) {
        Some(fault) => Err(fault.to_string()),
        None => Ok(found),
    }
}

/// Finds the weights that make the outcomes most likely, held near weights that were believed before: what the matches do
/// not tell stays as it was. Every fifth match is kept apart to test them.
pub fn fit(lessons: &[Lesson], before: &[f64], hold: f64) -> Result<Fit, String> {
    let features = lessons.first().map_or(0, |lesson| lesson.features.len());
    if features == 0 {
        return Err("no match taught anything".to_string());
    }
    let setups = lessons.iter().map(|lesson| lesson.setup + 1).max().unwrap_or(1);
    let lessons: Vec<Lesson> = lessons.iter().map(|lesson| with_setup(lesson, setups)).collect();
    let width = features + if setups > 1 { setups } else { 0 };
    let (test, train): (Vec<&Lesson>, Vec<&Lesson>) = lessons.iter().partition(|lesson| lesson.number % 5 == 4);
    // Features are measured in their own spread, so that the penalty treats them alike.
    let spread: Vec<f64> = (0..width)
        .map(|place| {
            let squares: f64 = train.iter().map(|lesson| lesson.features[place].powi(2)).sum();
            let spread = (squares / train.len().max(1) as f64).sqrt();
            if spread < 1e-9 { 1.0 } else { spread }
        })
        .collect();
    let before: Vec<f64> = spread
        .iter()
        .enumerate()
        .map(|(place, spread)| before.get(place).map_or(0.0, |weight| weight * spread))
        .collect();
    let start = before.clone();
    let problem = Problem { lessons: &train, spread: &spread, before, hold };
    let best = descend(|weights| (problem.cost(weights), problem.slope(weights)), start, 300);
    if best.iter().any(|weight| !weight.is_finite()) {
        return Err("the fit found nothing".to_string());
    }
    let weights: Vec<f64> = best.iter().zip(&spread).map(|(weight, spread)| weight / spread).collect();
    let loss = mean_loss(&train, &weights);
    let right = test.iter().filter(|lesson| (standing(lesson, &weights) > 0.0) == (lesson.won > 0.5)).count();
    let right = right as f64 / test.len().max(1) as f64;
    let test_loss = mean_loss(&test, &weights);
    let weights = weights[..features].to_vec();
    Ok(Fit { loss, test_loss, right, weights })
}

/// Every set-up has an edge of its own, so that a feature is not held good or bad for the decks it comes with. The edges
/// sum to nothing and are not kept: they are the same for all options of a decision.
fn with_setup(lesson: &Lesson, setups: usize) -> Lesson {
    let mut lesson = lesson.clone();
    if setups > 1 {
        let share = 1.0 / setups as f64;
        lesson.features.extend((0..setups).map(|other| f64::from(u8::from(other == lesson.setup)) - share));
    }
    lesson
}

fn standing(lesson: &Lesson, weights: &[f64]) -> f64 {
    lesson.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// The surprise at an outcome, in nats.
fn surprise(standing: f64, won: f64) -> f64 {
    // log(1 + e^s) without overflow.
    let soft = standing.max(0.0) + (-standing.abs()).exp().ln_1p();
    soft - won * standing
}

fn mean_loss(lessons: &[&Lesson], weights: &[f64]) -> f64 {
    let sum: f64 = lessons.iter().map(|lesson| surprise(standing(lesson, weights), lesson.won)).sum();
    sum / lessons.len().max(1) as f64
}

struct Problem<'a> {
    lessons: &'a [&'a Lesson],
    spread: &'a [f64],
    before: Vec<f64>,
    hold: f64,
}

impl Problem<'_> {
    fn standing(&self, lesson: &Lesson, param: &[f64]) -> f64 {
        let parts = lesson.features.iter().zip(self.spread).zip(param);
        parts.map(|((feature, spread), weight)| feature / spread * weight).sum()
    }

    /// The mean surprise, and what straying from the weights of before costs.
    fn cost(&self, param: &[f64]) -> f64 {
        let sum: f64 = self.lessons.iter().map(|lesson| surprise(self.standing(lesson, param), lesson.won)).sum();
        let penalty: f64 = param.iter().zip(&self.before).map(|(weight, before)| (weight - before).powi(2)).sum();
        sum / self.lessons.len() as f64 + self.hold * penalty
    }

    /// How the cost changes with each weight.
    fn slope(&self, param: &[f64]) -> Vec<f64> {
        let far = param.iter().zip(&self.before).map(|(weight, before)| weight - before);
        let mut slope: Vec<f64> = far.map(|far| 2.0 * self.hold * far).collect();
        let share = 1.0 / self.lessons.len() as f64;
        for lesson in self.lessons {
            let expected = 1.0 / (1.0 + (-self.standing(lesson, param)).exp());
            let error = (expected - lesson.won) * share;
            for ((slope, feature), spread) in slope.iter_mut().zip(&lesson.features).zip(self.spread) {
                *slope += error * feature / spread;
            }
        }
        slope
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Matches of two set-ups: the first feature decides, but the second set-up, where it is larger, mostly loses.
    fn lessons() -> Vec<Lesson> {
        let mut random = Random::new(3);
        let mut chance = || f64::from(random.below(1_000_000)) / 1e6;
        (0..4_000)
            .map(|number| {
                let setup = (number % 2) as usize;
                let feature = 4.0 * chance() - 2.0 + 2.0 * setup as f64;
                let standing = 1.5 * feature - 6.0 * setup as f64;
                let won = f64::from(u8::from(chance() < 1.0 / (1.0 + (-standing).exp())));
                Lesson { features: vec![feature, 0.0, 1.0], won, number, setup }
            })
            .collect()
    }

    #[test]
    fn a_feature_is_not_blamed_for_the_decks_it_comes_with() {
        let fit = fit(&lessons(), &[0.0, 0.0, 0.0], 1e-4).unwrap();
        assert!((fit.weights[0] - 1.5).abs() < 0.2, "{fit:?}");
        assert!(fit.right > 0.7 && fit.test_loss < 0.6, "{fit:?}");
    }

    #[test]
    fn what_matches_do_not_tell_stays_as_it_was() {
        let fit = fit(&lessons(), &[1.0, -0.7, 0.0], 1e-3).unwrap();
        assert!((fit.weights[1] + 0.7).abs() < 1e-6, "{fit:?}");
        assert_eq!(fit.weights.len(), 3);
    }

    #[test]
    fn without_matches_nothing_is_learned() {
        assert!(super::fit(&[], &[], 1e-3).is_err());
    }
}
