//! What events do to the table.

use kernel::book::Book;
use kernel::effect::tree::Until;
use kernel::resolve::event::{Entry, Outcome};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::language::{Kind, Zone};
use crate::rules::event::{Event, Exit};
use crate::rules::{arrive, deeds, end, foes, harm, payment, piles};
use crate::table::extra::{News, Step, Used};
use crate::table::reading::{Reader, refresh};
use crate::table::{chance, slot};
use crate::{COUNTER, Champions, DAMAGE, EXHAUSTED, THREAT, status_mark};

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

/// Whether an event is about cards of a player who is out: there are none any more. `MC-ELIMINATE-2`
fn is_for_nobody(state: &State<Champions>, event: &Event) -> bool {
    match event {
        Event::Draw { seat, .. }
        | Event::DiscardTop { seat, .. }
        | Event::DealTo { seat, .. }
        | Event::Control { seat, .. }
        | Event::Enter { seat, facedown: true, .. }
        | Event::Drone { seat } => !state.place(*seat).alive,
        _ => false,
    }
}

fn happen(state: &mut State<Champions>, book: &Book<Champions>, event: &Event) -> Outcome<Champions> {
    if is_for_nobody(state, event) {
        return Outcome::Nothing;
    }
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
            let own = |other: &crate::table::extra::Delayed| other == delayed;
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
        Event::Enter { card, seat, host, .. } => arrive::enter(state, book, *card, *seat, *host),
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
        Event::Damage { .. } => return harm::damage(state, book, event),
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
            harm::note_damage(state, target, *amount, Seat::NONE, true);
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
        Event::Begins { .. }
        | Event::Did { .. }
        | Event::Spilled { .. }
        | Event::Opens { .. }
        | Event::Activate { .. }
        | Event::Others { .. }
        | Event::DealBoost { .. }
        | Event::Overkill
        | Event::TurnBoost { .. }
        | Event::DropBoost { .. }
        | Event::Defend { .. }
        | Event::Activated { .. }
        | Event::Close
        | Event::Bind
        | Event::Delay { .. } => return deeds::apply(state, book, event),
        Event::Deal { seats } => {
            for &seat in seats {
                if !piles::deal(state, seat) {
                    end::lose(state);
                    break;
                }
            }
        }
        Event::DealTo { seat, number } => {
            for _ in 0..*number {
                if !piles::deal(state, *seat) {
                    end::lose(state);
                    break;
                }
            }
        }
        Event::TurnUp { card, seat, deck } => return arrive::turn_up(state, book, *card, *seat, *deck),
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
        Event::RevealOver => return arrive::reveal_over(state, book),
        Event::Cheaper { seat, by } => state.extra.discounts.push((*seat, *by)),
        Event::Tell { news } => {
            if let Some(place) = state.extra.news.iter().position(|other| other == news) {
                state.extra.news.remove(place);
            }
        }
        Event::Lost => end::lose(state),
    }
    Outcome::Done
}

/// Counters hold small numbers.
pub fn clamp(number: i32) -> i16 {
    number.clamp(-30_000, 30_000) as i16
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

/// News that must be told: a deck was formed anew.
pub fn tell(state: &mut State<Champions>, news: News) {
    state.extra.news.push(news);
    state.extra.dirty = true;
}
