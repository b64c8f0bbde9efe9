//! People who play at random at tables of their own, come back when the line breaks, and remember what they were told.

// Not every test uses everything.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kernel::table::chance::Random;
use server::history::Happened;
use server::store::Store;
use server::wire::FromServer;
use tokio::task::JoinHandle;

use crate::common::body_texts;
use crate::common::client::Person;
use crate::common::site::{here, link, soon, table};

/// The decisions that were acknowledged, by table and seat, in order.
type Told = Arc<Mutex<BTreeMap<(String, u8), Vec<String>>>>;

/// People who play until they are told to stop.
pub struct Crowd {
    /// The tables, each with its two people.
    pub tables: Vec<(String, [Person; 2])>,
    told: Told,
    count: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
    players: Vec<JoinHandle<()>>,
}

impl Crowd {
    /// Sets up so many tables for two and begins to play at them.
    pub async fn gather(server: SocketAddr, count: usize) -> Crowd {
        let mut crowd = Crowd {
            tables: Vec::new(),
            told: Told::default(),
            count: Arc::default(),
            stop: Arc::default(),
            players: Vec::new(),
        };
        for number in 0..count {
            let mut people = [Person::new(server), Person::new(server)];
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
                let (person, id, seed) = (person.clone(), id.clone(), (number * 2 + seat) as u64);
                let (told, count, stop) = (crowd.told.clone(), crowd.count.clone(), crowd.stop.clone());
                let play = play(person, id, seat as u8, seed, told, count, stop);
                crowd.players.push(tokio::spawn(play));
            }
            crowd.tables.push((id, people));
        }
        crowd
    }

    /// How many decisions have been acknowledged.
    pub fn count(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }

    /// Waits until so many more have been acknowledged.
    pub async fn wait_for(&self, more: usize) {
        let wanted = self.count() + more;
        let reached = async {
            while self.count() < wanted {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), reached).await.expect("people can play");
    }

    /// Lets everybody stop, and compares what they were told with what the store has. Every table can be opened.
    pub async fn check(self, store: &Store) -> usize {
        self.stop.store(true, Ordering::Relaxed);
        for player in self.players {
            player.await.expect("no player panics");
        }
        for (id, people) in &self.tables {
            let scene = soon(async { people[0].connect(id).await?.scene().await }).await;
            assert!(scene.decisions > 0, "{id} can be opened");
            let events = body_texts(store, id).await;
            let mut kept: BTreeMap<u8, Vec<String>> = BTreeMap::new();
            for event in events {
                if let Happened::Decided { decision, .. } = serde_json::from_str(&event).expect("an event") {
                    kept.entry(decision.seat.0).or_default().push(decision.text);
                }
            }
            for seat in 0..2 {
                let told = self.told.lock().expect("no panic").remove(&(id.clone(), seat)).unwrap_or_default();
                let mut kept = kept.remove(&seat).unwrap_or_default().into_iter();
                for text in &told {
                    assert!(kept.any(|other| other == *text), "{id}, seat {seat}: `{text}` was told and is not kept");
                }
            }
        }
        self.count.load(Ordering::Relaxed)
    }
}

async fn play(
    person: Person,
    id: String,
    seat: u8,
    seed: u64,
    told: Told,
    count: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
) {
    let mut random = Random::new(seed);
    while !stop.load(Ordering::Relaxed) {
        let sat = sit(&person, &id, seat, &mut random, &told, &count, &stop);
        // Whatever breaks, they come back.
        let _ = tokio::time::timeout(Duration::from_secs(90), sat).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn sit(
    person: &Person,
    id: &str,
    seat: u8,
    random: &mut Random,
    told: &Told,
    count: &AtomicUsize,
    stop: &AtomicBool,
) -> io::Result<()> {
    let mut socket = person.connect(id).await?;
    let mut sent = None;
    while !stop.load(Ordering::Relaxed) {
        let heard = tokio::time::timeout(Duration::from_millis(500), socket.hear()).await;
        match heard {
            Err(_) => {}
            Ok(Err(error)) => return Err(error),
            Ok(Ok(FromServer::Closing { .. })) => return Ok(()),
            Ok(Ok(FromServer::Taken { question })) => {
                if let Some((_, text)) = sent.take_if(|(asked, _)| *asked == question) {
                    told.lock().expect("no panic").entry((id.to_string(), seat)).or_default().push(text);
                    count.fetch_add(1, Ordering::Relaxed);
                }
            }
            Ok(Ok(FromServer::Scene { scene })) => {
                let Some(question) = scene.question else { continue };
                let text = question.options[random.below(question.options.len() as u32) as usize].text.clone();
                tokio::time::sleep(Duration::from_millis(20)).await;
                sent = Some((question.id, text.clone()));
                socket.answer(question.id, &text).await?;
            }
            Ok(Ok(_)) => {}
        }
    }
    Ok(())
}
