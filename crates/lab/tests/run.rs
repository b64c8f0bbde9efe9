//! Runs give the same whatever the threads, stop and go on without a trace, and plans say what is wrong with them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use catalog::{Catalog, GameEntry};
use lab::files::Paths;
use lab::plan::{Options, Plan, Wish};
use lab::run::{Manner, run};
use lab::tally::Tally;

fn catalog() -> Catalog {
    Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")))
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}

fn wish(entrants: &[&str], games: u64) -> Wish {
    let entrants = entrants.iter().map(|text| (*text).to_string()).collect();
    Wish { entrants, games, seed: 7, ..Wish::default() }
}

fn plan(title: &GameEntry, wish: &Wish) -> Plan {
    Plan::new(title, wish).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Files of all three tables in a folder.
fn paths(folder: &Path, ending: &str) -> Paths {
    let path = |name: &str| Some(folder.join(format!("{name}.{ending}")));
    Paths { matches: path("matches"), cards: path("cards"), decisions: path("decisions"), turns: path("turns") }
}

fn bytes(paths: &Paths) -> Vec<Vec<u8>> {
    let all = [&paths.matches, &paths.cards, &paths.decisions];
    all.iter().filter_map(|path| path.as_ref()).map(|path| fs::read(path).expect("the file is there")).collect()
}

struct Ways<'a> {
    threads: usize,
    paths: &'a Paths,
    kept: Option<&'a Path>,
    stop_after: Option<u64>,
}

fn done(title: &GameEntry, plan: &Plan, ways: &Ways) -> Result<Tally, String> {
    let mut manner = Manner {
        threads: ways.threads,
        cards: true,
        paths: ways.paths.clone(),
        notes: Vec::new(),
        kept: ways.kept.map(Path::to_path_buf),
        stop_after: ways.stop_after,
        stop: &AtomicBool::new(false),
        told: &mut |_, _| {},
        aim: None,
        fault: None,
    };
    run(title, plan, &mut manner)
}

#[test]
fn the_same_whatever_the_threads() {
    let catalog = catalog();
    for title in &catalog.titles {
        let plan = plan(title, &Wish { mirrored: true, ..wish(&["greedy", "random"][..title.game.seats().0], 12) });
        let folder = folder(&format!("threads-{}", title.game.id()));
        let mut found: Vec<(Tally, Vec<Vec<u8>>)> = Vec::new();
        for threads in 1..=3 {
            for ending in ["csv", "parquet"] {
                let paths = paths(&folder, ending);
                let ways = Ways { threads, paths: &paths, kept: None, stop_after: None };
                let tally = done(title, &plan, &ways).expect("a run");
                assert_eq!(tally.matches, plan.matches());
                found.push((tally, bytes(&paths)));
            }
        }
        for (place, later) in found.iter().enumerate().skip(2) {
            assert!(*later == found[place % 2], "{}: another result with more threads", title.game.id());
        }
        let csv = String::from_utf8(found[0].1[0].clone()).expect("CSV is text");
        assert_eq!(csv.lines().count() as u64, plan.matches() + 1, "a line a match and one of names");
        assert!(found[0].0.cards.iter().any(|count| count.played.matches > 0), "cards are counted");
    }
}

#[test]
fn a_run_goes_on_where_it_stopped() {
    let catalog = catalog();
    let title = catalog.find("shards").expect("a game");
    let plan = plan(title, &wish(&["random", "random"], 30));
    let folder = folder("resume");
    for ending in ["csv", "parquet"] {
        let whole = paths(&folder, &format!("whole.{ending}"));
        let at_once = done(title, &plan, &Ways { threads: 2, paths: &whole, kept: None, stop_after: None });
        let parts = paths(&folder, &format!("parts.{ending}"));
        let kept = folder.join(format!("{ending}.json"));
        for (stop_after, total) in [(1, 1), (9, 10), (13, 23)] {
            let ways = Ways { threads: 2, paths: &parts, kept: Some(&kept), stop_after: Some(stop_after) };
            assert_eq!(done(title, &plan, &ways).expect("a part").matches, total);
            // What was written after the last time it was kept is cut off: as if it had been killed then.
            let waiting =
                parts.matches.as_ref().map(|path| path.with_added_extension("rows")).filter(|path| path.exists());
            let torn = waiting.or(parts.matches.clone()).expect("a file");
            let mut text = fs::read(&torn).expect("the file is there");
            text.extend(b"half a li");
            fs::write(&torn, text).expect("a file can be written");
        }
        let ways = Ways { threads: 1, paths: &parts, kept: Some(&kept), stop_after: None };
        assert_eq!(done(title, &plan, &ways), at_once);
        assert!(bytes(&parts) == bytes(&whole), "{ending}: other bytes");
        // Once more: nothing is left to do.
        assert_eq!(done(title, &plan, &ways), at_once);
        assert!(bytes(&parts) == bytes(&whole));
    }
}

#[test]
fn a_complete_run_can_be_made_longer() {
    let catalog = catalog();
    let title = catalog.find("shards").expect("a game");
    let (short, long) = (plan(title, &wish(&["random"], 10)), plan(title, &wish(&["random"], 25)));
    let folder = folder("longer");
    let (whole, parts) = (paths(&folder, "whole.csv"), paths(&folder, "parts.csv"));
    let kept = folder.join("kept.json");
    let at_once = done(title, &long, &Ways { threads: 2, paths: &whole, kept: None, stop_after: None });
    let ways = Ways { threads: 2, paths: &parts, kept: Some(&kept), stop_after: None };
    assert_eq!(done(title, &short, &ways).expect("a run").matches, 10);
    assert_eq!(done(title, &long, &ways), at_once);
    assert!(bytes(&parts) == bytes(&whole));
    let fault = done(title, &short, &ways).expect_err("more has been played");
    assert!(fault.contains("25 matches already"), "{fault}");
    // Parquet cannot be written on.
    let parquet = Paths { matches: Some(folder.join("all.parquet")), ..Paths::default() };
    let kept = folder.join("parquet.json");
    let ways = Ways { threads: 2, paths: &parquet, kept: Some(&kept), stop_after: None };
    done(title, &short, &ways).expect("a run");
    let fault = done(title, &long, &ways).expect_err("the file is complete");
    assert!(fault.contains("all.parquet is complete"), "{fault}");
}

#[test]
fn another_run_is_not_gone_on_with() {
    let catalog = catalog();
    let title = catalog.find("shards").expect("a game");
    let folder = folder("another");
    let kept = folder.join("kept.json");
    let none = Paths::default();
    let first = wish(&["random"], 5);
    let ways = Ways { threads: 1, paths: &none, kept: Some(&kept), stop_after: Some(2) };
    done(title, &plan(title, &first), &ways).expect("a part");
    let others = [
        (Wish { seed: 8, ..first.clone() }, "its seed is 7, not 8"),
        (Wish { mirrored: true, ..first.clone() }, "its mirroring is false, not true"),
        (Wish { seats: Some(3), ..first.clone() }, "its number of seats is 2, not 3"),
        (wish(&["greedy"], 5), "its list of entrants is random, not greedy"),
    ];
    for (other, wanted) in others {
        let fault = done(title, &plan(title, &other), &ways).expect_err("another run");
        assert!(fault.contains(wanted), "{fault}");
    }
    let out = paths(&folder, "csv");
    let fault = done(title, &plan(title, &first), &Ways { paths: &out, ..ways }).expect_err("other files");
    assert!(fault.contains("list of files"), "{fault}");
    fs::write(&kept, "{\"form\": 1}").expect("a file can be written");
    let ways = Ways { threads: 1, paths: &none, kept: Some(&kept), stop_after: None };
    let fault = done(title, &plan(title, &first), &ways).expect_err("no run");
    assert!(fault.contains("no run to go on with"), "{fault}");
}

#[test]
fn what_cannot_be_written_is_known_before_anything_is_played() {
    let catalog = catalog();
    let title = catalog.find("shards").expect("a game");
    let plan = plan(title, &wish(&["random"], 1_000_000));
    for (path, wanted) in [("/no/such/folder/a.csv", "/no/such/folder/a.csv"), ("a.txt", "neither a .csv")] {
        let paths = Paths { matches: Some(PathBuf::from(path)), ..Paths::default() };
        let fault = done(title, &plan, &Ways { threads: 1, paths: &paths, kept: None, stop_after: None });
        assert!(fault.as_ref().is_err_and(|fault| fault.contains(wanted)), "{fault:?}");
    }
    let none = Paths::default();
    let ways = Ways { threads: 1, paths: &none, kept: Some(Path::new("/no/such/folder/kept")), stop_after: None };
    assert!(done(title, &plan, &ways).is_err());
}

#[test]
fn mirrored_matches_share_seeds() {
    let catalog = catalog();
    let title = catalog.find("shards").expect("a game");
    let plan = plan(title, &Wish { mirrored: true, ..wish(&["greedy", "random", "beginner"], 30) });
    assert_eq!((plan.seats, plan.matches_per_seed(), plan.matches()), (3, 3, 30));
    let mut seeds = Vec::new();
    for round in 0..10 {
        let jobs: Vec<_> = (0..3).map(|turn| plan.job(round * 3 + turn)).collect();
        seeds.push(plan.seed_of(jobs[0].round));
        let mut seatings: Vec<Vec<u16>> = jobs.iter().map(|job| plan.seating(job)).collect();
        assert_eq!(seatings, [vec![0, 1, 2], vec![1, 2, 0], vec![2, 0, 1]]);
        for job in &jobs {
            assert_eq!(job.round, round);
            // A bot's seed goes with it to its other seats.
            for place in 0..3 {
                assert_eq!(plan.bot_seed(job, place), plan.bot_seed(&jobs[0], place));
            }
        }
        seatings.sort();
        seatings.dedup();
        assert_eq!(seatings.len(), 3);
        assert_ne!(plan.bot_seed(&jobs[0], 0), plan.bot_seed(&jobs[0], 1));
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 10, "every round has its own seed");
}

#[test]
fn stars_stand_for_every_deck() {
    let catalog = catalog();
    let title = catalog.find("spoils").expect("a game");
    let decks = title.game.decks().len();
    let all = plan(title, &wish(&["random@*"], 1));
    assert_eq!((all.entrants.len(), all.lineups.len()), (decks, decks * (decks - 1)));
    let mirrored = plan(title, &Wish { mirrored: true, ..wish(&["random@*"], 2) });
    assert_eq!((mirrored.lineups.len(), mirrored.rounds), (decks * (decks - 1) / 2, 1));
    let ladder = plan(title, &Wish { ladder: true, ..wish(&["random@*", "greedy@*"], 2) });
    assert_eq!(ladder.lineups.len(), decks * (2 * decks - 1));
    let one = plan(title, &wish(&["greedy@blood-money", "random@*"], 1));
    assert_eq!(one.lineups.len(), decks);
    assert!(one.lineups.iter().all(|lineup| one.entrants[usize::from(lineup[0])].label() == "greedy@blood-money"));
}

#[test]
fn faults_of_a_wish_are_told() {
    let catalog = catalog();
    let fault = |game: &str, wish: Wish| Plan::new(catalog.find(game).expect("a game"), &wish).expect_err("a fault");
    assert!(fault("shards", wish(&["gredy"], 1)).contains("greedy"));
    assert!(fault("spoils", wish(&["greedy@blod-money"], 1)).contains("blood-money"));
    assert!(fault("spoils", wish(&["greedy@blood-money", "greedy"], 1)).contains("a deck for each seat"));
    assert!(fault("shards", Wish { seats: Some(9), ..wish(&["greedy"], 1) }).contains("2 to 4 seats"));
    assert!(fault("shards", Wish { seats: Some(2), ..wish(&["random"; 3], 1) }).contains("3 entrants for 2 seats"));
    assert!(fault("shards", wish(&["random"], 0)).contains("at least 1"));
    assert!(fault("shards", wish(&["@base"], 1)).contains("BOT@DECK"));
    assert!(fault("shards", Wish { ladder: true, ..wish(&["random"], 1) }).contains("two entrants"));
    let options = vec![Options::from([("scenario".to_string(), "nobody".to_string())])];
    assert!(fault("champions", Wish { tables: options, ..wish(&["random"], 1) }).contains("nobody"));
}

#[test]
fn where_all_play_together_tables_are_counted() {
    let catalog = catalog();
    let title = catalog.find("champions").expect("a game");
    let tables: Vec<Options> =
        ["rhino", "klaw"].iter().map(|name| Options::from([("scenario".to_string(), (*name).to_string())])).collect();
    let plan = plan(title, &Wish { tables, ladder: true, ..wish(&["random", "greedy"], 3) });
    assert!(plan.is_together());
    assert_eq!((plan.lineups.len(), plan.matches()), (2, 12));
    let none = Paths::default();
    let tally = done(title, &plan, &Ways { threads: 2, paths: &none, kept: None, stop_after: None }).expect("a run");
    for row in &tally.pairs {
        assert_eq!(row.iter().map(|score| score.matches).collect::<Vec<_>>(), [3, 3]);
        assert!(row.iter().all(|score| score.drawn == 0));
    }
    let seeds: Vec<u64> = (0..4).map(|number| plan.seed_of(plan.job(number).round)).collect();
    assert!(seeds.iter().all(|seed| *seed == seeds[0]), "everybody plays the same seeds at every table");
}
