//! What a run found, ready to be shown. Its size does not grow with the number of matches.

use std::collections::BTreeMap;

use kernel::book::Both;
use serde::{Deserialize, Serialize};

/// What a run found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game's word.
    pub game: String,
    /// The version of the program that played.
    pub version: String,
    /// The command that makes it all again.
    pub command: String,
    /// The first seed.
    pub seed: u64,
    /// How many matches were played.
    pub matches: u64,
    /// Whether each seed was played once for every seating.
    pub mirrored: bool,
    /// Whether all seats are of one team: then wins are against the game itself.
    pub together: bool,
    /// The tables that were played: the options of each as `name=value`.
    pub tables: Vec<BTreeMap<String, String>>,
    /// Who played.
    pub entrants: Vec<Entrant>,
    /// Each entrant against each other: `pairs[a][b]` counts matches in which a sat with b, from a's side; where all play
    /// together, `pairs[a][t]` counts a's matches at table t instead.
    pub pairs: Vec<Vec<Score>>,
    /// The same of the matches in which a began; empty where all play together.
    pub pairs_begun: Vec<Vec<Score>>,
    /// By place in the order of turns: the first player's edge.
    pub places: Vec<Score>,
    /// How matches ended, by word.
    pub endings: BTreeMap<String, u64>,
    /// How many turns matches took.
    pub turns: Histogram,
    /// How many decisions matches took.
    pub decisions: Histogram,
    /// The cards that were seen, by id.
    pub cards: Vec<CardTally>,
}

/// Somebody who played: a bot with a deck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    pub bot: String,
    /// The deck's id; empty where the table has one deck.
    pub deck: String,
    /// The deck's name.
    pub deck_name: Both,
    /// All its matches.
    pub score: Score,
}

/// Matches, won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    pub matches: u64,
    pub won: u64,
    /// Neither won nor lost.
    pub drawn: u64,
}

/// How often each size occurs. There are as many entries as sizes that occur: of turns and decisions some thousand at most.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Histogram {
    pub counts: BTreeMap<u32, u64>,
    /// The sum of all sizes.
    pub sum: u64,
    /// The smallest.
    pub least: u32,
    /// The largest.
    pub most: u32,
}

/// What became of the seats that saw a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CardTally {
    /// The card's id.
    pub card: String,
    pub name: Both,
    /// Seats that could have seen it: those in matches where it was in the game.
    pub present: Score,
    /// Seats that saw it.
    pub seen: Score,
    /// Seats that played it at least once.
    pub played: Score,
    /// How it came to them, and when.
    pub ways: Ways,
    /// How the seats of one match hang together.
    pub ties: Ties,
    /// The same by entrant, in the order of [`Summary::entrants`]: cards are compared among equals, since a strong bot wins
    /// and plays other cards, too.
    pub by: Vec<Parts>,
}

/// How a card came to seats, and when it was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ways {
    /// Seats that held it when the first turn began.
    pub opening: Score,
    /// Seats to whose hand a copy came later.
    pub drawn: Score,
    /// Seats that got a copy that was not theirs before.
    pub gained: Score,
    /// Seats that saw it and began.
    pub first: Score,
    /// Seats that saw it and did not begin.
    pub later: Score,
    /// The sum of the turns in which seats played it first.
    pub turns: u64,
}

impl Ways {
    /// Counts the seats of others.
    pub fn merge(&mut self, other: &Ways) {
        for (score, more) in [
            (&mut self.opening, &other.opening),
            (&mut self.drawn, &other.drawn),
            (&mut self.gained, &other.gained),
            (&mut self.first, &other.first),
            (&mut self.later, &other.later),
        ] {
            score.merge(more);
        }
        self.turns += other.turns;
    }
}

/// Seats of one entrant, and how many of them won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Parts {
    /// Those that did not see the card.
    pub unseen: [u64; 2],
    /// Those that saw it and did not play it.
    pub held: [u64; 2],
    pub played: [u64; 2],
    /// Of all of these, those that held it when the first turn began.
    pub opening: [u64; 2],
    /// Those to whose hand it came at any time, then or later.
    pub reached: [u64; 2],
}

/// What a card had to do with the seats of each match, summed as products: seats of one match share its end, so that they
/// tell less, or more, than as many seats of different matches. The intervals of cards are corrected for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ties {
    /// The sum over all matches of the products of any two of six numbers: the seats that did not see the card and how
    /// many of them won, those that saw and did not play it, and those that played it.
    pub products: [[u64; 6]; 6],
}

impl Ties {
    /// Counts the matches of others.
    pub fn merge(&mut self, other: &Ties) {
        for (row, more) in self.products.iter_mut().zip(&other.products) {
            row.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }

    /// Counts a match: seats and how many of them won, for those that did not see the card, those that saw and did not
    /// play it, and those that played it.
    pub fn add(&mut self, unseen: [u64; 2], held: [u64; 2], played: [u64; 2]) {
        let counts = [unseen[0], unseen[1], held[0], held[1], played[0], played[1]];
        for (row, first) in self.products.iter_mut().zip(counts) {
            for (sum, second) in row.iter_mut().zip(counts) {
                *sum += first * second;
            }
        }
    }
}
