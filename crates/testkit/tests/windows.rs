//! Windows: who may answer an event, in which order, and what an answer knows.

use kernel::table::dice::DieId;
use kernel::table::seats::Seat;
use testkit::toy::stage::{asked, hold, open, options, play};

const CARDS: &str = r#"
    (id: "harm-6", kind: Spell, play: [Hurt(Opponents, 6)]),
    (id: "harm-2", kind: Spell, play: [Hurt(Opponents, 2), Note(3)]),
    (id: "measure", kind: Spell, answers: Hurt, play: [NoteAnswered]),
    (id: "refuge", kind: Spell, answers: Hurt, play: [Foil, Note(4)]),
    (id: "vow", kind: Spell, cost: 1, answers: Strike, play: [Roll(1)]),
    (id: "strip", kind: Spell, answers: Strike, play: [
        Each(of: Cards(from: [Hand], whose: Opponents, that: Any), called: "lost", then: [Discard("lost")]),
    ]),
    (id: "big-ears", kind: Creature, laws: [Trigger(when: Hurt(Opponents), then: [NoteAnswered, Note(7)])]),
    (id: "sentry", kind: Creature, laws: [
        Trigger(when: Hurt(Yours), phase: Before, then: [Foil]),
    ]),
    (id: "alarm", kind: Creature, laws: [
        Trigger(when: Hurt(Yours), phase: Before, then: [Note(2)]),
    ]),
    (id: "partner", kind: Creature, power: 5, laws: [Trigger(when: Clashed(YourOther), then: [StrikeToo])]),
    (id: "victim", kind: Creature, laws: [Trigger(when: Hurt(Yours), then: [NoteAnswered])]),
"#;

#[test]
fn an_answer_can_be_answered() {
    hold::<true>(
        CARDS,
        "
        scenario: the denial is denied, so the bolt strikes
        rules: TOY-SERIES
        given A: hand bolt, denial
        given B: hand denial
        when A: play bolt
        then asked: B
        when B: play denial
        then asked: A
        when A: play denial
        then A: 8 mana
        then B: 8 life, 9 mana
        then A discard: bolt, denial
        then B discard: denial

        scenario: the denial stands, so the bolt is discarded
        rules: TOY-SERIES
        given A: hand bolt, denial
        given B: hand denial
        when A: play bolt
        when B: play denial
        when A: pass
        then B: 10 life
        then A discard: bolt",
    );
}

#[test]
fn in_a_series_a_seat_answers_as_often_as_it_likes_before_the_next() {
    let mut table = open::<true>(
        "(id: \"jeer\", kind: Spell, answers: Play, play: [Note(1)]),",
        "given: 3 seats\ngiven A: hand pebble\ngiven B: hand jeer x2\ngiven C: hand jeer",
    );
    play(&mut table, "A: play pebble");
    assert_eq!(asked(&table), Some(Seat(1)));
    play(&mut table, "B: play jeer");
    // The answer of B can be answered by its opponents: C has one.
    assert_eq!(asked(&table), Some(Seat(2)));
    play(&mut table, "C: pass");
    assert_eq!(asked(&table), Some(Seat(1)));
    play(&mut table, "B: pass");
    assert_eq!(asked(&table), Some(Seat(2)));
}

#[test]
fn opportunities_go_round_until_all_pass_in_a_row() {
    hold::<true>(
        CARDS,
        "
        scenario: who has passed is asked again once another has answered
        rules: TOY-ROUND
        given A: hand harm-6, brace
        given B: hand brace x2
        when A: play harm-6
        then asked: A
        when A: pass
        then asked: B
        when B: play brace
        then asked: A
        when A: play brace
        then asked: B
        when B: pass
        then B: 8 life",
    );
}

#[test]
fn a_window_has_no_longest_number_of_answers() {
    let given = "given A: hand harm-2, measure x150\ngiven B: hand measure x150";
    let mut table = open::<true>(CARDS, given);
    play(&mut table, "A: play harm-2");
    for _ in 0..140 {
        play(&mut table, "A: play measure\nB: play measure");
    }
    play(&mut table, "A: pass\nB: pass");
    assert_eq!(asked(&table), Some(Seat(0)));
    assert!(options(&table).contains(&"end turn".to_string()));
}

#[test]
fn declarations_are_collected_and_done_by_seat() {
    let mut table = open::<true>(CARDS, "given A: play wolf\ngiven A: hand vow\ngiven B: hand vow");
    play(&mut table, "A: strike B with wolf\nA: pass\nB: play vow");
    assert_eq!(asked(&table), Some(Seat(0)), "a declaration gives everybody a new opportunity");
    assert_eq!(table.table.state.dice.all().count(), 0, "nothing is done before all have passed");
    assert_eq!(
        table.diary.entries.last().map(|entry| entry.phrase.key),
        Some("log-declared"),
        "everybody is told of it"
    );
    play(&mut table, "A: play vow");
    let owner = |die| table.table.state.dice.get(DieId(die)).map(|die| die.owner);
    assert_eq!((owner(0), owner(1)), (Some(Seat(0)), Some(Seat(1))), "the seats act in their own order");
}

#[test]
fn what_has_been_declared_is_not_offered_again() {
    let mut table = open::<true>(CARDS, "given A: play wolf\ngiven B: play guard hidden\ngiven B: hand vow, measure");
    play(&mut table, "A: strike B with wolf");
    assert_eq!(options(&table), ["play vow", "delve", "pass"]);
    play(&mut table, "B: delve");
    assert_eq!(options(&table), ["play vow", "pass"], "a word alone");
    assert!(table.answer(Seat(1), "delve").is_err());
    play(&mut table, "B: play vow");
    assert!(table.table.state.places[1].turned, "with nothing left to declare it is done");
}

#[test]
fn a_declaration_is_public_and_judged_again_when_its_turn_comes() {
    hold::<true>(
        CARDS,
        "
        scenario: the same mana is promised twice and pays once
        rules: TOY-COLLECT
        given A: play wolf
        given A: hand pebble
        given B: hand vow x2
        given B: 1 mana
        when A: strike B with wolf
        when B: play vow
        then A sees B hand: vow, 1 unknown
        when B: play vow
        then B: 0 mana, 8 life
        then B hand: vow
        then B discard: vow

        scenario: what is no longer in hand when its turn comes costs nothing and does nothing
        rules: TOY-COLLECT
        given A: play wolf
        given A: hand strip
        given B: hand vow
        when A: strike B with wolf
        when A: play strip
        when B: play vow
        then B: 10 mana
        then B discard: vow bare",
    );
}

#[test]
fn a_window_asks_from_the_point_of_view_of_the_seat_that_is_asked() {
    // The toy refuses an answer to anybody but the seat that looks, so that B is asked at all shows the claim.
    let mut table = open::<true>(CARDS, "given A: hand harm-2\ngiven B: hand brace");
    play(&mut table, "A: play harm-2");
    assert_eq!(asked(&table), Some(Seat(1)));
    assert_eq!(options(&table), ["play brace", "pass"]);
    assert_eq!(table.table.look(&table.base.book).you(), Seat(1));
}

#[test]
fn an_answer_knows_the_event_as_it_is_by_then() {
    hold::<true>(
        CARDS,
        "
        scenario: six were meant, four are left
        rules: TOY-AMEND
        given A: hand harm-6, brace
        given B: hand measure
        when A: play harm-6
        when A: play brace
        when B: play measure
        then B: 4 tally, 6 life",
    );
}

#[test]
fn what_did_not_happen_sets_nothing_off() {
    hold::<true>(
        CARDS,
        "
        scenario: two less two is no harm
        rules: TOY-NOTHING
        given A: hand harm-2
        given A: play big-ears
        given B: hand brace
        when A: play harm-2
        when B: play brace
        then B: 10 life
        then A: 3 tally

        scenario: without an answer the ears hear it
        rules: TOY-NOTHING
        given A: hand harm-2
        given A: play big-ears
        when A: play harm-2
        then A: 273 tally",
    );
}

#[test]
fn nobody_answers_an_event_that_is_foiled() {
    hold::<true>(
        CARDS,
        "
        scenario: the alarm has nothing left to wait for
        rules: TOY-AMEND
        given A: hand harm-2
        given B: play sentry, alarm
        when A: play harm-2
        when B: first 1
        then B: 10 life, 0 tally

        scenario: no further seat is asked
        rules: TOY-AMEND
        given A: hand harm-6, refuge
        given B: hand measure
        when A: play harm-6
        when A: play refuge
        then B: 10 life, 0 tally
        then A: 4 tally",
    );
}

#[test]
fn a_procedure_has_a_memory_of_its_own() {
    hold::<true>(
        CARDS,
        "
        scenario: a strike within a strike has its own force and foe
        rules: TOY-FIGHT
        given A: play wolf, partner
        given B: play victim
        when A: strike B with wolf
        then B: 3 life, 52 tally

        scenario: another foe for the outer strike
        rules: TOY-FIGHT
        given: 3 seats
        given A: play wolf, partner
        given B: play victim
        given C: play victim
        when A: strike C with wolf
        then C: 3 life, 52 tally
        then B: 10 life, 0 tally",
    );
}
