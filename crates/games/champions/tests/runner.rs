//! Givens of this game: copies of a card, where a round begins, and what is not understood.

use champions::Champions;
use testkit::data::fault_of;

fn holds(lines: &str) {
    assert_eq!(fault_of::<Champions>(lines), None, "{lines}");
}

fn fails(lines: &str, message: &str) {
    let fault = fault_of::<Champions>(lines).unwrap_or_else(|| panic!("`{lines}`: the runner is content"));
    assert!(fault.contains(message), "`{lines}`: {fault}\nand not: {message}");
}

#[test]
fn several_copies_are_given_something_at_once() {
    let given = "given: 1 seat\ngiven A: engaged hydra-mercenary x3\n";
    let claims = "then hydra-mercenary#1: 2 health\nthen hydra-mercenary#2: 2 health\nthen hydra-mercenary#3: 3 health";
    holds(&format!("{given}given A: damage 1 on hydra-mercenary x2\n{claims}"));
    holds(&format!("{given}given A: damage 1 on hydra-mercenary#1, 1 on hydra-mercenary#2\n{claims}"));
    fails(
        &format!("{given}given A: damage 1 on hydra-mercenary x3\n{claims}"),
        "hydra-mercenary#3 has 1 attack, 0 scheme, 2 health, 1 damage",
    );
    fails(&format!("{given}given A: damage 1 on hydra-mercenary x4\n{claims}"), "A has 3 hydra-mercenary in play, not");
}

#[test]
fn a_copy_that_is_unclear_or_not_there_is_refused() {
    let given = "given: 1 seat\ngiven A: engaged hydra-mercenary x3\n";
    let unclear = "A has 3 hydra-mercenary; say which: hydra-mercenary#1, hydra-mercenary#2 .., or hydra-mercenary x3";
    fails(&format!("{given}given A: damage 1 on hydra-mercenary\nthen asked: A"), unclear);
    let missing = "A has 3 hydra-mercenary in play, not hydra-mercenary#9; lay it out first";
    fails(&format!("{given}given A: damage 1 on hydra-mercenary#9\nthen asked: A"), missing);
    fails(&format!("{given}given A: damage 1 on hydra-mercenary#2 x2\nthen asked: A"), "say one copy, or how many");
    fails(&format!("{given}then hydra-mercenary#9: 3 health"), "no hydra-mercenary#9 on the table");
    fails(&format!("{given}then hydra-mercenary#0: 3 health"), "copies are counted from 1");
}

#[test]
fn a_step_that_nobody_knows_is_refused() {
    let steps = "there are: threat, activations, deal, reveals";
    fails("given: 1 seat, step revelas\nthen asked: A", "no step of the villain phase called \"revelas\"");
    fails("given: 1 seat, step revelas\nthen asked: A", steps);
    fails("given: 1 seat, vilain phase\nthen asked: A", "`vilain phase` is not understood");
}
