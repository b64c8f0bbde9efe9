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

use super::judge::share;
use crate::bots::Bots;
use crate::history::Head;
use crate::secret;
use crate::stored::{begin, play_on};

/// How many outlooks are kept.
const KEPT: usize = 64;
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
pub struct Outlooks(Mutex<VecDeque<(String, Arc<Outlook>)>>);

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

impl Outlooks {
    /// The outlook of a match; it is begun if nobody has asked yet. `key` names the table and its decisions.
    pub fn of(
        &self,
        key: &str,
        bots: &Bots,
        begin: impl FnOnce() -> Result<Look, String>,
    ) -> Result<Arc<Outlook>, String> {
        let mut kept = self.0.lock().expect("no thread panics with the lock");
        if let Some((_, found)) = kept.iter().find(|(other, _)| other == key) {
            return Ok(found.clone());
        }
        let mut look = begin()?;
        let outlook = Arc::new(look.outlook());
        look.to = Arc::downgrade(&outlook);
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back((key.to_string(), outlook.clone()));
        bots.pass_time(move || look.step());
        Ok(outlook)
    }

    /// Forgets an outlook that could not be reckoned, so that it can be tried again.
    pub fn drop(&self, key: &str) {
        self.0.lock().expect("no thread panics with the lock").retain(|(other, _)| other != key);
    }
}

impl Outlook {
    /// What is known now.
    pub fn known(&self) -> Known {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().expect("no thread panics with the lock")
    }
}

/// A match that is being looked at, decision by decision.
pub struct Look {
    title: SharedGame,
    play: Box<dyn AnyMatch>,
    decisions: Vec<Decision>,
    seed: u64,
    iterations: u32,
    /// The decisions that seem to have cost most, with how much and the table before them.
    doubtful: Vec<(f64, usize, Box<dyn AnyMatch>)>,
    to: Weak<Outlook>,
}

impl Look {
    /// Looks at a match from its beginning, with at most so many iterations a decision.
    pub fn begin(title: SharedGame, head: &Head, decisions: Vec<Decision>, most: u32) -> Result<Look, String> {
        let play = begin(&title, head)?;
        let each = ITERATIONS / u32::try_from(decisions.len().max(1)).unwrap_or(u32::MAX);
        let iterations = each.max(FEWEST).min(most.max(1));
        Ok(Look { title, play, decisions, seed: head.setup.seed, iterations, doubtful: Vec::new(), to: Weak::new() })
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

    /// Takes a step; says whether there is another one. Ends when nobody has the outlook any more.
    fn step(&mut self) -> bool {
        let Some(outlook) = self.to.upgrade() else { return false };
        let number = self.play.decisions().len();
        let fault = match self.decisions.get(number).cloned() {
            Some(decision) => self.look(&outlook, number, &decision).err(),
            None => {
                self.look_closer(&outlook);
                None
            }
        };
        let mut known = outlook.lock();
        known.fault = fault;
        known.fault.is_none() && !known.ready
    }

    /// Judges the next decision and takes it.
    fn look(&mut self, outlook: &Outlook, number: usize, decision: &Decision) -> Result<(), String> {
        if let Some(found) = self.judge(&*self.play, number, decision.seat, self.iterations) {
            let one = cost(&*self.play, number, decision, &found);
            outlook.lock().judged.extend(one.clone());
            if let Some(one) = one.filter(is_costly) {
                self.doubtful.push((one.lost, number, self.play.bare()));
                self.doubtful.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
                self.doubtful.truncate(DOUBTFUL);
            }
            let side = outlook.sides.iter().position(|seats| seats.contains(&decision.seat));
            let mut known = outlook.lock();
            if let Some(points) = side.and_then(|side| known.points.get_mut(side)) {
                points.push((number as u32, share(found.win)));
            }
        }
        play_on(&mut *self.play, [decision], |_, _| {})?;
        let mut known = outlook.lock();
        known.done = number + 1;
        if let Some(verdict) = self.play.verdict().filter(|_| known.done == outlook.all) {
            for (side, points) in outlook.sides.iter().zip(&mut known.points) {
                points.push((outlook.all as u32, ended(verdict, side)));
            }
        }
        Ok(())
    }

    /// Judges a decision that seemed costly once more, longer: with few iterations much is mere luck.
    fn look_closer(&mut self, outlook: &Outlook) {
        let Some((_, number, play)) = self.doubtful.pop() else {
            outlook.lock().ready = true;
            return;
        };
        let decision = &self.decisions[number];
        let found = self.judge(&*play, number, decision.seat, self.iterations.saturating_mul(CLOSER));
        let cost = found.and_then(|found| cost(&*play, number, decision, &found));
        let mut known = outlook.lock();
        if let Some(closer) = &cost
            && let Some(place) = known.judged.iter().position(|one| one.decision == closer.decision)
        {
            known.judged[place] = closer.clone();
        }
        add(&mut known.costly, cost.filter(is_costly));
    }

    /// What the options of a decision were worth; nothing where there was but one.
    fn judge(&self, play: &dyn AnyMatch, number: usize, seat: Seat, iterations: u32) -> Option<Analysis> {
        let position = Position::of(play).filter(|position| position.seat() == seat && position.count() > 1)?;
        let luck = secret::bot_seed(self.seed, number, seat.0);
        Some(self.title.bots.analyse(&position, Budget::Iterations(iterations), luck))
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
