//! Bots think on threads of their own, never on those of the network.
//!
//! A thought that nobody waits for any more is dropped before it begins, or ignored when it comes. Thoughts are taken in
//! turn, so that one table with many bots does not keep the others waiting.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Instant;

use ai::Position;
use kernel::erased::AnyMatch;
use tokio::sync::oneshot;

/// Something to be thought about.
struct Task {
    play: Box<dyn AnyMatch>,
    bot: String,
    seed: u64,
    wanted: Arc<AtomicBool>,
    reply: oneshot::Sender<String>,
}

/// The threads on which bots think.
#[derive(Clone)]
pub struct Bots(Arc<Desk>);

#[derive(Default)]
struct Desk {
    tasks: Mutex<VecDeque<Task>>,
    more: Condvar,
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
                .spawn(move || think(&desk))
                .expect("a thread can be started");
        }
        bots
    }

    /// Lets a bot think about what the asked seat should answer; the answer comes as an option's notation.
    pub fn ask(&self, play: Box<dyn AnyMatch>, bot: &str, seed: u64) -> (Thought, oneshot::Receiver<String>) {
        let wanted = Arc::new(AtomicBool::new(true));
        let (reply, answer) = oneshot::channel();
        let task = Task { play, bot: bot.to_string(), seed, wanted: wanted.clone(), reply };
        self.0.tasks.lock().expect("no thread panics with the lock").push_back(task);
        self.0.more.notify_one();
        (Thought(wanted), answer)
    }

    /// How many thoughts wait.
    pub fn waiting(&self) -> usize {
        self.0.tasks.lock().expect("no thread panics with the lock").len()
    }
}

fn think(desk: &Desk) {
    loop {
        let task = {
            let mut tasks = desk.tasks.lock().expect("no thread panics with the lock");
            loop {
                match tasks.pop_front() {
                    Some(task) => break task,
                    None => tasks = desk.more.wait(tasks).expect("no thread panics with the lock"),
                }
            }
        };
        if !task.wanted.load(Ordering::Relaxed) {
            continue;
        }
        let begun = Instant::now();
        // A bot that panics costs its own answer, not the thread; its table asks again or goes on without it.
        let answer = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let position = Position::of(&*task.play)?;
            let mut bot = ai::bot(&task.bot, task.seed).ok()?;
            let choice = bot.decide(&position);
            Some(position.options().swap_remove(choice).text)
        }));
        metrics::histogram!("tapis_bot_seconds").record(begun.elapsed().as_secs_f64());
        if let Ok(Some(text)) = answer {
            let _ = task.reply.send(text);
        }
    }
}
