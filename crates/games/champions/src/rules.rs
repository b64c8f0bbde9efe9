//! The steps of the rulebook's own procedures, made concrete.

use kernel::effect::node::NodeId;
use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;

use crate::event::{Bill, Event, Exit, What};
use crate::extra::{Deed, DeedKind, Delayed};
use crate::language::{Cost, Keyword, Kind, Label, Name, Quality, Rule, Status, Term, When, Zone};
use crate::reading::{Sight, reader};
use crate::select::{cards, fitting, in_slot};
use crate::verbs::{blow, draw, together};
use crate::{COUNTER, Champions, asks, cost, play, slot};

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

/// Makes a step concrete.
pub fn propose(look: Sight, rule: &Rule) -> Made {
    let read = reader(look);
    let extra = &look.state.extra;
    let you = look.you();
    let seat = look.scope.seat_in(slot::SEAT).unwrap_or(you);
    let id = extra.clock + 1;
    let plan = &look.book.plan;
    match rule {
        // Setting up.
        Rule::SetUpVillain => abilities_on(look, read.villain(), extra.first, crate::occasion::REVEALED),
        Rule::SetUpScheme => abilities_on(look, read.main_scheme(), extra.first, crate::occasion::SET_UP),
        Rule::Obligations => Proposal::Event(Event::Obligations),
        Rule::OpeningHand => draw(look, seat, read.hand_size(seat)),
        Rule::Mulligan => Proposal::Event(Event::Mulligan { seat, cards: in_slot(look, slot::CARDS) }),
        Rule::SetUpIdentity => abilities_on(look, read.identity(seat), seat, crate::occasion::SET_UP),
        Rule::Begin => Proposal::Event(Event::Begin),
        // Player phase.
        Rule::BeginTurn => Proposal::Event(Event::Turn { seat }),
        Rule::EndTurn => Proposal::Event(Event::TurnEnds { seat }),
        Rule::Trim => match in_slot(look, slot::CARDS) {
            cards if cards.is_empty() => Proposal::Nothing,
            cards => Proposal::Event(Event::DiscardHand { seat, cards, random: 0 }),
        },
        Rule::DrawAll => together(read.order().filter_map(|seat| {
            let held = look.state.zone(Zone::Hand, seat).len() as i32;
            let there = look.state.zone(Zone::Deck, seat).len() + look.state.zone(Zone::Discard, seat).len();
            let number = (read.hand_size(seat) - held).min(there as i32);
            (number > 0).then_some(Event::Draw { seat, number })
        })),
        Rule::ReadyAll => {
            let own = |seat| [Zone::Identity, Zone::Play].into_iter().flat_map(move |zone| look.state.zone(zone, seat));
            let cards: Vec<CardId> = read.order().flat_map(own).copied().filter(|card| read.exhausted(*card)).collect();
            if cards.is_empty() { Proposal::Nothing } else { Proposal::Event(Event::Ready { cards }) }
        }
        Rule::EndPhase => Proposal::Event(Event::PhaseEnds),
        // Villain phase.
        Rule::Begins(step) => Proposal::Event(Event::Step { step: *step }),
        Rule::PlaceThreat => match read.main_scheme() {
            Some(scheme) => {
                let amount = acceleration(look, scheme);
                let scheme = look.state.refer(scheme);
                if amount == 0 {
                    return Proposal::Nothing;
                }
                Proposal::Event(Event::Threat { scheme, amount, step_one: true, scheming: false, id })
            }
            None => Proposal::Nothing,
        },
        Rule::ActivateVillain => match read.villain() {
            Some(villain) if look.state.place(seat).alive => {
                Proposal::Enter(activation(look, villain, seat, read.is_hero(seat), false))
            }
            _ => Proposal::Nothing,
        },
        Rule::NoteMinions => {
            let minions = read.minions(seat).map(|card| (slot::ENEMIES, Target::Card(look.state.refer(card))));
            let list: Vec<_> = minions.chain([(slot::HOW, Target::Number(how::ACTIVATE))]).collect();
            let mut entry = Entry::of(Origin::rules(seat), plan.enemies);
            entry.chosen = list;
            Proposal::Enter(entry)
        }
        Rule::DealAll => {
            let players: Vec<Seat> = read.order().collect();
            let hazards = hazards(look) as usize;
            let extra_cards = players.iter().copied().cycle().take(hazards);
            let seats: Vec<Seat> = players.iter().copied().chain(extra_cards).collect();
            Proposal::Event(Event::Deal { seats })
        }
        Rule::RevealDealt => match look.state.zone(Zone::Dealt, seat).first() {
            Some(&card) if look.state.place(seat).alive => {
                let mut entry = Entry::of(Origin::rules(seat), plan.dealt);
                entry.chosen =
                    vec![(slot::CARD, Target::Card(look.state.refer(card))), (slot::SEAT, Target::Seat(seat))];
                Proposal::Enter(entry)
            }
            _ => Proposal::Nothing,
        },
        Rule::MoreDealt => {
            let more = read.order().any(|seat| !look.state.zone(Zone::Dealt, seat).is_empty());
            if more { Proposal::Enter(Entry::here(plan.reveals)) } else { Proposal::Nothing }
        }
        Rule::EndRound => Proposal::Event(Event::RoundEnds),
        Rule::Delayed(term) => match due(look, *term) {
            Some(_) => Proposal::Enter(Entry::here(plan.due[*term as usize])),
            None => Proposal::Nothing,
        },
        Rule::Due(term) => match due(look, *term) {
            Some(delayed) => Proposal::Event(Event::Due { delayed: delayed.clone() }),
            None => Proposal::Nothing,
        },
        Rule::Defeat => together(in_slot(look, slot::CARDS).into_iter().map(|card| crate::settle::defeat(look, card))),
        Rule::Fallen => {
            let cards = look.scope.in_slot(slot::CARDS).filter_map(Target::card).collect();
            Proposal::Event(Event::Fallen { cards })
        }
        // Doing something.
        Rule::CostChoices => {
            let costs = cost::going_on(look);
            let asks = |wanted: fn(&Cost) -> bool| costs.iter().any(wanted);
            match (asks(|cost| matches!(cost, Cost::DiscardCards(..))), asks(|cost| matches!(cost, Cost::PayFor(_)))) {
                (true, _) => Proposal::Enter(Entry::here(plan.discard_cost)),
                (_, true) => Proposal::Enter(Entry::here(plan.pay_target)),
                _ => Proposal::Nothing,
            }
        }
        Rule::Inner(node) => {
            let top = look.state.zone(Zone::Discard, you).last();
            let top = top.map_or(-1, |card| i32::from(look.state.card(*card).face.0));
            Proposal::Fill(vec![(slot::INNER, Target::Number(node.0 as i32)), (slot::TOP, Target::Number(top))])
        }
        Rule::InnerCost(_) => Proposal::Nothing,
        Rule::Paid => pay(look, None),
        Rule::PaidInner(node) => pay(look, Some(*node)),
        Rule::Mark => match ability(look).and_then(|ability| ability.label) {
            Some(Label::Attack) => Proposal::Fill(vec![(slot::ATTACKING, Target::Number(1))]),
            _ => Proposal::Nothing,
        },
        Rule::Count => count_use(look),
        Rule::Initiate => initiate(look),
        Rule::Follow => match look.scope.origin.face.zip(place(look)) {
            Some((face, place)) => match look.book.face(face).on(place) {
                Some(found) => Proposal::Enter(Entry::here(found.node)),
                None => Proposal::Nothing,
            },
            None => Proposal::Nothing,
        },
        Rule::Finish => finish(look),
        Rule::EnterPlay => match look.this() {
            Some(card) => {
                let control = look.scope.seat_in(slot::CONTROL).unwrap_or(you);
                let host = in_slot(look, slot::HOST).first().copied().unwrap_or(CardId::NONE);
                if read.printed(card).attach.is_some() && host == CardId::NONE {
                    return Proposal::Event(Event::Leave { cards: vec![card], exit: Exit::Discard });
                }
                Proposal::Event(Event::Enter { card, seat: control, host, played: true, facedown: false, id })
            }
            None => Proposal::Nothing,
        },
        // Basic powers.
        Rule::Attack | Rule::Thwart => {
            let kind = if *rule == Rule::Attack { DeedKind::Attack } else { DeedKind::Thwart };
            let targets: Vec<CardRef> = look.scope.in_slot(Name::Target.slot()).filter_map(Target::card).collect();
            let by = look.scope.origin.this;
            Proposal::Event(Event::Begins { kind, by, seat: you, targets, basic: true, exhausts: true })
        }
        Rule::Hit => match (extra.deeds.last(), look.this()) {
            (Some(deed), Some(by)) if deed.made => {
                let amount = read.value(Quality::Attack, by);
                let overkill = deed.overkill || read.has_keyword(by, &Keyword::Overkill);
                let targets = in_slot(look, Name::Target.slot());
                together(targets.into_iter().filter_map(|card| blow(look, card, amount, true, overkill)))
            }
            _ => Proposal::Nothing,
        },
        Rule::Relieve => match (extra.deeds.last(), look.this()) {
            (Some(deed), Some(by)) if deed.made => {
                let amount = read.value(Quality::Thwart, by);
                let targets = in_slot(look, Name::Target.slot());
                let open = targets.into_iter().filter(|card| amount > 0 && crate::select::removable(look, *card));
                together(open.map(|card| Event::Relieve { scheme: look.state.refer(card), amount, seat: you }))
            }
            _ => Proposal::Nothing,
        },
        Rule::Recover => match look.this() {
            Some(card) => Proposal::Event(Event::Exhaust { cards: vec![card] }),
            None => Proposal::Nothing,
        },
        Rule::Recovered => match look.this() {
            Some(card) => {
                let by = i32::from(read.printed(card).recover.unwrap_or(0)).min(read.damage(card));
                if by == 0 { Proposal::Nothing } else { Proposal::Event(Event::Heal { card, by }) }
            }
            None => Proposal::Nothing,
        },
        Rule::DeedOver => deed_over(look),
        Rule::Consequence => match extra.last.consequence {
            Some((card, amount)) => match look.state.still(card) {
                Some(card) => together(blow(look, card, amount, false, false)),
                None => Proposal::Nothing,
            },
            None => Proposal::Nothing,
        },
        Rule::SpillOver => spill(look, DeedKind::Attack, |_, _| read.villain()),
        Rule::Spill => spill(look, DeedKind::EnemyAttack, |_, seat| read.identity(seat).filter(|_| read.is_hero(seat))),
        // Enemies.
        Rule::Attackers(to) => enemies(look, cards(look, to), how::ATTACK),
        Rule::TheirHeroes(filter) => {
            let minions = fitting(look, filter);
            enemies(look, minions.into_iter().filter(|card| read.is_hero(read.seat_of(*card))).collect(), how::THEIRS)
        }
        Rule::Schemers(to) => enemies(look, cards(look, to), how::SCHEME),
        Rule::DoEnemy => do_enemy(look),
        Rule::MoreEnemies => {
            let more = !asks::waiting(look, slot::ENEMIES, slot::ACTED).is_empty();
            if more { Proposal::Enter(Entry::here(plan.enemies)) } else { Proposal::Nothing }
        }
        Rule::Open(attack) => {
            let kind = if *attack { DeedKind::EnemyAttack } else { DeedKind::EnemyScheme };
            let echo = look.scope.number_in(slot::ECHO).is_some();
            let others = look.scope.in_slot(slot::CONTROL);
            let others =
                others.filter_map(|target| if let Target::Seat(seat) = target { Some(seat) } else { None }).collect();
            Proposal::Event(Event::Opens { kind, by: look.scope.origin.this, seat: you, echo, others })
        }
        Rule::Activate => activate(look),
        Rule::DealBoost => match look.this() {
            Some(enemy) if read.kind(enemy) == Kind::Villain => Proposal::Event(Event::DealBoost { number: 1 }),
            _ => Proposal::Nothing,
        },
        Rule::TurnBoost => match extra.activation() {
            Some(deed) if !deed.boosts.is_empty() => Proposal::Enter(Entry::here(plan.boost)),
            _ => Proposal::Nothing,
        },
        Rule::ShowBoost => boost(look, |card| Event::TurnBoost { card }),
        Rule::BoostAbility => boost_ability(look),
        Rule::DropBoost => boost(look, |card| Event::DropBoost { card }),
        Rule::Strike => strike(look),
        Rule::SchemeThreat => scheme_threat(look),
        Rule::Activated => activated(look),
        Rule::Close => Proposal::Event(Event::Close),
        // Encounter cards.
        Rule::TurnUp => {
            let given = in_slot(look, slot::CARD).first().copied();
            let top = look.state.zone(Zone::Encounter, Seat::NONE).last().copied();
            match given.or(top) {
                Some(card) => {
                    let deck = matches!(read.zone(card).0, Zone::Encounter | Zone::Dealt);
                    Proposal::Event(Event::TurnUp { card, seat: you, deck })
                }
                // Nothing is left to reveal. MC-R6
                None => Proposal::Event(Event::Lost),
            }
        }
        Rule::RevealNow => match extra.reveals.last() {
            Some(found) => {
                let deck = look.scope.number_in(slot::WHAT).is_some();
                let (card, seat) = (found.card, found.seat);
                Proposal::Event(Event::Reveal { card, seat, deck, silent: false, cancelled: false, id })
            }
            None => Proposal::Nothing,
        },
        Rule::Settle => settle_card(look),
        Rule::WhenRevealed => when_revealed(look),
        Rule::Bury => match extra.reveals.last() {
            Some(found) if read.zone(found.card).0 == Zone::Revealed => {
                Proposal::Event(Event::Leave { cards: vec![found.card], exit: Exit::Discard })
            }
            _ => Proposal::Nothing,
        },
        Rule::Surge => Proposal::Event(Event::RevealOver),
        // Sequences.
        Rule::NoteSpecials(wanted) => {
            let own = look.state.zone(Zone::Play, you).iter().copied();
            let special = |card: &CardId| {
                let printed = read.printed(*card);
                printed.kind == Kind::Upgrade
                    && read.has_trait(*card, *wanted)
                    && printed.abilities.iter().any(|ability| ability.when == When::Special)
            };
            Proposal::Fill(
                own.filter(special).map(|card| (slot::SPECIALS, Target::Card(look.state.refer(card)))).collect(),
            )
        }
        Rule::DoSpecial => do_special(look),
        Rule::MoreSpecials => {
            let more = !asks::waiting(look, slot::SPECIALS, slot::ACTED).is_empty();
            if more { Proposal::Enter(Entry::here(plan.specials)) } else { Proposal::Nothing }
        }
        // Words around other words.
        Rule::As(slot, node) => match look.scope.seat_in(*slot) {
            Some(seat) => {
                let mut entry = Entry::of(Origin { you: seat, ..look.scope.origin }, *node);
                entry.event = look.scope.event.clone();
                entry.chosen = look.scope.chosen.clone();
                Proposal::Enter(entry)
            }
            None => Proposal::Nothing,
        },
        Rule::NoteFirst(slot) => Proposal::Fill(vec![(*slot, Target::Seat(extra.first))]),
        Rule::NoteEngaged(slot) => {
            let engaged = match look.scope.event.as_deref() {
                Some(Event::Defeat { seat, .. }) => *seat,
                _ => look.this().map_or(you, |card| read.seat_of(card)),
            };
            Proposal::Fill(vec![(*slot, Target::Seat(engaged))])
        }
        Rule::NotePut(to) => {
            let card = cards(look, to).first().copied();
            Proposal::Fill(card.map(|card| (slot::PUT, Target::Card(look.state.refer(card)))).into_iter().collect())
        }
        Rule::Fresh => Proposal::Event(Event::Fresh),
        Rule::Tick => Proposal::Event(Event::Tick),
        Rule::Note => note(look),
        Rule::Show => match in_slot(look, Name::Found.slot()) {
            cards if cards.is_empty() => Proposal::Nothing,
            cards => Proposal::Event(Event::Look { seat: you, cards }),
        },
        Rule::LookThrough(selection) => {
            let mut found = Vec::new();
            for zone in &selection.from {
                found.extend_from_slice(
                    look.state.zone(*zone, if matches!(zone, Zone::Deck) { you } else { Seat::NONE }),
                );
            }
            Proposal::Event(Event::Look { seat: you, cards: found })
        }
        Rule::Measure(slot) => Proposal::Fill(vec![(*slot, Target::Number(extra.last.done))]),
        Rule::Delay(term, node) => delay(look, *term, *node),
        Rule::Bind => Proposal::Event(Event::Bind),
        Rule::Assigned => {
            let list: Vec<CardId> =
                look.scope.in_slot(slot::CARDS).filter_map(Target::card).map(|card| card.card).collect();
            let mut seen: Vec<CardId> = Vec::new();
            for card in &list {
                if !seen.contains(card) {
                    seen.push(*card);
                }
            }
            let share = |card: CardId| list.iter().filter(|other| **other == card).count() as i32;
            together(seen.into_iter().filter_map(|card| blow(look, card, share(card), false, false)))
        }
        Rule::NoteNemesis => {
            let set = look.state.zone(Zone::Nemesis, you);
            let find = |kind| set.iter().copied().find(|card| read.printed(*card).kind == kind);
            let minion = find(Kind::Minion).map(|card| (Name::Found.slot(), Target::Card(look.state.refer(card))));
            let side = find(Kind::SideScheme).map(|card| (slot::SIDE, Target::Card(look.state.refer(card))));
            Proposal::Fill(minion.into_iter().chain(side).collect())
        }
        Rule::ShuffleNemesis => {
            if look.state.zone(Zone::Nemesis, you).is_empty() {
                return Proposal::Nothing;
            }
            Proposal::Event(Event::NemesisRest { seat: you })
        }
        Rule::Absorb => match (look.scope.event.as_deref(), look.this()) {
            (Some(Event::Damage { amount, to, .. }), Some(card)) => {
                Proposal::Event(Event::Absorb { to: card, by: to.card, amount: *amount })
            }
            _ => Proposal::Nothing,
        },
    }
}

/// The first text that waits for the end of something.
fn due<'a>(look: Sight<'a>, term: Term) -> Option<&'a Delayed> {
    let extra = &look.state.extra;
    match term {
        Term::Activation => extra.activation().and_then(|deed| deed.delayed.first()),
        Term::Phase => extra.delayed.iter().find(|delayed| !delayed.round),
        Term::Round => extra.delayed.iter().find(|delayed| delayed.round),
    }
}

/// The threat of step one: the field of the main scheme, icons and tokens. `MC-VILLAINPHASE-1`
pub fn acceleration(look: Sight, scheme: CardId) -> i32 {
    let read = reader(look);
    let field = read.printed(scheme).accelerates.map_or(0, |amount| amount.at(look.state.extra.started));
    let icons: i32 = in_play_printed(look, |printed| i32::from(printed.acceleration));
    field + icons + i32::from(look.state.extra.tokens)
}

/// Hazard icons on cards in play. `MC-SIDESCHEME-7`
pub fn hazards(look: Sight) -> i32 {
    in_play_printed(look, |printed| i32::from(printed.hazard))
}

fn in_play_printed(look: Sight, count: impl Fn(&crate::cards::Printed) -> i32) -> i32 {
    let read = reader(look);
    let zones = [Zone::Villain, Zone::Scheme, Zone::Sides, Zone::Attached];
    let shared = zones.into_iter().flat_map(|zone| look.state.zone(zone, Seat::NONE)).copied();
    let minions =
        (0..look.state.places.len() as u8).flat_map(|seat| look.state.zone(Zone::Engaged, Seat(seat))).copied();
    shared.chain(minions).map(|card| count(read.printed(card))).sum()
}

/// The abilities of a card for an occasion, resolved by a player.
fn abilities_on(look: Sight, card: Option<CardId>, seat: Seat, occasion: u8) -> Made {
    let Some(card) = card else { return Proposal::Nothing };
    match look.face(card).on(occasion) {
        Some(found) => Proposal::Enter(Entry::of(Origin::card(look.state, seat, card), found.node)),
        None => Proposal::Nothing,
    }
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
fn enemies(look: Sight, cards: Vec<CardId>, what: i32) -> Made {
    let read = reader(look);
    let idle = what == how::ATTACK && !read.is_hero(look.you());
    let list = cards.into_iter().filter(|card| !idle && read.in_play(*card));
    let list = list.map(|card| (slot::ENEMIES, Target::Card(look.state.refer(card))));
    let before = Target::Number(look.state.extra.last.attacks);
    Proposal::Fill(list.chain([(slot::HOW, Target::Number(what)), (slot::ATTACKS_BEFORE, before)]).collect())
}

fn do_enemy(look: Sight) -> Made {
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
    let against = what != how::ACTIVATE || look.state.place(seat).alive;
    if (attack && !read.is_hero(seat)) || !against || !look.state.place(seat).alive {
        return Proposal::Nothing;
    }
    Proposal::Enter(activation(look, enemy, seat, attack, false))
}

/// The activation is initiated, unless a status card takes its place. `MC-STATUS-7` `MC-STATUS-10`
fn activate(look: Sight) -> Made {
    let read = reader(look);
    let (Some(deed), Some(enemy)) = (look.state.extra.deeds.last(), look.this()) else { return Proposal::Nothing };
    let status = if deed.kind == DeedKind::EnemyAttack { Status::Stunned } else { Status::Confused };
    if read.has_status(enemy, status) {
        return Proposal::Event(Event::Status { card: enemy, status, on: false, spent: true });
    }
    let (kind, by, seat) = (deed.kind, deed.by, deed.seat);
    Proposal::Event(Event::Activate { kind, by, seat, less: 0, id: look.state.extra.clock + 1 })
}

fn boost(look: Sight, event: impl Fn(CardId) -> Event) -> Made {
    match look.state.extra.activation().and_then(|deed| deed.boosts.first()) {
        Some(card) => Proposal::Event(event(*card)),
        None => Proposal::Nothing,
    }
}

/// Only the text below the line is active. `MC-BOOST-5`
fn boost_ability(look: Sight) -> Made {
    let Some(deed) = look.state.extra.activation() else { return Proposal::Nothing };
    let Some(&card) = deed.boosts.first() else { return Proposal::Nothing };
    match look.face(card).on(crate::occasion::BOOST) {
        Some(found) => Proposal::Enter(Entry::of(Origin::card(look.state, deed.seat, card), found.node)),
        None => Proposal::Nothing,
    }
}

/// Who is struck, and how hard. `MC-ATTACK-ENEMY-6`
fn strike(look: Sight) -> Made {
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

fn scheme_threat(look: Sight) -> Made {
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
fn activated(look: Sight) -> Made {
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

/// Damage beyond what defeated somebody goes on. `MC-OVERKILL-1` `MC-OVERKILL-2`
fn spill(look: Sight, kind: DeedKind, to: impl Fn(CardRef, Seat) -> Option<CardId>) -> Made {
    let own = |deed: &&Deed| deed.kind == kind;
    let Some(deed) = look.state.extra.deeds.last().filter(own) else { return Proposal::Nothing };
    let Some((card, seat, amount)) = deed.excess.first().copied() else { return Proposal::Nothing };
    // Only what was defeated leaves anything in excess. MC-OVERKILL-2
    let over = look.state.still(card).is_none();
    match to(card, seat).filter(|_| over).and_then(|target| blow(look, target, amount, true, false)) {
        Some(event) => Proposal::Together(vec![Event::Spilled { over: vec![card] }, event]),
        None => Proposal::Event(Event::Spilled { over: vec![card] }),
    }
}

/// A player's attack or thwart is over. `MC-AFTER-1`
fn deed_over(look: Sight) -> Made {
    let Some(deed) = look.state.extra.deeds.last() else { return Proposal::Nothing };
    let Deed { kind, by, seat, basic, made, .. } = *deed;
    if !matches!(kind, DeedKind::Attack | DeedKind::Thwart) {
        return Proposal::Nothing;
    }
    let label = ability(look).and_then(|ability| ability.label);
    // An ability that comes between is not the attack's own.
    let between = place(look).is_some() && basic;
    if between || !basic && !matches!(label, Some(Label::Attack | Label::Thwart)) {
        return Proposal::Nothing;
    }
    let mut targets = deed.targets.clone();
    if !basic {
        for name in [Name::Target, Name::Second] {
            for card in look.scope.in_slot(name.slot()).filter_map(Target::card) {
                if !targets.contains(&card) {
                    targets.push(card);
                }
            }
        }
        if targets.is_empty()
            && let Some(Event::Activated { by, .. }) = look.scope.event.as_deref()
        {
            targets.push(*by);
        }
    }
    let (defeated, id) = (deed.defeated.clone(), look.state.extra.clock + 1);
    Proposal::Event(Event::Did { kind, by, seat, targets, defeated, basic, made, id })
}

/// The ability that is being used in a scope.
fn ability<'a>(look: Sight<'a>) -> Option<&'a crate::language::Ability> {
    play::ability_at(look, place(look)?)
}

fn place(look: Sight) -> Option<u8> {
    look.scope.number_in(slot::WHAT).filter(|place| *place > 0).map(|place| place as u8 - 1)
}

/// A use counts against limits and answers what it answers only once. `MC-LIMIT-2`
fn count_use(look: Sight) -> Made {
    let (Some(ability), Some(place), Some(face)) = (ability(look), place(look), look.scope.origin.face) else {
        return Proposal::Nothing;
    };
    let answered = look.scope.number_in(slot::ANSWERED).unwrap_or(0) as u32;
    if ability.limit.is_none() && answered == 0 {
        return Proposal::Nothing;
    }
    let phase =
        matches!(ability.limit, Some(crate::language::Limit::PerPhase(_) | crate::language::Limit::MaxPerPhase(_)));
    let (card, seat) = (look.scope.origin.this, look.you());
    let limited = ability.limit.is_some();
    Proposal::Event(Event::Used { card, face, ability: place, seat, answered, limited, phase })
}

/// A labelled ability counts as attacking, thwarting or defending. `MC-ATTACK-4` `MC-THWART-4` `MC-DEFEND-2`
fn initiate(look: Sight) -> Made {
    let read = reader(look);
    let you = look.you();
    let Some(identity) = read.identity(you) else { return Proposal::Nothing };
    let by = look.state.refer(identity);
    let begins = |kind| {
        Proposal::Event(Event::Begins { kind, by, seat: you, targets: Vec::new(), basic: false, exhausts: false })
    };
    match ability(look).and_then(|ability| ability.label) {
        Some(Label::Attack) => begins(DeedKind::Attack),
        Some(Label::Thwart) => begins(DeedKind::Thwart),
        Some(Label::Defense) => match look.state.extra.activation() {
            Some(deed) if deed.kind == DeedKind::EnemyAttack && !deed.defended && read.is_hero(you) => {
                Proposal::Event(Event::Defend { card: identity, seat: you, exhausts: false })
            }
            _ => Proposal::Nothing,
        },
        None => Proposal::Nothing,
    }
}

/// An event goes to its owner's discard pile; a card without uses left, too. `MC-EVENT-1` `MC-USES-3`
fn finish(look: Sight) -> Made {
    let read = reader(look);
    let Some(card) = look.this() else { return Proposal::Nothing };
    let over = read.zone(card).0 == Zone::Played || (read.zone(card).0 == Zone::Play && play::is_used_up(look, card));
    if over { Proposal::Event(Event::Leave { cards: vec![card], exit: Exit::Discard }) } else { Proposal::Nothing }
}

/// All costs are paid together. `MC-COST-5`
fn pay(look: Sight, inner: Option<NodeId>) -> Made {
    let you = look.you();
    let (have, _) = cost::generated(look, you);
    // What can no longer be paid is not: nothing is paid at all. MC-INITIATE-6
    if !cost::due(look, you).is_met(have) {
        return Proposal::Nothing;
    }
    let abilities: Vec<i32> = look.scope.in_slot(slot::SOURCE_ABILITY).filter_map(Target::number).collect();
    let sources = in_slot(look, slot::SOURCES);
    let bill = Bill {
        spent: in_slot(look, slot::SPENT),
        sources: sources.into_iter().zip(abilities.into_iter().map(|place| place as u8)).collect(),
        types: have.map(|number| number.clamp(0, 99) as u8),
        discarded: in_slot(look, slot::CARDS),
    };
    let card = if inner.is_some() { look.this().unwrap_or(CardId::NONE) } else { cost::paying(look) };
    let mut chosen = look.scope.chosen.clone();
    if let Some(node) = inner {
        chosen = vec![(slot::INNER, Target::Number(look.scope.number_in(slot::INNER).unwrap_or(0)))];
        chosen.push((slot::WHAT, Target::Number(node.0 as i32)));
    } else if card != CardId::NONE {
        let counters = i32::from(look.state.counters.get(card, COUNTER));
        chosen.push((slot::COUNTERS, Target::Number(counters)));
    }
    let what = if inner.is_some() { What::Inner } else { cost::what(look) };
    let answered = look.scope.event.clone();
    let origin = look.scope.origin;
    Proposal::Event(Event::Pay { seat: you, card, origin, what, bill, chosen, answered })
}

/// A revealed card enters play. `MC-REVEAL-2` `MC-REVEAL-3` `MC-REVEAL-4`
fn settle_card(look: Sight) -> Made {
    let read = reader(look);
    let Some(found) = look.state.extra.reveals.last() else { return Proposal::Nothing };
    if found.cancelled || read.zone(found.card).0 != Zone::Revealed {
        return Proposal::Nothing;
    }
    let id = look.state.extra.clock + 1;
    let (card, seat) = (found.card, found.seat);
    match read.printed(card).kind {
        Kind::Minion | Kind::SideScheme | Kind::Environment => {
            Proposal::Event(Event::Enter { card, seat, host: CardId::NONE, played: false, facedown: false, id })
        }
        Kind::Attachment => match in_slot(look, slot::HOST).first() {
            Some(&host) => Proposal::Event(Event::Enter { card, seat, host, played: false, facedown: false, id }),
            None => Proposal::Nothing,
        },
        _ => Proposal::Nothing,
    }
}

/// "When Revealed" abilities, as the form of the player says. `MC-WHENREVEALED-1`
fn when_revealed(look: Sight) -> Made {
    let read = reader(look);
    let Some(found) = look.state.extra.reveals.last() else { return Proposal::Nothing };
    if found.silent || found.cancelled {
        return Proposal::Nothing;
    }
    let occasion = if read.is_hero(found.seat) { crate::occasion::REVEALED_HERO } else { crate::occasion::REVEALED };
    match look.face(found.card).on(occasion) {
        Some(ability) => Proposal::Enter(Entry::of(Origin::card(look.state, found.seat, found.card), ability.node)),
        None => Proposal::Nothing,
    }
}

/// The chosen Special ability is resolved; the last one knows that it is. `MC-SPECIAL-1`
fn do_special(look: Sight) -> Made {
    let Some(Target::Card(next)) = look.scope.in_slot(slot::ACTED).last() else { return Proposal::Nothing };
    let Some(card) = look.state.still(next) else { return Proposal::Nothing };
    let abilities = &reader(look).printed(card).abilities;
    let Some(place) = abilities.iter().position(|ability| ability.when == When::Special) else {
        return Proposal::Nothing;
    };
    let mut entry = Entry::of(Origin::card(look.state, look.you(), card), look.book.plan.resolve);
    entry.chosen = vec![(slot::WHAT, Target::Number(place as i32 + 1))];
    if asks::waiting(look, slot::SPECIALS, slot::ACTED).is_empty() {
        entry.chosen.push((slot::FINAL, Target::Number(1)));
    }
    Proposal::Enter(entry)
}

/// What was just discarded or healed gets its name in the text.
fn note(look: Sight) -> Made {
    let last = &look.state.extra.last;
    let mut filled = vec![(slot::HEALED, Target::Number(last.healed))];
    for (card, face) in &last.discarded {
        filled.push((Name::Discarded.slot(), Target::Card(*card)));
        filled.push((slot::FACES, Target::Number(i32::from(face.0))));
    }
    filled.extend(last.found.map(|card| (Name::Found.slot(), Target::Card(card))));
    Proposal::Fill(filled)
}

fn delay(look: Sight, term: Term, node: NodeId) -> Made {
    let mut chosen = look.scope.chosen.clone();
    chosen.push((slot::DELAYED, Target::Number(1)));
    let delayed = Delayed { round: term == Term::Round, origin: look.scope.origin, node, chosen };
    let activation = term == Term::Activation;
    if activation && look.state.extra.activation().is_none() {
        return Proposal::Nothing;
    }
    Proposal::Event(Event::Delay { delayed, activation })
}
