//! Forming parties under requirements: as many as possible are satisfied, over the whole party. `SP-505.2`

use crate::rules::prelude::*;
use kernel::resolve::modifier;

use crate::rules::battle::{why_no_attack, why_no_block};
use crate::texts::price;

/// What requirements ask of a party.
pub struct Demands {
    /// Who must be in it, each demand counted.
    pub members: Vec<CardId>,
    /// How many demands want exactly one member.
    pub alone: usize,
    pub able: Vec<CardId>,
}

/// Whether anything asks who must be in an attacking party, or that something is paid for it.
pub fn is_demanding(read: Reader) -> bool {
    let asks = [Quality::MustAttack, Quality::PartyOfOne, Quality::AttackTax, Quality::MemberTax];
    asks.into_iter().any(|of| read.is_changed(of))
}

/// The demands on an attacking party.
pub fn attack(read: Reader, seat: Seat) -> Demands {
    let able: Vec<CardId> = read.characters(seat).filter(|card| why_no_attack(read, *card).is_none()).collect();
    let members = demanding(read, &able, Quality::MustAttack);
    let mut alone = 0;
    if read.is_changed(Quality::PartyOfOne) {
        modifier::each(read.book, read.state, Quality::PartyOfOne, Target::Seat(seat), |_, _, _| {
            alone += 1;
            false
        });
    }
    Demands { members, alone, able }
}

/// The demands on a blocking party.
pub fn block(read: Reader, seat: Seat) -> Demands {
    // Who waits to join the party is in it anyway. SP-607.1c
    let waits = |card: CardId| {
        let battle = read.state.extra.battle.as_ref();
        battle.is_some_and(|battle| battle.waiting.contains(&read.state.refer(card)))
    };
    let fit = |card: &CardId| !waits(*card) && why_no_block(read, *card).is_none();
    let able: Vec<CardId> = read.characters(seat).filter(fit).collect();
    let members = demanding(read, &able, Quality::MustBlock);
    Demands { members, alone: 0, able }
}

fn demanding(read: Reader, able: &[CardId], of: Quality) -> Vec<CardId> {
    if !read.is_changed(of) {
        return Vec::new();
    }
    able.iter().copied().filter(|card| read.card_has(of, *card)).collect()
}

impl Demands {
    /// How many demands a party satisfies.
    fn score(&self, party: &[CardId]) -> usize {
        let members = self.members.iter().filter(|card| party.contains(card)).count();
        members + if party.len() == 1 { self.alone } else { 0 }
    }

    /// The most that a party with these members can satisfy, whoever else joins it.
    fn best_with(&self, party: &[CardId]) -> usize {
        let mut best = if party.is_empty() { 0 } else { self.score(party) };
        if party.is_empty() {
            best = self.able.iter().map(|card| self.score(&[*card])).max().unwrap_or(0);
        }
        let mut whole = party.to_vec();
        whole.extend(self.members.iter().copied().filter(|card| !party.contains(card)));
        if !whole.is_empty() {
            best = best.max(self.score(&whole));
        }
        best
    }

    /// Whether a party may be formed as it is: no other satisfies more. Not acting never counts. `SP-505.2c`
    pub fn allow(&self, party: &[CardId]) -> bool {
        !party.is_empty() && self.score(party) >= self.best_with(&[])
    }

    /// Whether a party may still become one that is allowed.
    pub fn lead_on(&self, party: &[CardId]) -> bool {
        self.best_with(party) >= self.best_with(&[])
    }
}

/// What forming an attacking party costs: every requirement to pay applies. `SP-505.2b-EX2`
pub fn tax(look: Sight, seat: Seat, party: &[CardId]) -> i32 {
    match demanded(look, seat, party) {
        0 => 0,
        sum => price::payment(look, seat, sum),
    }
}

/// What requirements ask to be paid for a party, before anything reduces it.
pub fn demanded(look: Sight, seat: Seat, party: &[CardId]) -> i32 {
    let read = reader(look);
    let mut sum = read.read(Quality::AttackTax, Target::Seat(seat), 0);
    if read.is_changed(Quality::MemberTax) {
        sum += party
            .iter()
            .map(|card| read.read(Quality::MemberTax, Target::Card(look.state.refer(*card)), 0))
            .sum::<i32>();
    }
    sum
}

/// Whether a player can form any attacking party at all. `SP-607.1a` `SP-R11`
fn can_attack(look: Sight, seat: Seat) -> Result<(), (&'static str, &'static str)> {
    let read = reader(look);
    let mut able = read.characters(seat).filter(|card| why_no_attack(read, *card).is_none());
    if able.next().is_none() {
        return Err(("SP-607.1a", "nobody-can-attack"));
    }
    if !is_demanding(read) {
        return Ok(());
    }
    let demands = attack(read, seat);
    let purse = read.purse(seat);
    let affordable = |party: &[CardId]| demands.allow(party) && tax(look, seat, party) <= purse;
    let alone = demands.able.iter().any(|card| affordable(&[*card]));
    if alone || (!demands.members.is_empty() && affordable(&demands.members)) {
        return Ok(());
    }
    Err(("SP-505.2a", "cannot-pay-any-attack"))
}

/// Whether a player can attack a target now. `SP-607.1a`
pub fn can_attack_target<W: Why>(look: Sight, seat: Seat, target: CardId) -> Result<(), W> {
    if !targets(reader(look), seat).contains(&target) {
        return refuse_card(look, "SP-302.1", "no-target", target);
    }
    can_attack(look, seat).or_else(|(rule, key)| refuse(rule, key))
}

/// The targets that a player can attack: the opponent's faction and locations. `SP-207.3`
pub fn targets(read: Reader<'_>, seat: Seat) -> Vec<CardId> {
    let foe = rival(seat);
    let locations = read.state.zone(Zone::Play, foe).iter().copied();
    let locations = locations.filter(|card| read.is(*card, Kind::Location));
    read.faction(foe).into_iter().chain(locations).collect()
}
