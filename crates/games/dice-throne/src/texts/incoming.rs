//! Damage that waits: what each packet comes to if it is dealt now. `DT-TOTAL-1`

use kernel::prelude::*;
use kernel::resolve::modifier;

use crate::DiceThrone;
use crate::language::{DamageType, Quality};
use crate::table::extra::{Packet, Part, SEATS, Stream};
use crate::table::total::{Contribution, Total, half, settle};

type Table = State<DiceThrone>;

/// A contribution with the face that makes it.
pub type Given = (Option<FaceId>, Contribution);

/// Everything that has a say in a packet: what was used, then what standing texts add or forbid.
pub fn contributions(book: &Book<DiceThrone>, state: &Table, packet: &Packet) -> Vec<Given> {
    let mut given: Vec<Given> =
        packet.lines.iter().map(|line| (line.source, contribution(book, state, line.part))).collect();
    let (from, to) = (Target::Seat(packet.from), Target::Seat(packet.to));
    if packet.stream == Stream::Attack {
        add_modifiers(book, state, Quality::AttackDamage, from, &mut given);
        add_modifiers(book, state, Quality::AttackedDamage, to, &mut given);
    }
    if packet.offensive {
        if let Some(ban) = modifier::forbidden(book, state, Quality::OffensiveDamage, from) {
            given.push((ban.by, Contribution::DealNone));
        }
        if let Some(ban) = modifier::forbidden(book, state, Quality::ReceivedDamage, to) {
            given.push((ban.by, Contribution::Avoid));
        }
    }
    if state.extra.halved.contains(Some(packet.from)) && packet.from != packet.to {
        given.push((None, Contribution::DealHalf));
    }
    given
}

fn contribution(book: &Book<DiceThrone>, state: &Table, part: Part) -> Contribution {
    match part {
        Part::Is(contribution) => contribution,
        Part::HalfOf(seat) => Contribution::Base(half(subtotal(book, state, seat))),
    }
}

fn add_modifiers(book: &Book<DiceThrone>, state: &Table, of: Quality, on: Target, given: &mut Vec<Given>) {
    modifier::each(book, state, of, on, |origin, change, _| {
        if let Change::Add(number) = change {
            given.push((origin.face, Contribution::Modify(number)));
        }
        false
    });
}

/// What a packet comes to.
pub fn total(book: &Book<DiceThrone>, state: &Table, packet: &Packet) -> Total {
    let parts: Vec<Contribution> = contributions(book, state, packet).into_iter().map(|(_, part)| part).collect();
    settle(packet.damage, &parts)
}

/// What is dealt now, packet by packet: isolated sources, or everything else. What was prevented beyond an Attack counts against
/// other damage. `DT-R33`
pub fn totals(book: &Book<DiceThrone>, state: &Table, isolated: bool) -> Vec<(Packet, Vec<Given>, Total)> {
    let is_now = |packet: &&Packet| (packet.stream == Stream::Isolated) == isolated;
    let mut packets: Vec<&Packet> = state.extra.packets.iter().filter(is_now).collect();
    packets.sort_by_key(|packet| packet.stream);
    let mut excess = [0; SEATS];
    let settled = packets.into_iter().map(|packet| {
        let mut given = contributions(book, state, packet);
        let left = excess.get_mut(packet.to.index()).filter(|_| !isolated && packet.damage != DamageType::Ultimate);
        if let Some(left) = left.as_deref().filter(|left| **left > 0) {
            given.push((None, Contribution::Prevent(*left)));
        }
        let parts: Vec<Contribution> = given.iter().map(|(_, part)| *part).collect();
        let total = settle(packet.damage, &parts);
        if let Some(left) = left {
            *left = total.excess;
        }
        (packet.clone(), given, total)
    });
    settled.collect()
}

/// The subtotal of what an Attack deals to a player. `DT-R14`
pub fn subtotal(book: &Book<DiceThrone>, state: &Table, seat: Seat) -> i32 {
    let packets = state.extra.packets.iter().filter(|packet| packet.to == seat && packet.stream == Stream::Attack);
    packets.map(|packet| total(book, state, packet).subtotal).sum()
}

/// All damage that waits to be dealt to a player. `DT-GLOSS-INCOMING-1`
pub fn waiting(book: &Book<DiceThrone>, state: &Table, seat: Seat) -> i32 {
    let all = [true, false].into_iter().flat_map(|isolated| totals(book, state, isolated));
    all.filter(|(packet, ..)| packet.to == seat).map(|(.., total)| total.total).sum()
}

/// The packet that a prevention counts against: that of an Attack before other damage, and none of an Ultimate.
pub fn preventable(book: &Book<DiceThrone>, state: &Table, seat: Seat) -> Option<usize> {
    let mut packets: Vec<(usize, &Packet)> = state.extra.packets.iter().enumerate().collect();
    packets.sort_by_key(|(_, packet)| packet.stream);
    let mut open = packets.into_iter().filter(|(_, packet)| packet.to == seat && packet.damage != DamageType::Ultimate);
    open.find(|(_, packet)| total(book, state, packet).total > 0).map(|(place, _)| place)
}
