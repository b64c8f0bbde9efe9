//! Triggers: when they come, in which order, and whose they are.

use kernel::table::dice::DieId;
use kernel::table::seats::Seat;
use testkit::toy::stage::{hold, open, play};

const CARDS: &str = r#"
    (id: "poke", kind: Spell, play: [Note(1), Hurt(Opponents, 1), Note(3)]),
    (id: "whole-poke", kind: Spell, play: [Whole([Note(1), Hurt(Opponents, 1), Note(3)], 7), Note(9)]),
    (id: "cheer", kind: Creature, laws: [Trigger(when: Hurt(Opponents), then: [Note(2)])]),
    (id: "jeer", kind: Creature, laws: [Trigger(when: Hurt(Opponents), then: [Note(4)])]),
    (id: "shout", kind: Creature, laws: [Trigger(when: Hurt(Opponents), then: [Note(5)])]),
    (id: "shy-cheer", kind: Creature, laws: [Trigger(when: Hurt(Opponents), optional: true, then: [Note(6)])]),
    (id: "shy-jeer", kind: Creature, laws: [Trigger(when: Hurt(Opponents), optional: true, then: [Note(7)])]),
    (id: "groan", kind: Creature, laws: [Trigger(when: Hurt(Yours), optional: true, then: [Note(8)])]),
    (id: "herald", kind: Creature, laws: [
        Trigger(when: Played(Yours), phase: Before, optional: true, then: [Note(9)]),
    ]),
    (id: "butcher", kind: Creature, life: 9, laws: [Trigger(when: Wounded(YourOther), then: [Destroy("it")])]),
    (id: "victim", kind: Creature, life: 9, laws: [Trigger(when: Wounded(This), then: [Note(2)])]),
    (id: "scratch", kind: Spell, play: [WoundAll(Creature, 1)]),
    (id: "doom", kind: Spell, play: [DestroyAll(Creature), Note(3)]),
    (id: "last-word", kind: Creature, laws: [Trigger(when: Destroyed(This), then: [Note(1)])]),
    (id: "last-cry", kind: Creature, laws: [Trigger(when: Destroyed(This), then: [Note(2)])]),
    (id: "two-words", kind: Creature, laws: [
        Trigger(when: Destroyed(This), then: [Note(2)]),
        Trigger(when: Destroyed(This), phase: When, then: [Note(1)]),
    ]),
    (id: "phoenix", kind: Creature, laws: [Trigger(when: Destroyed(This), then: [Return("it"), Note(1)])]),
    (id: "keeper", kind: Creature, life: 9, laws: [Trigger(when: Destroyed(YourOther), then: [Return("it")])]),
    (id: "slay", kind: Spell, play: [
        Choose(pick: Cards(from: [Play], that: Creature), called: "prey", word: "pick", then: [Destroy("prey")]),
    ]),
    (id: "once", kind: Creature, laws: [Trigger(when: Discarded(Yours), then: [Note(1)], uses: Once)]),
    (id: "vulture", kind: Creature, laws: [Trigger(when: Destroyed(Any), then: [Note(1)], uses: Once)]),
    (id: "drop", kind: Spell, play: [
        Choose(pick: Cards(from: [Hand], that: Any), called: "gift", word: "pick", then: [Discard("gift")]),
    ]),
    (id: "grudge", kind: Spell, play: [
        Choose(pick: Seats(Opponents), called: "foe", word: "aim", then: [
            ThisTurn(Trigger(when: Noted(Yours, 5), then: [Hurt(The("foe"), 1)])),
        ]),
    ]),
    (id: "five", kind: Spell, play: [Note(5)]),
    (id: "chorus", kind: Spell, play: [NoteAll(1)], activate: [Roll(1)]),
    (id: "quake", kind: Spell, play: [Hurt(Everyone, 3)]),
"#;

#[test]
fn a_trigger_happens_in_the_middle_of_a_sentence() {
    let text = "
        scenario: the sentence goes on after the trigger
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play cheer
        when A: play poke
        then A: 123 tally
        then B: 9 life";
    hold::<true>(CARDS, text);
    hold::<false>(CARDS, text);
}

#[test]
fn simultaneous_triggers_are_ordered_one_after_the_other() {
    hold::<true>(
        CARDS,
        "
        scenario: the player is asked again until one is left
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play cheer, jeer, shout
        when A: play poke
        then asked: A
        then option: first 1, first 2, first 3
        when A: first 3
        then A: 15 tally
        then no option: first 3
        when A: first 2
        then A: 15423 tally

        scenario: a text that waits is named by its card, too
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play cheer, jeer, shout
        when A: play poke
        when A: first shout
        when A: first jeer
        then A: 15423 tally",
    );
}

#[test]
fn forced_texts_come_first_and_optional_ones_may_be_left() {
    hold::<true>(
        CARDS,
        "
        scenario: the forced text comes without a question, the other may be left
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play shy-cheer, cheer
        when A: play poke
        then A: 12 tally
        then option: yes, no
        when A: no
        then A: 123 tally

        scenario: several optional texts of one player can all be left at once
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play shy-cheer, shy-jeer
        when A: play poke
        then option: first 1, first 2, pass
        when A: pass
        then A: 13 tally

        scenario: or one is followed and the other left
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play shy-cheer, shy-jeer
        when A: play poke
        when A: first 2
        then A: 17 tally
        when A: no
        then A: 173 tally

        scenario: each player is asked about the own text
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play shy-cheer
        given B: play groan
        when A: play poke
        then asked: A
        when A: no
        then asked: B
        when B: yes
        then A: 13 tally
        then B: 8 tally",
    );
}

#[test]
fn where_forced_texts_do_not_come_first_all_are_ordered_together() {
    hold::<false>(
        CARDS,
        "
        scenario: the optional text may come first, and may still be left
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play cheer, shy-cheer
        when A: play poke
        then option: first 1, first 2
        when A: first 2
        then option: yes, no
        when A: yes
        then A: 1623 tally",
    );
}

#[test]
fn an_optional_text_is_asked_about_even_if_only_others_may_answer() {
    hold::<true>(
        CARDS,
        "
        scenario: opponents are asked first, then the player whose text it is
        rules: TOY-TRIGGER
        given A: hand poke
        given A: play herald
        given B: hand denial
        when A: play poke
        then asked: B
        then no option: first 1
        when B: pass
        then asked: A
        when A: yes
        then A: 913 tally",
    );
}

#[test]
fn a_text_that_has_fired_is_not_lost_when_the_table_changes() {
    hold::<true>(
        CARDS,
        "
        scenario: the first text destroys the creature whose text comes second
        rules: TOY-TRIGGER
        given A: hand scratch
        given A: play butcher, victim
        when A: play scratch
        when A: first 1
        then A: 2 tally
        then A discard: scratch, victim",
    );
}

#[test]
fn a_card_that_the_event_takes_away_still_speaks() {
    hold::<true>(
        CARDS,
        "
        scenario: it speaks before the sentence goes on
        rules: TOY-LEAVE
        given A: hand doom
        given A: play last-word
        when A: play doom
        then A: 13 tally

        scenario: what belongs to the event comes ahead of what comes after it
        rules: TOY-LEAVE
        given A: hand doom
        given A: play two-words
        when A: play doom
        then A: 123 tally",
    );
}

#[test]
fn it_means_the_card_as_it_was_for_its_own_text_and_as_it_lies_for_others() {
    hold::<true>(
        CARDS,
        "
        scenario: the phoenix that was destroyed is no longer there to return
        rules: TOY-LEAVE
        given A: hand doom
        given A: play phoenix
        when A: play doom
        then A: 13 tally
        then A discard: doom, phoenix

        scenario: the keeper returns the card that lies in the discard pile
        rules: TOY-LEAVE
        given A: hand slay
        given A: play keeper, wolf
        when A: play slay
        when A: pick wolf from play
        then A hand: wolf
        then A play: keeper",
    );
}

#[test]
fn a_law_that_serves_once_serves_once() {
    hold::<true>(
        CARDS,
        "
        scenario: a card's own law serves again only in the next turn
        rules: TOY-ONCE
        given A: hand drop x3, pebble x4
        given A: play once
        when A: play drop
        when A: pick pebble from hand
        when A: play drop
        when A: pick pebble from hand
        then A: 1 tally
        when A: end turn
        when B: end turn
        then A: 0 tally
        when A: play drop
        then A: 1 tally

        scenario: two events of one moment set it off once
        rules: TOY-ONCE
        given A: hand doom
        given A: play vulture, wolf
        given B: play pit
        when A: play doom
        then A: 13 tally",
    );
}

#[test]
fn a_lasting_trigger_remembers_what_was_chosen() {
    hold::<true>(
        CARDS,
        "
        scenario: the chosen player is hurt, and no other
        rules: TOY-LAST
        given: 3 seats
        given A: hand grudge, five
        when A: play grudge
        when A: aim C
        when A: play five
        then B: 10 life
        then C: 9 life",
    );
}

#[test]
fn events_of_one_moment_share_one_window() {
    hold::<true>(
        CARDS,
        "
        scenario: both last words are ordered together
        rules: TOY-TOGETHER
        given A: hand doom
        given A: play last-word, last-cry
        when A: play doom
        then option: first 1, first 2
        then A play: empty
        when A: first 2
        then A: 213 tally

        scenario: each of them can be answered before any of them happens
        rules: TOY-TOGETHER
        given A: hand quake
        given B: hand brace
        when A: play quake
        then asked: B
        when B: pass
        then A: 10 life
        when B: play brace
        then A: 7 life
        then B: 9 life",
    );
}

#[test]
fn effects_entered_by_events_of_one_moment_come_in_their_order() {
    let mut table = open::<true>(CARDS, "given: 3 seats\ngiven A: hand chorus");
    play(&mut table, "A: play chorus");
    let owners: Vec<Seat> = (0..3).map(|die| table.table.state.dice.get(DieId(die)).expect("a die").owner).collect();
    assert_eq!(owners, [Seat(0), Seat(1), Seat(2)]);
}

#[test]
fn what_a_whole_effect_sets_off_waits_for_its_end() {
    let text = "
        scenario: all lines, what comes then, the trigger, the rest of the card
        rules: TOY-TRIGGER
        given A: hand whole-poke
        given A: play cheer
        when A: play whole-poke
        then A: 13729 tally
        then B: 9 life";
    hold::<true>(CARDS, text);
    hold::<false>(CARDS, text);
}
