//! How much is kept, for whom, and for how long: nobody can fill the disk, and what nobody wants goes away.
//!
//! There is a quota a day for each guest and each address, a ceiling for the whole database, and an age beyond which tables
//! and guests are forgotten. Matches that are being played go on above the ceiling, too: they are bounded by themselves.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};

use crate::app::{App, now};
use crate::store::{Age, StoreError};

const DAY: Duration = Duration::from_secs(24 * 3600);
/// How many guests and addresses are remembered at once.
const REMEMBERED: usize = 50_000;
/// How many tables are forgotten in one go.
const AT_ONCE: u32 = 200;
/// How many tables are looked for at once whose events are to be packed.
const PACKED_AT_ONCE: u32 = 5000;

/// What may be kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Keeping {
    /// Tables that a guest may set up in a day.
    pub tables: u32,
    /// Bytes that a guest may have kept in a day.
    pub bytes: u64,
    /// How many times as much is taken from one address, where several guests may be.
    pub address: u32,
    /// Guests that may come from one address in a day.
    pub guests: u32,
    /// The size of the database beyond which nothing new is begun, in bytes.
    pub ceiling: u64,
    /// After how long tables are forgotten at which nothing has ever happened or seats are free; never if it is zero.
    pub unused: Duration,
    /// After how long examples, lessons and puzzles are forgotten; never if it is zero.
    pub shows: Duration,
    /// After how long matches are forgotten that were given up in the middle; never if it is zero, but not later than others.
    pub abandoned: Duration,
    /// After how long all other matches are forgotten that nobody has come back to; never if it is zero.
    pub age: Duration,
    /// After how long guests without an account are forgotten of whom nothing else is kept; never if it is zero.
    pub guests_age: Duration,
    /// After how long settled reports, what moderators did, and sessions are forgotten; never if it is zero.
    pub log: Duration,
    /// After how long without a word the events of a match that is over are packed together.
    pub loose: Duration,
    /// How often the size is measured, what is over is packed and what is old is forgotten.
    pub every: Duration,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping {
            tables: 100,
            bytes: 16 << 20,
            address: 5,
            guests: 500,
            ceiling: 10 << 30,
            unused: 7 * DAY,
            shows: 14 * DAY,
            abandoned: 90 * DAY,
            age: 180 * DAY,
            guests_age: 180 * DAY,
            log: 365 * DAY,
            loose: Duration::from_secs(600),
            every: Duration::from_secs(600),
        }
    }
}

/// What has been used of the quotas, and how large the database is.
#[derive(Default)]
pub struct Room {
    guests: Mutex<Tallies<String>>,
    addresses: Mutex<Tallies<IpAddr>>,
    arrivals: Mutex<Tallies<IpAddr>>,
    /// The size of the database when it was last measured, less what the store had written then.
    base: AtomicU64,
}

/// What each has used since their day began.
type Tallies<K> = HashMap<K, Tally>;

#[derive(Clone, Copy)]
struct Tally {
    since: Instant,
    count: u32,
    bytes: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRoom {
    /// They have had enough for today.
    Quota,
    /// The database is as large as it may get.
    Full,
}

impl Room {
    /// Takes room for a new table of so many bytes, if its guest and their address may have it.
    pub fn take(&self, app: &App, guest: &str, address: IpAddr, bytes: usize) -> Result<(), NoRoom> {
        let keeping = &app.limits.keeping;
        self.check_ceiling(app)?;
        let bytes = bytes as u64;
        let times = keeping.address.max(1);
        // Whoever makes up new guests has only one address.
        let (tables, most) = (keeping.tables.saturating_mul(times), keeping.bytes.saturating_mul(u64::from(times)));
        let fits = take(&self.guests, guest.to_string(), bytes, keeping.tables, keeping.bytes)
            && take(&self.addresses, address, bytes, tables, most);
        if fits { Ok(()) } else { Err(NoRoom::Quota) }
    }

    /// Takes room for a new guest.
    pub fn reserve_guest(&self, app: &App, address: IpAddr) -> Result<(), NoRoom> {
        self.check_ceiling(app)?;
        match take(&self.arrivals, address, 0, app.limits.keeping.guests, 0) {
            true => Ok(()),
            false => Err(NoRoom::Quota),
        }
    }

    /// Whether something new may be begun.
    fn check_ceiling(&self, app: &App) -> Result<(), NoRoom> {
        let size = self.base.load(Ordering::Relaxed).saturating_add(app.store.written());
        if size < app.limits.keeping.ceiling { Ok(()) } else { Err(NoRoom::Full) }
    }

    /// Measures the database.
    pub async fn measure(&self, app: &App) -> Result<(), StoreError> {
        let (size, written) = (app.store.size().await?, app.store.written());
        self.base.store(size.saturating_sub(written), Ordering::Relaxed);
        metrics::gauge!("tapis_database_bytes").set(size as f64);
        Ok(())
    }
}

/// Takes one more, and so many bytes, if that is within bounds.
fn take<K: Hash + Eq>(tallies: &Mutex<Tallies<K>>, key: K, bytes: u64, most: u32, most_bytes: u64) -> bool {
    let mut tallies = tallies.lock().expect("no thread panics with the lock");
    if tallies.len() >= REMEMBERED && !tallies.contains_key(&key) {
        tallies.retain(|_, tally| tally.since.elapsed() < DAY);
        if tallies.len() >= REMEMBERED {
            return false;
        }
    }
    let tally = tallies.entry(key).or_insert_with(|| Tally { since: Instant::now(), count: 0, bytes: 0 });
    if tally.since.elapsed() >= DAY {
        *tally = Tally { since: Instant::now(), count: 0, bytes: 0 };
    }
    let fits = tally.count < most && tally.bytes.saturating_add(bytes) <= most_bytes;
    if fits {
        tally.count += 1;
        tally.bytes += bytes;
    }
    fits
}

/// Packs the events of matches that are over and quiet, one table after the other, and rests as long as it works: nobody's
/// decision waits behind more than one of them. How many were packed is returned.
pub async fn pack_what_is_over(app: &App) -> Result<usize, StoreError> {
    let mut packed = 0;
    loop {
        let before = now() - app.limits.keeping.loose.as_secs_f64();
        let tables = app.store.tables_to_pack(before, PACKED_AT_ONCE).await?;
        let (found, before) = (tables.len(), packed);
        for table in tables {
            let begun = Instant::now();
            match app.store.pack(&table).await {
                Ok(()) => packed += 1,
                Err(StoreError::NotWhole { fault, .. }) => tracing::error!(table, fault, "a table is left as it is"),
                Err(error) => return Err(error),
            }
            tokio::time::sleep(begun.elapsed()).await;
        }
        if found < PACKED_AT_ONCE as usize || packed == before {
            metrics::counter!("tapis_tables_packed_total").increment(packed as u64);
            return Ok(packed);
        }
    }
}

/// Measures and forgets from time to time, until the server is gone.
pub async fn keep_house(app: Weak<App>) {
    loop {
        let Some(app) = app.upgrade() else { return };
        if let Err(error) = delete_old_tables(&app).await {
            tracing::warn!(%error, "what is old could not be forgotten");
        }
        if app.cluster.all_know_packs()
            && let Err(error) = pack_what_is_over(&app).await
        {
            tracing::warn!(%error, "what is over could not be packed");
        }
        let every = app.limits.keeping.every;
        drop(app);
        tokio::time::sleep(every).await;
    }
}

/// Forgets what is old. How many tables that were.
pub async fn delete_old_tables(app: &Arc<App>) -> Result<usize, StoreError> {
    let keeping = &app.limits.keeping;
    let before = |age: Duration| if age.is_zero() { 0.0 } else { now() - age.as_secs_f64() };
    let abandoned = if keeping.age.is_zero() { keeping.abandoned } else { keeping.abandoned.min(keeping.age) };
    let age = Age {
        unused: before(keeping.unused),
        shows: before(keeping.shows),
        playing: before(abandoned),
        over: before(keeping.age),
    };
    let latest = age.unused.max(age.shows).max(age.playing).max(age.over);
    let mut forgotten = 0;
    loop {
        let stale = app.store.stale_tables(age, AT_ONCE).await?;
        // What somebody looks at is not old, and is let go when they leave.
        let stale: Vec<String> = stale.into_iter().filter(|id| !app.hub.is_awake(id)).collect();
        let gone = stale.iter().map(|id| app.store.delete_table(id, latest));
        let gone = futures_util::future::join_all(gone).await;
        let count = gone.iter().filter(|gone| gone.is_ok()).count();
        forgotten += count;
        if count == 0 || stale.len() < AT_ONCE as usize {
            break;
        }
    }
    if !keeping.guests_age.is_zero() {
        app.store.delete_guests(before(keeping.guests_age)).await?;
    }
    app.store.forget_people(before(keeping.log), now()).await?;
    app.room.measure(app).await?;
    metrics::counter!("tapis_tables_forgotten_total").increment(forgotten as u64);
    Ok(forgotten)
}
