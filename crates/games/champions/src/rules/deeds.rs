//! What is going on: attacks and thwarts of players, attacks and schemes of enemies with their boost cards.

use kernel::book::Book;
use kernel::resolve::event::{Entry, Outcome};
use kernel::resolve::scope::Origin;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::language::{Kind, Status, Zone};
use crate::rules::event::Event;
use crate::rules::{end, foes, piles};
use crate::table::extra::{Deed, DeedKind};
use crate::table::reading::Reader;
use crate::{Champions, EXHAUSTED, status_mark};

/// Does what an event says about something that is going on.
pub fn apply(state: &mut State<Champions>, book: &Book<Champions>, event: &Event) -> Outcome<Champions> {
    match event {
        Event::Begins { kind, by, seat, targets, basic, exhausts } => {
            let Some(card) = state.still(*by) else { return Outcome::Nothing };
            if *exhausts {
                state.mark(card, EXHAUSTED, true);
            }
            let status = if *kind == DeedKind::Attack { Status::Stunned } else { Status::Confused };
            let mut deed = Deed::new(*kind, *by, *seat);
            deed.basic = *basic;
            deed.targets = targets.clone();
            deed.made = !state.card(card).has(status_mark(status));
            if !deed.made {
                state.mark(card, status_mark(status), false);
            }
            state.extra.deeds.push(deed);
            state.extra.last.consequence = None;
        }
        Event::Did { kind, by, made, .. } => {
            let deed = state.extra.deeds.pop();
            if let Some(deed) = deed {
                for serial in deed.texts {
                    state.lasting.retain(|lasting| lasting.serial != serial);
                }
            }
            if !made {
                return Outcome::Nothing;
            }
            let ally = state.still(*by).filter(|card| book.face(state.card(*card).face).printed.kind == Kind::Ally);
            state.extra.last.consequence = ally.map(|card| {
                let (attack, thwart) = book.face(state.card(card).face).printed.consequences;
                (*by, i32::from(if *kind == DeedKind::Attack { attack } else { thwart }))
            });
        }
        Event::Spilled { over } => {
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.excess.retain(|(card, ..)| !over.contains(card));
            }
        }
        Event::Opens { kind, by, seat, echo, others } => {
            let mut deed = Deed::new(*kind, *by, *seat);
            deed.echo = *echo;
            deed.others = others.clone();
            state.extra.deeds.push(deed);
        }
        Event::Activate { kind, by, seat, .. } => {
            let Some(enemy) = state.still(*by) else { return Outcome::Nothing };
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.made = true;
            }
            let attack = *kind == DeedKind::EnemyAttack;
            state.extra.last.attacks += i32::from(attack);
            let node = if attack { book.plan.attack } else { book.plan.scheme };
            return Outcome::Enter(Entry::of(Origin::card(state, *seat, enemy), node));
        }
        Event::Others { seat } => {
            let read = Reader { book, state };
            let others: Vec<Seat> = read.order().filter(|other| other != seat && read.is_hero(*other)).collect();
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.others = others;
            }
        }
        Event::DealBoost { number } => {
            for _ in 0..*number {
                let Some(card) = piles::top_encounter(state) else {
                    end::lose(state);
                    break;
                };
                state.put(card, Zone::Boosts, Seat::NONE);
                if let Some(deed) = activation(state) {
                    deed.boosts.push(card);
                }
                piles::reform_encounter(state);
            }
        }
        Event::Overkill => {
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.overkill = true;
            }
        }
        Event::TurnBoost { card } => {
            state.show(*card);
            let icons = i32::from(book.face(state.card(*card).face).printed.boost);
            if let Some(deed) = activation(state) {
                deed.icons += icons;
            }
        }
        Event::DropBoost { card } => {
            if let Some(deed) = activation(state) {
                deed.boosts.retain(|other| other != card);
            }
            if !state.lies_in(*card, Zone::Boosts) {
                return Outcome::Nothing;
            }
            state.put(*card, Zone::Scrap, Seat::NONE);
        }
        Event::Defend { card, seat, exhausts } => {
            if *exhausts {
                state.mark(*card, EXHAUSTED, true);
            }
            let reference = state.refer(*card);
            if let Some(deed) = activation(state) {
                deed.defender = Some(reference);
                deed.defended = true;
                deed.seat = *seat;
            }
        }
        Event::Activated { .. } => {}
        Event::Close => return foes::close(state, book),
        Event::Bind => {
            let serial = state.lasting_made;
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.texts.push(serial);
            }
        }
        Event::Delay { delayed, activation: bound } => {
            if *bound {
                if let Some(deed) = activation(state) {
                    deed.delayed.push(delayed.clone());
                }
            } else {
                state.extra.delayed.push(delayed.clone());
            }
        }
        _ => return Outcome::Nothing,
    }
    Outcome::Done
}

/// The activation that is going on.
fn activation(state: &mut State<Champions>) -> Option<&mut Deed> {
    let is = |deed: &&mut Deed| matches!(deed.kind, DeedKind::EnemyAttack | DeedKind::EnemyScheme);
    state.extra.deeds.iter_mut().rev().find(is)
}
