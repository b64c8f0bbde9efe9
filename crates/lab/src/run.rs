//! All matches of a plan.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use catalog::GameEntry;

use crate::aim::Aim;
use crate::files::{Files, Lengths, Opening, Paths};
use crate::part::shape;
use crate::plan::Plan;
use crate::play::{Played, Wanted, play};
use crate::pool::{self, Taker};
use crate::resume::Kept;
use crate::tally::Tally;

/// How often a run is kept.
const KEEP: Duration = Duration::from_secs(5);

/// How a run is done; nothing of it changes what is found.
pub struct Manner<'a> {
    /// How many threads play.
    pub threads: usize,
    /// Whether cards are counted.
    pub cards: bool,
    /// Where rows go.
    pub paths: Paths,
    /// What files say of the run.
    pub notes: Vec<(String, String)>,
    /// Where the run is kept, to be continued.
    pub kept: Option<PathBuf>,
    /// After how many matches it stops although there are more.
    pub stop_after: Option<u64>,
    /// Becomes true when the run is to stop.
    pub stop: &'a AtomicBool,
    /// Hears how many matches have been played and how far the aim is, now and then.
    pub told: &'a mut dyn FnMut(u64, Option<&Aim>),
    /// How exactly a rate is to be known, if it may stop once it is; afterwards what is known.
    pub aim: Option<Aim>,
    /// Why it ended before it was complete, if something broke; what was played until then is counted and written.
    pub fault: Option<String>,
}

/// Plays all matches that have not been played yet, and counts them. The run is complete if the tally has all matches of
/// the plan.
pub fn run(title: &GameEntry, plan: &Plan, manner: &mut Manner) -> Result<Tally, String> {
    let wanted = manner.paths.wanted();
    let wanted = Wanted { cards: manner.cards || wanted.cards, ..wanted };
    let kept = manner.kept.as_deref().map_or(Ok(None), Kept::read)?;
    if let Some(kept) = &kept {
        kept.fits(plan, wanted.cards, &manner.paths, manner.aim.as_ref())?;
        if kept.tally.matches == plan.matches() || kept.aim.as_ref().is_some_and(Aim::is_reached) {
            manner.aim = kept.aim.clone();
            return Ok(kept.tally.clone());
        }
    }
    let shape = shape(title, plan, &manner.notes)?;
    let opening = match (&manner.kept, &kept) {
        (None, _) => Opening::Once,
        (Some(_), None) => Opening::Kept,
        (Some(_), Some(kept)) => Opening::On(kept.lengths),
    };
    let files = Files::open(&manner.paths, &shape, opening)?;
    let (tally, aim) = kept.map_or_else(|| (Tally::new(plan), manner.aim.clone()), |kept| (kept.tally, kept.aim));
    let from = tally.matches;
    let mut clerk = Clerk {
        title,
        plan,
        tally,
        aim,
        files,
        keeping: manner.kept.as_deref().map(|path| (path, &manner.paths, wanted.cards)),
        saved: Instant::now(),
        last: manner.stop_after.map_or(u64::MAX, |many| from + many),
        told: manner.told,
    };
    clerk.keep()?;
    let stop = manner.stop;
    let piece = |number| play(title, plan, number, wanted, stop);
    let played = pool::work(manner.threads, (from, plan.matches()), stop, piece, &mut clerk);
    clerk.keep()?;
    manner.fault = played.err();
    manner.aim = clerk.aim.clone();
    clerk.end()
}

/// Who counts and writes down.
struct Clerk<'a> {
    title: &'a GameEntry,
    plan: &'a Plan,
    tally: Tally,
    aim: Option<Aim>,
    files: Files,
    keeping: Option<(&'a Path, &'a Paths, bool)>,
    saved: Instant,
    last: u64,
    told: &'a mut dyn FnMut(u64, Option<&Aim>),
}

impl Clerk<'_> {
    /// Keeps the run as it is now.
    fn keep(&mut self) -> Result<(), String> {
        let Some((path, paths, cards)) = self.keeping else { return Ok(()) };
        let lengths = self.files.flush()?;
        self.saved = Instant::now();
        Kept::new(self.plan, cards, paths, lengths, &self.tally, self.aim.as_ref()).write(path)
    }

    /// Ends the files, unless the run goes on another time.
    fn end(self) -> Result<Tally, String> {
        let reached = self.aim.as_ref().is_some_and(Aim::is_reached);
        let complete = reached || self.tally.matches == self.plan.matches();
        if complete || self.keeping.is_none() {
            self.files.close()?;
        }
        if let (true, Some((path, paths, cards))) = (complete, self.keeping) {
            Kept::new(self.plan, cards, paths, lengths(paths), &self.tally, self.aim.as_ref()).write(path)?;
        }
        Ok(self.tally)
    }
}

/// How long complete files are, where they can be written on.
fn lengths(paths: &Paths) -> Lengths {
    paths.all().map(|path| {
        let path =
            path.as_ref().filter(|path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv")));
        path.and_then(|path| std::fs::metadata(path).ok()).map(|data| data.len())
    })
}

impl Taker<Played> for Clerk<'_> {
    fn take(&mut self, _: u64, played: Played) -> Result<ControlFlow<()>, String> {
        self.tally.add(self.plan, &played);
        if let Some(aim) = &mut self.aim {
            aim.add(self.plan, &played);
        }
        self.files.write(self.title, &played)?;
        let enough = self.tally.matches >= self.last || self.aim.as_ref().is_some_and(Aim::is_reached);
        Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    fn tick(&mut self) -> Result<(), String> {
        (self.told)(self.tally.matches, self.aim.as_ref());
        if self.saved.elapsed() >= KEEP { self.keep() } else { Ok(()) }
    }
}
