//! Damage and influence: what is inflicted, increased, reduced and removed. `SP-408.1` `SP-202.3`

use crate::rules::prelude::*;
use kernel::resolve::modifier;

use crate::table::marks::DAMAGE;
use crate::table::reading::adjusted;
use crate::texts::select::source;

/// What happens to life, structure and influence.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Damage to one card from several sources, before it is adjusted. `SP-608.1f`
    Inflict { to: CardRef, parts: Vec<(CardRef, i32)>, battle: bool },
    /// Damage is removed.
    Heal { card: CardId, by: i32 },
    /// Influence is gained or lost.
    Influence { seat: Seat, by: i32 },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, book: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Inflict { to, parts, battle } => return inflicted(state, book, *to, parts, *battle),
            Event::Heal { card, by } => state.counters.add(*card, DAMAGE, -(*by as i16)),
            Event::Influence { by: 0, .. } => return Outcome::Nothing,
            Event::Influence { seat, by } => {
                let sum = state.gauge(*seat, Gauge::Influence).raw().saturating_add(*by).max(0);
                state.set_gauge(*seat, Gauge::Influence, Quantity::new(sum));
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        match self {
            Event::Inflict { to, parts, battle } => {
                let sum = amount(reader(look), to.card, parts, *battle);
                let (zone, seat) = reader(look).zone(to.card);
                let faction = zone == Zone::Faction;
                let phrase = if faction { told("log-faction-damage", seat) } else { look.about("log-damage", to.card) };
                Some(phrase.count(sum))
            }
            Event::Heal { .. } => None,
            Event::Influence { seat, by } if *by > 0 => Some(told("log-gains", *seat).count(*by)),
            Event::Influence { seat, by } => Some(told("log-loses", *seat).count(-by)),
        }
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Inflict { .. } => kind::DAMAGE,
            Event::Heal { .. } => UNHEARD,
            Event::Influence { .. } => kind::INFLUENCE,
        }
    }

    fn subject(&self) -> Option<CardId> {
        if let Event::Inflict { to, .. } = self { Some(to.card) } else { None }
    }
}

/// Inflicts damage to one card; an amount of 0 is nothing. `SP-408.1` `SP-408.2`
fn inflicted(
    state: &mut State<Spoils>,
    book: &Book<Spoils>,
    to: CardRef,
    parts: &[(CardRef, i32)],
    battle: bool,
) -> Outcome<Spoils> {
    let Some(card) = state.still(to) else { return Outcome::Nothing };
    let read = Reader { book, state };
    let amount = amount(read, card, parts, battle);
    if amount == 0 {
        return Outcome::Nothing;
    }
    let (zone, seat) = read.zone(card);
    if zone == Zone::Faction {
        let left = state.gauge(seat, Gauge::Influence).raw().saturating_sub(amount).max(0);
        state.set_gauge(seat, Gauge::Influence, Quantity::new(left));
        return Outcome::Done;
    }
    if !read.is(card, Kind::Character) && !read.is(card, Kind::Location) {
        return Outcome::Nothing;
    }
    state.counters.add(card, DAMAGE, amount.min(i32::from(i16::MAX)) as i16);
    let sources = parts.iter().filter(|(_, amount)| *amount > 0).map(|(source, _)| *source).collect();
    state.extra.struck.push((card, sources));
    Outcome::Done
}

/// Battle damage of one moment to the same card is one amount, also after a replacement. `SP-608.1f`
pub fn join(one: &rules::Event, other: &rules::Event) -> Option<rules::Event> {
    use rules::Event::Damage;
    match (one, other) {
        (
            Damage(Event::Inflict { to, parts, battle: true }),
            Damage(Event::Inflict { to: also, parts: more, battle: true }),
        ) if to == also => {
            let parts = parts.iter().chain(more).copied().collect();
            Some(Event::Inflict { to: *to, parts, battle: true }.into())
        }
        _ => None,
    }
}

/// The damage after all increases and then all reductions. `SP-410.3`
fn amount(read: Reader, card: CardId, parts: &[(CardRef, i32)], battle: bool) -> i32 {
    let sum: i32 = parts.iter().map(|(_, amount)| *amount).sum();
    if sum == 0 {
        return 0;
    }
    let mut changes: Vec<Change> = Vec::new();
    let mut collect = |of: Quality, on: Target| {
        if read.is_changed(of) {
            modifier::each(read.book, read.state, of, on, |_, change, _| {
                changes.push(change);
                false
            });
        }
    };
    let (zone, seat) = read.zone(card);
    for (source, _) in parts.iter().filter(|(_, amount)| *amount > 0) {
        if read.is(card, Kind::Location) {
            collect(Quality::DealtToLocation, Target::Card(*source));
        }
    }
    if zone == Zone::Faction {
        collect(Quality::Taken, Target::Seat(seat));
    } else {
        let on = Target::Card(read.state.refer(card));
        collect(Quality::Taken, on);
        if battle {
            collect(Quality::TakenInBattle, on);
        }
    }
    adjusted(sum, &changes)
}

fn strike(look: Sight, card: CardId, amount: i32) -> Event {
    Event::Inflict { to: look.state.refer(card), parts: vec![(source(look), amount)], battle: false }
}

/// Damages are inflicted at the same time.
pub fn inflict(look: Sight, blows: &[(Num, Which)]) -> Made {
    let struck = blows.iter().flat_map(|(num, which)| {
        let amount = number(look, *num);
        cards(look, *which).into_iter().map(move |card| (card, amount))
    });
    let struck = struck.filter(|(card, _)| reader(look).in_play(*card));
    Proposal::together(struck.map(|(card, amount)| strike(look, card, amount)))
}

/// Damage is inflicted to a player's faction.
pub fn inflict_faction(look: Sight, num: Num, who: Who) -> Made {
    let faction = seat(look, who).and_then(|seat| reader(look).faction(seat));
    Proposal::maybe(faction.map(|card| strike(look, card, number(look, num))))
}

/// Damage is inflicted to every card of a kind at the same time, and to both factions if the text says so.
pub fn inflict_each(look: Sight, num: Num, filter: &Filter, factions: bool) -> Made {
    let amount = number(look, num);
    let both = BOTH.into_iter().filter(|_| factions).filter_map(|seat| reader(look).faction(seat));
    Proposal::together(select::in_play(look, filter).into_iter().chain(both).map(|card| strike(look, card, amount)))
}

/// What was divided is inflicted at the same time.
pub fn inflict_divided(look: Sight, slot: Slot) -> Made {
    let parts: Vec<Target> = look.scope.in_slot(slot).collect();
    let struck = parts.chunks(2).filter_map(|pair| match pair {
        [Target::Card(card), Target::Number(amount)] => Some((*card, *amount)),
        _ => None,
    });
    let inflict = |(to, amount)| Event::Inflict { to, parts: vec![(source(look), amount)], battle: false };
    Proposal::together(struck.map(inflict))
}

/// So much damage is removed as was chosen.
pub fn heal_chosen(look: Sight, which: Which, slot: Slot) -> Made {
    let by = look.scope.number_in(slot).unwrap_or(0);
    let healed = cards(look, which).into_iter().filter(|_| by > 0);
    Proposal::together(healed.map(|card| Event::Heal { card, by }))
}

/// All damage is removed.
pub fn heal_all(look: Sight, which: Which) -> Made {
    let damage = |card| Some((card, reader(look).damage(card))).filter(|(_, damage)| *damage > 0);
    let damaged = cards(look, which).into_iter().filter_map(damage);
    Proposal::together(damaged.map(|(card, by)| Event::Heal { card, by }))
}

/// A faction gains or, with a sign of -1, loses influence.
pub fn influence(look: Sight, who: Who, num: Num, sign: i32) -> Made {
    Proposal::maybe(seat(look, who).map(|seat| Event::Influence { seat, by: sign * number(look, num) }))
}
