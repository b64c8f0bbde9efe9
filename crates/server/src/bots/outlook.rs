//! Looking back at a match: how likely each side was to win at each decision, and which decisions cost most.
//!
//! Every decision is judged as its seat knew the table, with a number of iterations that hangs on the length of the match
//! alone: the same record gives the same outlook again. Nothing is stored. What was reckoned is kept in memory for a
//! while, and reckoned anew when somebody asks again later.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use ai::{Analysis, Budget, Position};
use catalog::library::SharedGame;
use kernel::erased::AnyMatch;
use kernel::game::Verdict;
use kernel::phrase::Phrase;
use kernel::record::Decision;
use kernel::table::seats::Seat;
use tokio::sync::oneshot;

use super::judge::share;
use super::{Bots, Found, Job, JobKind, Rank, Thinking, Thought};
use crate::history::Head;
use crate::secret;
use crate::stored::{begin, play_on};

/// How many outlooks are kept, and how many of them one person may have reckoned at once.
const KEPT: usize = 64;
const EACH: usize = 4;
/// How many decisions of a match are judged at once, here or on other nodes.
const AHEAD: usize = 4;
/// How many iterations all decisions of a long match share, and how many each has at least.
const ITERATIONS: u32 = 60_000;
const FEWEST: u32 = 40;
/// How many costly decisions are told, and how much one must have cost.
const COSTLIEST: usize = 5;
const COSTLY: f64 = 0.03;
/// How many decisions that seem costly are judged once more, and with how many times the iterations.
const DOUBTFUL: usize = 12;
const CLOSER: u32 = 10;

/// The outlooks that somebody asked for last.
#[derive(Default)]
pub struct Outlooks(Mutex<VecDeque<Kept>>);

struct Kept {
    key: String,
    /// For whom it was begun.
    whose: String,
    outlook: Arc<Outlook>,
}

/// How likely each side was to win, as far as it is known yet.
pub struct Outlook {
    /// How many decisions there are.
    pub all: usize,
    /// The seats of each side.
    pub sides: Vec<Vec<Seat>>,
    known: Mutex<Known>,
}

/// What is known of a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Known {
    /// How many decisions have been looked at.
    pub done: usize,
    /// For each side: after how many decisions, and how likely it won.
    pub points: Vec<Vec<(u32, f64)>>,
    /// The decisions that cost most, the worst first.
    pub costly: Vec<Costly>,
    /// Every decision with a choice, in order.
    pub judged: Vec<Costly>,
    /// Whether that is all.
    pub ready: bool,
    /// Why it could not be looked at to the end.
    pub fault: Option<String>,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly {
    /// How many decisions had been taken before it.
    pub decision: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub chosen: Phrase,
    pub better: Phrase,
    /// How likely the seat won after the better one.
    pub win: f64,
    /// By how much less after what it chose.
    pub lost: f64,
}

/// Why an outlook is not reckoned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoLook {
    /// So many of theirs are being reckoned already.
    Busy,
    /// The match cannot be made.
    Unplayable(String),
}

impl Outlooks {
    /// The outlook of a match; it is begun for somebody if nobody has asked yet. `key` names the table and its decisions.
    pub fn of(
        &self,
        key: &str,
        whose: &str,
        bots: &Bots,
        begin: impl FnOnce() -> Result<Look, String>,
    ) -> Result<Arc<Outlook>, NoLook> {
        let mut kept = self.0.lock().expect("no thread panics with the lock");
        if let Some(found) = kept.iter().find(|one| one.key == key) {
            return Ok(found.outlook.clone());
        }
        let is_going_on = |one: &&Kept| one.whose == whose && !one.outlook.is_done();
        if kept.iter().filter(is_going_on).count() >= EACH {
            return Err(NoLook::Busy);
        }
        let mut look = begin().map_err(NoLook::Unplayable)?;
        let outlook = Arc::new(look.outlook());
        look.to = Arc::downgrade(&outlook);
        if kept.len() >= KEPT {
            // What somebody still waits for goes last.
            let place = kept.iter().position(|one| one.outlook.is_done()).unwrap_or(0);
            kept.remove(place);
        }
        kept.push_back(Kept { key: key.to_string(), whose: whose.to_string(), outlook: outlook.clone() });
        tokio::spawn(look.run(bots.clone(), whose.to_string()));
        Ok(outlook)
    }

    /// Forgets an outlook that could not be reckoned, so that it can be tried again.
    pub fn drop(&self, key: &str) {
        self.0.lock().expect("no thread panics with the lock").retain(|one| one.key != key);
    }
}

impl Outlook {
    /// What is known now.
    pub fn known(&self) -> Known {
        self.lock().clone()
    }

    /// Whether nothing more will become known.
    fn is_done(&self) -> bool {
        let known = self.lock();
        known.ready || known.fault.is_some()
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().expect("no thread panics with the lock")
    }
}

/// A match that is being looked at, decision by decision.
pub struct Look {
    title: SharedGame,
    /// The table, where other nodes may judge its decisions, too.
    table: Option<String>,
    play: Box<dyn AnyMatch>,
    decisions: Vec<Decision>,
    seed: u64,
    iterations: u32,
    /// The decisions that seem to have cost most, with how much and the table before them.
    doubtful: Vec<(f64, usize, Box<dyn AnyMatch>)>,
    to: Weak<Outlook>,
}

/// A decision with a choice that is being judged: its number, the table before it, and where it comes from.
struct Judging {
    number: usize,
    play: Box<dyn AnyMatch>,
    found: oneshot::Receiver<Option<Found>>,
    _thought: Thought,
}

/// The outlook is not wanted any more, or a decision could not be judged.
struct GivenUp;

impl Look {
    /// Looks at a match from its beginning, with at most so many iterations a decision. Other nodes help if they know the table.
    pub fn begin(
        title: SharedGame,
        table: Option<String>,
        head: &Head,
        decisions: Vec<Decision>,
        most: u32,
    ) -> Result<Look, String> {
        let play = begin(&title, head)?;
        let each = ITERATIONS / u32::try_from(decisions.len().max(1)).unwrap_or(u32::MAX);
        let iterations = each.max(FEWEST).min(most.max(1));
        let (seed, doubtful, to) = (head.setup.seed, Vec::new(), Weak::new());
        Ok(Look { title, table, play, decisions, seed, iterations, doubtful, to })
    }

    /// What will be known, with nothing known yet.
    fn outlook(&self) -> Outlook {
        let view = self.play.view(None);
        let mut sides: Vec<(u8, Vec<Seat>)> = Vec::new();
        for seat in &view.seats {
            match sides.iter_mut().find(|(team, _)| *team == seat.team) {
                Some((_, seats)) => seats.push(seat.seat),
                None => sides.push((seat.team, vec![seat.seat])),
            }
        }
        let sides: Vec<Vec<Seat>> = sides.into_iter().map(|(_, seats)| seats).collect();
        let known = Known { points: vec![Vec::new(); sides.len()], ..Known::default() };
        Outlook { all: self.decisions.len(), sides, known: Mutex::new(known) }
    }

    /// Looks at all of it, until nobody has the outlook any more.
    async fn run(mut self, bots: Bots, whose: String) {
        if self.look_at_all(&bots, &whose).await.is_ok() {
            let _ = self.look_closer(&bots, &whose).await;
        }
    }

    fn wanted(&self) -> Result<Arc<Outlook>, GivenUp> {
        self.to.upgrade().ok_or(GivenUp)
    }

    /// Judges every decision and takes it; several are judged at once, and noted in order.
    async fn look_at_all(&mut self, bots: &Bots, whose: &str) -> Result<(), GivenUp> {
        let mut judging: VecDeque<Judging> = VecDeque::new();
        for number in 0..self.decisions.len() {
            let decision = self.decisions[number].clone();
            judging.extend(self.judge(bots, whose, self.play.bare(), number, self.iterations));
            if let Err(fault) = play_on(&mut *self.play, [&decision], |_, _| {}) {
                self.wanted()?.lock().fault = Some(fault);
                return Err(GivenUp);
            }
            while judging.len() >= AHEAD {
                self.note_next(&mut judging).await?;
            }
            let next = judging.front().map_or(number + 1, |one| one.number);
            self.wanted()?.lock().done = next;
            tokio::task::yield_now().await;
        }
        while !judging.is_empty() {
            self.note_next(&mut judging).await?;
        }
        let outlook = self.wanted()?;
        let mut known = outlook.lock();
        known.done = outlook.all;
        if let Some(verdict) = self.play.verdict() {
            for (side, points) in outlook.sides.iter().zip(&mut known.points) {
                points.push((outlook.all as u32, ended(verdict, side)));
            }
        }
        Ok(())
    }

    /// Waits for the first of those that are being judged, and notes what it came to.
    async fn note_next(&mut self, judging: &mut VecDeque<Judging>) -> Result<(), GivenUp> {
        let Some(Judging { number, play, found, _thought }) = judging.pop_front() else { return Ok(()) };
        let found = found.await.ok().flatten().and_then(Found::worth).ok_or(GivenUp)?;
        let (outlook, decision) = (self.wanted()?, &self.decisions[number]);
        let one = cost(&*play, number, decision, &found);
        let mut known = outlook.lock();
        known.judged.extend(one.clone());
        let side = outlook.sides.iter().position(|seats| seats.contains(&decision.seat));
        if let Some(points) = side.and_then(|side| known.points.get_mut(side)) {
            points.push((number as u32, share(found.win)));
        }
        drop(known);
        if let Some(one) = one.filter(is_costly) {
            self.doubtful.push((one.lost, number, play));
            self.doubtful.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
            self.doubtful.truncate(DOUBTFUL);
        }
        Ok(())
    }

    /// Judges the decisions that seemed costly once more, longer: with few iterations much is mere luck.
    async fn look_closer(&mut self, bots: &Bots, whose: &str) -> Result<(), GivenUp> {
        let iterations = self.iterations.saturating_mul(CLOSER);
        while !self.doubtful.is_empty() {
            let some = self.doubtful.split_off(self.doubtful.len().saturating_sub(AHEAD));
            let judge = |(_, number, play)| self.judge(bots, whose, play, number, iterations);
            let judging: Vec<Judging> = some.into_iter().filter_map(judge).collect();
            for Judging { number, play, found, _thought } in judging {
                let found = found.await.ok().flatten().and_then(Found::worth).ok_or(GivenUp)?;
                let cost = cost(&*play, number, &self.decisions[number], &found);
                let outlook = self.wanted()?;
                let mut known = outlook.lock();
                if let Some(closer) = &cost
                    && let Some(place) = known.judged.iter().position(|one| one.decision == closer.decision)
                {
                    known.judged[place] = closer.clone();
                }
                add(&mut known.costly, cost.filter(is_costly));
            }
        }
        self.wanted()?.lock().ready = true;
        Ok(())
    }

    /// Has the options of a decision judged; nothing where there was but one.
    fn judge(
        &self,
        bots: &Bots,
        whose: &str,
        play: Box<dyn AnyMatch>,
        number: usize,
        iterations: u32,
    ) -> Option<Judging> {
        let seat = self.decisions[number].seat;
        Position::of(&*play).filter(|position| position.seat() == seat && position.count() > 1)?;
        let (luck, budget) = (secret::bot_seed(self.seed, number, seat.0), Budget::Iterations(iterations));
        let hash = number.checked_sub(1).map(|last| self.decisions[last].hash.clone()).unwrap_or_default();
        let what = JobKind::Worth { budget: budget.into() };
        let job = self.table.clone().map(|table| Job { table, decisions: number, hash, luck, what });
        let thinking = Thinking::Worth { title: self.title.clone(), budget, luck };
        let (thought, found) = bots.think(Rank::Past, whose, job, play.bare(), thinking);
        Some(Judging { number, play, found, _thought: thought })
    }
}

impl Drop for Look {
    /// A look that broke off in the middle is known to be broken.
    fn drop(&mut self) {
        if let Some(outlook) = self.to.upgrade() {
            let mut known = outlook.lock();
            if !known.ready && known.fault.is_none() {
                known.fault = Some(format!("decision {} cannot be judged", known.done + 1));
            }
        }
    }
}

/// Whether what a decision cost is worth telling.
fn is_costly(one: &Costly) -> bool {
    one.lost >= COSTLY
}

/// What a decision cost; nothing where what was chosen was never tried.
fn cost(play: &dyn AnyMatch, number: usize, decision: &Decision, found: &Analysis) -> Option<Costly> {
    let options = play.options();
    let taken = options.iter().position(|option| option.text == decision.text)?;
    let best = found.options.first()?;
    let chosen = found.options.iter().find(|judged| judged.option == taken && judged.visits > 0)?;
    let lost = if best.option == taken { 0.0 } else { (best.win - chosen.win).max(0.0) };
    Some(Costly {
        decision: number as u32,
        seat: decision.seat,
        chosen: options[taken].label.clone(),
        better: options[best.option].label.clone(),
        win: best.win,
        lost,
    })
}

/// How a match ended for a side: 1 if it won, 0 if it lost, and the middle where nobody did.
fn ended(verdict: &Verdict, side: &[Seat]) -> f64 {
    side.iter().map(|seat| verdict.share(*seat)).fold(0.0, f64::max)
}

/// Adds a decision if it is one of the costliest; of equal ones the earlier comes first.
fn add(costly: &mut Vec<Costly>, one: Option<Costly>) {
    costly.extend(one);
    costly.sort_by(|left, right| right.lost.total_cmp(&left.lost).then(left.decision.cmp(&right.decision)));
    costly.truncate(COSTLIEST);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_costliest_decisions_are_kept_worst_first() {
        let one = |decision: u32, lost: f64| {
            let words = || Phrase::new("do-pass");
            Some(Costly { decision, seat: Seat(0), chosen: words(), better: words(), win: 0.5, lost })
        };
        let mut costly = Vec::new();
        for (decision, lost) in [(1, 0.1), (2, 0.3), (3, 0.05), (4, 0.3), (5, 0.2), (6, 0.04), (7, 0.5)] {
            add(&mut costly, one(decision, lost));
        }
        add(&mut costly, None);
        let kept: Vec<u32> = costly.iter().map(|one| one.decision).collect();
        assert_eq!(kept, [7, 2, 4, 5, 1]);
    }
}
