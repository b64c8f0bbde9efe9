//! A table is a plain value at every decision: its copy and its stored form play on as it does.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::book::Book;
use kernel::game::{Setup, Staging};
use kernel::question::{Ask, Choice};
use kernel::resolve::table::Table;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use proptest::prelude::*;
use testkit::toy::language::{Answers, Gauge};
use testkit::toy::{Moment, Toy, stage};

fn step<const S: bool>(book: &Book<Toy<S>>, table: &mut Table<Toy<S>>, random: &mut Random) {
    let mut options: Vec<Choice> = Vec::new();
    table.options(book, &mut options);
    let choice = options[random.below(options.len() as u32) as usize];
    let seat = table.question().expect("somebody is asked").seat;
    table.answer(book, seat, &choice, &mut ()).expect("an option is taken");
}

fn finish<const S: bool>(book: &Book<Toy<S>>, mut table: Table<Toy<S>>, seed: u64) -> u64 {
    let mut random = Random::new(seed);
    while table.question().is_some() {
        step(book, &mut table, &mut random);
    }
    assert!(table.state.verdict.is_some());
    table.digest()
}

fn begin<const S: bool>(book: &Book<Toy<S>>, seats: u8, seed: u64) -> Table<Toy<S>> {
    let setup = Setup::new(seats, seed);
    Table::start(book, Toy::<S>::set_up(book, &setup).expect("a legal set-up"), false, &mut ())
}

fn plays_on<const S: bool>(book: &Arc<Book<Toy<S>>>, seats: u8, seed: u64, decisions: u32) {
    let mut table = begin(book, seats, seed);
    let mut random = Random::new(seed ^ 0x5eed);
    for _ in 0..decisions {
        if table.question().is_none() {
            break;
        }
        step(book, &mut table, &mut random);
    }
    let copy = table.clone();
    let stored = Table::<Toy<S>>::from_bytes(&table.to_bytes(), false).expect("a table reads back");
    assert_eq!(copy, table);
    assert_eq!(stored, table);
    assert_eq!(stored.digest(), table.digest());
    let end = finish(book, table, seed);
    assert_eq!(finish(book, copy, seed), end);
    assert_eq!(finish(book, stored, seed), end);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_stored_form_plays_on_to_the_same_end(seats in 2_u8..=4, seed in any::<u64>(), decisions in 0_u32..120) {
        plays_on::<true>(&stage::book(""), seats, seed, decisions);
        plays_on::<false>(&stage::book(""), seats, seed, decisions);
    }
}

/// The property above means something only if random play stops in the middle of effects of every kind.
#[test]
fn random_play_stops_inside_every_kind_of_effect() {
    const WANTED: [&str; 9] =
        ["turn", "series", "round", "collect", "choice", "way", "order", "trigger", "replacement"];
    let book = stage::book::<true>("");
    let mut seen = BTreeSet::new();
    for seed in 1..120 {
        let mut table = begin(&book, 2 + (seed % 3) as u8, seed);
        let mut random = Random::new(seed);
        while let Some(question) = table.question() {
            seen.insert(match question.ask {
                Ask::Act(Moment::Main) => "turn",
                Ask::Act(Moment::Answer(Answers::Play)) => "series",
                Ask::Act(Moment::Answer(Answers::Hurt)) => "round",
                Ask::Act(Moment::Answer(Answers::Strike)) => "collect",
                Ask::Choose => "choice",
                Ask::OneOf => "way",
                Ask::Order => "order",
                Ask::Trigger => "trigger",
                Ask::Replace => "replacement",
            });
            step(&book, &mut table, &mut random);
        }
    }
    let missing: Vec<_> = WANTED.iter().filter(|kind| !seen.contains(**kind)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

/// A position inside a window inside a payment, which random play rarely meets.
#[test]
fn a_table_inside_a_window_inside_a_payment_plays_on_from_its_stored_form() {
    let cards = r#"
        (id: "toll", kind: Spell, play: [Note(9)], pay: [Spend(Life, 1), Note(2)]),
        (id: "asker", kind: Creature, laws: [
            Trigger(when: Spent(Yours, Life), phase: Before, then: [OneOf([[Note(1)], [Note(3)]])]),
        ]),"#;
    let mut table = stage::open::<true>(cards, "given A: hand toll\ngiven A: play asker");
    stage::play(&mut table, "A: play toll");
    let mut stored = table.clone();
    stored.table = Table::from_bytes(&table.table.to_bytes(), false).expect("a table reads back");
    for play_on in [&mut table, &mut stored] {
        stage::play(play_on, "A: way-2");
    }
    assert_eq!(table.table, stored.table);
    assert_eq!(stage::gauge(&table, Seat(0), Gauge::Tally), 329);
}
