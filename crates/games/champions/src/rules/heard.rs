//! What can be heard: which events texts and players wait for, and what they make of them. `MC-TRIGCOND-1`

use crate::table::prelude::*;

/// The kinds of events that somebody can listen to or answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum HeardKind {
    Activate,
    Activated,
    Damage,
    Threat,
    Reveal,
    Enter,
    Defeat,
    Did,
    Form,
}

impl HeardKind {
    /// All of them, one bit each.
    pub(crate) const ALL: u64 = (1 << (HeardKind::Form as u8 + 1)) - 1;
    const fn bit(self) -> u64 {
        1 << self as u8
    }
}

/// What an event is to those who wait for it.
pub(crate) struct Heard {
    pub kind: HeardKind,
    /// Its number.
    pub id: u32,
    /// The card it is about.
    pub card: Option<CardId>,
    /// That card as it was then, unless it is on the move.
    pub was: Option<CardRef>,
    /// Who "you" is in a text of the scenario that it sets off.
    pub you: Option<Seat>,
}

impl Heard {
    pub fn of(kind: HeardKind, id: u32) -> Heard {
        Heard { kind, id, card: None, was: None, you: None }
    }
    pub fn about(self, card: CardRef) -> Heard {
        Heard { card: Some(card.card), was: Some(card), ..self }
    }
    pub fn moving(self, card: CardId) -> Heard {
        Heard { card: Some(card), ..self }
    }
    pub fn you(self, seat: Seat) -> Heard {
        Heard { you: Some(seat).filter(|seat| *seat != Seat::NONE), ..self }
    }
}

/// What texts and players can make of a chapter's events. A chapter whose events nobody answers leaves all of it out.
pub(crate) trait Answerable: Chapter<Champions> {
    /// What it is to those who wait for it; nothing if nobody can.
    fn heard(&self) -> Option<Heard> {
        None
    }
    /// Whether it is what a text waits for, before it happens or once it is done. Texts of the scenario mean any player by
    /// "you".
    fn matches(&self, _: Sight, _: &Pattern, _done: bool) -> bool {
        false
    }
    /// Changes it as an answer says; false if nothing is left of it.
    fn rewrite(&mut self, _: &Rewrite) -> bool {
        true
    }
    /// What is asked of those who may interrupt it, or respond once it is done.
    fn prompt(&self, _: Sight, _done: bool) -> Option<Phrase> {
        None
    }
}

/// The kinds of events a pattern waits for.
pub(crate) fn kinds(pattern: &Pattern) -> u64 {
    let (inner, done) = match pattern {
        Pattern::Done(inner) => (&**inner, true),
        other => (other, false),
    };
    let kind = match inner {
        Pattern::Attacks(_) | Pattern::AttacksYou(_) | Pattern::Schemes(_) | Pattern::Activates(_) if !done => {
            HeardKind::Activate
        }
        Pattern::Attacks(_) | Pattern::AttacksYou(_) | Pattern::Schemes(_) | Pattern::Activates(_) => {
            HeardKind::Activated
        }
        Pattern::AttacksAndDamages(_) | Pattern::YourHeroDefends => HeardKind::Activated,
        Pattern::WasAttacked(_) => return HeardKind::Activated.bit() | HeardKind::Did.bit(),
        Pattern::TakesDamage(_) | Pattern::TakesAttackDamage(_) => HeardKind::Damage,
        Pattern::ThreatOn(_) | Pattern::ThreatInStepOne(_) => HeardKind::Threat,
        Pattern::Reveals(_) => HeardKind::Reveal,
        Pattern::Enters(_) | Pattern::YouPlay(_) => HeardKind::Enter,
        // What an attack defeats is answered with the attack: one occurrence, one window. MC-TRIGCOND-2
        Pattern::YouDefeat(_) => return HeardKind::Defeat.bit() | HeardKind::Did.bit(),
        Pattern::Defeated(_) => HeardKind::Defeat,
        Pattern::HasAttacked(_) | Pattern::BasicAttack | Pattern::AttacksAndDefeats(..) | Pattern::HasThwarted(_) => {
            HeardKind::Did
        }
        Pattern::ChangesTo(_) => HeardKind::Form,
        Pattern::Done(inner) => return kinds(inner),
    };
    kind.bit()
}

/// Whether a text means a player by "you"; texts of the scenario mean any player.
pub(crate) fn is_you(look: Sight, seat: Seat) -> bool {
    look.you() == Seat::NONE || look.you() == seat
}
