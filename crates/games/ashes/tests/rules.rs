//! The rulebook at work: every scenario, and random play with every invariant on.

use ashes::Ashes;
use kernel::game::Setup;
use testkit::{conformance, data};

#[test]
fn scenarios_hold() {
    data::check_scenarios::<Ashes>();
}

#[test]
fn random_matches_conform() {
    conformance::conform(&data::book::<Ashes>(), 3);
}

/// Each deck against the next one, so that every card is played.
#[test]
fn random_matches_of_all_decks_conform() {
    let book = data::book::<Ashes>();
    let decks: Vec<String> = book.decks.iter().map(|deck| deck.id.clone()).collect();
    for (place, deck) in decks.iter().enumerate() {
        let other = decks[(place + 1) % decks.len()].clone();
        let decks = vec![deck.clone(), other];
        for seed in 1..=2 {
            let setup =
                Setup { decks: decks.clone(), ask_when_forced: seed == 2, ..Setup::new(2, 10 * place as u64 + seed) };
            conformance::conform_once(&book, &setup);
        }
    }
}

/// A deck with the types of dice that came later.
const LATER_DICE: &str = r#"(
    id: "later", name: (en: "Later", fr: "Plus tard"), phoenixborn: "aradel-summergaard",
    dice: [("divine", 5), ("sympathy", 5)],
    cards: [
        ("massive-growth", 3), ("call-upon-the-realms", 3), ("molten-gold", 3), ("refresh", 3), ("root-armor", 3),
        ("expand-energy", 3), ("anchornaut", 3), ("summon-blue-jaguar", 3), ("iron-worker", 3), ("strengthen", 3),
    ],
)"#;

/// ASH-DICE-2
#[test]
fn later_dice_need_the_option() {
    let book = data::book::<Ashes>();
    let mut setup = Setup { decks: vec!["later".to_string(), "the-iron-men".to_string()], ..Setup::new(2, 1) };
    setup.brought.insert("later".to_string(), LATER_DICE.to_string());
    let refused = book.set_up(&setup).err().and_then(|error| error.rule);
    assert_eq!(refused, Some("ASH-DICE-2"));
    setup.options.insert("dice".to_string(), "all".to_string());
    assert!(book.set_up(&setup).is_ok());
}

/// The options of the edition, all of them at once.
#[test]
fn random_matches_of_other_editions_conform() {
    let book = data::book::<Ashes>();
    let options = [
        ("faq", "faq_3_0"),
        ("meditate_exhausted", "forbidden"),
        ("trigger_order", "controllers"),
        ("card_text", "original"),
        ("organized_play", "on"),
        ("dice", "all"),
    ];
    for (seats, seed) in [(2, 1), (2, 2), (3, 3)] {
        let mut setup = Setup { decks: vec!["later".to_string(); usize::from(seats)], ..Setup::new(seats, seed) };
        setup.brought.insert("later".to_string(), LATER_DICE.to_string());
        setup.options.extend(options.map(|(name, value)| (name.to_string(), value.to_string())));
        conformance::conform_once(&book, &setup);
    }
}
