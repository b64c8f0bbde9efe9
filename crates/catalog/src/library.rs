//! The games as the files of a user's folder have them now.
//!
//! Somebody who writes cards changes a file and begins the next match: the folder is looked at then, and read again if
//! anything in it has changed. A match that goes on keeps the games it began with. While the files are faulty, the last
//! good ones stay.

use std::ops::Deref;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock, Weak};

use kernel::record::hex;

use crate::{Catalog, GameEntry, data};

/// How many earlier versions of the files are kept for matches that go on.
const KEPT: usize = 8;

/// What is done with games that have just been read.
type Prepare = Box<dyn Fn(&mut Catalog) + Send + Sync>;

/// The games, read again when their files have changed.
pub struct Library {
    folder: Option<PathBuf>,
    prepare: Option<Prepare>,
    /// The files as they were when they were looked at last.
    seen: Mutex<u64>,
    /// The newest last.
    versions: RwLock<Vec<Arc<Catalog>>>,
    /// Older ones, which somebody may still have.
    older: Mutex<Vec<Weak<Catalog>>>,
    changes: AtomicU64,
}

/// A game that stays what it is as long as somebody has it.
#[derive(Clone)]
pub struct SharedGame {
    catalog: Arc<Catalog>,
    place: usize,
}

impl Deref for SharedGame {
    type Target = GameEntry;

    fn deref(&self) -> &GameEntry {
        &self.catalog.titles[self.place]
    }
}

impl From<Arc<Catalog>> for Library {
    /// Games that do not change.
    fn from(catalog: Arc<Catalog>) -> Library {
        Library {
            folder: None,
            prepare: None,
            seen: Mutex::new(0),
            versions: RwLock::new(vec![catalog]),
            older: Mutex::default(),
            changes: AtomicU64::new(0),
        }
    }
}

impl Library {
    /// The games that the program ships with what a user's folder adds.
    pub fn open(folder: Option<PathBuf>) -> Result<Library, Vec<String>> {
        Library::prepared(folder, |_| {})
    }

    /// The same, where something is done with the games whenever they have been read.
    pub fn prepared(
        folder: Option<PathBuf>,
        prepare: impl Fn(&mut Catalog) + Send + Sync + 'static,
    ) -> Result<Library, Vec<String>> {
        let seen = folder.as_deref().map_or(0, data::fingerprint);
        let mut catalog = Catalog::load(folder.as_deref())?;
        prepare(&mut catalog);
        let library = Library::from(Arc::new(catalog));
        Ok(Library { folder, prepare: Some(Box::new(prepare)), seen: Mutex::new(seen), ..library })
    }

    /// Whether there are files that may change.
    pub fn may_change(&self) -> bool {
        self.folder.is_some()
    }

    /// How often they have changed.
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    /// The games as they were read last.
    pub fn current(&self) -> Arc<Catalog> {
        self.versions.read().expect("no thread panics with the lock").last().expect("there is always one").clone()
    }

    /// Looks at the folder, and reads it if something has changed since the last look. True if the games have changed. The
    /// faults of what has changed are told once; the games stay as they are then.
    pub fn look(&self) -> Result<bool, Vec<String>> {
        let Some(folder) = &self.folder else { return Ok(false) };
        let mut seen = self.seen.lock().expect("no thread panics with the lock");
        let found = data::fingerprint(folder);
        if found == *seen {
            return Ok(false);
        }
        *seen = found;
        let mut catalog = Catalog::load(Some(folder))?;
        self.prepare.iter().for_each(|prepare| prepare(&mut catalog));
        let catalog = Arc::new(catalog);
        let mut versions = self.versions.write().expect("no thread panics with the lock");
        versions.push(catalog);
        let old = versions.len().saturating_sub(KEPT + 1);
        let mut older = self.older.lock().expect("no thread panics with the lock");
        older.retain(|catalog| catalog.strong_count() > 0);
        older.extend(versions.drain(..old).map(|catalog| Arc::downgrade(&catalog)));
        self.changes.fetch_add(1, Ordering::Release);
        Ok(true)
    }

    /// The game with this word, as it is now.
    pub fn find(&self, id: &str) -> Result<SharedGame, String> {
        let catalog = self.current();
        let place = catalog.titles.iter().position(|title| title.game.id() == id);
        match place {
            Some(place) => Ok(SharedGame { catalog, place }),
            None => Err(kernel::effect::load::unknown("game", id, crate::GAMES)),
        }
    }

    /// The game as it was when a match began, by the hash of its cards in a record; as it is now if nobody has that any more.
    pub fn find_as_of(&self, id: &str, data: &str) -> Result<SharedGame, String> {
        let versions = self.versions.read().expect("no thread panics with the lock").clone();
        let older: Vec<_> =
            self.older.lock().expect("no thread panics with the lock").iter().filter_map(Weak::upgrade).collect();
        for catalog in older.into_iter().chain(versions).rev() {
            let is_it = |title: &GameEntry| title.game.id() == id && hex(title.game.data()) == data;
            if let Some(place) = catalog.titles.iter().position(is_it) {
                return Ok(SharedGame { catalog, place });
            }
        }
        self.find(id)
    }
}
