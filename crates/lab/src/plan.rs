//! What is to be played: who sits where at which tables, how often, from which seed.

use std::collections::BTreeMap;

use catalog::GameEntry;
use kernel::effect::load::unknown;
use kernel::game::Setup;
use kernel::table::chance::Random;
use kernel::table::seats::SEATS;
use serde::{Deserialize, Serialize};

use crate::entrant;
use crate::summary::Entrant;

/// The options of one table.
pub type Options = BTreeMap<String, String>;

/// What somebody asks for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wish {
    /// The entrants as they are written, in the order of the seats.
    pub entrants: Vec<String>,
    /// How many seats; as few as the game allows, but one for each entrant, if left out.
    pub seats: Option<u8>,
    /// The tables: one set of options each.
    pub tables: Vec<Options>,
    /// How many matches each line-up plays at each table.
    pub games: u64,
    /// The first seed.
    pub seed: u64,
    /// Whether each seed is played once for every seating.
    pub mirrored: bool,
    /// Whether everybody meets everybody else, rather than all sitting together.
    pub ladder: bool,
}

/// What is played. Everything that a match is follows from it and the number of the match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The game's word.
    pub game: String,
    /// The hash of the game's data.
    pub data: u64,
    /// The version of the program.
    pub version: String,
    pub seats: u8,
    /// The team of each seat.
    pub teams: Vec<u8>,
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// Who sits together: an entrant for each seat.
    pub lineups: Vec<Vec<u16>>,
    /// The tables: one set of options each.
    pub tables: Vec<Options>,
    /// How many seeds are played.
    pub rounds: u64,
    /// The first seed.
    pub seed: u64,
    /// Whether each seed is played once for every seating.
    pub mirrored: bool,
    /// Whether everybody meets everybody else.
    pub ladder: bool,
    /// Who cannot sit together and why, where others can.
    pub left_out: Vec<String>,
}

/// One match of a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Job {
    pub number: u64,
    /// Which seed it has, from 0.
    pub round: u64,
    pub table: usize,
    /// Its line-up.
    pub lineup: usize,
    /// By how many seats the line-up is turned.
    pub turned: usize,
}

impl Plan {
    /// Makes a plan of what is asked for, and tries every set-up once.
    pub fn new(title: &GameEntry, wish: &Wish) -> Result<Plan, String> {
        let (least, most) = title.game.seats();
        let written: Vec<String> = match wish.entrants.is_empty() {
            true => vec![title.bots.middle().to_string()],
            false => wish.entrants.clone(),
        };
        let groups = written.iter().map(|text| entrant::read(title, text)).collect::<Result<Vec<_>, _>>()?;
        let fewest = if wish.ladder { least } else { least.max(groups.len()) };
        let seats = wish.seats.map_or(fewest, usize::from);
        if seats < least || seats > most.min(SEATS) {
            return Err(format!("{} has {least} to {most} seats, not {seats}", title.game.id()));
        }
        if !wish.ladder && groups.len() > seats {
            return Err(format!("{} entrants for {seats} seats", groups.len()));
        }
        if wish.games == 0 {
            return Err("no match is asked for: --games is at least 1".to_string());
        }
        wish.tables.iter().try_for_each(|options| check_options(title, options))?;
        let mut plan = Plan {
            game: title.game.id().to_string(),
            data: title.game.data(),
            version: env!("CARGO_PKG_VERSION").to_string(),
            seats: seats as u8,
            teams: Vec::new(),
            entrants: Vec::new(),
            lineups: Vec::new(),
            tables: if wish.tables.is_empty() { vec![Options::new()] } else { wish.tables.clone() },
            rounds: 0,
            seed: wish.seed,
            mirrored: wish.mirrored || wish.ladder,
            ladder: wish.ladder,
            left_out: Vec::new(),
        };
        let groups: Vec<Vec<u16>> =
            groups.into_iter().map(|group| group.into_iter().map(|one| plan.entrant_number(one)).collect()).collect();
        plan.teams = plan.find_teams(title, &groups)?;
        let lineups = if wish.ladder { plan.meetings(&groups)? } else { plan.sittings(&groups) };
        plan.keep_possible(title, lineups)?;
        plan.rounds = wish.games.div_ceil(plan.seatings());
        Ok(plan)
    }

    /// The place of an entrant in the list, where it is entered once.
    fn entrant_number(&mut self, entrant: Entrant) -> u16 {
        let found = self.entrants.iter().position(|other| other.is_same(&entrant));
        found.unwrap_or_else(|| {
            self.entrants.push(entrant);
            self.entrants.len() - 1
        }) as u16
    }

    /// Whether all seats are of one team.
    pub fn is_together(&self) -> bool {
        self.teams.windows(2).all(|pair| pair[0] == pair[1])
    }

    /// In how many ways a line-up sits down.
    pub fn seatings(&self) -> u64 {
        if self.mirrored { u64::from(self.seats) } else { 1 }
    }

    pub fn matches(&self) -> u64 {
        self.rounds * self.matches_per_seed()
    }

    /// How many matches share a seed.
    pub fn matches_per_seed(&self) -> u64 {
        self.tables.len() as u64 * self.lineups.len() as u64 * self.seatings()
    }

    /// The match with a number. All that share a seed follow each other, so that a run that is cut short is fair, and one
    /// with more rounds begins like one with fewer.
    pub fn job(&self, number: u64) -> Job {
        let (round, rest) = (number / self.matches_per_seed(), number % self.matches_per_seed());
        let (rest, turned) = (rest / self.seatings(), rest % self.seatings());
        let lineups = self.lineups.len() as u64;
        Job {
            number,
            round,
            table: (rest / lineups) as usize,
            lineup: (rest % lineups) as usize,
            turned: turned as usize,
        }
    }

    /// The seed of a round: it depends on the first seed and the round alone.
    pub fn seed_of(&self, round: u64) -> u64 {
        Random::new(self.seed ^ Random::new(round).bits()).bits()
    }

    /// Which place of the line-up sits at a seat.
    pub fn place_at(&self, job: &Job, seat: usize) -> usize {
        (seat + job.turned) % usize::from(self.seats)
    }

    /// Where the first place of the line-up sits.
    pub fn first_seat(&self, job: &Job) -> usize {
        (0..usize::from(self.seats)).find(|seat| self.place_at(job, *seat) == 0).unwrap_or_default()
    }

    /// The seed of the bot at a place of the line-up: it goes with the place, wherever that sits.
    pub fn bot_seed(&self, job: &Job, place: usize) -> u64 {
        let mut random = Random::new(self.seed_of(job.round) ^ 0x0b07_5eed);
        (0..=place).map(|_| random.bits()).last().unwrap_or_default()
    }

    /// Who sits where, in the order of the seats.
    pub fn seating(&self, job: &Job) -> Vec<u16> {
        (0..usize::from(self.seats)).map(|seat| self.lineups[job.lineup][self.place_at(job, seat)]).collect()
    }

    /// What a match begins with.
    pub fn setup(&self, title: &GameEntry, job: &Job) -> Setup {
        let seating = self.seating(job);
        let named = seating.iter().map(|entrant| self.entrants[usize::from(*entrant)].deck.clone());
        let mut decks: Vec<String> = named.filter(|deck| !deck.is_empty()).collect();
        if !title.game.deck_each() {
            decks.truncate(1);
        }
        let options = self.tables[job.table].clone();
        Setup { decks, options, ..Setup::new(self.seats, self.seed_of(job.round)) }
    }
}

/// Whether there are such options, with such values.
fn check_options(title: &GameEntry, options: &Options) -> Result<(), String> {
    let editions = title.game.editions();
    for (name, value) in options {
        let names: Vec<&str> = editions.iter().map(|option| option.name).collect();
        let known = editions.iter().find(|option| option.name == name);
        let option = known.ok_or_else(|| match names.is_empty() {
            true => format!("{} has no options, so none called \"{name}\"", title.game.id()),
            false => unknown("option", name, &names),
        })?;
        if !option.has(value) {
            return Err(unknown(&format!("value of {name}"), value, &option.ids()));
        }
    }
    Ok(())
}
