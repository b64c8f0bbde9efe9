//! The cards that a deck names to begin with.

use catalog::Catalog;
use kernel::table::cards::FaceId;

/// The First Five that a deck of Ashes names are five different cards of it. ASH-SETUP-3, ASH-SETUP-4
#[test]
fn first_five_of_a_deck_are_refused_with_the_rule_that_they_break() {
    let catalog = Catalog::load(None).expect("the data of the program");
    let game = &*catalog.find("ashes").expect("a game").game;
    let deck = game.decks().iter().find(|deck| deck.id == "the-iron-men").expect("a deck");
    let cards: Vec<(FaceId, u16)> =
        deck.parts.values().flatten().map(|(face, number)| (*face, u16::from(*number))).collect();
    let refused = |first: &[&str]| -> Vec<&str> {
        let first: Vec<FaceId> = first.iter().map(|slug| game.find(slug).expect("a card")).collect();
        game.check_opening(&cards, &first).iter().map(|fault| fault.rule).collect()
    };
    let five = ["anchornaut", "hammer-knight", "iron-worker", "expand-energy", "summon-iron-rhino"];
    assert_eq!((refused(&five), refused(&[]), game.opening()), (Vec::new(), Vec::new(), 5));
    assert_eq!(refused(&five[..4]), ["ASH-SETUP-3"]);
    assert_eq!(refused(&[&five[..], &["protect"]].concat()), ["ASH-SETUP-3"]);
    assert_eq!(refused(&[&five[..4], &five[..1]].concat()), ["ASH-SETUP-4"]);
    assert_eq!(refused(&[&five[..4], &["root-armor"]].concat()), ["ASH-SETUP-3"], "of another deck");
    assert_eq!(refused(&[&five[..4], &["ceremonial"]].concat()), ["ASH-SETUP-3"], "a die is no card");
}

#[test]
fn decks_that_come_with_the_program_begin_as_the_rules_have_it() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        for deck in title.game.decks() {
            let cards: Vec<(FaceId, u16)> =
                deck.parts.values().flatten().map(|(face, number)| (*face, u16::from(*number))).collect();
            let faults = title.game.check_opening(&cards, &deck.opening);
            assert!(faults.is_empty(), "{}: {:?}", deck.id, faults.iter().map(|fault| fault.rule).collect::<Vec<_>>());
        }
    }
}
