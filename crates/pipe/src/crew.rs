//! The running copies of one program. A copy plays one match at a time and then another.

use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Duration;

use catalog::GameEntry;
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;

use crate::process::Process;
use crate::{Command, message};

/// What messages need of a game.
#[derive(Debug)]
pub struct Names {
    /// The game's word.
    pub game: String,
    /// The id of each face.
    pub faces: Vec<String>,
    /// The options of a set-up.
    pub options: Vec<&'static str>,
    /// The kinds of counters.
    pub counters: Vec<&'static str>,
}

impl Names {
    pub fn of(title: &GameEntry) -> Names {
        let game: &dyn AnyGame = &*title.game;
        Names {
            game: game.id().to_string(),
            faces: (0..game.faces()).map(|face| game.slug(FaceId(face as u16)).to_string()).collect(),
            options: game.editions().iter().map(|option| option.name).collect(),
            counters: game.schema().counters,
        }
    }
}

/// Where a copy is kept for a match; empty if it plays another one meanwhile.
pub type Post = Arc<Mutex<Option<Process>>>;

/// The running copies of one program.
#[derive(Debug)]
pub struct Crew {
    command: Command,
    names: Arc<Names>,
    /// How many there may be.
    most: usize,
    copies: Mutex<Copies>,
}

#[derive(Debug, Default)]
struct Copies {
    /// Those that play no match.
    free: Vec<Process>,
    running: usize,
    /// Those that play one.
    posts: Vec<Weak<Mutex<Option<Process>>>>,
}

impl Crew {
    pub fn new(command: Command, names: Arc<Names>, most: usize) -> Crew {
        Crew { command, names, most: most.max(1), copies: Mutex::default() }
    }

    pub fn command(&self) -> &Command {
        &self.command
    }

    pub fn names(&self) -> &Names {
        &self.names
    }

    fn copies(&self) -> MutexGuard<'_, Copies> {
        self.copies.lock().expect("no thread panics with the lock")
    }

    /// Finds a copy for a match: a free one, a new one, or if there are enough one that waits in another match.
    pub fn call(&self, post: &Post) -> Result<Process, String> {
        loop {
            let mut copies = self.copies();
            copies.posts.retain(|other| other.strong_count() > 0 && !other.ptr_eq(&Arc::downgrade(post)));
            let found = match copies.free.pop() {
                Some(process) => Some(process),
                None if copies.running < self.most => {
                    let process = Process::start(&self.command)?;
                    copies.running += 1;
                    Some(process)
                }
                None => copies.posts.iter().filter_map(Weak::upgrade).find_map(|other| {
                    let process = other.try_lock().ok().and_then(|mut held| held.take());
                    process.inspect(|process| process.tell(message::end()))
                }),
            };
            if let Some(process) = found {
                copies.posts.push(Arc::downgrade(post));
                return Ok(process);
            }
            drop(copies);
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// A copy has played its match.
    pub fn come_back(&self, process: Process) {
        self.copies().free.push(process);
    }

    /// A copy is of no use any more.
    pub fn lose(&self, mut process: Process) {
        process.kill();
        self.copies().running -= 1;
    }
}
