//! Two judgements against each other: the same search, the same matches, sides exchanged.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ai::outlook::Weights;
use ai::search::{Search, Settings};
use ai::{Bot, Budget, Position};
use catalog::GameEntry;
use kernel::erased::LONGEST;
use kernel::game::Setup;
use kernel::table::chance::Random;
use serde::{Deserialize, Serialize};

use crate::pool;
use crate::stats::{Estimate, rate::share};

/// Matches between two judgements.
pub struct Trial<'a> {
    pub title: &'a GameEntry,
    pub settings: Settings,
    pub budget: Budget,
    /// The one that is tried, and the one it is tried against.
    pub sides: [Arc<Weights>; 2],
    pub setups: Vec<Setup>,
    /// How many matches, two for each seed.
    pub matches: u64,
    pub seed: u64,
    pub threads: usize,
}

/// What came of a trial.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tried {
    /// How many matches each of the two has played.
    pub matches: u64,
    /// What the one that is tried has won, and the other; where all play together both play for themselves.
    pub won: f64,
    pub lost: f64,
    /// How long each thought about a decision on average, in seconds.
    pub thought: [f64; 2],
}

impl Tried {
    /// The share of what was won by the one that is tried.
    pub fn share(&self) -> Estimate {
        share(self.won, self.won + self.lost)
    }
}

impl Trial<'_> {
    /// Plays all matches.
    pub fn tried(&self) -> Result<Tried, String> {
        let played = pool::gather(self.threads, self.matches, |number| self.play(number).map(|one| vec![one]))?;
        let mut tried = Tried { matches: self.matches, ..Tried::default() };
        let (mut time, mut decisions) = ([Duration::ZERO; 2], [0_u32; 2]);
        for one in played {
            tried.won += one.won[0];
            tried.lost += one.won[1];
            for side in 0..2 {
                time[side] += one.time[side];
                decisions[side] += one.decisions[side];
            }
        }
        tried.thought = [0, 1].map(|side| time[side].as_secs_f64() / f64::from(decisions[side].max(1)));
        Ok(tried)
    }

    /// One match: with this number's parity the one that is tried sits in the first team or in the others; where all play
    /// together one of the two plays all seats.
    fn play(&self, number: u64) -> Result<Played, String> {
        let seed = self.seed.wrapping_add(number / 2);
        let setup = Setup { seed, ..self.setups[(number / 2) as usize % self.setups.len()].clone() };
        let mut play = self.title.game.start(&setup).map_err(|error| error.to_string())?;
        let mut random = Random::new(seed);
        let teams = play.teams();
        let alone = teams.iter().all(|(_, team)| *team == teams[0].1);
        let side_of = |team: u8| usize::from((alone || team == teams[0].1) == (number % 2 == 1));
        let mut bots: Vec<Search> = teams
            .iter()
            .map(|(_, team)| {
                let judgement = self.sides[side_of(*team)].clone();
                Search::new(self.settings.clone(), judgement, self.budget, random.bits())
            })
            .collect();
        let mut played = Played::default();
        for _ in 0..LONGEST {
            let Some(position) = Position::of(&*play) else { break };
            let place = position.seat().index();
            let mut option = 0;
            if position.count() > 1 {
                let side = side_of(teams[place].1);
                let begun = Instant::now();
                option = bots[place].decide(&position);
                played.time[side] += begun.elapsed();
                played.decisions[side] += 1;
            }
            play.step(option);
        }
        if let Some(verdict) = play.verdict() {
            let won = verdict.share(teams[0].0);
            let first = side_of(teams[0].1);
            played.won[first] = won;
            if !alone {
                played.won[1 - first] = 1.0 - won;
            }
        }
        Ok(played)
    }
}

#[derive(Default)]
struct Played {
    won: [f64; 2],
    time: [Duration; 2],
    decisions: [u32; 2],
}
