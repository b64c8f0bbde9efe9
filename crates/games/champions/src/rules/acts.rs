//! What players do: paying, initiating, attacks and thwarts that are over. `MC-INITIATE-1`

use kernel::effect::node::NodeId;
use kernel::resolve::event::Proposal;
use kernel::resolve::scope::Target;
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;

use crate::language::{Label, Name, Zone};
use crate::questions::play;
use crate::rules::cost;
use crate::rules::event::{Bill, Event, Exit, What};
use crate::table::extra::{Deed, DeedKind};
use crate::table::reading::{Sight, reader};
use crate::table::slot;
use crate::texts::select::in_slot;
use crate::texts::verbs::blow;
use crate::{COUNTER, Champions};

type Made = Proposal<Champions>;

/// A player's attack or thwart is over. `MC-AFTER-1`
pub fn deed_over(look: Sight) -> Made {
    let Some(deed) = look.state.extra.deeds.last() else { return Proposal::Nothing };
    let Deed { kind, by, seat, basic, made, .. } = *deed;
    if !matches!(kind, DeedKind::Attack | DeedKind::Thwart) {
        return Proposal::Nothing;
    }
    let label = ability(look).and_then(|ability| ability.label);
    // An ability that comes between is not the attack's own.
    let between = place(look).is_some() && basic;
    if between || !basic && !matches!(label, Some(Label::Attack | Label::Thwart)) {
        return Proposal::Nothing;
    }
    let mut targets = deed.targets.clone();
    if !basic {
        for name in [Name::Target, Name::Second] {
            for card in look.scope.in_slot(name.slot()).filter_map(Target::card) {
                if !targets.contains(&card) {
                    targets.push(card);
                }
            }
        }
        if targets.is_empty()
            && let Some(Event::Activated { by, .. }) = look.scope.event.as_deref()
        {
            targets.push(*by);
        }
    }
    let (defeated, id) = (deed.defeated.clone(), look.state.extra.clock + 1);
    Proposal::Event(Event::Did { kind, by, seat, targets, defeated, basic, made, id })
}

/// The ability that is being used in a scope.
pub fn ability<'a>(look: Sight<'a>) -> Option<&'a crate::language::Ability> {
    play::ability_at(look, place(look)?)
}

/// Its place among the abilities of its card.
pub fn place(look: Sight) -> Option<u8> {
    look.scope.number_in(slot::WHAT).filter(|place| *place > 0).map(|place| place as u8 - 1)
}

/// A use counts against limits and answers what it answers only once. `MC-LIMIT-2`
pub fn count_use(look: Sight) -> Made {
    let (Some(ability), Some(place), Some(face)) = (ability(look), place(look), look.scope.origin.face) else {
        return Proposal::Nothing;
    };
    let answered = look.scope.number_in(slot::ANSWERED).unwrap_or(0) as u32;
    if ability.limit.is_none() && answered == 0 {
        return Proposal::Nothing;
    }
    let phase =
        matches!(ability.limit, Some(crate::language::Limit::PerPhase(_) | crate::language::Limit::MaxPerPhase(_)));
    let (card, seat) = (look.scope.origin.this, look.you());
    let limited = ability.limit.is_some();
    Proposal::Event(Event::Used { card, face, ability: place, seat, answered, limited, phase })
}

/// A labelled ability counts as attacking, thwarting or defending. `MC-ATTACK-4` `MC-THWART-4` `MC-DEFEND-2`
pub fn initiate(look: Sight) -> Made {
    let read = reader(look);
    let you = look.you();
    let Some(identity) = read.identity(you) else { return Proposal::Nothing };
    let by = look.state.refer(identity);
    let begins = |kind| {
        Proposal::Event(Event::Begins { kind, by, seat: you, targets: Vec::new(), basic: false, exhausts: false })
    };
    match ability(look).and_then(|ability| ability.label) {
        Some(Label::Attack) => begins(DeedKind::Attack),
        Some(Label::Thwart) => begins(DeedKind::Thwart),
        Some(Label::Defense) => match look.state.extra.activation() {
            Some(deed) if deed.kind == DeedKind::EnemyAttack && !deed.defended && read.is_hero(you) => {
                Proposal::Event(Event::Defend { card: identity, seat: you, exhausts: false })
            }
            _ => Proposal::Nothing,
        },
        None => Proposal::Nothing,
    }
}

/// An event goes to its owner's discard pile; a card without uses left, too. `MC-EVENT-1` `MC-USES-3`
pub fn finish(look: Sight) -> Made {
    let read = reader(look);
    let Some(card) = look.this() else { return Proposal::Nothing };
    let over = read.zone(card).0 == Zone::Played || (read.zone(card).0 == Zone::Play && play::is_used_up(look, card));
    if over { Proposal::Event(Event::Leave { cards: vec![card], exit: Exit::Discard }) } else { Proposal::Nothing }
}

/// All costs are paid together. `MC-COST-5`
pub fn pay(look: Sight, inner: Option<NodeId>) -> Made {
    let you = look.you();
    let (have, _) = cost::generated(look, you);
    // What can no longer be paid is not: nothing is paid at all. MC-INITIATE-6
    if !look.state.place(you).alive || !cost::due(look, you).is_met(have) {
        return Proposal::Nothing;
    }
    let abilities: Vec<i32> = look.scope.in_slot(slot::SOURCE_ABILITY).filter_map(Target::number).collect();
    let sources = in_slot(look, slot::SOURCES);
    let bill = Bill {
        spent: in_slot(look, slot::SPENT),
        sources: sources.into_iter().zip(abilities.into_iter().map(|place| place as u8)).collect(),
        types: have.map(|number| number.clamp(0, 99) as u8),
        discarded: in_slot(look, slot::CARDS),
    };
    let card = if inner.is_some() { look.this().unwrap_or(CardId::NONE) } else { cost::paying(look) };
    let mut chosen = look.scope.chosen.clone();
    if let Some(node) = inner {
        chosen = vec![(slot::INNER, Target::Number(look.scope.number_in(slot::INNER).unwrap_or(0)))];
        chosen.push((slot::WHAT, Target::Number(node.0 as i32)));
    } else if card != CardId::NONE {
        let counters = i32::from(look.state.counters.get(card, COUNTER));
        chosen.push((slot::COUNTERS, Target::Number(counters)));
    }
    let what = if inner.is_some() { What::Inner } else { cost::what(look) };
    let answered = look.scope.event.clone();
    let origin = look.scope.origin;
    Proposal::Event(Event::Pay { seat: you, card, origin, what, bill, chosen, answered })
}

/// Damage beyond what defeated somebody goes on. `MC-OVERKILL-1` `MC-OVERKILL-2`
pub fn spill(look: Sight, kind: DeedKind, to: impl Fn(CardRef, Seat) -> Option<CardId>) -> Made {
    let own = |deed: &&Deed| deed.kind == kind;
    let Some(deed) = look.state.extra.deeds.last().filter(own) else { return Proposal::Nothing };
    let Some((card, seat, amount)) = deed.excess.first().copied() else { return Proposal::Nothing };
    // Only what was defeated leaves anything in excess. MC-OVERKILL-2
    let over = look.state.still(card).is_none();
    match to(card, seat).filter(|_| over).and_then(|target| blow(look, target, amount, true, false)) {
        Some(event) => Proposal::Together(vec![Event::Spilled { over: vec![card] }, event]),
        None => Proposal::Event(Event::Spilled { over: vec![card] }),
    }
}
