//! What a net reads of a table.

use kernel::erased::AnyMatch;
use kernel::placed::Placed;
use kernel::table::seats::Seat;

use super::Net;

/// What a net reads of a table for one seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Input {
    /// Features and gauges of the seat and of its rivals, and whether its team is asked.
    pub numbers: Vec<f32>,
    /// The rows of what lies on the table, some of them several times.
    pub rows: Vec<u32>,
}

/// A table while it is read: what is the same for every seat is read once.
pub struct Reading<'a> {
    play: &'a dyn AnyMatch,
    teams: Vec<(Seat, u8)>,
    placed: Vec<Placed>,
    features: Vec<Vec<f64>>,
}

/// Whose a zone is, as a seat sees it.
const SIDES: [u32; 4] = [0x0000_0000, 0x55aa_1234, 0x9e37_79b9, 0xdead_4321];

impl<'a> Reading<'a> {
    pub fn new(play: &'a dyn AnyMatch) -> Reading<'a> {
        let teams = play.teams();
        let mut placed = Vec::new();
        play.placed(&mut placed);
        let features = teams.iter().map(|(seat, _)| numbers(play, *seat)).collect();
        Reading { play, teams, placed, features }
    }

    /// The seats that are still in the game, with their teams.
    pub fn teams(&self) -> &[(Seat, u8)] {
        &self.teams
    }

    /// How many numbers a net of this game reads.
    pub fn count(&self) -> usize {
        2 * self.features.first().map_or(0, Vec::len) + 1
    }

    /// The numbers as they are, before a net puts them on its scale.
    pub fn raw(&self, seat: Seat) -> Vec<f32> {
        let Some(place) = self.teams.iter().position(|(other, _)| *other == seat) else { return Vec::new() };
        let team = self.teams[place].1;
        let mut found: Vec<f32> = self.features[place].iter().map(|number| *number as f32).collect();
        let width = found.len();
        found.resize(2 * width, 0.0);
        let rivals = || self.teams.iter().zip(&self.features).filter(|((_, other), _)| *other != team);
        let share = 1.0 / rivals().count().max(1) as f32;
        for (_, features) in rivals() {
            for (sum, number) in found[width..].iter_mut().zip(features) {
                *sum += *number as f32 * share;
            }
        }
        let asked = self.play.asked().and_then(|asked| self.teams.iter().find(|(other, _)| *other == asked));
        found.push(if asked.is_some_and(|(_, other)| *other == team) { 1.0 } else { 0.0 });
        found
    }

    /// The rows of what lies on the table, for a net with so many.
    pub fn rows(&self, seat: Seat, rows: usize) -> Vec<u32> {
        let team = |wanted: Seat| self.teams.iter().find(|(other, _)| *other == wanted).map(|(_, team)| *team);
        let own = team(seat);
        let side = |holder: Seat| match holder {
            Seat::NONE => SIDES[3],
            holder if holder == seat => SIDES[0],
            holder if team(holder) == own => SIDES[1],
            _ => SIDES[2],
        };
        let row = |placed: &Placed| {
            let key = (placed.key ^ side(placed.holder)).wrapping_mul(0x85eb_ca6b);
            ((u64::from(key) * rows as u64) >> 32) as u32
        };
        self.placed.iter().map(row).collect()
    }

    /// Everything a net reads for a seat.
    pub fn input(&self, net: &Net, seat: Seat) -> Input {
        let mut numbers = self.raw(seat);
        let scales = net.middle.iter().zip(&net.scale);
        numbers.iter_mut().zip(scales).for_each(|(number, (middle, scale))| *number = (*number - middle) * scale);
        Input { numbers, rows: self.rows(seat, net.shape.rows) }
    }
}

/// The features and gauges of a seat.
fn numbers(play: &dyn AnyMatch, seat: Seat) -> Vec<f64> {
    let (mut features, mut gauges) = (Vec::new(), Vec::new());
    play.features(seat, &mut features);
    play.gauges(seat, &mut gauges);
    features.extend(gauges);
    features
}
