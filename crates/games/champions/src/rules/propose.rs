//! The steps of the rulebook's own procedures, made concrete.

use kernel::effect::node::NodeId;
use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;

use crate::Champions;
use crate::language::{Cost, Keyword, Kind, Label, Name, Quality, Rule, Term, When, Zone};
use crate::questions::asks;
use crate::rules::event::{Event, Exit};
use crate::rules::{acts, cost, enemies, reveals};
use crate::table::extra::{DeedKind, Delayed};
use crate::table::reading::{Sight, reader};
use crate::table::{icons, slot};
use crate::texts::select::{cards, fitting, in_slot};
use crate::texts::verbs::{blow, draw, together};

type Made = Proposal<Champions>;

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
                let amount = icons::acceleration(look, scheme);
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
                Proposal::Enter(enemies::activation(look, villain, seat, read.is_hero(seat), false))
            }
            _ => Proposal::Nothing,
        },
        Rule::NoteMinions => {
            let minions = read.minions(seat).map(|card| (slot::ENEMIES, Target::Card(look.state.refer(card))));
            let list: Vec<_> = minions.chain([(slot::HOW, Target::Number(enemies::how::ACTIVATE))]).collect();
            let mut entry = Entry::of(Origin::rules(seat), plan.enemies);
            entry.chosen = list;
            Proposal::Enter(entry)
        }
        Rule::DealAll => {
            let players: Vec<Seat> = read.order().collect();
            let hazards = icons::hazards(look) as usize;
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
        Rule::Defeat => {
            together(in_slot(look, slot::CARDS).into_iter().map(|card| crate::rules::settle::defeat(look, card)))
        }
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
        Rule::Paid => acts::pay(look, None),
        Rule::PaidInner(node) => acts::pay(look, Some(*node)),
        Rule::Mark => match acts::ability(look).and_then(|ability| ability.label) {
            Some(Label::Attack) => Proposal::Fill(vec![(slot::ATTACKING, Target::Number(1))]),
            _ => Proposal::Nothing,
        },
        Rule::Count => acts::count_use(look),
        Rule::Initiate => acts::initiate(look),
        Rule::Follow => match look.scope.origin.face.zip(acts::place(look)) {
            Some((face, place)) => match look.book.face(face).on(place) {
                Some(found) => Proposal::Enter(Entry::here(found.node)),
                None => Proposal::Nothing,
            },
            None => Proposal::Nothing,
        },
        Rule::Finish => acts::finish(look),
        Rule::EnterPlay => match look.this() {
            Some(card) => {
                let control = look.scope.seat_in(slot::CONTROL).unwrap_or(you);
                let host = in_slot(look, slot::HOST).first().copied().unwrap_or(CardId::NONE);
                let out = !look.state.place(control).alive;
                if out || read.printed(card).attach.is_some() && host == CardId::NONE {
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
                let open =
                    targets.into_iter().filter(|card| amount > 0 && crate::texts::select::removable(look, *card));
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
        Rule::DeedOver => acts::deed_over(look),
        Rule::Consequence => match extra.last.consequence {
            Some((card, amount)) => match look.state.still(card) {
                Some(card) => together(blow(look, card, amount, false, false)),
                None => Proposal::Nothing,
            },
            None => Proposal::Nothing,
        },
        Rule::SpillOver => acts::spill(look, DeedKind::Attack, |_, _| read.villain()),
        Rule::Spill => {
            acts::spill(look, DeedKind::EnemyAttack, |_, seat| read.identity(seat).filter(|_| read.is_hero(seat)))
        }
        // Enemies.
        Rule::Attackers(to) => enemies::enemies(look, cards(look, to), enemies::how::ATTACK),
        Rule::TheirHeroes(filter) => {
            let minions = fitting(look, filter);
            enemies::enemies(
                look,
                minions.into_iter().filter(|card| read.is_hero(read.seat_of(*card))).collect(),
                enemies::how::THEIRS,
            )
        }
        Rule::Schemers(to) => enemies::enemies(look, cards(look, to), enemies::how::SCHEME),
        Rule::DoEnemy => enemies::do_enemy(look),
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
        Rule::Activate => enemies::activate(look),
        Rule::DealBoost => match look.this() {
            Some(enemy) if read.kind(enemy) == Kind::Villain => Proposal::Event(Event::DealBoost { number: 1 }),
            _ => Proposal::Nothing,
        },
        Rule::TurnBoost => match extra.activation() {
            Some(deed) if !deed.boosts.is_empty() => Proposal::Enter(Entry::here(plan.boost)),
            _ => Proposal::Nothing,
        },
        Rule::ShowBoost => enemies::boost(look, |card| Event::TurnBoost { card }),
        Rule::BoostAbility => enemies::boost_ability(look),
        Rule::DropBoost => enemies::boost(look, |card| Event::DropBoost { card }),
        Rule::Strike => enemies::strike(look),
        Rule::SchemeThreat => enemies::scheme_threat(look),
        Rule::Activated => enemies::activated(look),
        Rule::Close => Proposal::Event(Event::Close),
        // Encounter cards.
        Rule::TurnUp => reveals::turn_up(look),
        Rule::RevealNow => reveals::reveal(look),
        Rule::Settle => reveals::settle(look),
        Rule::WhenRevealed => reveals::when_revealed(look),
        Rule::Bury => reveals::bury(look),
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
        Rule::As(slot, node) => match look.scope.seat_in(*slot).filter(|seat| look.state.place(*seat).alive) {
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

/// The abilities of a card for an occasion, resolved by a player.
fn abilities_on(look: Sight, card: Option<CardId>, seat: Seat, occasion: u8) -> Made {
    let Some(card) = card else { return Proposal::Nothing };
    match look.face(card).on(occasion) {
        Some(found) => Proposal::Enter(Entry::of(Origin::card(look.state, seat, card), found.node)),
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
