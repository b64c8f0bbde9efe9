//! Bots think on threads of their own, never on those of the network.
//!
//! What somebody waits for (a bot's answer, a hint) comes first, one of each person in turn, so that nobody who asks for
//! much keeps the others waiting. What nobody waits for (looking back at a match that is over) is done in small steps while there is
//! nothing else. A thought that nobody wants any more is dropped before it begins, or ignored when it comes. What waits while
//! another node has nothing to do is thought about there (`lent`).

pub mod judge;
mod lent;
pub mod outlook;

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Instant;

use ai::{Bot, Position};
use kernel::erased::AnyMatch;
use tokio::sync::oneshot;

pub use lent::Job;
use lent::Lent;

/// By how much bots give way to everything else.
#[cfg(target_os = "linux")]
const NICE: i32 = 15;

/// Something that somebody waits for.
enum Task {
    Any(Box<dyn FnOnce() + Send>),
    Decide(Box<Decide>),
}

/// What a bot is to decide.
struct Decide {
    /// The same for another node, if it may be thought about there.
    job: Option<Job>,
    play: Box<dyn AnyMatch>,
    mind: Box<dyn Bot>,
    wanted: Arc<AtomicBool>,
    reply: oneshot::Sender<Option<Answer>>,
}

/// Something that can wait: a step of it, which says whether there is more to do.
type Pastime = Box<dyn FnMut() -> bool + Send>;

/// What a bot answers, as an option's notation, and the mind that it answered with; none if it is on another node.
pub type Answer = (String, Option<Box<dyn Bot>>);

/// The threads on which bots think.
#[derive(Clone)]
pub struct Bots(Arc<Desk>);

#[derive(Default)]
struct Desk {
    piles: Mutex<Piles>,
    more: Condvar,
    /// How many threads have nothing to do.
    idle: AtomicUsize,
    lent: Lent,
}

#[derive(Default)]
struct Piles {
    /// What is waited for, by whose it is; whoever's turn it is comes first.
    tasks: VecDeque<(String, VecDeque<Task>)>,
    pastimes: VecDeque<Pastime>,
}

impl Piles {
    fn put(&mut self, whose: &str, task: Task) {
        match self.tasks.iter_mut().find(|(other, _)| other == whose) {
            Some((_, tasks)) => tasks.push_back(task),
            None => self.tasks.push_back((whose.to_string(), VecDeque::from([task]))),
        }
    }

    /// Puts something where it comes next of all that is somebody's.
    fn put_first(&mut self, whose: &str, task: Task) {
        match self.tasks.iter_mut().find(|(other, _)| other == whose) {
            Some((_, tasks)) => tasks.push_front(task),
            None => self.tasks.push_front((whose.to_string(), VecDeque::from([task]))),
        }
    }

    /// The decision that another node may think about and whose turn here comes last.
    fn take_portable(&mut self) -> Option<(String, Box<Decide>)> {
        let portable = |task: &Task| matches!(task, Task::Decide(decide) if decide.job.is_some() && decide.is_wanted());
        for place in (0..self.tasks.len()).rev() {
            let (whose, tasks) = &mut self.tasks[place];
            let Some(found) = tasks.iter().position(portable) else { continue };
            let (whose, task) = (whose.clone(), tasks.remove(found));
            if tasks.is_empty() {
                self.tasks.remove(place);
            }
            if let Some(Task::Decide(decide)) = task {
                return Some((whose, decide));
            }
        }
        None
    }

    /// The next task of whoever's turn it is; afterwards it is somebody else's.
    fn next(&mut self) -> Option<Task> {
        let (whose, mut tasks) = self.tasks.pop_front()?;
        let task = tasks.pop_front();
        if !tasks.is_empty() {
            self.tasks.push_back((whose, tasks));
        }
        task
    }
}

/// What a thread has taken from the desk.
enum Taken {
    Task(Task),
    Pastime(Pastime),
}

/// A thought that has been asked for. It is given up when this is dropped.
pub struct Thought(Arc<AtomicBool>);

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl Bots {
    /// Starts so many threads.
    pub fn start(threads: usize) -> Bots {
        let bots = Bots(Arc::new(Desk::default()));
        for number in 0..threads.max(1) {
            let desk = bots.0.clone();
            std::thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || work(&desk))
                .expect("a thread can be started");
        }
        bots
    }

    /// Lets a bot think about what the asked seat should answer. Its mind comes back with the answer; a bot that breaks
    /// over it answers nothing. Another node may think about it if a job says how.
    pub fn decide(
        &self,
        whose: &str,
        job: Option<Job>,
        play: Box<dyn AnyMatch>,
        mind: Box<dyn Bot>,
    ) -> (Thought, oneshot::Receiver<Option<Answer>>) {
        let wanted = Arc::new(AtomicBool::new(true));
        let (reply, answer) = oneshot::channel();
        let decide = Box::new(Decide { job, play, mind, wanted: wanted.clone(), reply });
        self.0.put(|piles| piles.put(whose, Task::Decide(decide)));
        (Thought(wanted), answer)
    }

    /// Has something thought about for which somebody waits. Whose it is decides when its turn comes.
    pub fn ask<T: Send + 'static>(
        &self,
        whose: &str,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> (Thought, oneshot::Receiver<T>) {
        let wanted = Arc::new(AtomicBool::new(true));
        let (reply, answer) = oneshot::channel();
        let still = wanted.clone();
        let task = move || {
            if still.load(Ordering::Relaxed) {
                let begun = Instant::now();
                let thought = think();
                metrics::histogram!("tapis_bot_seconds").record(begun.elapsed().as_secs_f64());
                let _ = reply.send(thought);
            }
        };
        self.0.put(|piles| piles.put(whose, Task::Any(Box::new(task))));
        (Thought(wanted), answer)
    }

    /// Has something done step by step whenever there is nothing else to do; a step says whether there is more.
    pub fn pass_time(&self, step: impl FnMut() -> bool + Send + 'static) {
        self.0.put(|piles| piles.pastimes.push_back(Box::new(step)));
    }

    /// How many threads have nothing to do.
    pub fn idle(&self) -> usize {
        self.0.idle.load(Ordering::Relaxed)
    }

    /// How many thoughts wait of one person.
    pub fn waiting_of(&self, whose: &str) -> usize {
        let piles = self.0.piles.lock().expect("no thread panics with the lock");
        piles.tasks.iter().find(|(other, _)| other == whose).map_or(0, |(_, tasks)| tasks.len())
    }

    /// How many thoughts wait.
    pub fn waiting(&self) -> usize {
        self.0.piles.lock().expect("no thread panics with the lock").tasks.iter().map(|(_, tasks)| tasks.len()).sum()
    }
}

impl Desk {
    fn put(&self, put: impl FnOnce(&mut Piles)) {
        put(&mut self.piles.lock().expect("no thread panics with the lock"));
        self.more.notify_one();
    }

    /// What is to be done next, once there is something.
    fn take(&self) -> Taken {
        let mut piles = self.piles.lock().expect("no thread panics with the lock");
        loop {
            if let Some(task) = piles.next() {
                return Taken::Task(task);
            }
            if let Some(pastime) = piles.pastimes.pop_front() {
                return Taken::Pastime(pastime);
            }
            self.idle.fetch_add(1, Ordering::Relaxed);
            piles = self.more.wait(piles).expect("no thread panics with the lock");
            self.idle.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl Decide {
    fn is_wanted(&self) -> bool {
        self.wanted.load(Ordering::Relaxed)
    }

    fn think(mut self) {
        if !self.is_wanted() {
            return;
        }
        let _span = tracing::info_span!("thought", table = self.job.as_ref().map(|job| job.table.as_str())).entered();
        let begun = Instant::now();
        let position = Position::of(&*self.play);
        let text = position.map(|position| {
            let choice = self.mind.decide(&position);
            if let Some(fault) = self.mind.fault() {
                tracing::warn!("a bot has not answered itself: {fault}");
                metrics::counter!("tapis_bot_faults_total").increment(1);
            }
            position.options().swap_remove(choice).text
        });
        metrics::histogram!("tapis_bot_seconds").record(begun.elapsed().as_secs_f64());
        let _ = self.reply.send(text.map(|text| (text, Some(self.mind))));
    }

    /// Answers what was thought elsewhere.
    fn answer(self, text: String) {
        let _ = self.reply.send(Some((text, None)));
    }
}

fn work(desk: &Desk) {
    // People never wait behind bots: the system lets these threads run when no other has something to do.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(NICE);
    loop {
        // A bot that panics costs its own answer, not the thread; its table asks again or goes on without it.
        match desk.take() {
            Taken::Task(Task::Any(task)) => drop(catch_unwind(AssertUnwindSafe(task))),
            Taken::Task(Task::Decide(decide)) => drop(catch_unwind(AssertUnwindSafe(|| decide.think()))),
            Taken::Pastime(mut step) => {
                if let Ok(true) = catch_unwind(AssertUnwindSafe(&mut step)) {
                    desk.put(|piles| piles.pastimes.push_back(step));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    const SOON: Duration = Duration::from_secs(20);

    /// One thread that waits until it is told to begin.
    fn held() -> (Bots, mpsc::Sender<()>) {
        let bots = Bots::start(1);
        let (begin, wait) = mpsc::channel();
        let (started, is_started) = mpsc::channel();
        let (thought, _) = bots.ask("ada", move || {
            let _ = started.send(());
            let _ = wait.recv_timeout(SOON);
        });
        is_started.recv_timeout(SOON).expect("the thread has begun");
        drop(thought);
        (bots, begin)
    }

    #[test]
    fn what_somebody_waits_for_comes_before_what_nobody_waits_for() {
        let (bots, begin) = held();
        let (tell, told) = mpsc::channel();
        let steps = tell.clone();
        let mut left = 3;
        bots.pass_time(move || {
            left -= 1;
            let _ = steps.send(format!("step {left}"));
            left > 0
        });
        let (_one, _) = bots.ask("ada", move || tell.send("asked".to_string()));
        begin.send(()).expect("the thread waits");
        let heard: Vec<String> = (0..4).map(|_| told.recv_timeout(SOON).expect("it is done")).collect();
        assert_eq!(heard, ["asked", "step 2", "step 1", "step 0"]);
    }

    #[test]
    fn whoever_asks_for_much_keeps_nobody_else_waiting() {
        let (bots, begin) = held();
        let (tell, told) = mpsc::channel();
        let mut thoughts = Vec::new();
        for whose in ["eve", "eve", "eve", "eve", "ada", "blaise", "ada"] {
            let tell = tell.clone();
            thoughts.push(bots.ask(whose, move || tell.send(whose)));
        }
        begin.send(()).expect("the thread waits");
        let heard: Vec<&str> = (0..7).map(|_| told.recv_timeout(SOON).expect("it is done")).collect();
        assert_eq!(heard, ["eve", "ada", "blaise", "eve", "ada", "eve", "eve"]);
    }

    #[test]
    fn what_waits_may_be_thought_about_elsewhere_and_comes_back_if_it_is_not() {
        let catalog = catalog::Catalog::load(None).expect("the games are well");
        let title = &catalog.titles[0];
        let setup = kernel::game::Setup::new(2, 7);
        let (bots, begin) = held();
        let job = Job { table: "oak".into(), decisions: 0, bot: "random".into(), luck: 1 };
        let decide = |job: Option<Job>| {
            let play = title.game.start(&setup).expect("it begins");
            bots.decide("ada", job, play, title.bots.bot("random", 1).expect("there is one"))
        };
        let (_own, own) = decide(None);
        let (_far, far) = decide(Some(job.clone()));
        let (_late, late) = decide(Some(job.clone()));
        let (ticket, taken) = bots.lend("two").expect("something waits");
        assert_eq!(taken, job);
        bots.come_back("three", ticket, Some("stolen".into()));
        bots.come_back("two", ticket, Some("thought".into()));
        let (answer, mind) = far.blocking_recv().expect("it has come").expect("an answer");
        assert!(answer == "thought" && mind.is_none());
        let (second, _) = bots.lend("two").expect("one more");
        assert!(bots.lend("two").is_none(), "what has no job stays here");
        bots.take_back(|node| node == "two");
        bots.come_back("two", second, Some("too late".into()));
        begin.send(()).expect("the thread waits");
        for answer in [own, late] {
            let (text, mind) = answer.blocking_recv().expect("it is thought about here").expect("an answer");
            assert!(text != "too late" && mind.is_some());
        }
    }

    #[test]
    fn a_thought_that_is_given_up_is_not_begun_and_one_that_breaks_costs_nothing_else() {
        let (bots, begin) = held();
        let (dropped, unwanted) = bots.ask("ada", || "unwanted");
        drop(dropped);
        let (_broken, nothing) = bots.ask("ada", || -> &str { panic!("a bot that breaks, on purpose") });
        let (_kept, wanted) = bots.ask("ada", || "wanted");
        begin.send(()).expect("the thread waits");
        assert_eq!(wanted.blocking_recv(), Ok("wanted"));
        assert!(unwanted.blocking_recv().is_err());
        assert!(nothing.blocking_recv().is_err());
        assert_eq!(bots.waiting(), 0);
    }
}
