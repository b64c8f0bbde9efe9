//! Damage: what is added to what waits, and how all of it is dealt at once. `DT-TOTAL-1` `DT-DRP-7`

use crate::language::DamageType;
use crate::rules::prelude::*;
use crate::table::reading::{companion_health, health, most_health};
use crate::table::total::Contribution;
use crate::table::{ASLEEP, HEALTH};
use crate::texts::incoming::{preventable, totals};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Damage waits to be dealt, or more of it.
    Add(Box<Packet>),
    /// Something counts against what waits for a player.
    Against {
        to: Seat,
        line: Line,
    },
    /// None of what waits for a player in one stream is received. `DT-R17`
    Avoid {
        to: Seat,
        source: Option<FaceId>,
    },
    /// The Attack of a player can no longer be defended against.
    Undefendable {
        seat: Seat,
    },
    /// A player deals only half for the rest of the Roll Phase.
    Halve {
        seat: Seat,
    },
    Along(Along),
    Heal {
        seat: Seat,
        number: u8,
    },
    SetHealth {
        seat: Seat,
        to: u8,
    },
    /// A companion receives all or a part of the damage in place of its player.
    Share {
        card: CardId,
        number: Option<u8>,
    },
    /// One line of a total, for the log.
    Line {
        to: Seat,
        source: Option<FaceId>,
        amount: i16,
    },
    /// A total with its subtotal, for the log.
    Total {
        from: Seat,
        to: Seat,
        damage: DamageType,
        subtotal: i16,
        amount: i16,
    },
    /// All that waits is dealt at once, or the isolated sources alone.
    Apply {
        isolated: bool,
    },
    /// Whoever has no Health left is defeated. `DT-HEALTH-1`
    Fall,
    /// Damage is about to be dealt by an Offensive Roll Phase.
    Deal {
        seat: Seat,
    },
}

impl Chapter<DiceThrone> for Event {
    fn apply(&self, state: &mut State<DiceThrone>, book: &Book<DiceThrone>) -> Outcome<DiceThrone> {
        match self {
            Event::Add(packet) => add(state, packet),
            Event::Against { to, line } => match preventable(book, state, *to) {
                // Half of what is accumulated is half of each part of it. `DT-R17`
                Some(place) if line.part == Part::Is(Contribution::PreventHalf) => {
                    let stream = state.extra.packets[place].stream;
                    let open = |packet: &&mut Packet| packet.to == *to && packet.stream == stream;
                    state.extra.packets.iter_mut().filter(open).for_each(|packet| packet.lines.push(*line));
                }
                Some(place) => state.extra.packets[place].lines.push(*line),
                None => return Outcome::Nothing,
            },
            Event::Avoid { to, source } => {
                let Some(place) = preventable(book, state, *to) else { return Outcome::Nothing };
                let stream = state.extra.packets[place].stream;
                let line = Line { source: *source, part: Part::Is(Contribution::Avoid) };
                let open = |packet: &&mut Packet| packet.to == *to && packet.stream == stream;
                state.extra.packets.iter_mut().filter(open).for_each(|packet| packet.lines.push(line));
            }
            Event::Undefendable { seat } => {
                for packet in state.extra.packets.iter_mut().filter(|packet| packet.from == *seat) {
                    if packet.stream == Stream::Attack && packet.damage == DamageType::Normal {
                        packet.damage = DamageType::Undefendable;
                    }
                }
            }
            Event::Halve { seat } => state.extra.halved = state.extra.halved.with(SeatSet::only(*seat)),
            Event::Along(along) => state.extra.along.push(*along),
            Event::Heal { seat, number } => change_health(state, *seat, (*number).into()),
            Event::SetHealth { seat, to } => set_health(state, *seat, (*to).into()),
            Event::Share { card, number } => {
                if let Some(attack) = &mut state.extra.attack {
                    (attack.shared, attack.defended) = (Some((*card, *number)), true);
                }
            }
            Event::Line { .. } | Event::Total { .. } | Event::Deal { .. } => {}
            Event::Apply { isolated } => deal(state, book, *isolated),
            Event::Fall => return fall(state),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Heal { seat, number } => told("log-heal", *seat).count((*number).into()),
            Event::SetHealth { seat, to } => told("log-set-health", *seat).count((*to).into()),
            Event::Share { card, .. } => look.about("log-share", *card),
            Event::Line { to, source: Some(face), amount } => {
                told("log-damage-line", *to).face("card", *face).count((*amount).into())
            }
            Event::Line { to, source: None, amount } => told("log-damage-line-rules", *to).count((*amount).into()),
            Event::Total { to, damage, subtotal, amount, .. } => {
                let key = if subtotal == amount { "log-damage-total" } else { "log-damage-subtotal" };
                let subtotal = Quantity::new((*subtotal).into());
                told(key, *to).word("type", damage.word()).number("subtotal", subtotal).count((*amount).into())
            }
            Event::Avoid { to, .. } => told("log-avoid", *to),
            Event::Undefendable { seat } => told("log-undefendable", *seat),
            Event::Halve { seat } => told("log-halve", *seat),
            Event::Fall => Phrase::new("log-fall"),
            _ => return None,
        })
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Fall => kind::FALL,
            Event::Deal { .. } => kind::DEAL,
            _ => UNHEARD,
        }
    }
}

/// Damage of one type and stream to one player is one packet.
fn add(state: &mut State<DiceThrone>, packet: &Packet) {
    let same = |other: &&mut Packet| {
        (other.from, other.to, other.stream, other.damage, other.offensive)
            == (packet.from, packet.to, packet.stream, packet.damage, packet.offensive)
            && packet.stream != Stream::Isolated
    };
    if let (Some(attack), Stream::Attack) = (&mut state.extra.attack, packet.stream) {
        attack.target = attack.target.or((packet.to != Seat::NONE).then_some(packet.to));
    }
    match state.extra.packets.iter_mut().find(same) {
        Some(other) => other.lines.extend(&packet.lines),
        None => state.extra.packets.push(packet.clone()),
    }
}

/// A dial is a team's. `DT-TEAM-5`
fn set_health(state: &mut State<DiceThrone>, seat: Seat, to: i32) {
    let to = to.clamp(0, most_health(state));
    let own = state.place(seat).team;
    for mate in state.players().collect::<Vec<_>>() {
        if state.place(mate).team == own {
            state.set_gauge(mate, Gauge::Health, Quantity::new(to));
        }
    }
}

fn change_health(state: &mut State<DiceThrone>, seat: Seat, by: i32) {
    set_health(state, seat, health(state, seat) + by);
}

pub fn is_waiting(state: &State<DiceThrone>) -> bool {
    !state.extra.packets.is_empty() || !state.extra.along.is_empty()
}

fn has_isolated(state: &State<DiceThrone>) -> bool {
    state.extra.packets.iter().any(|packet| packet.stream == Stream::Isolated)
}

/// Damage, healing and what is stolen move the dials together. `DT-DRP-7` `DT-DRP-9` `DT-TEAM-8` `DT-R29` `DT-R30`
fn deal(state: &mut State<DiceThrone>, book: &Book<DiceThrone>, isolated: bool) {
    let totals = totals(book, state, isolated);
    let mut change = [0_i32; crate::table::extra::SEATS];
    let mut attack_total = 0;
    for (packet, _, total) in totals.iter().filter(|(packet, ..)| packet.to != Seat::NONE) {
        let mut amount = total.total;
        if packet.stream == Stream::Attack {
            attack_total += amount;
            amount -= share(state, packet.to, amount);
        }
        change[packet.to.index()] -= amount;
        if packet.from != packet.to {
            state.extra.dealt[packet.from.index()] += amount as i16;
        }
    }
    let along = if isolated { Vec::new() } else { std::mem::take(&mut state.extra.along) };
    for one in &along {
        match one {
            Along::Heal(seat, number) => change[seat.index()] += i32::from(*number),
            Along::Recoil(seat, number, _) if attack_total > 0 => change[seat.index()] -= i32::from(*number),
            Along::Recoil(..) | Along::Steal { .. } => {}
        }
    }
    for team in 0..change.len() as u8 {
        let seats: Vec<Seat> = state.living().filter(|seat| state.place(*seat).team == team).collect();
        let sum: i32 = seats.iter().map(|seat| change[seat.index()]).sum();
        if let (Some(first), true) = (seats.first(), sum != 0) {
            change_health(state, *first, sum);
        }
    }
    for one in along {
        if let Along::Steal { thief, victim, number } = one {
            let stolen = health(state, victim).min(number.into());
            change_health(state, victim, -stolen);
            change_health(state, thief, stolen);
        }
    }
    state.extra.packets.retain(|packet| (packet.stream == Stream::Isolated) != isolated);
}

/// What a companion receives in place of its player.
fn share(state: &mut State<DiceThrone>, to: Seat, amount: i32) -> i32 {
    let shared = state.extra.attack.as_ref().and_then(|attack| attack.shared);
    let Some((card, number)) = shared.filter(|(card, _)| state.card(*card).owner == to) else { return 0 };
    let taken = number.map_or(amount, |number| amount.min(number.into()));
    state.counters.add(card, HEALTH, -(taken.min(99) as i16));
    if companion_health(state, card) == 0 {
        state.mark(card, ASLEEP, true);
    }
    taken
}

/// Whoever has no Health left is out; the last team wins, and if none is left nobody does. `DT-WIN-1` `DT-HEALTH-2` `DT-TEAM-13`
fn fall(state: &mut State<DiceThrone>) -> Outcome<DiceThrone> {
    let fallen: Vec<Seat> = state.living().filter(|seat| health(state, *seat) == 0).collect();
    if fallen.is_empty() {
        return Outcome::Nothing;
    }
    fallen.iter().for_each(|seat| state.places[seat.index()].alive = false);
    decide(state);
    Outcome::Done
}

/// Ends the match if at most one team is left.
pub fn decide(state: &mut State<DiceThrone>) {
    let mut teams: Vec<u8> = state.living().map(|seat| state.place(seat).team).collect();
    teams.dedup();
    let (winners, why) = match teams[..] {
        [] => (SeatSet::NONE, VerdictKind::Draw),
        [team] => {
            let won = state.players().filter(|seat| state.place(*seat).team == team);
            (won.fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat))), VerdictKind::Won)
        }
        _ => return,
    };
    state.verdict = Some(Verdict { winners, why });
}

/// Whoever is about to deal damage by an Offensive Roll Phase.
pub fn before(look: Sight) -> Made {
    let packets = look.state.extra.packets.iter().filter(|packet| packet.offensive);
    Proposal::maybe(packets.map(|packet| Event::Deal { seat: packet.from }).next())
}

/// Tells how each total comes about, then deals them: isolated sources, or everything else. `DT-TOTAL-3` `DT-TOTAL-4`
pub fn apply(look: Sight, isolated: bool) -> Made {
    let mut events = Vec::new();
    for (packet, given, total) in totals(look.book, look.state, isolated) {
        for ((source, _), line) in given.iter().zip(&total.lines) {
            if *line != 0 {
                events.push(Event::Line { to: packet.to, source: *source, amount: *line as i16 });
            }
        }
        let (from, to, damage) = (packet.from, packet.to, packet.damage);
        events.push(Event::Total { from, to, damage, subtotal: total.subtotal as i16, amount: total.total as i16 });
    }
    events.push(Event::Apply { isolated });
    Proposal::together(events)
}

pub fn look_for_fallen(look: Sight) -> Made {
    let any = look.state.living().any(|seat| health(look.state, seat) == 0);
    if any { Proposal::one(Event::Fall) } else { Proposal::Nothing }
}

/// Isolated sources are dealt at once, other damage outside of Roll and Upkeep Phases when its text is over.
pub fn settle_stray(look: Sight) -> Made {
    use crate::table::extra::Phase;
    let phase = look.state.extra.phase;
    let waits_on = phase.is_roll() || matches!(phase, Phase::Upkeep | Phase::Opening);
    if has_isolated(look.state) {
        Proposal::Enter(Entry::here(look.book.plan.isolated))
    } else if is_waiting(look.state) && !waits_on {
        Proposal::Enter(Entry::here(look.book.plan.settling))
    } else {
        Proposal::Nothing
    }
}

/// A seat gives up: its team goes on without it only where it has no dial of its own.
pub fn concede(state: &mut State<DiceThrone>, seat: Seat) -> bool {
    let own = state.place(seat).team;
    for mate in state.players().collect::<Vec<_>>() {
        if state.place(mate).team == own {
            state.places[mate.index()].alive = false;
        }
    }
    decide(state);
    false
}
