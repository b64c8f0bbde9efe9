//! Attacks: attackers, target, blockers or a guard, counters, battles one by one. `ASH-ATK-2`

use crate::language::Keyword;
use crate::rules::damage;
use crate::rules::prelude::*;
use crate::table::extra::Attack;

/// What happens in an attack.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// An attack on a Phoenixborn or a unit begins and takes the main action. `ASH-TURN-4`
    Open {
        seat: Seat,
        on_unit: bool,
    },
    Send {
        card: CardId,
    },
    /// All attackers are declared.
    Declare {
        seat: Seat,
    },
    Aim {
        card: CardId,
    },
    Block {
        attacker: CardId,
        blocker: CardId,
    },
    /// The guard becomes the target. `ASH-GUARD-2`
    Guard {
        card: CardId,
    },
    /// These attackers' damage is resolved now. `ASH-ATK-10`
    Battle {
        attackers: Vec<CardRef>,
    },
    Counter {
        card: CardId,
    },
    /// So much of a counter goes to the next attacker. `ASH-ATK-23`
    Share {
        number: i16,
    },
    /// Attackers, whoever counters, or both deal their damage.
    Strike {
        attackers: bool,
        counter: bool,
    },
    Close,
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, book: &Book<Ashes>) -> Outcome<Ashes> {
        if let Event::Open { on_unit, .. } = self {
            state.extra.main = false;
            state.extra.passes = 0;
            state.extra.attack = Some(Attack {
                on_unit: *on_unit,
                attackers: Vec::new(),
                target: CardRef::NONE,
                defender: Seat::NONE,
                blocks: Vec::new(),
                fighting: Vec::new(),
                countering: None,
                shares: Vec::new(),
                struck: false,
                countered: false,
                declared: false,
            });
            return Outcome::Done;
        }
        let refer = |card: CardId| state.refer(card);
        let (Some(mut attack), read) = (state.extra.attack.clone(), Reader { book, state }) else {
            return Outcome::Nothing;
        };
        let mut outcome = Outcome::Done;
        match self {
            Event::Send { card } => attack.attackers.push(refer(*card)),
            Event::Declare { .. } => attack.declared = true,
            Event::Aim { card } => {
                attack.target = refer(*card);
                attack.defender = read.controller(*card);
            }
            Event::Block { attacker, blocker } => attack.blocks.push((refer(*attacker), refer(*blocker))),
            Event::Guard { card } => attack.target = refer(*card),
            Event::Battle { attackers } => {
                attack.attackers.retain(|attacker| !attackers.contains(attacker));
                attack.fighting = attackers.clone();
                attack.countering = None;
                attack.shares.clear();
                (attack.struck, attack.countered) = (false, false);
                let origin = Origin::rules(state.extra.active);
                outcome = Outcome::Enter(Entry::of(origin, book.plan.battle));
            }
            Event::Counter { card } => attack.countering = Some(refer(*card)),
            Event::Share { number } => attack.shares.push(*number),
            Event::Strike { attackers, counter } => {
                attack.struck |= attackers;
                attack.countered |= counter;
            }
            Event::Open { .. } | Event::Close => {}
        }
        state.extra.attack = if *self == Event::Close { None } else { Some(attack) };
        outcome
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let active = look.state.extra.active;
        Some(match self {
            Event::Open { seat, on_unit: true } => told("log-attack-unit", *seat),
            Event::Open { seat, on_unit: false } => told("log-attack-phoenixborn", *seat),
            Event::Send { card } => told("log-send", active).card("card", look, *card),
            Event::Aim { card } => told("log-aim", active).card("card", look, *card),
            Event::Block { attacker, blocker } => look.about("log-block", *attacker).card("other", look, *blocker),
            Event::Guard { card } => look.about("log-guard", *card),
            Event::Counter { card } => look.about("log-counter", *card),
            Event::Declare { .. } | Event::Battle { .. } | Event::Share { .. } => return None,
            Event::Strike { .. } | Event::Close => return None,
        })
    }

    fn kind(&self) -> u8 {
        if let Event::Declare { .. } = self { kind::DECLARE } else { UNHEARD }
    }
}

/// The attack that is going on.
pub fn current<'a>(look: Sight<'a>) -> Option<&'a Attack> {
    look.state.extra.attack.as_ref()
}

/// The unit that those who fight now meet: the blocker, the unit attacked or its guard. A Phoenixborn is none.
pub fn opposed(look: Sight) -> Option<CardId> {
    let attack = current(look)?;
    let card = if attack.on_unit { attack.target } else { block(attack, *attack.fighting.first()?)? };
    look.state.still(card).filter(|card| reader(look).is_unit(*card))
}

fn block(attack: &Attack, attacker: CardRef) -> Option<CardRef> {
    attack.blocks.iter().find(|(blocked, _)| *blocked == attacker).map(|(_, blocker)| *blocker)
}

/// Whether a unit can counter: not exhausted, not destroyed. `ASH-ATK-22` `ASH-EXH-2`
pub fn can_counter(look: Sight, card: CardId) -> bool {
    !reader(look).is_exhausted(card) && !reader(look).is_destroyed(card)
}

/// The attackers of this battle that are still there.
pub fn fighting(look: Sight) -> Vec<CardId> {
    let attackers = current(look).map_or(&[][..], |attack| &attack.fighting);
    attackers.iter().filter_map(|card| look.state.still(*card)).collect()
}

/// What can be attacked: an opponent's Phoenixborn, or an opponent's unit, exhausted or not. `ASH-ATK-4` `ASH-ATK-6`
/// `ASH-MULTI-1`
pub fn victims(look: Sight, seat: Seat, on_unit: bool) -> Vec<CardId> {
    let zone = if on_unit { Zone::Battlefield } else { Zone::Phoenixborn };
    let cards = look.state.opponents(seat).flat_map(|other| look.state.zone(zone, other).iter().copied());
    cards.filter(|card| !reader(look).is_destroyed(*card)).collect()
}

/// Attackers are declared.
pub fn declare(look: Sight) -> Made {
    Proposal::one(Event::Declare { seat: look.you() })
}

/// One side with Battle Advantage deals its damage first, with all that follows; otherwise both at the same time. Against a
/// unit it counts for the attackers only if all have it. The second blow is of whoever has not dealt damage in the first.
/// `ASH-KEY-2` `ASH-KEY-3` `ASH-KEY-4`
pub fn strike(look: Sight, second: bool) -> Made {
    let Some(attack) = current(look) else { return Proposal::Nothing };
    let read = reader(look);
    let attackers = fighting(look);
    let counter = attack.countering.and_then(|card| look.state.still(card));
    let quick =
        |cards: &[CardId]| !cards.is_empty() && cards.iter().all(|card| read.has(Keyword::BattleAdvantage, *card));
    let (strikes, counters) = if second {
        (!attack.struck, !attack.countered)
    } else {
        let (one, two) = (quick(&attackers), counter.is_some_and(|card| quick(&[card])));
        if attack.countering.is_none() || one == two { (true, true) } else { (one, two) }
    };
    let mut events: Vec<rules::Event> = vec![Event::Strike { attackers: strikes, counter: counters }.into()];
    if strikes {
        events.extend(blow(look, &attackers).map(Into::into));
    }
    if let (true, Some(card)) = (counters, counter) {
        events.extend(counter_blow(look, card, &attackers).into_iter().map(Into::into));
    }
    Proposal::together(events)
}

/// The attackers' damage: to the blocker, to the Phoenixborn, or summed up to the unit. `ASH-ATK-8` `ASH-ATK-9`
/// `ASH-REDIRECT-4`
fn blow(look: Sight, attackers: &[CardId]) -> Option<damage::Event> {
    let attack = current(look)?;
    let blocked = attack.fighting.first().and_then(|attacker| block(attack, *attacker));
    // A blocker that is gone still takes the blow away, and so does a unit that is gone. ASH-ATK-27 ASH-ATK-28
    let victim = look.state.still(blocked.filter(|_| !attack.on_unit).unwrap_or(attack.target))?;
    let amount: i32 = attackers.iter().map(|card| reader(look).attack(*card).max(0)).sum();
    let dealers = attackers.iter().map(|card| look.state.refer(*card)).collect();
    let cause = Cause { seat: look.state.extra.active, by: By::Attack };
    (amount > 0).then(|| damage::Event::Deal(packet(look, victim, amount, cause, dealers)))
}

fn counter_blow(look: Sight, card: CardId, attackers: &[CardId]) -> Vec<damage::Event> {
    let Some(attack) = current(look) else { return Vec::new() };
    let cause = Cause { seat: reader(look).controller(card), by: By::Counter };
    let whole = reader(look).attack(card).max(0);
    let share = |place: usize| match attack.fighting.len() {
        1 => whole,
        _ => attack.shares.get(place).copied().unwrap_or(0).into(),
    };
    let dealers = vec![look.state.refer(card)];
    let all = attack.fighting.iter().enumerate();
    let hit = all.filter_map(|(place, attacker)| Some((look.state.still(*attacker)?, share(place))));
    let hit = hit.filter(|(attacker, amount)| *amount > 0 && attackers.contains(attacker));
    hit.map(|(attacker, amount)| damage::Event::Deal(packet(look, attacker, amount, cause, dealers.clone()))).collect()
}

fn packet(look: Sight, victim: CardId, amount: i32, cause: Cause, dealers: Vec<CardRef>) -> Packet {
    let victim = look.state.refer(victim);
    Packet { level: 0, victim, harm: Harm::Damage, amount: amount.clamp(0, 999) as i16, cause, dealers }
}

/// Attackers and whoever countered get a token, if still there. `ASH-ATK-14` `ASH-ATK-15` `ASH-ATK-26`
pub fn tire(look: Sight) -> Made {
    let Some(attack) = current(look) else { return Proposal::Nothing };
    let cards = attack.fighting.iter().chain(&attack.countering);
    let there = cards.filter(|card| look.state.still(**card).is_some());
    Proposal::together(there.map(|card| rules::tokens::Event::Exhaust { card: *card, number: 1 }))
}
