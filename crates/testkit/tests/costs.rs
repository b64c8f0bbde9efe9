//! Costs are paid whole or not at all, and what they set off waits for them.

use kernel::table::seats::Seat;
use testkit::toy::language::{Gauge, Zone};
use testkit::toy::stage::{gauge, hold, open, play};

const CARDS: &str = r#"
    (id: "rite", kind: Spell, play: [Draw(2)], pay: [
        Spend(Life, 3),
        Choose(pick: Cards(from: [Hand], that: Another), called: "gift", word: "pick", then: []),
        Discard("gift"),
    ]),
    (id: "vain-rite", kind: Spell, play: [Note(1)], pay: [
        Spend(Life, 3),
        Choose(pick: Cards(from: [Hand], that: Another), called: "gift", word: "pick", then: []),
        Discard("gift"), Roll(2), Spend(Mana, 99),
    ]),
    (id: "vain-number", kind: Spell, play: [
        Pay([Choose(pick: Numbers(Number(1), Number(3)), called: "x", word: "amount", then: []), Fail], [Note(1)]),
        Gain(Life, "x"), Note(2),
    ]),
    (id: "vain-round", kind: Spell, play: [
        Repeat(Number(2), [Pay([Each(of: Seats(Everyones), called: "payer", then: [Spend(Mana, 5)])], [Note(1)])]),
        Hurt(The("payer"), 1),
    ]),
    (id: "nest", kind: Spell, play: [
        Pay([Spend(Life, 1), Pay([Spend(Life, 1), Fail], [Note(9)]), Spend(Life, 1)], [Note(1)]),
    ]),
    (id: "heckler", kind: Creature, laws: [
        Trigger(when: Spent(Yours, Life), phase: Before, then: [Fail, Note(5)]),
    ]),
    (id: "clerk", kind: Creature, laws: [Trigger(when: Spent(Yours, Life), then: [Note(1)])]),
    (id: "shy-clerk", kind: Creature, laws: [Trigger(when: Spent(Yours, Life), optional: true, then: [Note(1)])]),
    (id: "porter", kind: Creature, laws: [Trigger(when: Discarded(Yours), then: [Note(2)])]),
    (id: "saver", kind: Creature, laws: [Instead(when: Discarded(Yours), change: Nothing)]),
    (id: "noted-rite", kind: Spell, play: [Note(5)], pay: [
        Spend(Life, 1), Note(3),
        Choose(pick: Cards(from: [Hand], that: Another), called: "gift", word: "pick", then: []),
        Discard("gift"), Note(4),
    ]),
    (id: "offer", kind: Spell, play: [MayPay([Spend(Life, 2)], [Draw(1)], [Note(7)])]),
    (id: "worthless-offer", kind: Spell, play: [MayPay([Spend(Life, 2)], [Gain(Mana, 0)], [Note(7)])]),
    (id: "vain-noted", kind: Spell, play: [Note(9)], pay: [Spend(Life, 1), Fail]),
"#;

#[test]
fn a_cost_is_paid_whole_before_what_it_is_for() {
    let text = "
        scenario: life and a card are given, then two cards are drawn
        rules: TOY-PAY
        given A: hand rite, pebble
        when A: play rite
        then A: 7 life
        then A discard: rite, pebble
        then A hand: pebble x2";
    hold::<true>(CARDS, text);
    hold::<false>(CARDS, text);
}

#[test]
fn a_cost_that_fails_gives_back_cards_gauges_dice_and_chance() {
    let mut table = open::<true>(CARDS, "given A: hand vain-rite, wolf, pit");
    let before = table.table.state.clone();
    play(&mut table, "A: play vain-rite\nA: pick wolf from hand");
    assert_eq!(table.table.state, before);
    assert_eq!(table.diary.entries.last().map(|entry| entry.phrase.key), Some("log-undone"));
}

#[test]
fn a_cost_that_fails_gives_back_slots() {
    hold::<true>(
        CARDS,
        "
        scenario: a number chosen for a cost is not chosen when the cost fails
        rules: TOY-PAY
        given A: hand vain-number
        when A: play vain-number
        when A: amount 3
        then A: 10 life, 2 tally

        scenario: a slot that was filled before the cost holds what it held
        rules: TOY-PAY
        given A: hand vain-round
        when A: play vain-round
        then A: 9 life, 1 tally, 0 mana
        then B: 10 life",
    );
}

#[test]
fn a_cost_within_a_cost_fails_alone() {
    hold::<true>(
        CARDS,
        "
        scenario: only the inner cost is undone
        rules: TOY-PAY
        given A: hand nest
        when A: play nest
        then A: 8 life, 1 tally",
    );
}

#[test]
fn a_failing_verb_in_a_window_does_not_undo_the_cost_below() {
    let text = "
        scenario: the trigger fails, the cost is paid
        rules: TOY-PAY
        given A: hand rite, pebble
        given A: play heckler
        when A: play rite
        then A: 7 life, 5 tally
        then A discard: rite, pebble";
    hold::<true>(CARDS, text);
    hold::<false>(CARDS, text);
}

#[test]
fn a_cost_that_fails_does_not_bring_back_who_gave_up() {
    let mut table = open::<true>(CARDS, "given: 3 seats\ngiven A: hand vain-rite, wolf, pit");
    play(&mut table, "A: play vain-rite\nB: concede\nA: pick wolf from hand");
    assert!(!table.table.state.place(Seat(1)).alive);
    assert_eq!(gauge(&table, Seat(0), Gauge::Life), 10);
}

#[test]
fn triggers_wait_for_the_cost_and_then_share_one_window() {
    hold::<true>(
        CARDS,
        "
        scenario: both texts come when all is paid, in the order their player likes
        rules: TOY-PAY
        given A: hand noted-rite, pebble
        given A: play clerk, porter
        when A: play noted-rite
        then A: 34 tally
        then option: first 1, first 2
        when A: first 2
        then A: 34215 tally

        scenario: what waited for a cost that failed does not come
        rules: TOY-PAY
        given A: hand vain-noted
        given A: play clerk
        when A: play vain-noted
        then A: 0 tally, 10 life",
    );
}

#[test]
fn of_triggers_that_waited_the_forced_come_first() {
    hold::<true>(
        CARDS,
        "
        scenario: the optional one fired first and comes last
        rules: TOY-PAY
        given A: hand noted-rite, pebble
        given A: play shy-clerk, porter
        when A: play noted-rite
        then A: 342 tally
        then option: yes, no
        when A: yes
        then A: 34215 tally",
    );
}

#[test]
fn triggers_that_do_not_wait_come_while_the_cost_is_paid() {
    hold::<false>(
        CARDS,
        "
        scenario: each text comes at once
        rules: TOY-PAY
        given A: hand noted-rite, pebble
        given A: play clerk, porter
        when A: play noted-rite
        then A: 13245 tally",
    );
}

#[test]
fn replacements_apply_to_costs_only_where_the_rules_say_so() {
    let given = "given A: hand rite, pebble\ngiven A: play saver";
    let mut strict = open::<true>(CARDS, given);
    play(&mut strict, "A: play rite");
    let mut loose = open::<false>(CARDS, given);
    play(&mut loose, "A: play rite");
    assert_eq!(strict.table.state.zone(Zone::Discard, Seat(0)).len(), 2);
    assert_eq!(loose.table.state.zone(Zone::Discard, Seat(0)).len(), 1);
}

#[test]
fn a_cost_may_be_paid_or_left() {
    hold::<true>(
        CARDS,
        "
        scenario: what follows a cost that is paid
        rules: TOY-PAY
        given A: hand offer
        when A: play offer
        when A: yes
        then A: 8 life
        then A hand: pebble

        scenario: what follows a cost that is left
        rules: TOY-PAY
        given A: hand offer
        when A: play offer
        when A: no
        then A: 10 life
        then A: 7 tally

        scenario: nobody is asked to pay for what would change nothing
        rules: TOY-PAY
        given A: hand worthless-offer
        when A: play worthless-offer
        then A: 10 life
        then A: 7 tally",
    );
}
