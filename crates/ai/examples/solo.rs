//! How often a bot alone wins a co-operative game: `solo GAME [BOT] [GAMES] [NAME=VALUE ..]`, `NAME=*` for every value.
//!
//! Each deck plays the same seeds at each table. The figures are wins in percent with the Wilson interval at 95 %.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use ai::Position;
use catalog::{Catalog, Title};
use kernel::game::Setup;

/// After so many decisions a match is lost.
const LONGEST: u32 = 5_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("champions", String::as_str);
    let bot = words.get(1).map_or("greedy", String::as_str);
    let games: u64 = words.get(2).and_then(|number| number.parse().ok()).unwrap_or(20);
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let title = catalog.find(game).unwrap_or_else(|fault| panic!("{fault}"));
    let tables = tables(title, words.get(3..).unwrap_or_default());
    let decks: Vec<String> = title.game.decks().iter().map(|deck| deck.id.clone()).collect();
    let mut jobs = Vec::new();
    for table in 0..tables.len() {
        for deck in 0..decks.len() {
            jobs.extend((1..=games).map(|seed| (table, deck, seed)));
        }
    }
    let found = Mutex::new(vec![vec![(0_u64, 0_u64, 0_u64); decks.len()]; tables.len()]);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(&(table, deck, seed)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let setup = Setup {
                        decks: vec![decks[deck].clone()],
                        options: tables[table].clone(),
                        ..Setup::new(1, seed)
                    };
                    let (won, decisions, fell) = play(title, bot, &setup);
                    let mut found = found.lock().expect("no thread fails");
                    found[table][deck].0 += u64::from(won);
                    found[table][deck].1 += decisions;
                    found[table][deck].2 += u64::from(fell);
                }
            });
        }
    });
    let found = found.into_inner().expect("no thread fails");
    for (table, row) in tables.iter().zip(&found) {
        let options: Vec<&str> = table.values().map(String::as_str).collect();
        println!("{}", options.join(" "));
        for (deck, (won, decisions, fell)) in decks.iter().zip(row) {
            let (low, high) = wilson(*won as f64, games as f64);
            let rate = 100.0 * *won as f64 / games as f64;
            let long = decisions / games;
            let fell = 100.0 * *fell as f64 / games as f64;
            println!(
                "  {deck:28}{rate:6.1} %  ({:.1} to {:.1}), {long} decisions a game, eliminated in {fell:.0} %",
                100.0 * low,
                100.0 * high
            );
        }
    }
}

/// One set of options for each table.
fn tables(title: &Title, words: &[String]) -> Vec<BTreeMap<String, String>> {
    let mut tables = vec![BTreeMap::new()];
    for (name, value) in words.iter().filter_map(|word| word.split_once('=')) {
        let known = title.game.editions().iter().find(|(option, _)| *option == name);
        let values: Vec<&str> = match known {
            Some((_, values)) if value == "*" => values.to_vec(),
            _ => vec![value],
        };
        tables = tables
            .iter()
            .flat_map(|table| {
                values.iter().map(|value| {
                    let mut table = table.clone();
                    table.insert(name.to_string(), (*value).to_string());
                    table
                })
            })
            .collect();
    }
    tables
}

fn play(title: &Title, bot: &str, setup: &Setup) -> (bool, u64, bool) {
    let mut play = title.game.start(setup).unwrap_or_else(|error| panic!("{error}"));
    let mut bot = ai::bot(bot, setup.seed).unwrap_or_else(|fault| panic!("{fault}"));
    let mut decisions = 0;
    while decisions < u64::from(LONGEST) {
        let Some(position) = Position::of(&*play) else { break };
        let option = bot.decide(&position);
        play.step(option);
        decisions += 1;
    }
    let won = play.verdict().is_some_and(|verdict| verdict.winners.count() > 0);
    let fell = play.view(None).seats.iter().any(|seat| !seat.alive);
    (won, decisions, fell)
}

/// The Wilson interval of a rate at 95 %.
fn wilson(won: f64, games: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let rate = won / games;
    let middle = rate + z * z / (2.0 * games);
    let spread = z * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + z * z / games;
    ((middle - spread) / whole, (middle + spread) / whole)
}
