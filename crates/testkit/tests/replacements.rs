//! Replacements: each meets an event once, somebody picks among several, and some are used up.

use testkit::toy::stage::hold;

const CARDS: &str = r#"
    (id: "slay", kind: Spell, play: [
        Choose(pick: Cards(from: [Play], that: Creature), called: "prey", word: "pick", then: [Destroy("prey")]),
    ]),
    (id: "shrine", kind: Creature, life: 9, laws: [Instead(when: Destroyed(YourOther), change: ToHand)]),
    (id: "chasm", kind: Creature, life: 9, laws: [Instead(when: Returned(Any), change: Destroy)]),
    (id: "harm", kind: Spell, play: [Hurt(You, 3)]),
    (id: "wall", kind: Creature, laws: [Instead(when: Hurt(Yours), change: Nothing, optional: true)]),
    (id: "prism", kind: Creature, laws: [Instead(when: Hurt(Yours), change: Split)]),
    (id: "pillow", kind: Creature, laws: [Instead(when: Hurt(Yours), change: Less(1))]),
    (id: "void", kind: Creature, laws: [Instead(when: Hurt(Yours), change: Nothing)]),
    (id: "witness", kind: Creature, laws: [Trigger(when: Hurt(Yours), then: [NoteAnswered])]),
    (id: "ward-once", kind: Spell, play: [ThisTurn(Instead(when: Hurt(Yours), change: Less(3), uses: Once))]),
    (id: "ward-next", kind: Spell, play: [ThisTurn(Instead(when: Hurt(Yours), change: Less(3), uses: Next))]),
    (id: "ward-shy", kind: Spell, play: [
        ThisTurn(Instead(when: Hurt(Yours), change: Less(3), uses: Next, optional: true)),
    ]),
"#;

#[test]
fn each_replacement_of_a_circle_applies_once() {
    hold::<true>(
        CARDS,
        "
        scenario: to the hand instead, destroyed instead: destroyed
        rules: TOY-INSTEAD
        given A: hand slay
        given A: play wolf, shrine, chasm
        when A: play slay
        when A: pick wolf from play
        then A discard: slay, wolf
        then A hand: empty

        scenario: with a second copy of the first it ends in the hand
        rules: TOY-INSTEAD
        given A: hand slay
        given A: play wolf, shrine x2, chasm
        when A: play slay
        when A: pick wolf from play
        then option: apply 1, apply 2
        when A: apply 2
        then A discard: slay
        then A hand: wolf",
    );
}

#[test]
fn somebody_picks_among_several_and_the_rest_still_apply() {
    hold::<true>(
        CARDS,
        "
        scenario: first less, then split
        rules: TOY-INSTEAD
        given A: hand harm
        given A: play pillow, prism, witness
        when A: play harm
        then asked: A
        then option: apply 1, apply 2
        when A: apply 1
        then A: 8 life, 11 tally

        scenario: first split, then each half less
        rules: TOY-INSTEAD
        given A: hand harm
        given A: play pillow, prism, witness
        when A: play harm
        when A: apply 2
        then A: 9 life, 1 tally",
    );
}

#[test]
fn one_that_serves_once_waits_on_when_another_was_chosen() {
    hold::<true>(
        CARDS,
        "
        scenario: the wall takes the first blow, the ward the second
        rules: TOY-INSTEAD
        given A: hand ward-once, harm x3
        given A: play wall
        when A: play ward-once
        when A: play harm
        when A: apply 1
        then A: 10 life
        when A: play harm
        then option: apply 1, apply 2
        when A: apply 2
        when A: no
        then A: 10 life
        when A: play harm
        then no option: apply 2
        when A: no
        then A: 7 life",
    );
}

#[test]
fn one_for_the_next_event_is_used_up_by_it_whether_chosen_or_not() {
    hold::<true>(
        CARDS,
        "
        scenario: another was chosen
        rules: TOY-INSTEAD
        given A: hand ward-next, harm x2
        given A: play wall
        when A: play ward-next
        when A: play harm
        when A: apply 1
        when A: play harm
        then no option: apply 2
        when A: no
        then A: 7 life

        scenario: it was declined
        rules: TOY-INSTEAD
        given A: hand ward-shy, harm x2
        when A: play ward-shy
        when A: play harm
        when A: no
        then A: 7 life
        when A: play harm
        then A: 4 life",
    );
}

#[test]
fn an_optional_replacement_may_be_declined() {
    hold::<true>(
        CARDS,
        "
        scenario: the wall stands aside
        rules: TOY-INSTEAD
        given A: hand harm
        given A: play wall
        when A: play harm
        then option: apply 1, no
        when A: no
        then A: 7 life",
    );
}

#[test]
fn a_replacement_makes_two_events_or_none() {
    hold::<true>(
        CARDS,
        "
        scenario: both halves happen, and each is told of
        rules: TOY-INSTEAD
        given A: hand harm
        given A: play prism, witness
        when A: play harm
        then A: 7 life
        then option: first 1, first 2
        when A: first 1
        then A: 21 tally

        scenario: nothing happens, and nothing is told
        rules: TOY-INSTEAD
        given A: hand harm
        given A: play void, witness
        when A: play harm
        then A: 10 life, 0 tally",
    );
}
