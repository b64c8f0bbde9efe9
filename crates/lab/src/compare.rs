//! What changed cards do to win rates: the same matches with either version of the cards.
//!
//! Each seed is played with both versions by the same bots with the same seeds, once for every seating. What is estimated is
//! the difference between the win rates of the first entrant; it goes on until its interval is as narrow as was asked for.
//! The interval ([`Sequential`]) holds however often it is looked at.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::AtomicBool;

use catalog::GameEntry;
use serde::{Deserialize, Serialize};

use crate::files::{Files, Opening, Paths};
use crate::part::shape;
use crate::plan::{Plan, Wish};
use crate::play::{Played, Wanted, play};
use crate::pool::{self, Taker};
use crate::stats::{Estimate, Sequential};
use crate::summary::{CardTally, Score, Summary};
use crate::tally::Tally;

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The first entrant of the first line-up, whose rate is compared.
    pub entrant: String,
    /// Its matches with the first version.
    pub before: Score,
    /// Its matches with the second version.
    pub after: Score,
    /// How much more often it wins with the second version.
    pub difference: Estimate,
    /// How narrow the interval was to be on either side.
    pub precision: f64,
    /// Whether it is.
    pub enough: bool,
    /// How many seeds were played.
    pub seeds: u64,
    /// How many matches in all, with both versions.
    pub matches: u64,
    /// The cards that differ.
    pub cards: Vec<Change>,
    /// Everything else that was found with the first and the second version.
    pub summaries: [Summary; 2],
}

/// A card that differs, and what became of the seats that saw and played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    /// The card's id.
    pub card: String,
    /// With the first version; nothing if it was never seen.
    pub before: Option<CardTally>,
    /// With the second version.
    pub after: Option<CardTally>,
}

/// How a comparison is done.
pub struct Manner<'a> {
    /// How many threads play.
    pub threads: usize,
    /// How narrow the interval is to be on either side.
    pub precision: f64,
    /// Becomes true when it is to stop.
    pub stop: &'a AtomicBool,
    /// Hears how many matches have been played and what is known by then.
    pub told: &'a mut dyn FnMut(u64, &Estimate),
    /// Where rows of either version go.
    pub paths: [Paths; 2],
    /// What the files say of the run.
    pub notes: Vec<(String, String)>,
    /// Why it ended before it was known enough, if something broke.
    pub fault: Option<String>,
}

/// Plays with two versions of a game's cards until it is known what they do to the first entrant's rate, or until all
/// matches that are wished for have been played.
pub fn compare(titles: [&GameEntry; 2], wish: &Wish, command: &str, manner: &mut Manner) -> Result<Comparison, String> {
    let plans = plans(titles, wish)?;
    let mut sequential = Sequential::new(manner.precision);
    let open = |side: usize| {
        let shape = shape(titles[side], &plans[side], &manner.notes)?;
        Files::open(&manner.paths[side], &shape, Opening::Once)
    };
    let (first, second) = (open(0)?, open(1)?);
    let told = &mut *manner.told;
    let mut scales = Scales {
        titles,
        plans: &plans,
        stretch: Stretch::new(&plans),
        round: 0.0,
        sequential: Some(&mut sequential),
        files: [first, second],
        told,
    };
    let numbers = (0, plans[0].matches());
    let wanted = Wanted { cards: true, ..manner.paths[0].wanted() };
    let piece = both(titles, &plans, wanted, manner.stop);
    let played = pool::work(manner.threads, numbers, manner.stop, piece, &mut scales);
    let Scales { stretch, files, .. } = scales;
    files.into_iter().try_for_each(Files::close)?;
    manner.fault = played.err();
    Ok(conclude(titles, &plans, &stretch, &sequential, command))
}

/// The plans of a comparison, with the first and the second version: every seed is played once for every seating.
pub fn plans(titles: [&GameEntry; 2], wish: &Wish) -> Result<[Plan; 2], String> {
    let wish = Wish { mirrored: true, ladder: false, ..wish.clone() };
    let plans = [Plan::new(titles[0], &wish)?, Plan::new(titles[1], &wish)?];
    if plans[0].lineups != plans[1].lineups || plans[0].entrants != plans[1].entrants {
        return Err("other line-ups are possible with the one than with the other".to_string());
    }
    Ok(plans)
}

/// What a stretch of seeds gave with both versions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    pub tallies: [Tally; 2],
    /// The matches of the first entrant.
    pub scores: [Score; 2],
    /// By seed, in order: how much more often the first entrant wins with the second version.
    pub differences: Vec<f64>,
}

impl Stretch {
    /// Nothing played yet.
    pub fn new(plans: &[Plan; 2]) -> Stretch {
        Stretch { tallies: plans.each_ref().map(Tally::new), scores: Default::default(), differences: Vec::new() }
    }

    /// Counts the stretch that follows.
    pub fn merge(&mut self, next: &Stretch) -> Result<(), String> {
        for side in [0, 1] {
            self.tallies[side].merge(&next.tallies[side])?;
            self.scores[side].merge(&next.scores[side]);
        }
        self.differences.extend(&next.differences);
        Ok(())
    }
}

/// Plays the seeds of a stretch with both versions.
pub fn play_stretch(
    titles: [&GameEntry; 2],
    plans: &[Plan; 2],
    seeds: Range<u64>,
    threads: usize,
) -> Result<Stretch, String> {
    if seeds.is_empty() || seeds.end > plans[0].rounds {
        return Err(format!("no seeds {} to {}: the plan has {}", seeds.start, seeds.end, plans[0].rounds));
    }
    let stop = AtomicBool::new(false);
    let told = &mut |_: u64, _: &Estimate| {};
    let (stretch, files) = (Stretch::new(plans), Default::default());
    let mut scales = Scales { titles, plans, stretch, round: 0.0, sequential: None, files, told };
    let each = plans[0].matches_per_seed();
    let numbers = (seeds.start * each, seeds.end * each);
    let wanted = Wanted { cards: true, ..Wanted::default() };
    pool::work(threads, numbers, &stop, both(titles, plans, wanted, &stop), &mut scales)?;
    Ok(scales.stretch)
}

/// Plays one match with both versions.
fn both<'a>(
    titles: [&'a GameEntry; 2],
    plans: &'a [Plan; 2],
    wanted: Wanted,
    stop: &'a AtomicBool,
) -> impl Fn(u64) -> Result<Option<(Played, Played)>, String> + Sync + 'a {
    move |number| {
        let first = play(titles[0], &plans[0], number, wanted, stop)?;
        let second = play(titles[1], &plans[1], number, wanted, stop)?;
        Ok(first.zip(second))
    }
}

/// What is known of two versions by what was played and by the differences that were fed.
pub fn conclude(
    titles: [&GameEntry; 2],
    plans: &[Plan; 2],
    stretch: &Stretch,
    sequential: &Sequential,
    command: &str,
) -> Comparison {
    let Stretch { tallies, scores, .. } = stretch;
    let before = &plans[0];
    let summary = |side: usize| tallies[side].summary(titles[side], &plans[side], command);
    let summaries = [summary(0), summary(1)];
    Comparison {
        entrant: before.entrants[usize::from(before.lineups[0][0])].label(),
        before: scores[0],
        after: scores[1],
        difference: sequential.estimate(),
        precision: sequential.precision(),
        enough: sequential.is_enough(),
        seeds: sequential.count(),
        matches: tallies.iter().map(|tally| tally.matches).sum(),
        cards: changes(titles, &summaries),
        summaries,
    }
}

/// Who weighs the two versions.
struct Scales<'a> {
    titles: [&'a GameEntry; 2],
    plans: &'a [Plan; 2],
    stretch: Stretch,
    /// The sum of differences over the matches of one seed so far.
    round: f64,
    /// Whoever says when it is enough; nobody where all is played.
    sequential: Option<&'a mut Sequential>,
    files: [Files; 2],
    told: &'a mut dyn FnMut(u64, &Estimate),
}

impl Taker<(Played, Played)> for Scales<'_> {
    fn take(&mut self, number: u64, (before, after): (Played, Played)) -> Result<ControlFlow<()>, String> {
        let plan = &self.plans[0];
        let job = plan.job(number);
        let seat = plan.first_seat(&job);
        for (side, played) in [&before, &after].into_iter().enumerate() {
            self.stretch.tallies[side].add(&self.plans[side], played);
            let nobody = played.row.winners == 0 && !plan.is_together();
            self.stretch.scores[side].add(played.has_won(seat), nobody);
            self.files[side].write(self.titles[side], played)?;
        }
        self.round += f64::from(u8::from(after.has_won(seat))) - f64::from(u8::from(before.has_won(seat)));
        if (number + 1).is_multiple_of(plan.matches_per_seed()) {
            let difference = self.round / plan.matches_per_seed() as f64;
            self.stretch.differences.push(difference);
            self.round = 0.0;
            if let Some(sequential) = &mut self.sequential {
                sequential.feed(difference);
                if sequential.is_enough() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn tick(&mut self) -> Result<(), String> {
        if let Some(sequential) = &self.sequential {
            (self.told)(2 * self.stretch.tallies[0].matches, &sequential.estimate());
        }
        Ok(())
    }
}

/// The cards whose texts or numbers differ between two versions of a game.
fn changes(titles: [&GameEntry; 2], summaries: &[Summary; 2]) -> Vec<Change> {
    let mut cards: Vec<String> = Vec::new();
    for (one, other) in [(titles[0], titles[1]), (titles[1], titles[0])] {
        for face in (0..one.game.faces()).map(|face| kernel::table::cards::FaceId(face as u16)) {
            let slug = one.game.slug(face);
            let same = other.game.find(slug).is_some_and(|found| is_same((one, face), (other, found)));
            if !same && !cards.iter().any(|card| card == slug) {
                cards.push(slug.to_string());
            }
        }
    }
    let of = |card: &str, side: usize| summaries[side].cards.iter().find(|tally| tally.card == card).cloned();
    cards.into_iter().map(|card| Change { before: of(&card, 0), after: of(&card, 1), card }).collect()
}

type Printed<'a> = (&'a GameEntry, kernel::table::cards::FaceId);

fn is_same((one, face): Printed, (other, found): Printed) -> bool {
    use kernel::book::Language::En;
    one.game.card_text(face, En) == other.game.card_text(found, En) && one.game.print(face) == other.game.print(found)
}
