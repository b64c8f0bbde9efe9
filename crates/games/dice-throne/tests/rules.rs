//! Seats, tokens and upgrades.

use dice_throne::rules::tokens::{limit, placed};
use dice_throne::rules::upgrade::price;
use dice_throne::table::seating::{Aim, Seating, aim, is_leader};
use kernel::table::seats::Seat;

use super::library;

/// `DT-R31` `DT-TEAM-4` `DT-KOTH-3`
#[test]
fn teams_take_turns_in_a_zigzag_and_others_clockwise() {
    let order = |seating: Seating, turns: usize| {
        let mut seat = Seat(0);
        let mut order = Vec::new();
        for _ in 0..turns {
            order.push(seat.0);
            seat = seating.next(seat);
        }
        order
    };
    assert_eq!(order(Seating::Duel, 3), [0, 1, 0]);
    assert_eq!(order(Seating::KingOfTheHill, 4), [0, 1, 2, 0]);
    assert_eq!(order(Seating::Teams, 5), [0, 3, 1, 2, 0]);
}

/// `DT-R31` `DT-TARGET-4`
#[test]
fn the_first_opponent_clockwise_sits_on_the_left() {
    let of = |seat| Seating::Teams.opponents(Seat(seat)).iter().map(|seat| seat.0).collect::<Vec<_>>();
    assert_eq!([of(0), of(1), of(2), of(3)], [[2, 3], [2, 3], [0, 1], [0, 1]]);
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(aim),
        [Aim::Left, Aim::Left, Aim::Right, Aim::Right, Aim::OpponentsChoose, Aim::AttackerChooses]
    );
}

/// `DT-SETUP-3` `DT-KOTH-1` `DT-TEAM-5` `DT-R27`
#[test]
fn health_at_the_start_depends_on_how_many_play() {
    let health = [1, 2, 3, 4, 5, 6].map(|seats| Seating::of(seats).map(Seating::health));
    assert_eq!(health, [None, Some(50), Some(35), Some(50), None, None]);
}

/// `DT-KOTH-4` `DT-KOTH-8`
#[test]
fn all_with_the_most_health_lead() {
    assert_eq!([0, 1, 2].map(|seat| is_leader(&[30, 30, 12], Seat(seat))), [true, true, false]);
}

/// `DT-STACK-2` `DT-STACK-3` `DT-STACK-RAISE-1` `DT-PIR-DOUBLOON-4`
#[test]
fn tokens_beyond_the_limit_are_not_placed() {
    let library = library();
    let status = |id| library.status(id).expect("it is there");
    assert_eq!(placed(2, 1, limit(status("wither"), false, 0)), 0);
    assert_eq!(placed(1, 3, limit(status("evasive"), true, 0)), 2);
    assert_eq!(placed(5, 3, limit(status("chi"), true, 1)), 1);
    assert_eq!([true, false].map(|own| limit(status("cursed-doubloon"), own, 0)), [5, 3]);
}

/// `DT-UPGRADE-5` `DT-UPGRADE-6` `DT-UPGRADE-7`
#[test]
fn the_third_level_costs_the_difference_on_the_second_and_all_on_the_first() {
    let library = library();
    let barbarian = library.heroes.iter().find(|hero| hero.id == "barbarian").expect("he is there");
    let card = |id: &str| barbarian.cards.iter().find(|card| card.id == id).expect("a card");
    assert_eq!(price(card("smack-iii"), None), Some(3));
    assert_eq!(price(card("smack-iii"), Some(card("smack-ii"))), Some(1));
    assert_eq!(price(card("smack-ii"), Some(card("smack-iii"))), None);
    assert_eq!(price(card("smack-iii"), Some(card("sturdy-blow-ii"))), None);
    assert_eq!(price(card("concuss"), None), None);
}
