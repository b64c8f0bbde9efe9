//! Health, mastery, gems and power: gained, lost, spent. `SOI-HEALTH-1` `SOI-MASTERY-1`

use kernel::prelude::*;

use crate::Shards;
use crate::language::{Resource, Tally};
use crate::rules::Made;
use crate::table::{MOST_HEALTH, MOST_MASTERY, Sight};
use crate::texts;

/// What happens to the numbers of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A player gains something, after all bounds.
    Gain {
        seat: Seat,
        resource: Resource,
        amount: Quantity,
    },
    LoseMastery {
        seat: Seat,
        amount: i32,
    },
    Double {
        seat: Seat,
        resource: Resource,
    },
    /// The hero focuses. `SOI-FOCUS-1`
    Focus {
        seat: Seat,
    },
}

impl Chapter<Shards> for Event {
    #[inline]
    fn apply(&self, state: &mut State<Shards>, _: &Book<Shards>) -> Outcome<Shards> {
        match self {
            Event::Gain { seat, resource, amount } => add(state, *seat, *resource, *amount),
            Event::LoseMastery { seat, amount } => {
                state.change_gauge(*seat, Resource::Mastery, Quantity::new(-amount), 0, Quantity::new(MOST_MASTERY));
            }
            Event::Double { seat, resource } => {
                let now = state.gauge(*seat, *resource);
                add(state, *seat, *resource, now);
            }
            Event::Focus { seat } => {
                spend(state, *seat, Resource::Gems, 1);
                state.places[seat.index()].turned = true;
                add(state, *seat, Resource::Mastery, Quantity::new(1));
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Gain { seat, resource, amount } => {
                let key = match resource {
                    Resource::Health => "log-gain-health",
                    Resource::Mastery => "log-gain-mastery",
                    Resource::Gems => "log-gain-gems",
                    Resource::Power => "log-gain-power",
                };
                told(key, *seat).number("amount", *amount)
            }
            Event::LoseMastery { seat, amount } => {
                told("log-lose-mastery", *seat).number("amount", Quantity::new(*amount))
            }
            Event::Double { seat, resource } => {
                told("log-double", *seat).number("total", look.state.gauge(*seat, *resource))
            }
            Event::Focus { seat } => told("log-focus", *seat),
        })
    }
}

/// The most a player can have of something.
fn most(resource: Resource) -> Quantity {
    match resource {
        Resource::Health => Quantity::new(MOST_HEALTH),
        Resource::Mastery => Quantity::new(MOST_MASTERY),
        Resource::Gems | Resource::Power => Quantity::INFINITE,
    }
}

/// Adds a gain; health stops at 50 and mastery at 30. `SOI-HEALTH-3` `SOI-MASTERY-3`
fn add(state: &mut State<Shards>, seat: Seat, resource: Resource, amount: Quantity) {
    state.change_gauge(seat, resource, amount, 0, most(resource));
}

/// Takes away what something costs.
pub fn spend(state: &mut State<Shards>, seat: Seat, resource: Resource, price: u8) {
    let left = state.gauge(seat, resource).minus(Quantity::new(i32::from(price)));
    state.set_gauge(seat, resource, left);
}

/// A gain as far as the dials go: what is above 50 health or 30 mastery is lost. `SOI-HEALTH-3` `SOI-MASTERY-3`
pub fn gain(look: Sight, seat: Seat, resource: Resource, amount: Quantity) -> Made {
    let room = match most(resource) {
        most if most.is_infinite() => most,
        most => most.minus(look.state.gauge(seat, resource)),
    };
    let amount = amount.min(room);
    if amount > Quantity::ZERO { Proposal::one(Event::Gain { seat, resource, amount }) } else { Proposal::Nothing }
}

/// What the highest reached threshold says is gained.
pub fn gain_by_mastery(look: Sight, resource: Resource, tiers: &[(u8, Quantity)]) -> Made {
    let mastery = look.state.gauge(look.you(), Resource::Mastery);
    let reached = tiers.iter().rev().find(|(least, _)| mastery >= Quantity::new(i32::from(*least)));
    reached.map_or(Proposal::Nothing, |(_, amount)| gain(look, look.you(), resource, *amount))
}

/// So much is gained for each of what is counted.
pub fn gain_per(look: Sight, resource: Resource, each: i32, tally: &Tally) -> Made {
    gain(look, look.you(), resource, Quantity::new(each * texts::tally(look, tally)))
}

/// The chosen players lose mastery, as far as they have it.
pub fn lose_mastery(look: Sight, slot: Slot, number: u8) -> Made {
    let seats = look.scope.in_slot(slot).filter_map(|target| match target {
        Target::Seat(seat) => {
            let has = look.state.gauge(seat, Resource::Mastery).raw();
            Some(Event::LoseMastery { seat, amount: i32::from(number).min(has) }.into())
        }
        _ => None,
    });
    Proposal::Together(seats.collect())
}
