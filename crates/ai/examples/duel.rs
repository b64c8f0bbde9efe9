//! Every deck of a game against every other, played by a bot on both sides: `duel GAME [BOT] [GAMES]`.
//!
//! Each pair plays its games twice, seats exchanged, from the same seeds. The table shows how often the deck of the
//! line beats that of the column, in percent; the last column is the rate over all other decks.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use ai::Position;
use catalog::{Catalog, Title};
use kernel::game::Setup;
use kernel::table::seats::Seat;

/// After so many decisions a match is a draw.
const LONGEST: u32 = 5_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("spoils", String::as_str);
    let bot = words.get(1).map_or("greedy", String::as_str);
    let games: u64 = words.get(2).and_then(|number| number.parse().ok()).unwrap_or(10);
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let title = catalog.find(game).unwrap_or_else(|fault| panic!("{fault}"));
    let decks: Vec<String> = title.game.decks().iter().map(|deck| deck.id.clone()).collect();
    let mut pairs = Vec::new();
    for first in 0..decks.len() {
        for second in first + 1..decks.len() {
            pairs.extend((0..games).flat_map(|seed| [(first, second, seed), (second, first, seed)]));
        }
    }
    let points = Mutex::new(vec![vec![0.0_f64; decks.len()]; decks.len()]);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(&(first, second, seed)) = pairs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let won = play(title, bot, [&decks[first], &decks[second]], seed + 1);
                    let mut points = points.lock().expect("no thread fails");
                    points[first][second] += won;
                    points[second][first] += 1.0 - won;
                }
            });
        }
    });
    let points = points.into_inner().expect("no thread fails");
    for (line, deck) in decks.iter().enumerate() {
        let rate = |column: usize| 100.0 * points[line][column] / (2 * games) as f64;
        let cells: Vec<String> = (0..decks.len())
            .map(|column| if column == line { "   -".to_string() } else { format!("{:4.0}", rate(column)) })
            .collect();
        let sum: f64 = (0..decks.len()).filter(|column| *column != line).map(rate).sum();
        println!("{deck:26}{}  {:5.1}", cells.join(""), sum / (decks.len() - 1) as f64);
    }
}

/// What the first seat gets: 1 for a win, a half for a draw.
fn play(title: &Title, bot: &str, decks: [&String; 2], seed: u64) -> f64 {
    let setup = Setup { decks: decks.map(String::clone).to_vec(), ..Setup::new(2, seed) };
    let mut play = title.game.start(&setup).unwrap_or_else(|error| panic!("{error}"));
    let mut bots = [seed * 2, seed * 2 + 1].map(|seed| ai::bot(bot, seed).unwrap_or_else(|fault| panic!("{fault}")));
    for _ in 0..LONGEST {
        let Some(position) = Position::of(&*play) else { break };
        let option = bots[position.seat().index()].decide(&position);
        play.step(option);
    }
    match play.verdict().map(|verdict| verdict.winners) {
        Some(winners) if winners.contains(Some(Seat(0))) => 1.0,
        Some(winners) if winners.contains(Some(Seat(1))) => 0.0,
        _ => 0.5,
    }
}
