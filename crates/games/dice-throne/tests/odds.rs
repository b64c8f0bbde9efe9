//! Which dice activate what, and how likely they are.

use dice_throne::DiceThrone;
use dice_throne::cards::Needs;
use dice_throne::texts::needs::{Shown, count, of_a_kind};
use dice_throne::texts::odds::{Odds, activations};
use dice_throne::words::odds_table;
use kernel::book::Language;
use testkit::data;

use super::library;

/// The chance in per cent, to two decimals, of at least so many dice on the first so many sides.
fn per_cent(wish: impl Fn(&Shown) -> bool) -> f64 {
    (Odds::new(3, wish).before(3) * 10_000.0).round() / 100.0
}

#[test]
fn chances_of_three_attempts_are_exact() {
    let at_least = |sides: usize, dice: u8| per_cent(move |shown| shown[6 - sides..].iter().sum::<u8>() >= dice);
    assert_eq!([3, 4, 5].map(|dice| at_least(3, dice)), [98.39, 87.93, 51.29]);
    assert_eq!([3, 4, 5].map(|dice| at_least(2, dice)), [84.18, 53.59, 17.26]);
    assert_eq!([4, 5].map(|dice| at_least(1, dice)), [10.44, 1.33]);
    let library = library();
    let die = &library.heroes[0].die;
    assert_eq!(per_cent(|shown| Needs::SmallStraight.met_by(die, shown)), 61.54);
    assert_eq!(per_cent(|shown| Needs::LargeStraight.met_by(die, shown)), 26.11);
}

#[test]
fn the_best_keep_is_worth_at_least_every_other() {
    let odds = Odds::new(3, |shown| of_a_kind(shown, 4));
    let shown = count(&[6, 6, 3, 3, 1]);
    let (chance, keep) = odds.best(&shown, 2);
    assert!(keep == count(&[3, 3]) || keep == count(&[6, 6]), "{keep:?}");
    assert_eq!(chance, odds.keeping(&keep, 2));
    assert!(chance > odds.keeping(&count(&[6, 6, 3, 3]), 2) && chance > odds.keeping(&Shown::default(), 2));
    assert_eq!(odds.best(&count(&[2, 2, 2, 2, 5]), 1), (1.0, count(&[2, 2, 2, 2, 5])));
}

#[test]
fn every_ability_can_be_activated_by_some_dice() {
    for hero in library().heroes {
        for way in hero.abilities.iter().flat_map(|ability| &ability.levels).flat_map(|level| &level.ways) {
            assert!(Odds::new(1, |shown| way.needs.met_by(&hero.die, shown)).before(1) > 0.0, "{}: {way:?}", hero.id);
        }
    }
}

#[test]
fn symbols_count_by_die_and_straights_by_number() {
    let library = library();
    let gunslinger = library.heroes.iter().find(|hero| hero.id == "gunslinger").expect("she is there");
    let meets = |ability: &str, dice: &[u8]| {
        let ability = gunslinger.abilities.iter().find(|other| other.id == ability).expect("an ability");
        ability.levels[0].ways.iter().filter(|way| way.needs.met_by(&gunslinger.die, &count(dice))).count()
    };
    assert_eq!(meets("revolver", &[1, 2, 3, 1, 6]), 2);
    assert_eq!(meets("revolver", &[1, 2, 4, 5, 6]), 0);
    assert_eq!(meets("showdown", &[2, 3, 4, 5, 5]), 1);
    assert_eq!(meets("showdown", &[1, 2, 3, 4, 5]), 1);
    assert_eq!(meets("fan-the-hammer", &[2, 3, 4, 5, 5]), 0);
    assert_eq!(meets("fan-the-hammer", &[2, 3, 4, 5, 6]), 1);
}

/// What somebody who rolls reads of each ability: with what is kept, and with what is best kept.
#[test]
fn every_ability_of_a_board_has_its_outlook_at_once() {
    let library = library();
    let barbarian = library.heroes.iter().find(|hero| hero.id == "barbarian").expect("he is there");
    let ways = activations(barbarian, 3, |_| 1);
    // Three tiers of Smack and of Fortitude, and six other abilities; nothing of the defence.
    assert_eq!(ways.len(), 12);
    let shown = count(&[1, 2, 6, 6, 4]);
    let look = |id: &str, kept: &[u8], attempts: u8| {
        let way = ways.iter().find(|way| way.ability.id == id).expect("an ability of the board");
        way.odds.outlook(&shown, &count(kept), attempts)
    };
    // Two swords lie there: of three dice one more must be a sword, twice over.
    let smack = look("smack", &[1, 2], 1);
    assert_eq!((smack.keeping, smack.keep), (1.0 - 0.125, count(&[1, 2])));
    let sturdy = look("sturdy-blow", &[1, 2], 0);
    assert_eq!((sturdy.keeping, sturdy.best, sturdy.keep), (1.0, 1.0, shown));
    let rage = look("rage", &[6, 6], 2);
    assert!((rage.keeping - (11.0_f64 / 36.0).powi(3)).abs() < 1e-9 && rage.keep == count(&[6, 6]), "{rage:?}");
}

#[test]
fn the_table_of_a_hero_names_each_way_with_what_it_needs() {
    let book = data::book::<DiceThrone>();
    let face = book.find("barbarian").expect("he is there");
    let table = odds_table(&book, face, 3, Language::Fr);
    let line = |name: &str, needs: &str| {
        let line = table.iter().find(|line| line.name == name && line.needs == needs).expect("a line of the table");
        line.chances.iter().map(|chance| (chance * 10_000.0).round() / 100.0).collect::<Vec<_>>()
    };
    assert_eq!(line("Baffe", "3 [Épée]"), [50.0, 89.65, 98.39]);
    assert_eq!(line("Rage\u{a0}!", "5 [Impact]")[2], 1.33);
    assert_eq!(line("Téméraire II", "Grande Suite")[2], 26.11);
    assert!(odds_table(&book, book.find("burn").expect("a token"), 3, Language::En).is_empty());
}
