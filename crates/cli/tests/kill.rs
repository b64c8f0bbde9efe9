//! The server is killed in the middle of everything, again and again, and nothing that anybody was told is lost.
//!
//! This starts the program itself, `tapis serve`, which only tests of this crate can. People play at several tables,
//! alone against bots and in pairs, and also chat, take decisions back and sit down at new tables. At a random moment the
//! program gets a SIGKILL. It is started again, and before anybody is back the database is compared with what people have
//! been told: no decision is missing, none is there twice. Then all come back, are shown what they were shown before, and
//! send once more what was not answered.
//!
//! `KILLS=200 cargo test -p tapis --test kill` kills two hundred times instead of ten. `SEED=n` chooses the moments.

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "kill/table.rs"]
mod table;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::{Folder, Postgres};
use kernel::table::chance::Random;
use server::store::Store;
use table::Table;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// How many tables are played at a time.
const TABLES: usize = 24;
/// The most that is told between start and kill.
const MOST_TOLD: u32 = 160;
/// The longest wait after that, in microseconds.
const LONGEST_WAIT: u32 = 20_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_loses_nothing_that_was_told() {
    let folder = Folder::new();
    survive(&folder.url()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_loses_nothing_that_was_told() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let url = postgres.database().await;
    survive(&url).await;
}

/// The program, killed when it is dropped.
struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    fn start(database: &str) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tapis"))
            .args(["serve", "--no-open", "--port", "0", "--pace", "2", "--requests", "100000", "--messages", "1000"])
            .env("DATABASE_URL", database)
            .env("LANG", "en")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program can be run");
        let stdout = child.stdout.take().expect("was asked for");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).expect("the program says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let program = |address| Program { child, address };
        program(address.unwrap_or_else(|| panic!("no address in {line:?}")))
    }

    /// Kills it, without a chance to tidy up.
    fn kill(mut self) {
        self.child.kill().expect("the program was running until now");
        self.child.wait().expect("the program is ours");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Plays and kills so many times.
async fn survive(database: &str) {
    let kills = number("KILLS").unwrap_or(10);
    let seed = number("SEED").unwrap_or_else(|| u64::from(std::process::id()));
    println!("SEED={seed} KILLS={kills}");
    let mut random = Random::new(seed);
    let mut tables: Vec<Table> = (0..TABLES).map(|place| Table::new(place, random.bits())).collect();
    let mut finished = Vec::new();
    let begun = Instant::now();
    for kill in 1..=kills {
        let program = Program::start(database);
        check(database, &mut tables).await;
        let (tell, mut told) = mpsc::unbounded_channel();
        let mut playing = JoinSet::new();
        for table in tables.drain(..) {
            playing.spawn(table.play(program.address, tell.clone()));
        }
        drop(tell);
        // Sometimes they are still coming back.
        let enough = if random.below(8) == 0 { 0 } else { random.below(MOST_TOLD) };
        for _ in 0..enough {
            if told.recv().await.is_none() {
                break;
            }
        }
        tokio::time::sleep(Duration::from_micros(u64::from(random.below(LONGEST_WAIT)))).await;
        program.kill();
        while let Some(table) = playing.join_next().await {
            tables.push(table.unwrap_or_else(|error| panic!("after {} kills, SEED={seed}: {error}", kill - 1)));
        }
        tables.sort_by_key(|table| table.place);
        for table in tables.iter_mut().filter(|table| table.over) {
            finished.push(table.replace(random.bits()));
        }
    }
    let program = Program::start(database);
    check(database, &mut tables).await;
    check(database, &mut finished).await;
    let folder = Folder::new();
    for table in finished.iter_mut().chain(&mut tables) {
        table.replay(program.address, folder.path()).await;
    }
    let tallies = tables.iter().chain(&finished).map(|table| table.ledger.tally());
    let tally = tallies.fold([0; 5], |sum, tally| std::array::from_fn(|place| sum[place] + tally[place]));
    let [answers, chat, undone, resent, others] = tally;
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{kills} kills in {seconds:.0} s: {answers} decisions of people and {others} of bots, {chat} lines of chat and \
         {undone} undos at {} tables, {} of them over; {resent} answers sent again",
        tables.len() + finished.len(),
        finished.len()
    );
    assert!(answers > 20 * kills as usize, "there was load: {answers} decisions");
}

/// Compares every table with what the database has. Nobody is connected, so nothing changes meanwhile.
async fn check(database: &str, tables: &mut [Table]) {
    let store = Store::open(database).await.expect("the database is well");
    for table in tables {
        table.check(&store).await;
    }
    store.close().await;
}
