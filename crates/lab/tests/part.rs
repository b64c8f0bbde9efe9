//! Parts of a plan add up to what one run counts, wherever they are cut.

use catalog::{Catalog, GameEntry};
use lab::part::play_part;
use lab::plan::{Options, Plan, Wish};
use lab::play::Wanted;
use lab::tally::Tally;

const ALL: Wanted = Wanted { cards: true, decisions: true, turns: true };

fn wish(entrants: &[&str], games: u64) -> Wish {
    let entrants = entrants.iter().map(|text| (*text).to_string()).collect();
    Wish { entrants, games, seed: 7, ..Wish::default() }
}

fn whole(title: &GameEntry, plan: &Plan) -> Tally {
    play_part(title, plan, 0..plan.matches(), ALL, 2).expect("it is played").tally
}

#[test]
fn parts_add_up_in_any_order() {
    let catalog = Catalog::load(None).expect("the data is sound");
    let scenarios = ["rhino", "klaw"].map(|id| Options::from([("scenario".to_string(), id.to_string())])).to_vec();
    for (game, wish) in [
        ("shards", Wish { mirrored: true, ..wish(&["greedy", "random"], 14) }),
        ("shards", Wish { ladder: true, seats: Some(3), ..wish(&["random", "beginner"], 6) }),
        ("champions", Wish { tables: scenarios, ..wish(&["random"], 4) }),
    ] {
        let title = catalog.find(game).expect("a game");
        let plan = Plan::new(title, &wish).expect("a plan");
        let (all, matches) = (whole(title, &plan), plan.matches());
        assert_eq!(all.matches, matches);
        for size in [1, 5] {
            let mut parts: Vec<Tally> = (0..matches.div_ceil(size))
                .map(|part| part * size..((part + 1) * size).min(matches))
                .map(|numbers| play_part(title, &plan, numbers, ALL, 1).expect("it is played").tally)
                .collect();
            parts.reverse();
            let mut sum = Tally::new(&plan);
            parts.iter().for_each(|part| sum.merge(part).expect("tallies of one plan"));
            assert_eq!(sum, all, "{game} in parts of {size}");
        }
        assert!(play_part(title, &plan, matches..matches + 1, ALL, 1).is_err(), "there is no such match");
    }
}

#[test]
fn tallies_of_different_plans_do_not_add_up() {
    let catalog = Catalog::load(None).expect("the data is sound");
    let title = catalog.find("shards").expect("a game");
    let plan = |entrants: &[&str]| Plan::new(title, &wish(entrants, 2)).expect("a plan");
    let mut tally = Tally::new(&plan(&["random"]));
    assert!(tally.merge(&Tally::new(&plan(&["random", "greedy"]))).is_err());
}
