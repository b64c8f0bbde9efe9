//! A look at the table from inside an effect: what predicates and verbs may read.

use std::ops::ControlFlow;

use crate::book::{Book, Face};
use crate::effect::tree::{Amount, CardPick, Condition, Logic, Pick, Slot, Subject, Whose};
use crate::game::{Game, Terms};
use crate::phrase::Phrase;
use crate::quantity::Quantity;
use crate::refusal::Why;
use crate::table::cards::CardId;
use crate::table::dice::Die;
use crate::table::seats::{Seat, SeatSet};
use crate::table::state::State;
use crate::table::zones::ZoneKind;

use super::scope::{Origin, Scope, Target};

/// Book, table and the surroundings of the text that is being followed. Changes nothing.
#[derive(Debug)]
pub struct Look<'a, G: Terms> {
    /// What is printed.
    pub book: &'a Book<G>,
    /// The table.
    pub state: &'a State<G>,
    /// The surroundings.
    pub scope: &'a Scope<G>,
}

impl<G: Terms> Clone for Look<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Terms> Copy for Look<'_, G> {}

impl<'a, G: Terms> Look<'a, G> {
    pub fn you(self) -> Seat {
        self.scope.origin.you
    }

    /// The card whose text this is, if it is still the same object.
    pub fn this(self) -> Option<CardId> {
        self.state.still(self.scope.origin.this)
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(self, card: CardId) -> &'a Face<G> {
        self.book.face(self.state.card(card).face)
    }

    /// A phrase about a card.
    pub fn about(self, key: &'static str, card: CardId) -> Phrase {
        Phrase::new(key).card("card", self, card)
    }

    /// The cards in a slot of the text being followed that are still the same objects.
    pub fn cards_in(self, slot: Slot) -> Vec<CardId> {
        self.scope.in_slot(slot).filter_map(Target::card).filter_map(|card| self.state.still(card)).collect()
    }

    /// A card as it lies now, as what a slot holds.
    pub fn target(self, card: CardId) -> Target {
        Target::Card(self.state.refer(card))
    }

    /// The seats that a word means.
    pub fn seats(self, whose: Whose) -> SeatSet {
        let you = self.you();
        match whose {
            Whose::Yours => SeatSet::only(you),
            Whose::Opponents => {
                self.state.opponents(you).fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)))
            }
            Whose::Everyones => self.state.living().fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat))),
            Whose::Of(slot) => self.scope.seat_in(slot).map_or(SeatSet::NONE, SeatSet::only),
        }
    }
}

impl<G: Game> Look<'_, G> {
    /// Goes through the cards of a pick, zone by zone.
    pub fn each_card(self, pick: &CardPick<G>, out: impl FnMut(CardId) -> ControlFlow<()>) -> ControlFlow<()> {
        self.each_card_in(&pick.from, pick.whose, &pick.that, out)
    }

    /// Goes through the cards of some zones that are what a filter asks for, zone by zone.
    pub fn each_card_in(
        self,
        from: &[G::Zone],
        whose: Whose,
        that: &G::Filter,
        mut out: impl FnMut(CardId) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &kind in from {
            if kind.is_personal() {
                for seat in self.seats(whose).seats() {
                    self.each_fitting(that, self.state.zone(kind, seat), &mut out)?;
                }
            } else {
                self.each_fitting(that, self.state.zone(kind, Seat::NONE), &mut out)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn each_fitting(
        self,
        that: &G::Filter,
        cards: &[CardId],
        out: &mut impl FnMut(CardId) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &card in cards {
            if G::fits::<()>(self, that, card).is_ok() {
                out(card)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a card belongs to a pick, and if not, why.
    pub fn belongs<W: Why>(self, pick: &CardPick<G>, card: CardId) -> Result<(), W> {
        let (kind, seat) = State::<G>::zone_of(self.state.card(card).zone);
        let near = !kind.is_personal() || self.seats(pick.whose).contains(Some(seat));
        if !pick.from.contains(&kind) || !near {
            return Err(W::because(|| G::misplaced(self, pick, card)));
        }
        G::fits(self, &pick.that, card)
    }

    /// Everything in a pick.
    pub fn targets(self, pick: &Pick<G>) -> Vec<Target> {
        let mut found = Vec::new();
        match pick {
            Pick::Cards(cards) => {
                let _ = self.each_card(cards, |card| {
                    found.push(Target::Card(self.state.refer(card)));
                    ControlFlow::Continue(())
                });
            }
            Pick::Seats(whose) => {
                let set = self.seats(*whose);
                let first = G::first_seat(self.state, self.you());
                let order = std::iter::once(first).chain(self.state.clockwise(first)).take(self.state.places.len());
                found.extend(order.filter(|seat| set.contains(Some(*seat))).map(Target::Seat));
            }
            Pick::Dice(pick) => {
                let set = self.seats(pick.whose);
                let fits = |die: &Die| {
                    die.pool == pick.pool.0
                        && set.contains(Some(die.owner))
                        && pick.that.iter().all(|is| is.holds::<G>(&self.book.dice, die))
                };
                found.extend(self.state.dice.all().filter(|(_, die)| fits(die)).map(|(id, _)| Target::Die(id)));
            }
            Pick::Numbers(bounds) => {
                let (least, most) = (self.amount(&bounds.0), self.amount(&bounds.1));
                if let (Some(least), Some(most)) = (least.finite(), most.finite()) {
                    found.extend((least..=most).map(Target::Number));
                }
            }
        }
        found
    }

    /// How many things a pick holds.
    pub fn count(self, pick: &Pick<G>) -> i32 {
        match pick {
            Pick::Cards(cards) => {
                let mut count = 0;
                let _ = self.each_card(cards, |_| {
                    count += 1;
                    ControlFlow::Continue(())
                });
                count
            }
            Pick::Seats(whose) => self.seats(*whose).count() as i32,
            Pick::Dice(..) | Pick::Numbers(_) => self.targets(pick).len() as i32,
        }
    }

    /// Whether a pick holds anything.
    pub fn any(self, pick: &CardPick<G>) -> bool {
        self.each_card(pick, |_| ControlFlow::Break(())).is_break()
    }

    /// A number, read now.
    pub fn amount(self, amount: &Amount<G>) -> Quantity {
        match amount {
            Amount::Number(number) => *number,
            Amount::Count(pick) => Quantity::new(self.count(pick)),
            Amount::Gauge(gauge) => self.state.gauge(self.you(), *gauge),
            Amount::Measure(measure) => G::measure(self, measure),
        }
    }

    /// Whether a condition holds now.
    pub fn holds(self, condition: &Condition<G>) -> bool {
        match condition {
            Condition::Is(test) => G::test(self, test),
            Condition::Filled(slot) => self.scope.in_slot(*slot).next().is_some(),
            Condition::DoneSince(slot) => G::done_so_far(self.state) > self.scope.number_in(*slot).unwrap_or(0),
            Condition::Control(logic) => match &**logic {
                Logic::Not(part) => !self.holds(part),
                Logic::Every(parts) => parts.iter().all(|part| self.holds(part)),
                Logic::Any(parts) => parts.iter().any(|part| self.holds(part)),
                Logic::AtLeast(amount, least) => self.amount(amount) >= *least,
            },
        }
    }

    /// Whether a card or seat is what a subject means.
    pub fn touches(self, subject: &Subject<G>, target: Target) -> bool {
        match (subject, target) {
            (Subject::This, Target::Card(card)) => self.scope.origin.this == card && self.state.still(card).is_some(),
            (Subject::You, Target::Seat(seat)) => seat == self.you(),
            (Subject::Seats(whose), Target::Seat(seat)) => self.seats(*whose).contains(Some(seat)),
            (Subject::Cards(pick), Target::Card(card)) => {
                self.state.still(card).is_some_and(|card| self.belongs::<()>(pick, card).is_ok())
            }
            (Subject::AnyOf(parts), target) => parts.iter().any(|part| self.touches(part, target)),
            _ => false,
        }
    }
}

/// The surroundings of a card's standing text: nothing is chosen and nothing has happened.
pub fn standing_scope<G: Terms>(state: &State<G>, card: CardId) -> Scope<G> {
    let entry = state.card(card);
    Scope::new(Origin { you: entry.controller, this: state.refer(card), face: Some(entry.face), copied: false })
}
