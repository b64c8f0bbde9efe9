//! What the verbs of cards come to: each is a step of a chapter.

use crate::rules::prelude::*;

use crate::language::{Rewrite, Verb};
use crate::rules::arrival::Exit;
use crate::rules::{action, arrival, battle, bidding, condition, control, damage, payment, piles};

/// Makes a verb concrete. What asks somebody was built into a tree when the card was read.
pub fn propose(look: Sight, verb: &Verb) -> Made {
    let you = look.you();
    match verb {
        Verb::Let(name, num) => Proposal::fill(name.slot(), Target::Number(number(look, *num))),

        Verb::Draw(num) => piles::draw(look, Who::You, *num),
        Verb::Draws(who, num) => piles::draw(look, *who, *num),
        Verb::Mill(who, num) => piles::mill(look, *who, *num),
        Verb::ToDiscard(which) => Proposal::about(cards(look, *which), |cards| piles::Event::ToDiscard { cards }),
        Verb::Discard(name) => piles::discard(look, &look.cards_in(name.slot())),
        Verb::Shuffle(who) => Proposal::maybe(seat(look, *who).map(|seat| piles::Event::Shuffle { seat })),
        Verb::LookTop(who, num, name) => piles::name_top(look, *who, *num, *name),
        Verb::RevealTop(num, name) => piles::name_top(look, Who::You, *num, *name),
        Verb::RevealUntil(filter, found, rest) => piles::name_until(look, filter, *found, *rest),
        Verb::LookAtHand(who) => piles::look_into(look, *who, Zone::Hand),
        Verb::LookAtFaceDown(who) => piles::look_into(look, *who, Zone::FaceDown),

        Verb::Inflict(num, which) => damage::inflict(look, &[(*num, *which)]),
        Verb::InflictTogether(blows) => damage::inflict(look, blows),
        Verb::InflictFaction(num, who) => damage::inflict_faction(look, *num, *who),
        Verb::InflictEach(num, filter, factions) => damage::inflict_each(look, *num, filter, *factions),
        Verb::HealAll(which) => damage::heal_all(look, *which),
        Verb::Gain(who, num) => damage::influence(look, *who, *num, 1),
        Verb::Lose(who, num) => damage::influence(look, *who, *num, -1),

        Verb::Deplete(which) => condition::deplete(look, cards(look, *which)),
        Verb::Restore(which) => condition::restore(look, cards(look, *which)),
        Verb::RestoreAll => condition::restore(look, look.state.zone(Zone::Play, you).to_vec()),
        Verb::PutTokens(which, num) => condition::put_tokens(look, *which, *num),

        Verb::Destroy(which) => arrival::destroy(look, cards(look, *which)),
        Verb::ToHand(which) => arrival::away(look, *which, Exit::Hand, |cards| piles::Event::ToHand { cards }),
        Verb::Remove(which) => arrival::away(look, *which, Exit::Out, |cards| piles::Event::ToDiscard { cards }),
        Verb::ShuffleIn(which) => arrival::away(look, *which, Exit::Deck, |cards| piles::Event::ShuffleIn { cards }),
        Verb::Majigs(num) => arrival::make_tokens(look, *num),
        Verb::Attach(which) => arrival::attach(look, *which),
        Verb::FlipDown(which) => arrival::flip_down(look, *which),
        Verb::FlipUp(which) | Verb::PutIntoPlay(which) => arrival::put_into_play(look, *which),
        Verb::PutAttacking(which) => arrival::put_attacking(look, *which),
        Verb::HideInstead => Proposal::Amend(Rewrite::Hide),

        Verb::TakeControl(which, term) => control::take(look, you, *which, *term),
        Verb::TakesControl(who, which, term) => {
            seat(look, *who).map_or(Proposal::Nothing, |seat| control::take(look, seat, *which, *term))
        }
        Verb::Swap(one, other) => control::swap(look, *one, *other),
        Verb::Fold => control::fold(look),

        Verb::AddToBlockers(which) => battle::join_blockers(look, *which),
        Verb::RemoveFromBattle(which) => battle::withdraw(look, *which),

        Verb::Terminate => Proposal::one(action::Event::Stop),
        Verb::Welcome => Proposal::one(action::Event::Welcome { seat: you }),
        Verb::Duplicate => action::duplicate(look),
        Verb::Bid(who, ..) => bidding::open(look, *who),
        Verb::Detach(None) => Proposal::about(payment::attached(look, you), |cards| payment::Event::Detach { cards }),

        Verb::DestroyEach(_, name) => arrival::destroy(look, cards(look, Which::The(*name))),
        Verb::Pick(_) | Verb::Select(_) | Verb::UpTo(..) | Verb::Discards(..) | Verb::PutBack(..) => Proposal::Nothing,
        Verb::Divide(..) | Verb::Detach(Some(_)) | Verb::Heal(..) | Verb::PlayResource => Proposal::Nothing,
        Verb::PlayCard(..) | Verb::PutIntoPlayFor(..) | Verb::Search(..) | Verb::ChoosePlayer(_) => Proposal::Nothing,
        Verb::Pays(..) | Verb::Lets(..) | Verb::Attack | Verb::Gains(..) => Proposal::Nothing,
        Verb::Become | Verb::ChooseIcon | Verb::FlipCoin(_) => Proposal::Nothing,
    }
}
