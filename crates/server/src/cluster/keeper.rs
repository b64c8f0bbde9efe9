//! Saying that this node is there, and noticing when it must not count on that any more.
//!
//! The database says until when; what runs here is only the time since the node has last said so, which no clock that is set
//! wrongly can change. A node that others in the database cannot hear belongs to the smaller part of a cut, or the bus is cut:
//! it lets its tables go and waits, so that people come to where all can meet.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use super::lock;
use crate::app::App;

/// How often a node says that it is there, in parts of its lease.
const PARTS: u32 = 5;

/// How the node stands.
struct Standing {
    /// When it last began to say that it is there, and was heard by the database.
    renewed: Instant,
    /// Since when it hears too few of the others.
    deaf: Option<Instant>,
}

/// Says for the first time that the node is there, so that it can serve from the beginning if all is well.
pub(super) async fn first(app: &Arc<App>, lease: Duration) {
    match app.store.renew_node(app.cluster.node(), lease).await {
        Ok(()) => drop(app.cluster.serves.send_replace(true)),
        Err(error) => tracing::error!(%error, "this node could not say that it is there"),
    }
}

/// Says again and again that the node is there.
pub(super) async fn keep(app: Weak<App>, lease: Duration) {
    let mut standing = Standing { renewed: Instant::now(), deaf: None };
    let every = lease / PARTS;
    loop {
        tokio::time::sleep(every).await;
        let Some(app) = app.upgrade() else { return };
        let begun = Instant::now();
        let cut = standing.is_cut(&app, lease).await;
        if !cut {
            // Whoever cannot write in time must not count on having written.
            match tokio::time::timeout(2 * every, app.store.renew_node(app.cluster.node(), lease)).await {
                Ok(Ok(())) => standing.renewed = begun,
                Ok(Err(error)) => tracing::warn!(%error, "this node could not say that it is there"),
                Err(_) => tracing::warn!("this node could not say in time that it is there"),
            }
        }
        let serves = !cut && standing.renewed.elapsed() < lease.saturating_sub(every / 2);
        let served = app.cluster.serves.send_replace(serves);
        if served && !serves {
            tracing::error!(cut, "this node lets its tables go");
            metrics::counter!("tapis_let_go_total").increment(1);
            app.hub.let_go();
            if cut {
                let _ = tokio::time::timeout(lease, app.store.remove_node(app.cluster.node())).await;
            }
        } else if serves && !served {
            tracing::warn!("this node serves again");
        }
    }
}

impl Standing {
    /// Whether the node is on the smaller side of a cut: it does not hear enough of those who are there, and has not for
    /// longer than somebody who has died counts as being there.
    async fn is_cut(&mut self, app: &App, lease: Duration) -> bool {
        // A database that does not answer says nothing about the others.
        let nodes = tokio::time::timeout(2 * lease / PARTS, app.store.nodes()).await;
        let Ok(Ok(nodes)) = nodes else { return self.deaf_for(lease) };
        let me = app.cluster.node();
        let others: Vec<&String> = nodes.iter().filter(|node| *node != me).collect();
        let hears =
            |node: &&&String| lock(&app.cluster.heard).get(**node).is_some_and(|heard| heard.at.elapsed() < lease);
        let heard: Vec<&&String> = others.iter().filter(hears).collect();
        let (mine, all) = (heard.len() + 1, others.len() + 1);
        // Of two equal halves the one with the first name stays.
        let first = nodes.iter().map(String::as_str).chain([me]).min();
        let has_first = first == Some(me) || heard.iter().any(|node| Some(node.as_str()) == first);
        let enough = 2 * mine > all || (2 * mine == all && has_first);
        match enough {
            true => self.deaf = None,
            false => drop(self.deaf.get_or_insert_with(Instant::now)),
        }
        self.deaf_for(lease)
    }

    fn deaf_for(&self, lease: Duration) -> bool {
        self.deaf.is_some_and(|since| since.elapsed() > lease + lease / PARTS)
    }
}
