//! Whether the file of an SQLite database is still the one that was opened.
//!
//! An open file can be deleted, moved or written over without a word from SQLite: everything is written to a file that
//! nobody will find again. So the file is looked at before anything is answered. A store whose file is gone answers
//! nothing more until the server is started again, because its connections may see different files.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use super::error::StoreError;

/// What every SQLite file begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Device and number of a file.
type Identity = (u64, u64);

/// The file of a database as it was when it was opened; nothing to look at where the database is a server.
pub(super) struct Seal {
    file: Option<(PathBuf, Option<Identity>)>,
    broken: AtomicBool,
}

impl Seal {
    /// Remembers the file of a database that has just been opened.
    pub(super) fn of(file: Option<&Path>) -> Seal {
        Seal { file: file.map(|path| (path.to_path_buf(), identity(path))), broken: AtomicBool::new(false) }
    }

    /// Whether the file is still there, by its name alone.
    pub(super) fn check_file(&self) -> Result<(), StoreError> {
        if let Some((path, opened)) = &self.file
            && identity(path) != *opened
        {
            self.give_up("is not the one that was opened");
        }
        self.is_whole()
    }

    /// Whether the file is still there and begins as it should.
    pub(super) fn look_inside(&self) -> Result<(), StoreError> {
        self.check_file()?;
        if let Some((path, _)) = &self.file
            && !begins_well(path)
        {
            self.give_up("is no database any more");
        }
        self.is_whole()
    }

    /// Which file the write-ahead log is now; nothing where there is none.
    pub(super) fn log(&self) -> Option<Identity> {
        let (path, _) = self.file.as_ref()?;
        let mut name = path.as_os_str().to_owned();
        name.push("-wal");
        identity(Path::new(&name))
    }

    /// Whether the database lies in a file.
    pub(super) fn has_file(&self) -> bool {
        self.file.is_some()
    }

    /// Answers nothing more.
    pub(super) fn give_up(&self, why: &str) {
        if !self.broken.swap(true, Ordering::Relaxed) {
            tracing::error!(file = ?self.file.as_ref().map(|(path, _)| path), "the database file {why}");
        }
    }

    fn is_whole(&self) -> Result<(), StoreError> {
        match &self.file {
            Some((path, _)) if self.broken.load(Ordering::Relaxed) => Err(StoreError::Lost { path: path.clone() }),
            _ => Ok(()),
        }
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|found| (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    // An open file cannot be deleted or replaced there.
    path.exists().then_some((0, 0))
}

fn begins_well(path: &Path) -> bool {
    use std::io::Read;
    let mut begin = [0; 16];
    let read = std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut begin));
    read.is_ok() && begin == MAGIC
}
