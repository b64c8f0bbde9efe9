//! Enemies that act: one after the other, attacks with boost cards and damage, schemes with threat. `MC-ATTACK-ENEMY-1`

use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::Champions;
use crate::language::{Keyword, Kind, Quality, Status};
use crate::rules::event::Event;
use crate::table::extra::DeedKind;
use crate::table::reading::{Sight, reader};
use crate::table::slot;
use crate::texts::verbs::{blow, together};

type Made = Proposal<Champions>;

/// What the enemies of a list do.
pub mod how {
    /// They attack you.
    pub const ATTACK: i32 = 0;
    /// They attack the heroes they are engaged with.
    pub const THEIRS: i32 = 1;
    /// They scheme.
    pub const SCHEME: i32 = 2;
    /// They activate against you. `MC-MINION-2`
    pub const ACTIVATE: i32 = 3;
}

/// An enemy's attack against a player, or its scheme.
pub fn activation(look: Sight, enemy: CardId, seat: Seat, attack: bool, echo: bool) -> Entry<Champions> {
    let plan = &look.book.plan;
    let node = if attack { plan.enemy_attack } else { plan.enemy_scheme };
    let mut entry = Entry::of(Origin::card(look.state, seat, enemy), node);
    if echo {
        entry.chosen = vec![(slot::ECHO, Target::Number(1))];
    }
    entry
}

/// Enemies that act one after the other. Those that attack a player in alter-ego form do not.
pub fn enemies(look: Sight, cards: Vec<CardId>, what: i32) -> Made {
    let read = reader(look);
    let idle = what == how::ATTACK && !read.is_hero(look.you());
    let list = cards.into_iter().filter(|card| !idle && read.in_play(*card));
    let list = list.map(|card| (slot::ENEMIES, Target::Card(look.state.refer(card))));
    let before = Target::Number(look.state.extra.last.attacks);
    Proposal::Fill(list.chain([(slot::HOW, Target::Number(what)), (slot::ATTACKS_BEFORE, before)]).collect())
}

/// The next of several enemies acts, if its player is still there to be acted against.
pub fn do_enemy(look: Sight) -> Made {
    let read = reader(look);
    let Some(Target::Card(next)) = look.scope.in_slot(slot::ACTED).last() else { return Proposal::Nothing };
    let Some(enemy) = look.state.still(next) else { return Proposal::Nothing };
    let what = look.scope.number_in(slot::HOW).unwrap_or(how::ATTACK);
    let seat = if what == how::THEIRS { read.seat_of(enemy) } else { look.you() };
    let attack = match what {
        how::SCHEME => false,
        how::ACTIVATE => read.is_hero(seat),
        _ => true,
    };
    if (attack && !read.is_hero(seat)) || !look.state.place(seat).alive {
        return Proposal::Nothing;
    }
    Proposal::Enter(activation(look, enemy, seat, attack, false))
}

/// The activation is initiated, unless a status card takes its place. `MC-STATUS-7` `MC-STATUS-10`
pub fn activate(look: Sight) -> Made {
    let read = reader(look);
    let (Some(deed), Some(enemy)) = (look.state.extra.deeds.last(), look.this()) else { return Proposal::Nothing };
    let status = if deed.kind == DeedKind::EnemyAttack { Status::Stunned } else { Status::Confused };
    if read.has_status(enemy, status) {
        return Proposal::Event(Event::Status { card: enemy, status, on: false, spent: true });
    }
    let (kind, by, seat) = (deed.kind, deed.by, deed.seat);
    Proposal::Event(Event::Activate { kind, by, seat, less: 0, id: look.state.extra.clock + 1 })
}

/// Something happens to the next boost card.
pub fn boost(look: Sight, event: impl Fn(CardId) -> Event) -> Made {
    match look.state.extra.activation().and_then(|deed| deed.boosts.first()) {
        Some(card) => Proposal::Event(event(*card)),
        None => Proposal::Nothing,
    }
}

/// Only the text below the line is active. `MC-BOOST-5`
pub fn boost_ability(look: Sight) -> Made {
    let Some(deed) = look.state.extra.activation() else { return Proposal::Nothing };
    let Some(&card) = deed.boosts.first() else { return Proposal::Nothing };
    match look.face(card).on(crate::occasion::BOOST) {
        Some(found) => Proposal::Enter(Entry::of(Origin::card(look.state, deed.seat, card), found.node)),
        None => Proposal::Nothing,
    }
}

/// Who is struck, and how hard. `MC-ATTACK-ENEMY-6`
pub fn strike(look: Sight) -> Made {
    let read = reader(look);
    let (Some(deed), Some(enemy)) = (look.state.extra.activation(), look.this()) else { return Proposal::Nothing };
    let attack = read.value(Quality::Attack, enemy) + deed.icons;
    let defender = deed.defender.and_then(|card| look.state.still(card));
    let overkill = deed.overkill || read.has_keyword(enemy, &Keyword::Overkill);
    let (target, amount) = match defender {
        Some(card) if read.kind(card) == Kind::Ally => (Some(card), attack),
        Some(card) => (Some(card), (attack - read.value(Quality::Defense, card)).max(0)),
        // Undefended, or the defender is gone. MC-R1
        None => (read.identity(deed.seat), attack),
    };
    together(target.and_then(|card| blow(look, card, amount, true, overkill)))
}

/// The threat that a scheme places. `MC-SCHEME-ENEMY-5`
pub fn scheme_threat(look: Sight) -> Made {
    let read = reader(look);
    let (Some(deed), Some(enemy), Some(scheme)) = (look.state.extra.activation(), look.this(), read.main_scheme())
    else {
        return Proposal::Nothing;
    };
    let less = match look.scope.event.as_deref() {
        Some(Event::Activate { less, .. }) => *less,
        _ => 0,
    };
    let amount = read.value(Quality::Scheme, enemy) + deed.icons - less;
    if amount <= 0 {
        return Proposal::Nothing;
    }
    let (scheme, id) = (look.state.refer(scheme), look.state.extra.clock + 1);
    Proposal::Event(Event::Threat { scheme, amount, step_one: false, scheming: true, id })
}

/// The activation has been made: what it did is told to those who respond.
pub fn activated(look: Sight) -> Made {
    let read = reader(look);
    let Some(deed) = look.state.extra.activation() else { return Proposal::Nothing };
    let struck = match deed.kind {
        DeedKind::EnemyAttack => deed.defender.or_else(|| read.identity(deed.seat).map(|card| look.state.refer(card))),
        _ => None,
    };
    Proposal::Event(Event::Activated {
        kind: deed.kind,
        by: deed.by,
        seat: deed.seat,
        began: deed.began,
        struck,
        defender: deed.defender,
        damaged: deed.damaged.clone(),
        id: look.state.extra.clock + 1,
    })
}
