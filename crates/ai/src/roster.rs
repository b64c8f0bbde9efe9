//! The bots of one game: plain ones, and the levels that its file `bots/GAME.ron` defines.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use kernel::effect::load::unknown;
use kernel::game::EditionOption;
use ron::extensions::Extensions;
use serde::Deserialize;

use crate::analysis::Analysis;
use crate::budget::Budget;
use crate::glance::Glance;
use crate::judge::{Instead, Judge, check_options};
use crate::level::{Careless, Level, Mind};
use crate::odds::Odds;
use crate::outlook::{Weights, Written};
use crate::search::{Search, Settings};
use crate::{Bot, Greedy, Position, Uniform};

/// The bots of one game.
#[derive(Clone, Debug, Default)]
pub struct BotRoster {
    levels: Vec<Level>,
    weights: BTreeMap<String, Arc<Weights>>,
    instead: Vec<Instead>,
    odds: Vec<Odds>,
}

/// What a file of bots holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    weights: BTreeMap<String, Written>,
    levels: Vec<Level>,
    #[serde(default)]
    instead: Vec<Instead>,
    #[serde(default)]
    odds: Vec<Odds>,
}

/// The weights that a person wrote.
const HAND: &str = "hand";

/// The bots that every game has.
const PLAIN: &[&str] = &["random", "greedy"];

impl BotRoster {
    /// Reads the file of a game's bots; features and options are those of the game.
    pub fn read(text: &str, features: &[&str], editions: &[EditionOption]) -> Result<BotRoster, String> {
        let options = ron::Options::default()
            .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
            .with_default_extension(Extensions::IMPLICIT_SOME);
        let file: File = options.from_str(text).map_err(|fault| fault.to_string())?;
        let mut weights = BTreeMap::new();
        for (name, written) in &file.weights {
            let found = Weights::read(written, features).map_err(|fault| format!("weights {name}: {fault}"))?;
            weights.insert(name.clone(), Arc::new(found));
        }
        for (place, level) in file.levels.iter().enumerate() {
            if !weights.contains_key(&level.weights) {
                let known: Vec<&str> = weights.keys().map(String::as_str).collect();
                return Err(format!("level {}: {}", level.name, unknown("weights", &level.weights, &known)));
            }
            let taken = PLAIN.contains(&level.name.as_str())
                || level.name.starts_with("search")
                || file.levels[..place].iter().any(|other| other.name == level.name);
            if taken {
                return Err(format!("level {}: the name is taken", level.name));
            }
        }
        for (place, instead) in file.instead.iter().enumerate() {
            let fault = |fault| format!("instead {}: {fault}", place + 1);
            if let Some(name) = [&instead.of, &instead.by].into_iter().find(|name| !weights.contains_key(*name)) {
                let known: Vec<&str> = weights.keys().map(String::as_str).collect();
                return Err(fault(unknown("weights", name, &known)));
            }
            check_options(&instead.at, editions).map_err(fault)?;
        }
        for (place, odds) in file.odds.iter().enumerate() {
            odds.check(editions).map_err(|fault| format!("odds {}: {fault}", place + 1))?;
        }
        Ok(BotRoster { levels: file.levels, weights, instead: file.instead, odds: file.odds })
    }

    /// The levels, weakest first.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// The level in the middle: a fair opponent.
    pub fn middle(&self) -> &str {
        self.levels.get(self.levels.len() / 2).map_or("greedy", |level| level.name.as_str())
    }

    /// Everything that can be asked for by name: the plain bots, then the levels.
    pub fn names(&self) -> Vec<&str> {
        PLAIN.iter().copied().chain(self.levels.iter().map(|level| level.name.as_str())).collect()
    }

    /// Weights by name.
    pub fn weights(&self, name: &str) -> Arc<Weights> {
        self.weights.get(name).cloned().unwrap_or_default()
    }

    /// The names of all weights.
    pub fn weight_names(&self) -> Vec<&str> {
        self.weights.keys().map(String::as_str).collect()
    }

    /// Judges by weights with a name, and by those that take their place in some set-ups.
    fn judge(&self, name: &str) -> Judge {
        let apart = self.instead.iter().filter(|instead| instead.of == name);
        Judge::new(self.weights(name), apart.map(|instead| (instead.clone(), self.weights(&instead.by))).collect())
    }

    /// How the strongest level searches, and by which weights.
    pub fn strongest(&self) -> (Settings, Judge) {
        let strongest = self.levels.iter().rev().find_map(|level| match &level.mind {
            Mind::Search(settings) => Some((settings.clone(), self.judge(&level.weights))),
            _ => None,
        });
        strongest.unwrap_or_else(|| (Settings::default(), self.judge(HAND)))
    }

    /// The bot with a name; its choices depend on the seed alone. Besides the names there is `search:N`, the strongest
    /// level with a budget of so many iterations a decision, and `search:Nms` with one of time.
    pub fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn Bot>, String> {
        match name {
            "random" => return Ok(Box::new(Uniform::new(seed))),
            "greedy" => return Ok(Box::new(Greedy::new(self.weights(HAND), seed))),
            _ => {}
        }
        if let Some(budget) = name.strip_prefix("search:") {
            let (settings, judge) = self.strongest();
            return Ok(Box::new(Search::new(settings, judge, read_budget(budget)?, seed)));
        }
        let level = self.levels.iter().find(|level| level.name == name);
        let level = level.ok_or_else(|| {
            let mut known = self.names();
            known.push("search:N");
            unknown("bot", name, &known)
        })?;
        let bot: Box<dyn Bot> = match &level.mind {
            Mind::Glance => Box::new(Glance::new(seed)),
            Mind::Greedy => Box::new(Greedy::new(self.weights(&level.weights), seed)),
            Mind::Search(settings) => {
                let budget = Budget::Iterations(settings.iterations);
                Box::new(Search::new(settings.clone(), self.judge(&level.weights), budget, seed))
            }
        };
        // Another seed, so that what is overlooked has nothing to do with what is sampled.
        let other = seed ^ 0x6f76_6572_6c6f_6f6b;
        Ok(if level.overlooks > 0 { Box::new(Careless::new(bot, level.overlooks, other)) } else { bot })
    }

    /// What the best options are and how likely the asked seat wins with each, as far as the seat knows.
    pub fn analyse(&self, position: &Position, budget: Budget, seed: u64) -> Analysis {
        let mut analysis = self.expect(position, budget, seed);
        if let Some(odds) = self.odds.iter().find(|odds| odds.fits(position)) {
            odds.correct_all(&mut analysis);
        }
        analysis
    }

    /// The same as the search itself expects it, whether or not such chances come true.
    pub fn expect(&self, position: &Position, budget: Budget, seed: u64) -> Analysis {
        let (settings, judge) = self.strongest();
        Search::new(settings, judge, budget, seed).analyse(position)
    }
}

fn read_budget(text: &str) -> Result<Budget, String> {
    let fault =
        || format!("\"search:{text}\" is none: search:400 makes 400 iterations a decision, search:50ms thinks 50 ms");
    let (number, time) = match text.strip_suffix("ms") {
        Some(number) => (number, true),
        None => (text, false),
    };
    let number: u32 = number.parse().map_err(|_| fault())?;
    match (number, time) {
        (0, _) => Err(fault()),
        (number, true) => Ok(Budget::Time(Duration::from_millis(u64::from(number)))),
        (number, false) => Ok(Budget::Iterations(number)),
    }
}
