//! The arithmetic of damage, by the rulebook's own example.

use dice_throne::language::DamageType::{Collateral, Normal, Pure, Ultimate, Undefendable, Untyped};
use dice_throne::rules::total::Contribution::{Avoid, Base, DealNone, Modify, Prevent, PreventHalf};
use dice_throne::rules::total::settle;

/// `DT-EX-BARBPAL-8` `DT-EX-BARBPAL-9` `DT-EX-BARBPAL-10` `DT-EX-BARBPAL-11`
#[test]
fn two_halves_of_an_odd_subtotal_leave_nothing_and_half_comes_back() {
    let total = settle(Normal, &[Base(12), PreventHalf, Prevent(3), Modify(3), Prevent(3), PreventHalf]);
    assert_eq!(total.lines, [12, -5, -3, 3, -3, -5]);
    assert_eq!((total.subtotal, total.total, total.returned()), (9, 0, 5));
}

#[test]
fn a_modifier_counts_before_a_half_that_was_used_earlier() {
    assert_eq!(settle(Normal, &[Base(5), PreventHalf, Modify(4)]).total, 4);
}

#[test]
fn ultimate_damage_only_grows() {
    let total = settle(Ultimate, &[Base(10), Modify(2), Modify(-2), Prevent(6), PreventHalf, Avoid]);
    assert_eq!((total.lines, total.total), (vec![10, 2, 0, 0, 0, 0], 12));
}

#[test]
fn what_cannot_be_modified_can_be_prevented() {
    for damage in [Pure, Collateral, Untyped] {
        assert_eq!(settle(damage, &[Base(5), Modify(3), Modify(-2), Prevent(2)]).total, 3, "{damage:?}");
    }
    assert_eq!(settle(Undefendable, &[Base(5), Modify(3), Modify(-2), Prevent(2)]).total, 4);
}

#[test]
fn avoided_damage_is_none_and_returns_none() {
    let total = settle(Normal, &[Base(7), Avoid, Modify(4)]);
    assert_eq!((total.lines.as_slice(), total.total, total.returned()), (&[7, -11, 4][..], 0, 0));
    assert_eq!(settle(Normal, &[Base(7), DealNone, Modify(4)]).total, 0);
    assert_eq!(settle(Normal, &[Base(2), Prevent(6)]).total, 0);
}
