//! Dice have an owner, a pool and a name, and fall as the table's chance says.

use kernel::erased::AnyMatch;
use kernel::resolve::table::Table;
use kernel::table::cards::CardId;
use kernel::table::chance::{Chance, Stream};
use kernel::table::dice::{Dice, Die, DieId};
use kernel::table::seats::Seat;
use kernel::view::Chosen;
use testkit::toy::language::Gauge;
use testkit::toy::stage::{gauge, hold, open, options, play};
use testkit::toy::{LUCK, Strict};

const CARDS: &str = r#"
    (id: "cast", kind: Spell, play: [Roll(3)]),
    (id: "lift", kind: Spell, play: [
        Choose(pick: Dice(pool: "luck"), called: "die", word: "keep", then: [PutAway("die")]),
    ]),
    (id: "smite", kind: Spell, play: [
        Choose(pick: Dice(pool: "luck"), least: 0, most: 2, called: "kept", word: "keep", then: [Hurt(Opponents, "kept")]),
    ]),
"#;

fn shown(dice: &Dice) -> Vec<(u8, Seat, u8, u8)> {
    dice.all().map(|(id, die)| (id.0, die.owner, die.pool, die.shows)).collect()
}

#[test]
fn a_roll_comes_from_the_chance_of_the_table_and_from_nowhere_else() {
    for seed in 1..20 {
        let mut table = open::<true>(CARDS, &format!("given: seed {seed}\ngiven A: hand cast"));
        let mut random = Chance::new(seed).draw(Stream(0));
        let rolled: Vec<_> = (0..3).map(|id| (id, Seat(0), LUCK, random.below(6) as u8 + 1)).collect();
        play(&mut table, "A: play cast");
        assert_eq!(shown(&table.table.state.dice), rolled);
    }
}

#[test]
fn a_roll_is_the_same_from_the_stored_form() {
    let mut table = open::<true>(CARDS, "given A: hand cast, gamble");
    play(&mut table, "A: play cast");
    let mut stored = table.clone();
    stored.table = Table::<Strict>::from_bytes(&table.table.to_bytes(), false).expect("a table reads back");
    for play_on in [&mut table, &mut stored] {
        play(play_on, "A: play gamble\nA: keep die2\nA: keep die5");
    }
    assert_eq!(shown(&table.table.state.dice), shown(&stored.table.state.dice));
    assert_eq!(table.table.digest(), stored.table.digest());
}

#[test]
fn only_dice_of_the_right_owner_and_pool_are_picked() {
    let mut table = open::<true>(CARDS, "given A: hand cast, lift, smite");
    let foreign = Die { kind: 0, sides: 6, owner: Seat(1), pool: LUCK, shows: 6, marks: 0, on: CardId::NONE };
    table.table.state.dice.add(foreign);
    play(&mut table, "A: play cast\nA: play lift");
    assert_eq!(options(&table), ["keep die2", "keep die3", "keep die4"]);
    assert!(table.answer(Seat(0), "keep die1").is_err());
    play(&mut table, "A: keep die3\nA: play smite");
    assert_eq!(options(&table), ["keep die2", "keep die4", "done"]);
    let shows = |die| i32::from(table.table.state.dice.get(DieId(die)).expect("the die lies there").shows);
    let hurt = shows(1) + shows(3);
    play(&mut table, "A: keep die4");
    assert_eq!(table.chosen(), [Chosen::Die(DieId(3))]);
    play(&mut table, "A: keep die2");
    assert_eq!(gauge(&table, Seat(1), Gauge::Life), (10 - hurt).max(0));
}

#[test]
fn dice_are_picked_by_what_they_show() {
    let cards = r#"
        (id: "high", kind: Spell, play: [
            Choose(pick: Dice(pool: "luck", that: [ShowsAtLeast(4)]), least: 0, called: "die", word: "keep",
                then: [PutAway("die")]),
        ]),
        (id: "starred", kind: Spell, play: [
            Choose(pick: Dice(pool: "luck", that: [Symbol("star"), Not(Marked("blessed"))]), least: 0, called: "die",
                word: "keep", then: [PutAway("die")]),
        ]),
        (id: "loose", kind: Spell, play: [
            Choose(pick: Dice(pool: "luck", that: [Loose, Kind("luck")]), least: 0, called: "die", word: "keep",
                then: [PutAway("die")]),
        ]),
    "#;
    let position = || {
        let mut table = open::<true>(cards, "given A: hand high, starred, loose");
        for (shows, marks, on) in [(2, 0, CardId::NONE), (6, 0, CardId::NONE), (6, 1, CardId::NONE), (5, 0, CardId(0))]
        {
            table.table.state.dice.add(Die { kind: 0, sides: 6, owner: Seat(0), pool: LUCK, shows, marks, on });
        }
        table
    };
    let offered = |card: &str| {
        let mut table = position();
        play(&mut table, &format!("A: play {card}"));
        options(&table)
    };
    assert_eq!(offered("high"), ["keep die2", "keep die3", "keep die4", "done"]);
    // A star is on the sixth side only.
    assert_eq!(offered("starred"), ["keep die2", "done"]);
    assert_eq!(offered("loose"), ["keep die1", "keep die2", "keep die3", "done"]);
    let view = position().view(None);
    let fourth = &view.dice[3];
    assert_eq!((fourth.pool, fourth.on, fourth.owner), ("luck", Some(CardId(0)), Some(Seat(0))));
    assert_eq!(view.dice[2].marks, ["blessed"]);
}

#[test]
fn an_unknown_pool_is_refused_with_those_there_are() {
    let source = kernel::book::Source {
        path: "cards.ron".to_string(),
        text:
            r#"[(id: "a", kind: Spell, play: [Choose(pick: Dice(pool: "lick"), called: "d", word: "keep", then: [])])]"#
                .to_string(),
    };
    let faults = kernel::book::Book::<Strict>::read(&[source], &[]).expect_err("there is no such pool");
    let text = faults[0].to_string();
    assert!(text.contains("`lick`") && text.contains("luck, put-away"), "{text}");
}

#[test]
fn a_die_keeps_its_name_while_others_go() {
    let mut dice = Dice::default();
    let die = |pool| Die { kind: 0, sides: 6, owner: Seat(0), pool, shows: pool, marks: 0, on: CardId::NONE };
    let names: Vec<DieId> = [1, 2, 1, 3].map(|pool| dice.add(die(pool))).to_vec();
    dice.clear(1);
    assert_eq!(dice.get(names[0]), None);
    assert_eq!(dice.get(names[1]).map(|die| die.shows), Some(2));
    assert_eq!(dice.get(names[3]).map(|die| die.shows), Some(3));
    let new = dice.add(die(4));
    assert_eq!(dice.get(names[3]).map(|die| die.shows), Some(3));
    assert!(new == names[0] || new == names[2], "a free place is used again");
}

#[test]
fn a_number_is_chosen_between_its_bounds() {
    let mut table = open::<true>(CARDS, "given A: hand tithe\ngiven A: 2 mana");
    play(&mut table, "A: play tithe");
    assert_eq!(options(&table), ["amount 0", "amount 1", "amount 2"]);
    for wrong in ["amount 3", "amount -1", "amount ∞", "keep die1", "done"] {
        assert!(table.answer(Seat(0), wrong).is_err(), "{wrong}");
    }
    play(&mut table, "A: amount 2");
    assert_eq!((gauge(&table, Seat(0), Gauge::Mana), gauge(&table, Seat(0), Gauge::Life)), (0, 12));
}

#[test]
fn a_position_says_which_dice_lie_in_which_pool() {
    let text = "
        scenario: dice by kind and side
        rules: TOY
        given A: luck luck-star x2, luck-4
        then A luck: luck-4, luck-star x2
        then A luck: 3 dice
        then A put-away: empty
        then B luck: empty
    ";
    hold::<true>(CARDS, &text.replace("\n        ", "\n"));
}

#[test]
fn a_die_is_named_by_its_kind_and_what_it_shows() {
    let table = open::<true>(CARDS, "given A: luck luck-star, luck-2");
    let (dice, lying) = (&table.base.book.dice, &table.table.state.dice);
    let names: Vec<String> = lying.all().map(|(_, die)| dice.name(die)).collect();
    assert_eq!(names, ["luck-star", "luck-2"]);
    assert_eq!((dice.find("luck-star"), dice.find("luck-7")), (Some((0, 6)), None));
}
