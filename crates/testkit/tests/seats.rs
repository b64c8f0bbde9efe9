//! Seats that nobody plays, seats that have left, and teams.

use kernel::game::Setup;
use kernel::matches::Match;
use kernel::table::chance::Random;
use kernel::table::seats::{Seat, SeatKind};
use testkit::toy::Strict;
use testkit::toy::language::{Gauge, Zone};
use testkit::toy::stage::{asked, book, gauge, hold, open, play};

const CARDS: &str = r#"
    (id: "fog", kind: Plot, laws: [Instead(when: Hurt(Opponents), change: Less(1))]),
    (id: "thick-fog", kind: Plot, laws: [Instead(when: Hurt(Opponents), change: Less(2))]),
    (id: "riddle", kind: Plot, laws: [Trigger(when: Noted(Opponents, 1), then: [OneOf([[Note(2)], [Note(3)]])])]),
    (id: "omen", kind: Plot, laws: [Trigger(when: Noted(Opponents, 1), then: [Note(4)])]),
    (id: "sign", kind: Plot, laws: [Trigger(when: Noted(Opponents, 1), then: [Note(5)])]),
    (id: "curse", kind: Plot, laws: [
        Trigger(when: Destroyed(Any), then: [OneOf([[Hurt(Opponents, 5)], [Hurt(Opponents, 6)]]), Hurt(Opponents, 1)]),
        Trigger(when: Destroyed(Any), optional: true, then: [Hurt(Opponents, 7)]),
    ]),
    (id: "doom", kind: Spell, play: [DestroyAll(Creature)]),
    (id: "one", kind: Spell, play: [Note(1)]),
    (id: "harm", kind: Spell, play: [Hurt(Opponents, 5)]),
    (id: "all-harm", kind: Spell, play: [Hurt(Everyone, 1), Note(9)]),
    (id: "oath", kind: Spell, play: [
        ThisRound(Trigger(when: Hurt(Yours), optional: true, then: [Hurt(Opponents, 2)])),
    ]),
    (id: "second-oath", kind: Spell, play: [
        ThisRound(Trigger(when: Hurt(Yours), optional: true, then: [Hurt(Opponents, 3)])),
    ]),
    (id: "evasion", kind: Spell, play: [
        ThisRound(Instead(when: Hurt(Opponents), change: OntoYou, optional: true)),
    ]),
"#;

#[test]
fn nobody_asks_a_seat_that_nobody_plays() {
    let book = book::<true>("");
    for seed in 1..15 {
        let setup = Setup::new(2, seed);
        let mut table = Match::<Strict>::start(book.clone(), &setup).expect("a legal set-up");
        assert_eq!(table.table.state.place(Seat(2)).kind, SeatKind::Scenario);
        let mut random = Random::new(seed);
        while let Some(seat) = asked(&table) {
            assert_ne!(seat, Seat(2));
            let options = table.options();
            let text = table.write(&options[random.below(options.len() as u32) as usize]);
            play(&mut table, &format!("{seat}: {text}"));
        }
    }
}

#[test]
fn texts_of_a_scenario_are_followed_by_whoever_the_event_is_about() {
    hold::<true>(
        CARDS,
        "
        scenario: the player who noted chooses
        rules: TOY-PLOT
        given A: hand one
        given C: play riddle
        when A: play one
        then asked: A
        when A: way-2
        then A: 13 tally

        scenario: two of them are ordered by that player
        rules: TOY-PLOT
        given A: hand one
        given C: play omen, sign
        when A: play one
        then asked: A
        when A: first 2
        then A: 154 tally

        scenario: replacements of nobody are picked by the active player
        rules: TOY-PLOT
        given A: hand harm
        given C: play fog, thick-fog
        when A: play harm
        then asked: A
        when A: apply 1
        then B: 8 life",
    );
}

#[test]
fn questions_to_a_seat_that_nobody_plays_are_passed_over() {
    hold::<true>(
        CARDS,
        "
        scenario: the forced text goes on without its choice, the optional one is left
        rules: TOY-PLOT
        given A: hand doom
        given A: play wolf
        given C: play curse
        when A: play doom
        then asked: A
        then A: 9 life
        then B: 9 life",
    );
}

/// C hurts everybody while two optional texts of B wait; B gives up when asked for their order.
#[test]
fn a_seat_that_has_left_orders_and_follows_nothing() {
    let given = "given: 3 seats\ngiven B: hand oath, second-oath\ngiven C: hand all-harm, pebble";
    let mut table = open::<true>(CARDS, given);
    play(&mut table, "A: end turn\nB: play oath\nB: play second-oath\nB: end turn\nC: play all-harm");
    assert_eq!(asked(&table), Some(Seat(1)));
    play(&mut table, "B: concede");
    let life = |seat| gauge(&table, seat, Gauge::Life);
    assert_eq!((life(Seat(0)), life(Seat(2))), (9, 9));
    assert_eq!(gauge(&table, Seat(2), Gauge::Tally), 9, "the sentence goes on");
    assert_eq!(asked(&table), Some(Seat(2)));
}

#[test]
fn an_optional_replacement_of_a_seat_that_has_left_is_not_used() {
    let given = "given: 3 seats\ngiven B: hand evasion\ngiven C: hand all-harm, pebble";
    let mut table = open::<true>(CARDS, given);
    play(&mut table, "A: end turn\nB: play evasion\nB: end turn\nC: play all-harm");
    assert_eq!(asked(&table), Some(Seat(1)));
    play(&mut table, "B: concede");
    assert_eq!(asked(&table), Some(Seat(2)), "nobody is asked about it any more");
    let life = |seat| gauge(&table, seat, Gauge::Life);
    assert_eq!((life(Seat(0)), life(Seat(2))), (9, 9));
}

#[test]
fn what_follows_from_a_seat_leaving_comes_at_once() {
    let cards = r#"
        (id: "shelter", kind: Creature, laws: [
            Modifier(of: Life, on: Cards(from: [Play], whose: Everyones, that: Creature), change: Add(1)),
        ]),
        (id: "scratch", kind: Spell, play: [WoundAll(Creature, 1)]),"#;
    let given = "given: 3 seats\ngiven A: hand scratch, pebble\ngiven A: play healer\ngiven B: play shelter";
    let mut table = open::<true>(cards, given);
    play(&mut table, "A: play scratch");
    let creatures = |table: &Match<Strict>| table.table.state.zone(Zone::Play, Seat(0)).len();
    assert_eq!(creatures(&table), 1);
    play(&mut table, "B: concede");
    assert_eq!(creatures(&table), 0);
}

#[test]
fn teams_win_together() {
    let mut table = open::<true>(CARDS, "given: 4 seats\ngiven A: hand harm x2\ngiven C: 1 life");
    play(&mut table, "A: play harm\nA: play harm");
    let verdict = table.table.state.verdict.as_ref().expect("both opponents are out");
    assert_eq!(verdict.winners.seats().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
}
