//! Control words: then, each player.

use testkit::toy::stage::hold;

const CARDS: &str = r#"
    (id: "sting", kind: Spell, play: [Then([Hurt(Opponents, 1)], [Note(1)]), Note(2)]),
    (id: "vain-sting", kind: Spell, play: [Then([Hurt(Opponents, 0)], [Note(1)]), Note(2)]),
    (id: "banquet", kind: Spell, play: [EachPlayer([Gain(Mana, 2), Note(3)])]),
    (id: "tax", kind: Spell, play: [EachPlayer([MayPay([Spend(Life, 3)], [Draw(1)], [])])]),
"#;

#[test]
fn then_follows_only_what_was_done() {
    hold::<true>(
        CARDS,
        "
        scenario: what follows then, once something was done
        rules: TOY-PAY
        given A: hand sting
        when A: play sting
        then A: 12 tally

        scenario: nothing was done, nothing follows, and the rest goes on
        rules: TOY-PAY
        given A: hand vain-sting
        when A: play vain-sting
        then A: 2 tally",
    );
}

#[test]
fn each_player_does_it_as_you() {
    hold::<true>(
        CARDS,
        "
        scenario: everybody gains what you would gain
        rules: TOY-PAY
        given A: hand banquet
        when A: play banquet
        then A: 3 tally
        then B: 3 tally
        then B: 12 mana

        scenario: everybody is asked for themselves
        rules: TOY-PAY
        given A: hand tax
        when A: play tax
        when B: yes
        when A: no
        then A: 10 life
        then B: 7 life",
    );
}
