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

/// How long people may be kept from playing, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(180);

/// What was said by one person at one table: for each question, in order, what was tried and whether it was acknowledged.
#[derive(Default)]
struct Said(Vec<(QuestionId, Vec<String>, Option<String>)>);

/// What happens to everybody.
#[derive(Default)]
struct Ledger {
    said: Mutex<BTreeMap<(String, u8), Said>>,
    /// Tables that were set up where a match was over.
    later: Mutex<Vec<(String, [Person; 2])>>,
    /// How long each acknowledged decision took, from the first attempt on.
    waits: Mutex<Vec<Duration>>,
    /// For each pair when a decision was acknowledged last, how many were, and for how long there was none, at most.
    pairs: Mutex<Vec<(Instant, usize, Duration)>>,
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
    /// For how long nothing at all was decided at one table, at most.
    pub gap: Duration,
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
            let mut pair = Pair {
                people: [Person::new(at(number)), Person::new(at(number + 1))],
                servers: servers.to_vec(),
                number,
                ledger: crowd.ledger.clone(),
            };
            crowd.ledger.pairs.lock().expect("no panic").push((Instant::now(), 0, Duration::ZERO));
            let id = pair.set_up().await.expect("nobody has told them to stop");
            crowd.tables.push((id.clone(), pair.people.clone()));
            crowd.players.push(tokio::spawn(pair.play(id)));
        }
        crowd
    }

    /// The tables that are played now, or were last.
    pub fn current(&self) -> Vec<String> {
        let later = self.ledger.later.lock().expect("no panic");
        let all = self.tables.iter().chain(later.iter()).map(|(id, _)| id.clone()).collect::<Vec<_>>();
        all[all.len().saturating_sub(self.tables.len())..].to_vec()
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
        tokio::time::timeout(PATIENCE, reached).await.expect("people can play");
        begun.elapsed()
    }

    /// Waits until something more has been decided at each table, so that nobody waits for what has just happened.
    pub async fn wait_for_all(&self, more: usize) {
        let counts = || -> Vec<usize> {
            self.ledger.pairs.lock().expect("no panic").iter().map(|(_, count, _)| *count).collect()
        };
        let before = counts();
        let reached = async {
            while counts().iter().zip(&before).any(|(now, before)| *now < before + more) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, reached).await.expect("people can play at every table");
    }

    /// How long people have waited since this was last asked for.
    pub fn waits(&self) -> Waits {
        let mut gap = Duration::ZERO;
        for (_, _, longest) in self.ledger.pairs.lock().expect("no panic").iter_mut() {
            gap = gap.max(std::mem::take(longest));
        }
        let mut waits = std::mem::take(&mut *self.ledger.waits.lock().expect("no panic"));
        waits.sort();
        let at = |share: f64| waits.get(((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1)));
        let [median, p99, longest] = [0.5, 0.99, 1.0].map(|share| at(share).copied().unwrap_or_default());
        Waits { median, p99, longest, gap }
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
        let later = std::mem::take(&mut *self.ledger.later.lock().expect("no panic"));
        for (id, people) in self.tables.iter().chain(&later) {
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

/// Two people who play one match after the other.
struct Pair {
    people: [Person; 2],
    servers: Vec<SocketAddr>,
    number: usize,
    ledger: Arc<Ledger>,
}

impl Pair {
    /// Sets up a table for both; nothing once everybody is to stop. Whatever fails is tried again, at the next server.
    async fn set_up(&mut self) -> Option<String> {
        let game = if self.number.is_multiple_of(2) { "shards" } else { "spoils" };
        let wanted = table(game, vec![here("Ada"), link()]);
        let made = loop {
            match self.people[0].set_up(&wanted).await {
                Ok(made) => break made,
                Err(_) => self.go_on(0).await?,
            }
        };
        let id = made.table.id;
        while self.people[1].join(&id, &made.invitations[0].secret, "Blaise").await.is_err() {
            self.go_on(1).await?;
        }
        Some(id)
    }

    async fn go_on(&mut self, place: usize) -> Option<()> {
        tokio::time::sleep(Duration::from_millis(100)).await;
        self.people[place].server = after(&self.servers, self.people[place].server);
        (!self.ledger.stop.load(Ordering::Relaxed)).then_some(())
    }

    async fn play(mut self, first: String) {
        let mut id = Some(first);
        while let Some(at) = id {
            let player = |seat: usize| Player {
                person: self.people[seat].clone(),
                servers: self.servers.clone(),
                id: at.clone(),
                seat: seat as u8,
                pair: self.number,
                random: Random::new((self.number * 2 + seat) as u64),
                ledger: self.ledger.clone(),
                asked: None,
            };
            tokio::join!(player(0).play(), player(1).play());
            if self.ledger.stop.load(Ordering::Relaxed) {
                return;
            }
            id = self.set_up().await;
            if let Some(id) = &id {
                self.ledger.later.lock().expect("no panic").push((id.clone(), self.people.clone()));
            }
        }
    }
}

/// The server after one.
fn after(servers: &[SocketAddr], server: SocketAddr) -> SocketAddr {
    let place = servers.iter().position(|other| *other == server).unwrap_or_default();
    servers[(place + 1) % servers.len()]
}

struct Player {
    person: Person,
    servers: Vec<SocketAddr>,
    id: String,
    seat: u8,
    /// Which of all pairs they belong to.
    pair: usize,
    random: Random,
    ledger: Arc<Ledger>,
    /// Since when an answer to a question is tried.
    asked: Option<(QuestionId, Instant)>,
}

impl Player {
    async fn play(mut self) {
        while !self.stops() {
            // Whatever breaks, they come back, until the match is over.
            if let Ok(Ok(true)) = tokio::time::timeout(Duration::from_secs(90), self.sit()).await {
                return;
            }
            self.person.server = after(&self.servers, self.person.server);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    fn stops(&self) -> bool {
        self.ledger.stop.load(Ordering::Relaxed)
    }

    /// Plays until the line breaks or the match is over, and says which.
    async fn sit(&mut self) -> io::Result<bool> {
        let connecting = tokio::time::timeout(Duration::from_secs(20), self.person.connect(&self.id));
        let mut socket = connecting.await.map_err(|_| io::ErrorKind::TimedOut)??;
        let key = (self.id.clone(), self.seat);
        let mut sent: Option<(QuestionId, String)> = None;
        while !self.stops() {
            let heard = tokio::time::timeout(Duration::from_millis(500), socket.hear()).await;
            match heard {
                Err(_) => {}
                Ok(Err(error)) => return Err(error),
                Ok(Ok(FromServer::Closing { .. })) => return Ok(false),
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
                        let (last, count, gap) = &mut self.ledger.pairs.lock().expect("no panic")[self.pair];
                        *gap = (*gap).max(last.elapsed());
                        (*last, *count) = (Instant::now(), *count + 1);
                        if let Some((_, since)) = self.asked.take_if(|(asked, _)| *asked == question) {
                            self.ledger.waits.lock().expect("no panic").push(since.elapsed());
                        }
                    }
                }
                Ok(Ok(FromServer::Scene { scene })) => {
                    if scene.result.is_some() {
                        return Ok(true);
                    }
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
        Ok(false)
    }
}
