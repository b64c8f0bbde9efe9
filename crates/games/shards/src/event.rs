//! What happens at a Shards table, and what it does to it.

use kernel::book::Book;
use kernel::quantity::Quantity;
use kernel::resolve::event::{Entry, Outcome};
use kernel::resolve::scope::Origin;
use kernel::table::cards::CardId;
use kernel::table::chance::Stream;
use kernel::table::seats::Seat;
use kernel::table::state::State;
use serde::{Deserialize, Serialize};

use crate::language::{Destination, EndStep, Kind, Resource, Zone};
use crate::{Assigned, ENLISTED, MOST_HEALTH, MOST_MASTERY, Played, RIVER, Shards, TURNED, end};

/// What is happening now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// A player gains something, after all bounds.
    Gain { seat: Seat, resource: Resource, amount: Quantity },
    /// A player loses mastery.
    LoseMastery { seat: Seat, amount: i32 },
    /// What a player has is doubled.
    Double { seat: Seat, resource: Resource },
    /// Cards go from deck to hand.
    Draw { seat: Seat, number: u8 },
    /// The discard pile becomes the deck.
    Reshuffle { seat: Seat },
    /// The top card of a deck is shown.
    RevealTop { seat: Seat },
    /// Cards of a hand are shown.
    Reveal { seat: Seat, cards: Vec<CardId> },
    /// A card leaves the game for good.
    Banish { seat: Seat, card: CardId },
    /// A card comes back to the hand.
    Return { seat: Seat, card: CardId },
    /// A champion is destroyed.
    Destroy { card: CardId },
    /// A card goes from hand into play.
    Play { seat: Seat, card: CardId },
    /// An ally has been followed to its end.
    Resolved { seat: Seat, card: CardId },
    /// A champion is turned.
    Activate { seat: Seat, card: CardId },
    /// A card of the river is recruited.
    Recruit { seat: Seat, card: CardId, price: u8, to: Destination },
    /// A mercenary of the river is enlisted.
    Enlist { seat: Seat, card: CardId, price: u8 },
    /// The river is filled up.
    Refill,
    /// The hero focuses.
    Focus { seat: Seat },
    /// Power destroys an enemy champion.
    Attack { seat: Seat, card: CardId, power: u8 },
    /// The attack on players begins.
    OpenAttack { targets: Vec<Seat> },
    /// Power is turned against a player.
    Assign { seat: Seat, power: Quantity },
    /// A player suffers damage.
    Damage { seat: Seat, amount: Quantity, prevented: i32 },
    /// A player without health is out.
    Fall { seat: Seat },
    /// A step of the end of the turn.
    End { seat: Seat, step: EndStep },
}

/// The kinds of events that listeners wait for.
pub mod kind {
    /// A card is recruited.
    pub const RECRUIT: u8 = 1;
    /// An ally has been followed to its end.
    pub const RESOLVED: u8 = 2;
}

impl Event {
    /// The event's kind; those that no text waits for share one.
    pub fn kind(&self) -> u8 {
        match self {
            Event::Recruit { .. } => kind::RECRUIT,
            Event::Resolved { .. } => kind::RESOLVED,
            _ => 0,
        }
    }

    /// The card it is about.
    pub fn subject(&self) -> Option<CardId> {
        match self {
            Event::Resolved { card, .. } | Event::Recruit { card, .. } => Some(*card),
            _ => None,
        }
    }
}

/// The stream of the choice of the first player.
pub const FIRST: Stream = Stream(0);
/// The stream of the centre deck.
pub const CENTRE: Stream = Stream(1);

/// The stream of a player's deck.
pub fn deck_stream(seat: Seat) -> Stream {
    Stream(2 + seat.0)
}

/// Does what an event says.
pub fn apply(state: &mut State<Shards>, book: &Book<Shards>, event: &Event) -> Outcome<Shards> {
    match event {
        Event::Gain { seat, resource, amount } => gain(state, *seat, *resource, *amount),
        Event::LoseMastery { seat, amount } => {
            state.change_gauge(*seat, Resource::Mastery, Quantity::new(-amount), 0, Quantity::new(MOST_MASTERY));
        }
        Event::Double { seat, resource } => {
            let now = state.gauge(*seat, *resource);
            gain(state, *seat, *resource, now);
        }
        Event::Draw { seat, number } => draw(state, *seat, *number),
        Event::Reshuffle { seat } => reshuffle(state, *seat),
        Event::RevealTop { seat } => {
            if let Some(&card) = state.zone(Zone::Deck, *seat).last() {
                state.show(card);
            }
        }
        Event::Reveal { cards, .. } => cards.iter().for_each(|&card| state.show(card)),
        Event::Banish { card, .. } => state.put(*card, Zone::Banished, Seat::NONE),
        Event::Return { seat, card } => state.put(*card, Zone::Hand, *seat),
        Event::Destroy { card } => destroy(state, *card),
        Event::Play { seat, card } => {
            state.put(*card, Zone::Play, *seat);
            note_played(state, *card);
            let champion = book.face(state.card(*card).face).printed.kind == Kind::Champion;
            let node = if champion { book.plan.played_champion } else { book.plan.played_ally };
            return Outcome::Enter(Entry::of(Origin::card(state, *seat, *card), node));
        }
        Event::Resolved { .. } => {}
        Event::Activate { card, .. } => state.mark(*card, TURNED, true),
        Event::Recruit { seat, card, price, to } => recruit(state, *seat, *card, *price, *to),
        Event::Enlist { seat, card, price } => {
            pay(state, *seat, Resource::Gems, *price);
            note_gap(state, *card);
            state.put(*card, Zone::Play, *seat);
            state.card_mut(*card).controller = *seat;
            state.mark(*card, ENLISTED, true);
            note_played(state, *card);
            return Outcome::Enter(Entry::of(Origin::card(state, *seat, *card), book.plan.enlisted));
        }
        Event::Refill => refill(state),
        Event::Focus { seat } => {
            pay(state, *seat, Resource::Gems, 1);
            state.places[seat.index()].turned = true;
            gain(state, *seat, Resource::Mastery, Quantity::new(1));
        }
        Event::Attack { seat, card, power } => {
            pay(state, *seat, Resource::Power, *power);
            destroy(state, *card);
        }
        Event::OpenAttack { targets } => {
            state.extra.attack = targets.iter().map(|seat| Assigned { seat: *seat, power: 0 }).collect();
            state.extra.assigned = 0;
        }
        Event::Assign { power, .. } => {
            let place = state.extra.assigned as usize;
            if let Some(assigned) = state.extra.attack.get_mut(place) {
                assigned.power = power.raw();
            }
            state.extra.assigned += 1;
        }
        Event::Damage { seat, amount, .. } => {
            let left = match amount.finite() {
                Some(amount) => state.gauge(*seat, Resource::Health).minus(Quantity::new(amount)),
                None => Quantity::ZERO,
            };
            state.set_gauge(*seat, Resource::Health, left.max(Quantity::ZERO));
        }
        Event::Fall { seat } => end::eliminate(state, book, *seat),
        Event::End { seat, step } => end_step(state, book, *seat, *step),
    }
    Outcome::Done
}

/// Adds a gain; health stops at 50 and mastery at 30. `SOI-HEALTH-3` `SOI-MASTERY-3`
fn gain(state: &mut State<Shards>, seat: Seat, resource: Resource, amount: Quantity) {
    let most = match resource {
        Resource::Health => Quantity::new(MOST_HEALTH),
        Resource::Mastery => Quantity::new(MOST_MASTERY),
        Resource::Gems | Resource::Power => Quantity::INFINITE,
    };
    state.change_gauge(seat, resource, amount, 0, most);
}

fn pay(state: &mut State<Shards>, seat: Seat, resource: Resource, price: u8) {
    let left = state.gauge(seat, resource).minus(Quantity::new(i32::from(price)));
    state.set_gauge(seat, resource, left);
}

fn draw(state: &mut State<Shards>, seat: Seat, number: u8) {
    for _ in 0..number {
        match state.zone(Zone::Deck, seat).last() {
            Some(&card) => state.put(card, Zone::Hand, seat),
            None => break,
        }
    }
}

/// The discard pile is shuffled to become the deck. `SOI-DRAW-1`
fn reshuffle(state: &mut State<Shards>, seat: Seat) {
    state.turn_over((Zone::Discard, seat), (Zone::Deck, seat));
    state.shuffle(Zone::Deck, seat, deck_stream(seat));
}

fn note_played(state: &mut State<Shards>, card: CardId) {
    let played = Played { card: state.refer(card), face: state.card(card).face };
    state.extra.played.push(played);
}

fn note_gap(state: &mut State<Shards>, card: CardId) {
    let place = state.zone(Zone::River, Seat::NONE).iter().position(|&other| other == card);
    state.extra.gap = place.unwrap_or(RIVER) as u8;
}

/// The card goes to its new owner: into the discard pile unless something says otherwise. `SOI-RECRUIT-1`
fn recruit(state: &mut State<Shards>, seat: Seat, card: CardId, price: u8, to: Destination) {
    pay(state, seat, Resource::Gems, price);
    note_gap(state, card);
    let zone = match to {
        Destination::Discard => Zone::Discard,
        Destination::Hand => Zone::Hand,
        Destination::Play => Zone::Play,
    };
    state.put(card, zone, seat);
    let card = state.card_mut(card);
    card.owner = seat;
    card.controller = seat;
}

/// Empty places of the river are filled from the centre deck, the gap first. `SOI-RIVER-1`
pub fn refill(state: &mut State<Shards>) {
    while state.zone(Zone::River, Seat::NONE).len() < RIVER {
        let Some(&card) = state.zone(Zone::Centre, Seat::NONE).last() else { break };
        let place = (state.extra.gap as usize).min(state.zone(Zone::River, Seat::NONE).len());
        state.put_at(card, Zone::River, Seat::NONE, place);
        state.extra.gap = RIVER as u8;
    }
}

/// A destroyed champion goes to its owner's discard pile. `SOI-DESTROY-1`
fn destroy(state: &mut State<Shards>, card: CardId) {
    let owner = state.card(card).owner;
    state.put(card, Zone::Discard, owner);
}

/// Enlisted mercenaries go below the centre deck. `SOI-MERC-4`
pub fn desert(state: &mut State<Shards>, seat: Seat) {
    while let Some(&card) = state.zone(Zone::Play, seat).iter().find(|&&card| state.card(card).has(ENLISTED)) {
        state.put_under(card, Zone::Centre, Seat::NONE);
        state.card_mut(card).controller = Seat::NONE;
    }
}

/// One step of the end of the turn.
fn end_step(state: &mut State<Shards>, book: &Book<Shards>, seat: Seat, step: EndStep) {
    match step {
        EndStep::Desert => desert(state, seat),
        EndStep::Clear => {
            let mut place = 0;
            while let Some(&card) = state.zone(Zone::Play, seat).get(place) {
                if book.face(state.card(card).face).printed.kind == Kind::Champion {
                    state.mark(card, TURNED, false);
                    place += 1;
                } else {
                    state.put(card, Zone::Discard, seat);
                }
            }
            state.places[seat.index()].turned = false;
        }
        EndStep::Discard => state.pour((Zone::Hand, seat), (Zone::Discard, seat)),
        EndStep::Lose => {
            state.set_gauge(seat, Resource::Gems, Quantity::ZERO);
            state.set_gauge(seat, Resource::Power, Quantity::ZERO);
        }
        EndStep::Draw => {}
        EndStep::Pass => end::pass_turn(state),
    }
}
