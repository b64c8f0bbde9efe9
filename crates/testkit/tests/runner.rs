//! The runner of scenarios fails where it must: for each kind of line one that does not hold, with the message it gives.

use kernel::scenario::{self, run};
use testkit::toy::stage::book;

const GIVEN: &str = "given A: play wolf\ngiven A: hand bolt, pebble\ngiven A: 3 mana\n";

/// What is wrong with a scenario that has these lines behind the givens.
fn fault(lines: &str) -> Option<String> {
    let text = format!("scenario: a claim\nrules: TOY\n{GIVEN}{lines}\n");
    let scenarios = match scenario::read("test.scn", &text) {
        Ok(scenarios) => scenarios,
        Err(faults) => return Some(faults.join("\n")),
    };
    run::check(&book::<true>(""), &scenarios[0]).err()
}

fn holds(lines: &str) {
    assert_eq!(fault(lines), None, "`{lines}` holds");
}

fn fails(lines: &str, message: &str) {
    let fault = fault(lines).unwrap_or_else(|| panic!("`{lines}` does not hold, and the runner is content"));
    assert!(fault.contains(message), "`{lines}`: {fault}\nand not: {message}");
}

#[test]
fn a_seat_is_asked_or_not() {
    holds("then asked: A");
    fails("then asked: B", "asked: A, not B");
}

#[test]
fn numbers_of_a_seat() {
    holds("then A: 3 mana, 10 life");
    fails("then A: 2 mana", "A has 3 mana, not 2");
    fails("then A: 3 mana, 9 life", "A has 10 life, not 9");
    fails("then A: 3 mna", "no gauge called");
    fails("then D: 3 mana", "no seat called D");
}

#[test]
fn every_claim_is_looked_at_not_only_the_first() {
    fails("then A: 3 mana\nthen asked: B", "asked: A, not B");
    fails("then A hand: has bolt\nthen A hand: has wolf", "hand lacks wolf");
}

#[test]
fn cards_of_a_zone() {
    holds("then A hand: bolt, pebble");
    fails("then A hand: bolt", "hand also has pebble");
    fails("then A hand: bolt, pebble, pebble", "hand lacks pebble");
    fails("then A hand: 3 cards", "hand: 2 cards");
    fails("then A hand: empty", "hand: bolt, pebble");
    fails("then A hnd: empty", "no zone called");
    holds("then A hand: lacks wolf");
    fails("then A hand: lacks bolt", "hand has bolt");
    fails("then A hand: lacks blot", "blot");
    fails("then A hand: has wolf", "hand lacks wolf");
}

#[test]
fn marks_and_values_of_a_card() {
    holds("then wolf: no tired");
    fails("then wolf: tired", "wolf");
    fails("then wolf: no tird", "no mark or value of a card called `tird`; did you mean `tired`?");
    fails("then wofl: no tired", "no zone called");
}

#[test]
fn options() {
    holds("then option: play bolt");
    fails("then option: play wolf", "`play wolf` is no option");
    holds("then no option: play wolf");
    fails("then no option: play bolt", "`play bolt` is an option");
    fails("then no option: paly bolt", "can never be an option");
    fails("then no option: play blot", "can never be an option");
}

#[test]
fn what_is_done_must_be_allowed() {
    holds("when A: play pebble\nthen A hand: bolt");
    fails("when B: play pebble\nthen asked: A", "by B");
    fails("when A: play wolf\nthen asked: A", "`play wolf` by A");
}

#[test]
fn a_refusal_must_be_by_its_rule() {
    let rule = refusal();
    holds(&format!("refuse A: play wolf  # {rule}"));
    fails("refuse A: play wolf  # TOY-OTHER", "not by TOY-OTHER");
    fails(&format!("refuse A: play bolt  # {rule}"), "is allowed");
    fails("refuse A: play bolt", "a refusal names its rule");
}

/// The rule that forbids to play what lies in play already.
fn refusal() -> String {
    let fault = fault("refuse A: play wolf  # NONE").expect("it is not refused by that");
    let rule = fault.split('(').nth(1).and_then(|rest| rest.split(')').next()).expect("a refusal names its rule");
    rule.to_string()
}

#[test]
fn a_scenario_claims_something_of_a_rule() {
    fails("when A: play pebble", "claims nothing");
    let nameless = scenario::read("test.scn", "scenario: a claim\nthen asked: A\n").expect_err("it names no rule");
    assert!(nameless[0].contains("names no rule"), "{nameless:?}");
    fails("given A: 2 mana\nthn asked: A", "no line called `thn`");
}

#[test]
fn comments_and_a_mark_at_the_beginning_are_read_over() {
    holds("then asked: A # the first player");
    let rule = refusal();
    holds(&format!("refuse A: play wolf  # {rule} # it lies in play"));
    let marked = format!("\u{feff}scenario: a claim\nrules: TOY\n{GIVEN}then asked: A\n");
    assert_eq!(scenario::read("test.scn", &marked).expect("the mark is no text")[0].title, "a claim");
}
