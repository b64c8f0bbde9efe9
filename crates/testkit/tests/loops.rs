//! Effects that nobody can stop are a draw.

use kernel::game::VerdictKind;
use kernel::table::seats::SeatSet;
use testkit::toy::stage::{open, play};

const CARDS: &str = r#"
    (id: "circle", kind: Spell, play: [Gain(Mana, 1), Spend(Mana, 1), Again]),
    (id: "spiral", kind: Spell, play: [Gain(Life, 1), Again]),
    (id: "endless", kind: Spell, play: [Repeat(Number(inf), [Note(1)])]),
    (id: "echo", kind: Creature, laws: [Trigger(when: Gained(Yours, Mana), then: [Gain(Mana, 1)])]),
    (id: "long", kind: Spell, play: [Repeat(Number(600), [Gain(Life, 1)])]),
    (id: "mercy", kind: Creature, laws: [Trigger(when: Gained(Yours, Mana), optional: true, then: [Gain(Mana, 1)])]),
"#;

fn draws(given: &str, decision: &str) {
    let mut table = open::<true>(CARDS, given);
    play(&mut table, decision);
    let verdict = table.table.state.verdict.as_ref().expect("the match is over");
    assert_eq!((verdict.why, verdict.winners), (VerdictKind::Loop, SeatSet::NONE));
    assert!(table.table.question().is_none());
}

#[test]
fn a_circle_that_changes_nothing_is_a_draw() {
    draws("given A: hand circle", "A: play circle");
}

#[test]
fn a_loop_that_grows_for_ever_is_a_draw() {
    draws("given A: hand spiral", "A: play spiral");
    draws("given A: hand endless", "A: play endless");
}

#[test]
fn triggers_that_set_each_other_off_for_ever_are_a_draw() {
    draws("given A: hand pebble\ngiven A: play echo", "A: play pebble");
}

#[test]
fn what_somebody_can_stop_is_no_loop() {
    let mut table = open::<true>(CARDS, "given A: hand pebble\ngiven A: play mercy");
    play(&mut table, "A: play pebble");
    for _ in 0..50 {
        play(&mut table, "A: yes");
    }
    play(&mut table, "A: no");
    assert!(table.table.state.verdict.is_none());
}

#[test]
fn what_ends_by_itself_is_no_loop() {
    let mut table = open::<true>(CARDS, "given A: hand long");
    play(&mut table, "A: play long");
    assert!(table.table.state.verdict.is_none());
}
