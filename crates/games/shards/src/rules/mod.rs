//! The chapters of the rulebook: the steps of its procedures, what happens, what that does and how it is told.

pub mod attack;
pub mod dials;
pub mod patterns;
pub mod piles;
pub mod play;
pub mod river;
pub mod turn;

use kernel::prelude::*;

use crate::Shards;
use crate::language::{Destination, Verb};
use crate::table::Sight;

kernel::chapters! {
    /// What happens at a Shards table, by chapter.
    pub enum Event for Shards {
        Dials(dials::Event),
        Piles(piles::Event),
        Play(play::Event),
        River(river::Event),
        Attack(attack::Event),
        Turn(turn::Event),
    }
}

/// What a verb or a step comes to.
pub(crate) type Made = Proposal<Shards>;

/// Makes a verb concrete.
pub fn propose(look: Sight, verb: &Verb) -> Made {
    let you = look.you();
    match verb {
        Verb::Gain(resource, amount) => dials::gain(look, you, *resource, *amount),
        Verb::GainByMastery(resource, tiers) => dials::gain_by_mastery(look, *resource, tiers),
        Verb::GainPer(resource, each, tally) => dials::gain_per(look, *resource, *each, tally),
        Verb::Double(resource) => Proposal::one(dials::Event::Double { seat: you, resource: *resource }),
        Verb::LoseMastery(called, number) => dials::lose_mastery(look, called.slot(), *number),
        Verb::Draw(number) => piles::draw(look, you, *number),
        Verb::RevealTop => piles::reveal_top(look),
        Verb::Banish(called) => for_cards(look, called.slot(), |card| piles::Event::Banish { seat: you, card }),
        Verb::Return(called) => for_cards(look, called.slot(), |card| piles::Event::Return { seat: you, card }),
        Verb::Destroy(called) => for_cards(look, called.slot(), |card| play::Event::Destroy { card }),
        Verb::RecruitFree(called, _) => for_cards(look, called.slot(), |card| river::Event::Recruit {
            seat: you,
            card,
            price: 0,
            to: Destination::Discard,
        }),
    }
}

fn for_cards<E: Into<Event>>(look: Sight, slot: Slot, event: impl Fn(CardId) -> E) -> Made {
    Proposal::together(look.cards_in(slot).into_iter().map(event))
}
