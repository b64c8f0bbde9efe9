//! Givens of this game: tokens, damage and icons on copies of a card.

use spoils::Spoils;
use testkit::data::fault_of;

fn holds(lines: &str) {
    assert_eq!(fault_of::<Spoils>(lines), None, "{lines}");
}

fn fails(lines: &str, message: &str) {
    let fault = fault_of::<Spoils>(lines).unwrap_or_else(|| panic!("`{lines}`: the runner is content"));
    assert!(fault.contains(message), "`{lines}`: {fault}\nand not: {message}");
}

#[test]
fn several_copies_are_given_something_at_once() {
    let given = "given A: play storm-cavalry x3\n";
    let claims =
        "then A:storm-cavalry#1: 1 damage\nthen A:storm-cavalry#2: 1 damage\nthen A:storm-cavalry#3: no damage";
    holds(&format!("{given}given A: damage 1 on storm-cavalry x2\n{claims}"));
    holds(&format!("{given}given A: damage 1 on storm-cavalry#2, 1 on storm-cavalry#1\n{claims}"));
    fails(&format!("{given}given A: damage 1 on storm-cavalry x3\n{claims}"), "storm-cavalry");
    fails(&format!("{given}given A: damage 1 on storm-cavalry x4\n{claims}"), "A has 3 storm-cavalry in play, not");
    holds("given A: play spring-drum x2\ngiven A: tokens 3 on spring-drum x2\nthen A:spring-drum#2: 3 tokens");
}

#[test]
fn a_copy_that_is_unclear_or_not_there_is_refused() {
    let given = "given A: play storm-cavalry x3\n";
    fails(&format!("{given}given A: damage 1 on storm-cavalry\nthen asked: A"), "A has 3 storm-cavalry; say which");
    fails(&format!("{given}given A: damage 1 on storm-cavalry#9\nthen asked: A"), "lay it out first");
    fails(&format!("{given}then A:storm-cavalry#9: no damage"), "no A:storm-cavalry#9 on the table");
}
