//! How much room do matches take that are over?
//!
//! `cargo run -p server --example disk -- --seconds 300` plays matches of bots in all games and keeps them in an SQLite database of
//! its own as a server does, with the people who sat there, and packs those that are over; `--database postgres://..` keeps them there
//! instead. What is measured is reckoned up to 100,000 matches.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ai::Position;
use catalog::Catalog;
use catalog::library::Library;
use clap::Parser;
use server::app::{App, Limits, now};
use server::history::{Happened, Head};
use server::http::caller::Caller;
use server::room::{Keeping, pack_what_is_over};
use server::store::{End, Guest, Progress, Store};
use server::stored::begin;
use server::tables::Asker;
use server::wire::{NewTable, Status, Tongue};

/// How many matches are reckoned with.
const MATCHES: f64 = 100_000.0;
/// After how many matches they are packed.
const PACKED_AFTER: usize = 100;
/// How many matches each guest plays.
const EACH: usize = 20;
/// A match of bots that does not end is left.
const LONGEST: usize = 5000;

#[derive(Parser)]
struct Options {
    /// How long
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// How many matches at most
    #[arg(long, default_value_t = 5000)]
    matches: usize,
    /// Who plays
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Where they are kept
    #[arg(long)]
    database: Option<String>,
}

#[tokio::main]
async fn main() {
    let options = Options::parse();
    let folder = std::env::temp_dir().join(format!("tapis-disk-{}", std::process::id()));
    let url = options.database.clone().unwrap_or_else(|| format!("sqlite://{}/tapis.db", folder.display()));
    let games = Library::from(Arc::new(Catalog::load(None).expect("the games are well")));
    let store = Store::open(&url).await.expect("the database opens");
    let keeping = Keeping { tables: u32::MAX, bytes: u64::MAX / 10, loose: Duration::ZERO, ..Keeping::default() };
    let app = App::new(Arc::new(games), store, Limits { keeping, ..Limits::default() }, None);
    let names: Vec<String> = app.games.current().titles.iter().map(|title| title.game.id().to_string()).collect();
    let empty = app.store.size().await.expect("it can be measured");
    let begun = Instant::now();
    let mut of: BTreeMap<&String, (usize, usize, usize)> = BTreeMap::new();
    let (mut number, mut packing) = (0, Duration::ZERO);
    while number < options.matches && begun.elapsed() < Duration::from_secs(options.seconds) {
        let game = &names[number % names.len()];
        let guest = format!("guest{}", number / EACH);
        if number % EACH == 0 {
            let secret_hash = "0".repeat(64);
            let row = Guest { id: guest.clone(), secret_hash, name: "Somebody".into(), created: now(), seen: now() };
            app.store.create_guest(row).await.expect("new");
        }
        let (decisions, bytes) = play(&app, game, &guest, &options.bot).await;
        let sum = of.entry(game).or_default();
        *sum = (sum.0 + 1, sum.1 + decisions, sum.2 + bytes);
        number += 1;
        // As the job does from time to time: what was written apart is room for what comes next.
        if number % PACKED_AFTER == 0 || number == options.matches {
            let begun = Instant::now();
            pack_what_is_over(&app).await.expect("it is packed");
            packing += begun.elapsed();
        }
    }
    pack_what_is_over(&app).await.expect("it is packed");
    let grown = app.store.size().await.expect("it can be measured") - empty;
    println!(
        "{number} matches of {} in {:.0} s, {:.1} s of them to pack: {grown} bytes in the database",
        options.bot,
        begun.elapsed().as_secs_f64(),
        packing.as_secs_f64()
    );
    for (game, (matches, decisions, bytes)) in of {
        let each = |sum: usize| sum as f64 / matches as f64;
        println!(
            "{game:>12}: {matches} matches, {:.0} decisions and {:.0} bytes of events each",
            each(decisions),
            each(bytes)
        );
    }
    let all = grown as f64 / number.max(1) as f64 * MATCHES / 1e9;
    println!("so {MATCHES:.0} matches take {all:.2} GB");
    app.store.close().await;
    let _ = std::fs::remove_dir_all(folder);
}

/// Plays a match to its end and keeps it: how many decisions it had, and how many bytes they were.
async fn play(app: &Arc<App>, game: &str, guest: &str, bot: &str) -> (usize, usize) {
    let seat = |name: &str| serde_json::json!({ "who": "here", "name": name });
    let wanted = serde_json::json!({ "game": game, "seats": [seat("Ada"), seat("Blaise")] });
    let wanted: NewTable = serde_json::from_value(wanted).expect("a set-up");
    let host = Asker { guest, caller: Caller([127, 0, 0, 1].into()) };
    let made = app.set_up(host, wanted, Tongue::En).await.expect("a table");
    let row = app.store.table(&made.table.id).await.expect("reads").expect("is there");
    let head: Head = serde_json::from_str(&row.head).expect("a head");
    let title = app.games.find(game).expect("a game");
    let bot = bot.to_string();
    let played = tokio::task::spawn_blocking(move || {
        let mut play = begin(&title, &head).expect("it begins");
        let mut minds: Vec<_> = (0..2).map(|luck| title.bots.bot(&bot, luck).expect("there is such a bot")).collect();
        while let Some(position) = Position::of(&*play).filter(|_| play.decisions().len() < LONGEST) {
            let seat = position.seat();
            let mind = seat.index() % minds.len();
            let choice = minds[mind].decide(&position);
            let text = position.options().swap_remove(choice).text;
            play.answer(seat, &text).expect("it is an option");
        }
        play.decisions().to_vec()
    });
    let decisions = played.await.expect("no bot breaks");
    let count = decisions.len();
    let event = |decision| Happened::Decided { decision, unasked: false, clocks: Vec::new() };
    let bodies = decisions.into_iter().map(|decision| serde_json::to_string(&event(decision)).expect("a plain value"));
    let bodies: Vec<String> = bodies.collect();
    let bytes = bodies.iter().map(String::len).sum();
    let progress = Progress { touched: now(), status: Status::Over, summary: Some(row.summary) };
    app.store.append(&made.table.id, End { epoch: row.epoch, length: 0 }, bodies, progress).await.expect("it is kept");
    (count, bytes)
}
