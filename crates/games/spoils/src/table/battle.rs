//! A battle as it lies on the table: parties, the speed level, what has been assigned. `SP-607.1` `SP-608.1`

use kernel::prelude::*;

use crate::Spoils;
use crate::language::Quality;
use crate::table::reading::Reader;
use crate::table::seats::rival;

/// A battle from its announcement until it is completely resolved. `SP-302.8`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Battle {
    pub attacker: Seat,
    /// What is attacked, as long as it is the target. `SP-302.1`
    pub target: Option<CardRef>,
    pub attackers: Vec<CardRef>,
    pub blockers: Vec<CardRef>,
    /// Characters that will join the blocking party once it could be formed. `SP-607.1c`
    pub waiting: Vec<CardRef>,
    /// Whether the moment to form the blocking party is over.
    pub blocked: bool,
    /// The speed level. `SP-608.1b`
    pub speed: i32,
    /// What has been assigned on this level.
    pub assigned: Vec<Assigned>,
    /// Who has assigned its damage. `SP-608.1g`
    pub done: Vec<CardRef>,
}

/// Damage assigned by one character to one card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assigned {
    /// The source. `SP-408.7`
    pub from: CardRef,
    pub to: CardRef,
    pub amount: i32,
}

impl Battle {
    /// An attack has been announced.
    pub fn new(attacker: Seat, target: CardRef) -> Battle {
        Battle { attacker, target: Some(target), ..Battle::default() }
    }

    /// A party is formed; those who waited join it.
    pub fn form(&mut self, attacking: bool, members: Vec<CardRef>) {
        if attacking {
            self.attackers = members;
        } else {
            self.blockers = members;
            self.blockers.append(&mut self.waiting);
            self.blocked = true;
        }
    }

    /// A character is added to a party without having attacked or blocked. `SP-R8`
    pub fn join(&mut self, card: CardRef, attacking: bool) {
        match (attacking, self.blocked) {
            (true, _) => self.attackers.push(card),
            (false, true) => self.blockers.push(card),
            (false, false) => self.waiting.push(card),
        }
    }

    /// The party of one side.
    pub fn party(&self, attacking: bool) -> &[CardRef] {
        if attacking { &self.attackers } else { &self.blockers }
    }

    /// Who fights on a side.
    pub fn seat(&self, attacking: bool) -> Seat {
        if attacking { self.attacker } else { rival(self.attacker) }
    }
}

/// The side a card fights on: true for the attackers. `SP-302.9`
pub fn side(state: &State<Spoils>, card: CardId) -> Option<bool> {
    let battle = state.extra.battle.as_ref()?;
    let card = state.refer(card);
    if battle.attackers.contains(&card) {
        Some(true)
    } else if battle.blockers.contains(&card) {
        Some(false)
    } else {
        None
    }
}

/// The members of a party that are still there.
pub fn members<'a>(state: &'a State<Spoils>, attacking: bool) -> impl Iterator<Item = CardId> + 'a {
    let party = state.extra.battle.as_ref().map_or(&[][..], |battle| battle.party(attacking));
    party.iter().filter_map(|card| state.still(*card))
}

/// The characters in the battle that have not assigned yet.
pub fn unassigned<'a>(read: Reader<'a>, attacking: bool) -> impl Iterator<Item = CardId> + 'a {
    members(read.state, attacking).filter(move |card| {
        let done =
            read.state.extra.battle.as_ref().is_some_and(|battle| battle.done.contains(&read.state.refer(*card)));
        !done
    })
}

/// The highest speed among those who have not assigned. `SP-608.1b`
pub fn next_speed(read: Reader) -> Option<i32> {
    unassigned(read, true).chain(unassigned(read, false)).map(|card| read.speed(card)).max()
}

/// What a side's characters could assign damage to. `SP-608.1c` `SP-608.1d`
pub fn recipients(read: Reader, attacking: bool) -> Vec<CardId> {
    let foes: Vec<CardId> = members(read.state, !attacking).collect();
    if !foes.is_empty() || !attacking {
        return demanded(read, foes);
    }
    let target = read.state.extra.battle.as_ref().and_then(|battle| battle.target);
    target.and_then(|target| read.state.still(target)).into_iter().collect()
}

/// All damage that could go to a card that demands it must. `SP-505.1`
fn demanded(read: Reader, foes: Vec<CardId>) -> Vec<CardId> {
    if !read.is_changed(Quality::MustTakeDamage) {
        return foes;
    }
    let demanding: Vec<CardId> =
        foes.iter().copied().filter(|card| read.card_has(Quality::MustTakeDamage, *card)).collect();
    if demanding.is_empty() { foes } else { demanding }
}

/// The next character of a side that still has damage to assign on this level, with how much.
pub fn assigner(read: Reader, attacking: bool) -> Option<(CardId, i32)> {
    let battle = read.state.extra.battle.as_ref()?;
    if recipients(read, attacking).is_empty() {
        return None;
    }
    unassigned(read, attacking).filter(|card| read.speed(*card) == battle.speed).find_map(|card| {
        let from = read.state.refer(card);
        let spent: i32 = battle.assigned.iter().filter(|part| part.from == from).map(|part| part.amount).sum();
        let left = read.strength(card) - spent;
        (left > 0).then_some((card, left))
    })
}
