//! The heroes' files: all of them are read, and are what the box holds.

use dice_throne::cards::{CardKind, Library, Part};
use kernel::book::Source;

use super::library;

#[test]
fn every_hero_is_read_with_a_whole_board_and_deck() {
    let library = library();
    assert_eq!((library.heroes.len(), library.common.len()), (16, 18));
    for hero in &library.heroes {
        let parts = |part| hero.abilities.iter().filter(move |ability| ability.part == part);
        let sides: Vec<_> = parts(Part::Ultimate).map(|ultimate| &ultimate.side).collect();
        assert!(sides.len() == 1 || sides.len() == 2 && sides[0] != sides[1], "{}: one ultimate a side", hero.id);
        assert!(parts(Part::Defensive).count() > 0, "{} can defend", hero.id);
        let mut numbers: Vec<u8> = hero.cards.iter().map(|card| card.number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (19..=numbers.len() as u8 + 18).collect::<Vec<_>>(), "{}: no card is missing", hero.id);
        assert_eq!(hero.cards.iter().filter(|card| card.promo).count(), 1, "{} has one promo card", hero.id);
    }
}

#[test]
fn every_level_above_the_first_has_its_upgrade() {
    for hero in &library().heroes {
        for ability in &hero.abilities {
            for level in 2..=ability.levels.len() as u8 {
                let upgrades = hero.cards.iter().filter(|card| card.kind == CardKind::Upgrade);
                let fits = |card: &&dice_throne::cards::Card| {
                    card.upgrade.as_ref().is_some_and(|up| up.ability == ability.id && up.level == level)
                };
                assert_eq!(upgrades.filter(fits).count(), 1, "{} {level}", ability.id);
            }
        }
    }
}

#[test]
fn a_name_that_is_not_there_is_refused() {
    let refused = |from: &str, to: &str, wanted: &str| {
        let mut sources: Vec<Source> = testkit::data::files("cards/dice-throne", "ron");
        let file = sources.iter_mut().find(|source| source.path.ends_with("barbarian.ron")).expect("a hero has a file");
        assert!(file.text.contains(from), "{from}");
        file.text = file.text.replacen(from, to, 1);
        let faults = Library::read(&sources).expect_err("the file is spoilt");
        assert!(faults.iter().any(|fault| fault.to_string().contains(wanted)), "{faults:?}");
    };
    refused("Inflict(\"concussion\")", "Inflict(\"concusion\")", "no status effect `concusion`");
    refused("\"sword\": 3", "\"swrod\": 3", "no symbol `swrod`");
    refused("ability: \"smack\"", "ability: \"smakc\"", "no ability `smakc`");
    refused("Heal(", "Heel(", "no effect called `Heel`");
    refused("per [life]", "pro [life]", "is not like");
}
