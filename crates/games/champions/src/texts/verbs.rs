//! What verbs become when they are made concrete.

use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::Champions;
use crate::language::{Kind, Name, Quality, Rewrite, Status, Verb, Zone};
use crate::questions::play;
use crate::rules::event::{Event, Exit};
use crate::rules::propose;
use crate::table::reading::{Sight, reader};
use crate::table::slot;
use crate::texts::select::{cards, fits, number, removable};

type Made = Proposal<Champions>;

/// Makes a verb concrete.
pub fn propose(look: Sight, verb: &Verb) -> Made {
    let read = reader(look);
    let you = look.you();
    match verb {
        Verb::Rule(rule) => propose::propose(look, rule),
        Verb::Draw(num) => draw(look, you, number(look, *num)),
        Verb::DrawUp => {
            let printed = read.identity(you).and_then(|card| read.printed(card).hand).unwrap_or(0);
            draw(look, you, i32::from(printed) - look.state.zone(Zone::Hand, you).len() as i32)
        }
        Verb::DiscardTop(num) => {
            // A deck that could not be formed before is formed now. MC-R7
            let (deck, pile) = (look.state.zone(Zone::Deck, you).len(), look.state.zone(Zone::Discard, you).len());
            let there = if deck == 0 { pile } else { deck };
            let number = number(look, *num).min(there as i32);
            some(number, Event::DiscardTop { seat: you, number })
        }
        Verb::DiscardRandom(num) => {
            let number = number(look, *num).min(look.state.zone(Zone::Hand, you).len() as i32);
            some(number, Event::DiscardHand { seat: you, cards: Vec::new(), random: number })
        }
        Verb::EachDiscardsRandom(num) => {
            let held = read.order().any(|seat| !look.state.zone(Zone::Hand, seat).is_empty());
            some(i32::from(held), Event::RandomEach { number: number(look, *num) })
        }
        Verb::DealEncounter(num) => some(number(look, *num), Event::DealTo { seat: you, number: number(look, *num) }),
        Verb::DiscardFromHand(filter) => {
            let hand = look.state.zone(Zone::Hand, you).iter().copied();
            let cards: Vec<CardId> = hand.filter(|card| fits::<()>(look, filter, *card).is_ok()).collect();
            some(cards.len() as i32, Event::DiscardHand { seat: you, cards, random: 0 })
        }
        Verb::DiscardEncounter(num) => some(number(look, *num), Event::DiscardEncounter { number: number(look, *num) }),
        Verb::DiscardUntil(filter) => {
            let deck = look.state.zone(Zone::Encounter, Seat::NONE);
            let place = deck.iter().rev().position(|card| fits::<()>(look, filter, *card).is_ok());
            let number = place.map_or(deck.len(), |place| place + 1) as i32;
            some(number, Event::DiscardUntil { number, found: place.is_some() })
        }
        Verb::LookAt(num) => {
            let deck = look.state.zone(Zone::Deck, you).iter().rev().take(number(look, *num).max(0) as usize);
            Proposal::Fill(deck.map(|card| (Name::Found.slot(), Target::Card(look.state.refer(*card)))).collect())
        }
        Verb::Shuffle => Proposal::Event(Event::Shuffle { seat: you }),
        Verb::ShuffleEncounter => Proposal::Event(Event::ShuffleEncounter),
        Verb::ToHand(to) => leave(cards(look, to), Exit::Hand),
        Verb::Discard(to) => leave(cards(look, to), Exit::Discard),
        Verb::Remove(to) => leave(cards(look, to), Exit::Removed),
        Verb::ShuffleIn(to) => leave(cards(look, to), Exit::Deck),
        Verb::Capture => match look.this() {
            Some(scheme) if !look.state.zone(Zone::Hand, you).is_empty() => {
                Proposal::Event(Event::Capture { seat: you, scheme })
            }
            _ => Proposal::Nothing,
        },
        // The scheme is gone by then; what lay on it is known by it all the same.
        Verb::Release => Proposal::Event(Event::Release { scheme: look.scope.origin.this.card }),
        Verb::PutIntoPlay(to) => put_into_play(look, cards(look, to)),
        Verb::Reveal(to) => match cards(look, to).first() {
            Some(&card) => Proposal::Enter(reveal(look, you, Some(card))),
            None => Proposal::Nothing,
        },
        Verb::RevealTop(_) => Proposal::Enter(reveal(look, you, None)),
        Verb::Damage(num, to) => {
            let amount = number(look, *num);
            together(cards(look, to).into_iter().filter_map(|card| damage(look, card, amount)))
        }
        Verb::Heal(num, to) => {
            let by = number(look, *num);
            let damaged = cards(look, to).into_iter().filter(|card| by > 0 && read.damage(*card) > 0);
            together(damaged.map(|card| Event::Heal { card, by: by.min(read.damage(card)) }))
        }
        Verb::HealAll(to) => {
            let damaged = cards(look, to).into_iter().filter(|card| read.damage(*card) > 0);
            together(damaged.map(|card| Event::Heal { card, by: read.damage(card) }))
        }
        Verb::MoveDamage(num, from, to) => match (cards(look, from).first(), cards(look, to).first()) {
            (Some(&from), Some(&to)) if from != to => {
                let amount = number(look, *num).min(read.damage(from));
                // What is moved is taken: a tough card takes it first, and who cannot take damage gets none.
                if amount > 0 && (read.forbidden(Quality::Harm, to).is_some() || shrugs_off(look, to)) {
                    return Proposal::Nothing;
                }
                if amount > 0 && read.has_status(to, Status::Tough) {
                    let saved = Event::Status { card: to, status: Status::Tough, on: false, spent: true };
                    return Proposal::Together(vec![Event::Heal { card: from, by: amount }, saved]);
                }
                some(amount, Event::Move { from, to: look.state.refer(to), amount })
            }
            _ => Proposal::Nothing,
        },
        Verb::Threat(num, to) => {
            let amount = number(look, *num);
            let schemes = cards(look, to).into_iter().filter(|card| amount > 0 && read.kind(*card).is_scheme());
            together(schemes.map(|card| threat(look, card, amount)))
        }
        Verb::RemoveThreat(num, to) => {
            let amount = number(look, *num);
            let schemes = cards(look, to).into_iter().filter(|card| amount > 0 && removable(look, *card));
            together(schemes.map(|card| Event::Relieve { scheme: look.state.refer(card), amount, seat: you }))
        }
        Verb::Give(status, to) => {
            let lacking = |card: &CardId| !read.has_status(*card, *status) && read.kind(*card).is_character();
            let status = *status;
            together(cards(look, to).into_iter().filter(lacking).map(|card| Event::Status {
                card,
                status,
                on: true,
                spent: false,
            }))
        }
        Verb::Ready(to) => {
            let cards: Vec<CardId> = cards(look, to).into_iter().filter(|card| read.exhausted(*card)).collect();
            some(cards.len() as i32, Event::Ready { cards })
        }
        Verb::Exhaust(to) => {
            let cards: Vec<CardId> = cards(look, to).into_iter().filter(|card| !read.exhausted(*card)).collect();
            some(cards.len() as i32, Event::Exhaust { cards })
        }
        Verb::Counters(num) => match look.this() {
            Some(card) => some(number(look, *num), Event::Counters { card, by: number(look, *num) }),
            None => Proposal::Nothing,
        },
        Verb::Control(to) => {
            let others = cards(look, to).into_iter().filter(|card| {
                read.zone(*card).0 == Zone::Play
                    && read.seat_of(*card) != you
                    && play::room::<()>(look, you, *card).is_ok()
            });
            together(others.map(|card| Event::Control { card, seat: you }))
        }
        Verb::ChangeForm => change_form(look, you, play::other(read.form(you))),
        Verb::FlipTo(form) if read.form(you) != *form => change_form(look, you, *form),
        Verb::FlipTo(_) => Proposal::Nothing,
        Verb::Drones(_) => match look.state.zone(Zone::Deck, you).last() {
            Some(&card) => {
                let id = look.state.extra.clock + 1;
                let host = CardId::NONE;
                Proposal::Event(Event::Enter { card, seat: you, host, played: false, facedown: true, id })
            }
            // The deck forms anew as soon as a card is needed. MC-R7
            None if !look.state.zone(Zone::Discard, you).is_empty() => Proposal::Event(Event::Drone { seat: you }),
            None => Proposal::Nothing,
        },
        Verb::Accelerate(num) => some(number(look, *num), Event::Accelerate { by: number(look, *num) }),
        Verb::NextCostsLess(num) => Proposal::Event(Event::Cheaper { seat: you, by: number(look, *num) }),
        Verb::Advance => Proposal::Event(Event::Advance { seat: you }),
        Verb::Lose => Proposal::Event(Event::Lost),
        Verb::AlsoAgainstOthers => match look.state.extra.activation() {
            Some(deed) if !deed.echo && deed.others.is_empty() => Proposal::Event(Event::Others { seat: deed.seat }),
            _ => Proposal::Nothing,
        },
        Verb::MoreBoost(num) => match look.state.extra.activation() {
            Some(_) => some(number(look, *num), Event::DealBoost { number: number(look, *num) }),
            None => Proposal::Nothing,
        },
        Verb::Overkill => Proposal::Event(Event::Overkill),
        Verb::Surge => Proposal::Event(Event::Surge),
        Verb::CancelRevealed => Proposal::Amend(Rewrite::Cancel(false)),
        Verb::CancelCard => Proposal::Amend(Rewrite::Cancel(true)),
        Verb::Prevent(num) => Proposal::Amend(Rewrite::Less(number(look, *num))),
        Verb::PreventAll | Verb::Instead => Proposal::Amend(Rewrite::Nothing),
        Verb::TakeAsDamage => match (look.scope.event.as_deref(), read.identity(you)) {
            (Some(Event::Threat { amount, .. }), Some(card)) => together(damage(look, card, *amount)),
            _ => Proposal::Nothing,
        },
        Verb::Assign(num, filter) => {
            let fitting = crate::texts::select::fitting(look, filter).into_iter();
            let targets = fitting.map(|card| (slot::SPECIALS, Target::Card(look.state.refer(card))));
            let total = (Name::X.slot(), Target::Number(number(look, *num)));
            Proposal::Fill(targets.chain([total]).collect())
        }
        // Built into trees when cards are read, or read where resources are generated.
        Verb::DiscardChosen(_)
        | Verb::Select(_)
        | Verb::Search(_)
        | Verb::Nemesis
        | Verb::Specials(_)
        | Verb::Attacks(_)
        | Verb::AttackTheirHeroes(_)
        | Verb::Schemes(_)
        | Verb::DamageHere
        | Verb::Generate(_)
        | Verb::GenerateTop
        | Verb::EachPlayer(_)
        | Verb::APlayer(_)
        | Verb::FirstPlayer(_)
        | Verb::EngagedPlayer(_)
        | Verb::Pay(..)
        | Verb::MayPay(..)
        | Verb::Then(..)
        | Verb::AtEnd(..)
        | Verb::WhileActivating(_) => Proposal::Nothing,
    }
}

/// An event that has something to do.
fn some(number: i32, event: Event) -> Made {
    if number > 0 { Proposal::Event(event) } else { Proposal::Nothing }
}

/// Several events at the same moment, or one, or none.
pub fn together(events: impl IntoIterator<Item = Event>) -> Made {
    let mut events: Vec<Event> = events.into_iter().collect();
    match events.len() {
        0 => Proposal::Nothing,
        1 => Proposal::Event(events.remove(0)),
        _ => Proposal::Together(events),
    }
}

fn leave(cards: Vec<CardId>, exit: Exit) -> Made {
    some(cards.len() as i32, Event::Leave { cards, exit })
}

/// A draw gives what deck and discard pile can give. `MC-R7`
pub fn draw(look: Sight, seat: Seat, number: i32) -> Made {
    let there = look.state.zone(Zone::Deck, seat).len() + look.state.zone(Zone::Discard, seat).len();
    let number = number.min(there as i32);
    some(number, Event::Draw { seat, number })
}

/// Whose identity or ability does something; nobody's for the scenario.
pub fn doer(look: Sight) -> Seat {
    let origin = look.scope.origin;
    // "You" is never an ally. MC-R20
    let own = origin.face.is_some_and(|face| {
        let kind = look.book.face(face).printed.kind;
        (kind.is_player() && kind != Kind::Ally) || kind.is_identity()
    });
    if own { look.state.card(origin.this.card).controller } else { Seat::NONE }
}

/// Damage to a character, or what becomes of it: a tough card takes it first. `MC-STATUS-4` `MC-STATUS-11`
pub fn damage(look: Sight, card: CardId, amount: i32) -> Option<Event> {
    let attack = look.scope.number_in(slot::ATTACKING).is_some();
    // An attack that a guard forbids deals nothing. MC-GUARD-1
    if attack && reader(look).guarded(look.you(), card).is_some() {
        return None;
    }
    let overkill = attack && look.state.extra.attack().is_some_and(|deed| deed.overkill);
    blow(look, card, amount, attack, overkill)
}

/// Damage of a given sort.
pub fn blow(look: Sight, card: CardId, amount: i32, attack: bool, overkill: bool) -> Option<Event> {
    let read = reader(look);
    if amount <= 0 || !read.in_play(card) || !read.kind(card).is_character() {
        return None;
    }
    if read.forbidden(Quality::Harm, card).is_some() || shrugs_off(look, card) {
        return None;
    }
    let absorbed = look.state.extra.options.dealt_then_taken && absorbs(look, card);
    if read.has_status(card, Status::Tough) && !absorbed {
        return Some(Event::Status { card, status: Status::Tough, on: false, spent: true });
    }
    let id = look.state.extra.clock + 1;
    let (to, from) = (look.state.refer(card), look.scope.origin.this);
    Some(Event::Damage { to, amount, from, seat: doer(look), attack, overkill, id })
}

/// Whether a card cannot take damage from the upgrade whose text this is. `MC-CANNOT-1`
pub fn shrugs_off(look: Sight, card: CardId) -> bool {
    let Some(face) = look.scope.origin.face else { return false };
    let printed = &look.book.face(face).printed;
    printed.kind == Kind::Upgrade
        && printed.traits.iter().any(|name| reader(look).forbidden(Quality::HarmBy(*name), card).is_some())
}

/// Whether something attached to a card takes damage in its place. `MC-R3`
fn absorbs(look: Sight, card: CardId) -> bool {
    let read = reader(look);
    read.attached_to(card).into_iter().any(|other| read.printed(other).absorbs)
}

/// Threat on a scheme.
pub fn threat(look: Sight, scheme: CardId, amount: i32) -> Event {
    let id = look.state.extra.clock + 1;
    Event::Threat { scheme: look.state.refer(scheme), amount, step_one: false, scheming: false, id }
}

fn change_form(look: Sight, seat: Seat, form: crate::language::Form) -> Made {
    if reader(look).identity(seat).is_none() {
        return Proposal::Nothing;
    }
    Proposal::Event(Event::Form { seat, form, voluntary: false, id: look.state.extra.clock + 1 })
}

/// Cards enter play without being played. `MC-PLAY-3` `MC-PLAY-6`
fn put_into_play(look: Sight, cards: Vec<CardId>) -> Made {
    let read = reader(look);
    let you = look.you();
    let seat = read.met_by(you);
    let id = look.state.extra.clock + 1;
    together(cards.into_iter().filter_map(|card| {
        let kind = read.printed(card).kind;
        // Whoever is out commands nothing any more. MC-ELIMINATE-2
        let barred = kind.is_player() && (seat != you || play::can_enter::<()>(look, you, card).is_err());
        if read.in_play(card) || barred {
            return None;
        }
        let host = match read.printed(card).attach {
            Some(_) => *crate::texts::select::in_slot(look, slot::HOST).first()?,
            None => CardId::NONE,
        };
        matches!(kind, Kind::Ally | Kind::Upgrade | Kind::Support | Kind::Minion | Kind::SideScheme | Kind::Environment)
            .then_some(Event::Enter { card, seat, host, played: false, facedown: false, id })
    }))
}

/// An encounter card is revealed: a given one, or the top card of the encounter deck.
pub fn reveal(look: Sight, seat: Seat, card: Option<CardId>) -> Entry<Champions> {
    let mut entry = Entry::of(Origin::rules(seat), look.book.plan.reveal);
    if let Some(card) = card {
        entry.chosen = vec![(slot::CARD, Target::Card(look.state.refer(card)))];
    }
    entry
}
