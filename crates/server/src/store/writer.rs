//! The one task that writes.
//!
//! A commit that reaches the disk takes milliseconds, whatever is in it. So the task takes everything that has gathered
//! while it was busy, puts it into one transaction, commits once and then answers everybody (group commit). The queue
//! is bounded: when the disk falls behind, whoever wants to write waits.

use std::collections::btree_map::{BTreeMap, Entry};
use std::sync::Arc;
use std::time::Instant;

use sqlx::AnyPool;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::append;
use super::error::StoreError;
use super::place::Engine;
use super::write::{Outcome, Write};

/// A transaction takes no more once it has this many bytes.
const BATCH_BYTES: usize = 4 << 20;

/// The way to the task that writes.
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
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
}

impl Writer {
    /// Starts the task. It ends when it is closed, or with its last `Writer`, after what was queued is done.
    pub(super) fn start(pool: AnyPool, engine: Engine, queue: usize, batch: usize) -> Writer {
        let (sender, receiver) = mpsc::channel(queue.max(1));
        let task = tokio::spawn(Task { pool, engine, batch: batch.max(1) }.run(receiver));
        Writer { queue: sender, task: Mutex::new(Some(task)) }
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
    pool: AnyPool,
    engine: Engine,
    batch: usize,
}

impl Task {
    async fn run(self, mut queue: mpsc::Receiver<Message>) {
        while let Some(message) = queue.recv().await {
            let (writes, answers) = self.gather(message, &mut queue);
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
        self.pool.close().await;
    }

    /// Everything that waits, up to the size of a transaction.
    fn gather(
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
    async fn keep(&self, writes: &[Write]) -> Vec<Outcome> {
        let error = match self.transact(writes).await {
            Ok(outcomes) => return outcomes,
            Err(Failure::Statement(error)) if writes.len() == 1 => return vec![Err(writes[0].blame(error))],
            Err(Failure::Statement(error)) if error.as_database_error().is_some() => {
                tracing::debug!(%error, writes = writes.len(), "a shared transaction failed, each write gets its own");
                return self.keep_apart(writes).await;
            }
            Err(Failure::Begin(error) | Failure::Statement(error)) => error.into(),
            Err(Failure::Commit(source)) => StoreError::Unsure { source: Arc::new(source) },
        };
        tracing::warn!(%error, writes = writes.len(), "the database did not take a transaction");
        vec![Err(error); writes.len()]
    }

    /// Does each write in a transaction of its own, and stops trying when none can begin.
    async fn keep_apart(&self, writes: &[Write]) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(writes.len());
        for write in writes {
            match self.transact(std::slice::from_ref(write)).await {
                Ok(mut outcome) => outcomes.append(&mut outcome),
                Err(Failure::Statement(error)) => outcomes.push(Err(write.blame(error))),
                Err(Failure::Commit(source)) => outcomes.push(Err(StoreError::Unsure { source: Arc::new(source) })),
                Err(Failure::Begin(error)) => {
                    tracing::warn!(%error, "the database takes no transactions");
                    outcomes.resize(writes.len(), Err(error.into()));
                    break;
                }
            }
        }
        outcomes
    }

    async fn transact(&self, writes: &[Write]) -> Result<Vec<Outcome>, Failure> {
        let mut transaction = self.pool.begin_with(self.engine.begin()).await.map_err(Failure::Begin)?;
        let outcomes = match apply_all(&mut transaction, writes).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                // If this fails, too, the connection is lost, and the transaction with it.
                let _ = transaction.rollback().await;
                return Err(Failure::Statement(error));
            }
        };
        let start = Instant::now();
        transaction.commit().await.map_err(Failure::Commit)?;
        metrics::histogram!("store_commit_seconds").record(start.elapsed().as_secs_f64());
        metrics::histogram!("store_batch_writes").record(writes.len() as f64);
        Ok(outcomes)
    }
}

/// Does the appends of different tables together; a second one to the same table waits for the next round. Tables come
/// in the order of their ids, so that two servers rarely wait for each other.
async fn apply_all(connection: &mut sqlx::AnyConnection, writes: &[Write]) -> Result<Vec<Outcome>, sqlx::Error> {
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
