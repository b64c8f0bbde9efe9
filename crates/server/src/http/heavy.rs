//! Work that takes a while: never on the threads of the network, not more at once than there are cores, and from one
//! address only a few pieces at a time.

use std::time::Duration;

use axum::http::StatusCode;
use tokio::sync::Semaphore;

use super::caller::Caller;
use super::problem::Trouble;
use crate::gate::Gate;

/// How many pieces of work one address may have waiting.
const EACH: usize = 8;
/// How long a piece of work may wait for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where such work is done.
pub struct Heavy {
    turns: Semaphore,
    waiting: Gate,
}

impl Default for Heavy {
    fn default() -> Heavy {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Heavy { turns: Semaphore::new(cores), waiting: Gate::new(1024, EACH) }
    }
}

impl Heavy {
    /// Does a piece of work for somebody, or for the server itself, when its turn comes. Work that breaks costs nobody else anything.
    pub async fn work<T: Send + 'static>(
        &self,
        caller: Option<Caller>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let busy = || Trouble::new(StatusCode::TOO_MANY_REQUESTS, "rate", "the last request is still being worked on");
        let _pass = self.waiting.enter(caller.map(|caller| caller.0)).ok_or_else(busy)?;
        let turn = tokio::time::timeout(PATIENCE, self.turns.acquire()).await.map_err(|_| busy())?;
        let _turn = turn.expect("it is never closed");
        let broken = |_| Trouble::new(StatusCode::BAD_REQUEST, "fault", "something went wrong with that");
        tokio::task::spawn_blocking(work).await.map_err(broken)
    }
}
