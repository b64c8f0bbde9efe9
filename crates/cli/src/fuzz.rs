//! `tapis fuzz`: random play with every invariant on.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use catalog::{Catalog, Title};
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
    for &seats in &seats {
        let setup = Setup { decks: options.deck.clone(), ..Setup::new(seats, options.seed) };
        title.game.start(&setup).map_err(|error| Failure::Misuse(error.to_string()))?;
    }
    eprintln!("tapis: {} matches for each of {seats:?} seats, seed {}", options.games, options.seed);
    let decisions = AtomicU64::new(0);
    let games = AtomicU64::new(0);
    let unfinished = AtomicU64::new(0);
    let fault = Mutex::new(None);
    let stop = AtomicBool::new(false);
    std::panic::set_hook(Box::new(|_| {}));
    for &seats in &seats {
        std::thread::scope(|scope| {
            for thread in 0..options.threads.clamp(1, 64) {
                let (decisions, games, unfinished) = (&decisions, &games, &unfinished);
                let (fault, stop) = (&fault, &stop);
                scope.spawn(move || {
                    let mut number = thread;
                    while number < options.games && !stop.load(Ordering::Relaxed) {
                        let setup = Setup {
                            decks: options.deck.clone(),
                            ..Setup::new(seats, options.seed.wrapping_add(number))
                        };
                        match play(title, &setup) {
                            Ok(played) => {
                                decisions.fetch_add(played.decisions, Ordering::Relaxed);
                                unfinished.fetch_add(played.unfinished, Ordering::Relaxed);
                            }
                            Err(found) => {
                                stop.store(true, Ordering::Relaxed);
                                fault.lock().expect("no thread panics with the lock").get_or_insert(found);
                                break;
                            }
                        };
                        let done = games.fetch_add(1, Ordering::Relaxed) + 1;
                        if done.is_multiple_of(PROGRESS) {
                            eprintln!("tapis: {done} matches, now with {seats} seats");
                        }
                        number += options.threads.clamp(1, 64);
                    }
                });
            }
        });
    }
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
    let done = Fuzzed {
        game: options.game.clone(),
        seats,
        games: games.into_inner(),
        decisions: decisions.into_inner(),
        unfinished: unfinished.into_inner(),
        seed: options.seed,
    };
    let mut text = format!("{} matches, {} decisions, no fault", done.games, done.decisions);
    if done.unfinished > 0 {
        text.push_str(&format!("; {} given up after {LONGEST} decisions", done.unfinished));
    }
    output.result(&text, &done);
    Ok(())
}

/// How a match went.
struct Tally {
    decisions: u64,
    unfinished: u64,
}

/// One random match, or its first fault.
fn play(title: &Title, setup: &Setup) -> Result<Tally, Box<Fault>> {
    let mut random = Random::new(setup.seed);
    let mut play = title.game.start(setup).expect("the set-up has been tried");
    let cards = |play: &dyn kernel::erased::AnyMatch| -> usize {
        play.view(None).zones.iter().map(|zone| zone.cards.len()).sum()
    };
    let dealt = cards(&*play);
    let giving_up = setup.seed.is_multiple_of(CONCEDING);
    let mut decisions = 0;
    let mut unfinished = 0;
    loop {
        let fault = |what: String, record: Record| Err(Box::new(Fault { what, record }));
        let checked = catch_unwind(AssertUnwindSafe(|| {
            play.audit(&mut random)?;
            let over = play.asked().is_none();
            if !over || cards(&*play) == dealt { Ok(()) } else { Err("cards appeared or vanished".to_string()) }
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
        let answered = catch_unwind(AssertUnwindSafe(|| play.answer(seat, &text)));
        match answered {
            Ok(Ok(())) => {}
            Ok(Err(_)) if text == "concede" => {}
            Ok(Err(refusal)) => return fault(format!("the option `{text}` was refused: {refusal}"), play.record()),
            Err(panic) => return fault(format!("`{text}`: {}", said(&panic)), play.record()),
        }
    }
    let record = play.record();
    let played = Tally { decisions: record.decisions.len() as u64, unfinished };
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
