//! Choices made unseen: views do not tell them, and a re-dealt table makes them anew.

use kernel::matches::Match;
use kernel::redeal::redeal;
use kernel::resolve::table::Table;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::view::{View, view};
use testkit::toy::Strict;
use testkit::toy::language::{Gauge, Zone};
use testkit::toy::stage::{asked, gauge, open, options, play};

const GIVEN: &str = "
    given: 3 seats
    given A: hand auction, wolf, pit, pebble
    given B: hand wolf, pit, pebble
    given B: deck wolf x2, pit x2
    given C: hand wolf, pit, pebble
    given C: deck wolf x2, pit x2, pebble x3";

fn at_auction() -> Match<Strict> {
    let mut table = open::<true>("", GIVEN);
    play(&mut table, "A: play auction");
    assert_eq!(asked(&table), Some(Seat(1)));
    assert_eq!(options(&table), ["bid wolf", "bid pit"]);
    table
}

/// What a seat sees apart from whose turn it is to decide; how many decisions it knows of is part of it.
fn sight(table: &Match<Strict>, seat: Option<Seat>) -> View {
    let mut seen = view(&table.base.book, &table.table, seat);
    seen.asked = None;
    seen
}

#[test]
fn the_views_of_others_do_not_change_while_somebody_chooses() {
    let before = at_auction();
    for bid in ["B: bid wolf", "B: bid pit"] {
        let mut after = before.clone();
        play(&mut after, bid);
        for viewer in [Some(Seat(0)), Some(Seat(2)), None] {
            assert_eq!(sight(&before, viewer), sight(&after, viewer), "{bid} is seen by {viewer:?}");
        }
    }
}

#[test]
fn all_is_shown_once_the_last_has_chosen() {
    let mut table = at_auction();
    play(&mut table, "B: bid wolf\nC: bid pit");
    assert_eq!(table.table.state.zone(Zone::Discard, Seat(1)).len(), 0);
    play(&mut table, "A: bid wolf");
    for seat in [Seat(0), Seat(1), Seat(2)] {
        assert_eq!(table.table.state.zone(Zone::Hand, seat).len(), 2, "{seat} has given a card");
    }
    assert_eq!(gauge(&table, Seat(2), Gauge::Mana), 12, "the pit is dearest");
}

/// The costs of the cards that a seat has discarded.
fn discarded(table: &Match<Strict>, seat: Seat) -> Vec<u8> {
    let state = &table.table.state;
    let cost = |card: &CardId| table.base.book.face(state.card(*card).face).printed.cost;
    state.zone(Zone::Discard, seat).iter().map(cost).collect()
}

#[test]
fn a_re_dealt_table_keeps_choices_that_could_have_been_made() {
    let mut table = at_auction();
    play(&mut table, "B: bid wolf\nC: bid pit");
    let mut different = 0;
    for seed in 0..60 {
        let mut dealt = table.clone();
        dealt.table = redeal(&table.base.book, &table.table, Seat(0), seed);
        assert_eq!(
            view(&table.base.book, &dealt.table, Some(Seat(0))),
            view(&table.base.book, &table.table, Some(Seat(0)))
        );
        play(&mut dealt, "A: bid pit");
        let bid = discarded(&dealt, Seat(1));
        assert!(bid == [1] || bid == [2], "B has bid a card of some worth: {bid:?}");
        different += usize::from(bid == [2]);
        let other = discarded(&dealt, Seat(2));
        assert!(other == [1] || other == [2], "C has bid a card of some worth: {other:?}");
    }
    assert!((5..55).contains(&different), "the bid is dealt anew: {different} of 60 differ");
}

#[test]
fn a_bid_already_made_outlives_a_re_deal_while_another_seat_is_choosing() {
    let mut table = at_auction();
    play(&mut table, "B: bid wolf");
    assert_eq!(asked(&table), Some(Seat(2)));
    for seed in 0..60 {
        let mut dealt = table.clone();
        dealt.table = redeal(&table.base.book, &table.table, Seat(0), seed);
        let bids = options(&dealt);
        assert!(!bids.is_empty(), "C can still choose in deal {seed}");
        play(&mut dealt, &format!("C: {}", bids[0]));
        play(&mut dealt, "A: bid pit");
        assert_eq!(discarded(&dealt, Seat(1)).len(), 1, "B has bid in deal {seed}");
        assert_eq!(discarded(&dealt, Seat(2)).len(), 1, "C has bid in deal {seed}");
    }
}

#[test]
fn a_re_deal_also_deals_what_a_cost_remembers() {
    let cards = r#"(id: "vain", kind: Spell, play: [], pay: [
        Choose(pick: Cards(from: [Hand], that: Another), called: "gift", word: "pick", then: []),
        Discard("gift"), Fail,
    ]),"#;
    let given = "given A: hand vain, wolf, pit\ngiven B: hand bolt, healer\ngiven B: deck wolf x4, pit x4";
    let mut table = open::<true>(cards, given);
    play(&mut table, "A: play vain");
    let hand = |table: &Match<Strict>| -> Vec<_> {
        let state = &table.table.state;
        state.zone(Zone::Hand, Seat(1)).iter().map(|card| state.card(*card).face).collect()
    };
    let mut different = 0;
    for seed in 0..20 {
        let mut dealt = table.clone();
        dealt.table = redeal(&table.base.book, &table.table, Seat(0), seed);
        let before = hand(&dealt);
        play(&mut dealt, "A: pick wolf from hand");
        assert_eq!(hand(&dealt), before, "undoing the cost does not bring the true hand back");
        different += usize::from(before != hand(&table));
    }
    assert!(different > 10);
}

/// The same match at another table.
fn with_table(play: &Match<Strict>, table: Table<Strict>) -> Match<Strict> {
    let mut other = play.clone();
    other.table = table;
    other
}

/// What a roll of dice shows on a table.
fn rolled(table: &Match<Strict>) -> Vec<u8> {
    let mut copy = table.clone();
    play(&mut copy, "A: play gamble");
    copy.table.state.dice.all().map(|(_, die)| die.shows).collect()
}

#[test]
fn a_re_dealt_table_rolls_dice_of_its_own() {
    let table = open::<true>("", "given A: hand gamble");
    let dealt = |seed| with_table(&table, redeal(&table.base.book, &table.table, Seat(0), seed));
    let mut rolls: Vec<Vec<u8>> = (0..30).map(|seed| rolled(&dealt(seed))).collect();
    assert_eq!(rolled(&dealt(7)), rolls[7], "the same deal rolls the same dice");
    rolls.sort();
    rolls.dedup();
    assert!(rolls.len() > 10, "only {} different rolls over thirty deals", rolls.len());
}

/// So a bot, which is given re-dealt tables only, cannot foresee a shuffle or a roll.
#[test]
fn nothing_of_the_tables_own_chance_is_left_after_a_re_deal() {
    let cards = r#"(id: "vain", kind: Spell, play: [], pay: [
        Choose(pick: Cards(from: [Hand], that: Another), called: "gift", word: "pick", then: []),
        Discard("gift"), Fail,
    ]),"#;
    let mut table = open::<true>(cards, "given A: hand vain, wolf, pit\ngiven B: hand bolt, healer");
    // In the middle of a cost the table before it is remembered, with its chance.
    play(&mut table, "A: play vain");
    for seat in [Seat(0), Seat(1)] {
        for seed in 0..10 {
            let mut other = table.table.clone();
            other.state.chance.reseed(1000 + seed);
            let dealt = |of| redeal(&table.base.book, of, seat, seed);
            let (one, two) = (dealt(&table.table), dealt(&other));
            let mut both = [one, two].map(|dealt| with_table(&table, dealt));
            for dealt in &mut both {
                let first = format!("A: {}", options(dealt)[0]);
                play(dealt, &first);
            }
            let [one, two] = both.map(|undone| undone.table.state.chance);
            assert_eq!(one, two, "{seat} would know what comes, by deal {seed}");
            assert_ne!(one, table.table.state.chance, "the undone cost brings the true chance back, by deal {seed}");
        }
    }
}
