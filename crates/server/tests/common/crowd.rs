//! People who play at random at tables of their own, come back when the line breaks, and remember what they were told.
//!
//! Where there are several servers, each person is at one of them, and tries the next when the line breaks.

// Not every test uses everything.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::table::chance::Random;
use server::history::Happened;
use server::store::Store;
use server::wire::{FromClient, FromServer, QuestionId, Tongue};
use tokio::task::JoinHandle;

use crate::common::body_texts;
use crate::common::client::Person;
use crate::common::site::{here, link, soon, table};

/// What was said by one person at one table: for each question, in order, what was tried and whether it was acknowledged.
#[derive(Default)]
struct Said(Vec<(QuestionId, Vec<String>, Option<String>)>);

/// What happens to everybody.
#[derive(Default)]
struct Ledger {
    said: Mutex<BTreeMap<(String, u8), Said>>,
    /// How long each acknowledged decision took, from the first attempt on.
    waits: Mutex<Vec<Duration>>,
    count: AtomicUsize,
    stop: AtomicBool,
}

/// People who play until they are told to stop.
pub struct Crowd {
    /// The tables, each with its two people.
    pub tables: Vec<(String, [Person; 2])>,
    ledger: Arc<Ledger>,
    players: Vec<JoinHandle<()>>,
}

/// How long people waited for their decisions to be taken.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    pub median: Duration,
    pub p99: Duration,
    pub longest: Duration,
}

impl Crowd {
    /// Sets up so many tables for two and begins to play at them.
    pub async fn gather(server: SocketAddr, count: usize) -> Crowd {
        Crowd::gather_at(&[server], count).await
    }

    /// The same with several servers: of two people at a table each begins at another one.
    pub async fn gather_at(servers: &[SocketAddr], count: usize) -> Crowd {
        let mut crowd = Crowd { tables: Vec::new(), ledger: Arc::default(), players: Vec::new() };
        for number in 0..count {
            let at = |place: usize| servers[place % servers.len()];
            let mut people = [Person::new(at(number)), Person::new(at(number + 1))];
            let game = if number % 2 == 0 { "shards" } else { "spoils" };
            // A database that is hardly waited for may fail on a busy machine; then it is tried again.
            let wanted = table(game, vec![here("Ada"), link()]);
            let made = loop {
                match people[0].set_up(&wanted).await {
                    Ok(made) => break made,
                    Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                }
            };
            let id = made.table.id;
            while people[1].join(&id, &made.invitations[0].secret, "Blaise").await.is_err() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            for (seat, person) in people.iter().enumerate() {
                let player = Player {
                    person: person.clone(),
                    servers: servers.to_vec(),
                    id: id.clone(),
                    seat: seat as u8,
                    random: Random::new((number * 2 + seat) as u64),
                    ledger: crowd.ledger.clone(),
                    asked: None,
                };
                crowd.players.push(tokio::spawn(player.play()));
            }
            crowd.tables.push((id, people));
        }
        crowd
    }

    /// How many decisions have been acknowledged.
    pub fn count(&self) -> usize {
        self.ledger.count.load(Ordering::Relaxed)
    }

    /// Waits until so many more have been acknowledged, and tells how long that took.
    pub async fn wait_for(&self, more: usize) -> Duration {
        let (wanted, begun) = (self.count() + more, Instant::now());
        let reached = async {
            while self.count() < wanted {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), reached).await.expect("people can play");
        begun.elapsed()
    }

    /// How long people have waited since this was last asked for.
    pub fn waits(&self) -> Waits {
        let mut waits = std::mem::take(&mut *self.ledger.waits.lock().expect("no panic"));
        waits.sort();
        let at = |share: f64| waits.get(((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1)));
        let [median, p99, longest] = [0.5, 0.99, 1.0].map(|share| at(share).copied().unwrap_or_default());
        Waits { median, p99, longest }
    }

    /// Lets everybody stop, and compares what they were told with what the store has. Every table can be opened.
    pub async fn check(self, store: &Store) -> usize {
        let server = self.tables[0].1[0].server;
        self.check_at(store, server).await
    }

    /// The same, with the tables opened at a server that is still there.
    pub async fn check_at(self, store: &Store, server: SocketAddr) -> usize {
        self.ledger.stop.store(true, Ordering::Relaxed);
        for player in self.players {
            player.await.expect("no player panics");
        }
        for (id, people) in &self.tables {
            let ada = people[0].at(server);
            let scene = soon(async { ada.connect(id).await?.scene().await }).await;
            assert!(scene.decisions > 0, "{id} can be opened");
            let events = body_texts(store, id).await;
            let mut kept: BTreeMap<u8, Vec<String>> = BTreeMap::new();
            for event in events {
                if let Happened::Decided { decision, unasked: false, .. } =
                    serde_json::from_str(&event).expect("an event")
                {
                    kept.entry(decision.seat.0).or_default().push(decision.text);
                }
            }
            for seat in 0..2 {
                let said = self.ledger.said.lock().expect("no panic").remove(&(id.clone(), seat)).unwrap_or_default();
                said.compare(&format!("{id}, seat {seat}"), &kept.remove(&seat).unwrap_or_default());
            }
        }
        self.ledger.count.load(Ordering::Relaxed)
    }
}

impl Said {
    fn tries(&mut self, question: QuestionId, text: &str) {
        match self.0.last_mut() {
            Some((last, tried, _)) if *last == question => tried.push(text.to_string()),
            _ => self.0.push((question, vec![text.to_string()], None)),
        }
    }

    fn taken(&mut self, question: QuestionId, text: &str) {
        let found = self.0.iter_mut().rev().find(|(asked, ..)| *asked == question);
        found.expect("it was said").2 = Some(text.to_string());
    }

    /// Every acknowledged decision is kept, in order; nothing else is kept but what was tried and not heard of; and nothing
    /// is kept twice, since every question can account for one decision only.
    fn compare(&self, whose: &str, kept: &[String]) {
        let mut kept = kept.iter().peekable();
        for (question, tried, taken) in &self.0 {
            match taken {
                Some(text) => {
                    let next = kept.next();
                    assert_eq!(next, Some(text), "{whose}: `{text}` was taken for {question:?}, and is kept");
                }
                None => drop(kept.next_if(|next| tried.contains(next))),
            }
        }
        assert_eq!(kept.next(), None, "{whose}: nobody has said this");
    }
}

struct Player {
    person: Person,
    servers: Vec<SocketAddr>,
    id: String,
    seat: u8,
    random: Random,
    ledger: Arc<Ledger>,
    /// Since when an answer to a question is tried.
    asked: Option<(QuestionId, Instant)>,
}

impl Player {
    async fn play(mut self) {
        while !self.stops() {
            // Whatever breaks, they come back.
            let _ = tokio::time::timeout(Duration::from_secs(90), self.sit()).await;
            let place = self.servers.iter().position(|server| *server == self.person.server).unwrap_or_default();
            self.person.server = self.servers[(place + 1) % self.servers.len()];
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    fn stops(&self) -> bool {
        self.ledger.stop.load(Ordering::Relaxed)
    }

    async fn sit(&mut self) -> io::Result<()> {
        let connecting = tokio::time::timeout(Duration::from_secs(20), self.person.connect(&self.id));
        let mut socket = connecting.await.map_err(|_| io::ErrorKind::TimedOut)??;
        let key = (self.id.clone(), self.seat);
        let mut sent: Option<(QuestionId, String)> = None;
        while !self.stops() {
            let heard = tokio::time::timeout(Duration::from_millis(500), socket.hear()).await;
            match heard {
                Err(_) => {}
                Ok(Err(error)) => return Err(error),
                Ok(Ok(FromServer::Closing { .. })) => return Ok(()),
                Ok(Ok(FromServer::Taken { question })) => {
                    if let Some((_, text)) = sent.take_if(|(asked, _)| *asked == question) {
                        self.ledger
                            .said
                            .lock()
                            .expect("no panic")
                            .entry(key.clone())
                            .or_default()
                            .taken(question, &text);
                        self.ledger.count.fetch_add(1, Ordering::Relaxed);
                        if let Some((_, since)) = self.asked.take_if(|(asked, _)| *asked == question) {
                            self.ledger.waits.lock().expect("no panic").push(since.elapsed());
                        }
                    }
                }
                Ok(Ok(FromServer::Scene { scene })) => {
                    let Some(question) = scene.question else { continue };
                    // Until they hear more of it they do not change their mind.
                    if sent.as_ref().is_some_and(|(asked, _)| *asked == question.id) {
                        continue;
                    }
                    let chosen = self.random.below(question.options.len() as u32) as usize;
                    let text = question.options[chosen].text.clone();
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    self.ledger
                        .said
                        .lock()
                        .expect("no panic")
                        .entry(key.clone())
                        .or_default()
                        .tries(question.id, &text);
                    if self.asked.is_none_or(|(asked, _)| asked != question.id) {
                        self.asked = Some((question.id, Instant::now()));
                    }
                    sent = Some((question.id, text.clone()));
                    socket.answer(question.id, &text).await?;
                }
                Ok(Ok(FromServer::Refused { .. })) => {
                    // What was not kept is tried again, with the table as it is by now.
                    sent = None;
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    socket.say(&FromClient::Language { language: Tongue::En }).await?;
                }
                Ok(Ok(_)) => {}
            }
        }
        Ok(())
    }
}
