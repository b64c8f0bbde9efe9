//! All tables that somebody here is at, each in a task of its own, wherever it is played.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, Weak};

use tokio::sync::mpsc;

use crate::app::App;
use crate::cluster::table;
use crate::host::{INBOX, ToHost};

/// The tables that are awake, by id.
#[derive(Default)]
pub struct Hub {
    hosts: Mutex<HashMap<String, mpsc::Sender<ToHost>>>,
    app: OnceLock<Weak<App>>,
    stopped: AtomicBool,
}

impl Hub {
    /// Says to which server the tables belong.
    pub fn belong_to(&self, app: &Arc<App>) {
        let _ = self.app.set(Arc::downgrade(app));
    }

    /// Where a table is told things. It need not exist: its host finds out. Nothing once the server stops.
    pub fn table(&self, id: &str) -> Option<mpsc::Sender<ToHost>> {
        let app = self.app.get()?.upgrade()?;
        let mut hosts = self.hosts.lock().expect("no thread panics with the lock");
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        if let Some(host) = hosts.get(id).filter(|host| !host.is_closed()) {
            return Some(host.clone());
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        tokio::spawn(table::run(app, id.to_string(), inbox));
        hosts.insert(id.to_string(), sender.clone());
        Some(sender)
    }

    /// Takes a table off the list if nobody has told it anything; afterwards its task may end.
    pub fn retire(&self, id: &str, inbox: &mut mpsc::Receiver<ToHost>) -> bool {
        let mut hosts = self.hosts.lock().expect("no thread panics with the lock");
        if !inbox.is_empty() || hosts.get(id).is_some_and(|host| host.strong_count() > 1) {
            return false;
        }
        inbox.close();
        hosts.remove(id);
        true
    }

    /// How many tables are awake.
    pub fn count(&self) -> usize {
        self.hosts.lock().expect("no thread panics with the lock").len()
    }

    /// Whether somebody is at a table, or has been just now.
    pub fn is_awake(&self, id: &str) -> bool {
        self.hosts.lock().expect("no thread panics with the lock").contains_key(id)
    }

    /// Tells a table to stop, and waits until it has.
    pub async fn put_to_sleep(&self, id: &str) {
        let host = self.hosts.lock().expect("no thread panics with the lock").remove(id);
        if let Some(host) = host
            && host.send(ToHost::Stop).await.is_ok()
        {
            host.closed().await;
        }
    }

    /// Tells a table, if anybody here is at it, that it is not what it was.
    pub async fn let_go_of(&self, id: &str) {
        let host = self.hosts.lock().expect("no thread panics with the lock").get(id).cloned();
        if let Some(host) = host {
            let _ = host.send(ToHost::LetGo).await;
        }
    }

    /// Tells all tables that they may be on other nodes by now.
    pub fn let_go(&self) {
        let hosts: Vec<_> = self.hosts.lock().expect("no thread panics with the lock").values().cloned().collect();
        for host in hosts {
            tokio::spawn(async move { host.send(ToHost::LetGo).await });
        }
    }

    /// Tells all tables to stop, and waits until they have.
    pub async fn stop(&self) {
        let hosts: Vec<mpsc::Sender<ToHost>> = {
            let mut hosts = self.hosts.lock().expect("no thread panics with the lock");
            self.stopped.store(true, Ordering::Relaxed);
            hosts.drain().map(|(_, host)| host).collect()
        };
        let stop = hosts.into_iter().map(|host| async move {
            if host.send(ToHost::Stop).await.is_ok() {
                host.closed().await;
            }
        });
        futures_util::future::join_all(stop).await;
    }
}
