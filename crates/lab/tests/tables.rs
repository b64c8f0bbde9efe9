//! What is written down of matches, and that it tells what the summary tells.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use catalog::{Catalog, GameEntry};
use lab::advice::advice;
use lab::files::card_rows;
use lab::part::shape;
use lab::plan::{Options, Plan, Wish};
use lab::play::{Played, Wanted, play};
use lab::row::Told;
use lab::summary::Score;
use lab::tally::Tally;

const ALL: Wanted = Wanted { cards: true, decisions: false, turns: true };

fn played(title: &GameEntry, plan: &Plan) -> Vec<Played> {
    let stop = AtomicBool::new(false);
    let one = |number| play(title, plan, number, ALL, &stop).expect("it is played").expect("nobody stops it");
    (0..plan.matches()).map(one).collect()
}

fn plan(title: &GameEntry, entrants: &[&str], games: u64, tables: Vec<Options>) -> Plan {
    let entrants = entrants.iter().map(|text| (*text).to_string()).collect();
    Plan::new(title, &Wish { entrants, games, tables, seed: 9, mirrored: true, ..Wish::default() }).expect("a plan")
}

fn tally(plan: &Plan, matches: &[Played]) -> Tally {
    let mut tally = Tally::new(plan);
    matches.iter().for_each(|played| tally.add(plan, played));
    tally
}

/// Counts of a card: present, seen, played, opening, drawn, gained, seen by who began.
type Counts = [Score; 7];

#[test]
fn what_the_summary_says_of_cards_can_be_computed_from_the_rows() {
    let catalog = Catalog::load(None).expect("the data is sound");
    let mut unseen = 0;
    for title in &catalog.titles {
        let bots = &["greedy", "random"][..title.game.seats().0.min(2)];
        let plan = plan(title, bots, 8, Vec::new());
        let matches = played(title, &plan);
        let mut counts: BTreeMap<String, Counts> = BTreeMap::new();
        for played in &matches {
            let drawn = played.row.winners == 0 && !plan.is_together();
            for row in card_rows(title, played) {
                assert_eq!(row.won, played.has_won(usize::from(row.seat)));
                assert_eq!((row.played > 0, row.gained > 0), (row.played_turn.is_some(), row.gained_turn.is_some()));
                assert!(row.played == 0 || row.seen, "what was played was seen");
                let told =
                    [true, row.seen, row.played > 0, row.opening > 0, row.drawn, row.gained > 0, row.seen && row.began];
                let counts = counts.entry(row.card).or_default();
                counts.iter_mut().zip(told).filter(|(_, told)| *told).for_each(|(score, _)| score.add(row.won, drawn));
            }
        }
        let summary = tally(&plan, &matches).summary(title, &plan, "");
        assert!(!summary.cards.is_empty());
        for card in &summary.cards {
            let ways = &card.ways;
            let wanted = [card.present, card.seen, card.played, ways.opening, ways.drawn, ways.gained, ways.first];
            assert_eq!(counts[&card.card], wanted, "{}: {}", title.game.id(), card.card);
        }
        unseen += counts.values().filter(|counts| counts[1].matches < counts[0].matches).count();
    }
    assert!(unseen > 50, "rows tell of cards that were not seen, too: {unseen}");
}

#[test]
fn hands_draws_and_what_is_bought_are_told_apart() {
    let catalog = Catalog::load(None).expect("the data is sound");
    let rows = |game: &str| {
        let title = catalog.find(game).expect("a game");
        let matches = played(title, &plan(title, &["greedy"], 4, Vec::new()));
        matches.iter().flat_map(|played| card_rows(title, played).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    let shards = rows("shards");
    let opening = |number: u64, seat: u8| -> u16 {
        shards.iter().filter(|row| row.number == number && row.seat == seat).map(|row| row.opening).sum()
    };
    assert!((0..4).all(|number| (0..2).all(|seat| opening(number, seat) == 5)), "five cards are a hand in Shards");
    let gained = |row: &&lab::row::CardRow| row.gained > 0 && row.opening == 0;
    assert!(shards.iter().any(|row| gained(&row) && row.drawn), "what was recruited is drawn later");
    assert!(shards.iter().filter(gained).all(|row| row.gained_turn >= Some(1)));
    assert!(rows("spoils").iter().all(|row| row.gained == 0 || row.opening == 0 || row.gained < 4));
    assert!(rows("spoils").iter().any(|row| row.opening > 0) && rows("ashes").iter().any(|row| row.played > 0));
}

#[test]
fn turns_are_curves() {
    let catalog = Catalog::load(None).expect("the data is sound");
    for title in &catalog.titles {
        let bots = &["greedy", "random"][..title.game.seats().0.min(2)];
        let plan = plan(title, bots, 2, Vec::new());
        let shape = shape(title, &plan, &[]).expect("a shape");
        let seats = usize::from(plan.seats);
        for played in played(title, &plan) {
            let rows = &played.turns;
            assert!(rows.len() >= 2 * seats && rows.len().is_multiple_of(seats), "{}", title.game.id());
            for (place, row) in rows.iter().enumerate() {
                assert_eq!(usize::from(row.seat), place % seats);
                assert_eq!((row.gauges.len(), row.facts.len()), (shape.gauges.len(), shape.facts.len()));
                assert_eq!(row.end, place + seats >= rows.len());
                assert_eq!(row.won, played.has_won(usize::from(row.seat)));
            }
            let own = |seat: usize| rows.iter().filter(move |row| usize::from(row.seat) == seat);
            for seat in 0..seats {
                let (turns, cards): (Vec<u32>, Vec<u32>) = own(seat).map(|row| (row.turn, row.played)).unzip();
                assert!(turns.is_sorted() && cards.is_sorted(), "{}: {turns:?} {cards:?}", title.game.id());
                assert_eq!(own(seat).next_back().map(|row| &row.gauges), played.row.gauges.get(seat));
            }
            assert!(!shape.gauges.is_empty(), "{}: seats have numbers", title.game.id());
        }
    }
}

#[test]
fn the_villain_and_the_cause_of_defeat_are_told() {
    let catalog = Catalog::load(None).expect("the data is sound");
    let title = catalog.find("champions").expect("a game");
    let tables = ["rhino", "ultron"].map(|id| Options::from([("scenario".to_string(), id.to_string())])).to_vec();
    let plan = plan(title, &["greedy"], 12, tables);
    let shape = shape(title, &plan, &[]).expect("a shape");
    let place = |name: &str| shape.facts.iter().position(|(fact, _)| fact == name).expect("it is told");
    let mut causes: BTreeMap<String, u64> = BTreeMap::new();
    for played in played(title, &plan) {
        let word = |name: &str| match &played.row.facts[place(name)] {
            Some(Told::Word(word)) => Some(word.clone()),
            _ => None,
        };
        let scenario = played.row.options.trim_start_matches("scenario=").to_string();
        assert!(word("villain").is_some_and(|villain| villain.contains(&scenario)), "{:?}", word("villain"));
        assert!(word("stage").is_some() && word("scheme").is_some());
        assert_eq!(word("cause").is_some(), played.row.ending == "lost");
        *causes.entry(word("cause").unwrap_or_default()).or_default() += 1;
    }
    assert!(!causes.contains_key("text"), "{causes:?}");
}

#[test]
fn who_began_is_told_of_every_meeting() {
    let catalog = Catalog::load(None).expect("the data is sound");
    let title = catalog.find("shards").expect("a game");
    let plan = plan(title, &["greedy", "random"], 10, Vec::new());
    let tally = tally(&plan, &played(title, &plan));
    let [first, second] = [tally.pairs_begun[0][1], tally.pairs_begun[1][0]];
    assert_eq!((first.matches, second.matches), (5, 5), "each of them begins half of mirrored matches");
    assert!(first.won <= tally.pairs[0][1].won && tally.pairs[0][1].matches == 10);
}

#[test]
fn advice_names_what_an_opening_hand_changes() {
    let catalog = Catalog::load(None).expect("the data is sound");
    let title = catalog.find("spoils").expect("a game");
    let plan = plan(title, &["random@blood-money", "random@blood-money"], 40, Vec::new());
    let matches = played(title, &plan);
    let summary = tally(&plan, &matches).summary(title, &plan, "");
    let found = advice(&summary, 0);
    assert!(found.len() > 10 && found.is_sorted_by(|a, b| a.opening.value <= b.opening.value));
    for advice in &found {
        let (mut with, mut without) = (Score::default(), Score::default());
        for row in matches.iter().flat_map(|played| card_rows(title, played)).filter(|row| row.card == advice.card) {
            if row.opening > 0 { with.add(row.won, false) } else { without.add(row.won, false) }
        }
        assert_eq!(with.matches, advice.opened, "{}", advice.card);
        assert!((with.rate() - without.rate() - advice.opening.value).abs() < 1e-9, "{}", advice.card);
        assert!(advice.opening.holds(advice.opening.value) && advice.corrected >= advice.chance - 1e-12);
    }
}
