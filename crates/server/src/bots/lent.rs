//! Decisions of bots that wait here and are thought about on another node.
//!
//! Another node with nothing to do takes what has waited longest of somebody. It makes the match from the database, so a
//! few words say what is to be done. What does not come back in time is thought about here.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{Bots, Decide, Task};

/// How long another node may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// What a bot is to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Job {
    pub table: String,
    /// After how many decisions.
    pub decisions: usize,
    /// The bot's name.
    pub bot: String,
    /// What its chance is made from.
    pub luck: u64,
}

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
    decide: Box<Decide>,
}

impl Lent {
    fn out(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Loan>> {
        self.out.lock().expect("no thread panics with the lock")
    }
}

impl Bots {
    /// A decision that waits, for another node to think about, and the number under which it comes back.
    pub fn lend(&self, node: &str) -> Option<(u64, Job)> {
        let (whose, decide) = self.0.piles.lock().expect("no thread panics with the lock").take_portable()?;
        let job = decide.job.clone()?;
        let ticket = self.0.lent.next.fetch_add(1, Ordering::Relaxed);
        let loan = Loan { node: node.to_string(), whose, until: Instant::now() + PATIENCE, decide };
        self.0.lent.out().insert(ticket, loan);
        metrics::counter!("tapis_bot_thoughts_lent_total").increment(1);
        Some((ticket, job))
    }

    /// What another node has thought comes back; nothing if it could not.
    pub fn come_back(&self, node: &str, ticket: u64, text: Option<String>) {
        let Some(loan) = self.0.lent.out().extract_if(|key, loan| *key == ticket && loan.node == node).next() else {
            return;
        };
        match text {
            Some(text) => loan.1.decide.answer(text),
            None => self.0.put(|piles| piles.put_first(&loan.1.whose, Task::Decide(loan.1.decide))),
        }
    }

    /// Whatever is overdue, or was taken by a node that is gone, is thought about here.
    pub fn take_back(&self, is_gone: impl Fn(&str) -> bool) {
        let late = |loan: &Loan| loan.until < Instant::now() || is_gone(&loan.node);
        let late: Vec<(u64, Loan)> = self.0.lent.out().extract_if(|_, loan| late(loan)).collect();
        for (_, loan) in late {
            self.0.put(|piles| piles.put_first(&loan.whose, Task::Decide(loan.decide)));
        }
    }
}
