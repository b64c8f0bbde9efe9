//! Work that is cut into parts finds what it finds in one piece, wherever it was opened.

use catalog::Catalog;
use lab::play::Wanted;
use lab::words::Words;
use lab::work::{File, Task, Tuning};

fn words(seat: &[&str], games: u64) -> Words {
    let seat = seat.iter().map(|text| (*text).to_string()).collect();
    Words { game: "shards".to_string(), seat, games: Some(games), seed: 3, mirror: true, ..Words::default() }
}

fn figures(task: &Task, first: u64, last: u64) -> Vec<u8> {
    let given = task.play(first..last, Wanted::default(), 1).expect("it is played");
    assert_eq!(given[0].0, "figures");
    given.into_iter().next().expect("figures").1
}

/// Cuts it at some places, each part done by somebody who has but the text of the work.
fn in_parts(task: &Task, cuts: &[u64]) -> Vec<Vec<u8>> {
    let text = serde_json::to_string(task.work()).expect("work is a plain value");
    let part = |pair: &[u64]| {
        let there =
            Task::open(serde_json::from_str(&text).expect("work"), &|_: &mut Catalog| {}).expect("it is opened");
        assert_eq!(there.work(), task.work());
        figures(&there, pair[0], pair[1])
    };
    cuts.windows(2).map(part).collect()
}

fn is_the_same_in_parts(task: &Task) {
    let all = task.units();
    let whole = task.found(&[figures(task, 0, all)]).expect("it is found");
    let parts = in_parts(task, &[0, 1, all / 2, all]);
    assert_eq!(task.found(&parts).expect("it is found"), whole);
    assert!(task.play(all..all + 1, Wanted::default(), 1).is_err(), "there is no such part");
    assert!(task.found(&[vec![1, 2, 3]]).is_err(), "that is no part");
}

#[test]
fn runs_ladders_comparisons_and_tuning_add_up() {
    let nothing = |_: &mut Catalog| {};
    let run = Task::sim(words(&["greedy", "random"], 12), Vec::new(), None, &nothing).expect("a run");
    assert_eq!((run.units(), run.matches_per_unit()), (6, 2));
    is_the_same_in_parts(&run);
    let ladder = Words { ladder: true, ..words(&["greedy", "random", "beginner"], 8) };
    let ladder = Task::sim(ladder, Vec::new(), None, &nothing).expect("a ladder");
    is_the_same_in_parts(&ladder);
    let card = |effect: &str| File {
        path: "card.ron".to_string(),
        text: format!(
            "[(id: \"mining-drones\", name: (en: \"Mining Drones\", fr: \"Drones Miniers\"), kind: Ally, faction: Homodeus, \
             cost: 2, copies: 3, play: [{effect}])]"
        ),
    };
    let files = vec![card("Gain(Gems, 1), Draw(1)"), card("Gain(Power, 9)")];
    is_the_same_in_parts(&Task::sim(words(&["greedy", "random"], 8), files, None, &nothing).expect("a comparison"));
    let how = Tuning { bot: "random".to_string(), slips: 8, hold: 0.001, near: "hand".to_string(), headway: 0.0 };
    is_the_same_in_parts(&Task::tune(words(&[], 6), how, None, &nothing).expect("a tuning"));
}

#[test]
fn it_is_enough_at_the_same_seed_however_it_is_cut() {
    let wanted = Words { precision: Some(0.2), games: None, ..words(&["greedy", "random"], 0) };
    let task = Task::sim(wanted, Vec::new(), None, &|_: &mut Catalog| {}).expect("a run");
    let whole = [figures(&task, 0, 120)];
    let end = task.enough(&whole).expect("they are parts").expect("120 seeds are enough");
    assert!(end > 10 && end < 120, "{end}");
    assert_eq!(task.enough(&in_parts(&task, &[0, 7, end])), Ok(Some(end)));
    assert_eq!(task.enough(&in_parts(&task, &[0, end - 1])), Ok(None));
    let found = task.found(&[figures(&task, 0, end)]).expect("it is found");
    assert!(found.contains("\"enough\": true"));
}

#[test]
fn work_with_other_cards_is_refused() {
    let task = Task::sim(words(&["random"], 2), Vec::new(), None, &|_: &mut Catalog| {}).expect("a run");
    let text = serde_json::to_string(task.work()).expect("a plain value");
    let data = |text: &str| text.split("\"data\":").nth(1).and_then(|rest| rest.split(',').next()).map(str::to_string);
    let other = text.replace(&data(&text).expect("the hash of the cards"), "17");
    let fault = Task::open(serde_json::from_str(&other).expect("work"), &|_: &mut Catalog| {}).err();
    assert!(fault.is_some_and(|fault| fault.contains("other cards")));
}
