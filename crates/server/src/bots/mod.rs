//! Bots think on threads of their own, never on those of the network.
//!
//! What somebody waits for (a bot's answer, a hint) comes first, one of each person in turn, so that nobody who asks for
//! much keeps the others waiting. What nobody waits for (looking back at a match that is over) is done in small steps while there is
//! nothing else. A thought that nobody wants any more is dropped before it begins, or ignored when it comes.

pub mod judge;
pub mod outlook;

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Instant;

use ai::{Bot, Position};
use kernel::erased::AnyMatch;
use tokio::sync::oneshot;

/// Something that somebody waits for.
type Task = Box<dyn FnOnce() + Send>;
/// Something that can wait: a step of it, which says whether there is more to do.
type Pastime = Box<dyn FnMut() -> bool + Send>;

/// What a bot answers, as an option's notation, and the mind that it answered with.
pub type Answer = (String, Box<dyn Bot>);

/// The threads on which bots think.
#[derive(Clone)]
pub struct Bots(Arc<Desk>);

#[derive(Default)]
struct Desk {
    piles: Mutex<Piles>,
    more: Condvar,
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
    /// over it answers nothing.
    pub fn decide(
        &self,
        whose: &str,
        play: Box<dyn AnyMatch>,
        mut mind: Box<dyn Bot>,
    ) -> (Thought, oneshot::Receiver<Option<Answer>>) {
        self.ask(whose, move || {
            let position = Position::of(&*play)?;
            let choice = mind.decide(&position);
            Some((position.options().swap_remove(choice).text, mind))
        })
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
        self.0.put(|piles| piles.put(whose, Box::new(task)));
        (Thought(wanted), answer)
    }

    /// Has something done step by step whenever there is nothing else to do; a step says whether there is more.
    pub fn pass_time(&self, step: impl FnMut() -> bool + Send + 'static) {
        self.0.put(|piles| piles.pastimes.push_back(Box::new(step)));
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
            piles = self.more.wait(piles).expect("no thread panics with the lock");
        }
    }
}

fn work(desk: &Desk) {
    loop {
        // A bot that panics costs its own answer, not the thread; its table asks again or goes on without it.
        match desk.take() {
            Taken::Task(task) => drop(catch_unwind(AssertUnwindSafe(task))),
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
