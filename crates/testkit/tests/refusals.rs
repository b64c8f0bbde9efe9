//! What is refused is not offered, and the reason is the same; texts read back; wrong data is named.

use kernel::refusal::Refusal;
use kernel::table::seats::Seat;
use testkit::toy::stage::{hold, open, options, play, try_book};

const CARDS: &str = r#"(id: "giant", kind: Creature, cost: 11, power: 9, life: 9),"#;

#[test]
fn the_reason_for_a_refusal_is_the_reason_for_not_offering() {
    let given = "given A: hand giant, wolf, brace\ngiven A: play wolf tired, healer\ngiven B: play warden";
    let mut table = open::<true>(CARDS, given);
    let offered = options(&table);
    let attempts = [
        ("play giant", Some("TOY-PLAY-3")),
        ("play brace", Some("TOY-PLAY-2")),
        ("play wolf", None),
        ("use wolf", Some("TOY-ACT-2")),
        ("use healer", None),
        ("use B:warden", Some("TOY-ACT-1")),
        ("strike B with healer", Some("TOY-STRIKE-2")),
        ("strike A with healer", Some("TOY-STRIKE-1")),
        ("aim B", Some("TOY-NOW")),
        ("delve", None),
        ("end turn", None),
    ];
    for (text, rule) in attempts {
        assert_eq!(offered.contains(&text.to_string()), rule.is_none(), "{text}");
        let told = table.explain(Seat(0), text).err().and_then(|refusal| refusal.rule());
        assert_eq!(told, rule, "{text}");
        if let Some(rule) = rule {
            let before = table.table.clone();
            let refusal = table.answer(Seat(0), text).expect_err(text);
            assert_eq!(refusal.rule(), Some(rule), "{text}");
            assert_eq!(table.table, before, "a refusal changes nothing");
        }
    }
}

#[test]
fn why_not_gives_every_reason_against_a_card() {
    let table = open::<true>(CARDS, "given A: hand giant\ngiven A: play wolf tired");
    let reasons = |card: &str| -> Vec<(String, Option<&'static str>)> {
        let told = table.why_not(Seat(0), card).expect("the card is seen");
        told.into_iter().map(|told| (told.text, told.refusal.and_then(|refusal| refusal.rule()))).collect()
    };
    assert!(reasons("giant").contains(&("play giant".to_string(), Some("TOY-PLAY-3"))), "{:?}", reasons("giant"));
    assert!(reasons("wolf").contains(&("use wolf".to_string(), Some("TOY-ACT-2"))), "{:?}", reasons("wolf"));
}

#[test]
fn only_the_seat_that_is_asked_decides() {
    let mut table = open::<true>(CARDS, "given A: hand wolf\ngiven B: hand wolf");
    let refusal = table.answer(Seat(1), "play wolf").expect_err("it is not the turn of B");
    assert!(matches!(refusal, Refusal::NotYourDecision { asked: Seat(0), .. }), "{refusal}");
    assert!(table.answer(Seat(2), "end turn").is_err(), "nobody plays the scenario");
    assert!(table.answer(Seat(5), "end turn").is_err(), "there is no such seat");
}

#[test]
fn a_choice_refuses_what_lies_elsewhere_or_is_of_another_kind() {
    hold::<true>(
        CARDS,
        "
        scenario: a creature in play is asked for
        rules: TOY-PICK-1
        given A: hand mask, wolf
        given A: play wolf, healer, guard hidden
        given B: play pit
        when A: play mask
        refuse A: pick wolf from hand  # TOY-PICK-1
        refuse A: pick B:pit from play  # TOY-PICK-1
        refuse A: pick guard from play  # TOY-PICK-2
        refuse A: play wolf  # TOY-NOW
        refuse A: done  # TOY-NOW
        when A: pick wolf from play
        then A play: wolf hidden, healer, guard hidden",
    );
}

#[test]
fn unlike_copies_have_texts_of_their_own_that_read_back() {
    let given = "given A: hand mask, bolt\ngiven A: play wolf, wolf tired, wolf\ngiven B: play wolf";
    let mut table = open::<true>(CARDS, given);
    play(&mut table, "A: play mask");
    assert_eq!(options(&table), ["pick wolf from play", "pick wolf#2 from play"]);
    for choice in table.options() {
        let text = table.write(&choice);
        assert_eq!(table.read(Seat(0), &text), Ok(choice), "{text}");
    }
    for wrong in ["pick wolf#3 from play", "pick wolv from play", "pick wolf", "keep die1", "aim F", ""] {
        assert!(matches!(table.read(Seat(0), wrong), Err(Refusal::Unreadable(_))), "{wrong}");
    }
}

#[test]
fn the_loader_names_what_is_wrong_and_what_may_be_meant() {
    let faults = [
        (r#"(id: "x", kind: Spell, play: [Hart(You, 1)])"#, "no effect called `Hart`; did you mean `Hurt`?"),
        (r#"(id: "x", kind: Spell, play: [When(cond: YourTurm, then: [])])"#, "did you mean `YourTurn`?"),
        (r#"(id: "x", kind: Spell, play: [Destroy("prey")])"#, "no slot called `prey`"),
        (
            r#"(id: "x", kind: Spell, play: [Choose(pick: Seats(Opponents), called: "foe", word: "aim", then: []),
                Hurt(The("fou"), 1)])"#,
            "no slot called `fou`; did you mean `foe`?",
        ),
        (
            r#"(id: "x", kind: Spell, play: [Choose(pick: Seats(Opponents), called: "foe", word: "ain", then: [])])"#,
            "no word called `ain`; did you mean `aim`?",
        ),
        (r#"(id: "x", kind: Spell, play: [Destroy("it")])"#, "no slot called `it`"),
        (r#"(id: "wolf", kind: Spell)"#, "a second card with the id \"wolf\""),
        (r#"(id: "x", kind: Spell, prise: 1)"#, "prise"),
    ];
    for (card, wanted) in faults {
        let told = try_book::<true>(card).expect_err(card).join("\n");
        assert!(told.contains(wanted), "{card}: {told}");
        assert!(told.starts_with("test.ron:1"), "{told}");
    }
}
