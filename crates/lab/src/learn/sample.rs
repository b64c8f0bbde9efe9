//! Tables of matches with what came of them.

use std::sync::Arc;

use ai::net::{Input, Reading};
use ai::outlook::Weights;
use ai::search::{Search, Settings};
use ai::{Bot, Budget, Position};
use catalog::GameEntry;
use kernel::erased::{AnyMatch, LONGEST};
use kernel::game::Setup;
use kernel::table::chance::Random;
use serde::{Deserialize, Serialize};

use crate::pool;

/// How much of what is aimed at is what the search expected; the rest is who won.
const EXPECTED: f32 = 0.25;

/// A table that was noted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// Which match it is of.
    pub number: u64,
    pub sides: Vec<Side>,
    /// The teams, and what is to be foreseen for each: 1 for a sure win.
    pub teams: Vec<(u8, f32)>,
}

/// What is read of a table for one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Side {
    pub team: u8,
    /// How it stands by the weights alone.
    pub plain: f32,
    /// The numbers as they are.
    pub numbers: Vec<f32>,
    pub rows: Vec<u32>,
}

impl Side {
    /// What a net reads, on its scale.
    pub fn input(&self, net: &ai::net::Net) -> Input {
        let scales = net.middle.iter().zip(&net.scale);
        let numbers = self.numbers.iter().zip(scales).map(|(number, (middle, scale))| (number - middle) * scale);
        Input { numbers: numbers.collect(), rows: self.rows.clone() }
    }
}

/// How matches are played from which a net learns.
pub struct Lessons<'a> {
    pub title: &'a GameEntry,
    pub settings: Settings,
    pub iterations: u32,
    /// The weights alone, beside which the net learns.
    pub plain: Arc<Weights>,
    /// Who plays: the judgement that learns, and those it has learned from. With one alone it plays itself.
    pub players: Vec<Arc<Weights>>,
    /// The set-ups that are played in turn; their seeds are replaced.
    pub setups: Vec<Setup>,
    pub matches: u64,
    pub seed: u64,
    pub threads: usize,
    /// How many of 256 decisions are taken at random, so that odd tables are met, too.
    pub slips: u32,
    /// How many rows a net has for what lies on the table.
    pub rows: usize,
}

impl Lessons<'_> {
    /// Plays and notes, in the order of the matches, whatever the threads.
    pub fn samples(&self) -> Result<Vec<Sample>, String> {
        pool::gather(self.threads, self.matches, |number| self.play(number))
    }

    fn play(&self, number: u64) -> Result<Vec<Sample>, String> {
        let seed = self.seed.wrapping_add(number);
        let setup = Setup { seed, ..self.setups[number as usize % self.setups.len()].clone() };
        let mut play = self.title.game.start(&setup).map_err(|error| error.to_string())?;
        let mut random = Random::new(seed);
        let mut bots = self.seated(&*play, &mut random);
        let mut noted: Vec<Sample> = Vec::new();
        let mut turn = 0;
        for _ in 0..LONGEST {
            let Some(position) = Position::of(&*play) else { break };
            // One table a turn, as soon as it can be judged: where the search judges, too.
            let fresh = play.turn() != turn && play.is_quiet();
            if fresh {
                turn = play.turn();
                noted.push(self.note(&*play, seed));
            }
            let option = if position.count() > 1 && random.below(256) < self.slips {
                random.below(position.count() as u32) as usize
            } else if fresh && position.count() > 1 {
                let found = bots[position.seat().index()].analyse(&position);
                if let Some(sample) = noted.last_mut() {
                    expect(sample, &*play, position.seat(), found.win as f32);
                }
                found.options.first().map_or(0, |best| best.option)
            } else {
                bots[position.seat().index()].decide(&position)
            };
            play.step(option);
        }
        let Some(verdict) = play.verdict() else { return Ok(Vec::new()) };
        for sample in &mut noted {
            for (team, aim) in &mut sample.teams {
                let of_team = setup_seats(&*play).find(|seat| play_team(&*play, *seat) == Some(*team));
                let won = of_team.map_or(0.0, |seat| verdict.share(seat) as f32);
                *aim = if aim.is_nan() { won } else { (1.0 - EXPECTED) * won + EXPECTED * *aim };
            }
        }
        Ok(noted)
    }

    /// Every seat's bot. In half of the matches everybody plays with what learns; in the others one team with another judgement.
    fn seated(&self, play: &dyn AnyMatch, random: &mut Random) -> Vec<Search> {
        let learner = &self.players[0];
        let other = &self.players[random.below(self.players.len() as u32) as usize];
        let (mixed, side) = (random.below(2) == 0, random.below(2) as u8);
        let teams = play.teams();
        let alone = teams.iter().all(|(_, team)| *team == teams[0].1);
        let seated = teams.iter().map(|(_, team)| {
            let judgement = if mixed && (alone || team % 2 == side) { other } else { learner };
            let budget = Budget::Iterations(self.iterations);
            Search::new(self.settings.clone(), judgement.clone(), budget, random.bits())
        });
        seated.collect()
    }

    fn note(&self, play: &dyn AnyMatch, number: u64) -> Sample {
        let reading = Reading::new(play);
        let sides = reading.teams().iter().map(|(seat, team)| Side {
            team: *team,
            plain: self.plain.plain_standing(play, *seat) as f32,
            numbers: reading.raw(*seat),
            rows: reading.rows(*seat, self.rows),
        });
        let mut teams: Vec<(u8, f32)> = reading.teams().iter().map(|(_, team)| (*team, f32::NAN)).collect();
        teams.dedup_by_key(|(team, _)| *team);
        Sample { number, sides: sides.collect(), teams }
    }
}

/// Writes down what the search expected for its own team, and for the rival where there is one.
fn expect(sample: &mut Sample, play: &dyn AnyMatch, seat: kernel::table::seats::Seat, chance: f32) {
    let Some(own) = play_team(play, seat) else { return };
    match &mut sample.teams[..] {
        [(_, only)] => *only = chance,
        [(one, first), (_, second)] => {
            (*first, *second) = if *one == own { (chance, 1.0 - chance) } else { (1.0 - chance, chance) };
        }
        _ => {}
    }
}

fn play_team(play: &dyn AnyMatch, seat: kernel::table::seats::Seat) -> Option<u8> {
    play.view(None).seats.iter().find(|found| found.seat == seat).map(|found| found.team)
}

fn setup_seats(play: &dyn AnyMatch) -> impl Iterator<Item = kernel::table::seats::Seat> {
    (0..play.seats()).map(kernel::table::seats::Seat)
}
