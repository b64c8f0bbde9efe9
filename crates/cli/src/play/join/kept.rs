//! The seats that were taken from this machine: which cookie opens which table.
//!
//! The file is readable by its owner alone, since whoever has a cookie has the seat.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::address::Address;

/// How many seats are remembered; the oldest are forgotten.
const MOST: usize = 200;

/// All seats, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Kept {
    seats: Vec<Seat>,
}

/// A seat that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Seat {
    server: String,
    table: String,
    /// The invitation, so that two of them at one table stay two persons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    cookie: String,
}

impl Kept {
    /// Where the seats are kept.
    pub fn file() -> Option<PathBuf> {
        Some(dirs::data_dir()?.join("tapis").join("joined.json"))
    }

    /// Reads what was kept; nothing was if there is no file.
    pub fn read(path: &Path) -> Result<Kept, String> {
        let fault = |what: String| format!("{}: {what}", path.display());
        match std::fs::read(path) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(|error| fault(error.to_string())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Kept::default()),
            Err(error) => Err(fault(error.to_string())),
        }
    }

    /// Writes everything, as a whole or not at all.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let fault = |error: io::Error| format!("{}: {error}", path.display());
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(fault)?;
        }
        let new = path.with_extension(format!("{}.new", std::process::id()));
        let bytes = serde_json::to_vec_pretty(self).expect("seats are plain values");
        let written = write_privately(&new, &bytes).and_then(|()| std::fs::rename(&new, path));
        written.inspect_err(|_| drop(std::fs::remove_file(&new))).map_err(fault)
    }

    /// The cookie for an address: that of the same invitation, or of the seat that was taken last.
    pub fn cookie(&self, address: &Address) -> Option<&str> {
        let fits = |seat: &&Seat| address.secret.is_none() || seat.secret == address.secret;
        let here = self.seats.iter().rev().filter(|seat| seat.is_at(address));
        here.into_iter().find(fits).map(|seat| seat.cookie.as_str())
    }

    /// Keeps a cookie.
    pub fn keep(&mut self, address: &Address, cookie: &str) {
        self.seats.retain(|seat| !(seat.is_at(address) && seat.secret == address.secret));
        self.seats.push(Seat {
            server: address.server(),
            table: address.table.clone(),
            secret: address.secret.clone(),
            cookie: cookie.to_string(),
        });
        let surplus = self.seats.len().saturating_sub(MOST);
        self.seats.drain(..surplus);
    }
}

impl Seat {
    fn is_at(&self, address: &Address) -> bool {
        self.server == address.server() && self.table == address.table
    }
}

fn write_privately(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        Address::read(text).expect("an address")
    }

    #[test]
    fn each_invitation_keeps_its_own_cookie() {
        let mut kept = Kept::default();
        let [first, second, bare, other] =
            ["http://h:1/t/a#x", "http://h:1/t/a#y", "http://h:1/t/a", "http://h:2/t/a"].map(address);
        kept.keep(&first, "g=1");
        kept.keep(&second, "g=2");
        assert_eq!(kept.cookie(&first), Some("g=1"));
        assert_eq!(kept.cookie(&bare), Some("g=2"), "the seat that was taken last");
        assert_eq!(kept.cookie(&other), None, "a cookie goes to its own server only");
        assert_eq!(kept.cookie(&address("http://h:1/t/a#z")), None);
        kept.keep(&first, "g=3");
        assert_eq!((kept.cookie(&first), kept.seats.len()), (Some("g=3"), 2));
    }

    #[test]
    fn old_seats_are_forgotten() {
        let mut kept = Kept::default();
        for number in 0..=MOST {
            kept.keep(&address(&format!("http://h:1/t/a{number}")), "g=1");
        }
        assert_eq!((kept.seats.len(), kept.seats[0].table.as_str()), (MOST, "a1"));
    }
}
