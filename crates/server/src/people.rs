//! Who somebody is and what they may do: passphrases, sessions, and who may not come or speak.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Mutex, RwLock, Weak};
use std::time::{Duration, Instant};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use kernel::table::seats::Seat;

use crate::app::{App, now};
use crate::history::Happened;
use crate::store::{Ban, BanKind, Store, StoreError};

/// The shortest passphrase, in characters, and the longest.
pub const SHORTEST: usize = 10;
pub const LONGEST: usize = 200;
/// How often a passphrase may be wrong in a while, for each name.
const WRONG: usize = 10;
const WHILE: Duration = Duration::from_secs(15 * 60);
/// How many names are remembered for that.
const REMEMBERED: usize = 10_000;
/// How often is tried to write a table anew that people play at.
const TRIES: usize = 10;
/// The name of somebody who has been forgotten.
const NOBODY: &str = "—";
/// How often bans are read again.
const AGAIN: Duration = Duration::from_secs(3);

/// The argon2id hash of a passphrase, with a salt of its own. It takes a while.
pub fn hash(passphrase: &str) -> String {
    Argon2::default().hash_password(passphrase.as_bytes()).expect("a passphrase is not too long").to_string()
}

/// Whether a passphrase is the one of a hash. It takes a while.
pub fn fits(passphrase: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(passphrase.as_bytes(), &hash).is_ok()
}

/// How often passphrases have been wrong lately.
#[derive(Default)]
pub struct Attempts(Mutex<HashMap<String, VecDeque<Instant>>>);

impl Attempts {
    /// Whether one more may be tried for a name.
    pub fn may_try(&self, name: &str) -> bool {
        let mut tried = self.0.lock().expect("no thread panics with the lock");
        tried.retain(|_, times| {
            times.retain(|time| time.elapsed() < WHILE);
            !times.is_empty()
        });
        tried.get(name).map_or(tried.len() < REMEMBERED, |times| times.len() < WRONG)
    }

    /// One was wrong.
    pub fn note(&self, name: &str) {
        self.0
            .lock()
            .expect("no thread panics with the lock")
            .entry(name.to_string())
            .or_default()
            .push_back(Instant::now());
    }
}

/// Who may not come or speak, as the database said last.
#[derive(Default)]
pub struct Bans(RwLock<HashMap<(BanKind, String), f64>>);

impl Bans {
    fn has(&self, kind: BanKind, whom: &str) -> bool {
        let bans = self.0.read().expect("no thread panics with the lock");
        bans.get(&(kind, whom.to_string())).is_some_and(|until| *until == 0.0 || *until > now())
    }

    /// Whether a guest may not come.
    pub fn keeps_out(&self, guest: &str) -> bool {
        self.has(BanKind::Guest, guest)
    }

    /// Whether nobody may come from an address.
    pub fn keeps_out_address(&self, address: IpAddr) -> bool {
        self.has(BanKind::Address, &address.to_string())
    }

    /// Whether a guest may not speak.
    pub fn mutes(&self, guest: &str) -> bool {
        self.has(BanKind::Mute, guest)
    }

    /// Reads them again.
    pub async fn read(&self, app: &App) -> Result<(), StoreError> {
        let bans = app.store.bans().await?;
        let bans = bans.into_iter().map(|Ban { kind, whom, until, .. }| ((kind, whom), until)).collect();
        *self.0.write().expect("no thread panics with the lock") = bans;
        Ok(())
    }
}

/// Forgets a person: what is theirs alone is deleted, and where others play with them nobody can tell who it was. Their tables
/// are returned, with the nodes that had them and are to make them anew.
pub async fn forget(store: &Store, guest: &str) -> Result<Vec<(String, Option<String>)>, StoreError> {
    let tables = store.all_tables_of(guest).await?;
    for row in &tables {
        let theirs = store.seats(&row.id).await?.into_iter().filter(|seat| seat.guest.as_deref() == Some(guest));
        let seats: Vec<Seat> = theirs.map(|seat| Seat(seat.seat)).collect();
        let mut tries = 0;
        // Whoever plays there would write the name again; if somebody takes the table meanwhile it is read once more.
        while let Err(error) = make_nameless(store, &row.id, &seats).await {
            tries += 1;
            if tries == TRIES || !matches!(error, StoreError::Fenced { .. }) {
                return Err(error);
            }
        }
    }
    store.delete_guest(guest).await?;
    Ok(tables.into_iter().map(|row| (row.id, row.owner)).collect())
}

async fn make_nameless(store: &Store, table: &str, seats: &[Seat]) -> Result<(), StoreError> {
    store.take_away(table).await?;
    let Some(row) = store.table(table).await? else { return Ok(()) };
    let events = store.events(table, 0).await?;
    let bodies = events.iter().filter_map(|event| Some((event.seq, nameless_event(&event.body, seats)?)));
    let (head, summary) = (nameless(&row.head, seats), nameless(&row.summary, seats));
    store.rewrite(table, row.epoch, head, summary, bodies.collect()).await
}

/// A head or a summary without the names of some seats.
fn nameless(json: &str, seats: &[Seat]) -> String {
    let Ok(mut value) = serde_json::from_str::<serde_json::Value>(json) else { return json.to_string() };
    if let Some(chairs) = value.get_mut("seats").and_then(|chairs| chairs.as_array_mut()) {
        for (place, chair) in chairs.iter_mut().enumerate() {
            if seats.contains(&Seat(place as u8))
                && let Some(name) = chair.get_mut("name")
            {
                *name = NOBODY.into();
            }
        }
    }
    value.to_string()
}

/// An event without the name of its person and what they said; nothing if it tells neither.
fn nameless_event(body: &str, seats: &[Seat]) -> Option<String> {
    let theirs = |seat: &Seat| seats.contains(seat);
    let name = NOBODY.to_string();
    let event = match serde_json::from_str(body).ok()? {
        Happened::Sat { seat, .. } if theirs(&seat) => Happened::Sat { seat, name },
        Happened::Said { seat: Some(seat), at, .. } if theirs(&seat) => {
            Happened::Said { seat: Some(seat), name, text: NOBODY.to_string(), at }
        }
        Happened::Hinted { seat, at, .. } if theirs(&seat) => Happened::Hinted { seat, name, at },
        _ => return None,
    };
    Some(serde_json::to_string(&event).expect("an event is a plain value"))
}

/// Reads bans again and again, so that what one server is told all know soon.
pub async fn keep_reading(app: Weak<App>) {
    while let Some(app) = app.upgrade() {
        if let Err(error) = app.bans.read(&app).await {
            tracing::warn!(%error, "who is banned could not be read");
        }
        for table in app.store.closed_tables().await.unwrap_or_default() {
            app.hub.let_go_of(&table).await;
        }
        drop(app);
        tokio::time::sleep(AGAIN).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_fits_its_own_hash_which_does_not_tell_it() {
        let one = hash("correct horse battery");
        assert!(one.starts_with("$argon2id$") && !one.contains("horse"));
        assert_ne!(one, hash("correct horse battery"), "each has a salt of its own");
        assert!(fits("correct horse battery", &one) && !fits("Correct horse battery", &one) && !fits("", &one));
        assert!(!fits("anything", "no hash"));
    }

    #[test]
    fn nobody_guesses_for_long() {
        let attempts = Attempts::default();
        for _ in 0..WRONG {
            assert!(attempts.may_try("ada"));
            attempts.note("ada");
        }
        assert!(!attempts.may_try("ada") && attempts.may_try("blaise"));
    }
}
