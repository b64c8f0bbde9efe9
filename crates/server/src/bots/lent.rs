//! What waits here and is thought about on another node.
//!
//! Another node with nothing to do takes what would come last here. It makes the match from the database, so a few words say
//! what is to be done. What does not come back in time is thought about here, and so is what could not be thought about there.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::{Bots, Job, Told, Work};

/// How long another node may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// What other nodes have taken.
#[derive(Default)]
pub(super) struct Lent {
    next: AtomicU64,
    out: Mutex<HashMap<u64, Loan>>,
}

struct Loan {
    node: String,
    whose: String,
    until: Instant,
    work: Box<Work>,
}

impl Lent {
    fn out(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Loan>> {
        self.out.lock().expect("no thread panics with the lock")
    }
}

impl Bots {
    /// Something that waits, for another node to think about, and the number under which it comes back; what is past only if
    /// that is wanted.
    pub fn lend(&self, node: &str, past: bool) -> Option<(u64, Job)> {
        let (whose, work) = self.0.piles().take_last(past, |work| work.job.is_some() && work.is_wanted())?;
        let job = work.job.clone()?;
        let ticket = self.0.lent.next.fetch_add(1, Ordering::Relaxed);
        let loan = Loan { node: node.to_string(), whose, until: Instant::now() + PATIENCE, work };
        self.0.lent.out().insert(ticket, loan);
        metrics::counter!("tapis_bot_thoughts_lent_total").increment(1);
        Some((ticket, job))
    }

    /// What another node has thought comes back; nothing if it could not.
    pub fn come_back(&self, node: &str, ticket: u64, told: Option<Told>) {
        let Some((_, loan)) = self.0.lent.out().extract_if(|key, loan| *key == ticket && loan.node == node).next()
        else {
            return;
        };
        match told.filter(|told| loan.work.job.as_ref().is_some_and(|job| job.fits(told))) {
            Some(told) => {
                let _ = loan.work.reply.send(Some(told.into()));
            }
            None => self.put_back(Loan { work: Box::new(Work { job: None, ..*loan.work }), ..loan }),
        }
    }

    /// Whatever is overdue, or was taken by a node that is gone, is thought about here.
    pub fn take_back(&self, is_gone: impl Fn(&str) -> bool) {
        let late = |loan: &Loan| loan.until < Instant::now() || is_gone(&loan.node);
        let late: Vec<(u64, Loan)> = self.0.lent.out().extract_if(|_, loan| late(loan)).collect();
        for (_, loan) in late {
            self.put_back(loan);
        }
    }

    fn put_back(&self, loan: Loan) {
        self.0.put(|piles| piles.put_back(loan.work.rank, &loan.whose, loan.work));
    }
}
