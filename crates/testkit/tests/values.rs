//! Values are read when they are asked, and what follows from them comes at once.

use kernel::effect::tree::Change;
use kernel::matches::Match;
use kernel::table::seats::Seat;
use testkit::toy::language::{Quality, Zone};
use testkit::toy::stage::{find, hold, open, options, play};
use testkit::toy::{Strict, reading};

const CARDS: &str = r#"
    (id: "totem", kind: Creature, laws: [
        Modifier(of: Power, on: Cards(from: [Play], that: Creature), change: Add(1)),
        Modifier(of: Power, on: This, change: Set(7)),
    ]),
    (id: "vigil", kind: Creature, laws: [
        Modifier(of: Power, on: Cards(from: [Play], that: Other), change: Add(2), while: YourTurn),
    ]),
    (id: "calm", kind: Spell, play: [
        ThisRound(Modifier(of: Power, on: Cards(from: [Play], that: Creature), change: Set(1))),
    ]),
    (id: "rage", kind: Spell, play: [
        ThisTurn(Modifier(of: Power, on: Cards(from: [Play], that: Creature), change: Add(3))),
    ]),
    (id: "chill", kind: Spell, play: [
        ThisTurn(Modifier(of: Life, on: Cards(from: [Play], that: Creature), change: Add(-1))), Note(2),
    ]),
    (id: "frail", kind: Creature, laws: [Trigger(when: Destroyed(This), then: [Note(1)])]),
    (id: "slay", kind: Spell, play: [
        Choose(pick: Cards(from: [Play], that: Creature), called: "prey", word: "pick", then: [Destroy("prey")]), Note(2),
    ]),
    (id: "shelter", kind: Creature, life: 3, laws: [
        Modifier(of: Life, on: Cards(from: [Play], that: Other), change: Add(1)),
    ]),
    (id: "scratch", kind: Spell, play: [WoundAll(Creature, 1)]),
    (id: "gossip", kind: Creature, laws: [Trigger(when: Noted(Yours, 2), then: [Note(4)])]),
    (id: "two", kind: Spell, play: [Note(2)]),
"#;

/// The value of a card of the first seat and the sources of its changes.
fn power(table: &Match<Strict>, slug: &str) -> (i32, Vec<(String, Change)>) {
    let card = find(table, Zone::Play, Seat(0), slug).expect("the card is in play");
    let found = reading(table.table.look(&table.base.book), Quality::Power, card);
    let source = |(face, change): (Option<_>, Change)| {
        (face.map_or(String::new(), |face| table.base.book.face(face).slug.clone()), change)
    };
    (found.value, found.parts.into_iter().map(source).collect())
}

#[test]
fn additions_come_on_top_of_what_is_set_and_name_their_sources() {
    let table = open::<true>(CARDS, "given A: play wolf, totem");
    assert_eq!(power(&table, "wolf"), (3, vec![("totem".to_string(), Change::Add(1))]));
    let sources = vec![("totem".to_string(), Change::Add(1)), ("totem".to_string(), Change::Set(7))];
    assert_eq!(power(&table, "totem"), (8, sources));
}

#[test]
fn a_modifier_applies_only_while_its_condition_holds() {
    let mut table = open::<true>(CARDS, "given A: play wolf, vigil");
    assert_eq!(power(&table, "wolf").0, 4);
    assert_eq!(power(&table, "vigil").0, 0, "another creature is meant, not the card itself");
    play(&mut table, "A: end turn");
    assert_eq!(power(&table, "wolf").0, 2);
}

#[test]
fn lasting_changes_end_with_the_turn_or_with_the_round() {
    let mut table = open::<true>(CARDS, "given A: hand calm, rage\ngiven A: play wolf");
    play(&mut table, "A: play calm\nA: play rage");
    assert_eq!(power(&table, "wolf").0, 4);
    play(&mut table, "A: end turn");
    assert_eq!(power(&table, "wolf"), (1, vec![("calm".to_string(), Change::Set(1))]));
    play(&mut table, "B: end turn");
    assert_eq!(power(&table, "wolf"), (2, Vec::new()));
}

#[test]
fn a_prohibition_wins_and_is_read_when_it_matters() {
    let mut table = open::<true>(CARDS, "given A: play wolf\ngiven B: play warden\ngiven A: hand slay");
    assert!(!options(&table).contains(&"strike B with wolf".to_string()));
    let refusal = table.answer(Seat(0), "strike B with wolf").expect_err("the warden forbids it");
    assert_eq!(refusal.rule(), Some("TOY-STRIKE-2"));
    let warden = find(&table, Zone::Play, Seat(1), "warden").expect("the warden is in play");
    table.table.state.put(warden, Zone::Discard, Seat(1));
    assert!(options(&table).contains(&"strike B with wolf".to_string()));
}

#[test]
fn a_value_that_drops_kills_at_once() {
    hold::<true>(
        CARDS,
        "
        scenario: a lasting change is enough, and the sentence goes on afterwards
        rules: TOY-SETTLE
        given A: hand chill
        given A: play frail, wolf
        when A: play chill
        then A: 12 tally
        then A play: wolf

        scenario: so is the loss of a shelter
        rules: TOY-SETTLE
        given A: hand slay, scratch
        given A: play frail, shelter
        when A: play scratch
        then A play: frail, shelter
        when A: play slay
        when A: pick shelter from play
        then A: 12 tally
        then A play: empty",
    );
}

#[test]
fn a_card_that_lies_face_down_is_silent() {
    hold::<true>(
        CARDS,
        "
        scenario: its triggers do not fire
        rules: TOY-HIDDEN
        given A: hand two
        given A: play gossip hidden, wolf
        when A: play two
        then A: 2 tally

        scenario: face up they do
        rules: TOY-HIDDEN
        given A: hand two
        given A: play gossip
        when A: play two
        then A: 24 tally",
    );
    let table = open::<true>(CARDS, "given A: play totem hidden, wolf");
    assert_eq!(power(&table, "wolf"), (2, Vec::new()), "its modifiers change nothing");
}

#[test]
fn a_card_that_was_hidden_is_unknown_to_others() {
    hold::<true>(
        CARDS,
        "
        scenario: the owner knows what lies there
        rules: TOY-HIDDEN
        given A: hand mask
        given A: play wolf, totem
        when A: play mask
        when A: pick totem from play
        then B sees A play: wolf, 1 unknown
        then A sees A play: wolf, totem",
    );
}
