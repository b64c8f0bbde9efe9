//! Work that any node may do: what bots think about, and looking back at matches.
//!
//! Each node says how much waits there. One whose bots have nothing to do asks the one where most waits for something, thinks
//! about it from what the database has, and sends the answer back; then it asks again.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::body::Bytes;
use axum::http::StatusCode;

use super::message::{Ask, What};
use super::{Cluster, SILENCE, lock};
use crate::app::App;
use crate::bots::Job;
use crate::http::outlook_here;
use crate::http::problem::Trouble;
use crate::stored::{Stored, begin, play_on};
use crate::wire::{Outlook, Problem, Tongue};

/// Helps others as long as there is somebody to help and nothing to do here.
pub(super) fn help(cluster: &Arc<Cluster>, app: &Arc<App>) {
    while cluster.helping.load(Ordering::Relaxed) < app.bots.idle() {
        let Some(node) = cluster.busiest() else { return };
        cluster.helping.fetch_add(1, Ordering::Relaxed);
        let (cluster, app) = (cluster.clone(), app.clone());
        tokio::spawn(async move {
            while cluster.is_ready() && help_once(&cluster, &app, &node).await.is_some() {}
            cluster.helping.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

async fn help_once(cluster: &Arc<Cluster>, app: &Arc<App>, node: &str) -> Option<()> {
    let answer = cluster.ask(node, Ask::Work).await?;
    let (ticket, job): (u64, Job) = serde_json::from_slice::<Option<(u64, Job)>>(&answer).ok()??;
    let text = think(app, job).await;
    cluster.say(node, What::Thought { ticket, text }, Bytes::new());
    Some(())
}

async fn think(app: &Arc<App>, job: Job) -> Option<String> {
    let stored = Stored::load(app, &job.table).await.ok()?;
    let title = stored.title(app).ok()?;
    if stored.decisions.len() != job.decisions {
        return None;
    }
    let (game, head) = (title.clone(), stored.head);
    let play = tokio::task::spawn_blocking(move || {
        let mut play = begin(&game, &head).ok()?;
        play_on(&mut *play, stored.decisions.iter().map(|(decision, _)| decision), |_, _| {}).ok()?;
        Some(play.bare())
    });
    let play = play.await.ok()??;
    let mind = title.bots.bot(&job.bot, job.luck).or_else(|_| title.bots.bot(title.bots.middle(), job.luck)).ok()?;
    let (_thought, answer) = app.bots.decide(&job.table, None, play, mind);
    answer.await.ok()?.map(|(text, _)| text)
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

    /// The node where most waits.
    fn busiest(&self) -> Option<String> {
        let heard = lock(&self.heard);
        let busy = heard.iter().filter(|(_, heard)| heard.pulse.waiting > 0 && heard.at.elapsed() < SILENCE);
        busy.max_by_key(|(_, heard)| heard.pulse.waiting).map(|(node, _)| node.clone())
    }
}
