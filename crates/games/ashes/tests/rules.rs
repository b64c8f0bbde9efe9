//! The rulebook at work: every scenario, and random play with every invariant on.

use ashes::Ashes;
use kernel::game::Setup;
use kernel::matches::Match;
use kernel::redeal::redeal;
use kernel::scenario::Line;
use kernel::table::seats::Seat;
use testkit::{conformance, data};

#[test]
fn scenarios_hold() {
    data::check_scenarios::<Ashes>();
}

#[test]
fn random_matches_conform() {
    conformance::conform(&*data::game::<Ashes>(), 3);
}

/// Each deck against the next one, so that every card is played.
#[test]
fn random_matches_of_all_decks_conform() {
    let game = data::game::<Ashes>();
    let decks: Vec<String> = game.decks().iter().map(|deck| deck.id.clone()).collect();
    for (place, deck) in decks.iter().enumerate() {
        let other = decks[(place + 1) % decks.len()].clone();
        let decks = vec![deck.clone(), other];
        for seed in 1..=2 {
            let setup =
                Setup { decks: decks.clone(), ask_when_forced: seed == 2, ..Setup::new(2, 10 * place as u64 + seed) };
            conformance::conform_once(&*game, &setup);
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
    let game = data::game::<Ashes>();
    let mut setup = Setup { decks: vec!["later".to_string(), "the-iron-men".to_string()], ..Setup::new(2, 1) };
    setup.brought.insert("later".to_string(), LATER_DICE.to_string());
    let refused = game.start(&setup).err().and_then(|error| error.rule);
    assert_eq!(refused, Some("ASH-DICE-2"));
    setup.options.insert("dice".to_string(), "all".to_string());
    assert!(game.start(&setup).is_ok());
}

/// The options of the edition, all of them at once.
#[test]
fn random_matches_of_other_editions_conform() {
    let game = data::game::<Ashes>();
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
        conformance::conform_once(&*game, &setup);
    }
}

/// Every card and every type of die lies on the table or is used in some scenario.
#[test]
fn every_card_is_in_a_scenario() {
    let book = data::book::<Ashes>();
    let mut said = String::new();
    for scenario in data::scenarios::<Ashes>() {
        for (_, line) in &scenario.lines {
            if matches!(line, Line::Given { who: Some(_), .. } | Line::When(..) | Line::Then { .. }) {
                said.push_str(&format!("{line}\n"));
            }
        }
    }
    let words: Vec<&str> = said.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
    let sides = |slug: &str| format!("{slug}-power");
    let is_said = |slug: &str| words.contains(&slug) || words.contains(&sides(slug).as_str());
    let missing: Vec<&str> = book.slugs().filter(|slug| !is_said(slug)).collect();
    assert!(missing.is_empty(), "in no scenario: {}", missing.join(", "));
}

/// Whether somebody is asked to react depends on what everybody knows: to the attacker a hand with an answer looks like one
/// without.
#[test]
fn a_reaction_window_opens_on_public_facts_only() {
    let game = data::game::<Ashes>();
    let mut seen: Vec<String> = Vec::new();
    for hand in ["final-cry", "summon-sleeping-widows", "fear", "anchornaut", "golden-veil"] {
        let text = format!(
            "scenario: a unit falls\nrules: ASH-REACT-1\ngiven A: active natural-power\ngiven A: \
             battlefield iron-rhino\ngiven B: battlefield mist-spirit, \
             iron-rhino\ngiven B: conjurations empty\ngiven B: hand {hand}\ngiven B: active ceremonial-power, natural-class, charm-class, \
             ceremonial-class x2\nthen asked: A\n"
        );
        let scenario = kernel::scenario::read("a test", &text).expect("it is a scenario").remove(0);
        let mut play = game.open(&scenario, true).expect("it is a position");
        for answer in ["power natural-power", "target B:mist-spirit"] {
            play.answer(Seat(0), answer).expect("it is allowed");
            // The Veil may be offered here: its holder waits, as everybody would who holds a card.
            while let Some(seat) = play.asked().filter(|seat| *seat != Seat(0)) {
                seen.push(format!("{hand} {seat}: {:?}", play.view(Some(Seat(0)))));
                play.answer(seat, "pass").expect("whoever is asked may pass");
            }
        }
    }
    let told: Vec<&str> = seen.iter().map(|line| line.split_once(' ').expect("a hand, then what is seen").1).collect();
    let each = told.len() / 5;
    assert!(each > 0 && told.chunks(each).all(|chunk| chunk == &told[..each]), "{}", seen.join("\n"));
}

/// Whoever thinks about the other's First Five thinks of five different cards, as the rule demands. ASH-SETUP-4
#[test]
fn first_five_that_nobody_has_seen_are_dealt_anew_as_different_cards() {
    let book = data::book::<Ashes>();
    let mut play = Match::<Ashes>::start(book.clone(), &Setup::new(2, 1)).expect("it is a set-up");
    let keep = |play: &mut Match<Ashes>, seat: Seat| {
        while play.table.question().is_some_and(|question| question.seat == seat) {
            let first =
                play.options().iter().map(|choice| play.write(choice)).next().expect("there is something to keep");
            play.answer(seat, &first).expect("an option is allowed");
        }
    };
    keep(&mut play, Seat(0));
    for seed in 1..=20 {
        let mut other = play.clone();
        other.table = redeal(&book, &play.table, Seat(1), seed);
        keep(&mut other, Seat(1));
        let hand = other.table.state.zone(ashes::language::Zone::Hand, Seat(0));
        let mut faces: Vec<_> = hand.iter().map(|card| other.table.state.card(*card).face).collect();
        faces.sort_unstable();
        faces.dedup();
        assert_eq!(faces.len(), 5, "seed {seed}");
    }
}
