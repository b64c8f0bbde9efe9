//! What is said of what cannot be done: every refusal names its rule.

use champions::Champions;
use kernel::refusal::Refusal;
use kernel::scenario;
use kernel::table::seats::Seat;
use testkit::data;

/// What can be tried with a card, each with the rule against it.
fn tried(position: &str, card: &str) -> Vec<(String, Option<&'static str>)> {
    let text = format!("scenario: tried\nrules: X\n{position}\nthen asked: A");
    let scenarios = scenario::read("explanations.rs", &text).expect("the position can be read");
    let play = data::game::<Champions>().open(&scenarios[0], false).expect("the position can be laid out");
    let rule = |refusal: Refusal| match refusal {
        Refusal::Ruled(reason) => reason.rule,
        other => panic!("{other}"),
    };
    let found = play.why_not(Seat(0), card).expect("the card is there");
    found.into_iter().map(|explanation| (explanation.text, explanation.refusal.map(rule))).collect()
}

#[test]
fn an_exhausted_hero_is_told_why_it_neither_attacks_nor_thwarts() {
    let found = tried("given: 1 seat\ngiven A: identity plain-hero exhausted", "plain-hero");
    let has = |text: &str, rule| assert!(found.contains(&(text.to_string(), rule)), "{text}: {found:?}");
    has("attack plain-villain with plain-hero", Some("MC-ATTACK-2"));
    has("thwart plain-scheme with plain-hero", Some("MC-THWART-2"));
}

#[test]
fn an_exhausted_ally_is_told_why_it_neither_attacks_nor_thwarts() {
    let position = "given: 1 seat\ngiven A: play mockingbird exhausted\ngiven A: threat 3 on plain-scheme";
    let found = tried(position, "mockingbird");
    let has = |text: &str, rule| assert!(found.contains(&(text.to_string(), rule)), "{text}: {found:?}");
    has("attack plain-villain with mockingbird", Some("MC-ALLY-3"));
    has("thwart plain-scheme with mockingbird", Some("MC-ALLY-3"));
    let found = tried(position, "plain-scheme");
    let has = |text: &str, rule| assert!(found.contains(&(text.to_string(), rule)), "{text}: {found:?}");
    has("thwart plain-scheme with mockingbird", Some("MC-ALLY-3"));
    has("thwart plain-scheme with plain-hero", None);
}
