//! What events do to the table.

use kernel::book::Book;
use kernel::effect::node::Law;
use kernel::effect::tree::{Change, Until};
use kernel::resolve::event::{Entry, Outcome};
use kernel::resolve::scope::{Origin, Scope, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::event::{Event, Exit};
use crate::extra::{Blame, Deed, DeedKind, News, Reveal, Step, Used};
use crate::language::{Keyword, Kind, Status, Zone};
use crate::reading::{Reader, refresh};
use crate::{COUNTER, Champions, DAMAGE, EXHAUSTED, THREAT, chance, foes, payment, piles, slot, status_mark};

/// Does what an event says.
pub fn apply(state: &mut State<Champions>, book: &Book<Champions>, event: &Event) -> Outcome<Champions> {
    state.extra.clock += 1;
    // Whoever has declined may be asked again once something has happened. MC-TURN-8
    if !matches!(event, Event::Declined { .. }) {
        state.extra.declined = 0;
    }
    let outcome = happen(state, book, event);
    if state.extra.dirty {
        refresh(book, state);
    }
    outcome
}

fn happen(state: &mut State<Champions>, book: &Book<Champions>, event: &Event) -> Outcome<Champions> {
    match event {
        Event::First { seat } => {
            state.extra.first = *seat;
            state.extra.active = *seat;
        }
        Event::Mulligan { seat, cards } => {
            for &card in cards {
                piles::discard(state, book, card);
            }
            piles::draw(state, *seat, cards.len() as i32);
        }
        Event::Obligations => {
            for seat in (0..state.places.len() as u8).map(Seat) {
                let set = state.zone(Zone::Nemesis, seat).to_vec();
                for card in set {
                    if book.face(state.card(card).face).printed.kind == Kind::Obligation {
                        state.put(card, Zone::Encounter, Seat::NONE);
                    }
                }
            }
            state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER);
        }
        Event::Begin => {
            state.extra.set_up = true;
            state.extra.step = Step::Players;
        }
        Event::Turn { seat } => {
            state.extra.active = *seat;
            state.extra.resumes = Seat::NONE;
            state.extra.turn_began = state.extra.clock;
            state.extra.declined = 0;
            state.extra.used.retain(|used| used.limited);
            state.extra.blame.clear();
        }
        Event::TurnEnds { .. } => {}
        Event::Asked { .. } => {}
        Event::Declined { seat } => state.extra.declined |= 1 << seat.0,
        Event::PhaseEnds => {
            // What lasts until the end of the phase is over before anything that waits for it. MC-LASTING-4
            state.end_lasting(Until::Turn);
            state.extra.discounts.clear();
            state.extra.used.retain(|used| !used.phase && used.limited);
            state.extra.dirty = true;
        }
        Event::Step { step } => state.extra.step = *step,
        Event::RoundEnds => {
            state.end_lasting(Until::Round);
            let extra = &mut state.extra;
            extra.used.clear();
            extra.changed = 0;
            extra.round += 1;
            extra.dirty = true;
            pass_token(state);
            state.extra.step = Step::Players;
        }
        Event::Due { delayed } => {
            let own = |other: &crate::extra::Delayed| other == delayed;
            if let Some(place) = state.extra.delayed.iter().position(own) {
                state.extra.delayed.remove(place);
            } else if let Some(deed) = state.extra.deeds.iter_mut().rev().find(|deed| deed.delayed.iter().any(own)) {
                let place = deed.delayed.iter().position(own).expect("it was found just now");
                deed.delayed.remove(place);
            }
            let mut entry = Entry::of(delayed.origin, delayed.node);
            entry.chosen = delayed.chosen.clone();
            return Outcome::Enter(entry);
        }
        Event::Pay { .. } => return payment::pay(state, book, event),
        Event::Used { card, face, ability, answered, phase, limited, .. } => {
            let (card, face, ability, answered) = (*card, *face, *ability, *answered);
            let used = Used { card, face, ability, answered, limited: *limited, phase: *phase };
            state.extra.used.push(used);
        }
        Event::Draw { seat, number } => piles::draw(state, *seat, *number),
        Event::DiscardTop { seat, number } => piles::discard_top(state, *seat, *number),
        Event::DiscardHand { seat, cards, random } => {
            state.extra.last.discarded.clear();
            let chosen = if *random > 0 { piles::random_hand(state, *seat, *random) } else { cards.clone() };
            piles::discard_noted(state, book, &chosen);
        }
        Event::RandomEach { number } => {
            state.extra.last.discarded.clear();
            for seat in (0..state.places.len() as u8).map(Seat) {
                let chosen = piles::random_hand(state, seat, *number);
                piles::discard_noted(state, book, &chosen);
            }
        }
        Event::DiscardEncounter { number } => {
            state.extra.last.discarded.clear();
            for _ in 0..*number {
                let Some(&card) = state.zone(Zone::Encounter, Seat::NONE).last() else { break };
                state.put(card, Zone::Scrap, Seat::NONE);
                let (reference, face) = (state.refer(card), state.card(card).face);
                state.extra.last.discarded.push((reference, face));
                state.extra.last.done += 1;
                if piles::reform_encounter(state) {
                    break;
                }
            }
        }
        Event::DiscardUntil { number, found } => {
            state.extra.last.discarded.clear();
            state.extra.last.found = None;
            let mut last = None;
            for _ in 0..*number {
                let Some(&card) = state.zone(Zone::Encounter, Seat::NONE).last() else { break };
                state.put(card, Zone::Scrap, Seat::NONE);
                last = Some(card);
            }
            // What was found does not go back with the rest if it was the last card.
            if let Some(card) = last.filter(|_| *found) {
                state.put(card, Zone::Revealed, Seat::NONE);
                piles::reform_encounter(state);
                state.put(card, Zone::Scrap, Seat::NONE);
                state.extra.last.found = Some(state.refer(card));
            } else {
                piles::reform_encounter(state);
            }
        }
        Event::Look { seat, cards } => {
            for &card in cards {
                let known = &mut state.card_mut(card).known;
                *known = known.with(kernel::table::seats::SeatSet::only(*seat));
            }
        }
        Event::Shuffle { seat } => state.shuffle(Zone::Deck, *seat, chance::deck(*seat)),
        Event::ShuffleEncounter => state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER),
        Event::Leave { cards, exit } => {
            state.extra.last.discarded.clear();
            for &card in cards {
                let face = state.card(card).face;
                piles::leave(state, book, card, *exit);
                if *exit == Exit::Discard {
                    let reference = state.refer(card);
                    state.extra.last.discarded.push((reference, face));
                }
                state.extra.last.done += 1;
            }
            shuffle_returned(state, cards, *exit);
            state.extra.dirty = true;
        }
        Event::Capture { seat, scheme } => {
            for card in piles::random_hand(state, *seat, 1) {
                state.put(card, Zone::Captive, Seat::NONE);
                state.card_mut(card).host = *scheme;
            }
        }
        Event::Release { scheme } => {
            let held = state.zone(Zone::Captive, Seat::NONE).to_vec();
            for card in held {
                if state.card(card).host == *scheme {
                    piles::leave(state, book, card, Exit::Hand);
                }
            }
        }
        Event::Enter { card, seat, facedown: true, .. } => piles::drone(state, *card, *seat),
        Event::Enter { card, seat, host, .. } => enter(state, book, *card, *seat, *host),
        Event::Drone { seat } => {
            piles::form_dry(state, *seat);
            if let Some(&card) = state.zone(Zone::Deck, *seat).last() {
                piles::drone(state, card, *seat);
            }
        }
        Event::NemesisRest { seat } => {
            let rest = state.zone(Zone::Nemesis, *seat).to_vec();
            for card in rest {
                state.put(card, Zone::Encounter, Seat::NONE);
            }
            state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER);
        }
        Event::Fresh => {
            let last = &mut state.extra.last;
            last.discarded.clear();
            last.healed = 0;
            last.found = None;
        }
        Event::Tick => state.extra.last.done += 1,
        Event::Damage { .. } => return damage(state, book, event),
        Event::Absorb { to, amount, .. } => {
            state.counters.add(*to, DAMAGE, clamp(*amount));
            state.extra.dirty = true;
        }
        Event::Heal { card, by } => {
            let there = i32::from(state.counters.get(*card, DAMAGE));
            state.counters.add(*card, DAMAGE, -clamp(*by));
            state.extra.last.healed += there.min(*by);
            state.extra.last.done += 1;
        }
        Event::Move { from, to, amount } => {
            // Only damage that is there can be moved. MC-MOVE-2
            state.counters.add(*from, DAMAGE, -clamp(*amount));
            let Some(target) = state.still(*to) else { return Outcome::Nothing };
            note_damage(state, target, *amount, Seat::NONE, true);
            state.counters.add(target, DAMAGE, clamp(*amount));
            state.extra.dirty = true;
        }
        Event::Control { card, seat } => {
            // State and attachments go along. MC-CONTROL-8 MC-CONTROL-9
            let attached = Reader { book, state }.attached_to(*card);
            for card in std::iter::once(*card).chain(attached) {
                if state.lies_in(card, Zone::Play) {
                    state.hand_over(card, *seat);
                }
            }
            state.extra.last.done += 1;
            state.extra.dirty = true;
        }
        Event::Status { card, status, on, .. } => {
            state.mark(*card, status_mark(*status), *on);
            state.extra.last.done += 1;
        }
        Event::Exhaust { cards } => {
            for &card in cards {
                state.mark(card, EXHAUSTED, true);
            }
            state.extra.last.done += 1;
        }
        Event::Ready { cards } => {
            for &card in cards {
                state.mark(card, EXHAUSTED, false);
            }
            state.extra.last.done += 1;
        }
        Event::Counters { card, by } => {
            state.counters.add(*card, COUNTER, clamp(*by));
            state.extra.last.done += 1;
        }
        Event::Form { seat, voluntary, .. } => {
            let Some(&card) = state.zone(Zone::Identity, *seat).first() else { return Outcome::Nothing };
            turn_over(state, book, card);
            if *voluntary {
                state.extra.changed |= 1 << seat.0;
            }
            state.extra.declined = 0;
            state.extra.last.done += 1;
            state.extra.dirty = true;
        }
        Event::Defeat { .. } => return foes::defeat(state, book, event),
        Event::Fall { cards } => {
            state.extra.falling.extend_from_slice(cards);
            let mut entry = Entry::of(Origin::rules(Seat::NONE), book.plan.fall);
            entry.chosen = cards.iter().map(|card| (slot::CARDS, Target::Card(*card))).collect();
            return Outcome::Enter(entry);
        }
        Event::Fallen { cards } => {
            state.extra.falling.retain(|card| !cards.contains(card));
            state.extra.dirty = true;
        }
        Event::Threat { scheme, amount, scheming, .. } => {
            let Some(scheme) = state.still(*scheme) else { return Outcome::Nothing };
            state.counters.add(scheme, THREAT, clamp(*amount));
            if *scheming && let Some(deed) = state.extra.deeds.last_mut() {
                deed.amount += amount;
            }
            state.extra.last.done += 1;
            state.extra.dirty = true;
        }
        Event::Relieve { scheme, amount, .. } => {
            let Some(scheme) = state.still(*scheme) else { return Outcome::Nothing };
            let there = i32::from(state.counters.get(scheme, THREAT));
            state.counters.add(scheme, THREAT, -clamp(*amount));
            // "Then" wants all of it to have been removed. MC-THEN-1
            if there >= *amount {
                state.extra.last.done += 1;
            }
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.amount += there.min(*amount);
            }
            state.extra.dirty = true;
        }
        Event::Accelerate { by } => state.extra.tokens = state.extra.tokens.saturating_add(*by as u8),
        Event::Complete { scheme } => return foes::complete(state, book, *scheme),
        Event::Advance { seat } => return foes::advance(state, book, *seat),
        Event::Begins { kind, by, seat, targets, basic, exhausts } => {
            let Some(card) = state.still(*by) else { return Outcome::Nothing };
            if *exhausts {
                state.mark(card, EXHAUSTED, true);
            }
            let status = if *kind == DeedKind::Attack { Status::Stunned } else { Status::Confused };
            let mut deed = Deed::new(*kind, *by, *seat);
            deed.basic = *basic;
            deed.targets = targets.clone();
            deed.made = !state.card(card).has(status_mark(status));
            if !deed.made {
                state.mark(card, status_mark(status), false);
            }
            state.extra.deeds.push(deed);
            state.extra.last.consequence = None;
        }
        Event::Did { kind, by, made, .. } => {
            let deed = state.extra.deeds.pop();
            if let Some(deed) = deed {
                for serial in deed.texts {
                    state.lasting.retain(|lasting| lasting.serial != serial);
                }
            }
            if !made {
                return Outcome::Nothing;
            }
            let ally = state.still(*by).filter(|card| book.face(state.card(*card).face).printed.kind == Kind::Ally);
            state.extra.last.consequence = ally.map(|card| {
                let (attack, thwart) = book.face(state.card(card).face).printed.consequences;
                (*by, i32::from(if *kind == DeedKind::Attack { attack } else { thwart }))
            });
        }
        Event::Spilled { over } => {
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.excess.retain(|(card, ..)| !over.contains(card));
            }
        }
        Event::Opens { kind, by, seat, echo, others } => {
            let mut deed = Deed::new(*kind, *by, *seat);
            deed.echo = *echo;
            deed.others = others.clone();
            state.extra.deeds.push(deed);
        }
        Event::Activate { kind, by, seat, .. } => {
            let Some(enemy) = state.still(*by) else { return Outcome::Nothing };
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.made = true;
            }
            let attack = *kind == DeedKind::EnemyAttack;
            state.extra.last.attacks += i32::from(attack);
            let node = if attack { book.plan.attack } else { book.plan.scheme };
            return Outcome::Enter(Entry::of(Origin::card(state, *seat, enemy), node));
        }
        Event::Others { seat } => {
            let read = Reader { book, state };
            let others: Vec<Seat> = read.order().filter(|other| other != seat && read.is_hero(*other)).collect();
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.others = others;
            }
        }
        Event::DealBoost { number } => {
            for _ in 0..*number {
                let Some(card) = piles::top_encounter(state) else {
                    lose(state);
                    break;
                };
                state.put(card, Zone::Boosts, Seat::NONE);
                if let Some(deed) = activation(state) {
                    deed.boosts.push(card);
                }
                piles::reform_encounter(state);
            }
        }
        Event::Overkill => {
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.overkill = true;
            }
        }
        Event::TurnBoost { card } => {
            state.show(*card);
            let icons = i32::from(book.face(state.card(*card).face).printed.boost);
            if let Some(deed) = activation(state) {
                deed.icons += icons;
            }
        }
        Event::DropBoost { card } => {
            if let Some(deed) = activation(state) {
                deed.boosts.retain(|other| other != card);
            }
            if !state.lies_in(*card, Zone::Boosts) {
                return Outcome::Nothing;
            }
            state.put(*card, Zone::Scrap, Seat::NONE);
        }
        Event::Defend { card, seat, exhausts } => {
            if *exhausts {
                state.mark(*card, EXHAUSTED, true);
            }
            let reference = state.refer(*card);
            if let Some(deed) = activation(state) {
                deed.defender = Some(reference);
                deed.defended = true;
                deed.seat = *seat;
            }
        }
        Event::Activated { .. } => {}
        Event::Close => return foes::close(state, book),
        Event::Bind => {
            let serial = state.lasting_made;
            if let Some(deed) = state.extra.deeds.last_mut() {
                deed.texts.push(serial);
            }
        }
        Event::Delay { delayed, activation: bound } => {
            if *bound {
                if let Some(deed) = activation(state) {
                    deed.delayed.push(delayed.clone());
                }
            } else {
                state.extra.delayed.push(delayed.clone());
            }
        }
        Event::Deal { seats } => {
            for &seat in seats {
                if !piles::deal(state, seat) {
                    lose(state);
                    break;
                }
            }
        }
        Event::DealTo { seat, number } => {
            for _ in 0..*number {
                if !piles::deal(state, *seat) {
                    lose(state);
                    break;
                }
            }
        }
        Event::TurnUp { card, seat, deck } => return turn_up(state, book, *card, *seat, *deck),
        Event::Reveal { card, seat, silent, cancelled, .. } => {
            if let Some(found) = state.extra.reveals.last_mut() {
                found.silent = *silent;
                found.cancelled = *cancelled;
            }
            return Outcome::Enter(Entry::of(Origin::card(state, *seat, *card), book.plan.encounter));
        }
        Event::Surge => {
            if let Some(found) = state.extra.reveals.last_mut() {
                found.surge = true;
            }
        }
        Event::RevealOver => return reveal_over(state, book),
        Event::Cheaper { seat, by } => state.extra.discounts.push((*seat, *by)),
        Event::Tell { news } => {
            if let Some(place) = state.extra.news.iter().position(|other| other == news) {
                state.extra.news.remove(place);
            }
        }
        Event::Lost => lose(state),
    }
    Outcome::Done
}

/// Counters hold small numbers.
pub fn clamp(number: i32) -> i16 {
    number.clamp(-30_000, 30_000) as i16
}

/// The activation that is going on.
pub fn activation(state: &mut State<Champions>) -> Option<&mut Deed> {
    let is = |deed: &&mut Deed| matches!(deed.kind, DeedKind::EnemyAttack | DeedKind::EnemyScheme);
    state.extra.deeds.iter_mut().rev().find(is)
}

/// The players lose. `MC-WIN-2`
pub fn lose(state: &mut State<Champions>) {
    crate::end::lose(state);
}

/// The first player token goes clockwise. `MC-VILLAINPHASE-5`
pub fn pass_token(state: &mut State<Champions>) {
    let next = state.clockwise(state.extra.first).find(|seat| state.place(*seat).alive);
    state.extra.first = next.unwrap_or(state.extra.first);
}

/// Turns a two-sided card over; everything on it stays. `MC-FORM-3`
pub fn turn_over(state: &mut State<Champions>, book: &Book<Champions>, card: CardId) {
    let back = book.face(state.card(card).face).printed.back.as_deref().and_then(|back| book.find(back));
    if let Some(face) = back {
        state.card_mut(card).face = face;
    }
}

fn shuffle_returned(state: &mut State<Champions>, cards: &[CardId], exit: Exit) {
    if exit != Exit::Deck {
        return;
    }
    let mut owners: Vec<Seat> = cards.iter().map(|card| state.card(*card).owner).collect();
    owners.dedup();
    for owner in owners {
        if owner == Seat::NONE {
            state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER);
        } else {
            state.shuffle(Zone::Deck, owner, chance::deck(owner));
        }
    }
}

/// A card enters play: ready, with what is printed. `MC-READY-1` `MC-ENGAGED-1`
fn enter(state: &mut State<Champions>, book: &Book<Champions>, card: CardId, seat: Seat, host: CardId) {
    let from = Reader { book, state }.zone(card);
    let printed = &book.face(state.card(card).face).printed;
    let (zone, place, controller) = match printed.kind {
        Kind::Minion => (Zone::Engaged, seat, Seat::NONE),
        Kind::SideScheme => (Zone::Sides, Seat::NONE, Seat::NONE),
        Kind::Attachment | Kind::Environment => (Zone::Attached, Seat::NONE, Seat::NONE),
        _ => (Zone::Play, seat, seat),
    };
    state.put(card, zone, place);
    state.show(card);
    state.card_mut(card).controller = controller;
    state.card_mut(card).host = host;
    if let Some(threat) = printed.threat {
        state.counters.add(card, THREAT, clamp(threat.at(state.extra.started)));
    }
    for keyword in &printed.keywords {
        match keyword {
            Keyword::Toughness => state.mark(card, status_mark(Status::Tough), true),
            Keyword::Uses(number, _) | Keyword::EntersWith(number, _) => {
                state.counters.add(card, COUNTER, i16::from(*number));
            }
            _ => {}
        }
    }
    // A deck that gave its last card forms anew at once. MC-R24
    match from {
        (Zone::Deck, seat) => {
            piles::reform(state, seat);
        }
        (Zone::Encounter, _) => {
            piles::reform_encounter(state);
        }
        _ => {}
    }
    let sets =
        |law: &Law<Champions>| matches!(law, Law::Modifier(modifier) if matches!(modifier.change, Change::Set(_)));
    if book.face(state.card(card).face).laws.iter().any(sets) {
        let arrival = (state.refer(card), state.lasting_made);
        let kept: Vec<_> =
            state.extra.arrivals.iter().copied().filter(|(other, _)| state.still(*other).is_some()).collect();
        state.extra.arrivals = kept;
        state.extra.arrivals.push(arrival);
    }
    state.extra.declined = 0;
    state.extra.last.done += 1;
    state.extra.dirty = true;
}

/// Who is damaged, by whom, for whoever wants to know later.
fn note_damage(state: &mut State<Champions>, card: CardId, amount: i32, seat: Seat, attack: bool) {
    let reference = state.refer(card);
    let depth = state.extra.deeds.len();
    let attacking = attack && state.extra.attack().is_some();
    let deed = attacking.then(|| depth as u8 - 1);
    let doer = if seat == Seat::NONE && attacking {
        let own = |deed: &&Deed| deed.kind == DeedKind::Attack && state.lies_in(deed.by.card, Zone::Identity);
        state.extra.deeds.last().filter(own).map_or(seat, |deed| deed.seat)
    } else {
        seat
    };
    state.extra.blame.retain(|blame| blame.card != card);
    state.extra.blame.push(Blame { card, seat: doer, deed });
    if attacking && let Some(deed) = state.extra.deeds.last_mut() {
        if !deed.damaged.contains(&reference) {
            deed.damaged.push(reference);
        }
        deed.amount += amount;
    }
}

/// Damage lowers hit points. `MC-DAMAGE-1`
fn damage(state: &mut State<Champions>, book: &Book<Champions>, event: &Event) -> Outcome<Champions> {
    let Event::Damage { to, amount, seat, attack, overkill, .. } = event else { return Outcome::Nothing };
    let Some(card) = state.still(*to) else { return Outcome::Nothing };
    let read = Reader { book, state };
    let (remaining, kind, holder) = (read.remaining(card), read.kind(card), read.seat_of(card));
    note_damage(state, card, *amount, *seat, *attack);
    state.counters.add(card, DAMAGE, clamp(*amount));
    let spills = *overkill && *amount > remaining && matches!(kind, Kind::Ally | Kind::Minion);
    if spills && let Some(deed) = state.extra.deeds.last_mut() {
        deed.excess.push((*to, holder, *amount - remaining));
    }
    state.extra.last.done += 1;
    state.extra.dirty = true;
    Outcome::Done
}

/// An encounter card is turned up; an obligation goes to whom it concerns. `MC-OBLIGATION-2`
fn turn_up(
    state: &mut State<Champions>,
    book: &Book<Champions>,
    card: CardId,
    seat: Seat,
    deck: bool,
) -> Outcome<Champions> {
    state.put(card, Zone::Revealed, Seat::NONE);
    state.show(card);
    piles::reform_encounter(state);
    let printed = &book.face(state.card(card).face).printed;
    let mut holder = seat;
    if let Some(given) = &printed.given_to {
        // Also of a player who is out of the game.
        let owner = state.cards().iter().find(|card| {
            let face = book.face(card.face);
            face.printed.kind.is_identity() && (face.slug == *given || face.printed.back.as_ref() == Some(given))
        });
        let owner = owner.map(|card| card.owner);
        match owner {
            Some(owner) if state.place(owner).alive => holder = owner,
            // The hero is out of the game: the card goes, and another one comes. MC-OBLIGATION-3
            Some(_) => {
                state.put(card, Zone::Removed, Seat::NONE);
                return Outcome::Enter(Entry::of(Origin::rules(seat), book.plan.reveal));
            }
            None => {}
        }
    }
    let peril = printed.keywords.contains(&Keyword::Peril);
    state.extra.reveals.push(Reveal { card, seat: holder, surge: false, peril, silent: false, cancelled: false });
    let mut entry = Entry::of(Origin::card(state, holder, card), book.plan.revealed);
    if deck {
        entry.chosen = vec![(slot::WHAT, Target::Number(1))];
    }
    Outcome::Enter(entry)
}

/// A card has been resolved completely; with surge another one follows. `MC-SURGE-2`
fn reveal_over(state: &mut State<Champions>, book: &Book<Champions>) -> Outcome<Champions> {
    let Some(found) = state.extra.reveals.pop() else { return Outcome::Nothing };
    let printed = &book.face(state.card(found.card).face).printed;
    let scope = Scope::new(Origin::card(state, found.seat, found.card));
    let look = kernel::resolve::look::Look { book, state: &*state, scope: &scope };
    let gained = printed.text.iter().any(|standing| match standing {
        kernel::effect::tree::Standing::Modifier(modifier) => {
            modifier.of == crate::language::Quality::Surge && modifier.only.as_ref().is_none_or(|only| look.holds(only))
        }
        _ => false,
    });
    let surge = found.surge || printed.keywords.contains(&Keyword::Surge) || gained;
    if surge && !found.cancelled && state.place(found.seat).alive {
        return Outcome::Enter(Entry::of(Origin::rules(found.seat), book.plan.reveal));
    }
    Outcome::Done
}

/// News that must be told: a deck was formed anew.
pub fn tell(state: &mut State<Champions>, news: News) {
    state.extra.news.push(news);
    state.extra.dirty = true;
}
