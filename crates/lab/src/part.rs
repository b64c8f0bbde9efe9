//! A stretch of a plan played by itself: what a worker on another machine hands back.
//!
//! What a match gives depends on the plan and its number alone, and tallies are sums: so parts played anywhere, in any
//! order, add up to what one run would have counted.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::AtomicBool;

use catalog::GameEntry;

use crate::files::card_rows;
use crate::output::{Parquet, Shape, Sink, Tabled};
use crate::plan::Plan;
use crate::play::{Played, Wanted, play};
use crate::pool::{self, Taker};
use crate::row::{CardRow, DecisionRow, MatchRow, TurnRow};
use crate::tally::Tally;
use crate::told;

/// What a stretch of matches gave; the rows as Parquet.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    pub tally: Tally,
    /// By seed, how many of its matches the first entrant won.
    pub won: Vec<u64>,
    pub matches: Vec<u8>,
    /// If they were wanted.
    pub cards: Option<Vec<u8>>,
    pub decisions: Option<Vec<u8>>,
    pub turns: Option<Vec<u8>>,
}

/// What the columns and notes of a run's tables are.
pub fn shape(title: &GameEntry, plan: &Plan, notes: &[(String, String)]) -> Result<Shape, String> {
    let play = title.game.start(&plan.setup(title, &plan.job(0))).map_err(|error| error.to_string())?;
    Ok(Shape {
        seats: usize::from(plan.seats),
        entrants: plan.entrants.iter().map(|entrant| entrant.label()).collect(),
        gauges: told::gauge_names(&*play),
        facts: told::fact_names(&*play),
        notes: notes.to_vec(),
    })
}

/// Plays the matches with these numbers.
pub fn play_part(
    title: &GameEntry,
    plan: &Plan,
    numbers: Range<u64>,
    wanted: Wanted,
    threads: usize,
) -> Result<Part, String> {
    if numbers.is_empty() || numbers.end > plan.matches() {
        return Err(format!("no matches {} to {}: the plan has {}", numbers.start, numbers.end, plan.matches()));
    }
    let stop = AtomicBool::new(false);
    let mut all = Gathered(Vec::new());
    let piece = |number| play(title, plan, number, wanted, &stop);
    pool::work(threads, (numbers.start, numbers.end), &stop, piece, &mut all)?;
    let mut tally = Tally::new(plan);
    let mut won = Vec::new();
    for played in &all.0 {
        let job = plan.job(played.row.number);
        tally.add(plan, played);
        won.resize((job.round - plan.job(numbers.start).round) as usize + 1, 0);
        *won.last_mut().expect("it has just got longer") += u64::from(played.has_won(plan.first_seat(&job)));
    }
    let notes = [
        ("version".to_string(), plan.version.clone()),
        ("matches".to_string(), format!("{}..{}", numbers.start, numbers.end)),
    ];
    let shape = shape(title, plan, &notes)?;
    let table = |error: std::io::Error| format!("rows of matches {}..{}: {error}", numbers.start, numbers.end);
    let matches = parquet::<MatchRow>(&shape, all.0.iter().map(|played| played.row.clone())).map_err(table)?;
    let cards = all.0.iter().flat_map(|played| card_rows(title, played));
    let cards = wanted.cards.then(|| parquet::<CardRow>(&shape, cards)).transpose().map_err(table)?;
    let decisions = all.0.iter().flat_map(|played| played.decisions.iter().cloned());
    let decisions = wanted.decisions.then(|| parquet::<DecisionRow>(&shape, decisions)).transpose().map_err(table)?;
    let turns = all.0.iter().flat_map(|played| played.turns.iter().cloned());
    let turns = wanted.turns.then(|| parquet::<TurnRow>(&shape, turns)).transpose().map_err(table)?;
    Ok(Part { tally, won, matches, cards, decisions, turns })
}

fn parquet<Row: Tabled>(shape: &Shape, rows: impl Iterator<Item = Row>) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut table = Box::new(Parquet::create(&mut bytes, shape.clone())?);
    for row in rows {
        table.write(&row)?;
    }
    table.close()?;
    Ok(bytes)
}

struct Gathered(Vec<Played>);

impl Taker<Played> for Gathered {
    fn take(&mut self, _: u64, played: Played) -> Result<ControlFlow<()>, String> {
        self.0.push(played);
        Ok(ControlFlow::Continue(()))
    }
}
