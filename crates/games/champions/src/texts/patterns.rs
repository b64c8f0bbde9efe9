//! What texts wait for, and how an answer changes what it answers.

use kernel::table::cards::CardRef;
use kernel::table::seats::Seat;

use crate::language::{Filter, Form, Is, Kind, Pattern, Rewrite};
use crate::rules::event::{Event, kind};
use crate::table::extra::DeedKind;
use crate::table::reading::{Sight, reader};
use crate::texts::select::fits;

/// The kinds of events a pattern waits for.
pub fn kinds(pattern: &Pattern) -> u64 {
    let (inner, done) = match pattern {
        Pattern::Done(inner) => (&**inner, true),
        other => (other, false),
    };
    let kind = match inner {
        Pattern::Attacks(_) | Pattern::AttacksYou(_) | Pattern::Schemes(_) | Pattern::Activates(_) if !done => {
            kind::ACTIVATE
        }
        Pattern::Attacks(_) | Pattern::AttacksYou(_) | Pattern::Schemes(_) | Pattern::Activates(_) => kind::ACTIVATED,
        Pattern::AttacksAndDamages(_) | Pattern::YourHeroDefends => kind::ACTIVATED,
        Pattern::WasAttacked(_) => return 1 << kind::ACTIVATED | 1 << kind::DID,
        Pattern::TakesDamage(_) | Pattern::TakesAttackDamage(_) => kind::DAMAGE,
        Pattern::ThreatOn(_) | Pattern::ThreatInStepOne(_) => kind::THREAT,
        Pattern::Reveals(_) => kind::REVEAL,
        Pattern::Enters(_) | Pattern::YouPlay(_) => kind::ENTER,
        // What an attack defeats is answered with the attack: one occurrence, one window. MC-TRIGCOND-2
        Pattern::YouDefeat(_) => return 1 << kind::DEFEAT | 1 << kind::DID,
        Pattern::Defeated(_) => kind::DEFEAT,
        Pattern::HasAttacked(_) | Pattern::BasicAttack | Pattern::AttacksAndDefeats(..) | Pattern::HasThwarted(_) => {
            kind::DID
        }
        Pattern::ChangesTo(_) => kind::FORM,
        Pattern::Done(inner) => return kinds(inner),
    };
    1 << kind
}

/// Whether an event is what a player's ability waits for, before or after it.
pub fn answers(look: Sight, pattern: &Pattern, event: &Event, after: bool) -> bool {
    if after { done(look, pattern, event) } else { matches(look, pattern, event) }
}

/// Whether an event is what a text waits for. Texts of the scenario mean any player by "you".
pub fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
    let you = look.you();
    let mine = |seat: Seat| you == Seat::NONE || you == seat;
    match (pattern, event) {
        (Pattern::Done(inner), _) => done(look, inner, event),
        (Pattern::Attacks(filter), Event::Activate { kind: DeedKind::EnemyAttack, by, .. })
        | (Pattern::Schemes(filter), Event::Activate { kind: DeedKind::EnemyScheme, by, .. })
        | (Pattern::Activates(filter), Event::Activate { by, .. }) => is(look, filter, *by),
        (Pattern::AttacksYou(filter), Event::Activate { kind: DeedKind::EnemyAttack, by, seat, .. }) => {
            mine(*seat) && is(look, filter, *by)
        }
        (Pattern::TakesDamage(filter), Event::Damage { to, amount, .. }) => *amount > 0 && is(look, filter, *to),
        (Pattern::TakesAttackDamage(filter), Event::Damage { to, amount, attack: true, .. }) => {
            *amount > 0 && is(look, filter, *to)
        }
        (Pattern::ThreatOn(filter), Event::Threat { scheme, amount, .. }) => *amount > 0 && is(look, filter, *scheme),
        (Pattern::Reveals(filter), Event::Reveal { card, deck: true, cancelled: false, silent, .. }) => {
            let wants = filter.0.contains(&Is::Treachery);
            !(wants && *silent) && fits::<()>(look, filter, *card).is_ok()
        }
        (Pattern::Defeated(filter), Event::Defeat { .. }) => fell(look, filter, event),
        _ => false,
    }
}

/// Whether an event that has happened is what a response waits for.
fn done(look: Sight, pattern: &Pattern, event: &Event) -> bool {
    let you = look.you();
    let mine = |seat: Seat| you == Seat::NONE || you == seat;
    match (pattern, event) {
        (Pattern::Attacks(filter), Event::Activated { kind: DeedKind::EnemyAttack, by, .. })
        | (Pattern::Schemes(filter), Event::Activated { kind: DeedKind::EnemyScheme, by, .. })
        | (Pattern::Activates(filter), Event::Activated { by, .. }) => is(look, filter, *by),
        (Pattern::AttacksYou(filter), Event::Activated { kind: DeedKind::EnemyAttack, by, began, .. }) => {
            mine(*began) && is(look, filter, *by)
        }
        (Pattern::AttacksAndDamages(filter), Event::Activated { kind: DeedKind::EnemyAttack, by, damaged, .. }) => {
            !damaged.is_empty() && is(look, filter, *by)
        }
        (Pattern::YourHeroDefends, Event::Activated { kind: DeedKind::EnemyAttack, defender: Some(card), .. }) => {
            let card = look.state.still(*card);
            let read = reader(look);
            card.is_some_and(|card| read.identity(you) == Some(card) && read.form(you) == Form::Hero)
        }
        (Pattern::WasAttacked(filter), Event::Activated { kind: DeedKind::EnemyAttack, struck: Some(card), .. }) => {
            is(look, filter, *card)
        }
        // Whoever fell, a stage of the villain included, does not retaliate. MC-RETALIATE-2
        (Pattern::WasAttacked(filter), Event::Did { kind: DeedKind::Attack, targets, defeated, made: true, .. }) => {
            let survived = |card: &CardRef| !defeated.iter().any(|(fallen, _)| fallen == card);
            targets.iter().any(|card| survived(card) && is(look, filter, *card))
        }
        (Pattern::TakesDamage(filter), Event::Damage { to, amount, .. }) => *amount > 0 && is(look, filter, *to),
        (Pattern::ThreatOn(filter), Event::Threat { scheme, amount, .. })
        | (Pattern::ThreatInStepOne(filter), Event::Threat { scheme, amount, step_one: true, .. }) => {
            *amount > 0 && is(look, filter, *scheme)
        }
        (Pattern::Enters(filter), Event::Enter { card, .. }) => fits::<()>(look, filter, *card).is_ok(),
        (Pattern::YouPlay(filter), Event::Enter { card, seat, played: true, .. }) => {
            mine(*seat) && fits::<()>(look, filter, *card).is_ok()
        }
        (Pattern::Defeated(filter), Event::Defeat { .. }) => fell(look, filter, event),
        (Pattern::YouDefeat(filter), Event::Defeat { by, .. }) => mine(*by) && fell(look, filter, event),
        (Pattern::YouDefeat(filter), Event::Did { kind: DeedKind::Attack, by, defeated, made: true, .. }) => {
            let own = look.state.still(*by).is_some_and(|card| reader(look).identity(you) == Some(card));
            own && defeated.iter().any(|(card, kind)| was(look, filter, *card, *kind, false))
        }
        (Pattern::HasAttacked(filter), Event::Did { kind: DeedKind::Attack, by, made: true, .. })
        | (Pattern::HasThwarted(filter), Event::Did { kind: DeedKind::Thwart, by, made: true, .. }) => {
            is(look, filter, *by)
        }
        (Pattern::BasicAttack, Event::Did { kind: DeedKind::Attack, by, basic: true, made: true, .. }) => {
            look.state.still(*by).is_some_and(|card| reader(look).identity(you) == Some(card))
        }
        (
            Pattern::AttacksAndDefeats(who, whom),
            Event::Did { kind: DeedKind::Attack, by, defeated, made: true, .. },
        ) => is(look, who, *by) && defeated.iter().any(|(card, kind)| was(look, whom, *card, *kind, false)),
        (Pattern::ChangesTo(form), Event::Form { seat, form: now, .. }) => mine(*seat) && form == now,
        _ => false,
    }
}

fn is(look: Sight, filter: &Filter, card: CardRef) -> bool {
    look.state.still(card).is_some_and(|card| fits::<()>(look, filter, card).is_ok())
}

/// Whether a card that is being defeated, or has been, is meant: by what it was.
fn fell(look: Sight, filter: &Filter, event: &Event) -> bool {
    let Event::Defeat { card, kind, facedown, .. } = event else { return false };
    if look.state.still(*card).is_some() && *kind != Kind::Villain {
        return fits::<()>(look, filter, card.card).is_ok();
    }
    was(look, filter, *card, *kind, *facedown)
}

fn was(look: Sight, filter: &Filter, card: CardRef, kind: Kind, facedown: bool) -> bool {
    filter.0.iter().all(|is| was_so(look, is, card, kind, facedown))
}

fn was_so(look: Sight, is: &Is, card: CardRef, kind: Kind, facedown: bool) -> bool {
    match is {
        Is::Enemy => matches!(kind, Kind::Villain | Kind::Minion),
        Is::Villain => kind == Kind::Villain,
        Is::Minion => kind == Kind::Minion,
        Is::Ally => kind == Kind::Ally,
        Is::SideScheme => kind == Kind::SideScheme,
        Is::Character => kind.is_character(),
        Is::FaceDown => facedown,
        Is::Trait(wanted) if facedown => wanted.name() == "Drone",
        Is::Trait(wanted) => reader(look).printed(card.card).traits.contains(wanted),
        Is::This => look.scope.origin.this == card,
        Is::Host => crate::texts::select::host(look) == Some(card.card),
        Is::Either(parts) => parts.iter().any(|part| was_so(look, part, card, kind, facedown)),
        Is::Not(part) => !was_so(look, part, card, kind, facedown),
        _ => false,
    }
}

/// What an answer makes of an event.
pub fn rewrite(rewrite: &Rewrite, event: &Event) -> Vec<Event> {
    let mut event = event.clone();
    match (rewrite, &mut event) {
        (Rewrite::Nothing, _) => return Vec::new(),
        (Rewrite::Less(by), Event::Damage { amount, .. } | Event::Threat { amount, .. }) => {
            *amount -= by;
            if *amount <= 0 {
                return Vec::new();
            }
        }
        (Rewrite::Less(by), Event::Activate { less, .. }) => *less += by,
        (Rewrite::Cancel(all), Event::Reveal { silent, cancelled, .. }) => {
            *silent = true;
            *cancelled |= all;
        }
        _ => {}
    }
    vec![event]
}

/// Who "you" is in a text of the scenario that an event sets off.
pub fn decider(event: &Event, first: Seat) -> Seat {
    match event {
        Event::Activate { seat, .. }
        | Event::Enter { seat, .. }
        | Event::Reveal { seat, .. }
        | Event::Did { seat, .. }
        | Event::Form { seat, .. } => *seat,
        Event::Activated { began, .. } => *began,
        Event::Defeat { seat, .. } if *seat != Seat::NONE => *seat,
        Event::Damage { seat, .. } if *seat != Seat::NONE => *seat,
        _ => first,
    }
}
