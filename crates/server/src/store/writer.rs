//! The one task that writes.
//!
//! A commit that reaches the disk takes milliseconds, whatever is in it. So the task takes everything that has gathered
//! while it was busy, puts it into one transaction, commits once and then answers everybody (group commit). The queue
//! is bounded: when the disk falls behind, whoever wants to write waits.
//!
//! There is one connection. After anything that may have left it in the middle of a transaction (a full disk, a lost
//! server, a commit without an answer) it is thrown away, and the next write makes a new one.

use std::collections::btree_map::{BTreeMap, Entry};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sqlx::{AnyConnection, Connection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::Limits;
use super::append;
use super::error::StoreError;
use super::place::Place;
use super::seal::Seal;
use super::write::{Outcome, Write};

/// A transaction takes no more once it has this many bytes.
const BATCH_BYTES: usize = 4 << 20;
/// About what a write takes beside its texts.
const ROW_BYTES: usize = 200;

/// The way to the task that writes.
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
    /// About how many bytes have been written since the start.
    written: Arc<AtomicU64>,
    task: Mutex<Option<JoinHandle<()>>>,
}

enum Message {
    Write(Write, oneshot::Sender<Outcome>),
    Close,
}

/// How a transaction failed, with nothing kept unless it says so.
enum Failure {
    /// It could not begin; another would not either.
    Begin(sqlx::Error),
    /// A statement failed.
    Statement(sqlx::Error),
    /// Perhaps it was kept.
    Commit(sqlx::Error),
    /// Its file is not the one that was opened.
    Lost(StoreError),
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> StoreError {
        match failure {
            Failure::Begin(error) | Failure::Statement(error) => error.into(),
            Failure::Commit(source) => StoreError::Unsure { source: Arc::new(source) },
            Failure::Lost(error) => error,
        }
    }
}

impl Writer {
    /// Starts the task. It ends when it is closed, or with its last `Writer`, after what was queued is done.
    pub(super) fn start(place: Place, seal: Arc<Seal>, limits: Limits) -> Writer {
        let (sender, receiver) = mpsc::channel(limits.queue.max(1));
        let written = Arc::new(AtomicU64::new(0));
        let task = Task {
            place,
            seal,
            patience: limits.patience,
            batch: limits.batch.max(1),
            connection: None,
            log: None,
            down: false,
            written: written.clone(),
        };
        let task = tokio::spawn(task.run(receiver));
        Writer { queue: sender, written, task: Mutex::new(Some(task)) }
    }

    /// About how many bytes have been written since the start.
    pub(super) fn written(&self) -> u64 {
        self.written.load(Ordering::Relaxed)
    }

    /// Writes and waits until it is on the disk.
    pub(super) async fn write(&self, write: Write) -> Outcome {
        write.check()?;
        let (sender, answer) = oneshot::channel();
        self.queue.send(Message::Write(write, sender)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Takes nothing more, and waits until what was queued is done.
    pub(super) async fn close(&self) {
        // An error says that somebody else has closed it; then only the end is waited for.
        let _ = self.queue.send(Message::Close).await;
        let mut task = self.task.lock().await;
        if let Some(running) = task.as_mut() {
            if let Err(error) = running.await {
                tracing::error!(%error, "the task that writes to the database has panicked");
            }
            *task = None;
        }
    }
}

struct Task {
    place: Place,
    seal: Arc<Seal>,
    /// How long a connection or a transaction may take.
    patience: Duration,
    batch: usize,
    connection: Option<AnyConnection>,
    /// The write-ahead log as it was after the last commit of this connection.
    log: Option<(u64, u64)>,
    /// Whether the last attempt to connect failed: then the next one is not waited for as long.
    down: bool,
    written: Arc<AtomicU64>,
}

impl Task {
    async fn run(mut self, mut queue: mpsc::Receiver<Message>) {
        while let Some(message) = queue.recv().await {
            let (writes, answers) = self.collect_writes(message, &mut queue);
            if writes.is_empty() {
                continue;
            }
            let outcomes = self.keep(&writes).await;
            for (outcome, answer) in outcomes.into_iter().zip(answers) {
                if let Err(StoreError::Conflict { .. }) = &outcome {
                    metrics::counter!("store_conflicts_total").increment(1);
                }
                // Whoever no longer waits for the answer does not get it.
                let _ = answer.send(outcome);
            }
        }
        if let Some(connection) = self.connection.take() {
            let _ = tokio::time::timeout(self.patience, connection.close()).await;
        }
    }

    /// Everything that waits, up to the size of a transaction.
    fn collect_writes(
        &self,
        message: Message,
        queue: &mut mpsc::Receiver<Message>,
    ) -> (Vec<Write>, Vec<oneshot::Sender<Outcome>>) {
        let (mut writes, mut answers, mut bytes) = (Vec::new(), Vec::new(), 0);
        let mut next = Some(message);
        while let Some(message) = next {
            match message {
                Message::Close => queue.close(),
                Message::Write(write, answer) => {
                    bytes += write.size();
                    writes.push(write);
                    answers.push(answer);
                }
            }
            let room = writes.len() < self.batch && bytes < BATCH_BYTES;
            next = if room { queue.try_recv().ok() } else { None };
        }
        (writes, answers)
    }

    /// Does all writes in one transaction; if one of them spoils it, each in its own.
    async fn keep(&mut self, writes: &[Write]) -> Vec<Outcome> {
        let error = match self.transact(writes).await {
            Ok(outcomes) => return outcomes,
            Err(Failure::Statement(error)) if writes.len() == 1 => {
                return vec![Err(writes[0].error_of_this_write(error))];
            }
            Err(Failure::Statement(error)) if error.as_database_error().is_some() => {
                tracing::debug!(%error, writes = writes.len(), "a shared transaction failed, each write gets its own");
                return self.keep_apart(writes).await;
            }
            Err(failure) => failure.into(),
        };
        tracing::warn!(%error, writes = writes.len(), "the database did not take a transaction");
        vec![Err(error); writes.len()]
    }

    /// Does each write in a transaction of its own, and stops trying when none can begin.
    async fn keep_apart(&mut self, writes: &[Write]) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(writes.len());
        for write in writes {
            match self.transact(std::slice::from_ref(write)).await {
                Ok(mut outcome) => outcomes.append(&mut outcome),
                Err(Failure::Statement(error)) => outcomes.push(Err(write.error_of_this_write(error))),
                Err(failure @ Failure::Commit(_)) => outcomes.push(Err(failure.into())),
                Err(failure) => {
                    let error = StoreError::from(failure);
                    tracing::warn!(%error, "the database takes no transactions");
                    outcomes.resize(writes.len(), Err(error));
                    break;
                }
            }
        }
        outcomes
    }

    /// One transaction, within the time there is for it. Whatever goes wrong, the next one begins on a clean connection.
    async fn transact(&mut self, writes: &[Write]) -> Result<Vec<Outcome>, Failure> {
        self.seal.look_inside().map_err(Failure::Lost)?;
        let begun = Instant::now();
        let (mut connection, outcomes) = loop {
            let (mut connection, used) = self.take_connection().await.map_err(Failure::Begin)?;
            let tried = attempt(&mut connection, self.place.engine.begin(), writes);
            match tokio::time::timeout(self.patience, tried).await {
                Ok(Ok(outcomes)) => break (connection, outcomes),
                // A server that was started again has forgotten this connection, and nothing has been sent to it.
                Ok(Err((Failure::Begin(_), Left::Spoilt))) if used => drop(connection),
                Ok(Err((failure, Left::Clean))) => {
                    self.connection = Some(connection);
                    return Err(failure);
                }
                // A spoilt connection is not closed in order, which could wait for whatever it hangs in.
                Ok(Err((failure, Left::Spoilt))) => return Err(failure),
                // Nobody knows how far it got.
                Err(_) => return Err(Failure::Commit(sqlx::Error::PoolTimedOut)),
            }
        };
        self.check_files(&mut connection).await?;
        self.connection = Some(connection);
        let bytes: usize = writes.iter().map(|write| write.size() + ROW_BYTES).sum();
        self.written.fetch_add(bytes as u64, Ordering::Relaxed);
        metrics::histogram!("store_commit_seconds").record(begun.elapsed().as_secs_f64());
        metrics::histogram!("store_batch_writes").record(writes.len() as f64);
        Ok(outcomes)
    }

    /// What was committed counts if it lies in files that will be found again.
    async fn check_files(&mut self, connection: &mut AnyConnection) -> Result<(), Failure> {
        if !self.seal.has_file() {
            return Ok(());
        }
        // Where a folder takes no write-ahead log there is none from the beginning.
        let log = self.seal.log();
        if self.log.is_some() && self.log != log {
            // The log is gone from its folder but not from this connection: what is in it goes into the file itself.
            let rescue = sqlx::raw_sql("pragma wal_checkpoint(truncate)").execute(connection);
            let rescued = tokio::time::timeout(self.patience, rescue).await;
            tracing::error!(rescued = matches!(rescued, Ok(Ok(_))), "the write-ahead log has been deleted");
            self.seal.give_up("has lost its write-ahead log");
        }
        self.log = log;
        self.seal.check_file().map_err(Failure::Lost)
    }

    /// The connection, and whether it has been used before; or a new one. A database that has just gone away is waited
    /// for, one that stays away is not.
    async fn take_connection(&mut self) -> Result<(AnyConnection, bool), sqlx::Error> {
        if let Some(connection) = self.connection.take() {
            return Ok((connection, true));
        }
        self.log = None;
        let deadline = Instant::now() + if self.down { Duration::ZERO } else { self.patience };
        loop {
            let made = tokio::time::timeout(self.patience, self.place.connect_again()).await;
            let error = match made {
                Ok(Ok(connection)) => {
                    self.down = false;
                    return Ok((connection, false));
                }
                Ok(Err(error)) => error,
                Err(_) => sqlx::Error::PoolTimedOut,
            };
            if Instant::now() >= deadline {
                self.down = true;
                return Err(error);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// What a failed transaction leaves behind.
enum Left {
    /// A connection that can be used again.
    Clean,
    /// A connection of which nothing is known.
    Spoilt,
}

async fn attempt(
    connection: &mut AnyConnection,
    begin: &'static str,
    writes: &[Write],
) -> Result<Vec<Outcome>, (Failure, Left)> {
    let begun = connection.begin_with(begin).await;
    let mut transaction = begun.map_err(|error| (Failure::Begin(error), Left::Spoilt))?;
    let outcomes = match apply_all(&mut transaction, writes).await {
        Ok(outcomes) => outcomes,
        Err(error) => {
            let broken_rule = error.as_database_error().is_some_and(|error| {
                error.is_foreign_key_violation() || error.is_unique_violation() || error.is_check_violation()
            });
            let left = match transaction.rollback().await {
                Ok(()) if broken_rule => Left::Clean,
                _ => Left::Spoilt,
            };
            return Err((Failure::Statement(error), left));
        }
    };
    transaction.commit().await.map_err(|error| (Failure::Commit(error), Left::Spoilt))?;
    Ok(outcomes)
}

/// Does the appends of different tables together; a second one to the same table waits for the next round. Tables come
/// in the order of their ids, so that two servers rarely wait for each other.
async fn apply_all(connection: &mut AnyConnection, writes: &[Write]) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut outcomes: Vec<Outcome> = vec![Ok(()); writes.len()];
    let mut appends = Vec::new();
    for (index, write) in writes.iter().enumerate() {
        match write {
            Write::Append(append) => appends.push((index, append)),
            write => outcomes[index] = write.apply(connection).await?,
        }
    }
    while !appends.is_empty() {
        let mut round = BTreeMap::new();
        appends.retain(|&(index, append)| match round.entry(&append.table) {
            Entry::Occupied(_) => true,
            Entry::Vacant(entry) => {
                entry.insert((index, append));
                false
            }
        });
        let (indexes, round): (Vec<_>, Vec<_>) = round.into_values().unzip();
        for (index, outcome) in indexes.into_iter().zip(append::apply(connection, &round).await?) {
            outcomes[index] = outcome;
        }
    }
    Ok(outcomes)
}
