//! Bots think on threads of their own, never on those of the network.
//!
//! Everything that takes a search is thought about here: what bots answer, hints, what the answers at a moment were worth, and
//! looking back at a match that is over. `piles` says whose turn it is. A thought that nobody wants any more is dropped
//! before it begins, or ignored when it comes. What waits while another node has nothing to do is thought about there (`lent`).

pub mod judge;
mod lent;
pub mod outlook;
mod piles;
mod thought;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Instant;

use kernel::erased::AnyMatch;
use tokio::sync::oneshot;

use lent::Lent;
use piles::Piles;

pub use piles::Rank;
pub use thought::{Found, Job, JobKind, PlainBudget, Thinking, Told};

/// By how much bots give way to everything else.
#[cfg(target_os = "linux")]
const NICE: i32 = 15;

/// Something to be thought about.
struct Work {
    rank: Rank,
    /// The same for another node, if it may be thought about there.
    job: Option<Job>,
    play: Box<dyn AnyMatch>,
    thinking: Thinking,
    wanted: Arc<AtomicBool>,
    reply: oneshot::Sender<Option<Found>>,
}

/// The threads on which bots think.
#[derive(Clone)]
pub struct Bots(Arc<Desk>);

#[derive(Default)]
struct Desk {
    piles: Mutex<Piles<Box<Work>>>,
    more: Condvar,
    threads: usize,
    /// How many threads think about what somebody waits for, and how many about anything.
    urgent: AtomicUsize,
    busy: AtomicUsize,
    lent: Lent,
}

/// A thought that has been asked for. It is given up when this is dropped.
pub struct Thought(Arc<AtomicBool>);

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl Bots {
    /// Starts so many threads; without any, whatever is asked waits for other nodes.
    pub fn start(threads: usize) -> Bots {
        let bots = Bots(Arc::new(Desk { threads, ..Desk::default() }));
        for number in 0..threads {
            let desk = bots.0.clone();
            std::thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || work(&desk))
                .expect("a thread can be started");
        }
        bots
    }

    /// Has something thought about, for whoever's turn comes then. What breaks over it finds nothing. Another node may think
    /// about it if a job says how.
    pub fn think(
        &self,
        rank: Rank,
        whose: &str,
        job: Option<Job>,
        play: Box<dyn AnyMatch>,
        thinking: Thinking,
    ) -> (Thought, oneshot::Receiver<Option<Found>>) {
        let wanted = Arc::new(AtomicBool::new(true));
        let (reply, answer) = oneshot::channel();
        let work = Box::new(Work { rank, job, play, thinking, wanted: wanted.clone(), reply });
        self.0.put(|piles| piles.put(rank, whose, work));
        (Thought(wanted), answer)
    }

    /// How many threads could think about what somebody waits for.
    pub fn spare(&self) -> usize {
        self.0.threads.saturating_sub(self.0.urgent.load(Ordering::Relaxed) + self.waiting().0)
    }

    /// How many threads have nothing at all to do.
    pub fn idle(&self) -> usize {
        let (urgent, past) = self.waiting();
        self.0.threads.saturating_sub(self.0.busy.load(Ordering::Relaxed) + urgent + past)
    }

    /// How many thoughts wait of one person.
    pub fn waiting_of(&self, whose: &str) -> usize {
        self.0.piles().count_of(whose)
    }

    /// How many thoughts wait for which somebody waits, and how many about what is past.
    pub fn waiting(&self) -> (usize, usize) {
        self.0.piles().counts()
    }
}

impl Desk {
    fn piles(&self) -> MutexGuard<'_, Piles<Box<Work>>> {
        self.piles.lock().expect("no thread panics with the lock")
    }

    fn put(&self, put: impl FnOnce(&mut Piles<Box<Work>>)) {
        put(&mut self.piles());
        self.more.notify_one();
    }

    /// What is to be done next, once there is something.
    fn take(&self) -> Box<Work> {
        let mut piles = self.piles();
        loop {
            if let Some(work) = piles.next() {
                self.count(work.rank, true);
                return work;
            }
            piles = self.more.wait(piles).expect("no thread panics with the lock");
        }
    }

    /// A thread begins to think, or has thought.
    fn count(&self, rank: Rank, begins: bool) {
        let counts = [Some(&self.busy), (rank < Rank::Past).then_some(&self.urgent)];
        for count in counts.into_iter().flatten() {
            if begins {
                count.fetch_add(1, Ordering::Relaxed)
            } else {
                count.fetch_sub(1, Ordering::Relaxed)
            };
        }
    }
}

impl Work {
    fn is_wanted(&self) -> bool {
        self.wanted.load(Ordering::Relaxed)
    }

    fn think(self) {
        if !self.is_wanted() {
            return;
        }
        let _span = tracing::info_span!("thought", table = self.job.as_ref().map(|job| job.table.as_str())).entered();
        let begun = Instant::now();
        let found = self.thinking.think(&*self.play);
        metrics::histogram!("tapis_bot_seconds").record(begun.elapsed().as_secs_f64());
        let _ = self.reply.send(found);
    }
}

fn work(desk: &Desk) {
    // People never wait behind bots: the system lets these threads run when no other has something to do.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(NICE);
    loop {
        let work = desk.take();
        let rank = work.rank;
        // A bot that panics costs its own answer, not the thread; its table asks again or goes on without it.
        drop(catch_unwind(AssertUnwindSafe(|| work.think())));
        desk.count(rank, false);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use ai::{Bot, Position};
    use kernel::game::Setup;

    use super::*;

    const SOON: Duration = Duration::from_secs(20);

    /// Says that it has begun, and may wait until it is told to go on.
    struct Told(&'static str, mpsc::Sender<&'static str>, Option<mpsc::Receiver<()>>);

    impl Bot for Told {
        fn decide(&mut self, _: &Position) -> usize {
            let _ = self.1.send(self.0);
            if let Some(wait) = &self.2 {
                let _ = wait.recv_timeout(SOON);
            }
            if self.0 == "breaks" { panic!("a bot that breaks, on purpose") } else { 0 }
        }
    }

    struct Thinker {
        bots: Bots,
        catalog: catalog::Catalog,
        tell: mpsc::Sender<&'static str>,
        told: mpsc::Receiver<&'static str>,
    }

    impl Thinker {
        /// One thread that waits until it is told to begin.
        fn held() -> (Thinker, mpsc::Sender<()>) {
            let (tell, told) = mpsc::channel();
            let catalog = catalog::Catalog::load(None).expect("the games are well");
            let thinker = Thinker { bots: Bots::start(1), catalog, tell: tell.clone(), told };
            let (begin, wait) = mpsc::channel();
            let held = Box::new(Told("held", tell, Some(wait)));
            let (thought, _) = thinker.ask(Rank::Bot, "ada", None, held);
            assert_eq!(thinker.told.recv_timeout(SOON), Ok("held"));
            drop(thought);
            (thinker, begin)
        }

        fn ask(
            &self,
            rank: Rank,
            whose: &str,
            job: Option<Job>,
            mind: Box<dyn Bot>,
        ) -> (Thought, oneshot::Receiver<Option<Found>>) {
            let play = self.catalog.titles[0].game.start(&Setup::new(2, 7)).expect("it begins");
            self.bots.think(rank, whose, job, play, Thinking::Answer(mind))
        }

        fn tells(&self, rank: Rank, whose: &str, what: &'static str) -> (Thought, oneshot::Receiver<Option<Found>>) {
            self.ask(rank, whose, None, Box::new(Told(what, self.tell.clone(), None)))
        }
    }

    fn job() -> Job {
        let what = JobKind::Answer { bot: "random".into() };
        Job { table: "oak".into(), decisions: 0, hash: String::new(), luck: 1, what }
    }

    #[test]
    fn what_somebody_waits_for_comes_before_what_nobody_waits_for() {
        let (thinker, begin) = Thinker::held();
        let looks = ["look 1", "look 2"].map(|what| thinker.tells(Rank::Past, "ada", what));
        let answer = thinker.tells(Rank::Bot, "blaise", "answer");
        let hint = thinker.tells(Rank::Person, "ada", "hint");
        assert_eq!((thinker.bots.waiting(), thinker.bots.spare(), thinker.bots.idle()), ((2, 2), 0, 0));
        begin.send(()).expect("the thread waits");
        let heard = [(); 4].map(|()| thinker.told.recv_timeout(SOON).expect("it is done"));
        assert_eq!(heard, ["hint", "answer", "look 1", "look 2"]);
        drop((looks, answer, hint));
    }

    #[test]
    fn what_waits_may_be_thought_about_elsewhere_and_comes_back_if_it_is_not() {
        let (thinker, begin) = Thinker::held();
        let bots = &thinker.bots;
        let random = || thinker.catalog.titles[0].bots.bot("random", 1).expect("there is one");
        let (_own, own) = thinker.ask(Rank::Bot, "ada", None, random());
        let (_far, far) = thinker.ask(Rank::Bot, "ada", Some(job()), random());
        let (_late, late) = thinker.ask(Rank::Bot, "ada", Some(job()), random());
        let (_refused, refused) = thinker.ask(Rank::Past, "ada", Some(job()), random());
        let (ticket, taken) = bots.lend("two", false).expect("something waits");
        assert_eq!(taken, job());
        let told = |text: &str| Some(super::Told::Answer(text.into()));
        bots.come_back("three", ticket, told("stolen"));
        bots.come_back("two", ticket, told("thought"));
        let (answer, mind) = far.blocking_recv().expect("it has come").and_then(Found::answer).expect("an answer");
        assert!(answer == "thought" && mind.is_none());
        let (second, _) = bots.lend("two", false).expect("one more");
        assert!(bots.lend("two", false).is_none(), "what has no job stays here, and what is past is not asked for");
        let (third, _) = bots.lend("two", true).expect("what is past");
        bots.come_back("two", third, None);
        assert!(bots.lend("three", true).is_none(), "what could not be thought about elsewhere is not lent again");
        bots.take_back(|node| node == "two");
        bots.come_back("two", second, told("too late"));
        begin.send(()).expect("the thread waits");
        for answer in [own, late, refused] {
            let found = answer.blocking_recv().expect("it is thought about here").and_then(Found::answer);
            let (text, mind) = found.expect("an answer");
            assert!(text != "too late" && mind.is_some());
        }
    }

    #[test]
    fn what_options_are_worth_comes_back_from_another_node_to_the_last_bit() {
        let (thinker, begin) = Thinker::held();
        let catalog = catalog::Catalog::load(None).expect("well");
        let game = catalog.titles[0].game.id();
        let title = catalog::library::Library::from(Arc::new(catalog)).find(game).expect("a game");
        let play = || title.game.start(&Setup::new(2, 7)).expect("it begins");
        let worth = || Thinking::Worth { title: title.clone(), budget: ai::Budget::Iterations(40), luck: 3 };
        let own = worth().think(&*play()).and_then(Found::worth).expect("somebody is asked");
        let job = Job { what: JobKind::Worth { budget: ai::Budget::Iterations(40).into() }, ..job() };
        let (_thought, answer) = thinker.bots.think(Rank::Person, "ada", Some(job), play(), worth());
        let (ticket, _) = thinker.bots.lend("two", false).expect("it waits");
        thinker.bots.come_back("two", ticket, Some(super::Told::Answer("what nobody asked".into())));
        let elsewhere = worth().think(&*play()).expect("somebody is asked").tell();
        let sent = serde_json::from_slice(&serde_json::to_vec(&elsewhere).expect("plain")).expect("plain");
        assert!(thinker.bots.lend("two", false).is_none(), "whoever answers nonsense is not asked again");
        drop(answer);
        let (_thought, answer) = thinker.bots.think(
            Rank::Person,
            "blaise",
            Some(Job { what: JobKind::Worth { budget: PlainBudget::Iterations(40) }, ..self::job() }),
            play(),
            worth(),
        );
        let (ticket, _) = thinker.bots.lend("two", false).expect("it waits");
        thinker.bots.come_back("two", ticket, Some(sent));
        let found = answer.blocking_recv().expect("it has come").and_then(Found::worth);
        assert_eq!(found, Some(own));
        begin.send(()).expect("the thread waits");
    }

    #[test]
    fn a_thought_that_is_given_up_is_not_begun_and_one_that_breaks_costs_nothing_else() {
        let (thinker, begin) = Thinker::held();
        let (dropped, unwanted) = thinker.tells(Rank::Bot, "ada", "unwanted");
        drop(dropped);
        let (_broken, nothing) = thinker.tells(Rank::Bot, "ada", "breaks");
        let (_kept, wanted) = thinker.tells(Rank::Bot, "ada", "wanted");
        begin.send(()).expect("the thread waits");
        assert!(wanted.blocking_recv().expect("it is thought about").is_some());
        assert!(unwanted.blocking_recv().is_err() && nothing.blocking_recv().is_err());
        assert_eq!(thinker.bots.waiting(), (0, 0));
        assert_eq!(thinker.told.try_iter().collect::<Vec<_>>(), ["breaks", "wanted"]);
    }
}
