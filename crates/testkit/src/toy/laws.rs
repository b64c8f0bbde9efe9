//! What toy texts wait for and look at: patterns, rewrites, conditions, filters, values.

use kernel::effect::tree::{CardPick, Phase};
use kernel::quantity::Quantity;
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Offer, Order, Proposal};
use kernel::resolve::modifier::{Reading, read};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::{Seat, SeatKind};
use kernel::table::state::State;

use super::event::{Event, kind};
use super::language::{Answers, Filter, Gauge, Kind, Pattern, Quality, Rewrite, Test, Which, Zone};
use super::{HIDDEN, Moment, Sight, Toy, WOUND};

/// Whether a condition holds.
pub fn test<const S: bool>(look: Sight<S>, test: &Test) -> bool {
    match test {
        Test::YourTurn => look.state.extra.active == look.you(),
        Test::AnsweredAtLeast(least) => look.scope.event.as_ref().is_some_and(|event| event.amount() >= *least),
        Test::Has(gauge, least) => look.state.gauge(look.you(), *gauge) >= Quantity::new(*least),
    }
}

/// Whether a card is what a filter asks for.
pub fn fits<W: Why, const S: bool>(look: Sight<S>, filter: &Filter, card: CardId) -> Result<(), W> {
    let printed = &look.face(card).printed;
    let creature = !look.state.card(card).has(HIDDEN) && printed.kind == Kind::Creature;
    let this = look.this() == Some(card);
    let fits = match filter {
        Filter::Any => true,
        Filter::Another => !this,
        Filter::Creature => creature,
        Filter::Other => creature && !this,
        Filter::CostAtLeast(least) => printed.cost >= *least,
    };
    if fits { Ok(()) } else { Err(W::because(|| Reason::new("TOY-PICK-2", "another-kind"))) }
}

/// Why a card that lies elsewhere cannot be picked.
pub fn misplaced<const S: bool>(_: Sight<S>, _: &CardPick<Toy<S>>, _: CardId) -> Reason {
    Reason::new("TOY-PICK-1", "lies-elsewhere")
}

/// A value of a card with everything that changes it.
pub fn reading<const S: bool>(look: Sight<S>, quality: Quality, card: CardId) -> Reading {
    let printed = &look.face(card).printed;
    let hidden = look.state.card(card).has(HIDDEN);
    let base = match quality {
        Quality::Power if hidden => 1,
        Quality::Life if hidden => 2,
        Quality::Power => i32::from(printed.power),
        Quality::Life => i32::from(printed.life),
        Quality::Price => i32::from(printed.cost),
        Quality::Strike => 0,
    };
    read(look.book, look.state, quality, Target::Card(look.state.refer(card)), base)
}

/// The kinds of events that a pattern waits for.
pub fn kinds(pattern: &Pattern) -> u64 {
    1 << match pattern {
        Pattern::Played(_) => kind::PLAY,
        Pattern::Hurt(_) => kind::HURT,
        Pattern::Gained(..) => kind::GAIN,
        Pattern::Spent(..) => kind::SPEND,
        Pattern::Discarded(_) => kind::DISCARD,
        Pattern::Noted(..) => kind::NOTE,
        Pattern::TurnBegan(_) => kind::BEGIN,
        Pattern::Wounded(_) => kind::WOUND,
        Pattern::Destroyed(_) => kind::DESTROY,
        Pattern::Returned(_) => kind::TO_HAND,
        Pattern::Strikes(_) => kind::STRIKE,
        Pattern::Clashed(_) => kind::CLASH,
    }
}

/// Whether an event is what a text waits for.
pub fn matches<const S: bool>(look: Sight<S>, pattern: &Pattern, event: &Event) -> bool {
    if kinds(pattern) != 1 << event.kind() {
        return false;
    }
    let about = |whose| event.seat().is_some_and(|seat| look.seats(whose).contains(Some(seat)));
    match pattern {
        Pattern::Played(whose) | Pattern::Hurt(whose) | Pattern::Discarded(whose) | Pattern::TurnBegan(whose) => {
            about(*whose)
        }
        Pattern::Gained(whose, wanted) | Pattern::Spent(whose, wanted) => {
            let gauge = match event {
                Event::Gain { gauge, .. } | Event::Spend { gauge, .. } => Some(gauge),
                _ => None,
            };
            about(*whose) && gauge == Some(wanted)
        }
        Pattern::Noted(whose, wanted) => {
            let digit = match event {
                Event::Note { digit, .. } | Event::NoteAndFollow { digit, .. } => Some(digit),
                _ => None,
            };
            about(*whose) && digit == Some(wanted)
        }
        Pattern::Wounded(which)
        | Pattern::Destroyed(which)
        | Pattern::Returned(which)
        | Pattern::Strikes(which)
        | Pattern::Clashed(which) => event.card().is_some_and(|card| is(look, *which, card)),
    }
}

fn is<const S: bool>(look: Sight<S>, which: Which, card: CardId) -> bool {
    match which {
        Which::This => look.this() == Some(card),
        Which::YourOther => look.this() != Some(card) && look.state.card(card).controller == look.you(),
        Which::Any => true,
    }
}

/// What a replacement or an answer makes of an event.
pub fn rewrite<const S: bool>(look: Sight<S>, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
    match (rewrite, event) {
        (Rewrite::Nothing, _) => Vec::new(),
        (Rewrite::ToHand, Event::Destroy { card }) => vec![Event::ToHand { card: *card }],
        (Rewrite::Destroy, Event::ToHand { card }) => vec![Event::Destroy { card: *card }],
        (Rewrite::Less(less), Event::Hurt { seat, amount }) => {
            vec![Event::Hurt { seat: *seat, amount: (amount - less).max(0) }]
        }
        (Rewrite::Split, Event::Hurt { seat, amount }) => {
            let half = amount / 2;
            vec![Event::Hurt { seat: *seat, amount: amount - half }, Event::Hurt { seat: *seat, amount: half }]
        }
        (Rewrite::OntoYou, Event::Hurt { amount, .. }) => vec![Event::Hurt { seat: look.you(), amount: *amount }],
        (Rewrite::Fizzle, Event::Play { seat, card, .. }) => vec![Event::Discard { seat: *seat, card: *card }],
        _ => vec![event.clone()],
    }
}

/// A text of the scenario is followed by whoever the event is about, or else by nobody: it asks no questions.
pub fn decider<const S: bool>(state: &State<Toy<S>>, origin: &Origin, event: &Event) -> Seat {
    if state.place(origin.you).kind == SeatKind::Player {
        return origin.you;
    }
    event.seat().unwrap_or(origin.you)
}

/// Texts of one player are ordered by that player, others by the active one.
pub fn orderer<const S: bool>(state: &State<Toy<S>>, origins: &[Origin]) -> Seat {
    let first = origins.first().map_or(state.extra.active, |origin| origin.you);
    let common = origins.iter().all(|origin| origin.you == first);
    let player = first != Seat::NONE && state.place(first).kind == SeatKind::Player;
    if common && player { first } else { state.extra.active }
}

/// Who may answer an event, and how.
pub fn offer<const S: bool>(look: Sight<S>, event: &Event, phase: Phase) -> Option<Offer<Toy<S>>> {
    let active = look.state.extra.active;
    let all = || {
        let round = std::iter::once(active).chain(look.state.clockwise(active)).take(look.state.places.len());
        round.filter(|seat| look.state.living().any(|living| living == *seat)).collect()
    };
    let (answers, seats, order) = match event {
        Event::Play { seat, .. } => (Answers::Play, look.state.opponents(*seat).collect(), Order::Series),
        Event::Hurt { .. } => (Answers::Hurt, all(), Order::UntilAllPass),
        Event::Strike { .. } => (Answers::Strike, all(), Order::Collect),
        _ => return None,
    };
    (phase == Phase::Before).then_some(Offer { moment: Moment::Answer(answers), seats, order })
}

/// Players without life are out; creatures with too many wounds are destroyed.
pub fn settle<const S: bool>(look: Sight<S>) -> Proposal<Toy<S>> {
    let state = look.state;
    let seats: Vec<Seat> = state.living().filter(|seat| state.gauge(*seat, Gauge::Life) <= Quantity::ZERO).collect();
    if !seats.is_empty() {
        return Proposal::Event(Event::Fall { seats });
    }
    let mut doomed = Vec::new();
    for seat in state.players() {
        for &card in state.zone(Zone::Play, seat) {
            let wounds = i32::from(state.counters.get(card, WOUND));
            if reading(look, Quality::Life, card).value <= wounds {
                doomed.push(Event::Destroy { card });
            }
        }
    }
    if doomed.is_empty() { Proposal::Nothing } else { Proposal::Together(doomed) }
}
