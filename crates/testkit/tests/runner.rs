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
fn how_a_match_ended() {
    holds("then verdict: none yet");
    fails("then verdict: draw", "verdict: none yet, not draw");
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
fn the_order_of_a_pile() {
    let given = "given A: deck wolf, bolt, pebble\n";
    holds(&format!("{given}then A deck: top wolf, bolt"));
    holds(&format!("{given}then A deck: bottom pebble, bolt"));
    fails(&format!("{given}then A deck: top bolt"), "top of deck: wolf, not bolt");
    fails(&format!("{given}then A deck: bottom wolf"), "bottom of deck: pebble, not wolf");
    fails(&format!("{given}then A deck: top wolf, bolt, pebble, wolf"), "deck has only 3 cards");
}

#[test]
fn marks_of_the_cards_in_a_zone() {
    let given = "given A: play pit tired\n";
    holds(&format!("{given}then A play: wolf bare, pit tired"));
    fails(&format!("{given}then A play: wolf tired, pit"), "play lacks wolf tired");
    fails(&format!("{given}then A play: wolf, pit bare"), "play lacks pit bare");
}

#[test]
fn what_somebody_sees() {
    holds("then A sees A hand: bolt, pebble");
    holds("then B sees A hand: 2 unknown");
    holds("then anybody sees A: 3 mana");
    fails("then B sees A hand: bolt, pebble", "2 unknown");
    fails("then B sees A hand: 3 unknown", "2 unknown");
    fails("then A sees A hand: bolt, wolf", "sees bolt, pebble");
    fails("then B sees A: 2 mana", "mana");
}

#[test]
fn what_is_printed() {
    holds("then card wolf: Creature, 1 cost");
    fails("then card wolf: Spell", "wolf is Creature");
    fails("then card wolf: 2 cost", "wolf is Creature");
    fails("then card wofl: 1 cost", "wofl");
}

#[test]
fn what_varies_from_match_to_match() {
    let hand = |game: &str| format!("scenario: hands vary\nrules: TOY\ngiven: new game\nthen varies: {game}\n");
    let check = |text: String| {
        let scenario = scenario::read("test.scn", &text).expect("it reads").remove(0);
        run::check(&book::<true>(""), &scenario)
    };
    assert_eq!(check(hand("A hand")), Ok(()));
    let same = check(hand("A play")).expect_err("nothing is in play at the beginning of any match");
    assert!(same.contains("only 1 different ones"), "{same}");
}

#[test]
fn a_set_up_that_is_refused() {
    holds("refuse game: 5 seats  # TOY-SEATS");
    fails("refuse game: 3 seats  # TOY-SEATS", "a game with 3 seats is allowed");
    fails("refuse game: 5 seats  # TOY-OTHER", "not by TOY-OTHER");
}

#[test]
fn a_deck_that_is_refused() {
    holds("then deck any: wolf, bolt");
    fails("then deck any: wolf x2, bolt", "the deck is refused by TOY-DECK-1");
    holds("refuse deck: any, wolf x2  # TOY-DECK-1");
    fails("refuse deck: any, wolf  # TOY-DECK-1", "the deck is legal");
    fails("refuse deck: any, wolf x2  # TOY-DECK-2", "refused by TOY-DECK-1, not by TOY-DECK-2 alone");
    fails("refuse deck: any, wolf x2, pebble  # TOY-DECK-1", "not by TOY-DECK-1 alone");
}

#[test]
fn more_cards_than_a_table_holds() {
    fails("given A: hand pebble x201\nthen asked: A", "more than a table holds");
}

#[test]
fn givens_come_first() {
    fails("then asked: A\ngiven A: 2 mana", "`given` comes before");
}

#[test]
fn marks_and_values_of_a_card() {
    holds("then wolf: no tired");
    holds("then wolf: 2 power");
    fails("then wolf: 3 power", "wolf has 2 power");
    fails("then wolf: no power", "not no power");
    holds("given A: play pit\nthen pit: no power, 3 life");
    fails("given A: play pit\nthen pit: 2 power", "pit has 3 life, not 2 power");
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

#[test]
fn copies_are_counted_as_they_were_laid_out() {
    let given = "given A: play pit tired, pit, pit tired\n";
    holds(&format!("{given}then pit#1: tired\nthen pit#2: no tired\nthen A:pit#3: tired"));
    fails(&format!("{given}then pit#2: tired"), "pit, not tired");
    fails(&format!("{given}then pit#4: tired"), "no pit#4 on the table");
    fails(&format!("{given}then pit#0: tired"), "copies are counted from 1");
}

#[test]
fn several_copies_are_laid_out_at_once() {
    let given = "given A: play pit tired x2, pit\n";
    holds(&format!("{given}then A play: wolf, pit tired x2, pit bare"));
    holds(&format!("{given}then pit#2: tired\nthen pit#3: no tired"));
    fails(&format!("{given}then A play: wolf, pit tired x3"), "play lacks pit tired");
    fails(&format!("{given}then pit#9: tired"), "no pit#9 on the table");
}

#[test]
fn cards_of_another_owner() {
    let given = "given A: play pit owned by B\n";
    holds(&format!("{given}then pit: owned by B\nthen B owns: has pit"));
    fails(&format!("{given}then pit: owned by A"), "pit: B, not A");
    fails(&format!("{given}then A owns: has pit"), "owned cards lacks pit");
    fails("given A: play pit owned by X7\nthen asked: A", "is no seat");
}

#[test]
fn what_everybody_can_see_of_the_table() {
    holds("then fact turn: A 1");
    fails("then fact turn: B 1", "there are: turn: A 1");
    fails("then fact tern: A 1", "there are: turn: A 1");
}

#[test]
fn a_scenario_that_ends_in_the_middle_says_so() {
    let given = "given: 3 seats\ngiven A: hand bolt\n";
    fails(&format!("{given}when A: play bolt\nthen A: 2 mana"), "it ends while A is asked");
    holds(&format!("{given}when A: play bolt\nthen A: 2 mana\nthen asked: A"));
    holds(&format!("{given}when A: play bolt\nthen option: aim B"));
    holds(&format!("{given}when A: play bolt\nwhen A: aim B\nthen A: 2 mana"));
}

#[test]
fn a_question_with_one_answer_is_put_where_all_are_asked() {
    let lines = "when A: play bolt\nthen asked:";
    holds(&format!("{lines} A\nthen B: 8 life"));
    // B may answer, and has nothing to answer with.
    holds(&format!("ask: all\n{lines} B\nthen option: pass\nwhen B: pass\nthen option: aim B"));
    fails(&format!("ask: everything\n{lines} A"), "there is: ask: all");
}

#[test]
fn a_text_that_does_not_wait_cannot_be_named() {
    fails("when A: first wolf\nthen asked: A", "no text of wolf waits");
}

#[test]
fn a_word_about_the_match_that_nobody_knows() {
    fails("given: nwe game\nthen asked: A", "`nwe game` is not understood");
    fails("refuse game: 5 saets  # TOY-SEATS", "`5 saets` is not understood");
}
