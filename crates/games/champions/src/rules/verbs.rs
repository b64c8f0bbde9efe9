//! Which chapter has which verb.

use crate::rules::around;
use crate::rules::prelude::*;

/// What a verb of a text comes to: each chapter knows its own. Words that stand for trees come to nothing here.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    match verb {
        Verb::Rule(around) => around::propose(look, around),
        Verb::Damage(..) | Verb::Heal(..) | Verb::HealAll(_) | Verb::MoveDamage(..) | Verb::Assign(..) => {
            damage::propose(look, verb)
        }
        Verb::Threat(..) | Verb::RemoveThreat(..) | Verb::Accelerate(_) | Verb::Advance | Verb::TakeAsDamage => {
            schemes::propose(look, verb)
        }
        Verb::Give(..)
        | Verb::Ready(_)
        | Verb::Exhaust(_)
        | Verb::Counters(_)
        | Verb::Control(_)
        | Verb::ChangeForm
        | Verb::FlipTo(_) => characters::propose(look, verb),
        Verb::PutIntoPlay(_) | Verb::Drones(_) => arrival::propose(look, verb),
        Verb::Reveal(_)
        | Verb::RevealTop(_)
        | Verb::DealEncounter(_)
        | Verb::Surge
        | Verb::CancelRevealed
        | Verb::CancelCard => reveal::propose(look, verb),
        Verb::AlsoAgainstOthers | Verb::MoreBoost(_) | Verb::Overkill => activation::propose(look, verb),
        Verb::NextCostsLess(_) => payment::propose(look, verb),
        Verb::Lose => Proposal::one(end::Event::Lost),
        Verb::Prevent(num) => Proposal::Amend(Rewrite::Less(number(look, *num))),
        Verb::PreventAll | Verb::Instead => Proposal::Amend(Rewrite::Nothing),
        verb => moves::propose(look, verb),
    }
}
