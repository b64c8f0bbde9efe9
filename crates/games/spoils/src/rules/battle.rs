//! Battles: parties, speed levels, assignment. `SP-607.1` `SP-608.1`

use kernel::book::Book;
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;
use kernel::table::state::State;
use serde::{Deserialize, Serialize};

use crate::language::{Kind, Quality, Zone};
use crate::rules::event::Event;
use crate::table::reading::Reader;
use crate::texts::select::rival;
use crate::{DEPLETED, FRESH, Spoils};

/// A battle from its announcement until it is completely resolved. `SP-302.8`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Who attacks.
    pub attacker: Seat,
    /// What is attacked, as long as it is the target. `SP-302.1`
    pub target: Option<CardRef>,
    /// The attacking party.
    pub attackers: Vec<CardRef>,
    /// The blocking party.
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
    /// The recipient.
    pub to: CardRef,
    /// How much.
    pub amount: i32,
}

impl Battle {
    /// An attack has been announced.
    pub fn new(attacker: Seat, target: CardRef) -> Battle {
        Battle {
            attacker,
            target: Some(target),
            attackers: Vec::new(),
            blockers: Vec::new(),
            waiting: Vec::new(),
            blocked: false,
            speed: 0,
            assigned: Vec::new(),
            done: Vec::new(),
        }
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

/// A character leaves the battle: what was assigned to it is lost, what it assigned stays. `SP-302.15` `SP-R1`
pub fn remove(state: &mut State<Spoils>, card: CardId) {
    let card = state.refer(card);
    if let Some(battle) = &mut state.extra.battle {
        // Only what was assigned to a character is lost with it. SP-R1
        if battle.attackers.contains(&card) || battle.blockers.contains(&card) {
            battle.assigned.retain(|assigned| assigned.to != card);
        }
        battle.attackers.retain(|member| *member != card);
        battle.blockers.retain(|member| *member != card);
        battle.waiting.retain(|member| *member != card);
    }
}

/// The members of a party that are still there.
pub fn members<'a>(state: &'a State<Spoils>, attacking: bool) -> impl Iterator<Item = CardId> + 'a {
    let party = state.extra.battle.as_ref().map_or(&[][..], |battle| battle.party(attacking));
    party.iter().filter_map(|card| state.still(*card))
}

/// The characters in the battle that have not assigned yet.
fn waiting<'a>(read: Reader<'a>, attacking: bool) -> impl Iterator<Item = CardId> + 'a {
    members(read.state, attacking).filter(move |card| {
        let done =
            read.state.extra.battle.as_ref().is_some_and(|battle| battle.done.contains(&read.state.refer(*card)));
        !done
    })
}

/// The highest speed among those who have not assigned. `SP-608.1b`
pub fn next_speed(read: Reader) -> Option<i32> {
    waiting(read, true).chain(waiting(read, false)).map(|card| read.speed(card)).max()
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
    waiting(read, attacking).filter(|card| read.speed(*card) == battle.speed).find_map(|card| {
        let from = read.state.refer(card);
        let spent: i32 = battle.assigned.iter().filter(|part| part.from == from).map(|part| part.amount).sum();
        let left = read.strength(card) - spent;
        (left > 0).then_some((card, left))
    })
}

/// All damage of the level, summed for each recipient that is still there. `SP-608.1f`
pub fn damage(state: &State<Spoils>) -> Vec<Event> {
    let mut found: Vec<(CardRef, Vec<(CardRef, i32)>)> = Vec::new();
    for part in state.extra.battle.iter().flat_map(|battle| &battle.assigned) {
        match found.iter_mut().find(|(to, _)| *to == part.to) {
            Some((_, parts)) => parts.push((part.from, part.amount)),
            None => found.push((part.to, vec![(part.from, part.amount)])),
        }
    }
    found.into_iter().map(|(to, parts)| Event::Damage { to, parts, battle: true }).collect()
}

/// Everybody of this speed has assigned, also who had nothing to assign to. `SP-608.2`
pub fn mark_done(state: &mut State<Spoils>, book: &Book<Spoils>) {
    let read = Reader { book, state };
    let speed = state.extra.battle.as_ref().map_or(0, |battle| battle.speed);
    let sides = [true, false].into_iter().flat_map(|side| waiting(read, side).collect::<Vec<_>>());
    let done: Vec<CardRef> = sides.filter(|card| read.speed(*card) == speed).map(|card| state.refer(card)).collect();
    let sources: Vec<CardRef> =
        state.extra.battle.iter().flat_map(|battle| battle.assigned.iter().map(|part| part.from)).collect();
    if let Some(battle) = &mut state.extra.battle {
        battle.done.extend(done);
        battle.done.extend(sources);
    }
}

/// Whether a character can be sent to attack, taken by itself. `SP-607.1b`
pub fn can_attack(read: Reader, card: CardId) -> bool {
    why_no_attack(read, card).is_none()
}

/// Why a character cannot be sent to attack.
pub fn why_no_attack(read: Reader, card: CardId) -> Option<(&'static str, &'static str)> {
    let entry = read.state.card(card);
    if read.zone(card).0 != Zone::Play || !read.is(card, Kind::Character) {
        return Some(("SP-607.1b", "only-characters-fight"));
    }
    if entry.has(DEPLETED) {
        return Some(("SP-607.1b", "is-depleted"));
    }
    if read.card_forbidden(Quality::Attack, card).is_some()
        && !read.is_allowed_later(Quality::AttackAtOnce, Quality::Attack, card)
    {
        return Some(("SP-402.7", "cannot-attack"));
    }
    if entry.has(FRESH) && !can_at_once(read, card) {
        return Some(("SP-204.3", "came-this-turn"));
    }
    None
}

fn can_at_once(read: Reader, card: CardId) -> bool {
    read.card_has(Quality::AttackAtOnce, card)
}

/// Whether every attacker has covert, or cannot be blocked. `SP-302.11` `SP-412.1`
pub fn all_attackers(read: Reader, has: impl Fn(CardId) -> bool) -> bool {
    let mut any = false;
    for card in members(read.state, true) {
        any = true;
        if !has(card) {
            return false;
        }
    }
    any
}

/// Why a character cannot block.
pub fn why_no_block(read: Reader, card: CardId) -> Option<(&'static str, &'static str)> {
    if read.zone(card).0 != Zone::Play || !read.is(card, Kind::Character) {
        return Some(("SP-607.1d", "only-characters-fight"));
    }
    if read.state.card(card).has(DEPLETED) {
        return Some(("SP-607.1d", "is-depleted"));
    }
    if read.card_forbidden(Quality::Block, card).is_some()
        && !read.is_allowed_later(Quality::BlockCovert, Quality::Block, card)
    {
        return Some(("SP-402.7", "cannot-block"));
    }
    if all_attackers(read, |attacker| read.card_has(Quality::Unblockable, attacker)) {
        return Some(("SP-412.1", "party-cannot-be-blocked"));
    }
    let covert_party = all_attackers(read, |attacker| read.covert(attacker));
    match (covert_party, read.covert(card)) {
        (true, false) if !read.card_has(Quality::BlockCovert, card) => Some(("SP-507.3b", "party-is-covert")),
        (false, true) => Some(("SP-507.3c", "blocks-only-covert")),
        _ => None,
    }
}
