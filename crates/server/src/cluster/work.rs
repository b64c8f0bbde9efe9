//! Work that any node may do: what bots answer, what options are worth, and looking back at matches.
//!
//! Each node says how much waits there. One whose threads have nothing to do asks the one where most waits for something, thinks
//! about it from what the database has, and sends what it found back; then it asks again.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::body::Bytes;
use axum::http::StatusCode;
use kernel::record::Decision;

use super::message::{Ask, SPEAKS, What};
use super::{Cluster, FORGOTTEN, Heard, SILENCE, lock};
use crate::app::App;
use crate::bots::{Job, JobKind, Rank, Thinking, Told};
use crate::http::outlook_here;
use crate::http::problem::Trouble;
use crate::stored::{Stored, begin, play_on};
use crate::wire::{Outlook, Problem, Tongue};

/// Helps others as long as there is somebody to help and nothing to do here. What somebody waits for comes first, also before
/// looking back at matches here; at those of other nodes only whoever has nothing else to do looks back.
pub(super) fn help(cluster: &Arc<Cluster>, app: &Arc<App>) {
    loop {
        let helping = cluster.helping.load(Ordering::Relaxed);
        let urgent = (helping < app.bots.spare()).then(|| cluster.busiest(false)).flatten();
        let past = || (helping < app.bots.idle()).then(|| cluster.busiest(true)).flatten();
        let Some((node, past)) = urgent.map(|node| (node, false)).or_else(|| Some((past()?, true))) else { return };
        cluster.helping.fetch_add(1, Ordering::Relaxed);
        let (cluster, app) = (cluster.clone(), app.clone());
        tokio::spawn(async move {
            while cluster.is_ready() && help_once(&cluster, &app, &node, past).await.is_some() {}
            cluster.helping.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

async fn help_once(cluster: &Arc<Cluster>, app: &Arc<App>, node: &str, past: bool) -> Option<()> {
    let answer = cluster.ask(node, Ask::Help { past }).await?;
    let (ticket, job): (u64, Job) = serde_json::from_slice::<Option<(u64, Job)>>(&answer).ok()??;
    let rank = if past { Rank::Past } else { Rank::Bot };
    let told = think(app, rank, job).await;
    cluster.say(node, What::Found { ticket, told }, Bytes::new());
    Some(())
}

async fn think(app: &Arc<App>, rank: Rank, job: Job) -> Option<Told> {
    let stored = Stored::load(app, &job.table).await.ok()?;
    let title = stored.title(app).ok()?;
    let decisions: Vec<Decision> =
        stored.decisions.into_iter().take(job.decisions).map(|(decision, _)| decision).collect();
    let same = decisions.last().map_or("", |last| &last.hash) == job.hash;
    if decisions.len() != job.decisions || !same {
        return None;
    }
    let (game, head) = (title.clone(), stored.head);
    let play = tokio::task::spawn_blocking(move || {
        let mut play = begin(&game, &head).ok()?;
        play_on(&mut *play, &decisions, |_, _| {}).ok()?;
        Some(play.bare())
    });
    let play = play.await.ok()??;
    let thinking = match &job.what {
        JobKind::Answer { bot } => {
            let named = title.bots.bot(bot, job.luck);
            Thinking::Answer(named.or_else(|_| title.bots.bot(title.bots.middle(), job.luck)).ok()?)
        }
        JobKind::Worth { budget } => Thinking::Worth { title, budget: (*budget).into(), luck: job.luck },
    };
    let (_thought, found) = app.bots.think(rank, &job.table, None, play, thinking);
    Some(found.await.ok()??.tell())
}

impl Cluster {
    /// What is known of how a match went: each match is looked back at on one node, wherever somebody asks.
    pub async fn outlook(
        &self,
        app: &Arc<App>,
        table: String,
        guest: Option<String>,
        language: Tongue,
    ) -> Result<Outlook, Trouble> {
        if let Some(node) = self.home_of(&table) {
            let ask = Ask::Outlook { table: table.clone(), guest: guest.clone(), language };
            let answer = self.ask(&node, ask).await;
            let answer = answer.and_then(|body| serde_json::from_slice::<Result<Outlook, (u16, Problem)>>(&body).ok());
            let fault = |(status, problem)| Trouble(StatusCode::from_u16(status).unwrap_or_default(), problem);
            if let Some(answer) = answer {
                return answer.map_err(fault);
            }
        }
        outlook_here(app, &table, guest.as_deref(), language).await
    }

    /// The other node on which what concerns a table is reckoned, if it is not this one: always the same while the same nodes
    /// are there.
    fn home_of(&self, table: &str) -> Option<String> {
        let heard = lock(&self.heard);
        let there = heard.iter().filter(|(_, heard)| heard.pulse.serves && heard.at.elapsed() < SILENCE);
        let nodes = there.map(|(node, _)| node).chain([&self.node]);
        let weight = |node: &&String| {
            let mut hasher = DefaultHasher::new();
            (table, node).hash(&mut hasher);
            hasher.finish()
        };
        nodes.max_by_key(weight).filter(|node| **node != self.node).cloned()
    }

    /// The node where most waits that somebody waits for, or that is past.
    fn busiest(&self, past: bool) -> Option<String> {
        let heard = lock(&self.heard);
        let waiting = |heard: &Heard| if past { heard.pulse.past } else { heard.pulse.waiting };
        let busy = heard.iter().filter(|(_, heard)| heard.at.elapsed() < SILENCE && heard.pulse.speaks == SPEAKS);
        let busy = busy.filter(|(_, heard)| waiting(heard) > 0);
        busy.max_by_key(|(_, heard)| waiting(heard)).map(|(node, _)| node.clone())
    }

    /// Whether no node is heard that cannot read packed events, as versions before this one.
    pub fn all_know_packs(&self) -> bool {
        lock(&self.heard).values().all(|heard| heard.pulse.speaks == SPEAKS || heard.at.elapsed() > FORGOTTEN)
    }
}
