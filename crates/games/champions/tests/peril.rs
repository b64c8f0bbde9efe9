//! Peril, shown with cards that no box has: nobody but the player who resolves such a card acts or is asked.

use std::sync::Arc;

use champions::Champions;
use kernel::book::Source;
use kernel::erased::{AnyGame, AnyMatch, Erase};
use kernel::scenario;
use kernel::table::seats::Seat;
use testkit::data;

/// A card with peril that makes an enemy attack, and one that reveals another card.
const CARDS: &str = r#"[
    (
        id: "lone-assault", code: "y001", example: true,
        name: (en: "Lone Assault", fr: "Assaut solitaire"),
        kind: Treachery, class: Encounter,
        keywords: [Peril],
        abilities: [(when: Revealed, effect: [Attacks(One([Minion]))])],
    ),
    (
        id: "lone-errand", code: "y002", example: true,
        name: (en: "Lone Errand", fr: "Course solitaire"),
        kind: Treachery, class: Encounter,
        keywords: [Peril],
        abilities: [(when: Revealed, effect: [RevealTop(1)])],
    ),
]"#;

fn game() -> Box<dyn AnyGame> {
    let mut cards = data::files("cards/champions", "ron");
    cards.push(Source { path: "lone.ron".to_string(), text: CARDS.to_string() });
    let book = Champions::read(&cards, &[]).unwrap_or_else(|faults| panic!("{faults:?}"));
    Champions::erase(Arc::new(book))
}

/// Plays each scenario of a text to its end.
fn check(text: &str) {
    let game = game();
    for scenario in scenario::read("peril.rs", text).expect("the scenario can be read") {
        game.check(&scenario).unwrap_or_else(|fault| panic!("{}: {fault}", scenario.title));
    }
}

#[test]
fn nobody_else_is_asked_to_defend() {
    check(
        "scenario: while a card with peril makes an enemy attack, nobody else is asked to defend
        rules: MC-PERIL-1, MC-PERIL-2
        given A: engaged hydra-mercenary
        given A: dealt lone-assault
        given villain: plain-villain stunned confused
        when A: end turn
        when B: end turn
        when A: decline
        when B: decline
        when A: decline
        when B: decline
        then A:plain-hero: 9 health
        then asked: A
        then option: defend with plain-hero, decline
        refuse B: defend with plain-hero-2  # MC-PERIL-2
        when A: decline
        then A:plain-hero: 8 health
        then asked: B
        then option: end turn",
    );
}

#[test]
fn what_the_card_reveals_is_resolved_alone_as_well() {
    check(
        "scenario: peril holds for what the card reveals in its turn
        rules: MC-PERIL-2
        given A: identity plain-person
        given B: identity spider-man
        given B: hand enhanced-spider-sense, genius
        given villain: plain-villain stunned confused
        given A: dealt lone-errand
        given encounter: quiet-street x2, open-secret, quiet-street x5
        when A: end turn
        when B: end turn
        when B: done
        then asked: A
        refuse B: play enhanced-spider-sense  # MC-PERIL-2
        when A: way-1
        then A:plain-person: 8 health
        then B hand: has enhanced-spider-sense",
    );
}

#[test]
fn everybody_sees_who_decides_alone() {
    let text = "scenario: alone
        rules: MC-PERIL-1
        given A: identity plain-person
        given villain: plain-villain stunned confused
        given A: dealt lone-secret
        then asked: A";
    let scenarios = scenario::read("peril.rs", text).expect("the scenario can be read");
    let mut play: Box<dyn AnyMatch> = game().open(&scenarios[0], false).expect("the position can be laid out");
    let alone = |play: &dyn AnyMatch| {
        let facts = play.view(None).facts;
        facts.into_iter().find(|fact| fact.key == "fact-hushed").map(|fact| format!("{:?}", fact.facts))
    };
    assert_eq!(alone(&*play), None);
    for (seat, text) in [(0, "end turn"), (1, "end turn")] {
        play.answer(Seat(seat), text).expect("it is an option");
    }
    while play.options().iter().all(|option| option.text != "way-1") {
        let seat = play.asked().expect("somebody is asked");
        let option = play.options().into_iter().next_back().expect("there is an option");
        play.answer(seat, &option.text).expect("it is an option");
    }
    assert_eq!(alone(&*play).as_deref(), Some("[(\"seat\", Seat(A))]"));
    play.answer(Seat(0), "way-1").expect("it is an option");
    assert_eq!(alone(&*play), None);
}
