//! Work that takes a while: never on the threads of the network, not more at once than there are cores, and from one
//! address only a few pieces at a time.

use std::time::Duration;

use axum::http::StatusCode;
use tokio::sync::Semaphore;

use super::caller::Caller;
use super::problem::Trouble;
use crate::serve::gate::Gate;

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

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// On a single thread: what is worked on there would keep everything else waiting.
    #[tokio::test]
    async fn nothing_waits_for_heavy_work_but_whoever_wants_it() {
        let heavy = Heavy::default();
        let (tell, told) = mpsc::channel();
        let work = heavy.work(None, move || told.recv_timeout(Duration::from_secs(20)).is_ok());
        let (done, _) = tokio::join!(work, async { tell.send(()) });
        assert!(done.expect("it is its turn"), "others went on meanwhile");
    }

    #[tokio::test]
    async fn one_address_has_only_a_few_pieces_of_work_waiting() {
        let heavy = Heavy::default();
        let work = |last: u8| heavy.work(Some(Caller([192, 0, 2, last].into())), || std::thread::sleep(PATIENCE / 100));
        let done = futures_util::future::join_all((0..EACH + 3).map(|_| work(1)).chain([work(2)])).await;
        let done: Vec<bool> = done.iter().map(Result::is_ok).collect();
        assert_eq!(done.iter().filter(|done| !**done).count(), 3, "{done:?}");
        assert!(done[EACH + 3], "another address is not kept waiting");
    }
}
