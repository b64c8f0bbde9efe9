//! What is counted while matches are played. Its size does not grow with them.

use std::collections::BTreeMap;

use catalog::GameEntry;
use kernel::book::{Both, Language};
use kernel::table::cards::FaceId;
use serde::{Deserialize, Serialize};

use crate::plan::Plan;
use crate::play::Played;
use crate::summary::{CardTally, Entrant, Histogram, Parts, Score, Summary, Ties, Ways};

/// What has been counted so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tally {
    pub matches: u64,
    /// By entrant, one for each seat it had.
    pub entrants: Vec<Score>,
    /// See [`Summary::pairs`].
    pub pairs: Vec<Vec<Score>>,
    /// See [`Summary::pairs_begun`].
    pub pairs_begun: Vec<Vec<Score>>,
    /// By place in the order of turns.
    pub places: Vec<Score>,
    /// How matches ended.
    pub endings: BTreeMap<String, u64>,
    /// How many turns they took.
    pub turns: Histogram,
    /// How many decisions they took.
    pub decisions: Histogram,
    /// By face.
    pub cards: Vec<Count>,
}

/// What became of the seats that had to do with a face.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Count {
    /// Seats that could have seen it.
    pub present: Score,
    /// Seats that saw it.
    pub seen: Score,
    /// Seats that played it.
    pub played: Score,
    /// How it came to them.
    pub ways: Ways,
    /// How the seats of one match hang together.
    pub ties: Ties,
    /// By entrant.
    pub by: Vec<Parts>,
}

impl Score {
    /// Counts a match.
    pub fn add(&mut self, won: bool, drawn: bool) {
        self.matches += 1;
        self.won += u64::from(won);
        self.drawn += u64::from(drawn && !won);
    }

    /// Counts the matches of another score.
    pub fn merge(&mut self, other: &Score) {
        self.matches += other.matches;
        self.won += other.won;
        self.drawn += other.drawn;
    }

    pub fn lost(&self) -> u64 {
        self.matches - self.won - self.drawn
    }

    /// The share of matches won; 0 of none.
    pub fn rate(&self) -> f64 {
        if self.matches == 0 { 0.0 } else { self.won as f64 / self.matches as f64 }
    }
}

fn merge_scores(scores: &mut [Score], more: &[Score]) {
    scores.iter_mut().zip(more).for_each(|(score, more)| score.merge(more));
}

impl Count {
    fn merge(&mut self, other: &Count) {
        self.present.merge(&other.present);
        self.seen.merge(&other.seen);
        self.played.merge(&other.played);
        self.ways.merge(&other.ways);
        self.ties.merge(&other.ties);
        self.by.resize(self.by.len().max(other.by.len()), Parts::default());
        for (parts, more) in self.by.iter_mut().zip(&other.by) {
            for (counts, more) in [
                (&mut parts.unseen, more.unseen),
                (&mut parts.held, more.held),
                (&mut parts.played, more.played),
                (&mut parts.opening, more.opening),
                (&mut parts.reached, more.reached),
            ] {
                counts[0] += more[0];
                counts[1] += more[1];
            }
        }
    }
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(plan: &Plan) -> Tally {
        let entrants = plan.entrants.len();
        let columns = if plan.is_together() { plan.tables.len() } else { entrants };
        Tally {
            matches: 0,
            entrants: vec![Score::default(); entrants],
            pairs: vec![vec![Score::default(); columns]; entrants],
            pairs_begun: if plan.is_together() { Vec::new() } else { vec![vec![Score::default(); entrants]; entrants] },
            places: vec![Score::default(); usize::from(plan.seats)],
            endings: BTreeMap::new(),
            turns: Histogram::default(),
            decisions: Histogram::default(),
            cards: Vec::new(),
        }
    }

    /// Counts a match.
    pub fn add(&mut self, plan: &Plan, played: &Played) {
        let row = &played.row;
        self.matches += 1;
        // Where all play together, what is not won is lost.
        let drawn = row.winners == 0 && !plan.is_together();
        for (seat, entrant) in row.seating.iter().enumerate() {
            let entrant = usize::from(*entrant);
            let won = played.has_won(seat);
            self.entrants[entrant].add(won, drawn);
            if plan.is_together() {
                self.pairs[entrant][played.table].add(won, false);
            }
            if let Some(first) = row.first {
                let seats = row.seating.len();
                self.places[(seat + seats - usize::from(first)) % seats].add(won, drawn);
            }
        }
        if !plan.is_together() {
            self.add_pairs(plan, played);
        }
        *self.endings.entry(row.ending.clone()).or_default() += 1;
        self.turns.add(row.turns);
        self.decisions.add(row.decisions);
        self.add_cards(played, drawn);
    }

    /// Counts everything that another tally of the same plan has counted.
    pub fn merge(&mut self, other: &Tally) -> Result<(), String> {
        let same = |one: &[Score], two: &[Score]| one.len() == two.len();
        let fits = self.pairs_begun.len() == other.pairs_begun.len()
            && same(&self.entrants, &other.entrants)
            && same(&self.places, &other.places)
            && self.pairs.len() == other.pairs.len()
            && self.pairs.iter().zip(&other.pairs).all(|(one, two)| same(one, two));
        if !fits {
            return Err("tallies of different plans cannot be added up".to_string());
        }
        self.matches += other.matches;
        merge_scores(&mut self.entrants, &other.entrants);
        merge_scores(&mut self.places, &other.places);
        for (one, two) in self.pairs.iter_mut().zip(&other.pairs) {
            merge_scores(one, two);
        }
        for (one, two) in self.pairs_begun.iter_mut().zip(&other.pairs_begun) {
            merge_scores(one, two);
        }
        for (ending, many) in &other.endings {
            *self.endings.entry(ending.clone()).or_default() += many;
        }
        self.turns.merge(&other.turns);
        self.decisions.merge(&other.decisions);
        let faces = self.cards.len().max(other.cards.len());
        self.cards.resize(faces, Count::default());
        for (count, more) in self.cards.iter_mut().zip(&other.cards) {
            count.merge(more);
        }
        Ok(())
    }

    /// Each seat against each of another team: who of the two won. If neither did or both, it is a draw between them.
    fn add_pairs(&mut self, plan: &Plan, played: &Played) {
        let seating = &played.row.seating;
        for (seat, one) in seating.iter().enumerate() {
            for (other, two) in seating.iter().enumerate().filter(|(other, _)| plan.teams[seat] != plan.teams[*other]) {
                let (won, lost) = (played.has_won(seat), played.has_won(other));
                let (one, two) = (usize::from(*one), usize::from(*two));
                self.pairs[one][two].add(won && !lost, won == lost);
                if played.row.first.map(usize::from) == Some(seat) {
                    self.pairs_begun[one][two].add(won && !lost, won == lost);
                }
            }
        }
    }

    fn add_cards(&mut self, played: &Played, drawn: bool) {
        let Some(faces) = played.cards.first().map(|dealt| dealt.seen.len()) else { return };
        self.cards.resize(faces, Count::default());
        for (face, count) in self.cards.iter_mut().enumerate() {
            // Seats and how many of them won: those that did not see it, held it, played it.
            let mut ties = [[0; 2]; 3];
            for (seat, dealt) in played.cards.iter().enumerate().filter(|(_, dealt)| dealt.present[face]) {
                let won = played.has_won(seat);
                count.present.add(won, drawn);
                let (seen, used) = (dealt.seen[face], dealt.played[face] > 0);
                if seen {
                    count.seen.add(won, drawn);
                }
                if used {
                    count.played.add(won, drawn);
                    count.ways.turns += u64::from(dealt.played_turn[face]);
                }
                let began = played.row.first.map(usize::from) == Some(seat);
                for (score, counts) in [
                    (&mut count.ways.opening, dealt.opening[face] > 0),
                    (&mut count.ways.drawn, dealt.drawn[face]),
                    (&mut count.ways.gained, dealt.gained[face] > 0),
                    (&mut count.ways.first, seen && began),
                    (&mut count.ways.later, seen && !began),
                ] {
                    if counts {
                        score.add(won, drawn);
                    }
                }
                let group = usize::from(seen) + usize::from(used);
                let entrant = usize::from(played.row.seating[seat]);
                if count.by.len() <= entrant {
                    count.by.resize(entrant + 1, Parts::default());
                }
                let parts = &mut count.by[entrant];
                let opening = dealt.opening[face] > 0;
                for (counts, counted) in
                    [(&mut parts.opening, opening), (&mut parts.reached, opening || dealt.drawn[face])]
                {
                    counts[0] += u64::from(counted);
                    counts[1] += u64::from(counted && won);
                }
                let part = [&mut parts.unseen, &mut parts.held, &mut parts.played][group].as_mut_slice();
                for counts in [part, ties[group].as_mut_slice()] {
                    counts[0] += 1;
                    counts[1] += u64::from(won);
                }
            }
            let [unseen, held, used] = ties;
            if unseen[0] + held[0] + used[0] > 0 {
                count.ties.add(unseen, held, used);
            }
        }
    }

    /// What was found, ready to be shown.
    pub fn summary(&self, title: &GameEntry, plan: &Plan, command: &str) -> Summary {
        let entrants = plan.entrants.iter().zip(&self.entrants);
        Summary {
            game: plan.game.clone(),
            version: plan.version.clone(),
            command: command.to_string(),
            seed: plan.seed,
            matches: self.matches,
            mirrored: plan.mirrored,
            together: plan.is_together(),
            tables: plan.tables.clone(),
            entrants: entrants.map(|(entrant, score)| Entrant { score: *score, ..entrant.clone() }).collect(),
            pairs: self.pairs.clone(),
            pairs_begun: self.pairs_begun.clone(),
            places: self.places.clone(),
            endings: self.endings.clone(),
            turns: self.turns.clone(),
            decisions: self.decisions.clone(),
            cards: self.card_tallies(title),
        }
    }

    fn card_tallies(&self, title: &GameEntry) -> Vec<CardTally> {
        let seen = self.cards.iter().enumerate().filter(|(_, count)| count.seen.matches > 0);
        let tallies = seen.map(|(face, count)| {
            let face = FaceId(face as u16);
            let name = |language| title.game.name(face, language).to_string();
            CardTally {
                card: title.game.slug(face).to_string(),
                name: Both { en: name(Language::En), fr: name(Language::Fr) },
                present: count.present,
                seen: count.seen,
                played: count.played,
                ways: count.ways,
                ties: count.ties,
                by: count.by.clone(),
            }
        });
        let mut tallies: Vec<CardTally> = tallies.collect();
        tallies.sort_by(|left, right| left.card.cmp(&right.card));
        tallies
    }
}
