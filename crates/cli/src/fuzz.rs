//! `tapis fuzz`: random play with every invariant on.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use catalog::{Catalog, GameEntry};
use clap::Args;
use kernel::erased::LONGEST;
use kernel::game::Setup;
use kernel::record::Record;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use serde::Serialize;

use crate::output::{Failure, Output};

/// How many matches are played between two words of progress.
const PROGRESS: u64 = 2_000;
/// One match in so many has a seat that gives up.
const CONCEDING: u64 = 10;

/// What `tapis fuzz` takes.
#[derive(Args)]
pub struct Options {
    /// The game
    game: String,
    /// How many matches for each number of seats
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The seed of the first match
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Only with so many seats
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The deck to play with
    #[arg(long, value_name = "ID")]
    deck: Vec<String>,
    /// Every pair of decks, a deck against itself included
    #[arg(long, conflicts_with = "deck")]
    pairs: bool,
    /// Other decks in every match, so that each comes to every seat
    #[arg(long, conflicts_with_all = ["deck", "pairs"])]
    mix: bool,
    /// An option of the matches; with * in place of the value a table for each value
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// Also ask where only the asked seat can know that there is a single answer
    #[arg(long = "paced")]
    ask_when_forced: bool,
    /// Check everything only at every so many decisions, and keep no record unless something is wrong
    #[arg(long, value_name = "N", default_value_t = 1)]
    every: u32,
    /// How many threads
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: u64,
}

/// What was played.
#[derive(Serialize)]
struct Fuzzed {
    game: String,
    seats: Vec<u8>,
    games: u64,
    decisions: u64,
    /// Matches given up because chance had played them into a corner where nothing ends them.
    unfinished: u64,
    /// The longest that one decision took, in milliseconds.
    longest: f64,
    seed: u64,
}

/// A fault with the record that leads to it.
struct Fault {
    what: String,
    record: Record,
}

/// Plays at random and checks everything at every decision.
pub fn run(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let title = catalog.find(&options.game).map_err(Failure::Misuse)?;
    let (least, most) = title.game.seats();
    let seats: Vec<u8> = match options.seats {
        Some(seats) => vec![seats],
        None => (least as u8..=most as u8).collect(),
    };
    let mut tables: Vec<Setup> = Vec::new();
    for &seats in &seats {
        for chosen in crate::edition::spread(&*title.game, &options.option)? {
            for decks in decks(options, title) {
                let start = Setup::new(seats, options.seed);
                let setup = Setup { decks, ask_when_forced: options.ask_when_forced, options: chosen.clone(), ..start };
                title.game.start(&setup).map_err(|error| Failure::Misuse(error.to_string()))?;
                tables.push(setup);
            }
        }
    }
    eprintln!("tapis: {} matches at each of {} tables, seed {}", options.games, tables.len(), options.seed);
    let total = Mutex::new(Tally::default());
    let fault = Mutex::new(None);
    let (stop, next) = (AtomicBool::new(false), AtomicU64::new(0));
    let matches = options.games * tables.len() as u64;
    std::panic::set_hook(Box::new(|_| {}));
    std::thread::scope(|scope| {
        for _ in 0..options.threads.clamp(1, 64) {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= matches {
                        break;
                    }
                    let table = &tables[(number / options.games) as usize];
                    let seed = options.seed.wrapping_add(number % options.games);
                    let mut setup = Setup { seed, ..table.clone() };
                    if options.mix {
                        setup.decks = mixed(title, &setup);
                    }
                    let played =
                        if options.every > 1 { glance(title, &setup, options.every) } else { play(title, &setup) };
                    match played {
                        Ok(played) => {
                            let done = total.lock().expect("no thread panics with the lock").add(&played);
                            if done.is_multiple_of(PROGRESS) {
                                eprintln!("tapis: {done} matches");
                            }
                        }
                        Err(found) => {
                            stop.store(true, Ordering::Relaxed);
                            fault.lock().expect("no thread panics with the lock").get_or_insert(found);
                            break;
                        }
                    };
                }
            });
        }
    });
    let _ = std::panic::take_hook();
    if let Some(fault) = fault.into_inner().expect("no thread panics with the lock") {
        let path = format!("fault-{}-{}.json", options.game, fault.record.setup.seed);
        let kept = match std::fs::write(&path, fault.record.write()) {
            Ok(()) => format!("replay it with `tapis replay {path}`"),
            Err(error) => format!("its record could not be written to {path}: {error}"),
        };
        return Err(Failure::Wanting(format!(
            "{} seats, seed {}, decision {}: {}; {kept}",
            fault.record.setup.seats,
            fault.record.setup.seed,
            fault.record.decisions.len(),
            fault.what,
        )));
    }
    let total = total.into_inner().expect("no thread panics with the lock");
    let done = Fuzzed {
        game: options.game.clone(),
        seats,
        games: total.games,
        decisions: total.decisions,
        unfinished: total.unfinished,
        longest: (total.longest.as_secs_f64() * 1e6).round() / 1e3,
        seed: options.seed,
    };
    let mut text = format!("{} matches, {} decisions, no fault", done.games, done.decisions);
    if done.unfinished > 0 {
        text.push_str(&format!("; {} given up after {LONGEST} decisions", done.unfinished));
    }
    text.push_str(&format!("; longest decision {} ms", done.longest));
    output.result(&text, &done);
    Ok(())
}

/// The decks of each table.
fn decks(options: &Options, title: &GameEntry) -> Vec<Vec<String>> {
    if !options.pairs {
        return vec![options.deck.clone()];
    }
    let ids: Vec<&String> = title.game.decks().iter().map(|deck| &deck.id).collect();
    let pairs =
        ids.iter().enumerate().flat_map(|(place, first)| ids[place..].iter().map(move |second| (first, second)));
    pairs.map(|(first, second)| vec![(*first).clone(), (*second).clone()]).collect()
}

/// Decks that fit together, others for every seed.
fn mixed(title: &GameEntry, setup: &Setup) -> Vec<String> {
    let mut random = Random::new(setup.seed ^ 0x6d69_7865_6400);
    let mut ids: Vec<&String> = title.game.decks().iter().map(|deck| &deck.id).collect();
    loop {
        random.shuffle(&mut ids);
        let decks: Vec<String> = ids.iter().cycle().take(usize::from(setup.seats)).map(|id| (*id).clone()).collect();
        if title.game.start(&Setup { decks: decks.clone(), ..setup.clone() }).is_ok() {
            return decks;
        }
    }
}

/// How matches went.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    unfinished: u64,
    longest: Duration,
}

impl Tally {
    /// Adds a match and says how many there are by now.
    fn add(&mut self, other: &Tally) -> u64 {
        self.games += other.games;
        self.decisions += other.decisions;
        self.unfinished += other.unfinished;
        self.longest = self.longest.max(other.longest);
        self.games
    }
}

/// One random match without a record, looked at now and then. What goes wrong is played again with a record.
fn glance(title: &GameEntry, setup: &Setup, every: u32) -> Result<Tally, Box<Fault>> {
    let mut random = Random::new(setup.seed);
    let mut tally = Tally { games: 1, ..Tally::default() };
    let fine = catch_unwind(AssertUnwindSafe(|| {
        let mut play = title.game.start(setup).expect("the set-up has been tried");
        loop {
            if tally.decisions.is_multiple_of(u64::from(every))
                && play.audit(&mut Random::new(tally.decisions)).is_err()
            {
                return false;
            }
            if play.asked().is_none() {
                return true;
            }
            if tally.decisions >= u64::from(LONGEST) {
                tally.unfinished = 1;
                return true;
            }
            let start = Instant::now();
            play.step_at_random(&mut random);
            tally.longest = tally.longest.max(start.elapsed());
            tally.decisions += 1;
        }
    }));
    if matches!(fine, Ok(true)) {
        return Ok(tally);
    }
    again(title, setup, tally.decisions)
}

/// The match of a glance once more, with a record, up to where something went wrong.
fn again(title: &GameEntry, setup: &Setup, decisions: u64) -> Result<Tally, Box<Fault>> {
    let mut random = Random::new(setup.seed);
    let mut play = title.game.start(setup).expect("the set-up has been tried");
    let mut what = "a fault that does not come back".to_string();
    for number in 0..=decisions {
        let options = play.options();
        let checked = catch_unwind(AssertUnwindSafe(|| play.audit(&mut Random::new(number))));
        let (Some(seat), Ok(Ok(()))) = (play.asked(), &checked) else {
            what = match checked {
                Ok(Err(fault)) => fault,
                Err(panic) => said(&panic),
                Ok(Ok(())) => what,
            };
            break;
        };
        let text = options[random.below(options.len() as u32) as usize].text.clone();
        match catch_unwind(AssertUnwindSafe(|| play.answer(seat, &text))) {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) => {
                what = format!("the option `{text}` was refused: {refusal}");
                break;
            }
            Err(panic) => {
                what = format!("`{text}`: {}", said(&panic));
                break;
            }
        }
    }
    Err(Box::new(Fault { what, record: play.record() }))
}

/// One random match, or its first fault.
fn play(title: &GameEntry, setup: &Setup) -> Result<Tally, Box<Fault>> {
    let mut random = Random::new(setup.seed);
    let mut play = title.game.start(setup).expect("the set-up has been tried");
    let cards = |play: &dyn kernel::erased::AnyMatch| -> usize {
        play.view(None).zones.iter().map(|zone| zone.cards.len()).sum()
    };
    let dealt = cards(&*play);
    let giving_up = setup.seed.is_multiple_of(CONCEDING);
    let mut decisions = 0;
    let mut unfinished = 0;
    let mut longest = Duration::ZERO;
    loop {
        let fault = |what: String, record: Record| Err(Box::new(Fault { what, record }));
        let checked = catch_unwind(AssertUnwindSafe(|| {
            play.audit(&mut random)?;
            let over = play.asked().is_none();
            let same = cards(&*play) == dealt || (title.game.makes_cards() && cards(&*play) > dealt);
            if !over || same { Ok(()) } else { Err("cards appeared or vanished".to_string()) }
        }));
        match checked {
            Ok(Ok(())) => {}
            Ok(Err(what)) => return fault(what, play.record()),
            Err(panic) => return fault(said(&panic), play.record()),
        }
        let Some(seat) = play.asked() else { break };
        decisions += 1;
        if decisions > LONGEST {
            unfinished = 1;
            break;
        }
        let (seat, text) = if giving_up && random.below(80) == 0 {
            (Seat(random.below(u32::from(setup.seats)) as u8), "concede".to_string())
        } else {
            let options = play.options();
            (seat, options[random.below(options.len() as u32) as usize].text.clone())
        };
        let start = Instant::now();
        let answered = catch_unwind(AssertUnwindSafe(|| play.answer(seat, &text)));
        longest = longest.max(start.elapsed());
        match answered {
            Ok(Ok(())) => {}
            Ok(Err(_)) if text == "concede" => {}
            Ok(Err(refusal)) => return fault(format!("the option `{text}` was refused: {refusal}"), play.record()),
            Err(panic) => return fault(format!("`{text}`: {}", said(&panic)), play.record()),
        }
    }
    let record = play.record();
    let played = Tally { games: 1, decisions: record.decisions.len() as u64, unfinished, longest };
    match kernel::erased::replay(&*title.game, &record, None) {
        Ok(again) if again.digest() == play.digest() => Ok(played),
        Ok(_) => Err(Box::new(Fault { what: "the replay ends at another table".to_string(), record })),
        Err(what) => Err(Box::new(Fault { what, record })),
    }
}

fn said(panic: &Box<dyn std::any::Any + Send>) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panic: {}", text.unwrap_or("without a word"))
}
