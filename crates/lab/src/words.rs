//! A run as it is asked for in words, and the command that makes it again.

use catalog::GameEntry;
use serde::{Deserialize, Serialize};

use crate::edition::spread;
use crate::plan::Wish;

/// How many matches are played if nothing is said.
pub const GAMES: u64 = 100;
/// How many are played at most until something is known well enough.
pub const MOST: u64 = 10_000_000;

/// How exactly a difference is to be known, if nothing is said.
pub const PRECISION: f64 = 0.01;

/// What `tapis sim` is asked for.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Words {
    pub game: String,
    /// Who plays, as it is written: `BOT` or `BOT@DECK`.
    pub seat: Vec<String>,
    pub seats: Option<u8>,
    /// `NAME=VALUE`, or `NAME=*`.
    pub option: Vec<String>,
    pub games: Option<u64>,
    pub seed: u64,
    pub mirror: bool,
    pub ladder: bool,
    /// The paths of two card files, or none.
    pub compare: Vec<String>,
    /// How exactly something is to be known.
    pub precision: Option<f64>,
}

impl Words {
    /// What is to be played.
    pub fn wish(&self, title: &GameEntry) -> Result<Wish, String> {
        let endless = self.precision.is_some() || !self.compare.is_empty();
        Ok(Wish {
            entrants: self.seat.clone(),
            seats: self.seats,
            tables: spread(&*title.game, &self.option)?,
            games: self.games.unwrap_or(if endless { MOST } else { GAMES }),
            seed: self.seed,
            mirrored: self.mirror,
            ladder: self.ladder,
        })
    }

    /// The command that makes it all again.
    pub fn command(&self) -> String {
        let mut words = vec!["tapis sim".to_string(), self.game.clone()];
        if !self.seat.is_empty() {
            words.push(format!("--seat {}", quoted(&self.seat.join(","))));
        }
        if let Some(seats) = self.seats {
            words.push(format!("--seats {seats}"));
        }
        words.extend(self.option.iter().map(|option| format!("--option {}", quoted(option))));
        if let [first, second] = self.compare.as_slice() {
            words.push(format!("--compare {} {}", quoted(first), quoted(second)));
        }
        if let Some(precision) = self.precision {
            words.push(format!("--precision {precision}"));
        }
        if self.compare.is_empty() && self.precision.is_none() || self.games.is_some() {
            words.push(format!("--games {}", self.games.unwrap_or(GAMES)));
        }
        words.push(format!("--seed {}", self.seed));
        if self.ladder {
            words.push("--ladder".to_string());
        } else if self.mirror {
            words.push("--mirror".to_string());
        }
        words.join(" ")
    }
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=@:,./".contains(letter);
    if word.chars().all(plain) { word.to_string() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}
