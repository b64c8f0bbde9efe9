//! Power against champions and players; shields. `SOI-ATTACK-1` `SOI-SHIELD-1`

use kernel::prelude::*;

use crate::Shards;
use crate::language::Resource;
use crate::rules::dials::spend;
use crate::rules::play::destroy;
use crate::rules::{self, Made, piles};
use crate::table::{Assigned, Sight};
use crate::texts;

/// What happens when power is turned against somebody.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Power destroys an enemy champion.
    Attack {
        seat: Seat,
        card: CardId,
        power: u8,
    },
    /// The attack on players begins.
    Open {
        targets: Vec<Seat>,
    },
    /// Power is turned against a player.
    Assign {
        seat: Seat,
        power: Quantity,
    },
    Damage {
        seat: Seat,
        amount: Quantity,
        prevented: i32,
    },
}

impl Chapter<Shards> for Event {
    #[inline]
    fn apply(&self, state: &mut State<Shards>, _: &Book<Shards>) -> Outcome<Shards> {
        match self {
            Event::Attack { seat, card, power } => {
                spend(state, *seat, Resource::Power, *power);
                destroy(state, *card);
            }
            Event::Open { targets } => {
                state.extra.attack = targets.iter().map(|seat| Assigned { seat: *seat, power: 0 }).collect();
                state.extra.assigned = 0;
            }
            Event::Assign { power, .. } => {
                let place = state.extra.assigned as usize;
                if let Some(assigned) = state.extra.attack.get_mut(place) {
                    assigned.power = power.raw();
                }
                state.extra.assigned += 1;
            }
            Event::Damage { seat, amount, .. } => {
                let left = match amount.finite() {
                    Some(amount) => state.gauge(*seat, Resource::Health).minus(Quantity::new(amount)),
                    None => Quantity::ZERO,
                };
                state.set_gauge(*seat, Resource::Health, left.max(Quantity::ZERO));
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Attack { seat, card, power } => told("log-attack", *seat)
                .card("card", look, *card)
                .number("power", Quantity::new(i32::from(*power)))
                .seat("owner", look.state.card(*card).owner),
            Event::Assign { seat, power } if *power > Quantity::ZERO => {
                told("log-assign", look.state.extra.active).seat("target", *seat).number("power", *power)
            }
            Event::Damage { seat, amount, prevented } => {
                told("log-damage", *seat).number("amount", *amount).number("prevented", Quantity::new(*prevented))
            }
            Event::Open { .. } | Event::Assign { .. } => return None,
        })
    }
}

/// Power turns against players.
pub fn open(look: Sight) -> Made {
    Proposal::one(Event::Open { targets: texts::attackable(look).collect() })
}

/// All chosen shields are shown, then all damage that they do not prevent is dealt. `SOI-SHIELD-2` `SOI-ATTACK-5`
pub fn settle(look: Sight, shields: Slot) -> Made {
    let mut reveals: Vec<rules::Event> = Vec::new();
    let mut damages = Vec::new();
    for assigned in look.state.extra.attack.iter().filter(|assigned| assigned.power > 0) {
        let seat = assigned.seat;
        let mut shown = look.cards_in(shields);
        shown.retain(|card| look.state.card(*card).owner == seat);
        let prevented: i32 = shown.iter().map(|&card| i32::from(look.face(card).printed.shield.unwrap_or(0))).sum();
        // A line of the log names up to three cards.
        reveals.extend(shown.chunks(3).map(|cards| piles::Event::Reveal { seat, cards: cards.to_vec() }.into()));
        let power = assigned.power();
        let amount = power.minus(Quantity::new(prevented)).max(Quantity::ZERO);
        // More shield than damage prevents no more than there is.
        let prevented = power.finite().map_or(prevented, |power| prevented.min(power));
        damages.push(Event::Damage { seat, amount, prevented }.into());
    }
    reveals.extend(damages);
    Proposal::Together(reveals)
}

/// The power that has not been assigned yet. Infinite power stays infinite however it is split.
pub fn power_left(look: Sight) -> Quantity {
    let power = look.state.gauge(look.state.extra.active, Resource::Power);
    let spent = |left: Quantity, assigned: &Assigned| {
        if left.is_infinite() { left } else { left.minus(Quantity::new(assigned.power)) }
    };
    look.state.extra.attack.iter().fold(power, spent)
}
