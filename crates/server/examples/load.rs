//! Many people at many tables: how long does a decision take when the server is busy?
//!
//! `cargo run --release -p server --example load -- --url http://127.0.0.1:7878 --games 1000 --rate 0.2 --seconds 60`
//!
//! Every table has a person on each of two seats, with a socket each. Half of the tables play Shards, half The Spoils.
//! Measured is the time from sending an answer until `taken` has come back, and until the other seat's scene has come. What is
//! chosen in secret is shown to nobody, so that not every answer brings a scene to the other seat.
//! The server must be here, and be started with `--pace 0 --requests 100000 --messages 1000 --quota 0
//! --connections 0`: everybody comes from one address.

#[path = "../tests/common/client.rs"]
mod client;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use client::{Person, Socket};
use kernel::table::chance::Random;
use serde::Deserialize;
use serde::de::IgnoredAny;
use server::wire::{NewSeat, NewTable, QuestionId};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

/// How long anything may take before it counts as an error.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many tables are set up at a time.
const AT_A_TIME: usize = 64;

/// How much load, and where.
#[derive(Parser, Clone)]
struct Options {
    /// The server, on this machine; several for a cluster: then the two people of a table are at different ones
    #[arg(long, value_parser = loopback, required = true)]
    url: Vec<SocketAddr>,
    /// How many tables besides at which somebody plays against a master without a pause; they are not measured
    #[arg(long, default_value_t = 0)]
    masters: u32,
    /// How many tables
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    games: u32,
    /// Decisions a second at each table; 0 to sit there and do nothing
    #[arg(long, default_value_t = 0.2, value_parser = rate)]
    rate: f64,
    /// How long
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(0..=3600))]
    seconds: u64,
    /// Decisions that are taken at each table beforehand, as fast as they go
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(0..=200))]
    before: u32,
}

fn loopback(url: &str) -> Result<SocketAddr, String> {
    let address = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
    let address: SocketAddr = address.parse().map_err(|_| "an address looks like http://127.0.0.1:7878".to_string())?;
    if address.ip().is_loopback() { Ok(address) } else { Err("only a server on this machine is put under load".into()) }
}

fn rate(text: &str) -> Result<f64, String> {
    let rate: f64 = text.parse().map_err(|_| "a number".to_string())?;
    if (0.0..=20.0).contains(&rate) { Ok(rate) } else { Err("a number from 0 to 20".to_string()) }
}

#[tokio::main]
async fn main() {
    let options = Options::parse();
    let turnstile = Arc::new(Semaphore::new(AT_A_TIME));
    let (start, started) = watch::channel(false);
    let (ready, mut made) = mpsc::channel(1);
    let begun = Instant::now();
    let mut games = JoinSet::new();
    for number in 0..options.games {
        let (options, turnstile, ready, started) = (options.clone(), turnstile.clone(), ready.clone(), started.clone());
        games.spawn(async move { run(number, &options, &turnstile, ready, started).await });
    }
    drop(ready);
    let mut count = 0;
    while count < options.games && made.recv().await.is_some() {
        count += 1;
    }
    let taken = begun.elapsed().as_secs_f64();
    println!("{count} tables with {} decisions each set up in {taken:.1} s", options.before);
    let masters: Vec<_> =
        (0..options.masters).map(|number| tokio::spawn(face_a_master(number, options.clone()))).collect();
    start.send_replace(true);
    let mut figures = Figures::default();
    while let Some(game) = games.join_next().await {
        figures.add(game.expect("no game panics"));
    }
    figures.print(&options);
    let answers = masters.iter().filter(|master| !master.is_finished()).count();
    println!("{answers} of {} tables with a master were still played", options.masters);
}

/// Plays against a master, match after match, so that it always has something to think about.
async fn face_a_master(number: u32, options: Options) -> io::Result<()> {
    let mut random = Random::new(u64::from(number) + 1_000_000);
    let mut ada = Person::new(options.url[number as usize % options.url.len()]);
    loop {
        let seats = vec![NewSeat::Here { name: "Ada".to_string() }, NewSeat::Bot { bot: "master".to_string() }];
        let made = ada.set_up(&wanted(number, seats)).await?;
        let mut socket = ada.connect(&made.table.id).await?;
        loop {
            let scene = socket.scene().await?;
            if scene.result.is_some() {
                break;
            }
            let Some(question) = scene.question else { continue };
            let chosen = random.below(question.options.len() as u32) as usize;
            socket.answer(question.id, &question.options[chosen].text).await?;
        }
    }
}

fn wanted(number: u32, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: if number.is_multiple_of(2) { "shards" } else { "spoils" }.to_string(),
        seats,
        decks: Vec::new(),
        options: Vec::new(),
        seed: None,
        scenario: None,
        puzzle: None,
        fork: None,
        clock: None,
        hints: None,
        listed: false,
        rated: false,
    }
}

/// What was measured.
#[derive(Default)]
struct Figures {
    /// Until `taken`, in microseconds.
    taken: Vec<u64>,
    /// Until the other seat's scene, in microseconds.
    shown: Vec<u64>,
    /// Tables that are over.
    over: usize,
    /// What went wrong.
    errors: Vec<String>,
}

impl Figures {
    fn add(&mut self, mut other: Figures) {
        self.taken.append(&mut other.taken);
        self.shown.append(&mut other.shown);
        self.errors.append(&mut other.errors);
        self.over += other.over;
    }

    fn print(&mut self, options: &Options) {
        let count = self.taken.len();
        let rate = count as f64 / options.seconds.max(1) as f64;
        println!("{count} decisions, {rate:.0} a second; {} matches over, {} errors", self.over, self.errors.len());
        for (what, times) in [("taken", &mut self.taken), ("other scene", &mut self.shown)] {
            times.sort_unstable();
            let share = |share: f64| {
                let place = ((times.len() as f64 * share).ceil() as usize).clamp(1, times.len().max(1)) - 1;
                times.get(place).map_or(0.0, |time| *time as f64 / 1000.0)
            };
            let (p50, p95, p99, max) = (share(0.5), share(0.95), share(0.99), share(1.0));
            println!("{what:>12}: p50 {p50:.1} ms, p95 {p95:.1} ms, p99 {p99:.1} ms, max {max:.1} ms");
        }
        self.errors.sort();
        self.errors.dedup();
        for error in self.errors.iter().take(5) {
            println!("error: {error}");
        }
    }
}

/// One table from beginning to end.
async fn run(
    number: u32,
    options: &Options,
    turnstile: &Semaphore,
    ready: mpsc::Sender<()>,
    mut started: watch::Receiver<bool>,
) -> Figures {
    let mut figures = Figures::default();
    let made = {
        let _turn = turnstile.acquire().await.expect("the turnstile stays");
        set_up(number, options).await
    };
    let outcome = async {
        let mut game = made?;
        let _ = ready.send(()).await;
        drop(ready);
        // Sockets are read while others are still being set up: the server asks whether anybody is there.
        loop {
            tokio::select! {
                _ = started.wait_for(|started| *started) => break,
                heard = game.hear(&mut figures) => heard?,
            };
        }
        game.unseen = None;
        let end = Instant::now() + Duration::from_secs(options.seconds);
        game.play(options, end, &mut figures).await
    };
    if let Err(error) = outcome.await {
        figures.errors.push(error.to_string());
    }
    figures
}

/// Sets up a table for two persons, and plays its beginning.
async fn set_up(number: u32, options: &Options) -> io::Result<Game> {
    let at = |place: usize| options.url[place % options.url.len()];
    let (mut ada, mut blaise) = (Person::new(at(number as usize)), Person::new(at(number as usize + 1)));
    let made = ada.set_up(&wanted(number, vec![NewSeat::Here { name: "Ada".to_string() }, NewSeat::Link {}])).await?;
    let table = &made.table.id;
    blaise.join(table, &made.invitations[0].secret, "Blaise").await?;
    let sockets = [ada.connect(table).await?, blaise.connect(table).await?];
    let random = Random::new(u64::from(number));
    let mut game = Game { sockets, asked: [None, None], over: false, random, unseen: None, awaited: String::new() };
    for _ in 0..options.before {
        game.decide(&mut Figures::default()).await?;
    }
    Ok(game)
}

/// A table and the two persons at it.
struct Game {
    sockets: [Socket; 2],
    /// What each of them is asked.
    asked: [Option<Question>; 2],
    over: bool,
    random: Random,
    /// The latest answer whose effect the other seat has not seen: who gave it, and when.
    unseen: Option<(usize, Instant)>,
    /// What is waited for, for the one who reads that it did not come.
    awaited: String,
}

/// What has been heard: as little of it as is needed, since the load must cost less than the server.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    scene: Option<Glance>,
    refusal: Option<Refusal>,
    code: Option<String>,
}

#[derive(Deserialize)]
struct Refusal {
    text: String,
}

#[derive(Deserialize)]
struct Glance {
    question: Option<Question>,
    result: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Question {
    id: QuestionId,
    options: Vec<Answer>,
}

#[derive(Deserialize)]
struct Answer {
    text: String,
}

impl Game {
    /// Hears what comes next, and who hears it. How long it took is noted when it is the other seat's scene.
    async fn hear(&mut self, figures: &mut Figures) -> io::Result<(usize, String)> {
        let [ada, blaise] = &mut self.sockets;
        let (side, text) = tokio::select! {
            text = ada.hear_text() => (0, text?),
            text = blaise.hear_text() => (1, text?),
        };
        let heard: Heard = serde_json::from_str(&text).map_err(io::Error::other)?;
        if let Some(scene) = heard.scene {
            self.over |= scene.result.is_some();
            self.asked[side] = scene.question;
            if let Some((_, sent)) = self.unseen.take_if(|(by, _)| *by != side) {
                figures.shown.push(sent.elapsed().as_micros() as u64);
            }
        }
        match (heard.refusal, heard.code) {
            (Some(refusal), _) => Err(io::Error::other(format!("refused: {}", refusal.text))),
            (_, Some(code)) => Err(io::Error::other(format!("closed: {code}"))),
            _ => Ok((side, heard.kind)),
        }
    }

    /// Whoever is asked answers something, and waits until it is taken. Whether there was anything to answer.
    async fn decide(&mut self, figures: &mut Figures) -> io::Result<bool> {
        let decided = tokio::time::timeout(PATIENCE, async {
            self.awaited.insert_str(0, "a question after ");
            let (side, question) = loop {
                if self.over {
                    return Ok(false);
                }
                let side = self.asked.iter().position(Option::is_some);
                match side.and_then(|side| Some((side, self.asked[side].take()?))) {
                    Some(found) => break found,
                    None => self.hear(figures).await?,
                };
            };
            let choice = &question.options[self.random.below(question.options.len() as u32) as usize].text;
            self.awaited = format!("`{choice}` to be taken, decision {}", question.id.decision);
            let sent = Instant::now();
            self.unseen = Some((side, sent));
            self.sockets[side].answer(question.id, choice).await?;
            while self.hear(figures).await? != (side, "taken".to_string()) {}
            figures.taken.push(sent.elapsed().as_micros() as u64);
            Ok(true)
        });
        let decided = decided.await;
        decided.unwrap_or_else(|_| Err(io::Error::other(format!("waited too long for {}", self.awaited))))
    }

    /// Plays at the wanted rate.
    async fn play(&mut self, options: &Options, end: Instant, figures: &mut Figures) -> io::Result<()> {
        let pause = |random: &mut Random, least: f64| {
            let share = least + random.below(1000) as f64 / 1000.0;
            if options.rate > 0.0 { Duration::from_secs_f64(share / options.rate) } else { Duration::MAX }
        };
        // Nobody begins at the same moment.
        let mut due = Instant::now().checked_add(pause(&mut self.random, 0.0)).unwrap_or(end).min(end);
        loop {
            loop {
                tokio::select! {
                    () = tokio::time::sleep_until(due.into()) => break,
                    heard = self.hear(figures) => heard?,
                };
            }
            if due >= end {
                return Ok(());
            }
            if !self.decide(figures).await? {
                figures.over += 1;
                return Ok(());
            }
            due = (Instant::now() + pause(&mut self.random, 0.5)).min(end);
        }
    }
}
