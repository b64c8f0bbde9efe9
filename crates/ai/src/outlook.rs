//! How a seat stands, and how likely it wins: weighed features of the table.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::effect::load::unknown;
use kernel::erased::AnyMatch;
use kernel::table::seats::{SEATS, Seat};
use serde::Deserialize;

use crate::net::{Hidden, Net, Reading};

/// How likely each seat wins.
pub type Chances = [f64; SEATS];

/// A lead that no table has: the match is won.
const WON: f64 = 10_000.0;

/// What each feature of a table is worth, and how they were found.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// The run that made them, or who wrote them.
    pub from: String,
    /// How large a lead makes a win e times as likely as a loss.
    #[serde(default = "one")]
    pub unit: f64,
    /// The weight of each feature; those left out weigh nothing.
    pub of: BTreeMap<String, f64>,
}

fn one() -> f64 {
    1.0
}

/// Weights in the order of a game's features, and what a net has learned beyond them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    list: Vec<f64>,
    unit: f64,
    net: Option<Arc<Net>>,
}

/// A table that a net reads.
struct Learned<'a> {
    net: &'a Net,
    reading: Reading<'a>,
    hidden: Hidden,
}

impl Weights {
    /// Weights in the order of the features.
    pub fn new(list: Vec<f64>, unit: f64) -> Weights {
        Weights { list, unit, net: None }
    }

    /// The same weights with a net beside them.
    pub fn with_net(&self, net: Arc<Net>) -> Weights {
        Weights { net: Some(net), ..self.clone() }
    }

    /// The weights alone.
    pub fn without_net(&self) -> Weights {
        Weights { net: None, ..self.clone() }
    }

    /// How a seat stands by the weights alone: a lead of one makes a win e times as likely.
    pub fn plain_standing(&self, play: &dyn AnyMatch, seat: Seat) -> f64 {
        self.weighted_features(play, seat, &mut Vec::new()) / self.unit
    }

    /// The net beside the weights.
    pub fn net(&self) -> Option<&Arc<Net>> {
        self.net.as_ref()
    }

    /// The weights in units: a lead of one makes a win e times as likely as a loss.
    pub fn in_units(&self) -> Vec<f64> {
        self.list.iter().map(|weight| weight / self.unit).collect()
    }

    /// Puts weights into the order of a game's features.
    pub fn read(written: &Written, features: &[&str]) -> Result<Weights, String> {
        if let Some(name) = written.of.keys().find(|name| !features.contains(&name.as_str())) {
            return Err(unknown("feature", name, features));
        }
        if written.unit.is_nan() || written.unit <= 0.0 {
            return Err(format!("the unit of weights is more than 0, not {}", written.unit));
        }
        let list = features.iter().map(|name| written.of.get(*name).copied().unwrap_or(0.0)).collect();
        Ok(Weights { list, unit: written.unit, net: None })
    }

    fn weighted_features(&self, play: &dyn AnyMatch, seat: Seat, room: &mut Vec<f64>) -> f64 {
        play.features(seat, room);
        room.iter().zip(&self.list).map(|(feature, weight)| feature * weight).sum()
    }

    /// How much better a seat stands than the weights alone tell, in their units.
    fn learned(&self, learned: &mut Option<Learned>, seat: Seat) -> f64 {
        let Some(learned) = learned else { return 0.0 };
        let input = learned.reading.input(learned.net, seat);
        f64::from(learned.net.standing(&input, &mut learned.hidden)) * self.unit
    }

    fn open<'a>(&'a self, play: &'a dyn AnyMatch) -> Option<Learned<'a>> {
        let net = self.net.as_deref()?;
        Some(Learned { net, reading: Reading::new(play), hidden: Hidden::default() })
    }

    /// By how much a seat leads over its strongest opponent, in the weights' own units.
    pub fn lead(&self, play: &dyn AnyMatch, seat: Seat) -> f64 {
        if let Some(verdict) = play.verdict() {
            return (2.0 * verdict.share(seat) - 1.0) * WON;
        }
        let teams = play.teams();
        let Some((_, own)) = teams.iter().find(|(other, _)| *other == seat) else { return -WON };
        let mut room = Vec::with_capacity(self.list.len());
        let mut read = self.open(play);
        let mut stand = |seat: Seat| self.weighted_features(play, seat, &mut room) + self.learned(&mut read, seat);
        let rivals = teams.iter().filter(|(_, team)| team != own);
        let best = rivals.map(|(rival, _)| stand(*rival)).reduce(f64::max);
        stand(seat) - best.unwrap_or(0.0)
    }

    /// How likely each seat wins.
    pub fn chances(&self, play: &dyn AnyMatch) -> Chances {
        let mut chances = [0.0; SEATS];
        if let Some(verdict) = play.verdict() {
            for (number, chance) in chances.iter_mut().enumerate() {
                *chance = verdict.share(Seat(number as u8));
            }
            return chances;
        }
        let teams = play.teams();
        let mut room = Vec::with_capacity(self.list.len());
        let mut read = self.open(play);
        // Each team stands as its seats do on average; the game itself stands at nothing.
        let mut sums: Vec<(u8, f64, f64)> = Vec::with_capacity(teams.len());
        for (seat, team) in &teams {
            let standing = self.weighted_features(play, *seat, &mut room) + self.learned(&mut read, *seat);
            let standing = standing / self.unit;
            match sums.iter_mut().find(|(other, _, _)| other == team) {
                Some((_, sum, count)) => {
                    *sum += standing;
                    *count += 1.0;
                }
                None => sums.push((*team, standing, 1.0)),
            }
        }
        let alone = sums.len() == 1;
        let top = sums.iter().map(|(_, sum, count)| sum / count).fold(if alone { 0.0 } else { f64::MIN }, f64::max);
        let mut total = if alone { (-top).exp() } else { 0.0 };
        for (_, sum, count) in &mut sums {
            *sum = (*sum / *count - top).exp();
            total += *sum;
        }
        for (seat, team) in &teams {
            let found = sums.iter().find(|(other, _, _)| other == team);
            chances[seat.index()] = found.map_or(0.0, |(_, sum, _)| sum / total);
        }
        chances
    }
}
